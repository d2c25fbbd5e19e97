"""Why an action is refused, and by which rule of the book."""

from enum import StrEnum
from typing import NoReturn

from tarock.core.errors import IllegalAction
from tarock.koenigrufen.rules import KoenigrufenRuleset


class Reason(StrEnum):
    """The code of a refusal; the catalogues in ``words`` hold its wording."""

    DEAL_IS_OVER = "deal_is_over"
    NOT_YOUR_TURN = "not_your_turn"
    NOT_NOW = "not_now"
    NOT_IN_YOUR_HAND = "not_in_your_hand"
    OPENING_WORD = "opening_word"
    NOT_FOREHAND = "not_forehand"
    NOT_HIGHER = "not_higher"
    NO_HOLD = "no_hold"
    MUST_PLAY = "must_play"
    NO_SUCH_BID = "no_such_bid"
    FIRST_WORD_ONLY = "first_word_only"
    NEEDS_TRULL_PIECE = "needs_trull_piece"
    NEEDS_BIRD = "needs_bird"
    NEEDS_SUIT_CARDS = "needs_suit_cards"
    FOUR_KINGS = "four_kings"
    NOT_FOUR_KINGS = "not_four_kings"
    OWN_KING = "own_king"
    NOT_CALLABLE = "not_callable"
    NOT_THREE_KINGS = "not_three_kings"
    TAKES_ALL = "takes_all"
    TAKES_HALF = "takes_half"
    KING_NOT_IN_TALON = "king_not_in_talon"
    NAME_THE_BIRD = "name_the_bird"
    WRONG_NUMBER_LAID = "wrong_number_laid"
    HONOUR_LAID = "honour_laid"
    TAROCK_LAID = "tarock_laid"
    SUIT_CARD_LAID = "suit_card_laid"
    TOO_FEW_SUIT_CARDS = "too_few_suit_cards"
    NO_SUCH_BONUS = "no_such_bonus"
    ANNOUNCED_TWICE = "announced_twice"
    ANNOUNCES_ONCE = "announces_once"
    WITH_THE_BID = "with_the_bid"
    NOT_THE_HOLDER = "not_the_holder"
    NOT_THE_PARTNER = "not_the_partner"
    BIRD_MISSING = "bird_missing"
    SETS_BESIDE_VALAT = "sets_beside_valat"
    NOTHING_TO_DOUBLE = "nothing_to_double"
    DOUBLED_TOO_LATE = "doubled_too_late"
    OWN_SIDE = "own_side"
    OTHER_SIDE = "other_side"
    NO_FURTHER_LEVEL = "no_further_level"
    MUST_FOLLOW = "must_follow"
    MUST_TAROCK = "must_tarock"
    MUST_OVERTAKE = "must_overtake"
    PAGAT_LAST = "pagat_last"
    TAROCK_LED = "tarock_led"
    BIRD_ORDER = "bird_order"
    HELD_BACK = "held_back"
    # Table mode: what else can be wrong, and what even people cannot do
    LAID_NOT_SHOWN = "laid_not_shown"
    WRONG_NUMBER_DEALT = "wrong_number_dealt"
    EARLY_ADVANTAGE = "early_advantage"
    EXPOSED = "exposed"
    TALKED = "talked"
    THROWN_IN = "thrown_in"
    NOT_TABLE_MODE = "not_table_mode"
    NOTHING_TO_HIDE = "nothing_to_hide"
    NO_SUCH_FAULT = "no_such_fault"
    NOT_PLAYED_YET = "not_played_yet"
    JUDGED_ALREADY = "judged_already"
    DECISION_OPEN = "decision_open"
    NO_SUCH_ANSWER = "no_such_answer"
    NOTHING_TO_CORRECT = "nothing_to_correct"
    NOTHING_LOST = "nothing_lost"
    NO_SUCH_RULING = "no_such_ruling"


class Fact(StrEnum):
    """What happened where the act itself is never refused at the table."""

    MISDEALT = "misdealt"
    NOT_HELD = "not_held"
    PLAYED_EARLY = "played_early"


RULE_OF = {
    Reason.DEAL_IS_OVER: "leading",
    Reason.NOT_YOUR_TURN: "auction",
    Reason.NOT_NOW: "auction",
    Reason.NOT_IN_YOUR_HAND: "following",
    Reason.OPENING_WORD: "auction",
    Reason.NOT_FOREHAND: "auction",
    Reason.NOT_HIGHER: "auction",
    Reason.NO_HOLD: "auction",
    Reason.MUST_PLAY: "auction",
    Reason.NO_SUCH_BID: "auction",
    Reason.FIRST_WORD_ONLY: "auction",
    Reason.NEEDS_TRULL_PIECE: "auction",
    Reason.NEEDS_BIRD: "announcing",
    Reason.NEEDS_SUIT_CARDS: "suit_game",
    Reason.FOUR_KINGS: "calling",
    Reason.NOT_FOUR_KINGS: "passing_on",
    Reason.OWN_KING: "calling",
    Reason.NOT_CALLABLE: "calling",
    Reason.NOT_THREE_KINGS: "calling",
    Reason.TAKES_ALL: "discard",
    Reason.TAKES_HALF: "discard",
    Reason.KING_NOT_IN_TALON: "king_in_talon",
    Reason.NAME_THE_BIRD: "king_in_talon",
    Reason.WRONG_NUMBER_LAID: "discard",
    Reason.HONOUR_LAID: "discard",
    Reason.TAROCK_LAID: "discard",
    Reason.SUIT_CARD_LAID: "discard",
    Reason.TOO_FEW_SUIT_CARDS: "suit_game",
    Reason.NO_SUCH_BONUS: "announcing",
    Reason.ANNOUNCED_TWICE: "announcing",
    Reason.ANNOUNCES_ONCE: "announcing",
    Reason.WITH_THE_BID: "announcing",
    Reason.NOT_THE_HOLDER: "announcing",
    Reason.NOT_THE_PARTNER: "announcing",
    Reason.BIRD_MISSING: "announcing",
    Reason.SETS_BESIDE_VALAT: "valat",
    Reason.NOTHING_TO_DOUBLE: "kontra",
    Reason.DOUBLED_TOO_LATE: "kontra",
    Reason.OWN_SIDE: "kontra",
    Reason.OTHER_SIDE: "kontra",
    Reason.NO_FURTHER_LEVEL: "kontra",
    Reason.MUST_FOLLOW: "following",
    Reason.MUST_TAROCK: "following",
    Reason.MUST_OVERTAKE: "trick",
    Reason.PAGAT_LAST: "trick",
    Reason.TAROCK_LED: "suit_game",
    Reason.BIRD_ORDER: "announcing",
    Reason.HELD_BACK: "announcing",
    Reason.LAID_NOT_SHOWN: "discard",
    Reason.WRONG_NUMBER_DEALT: "dealing",
    Reason.EARLY_ADVANTAGE: "announcing",
    Reason.EXPOSED: "renonce",
    Reason.TALKED: "renonce",
    Reason.THROWN_IN: "renonce",
    Reason.NOT_TABLE_MODE: "renonce",
    Reason.NOTHING_TO_HIDE: "discard",
    Reason.NO_SUCH_FAULT: "renonce",
    Reason.NOT_PLAYED_YET: "renonce",
    Reason.JUDGED_ALREADY: "renonce",
    Reason.DECISION_OPEN: "renonce",
    Reason.NO_SUCH_ANSWER: "renonce",
    Reason.NOTHING_TO_CORRECT: "renonce",
    Reason.NOTHING_LOST: "renonce",
    Reason.NO_SUCH_RULING: "rulings",
}
"""The table of the ruleset that each refusal rests on."""


def refuse(ruleset: KoenigrufenRuleset, reason: Reason, detail: str = "", *, rule: str = "") -> NoReturn:
    """Raise the refusal with the source of its rule.

    :param rule: the table of the ruleset, where it depends on more than the reason.
    :raises IllegalAction: always.
    """
    raise IllegalAction(reason, citation(ruleset, reason, rule), detail)


def citation(ruleset: KoenigrufenRuleset, reason: Reason, rule: str = "") -> str:
    """Return what a refusal rests on: one passage of the rule where the ruleset names it, else the rule's source.

    A rule that a house has changed is no longer the book's, and neither is the passage.
    """
    source: str = getattr(ruleset, rule or RULE_OF[reason]).source
    passage = ruleset.passages.get(reason)
    book = f"{ruleset.book.short}, "
    return f"{book}{passage}" if passage is not None and source.startswith(book) else source
