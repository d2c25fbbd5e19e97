"""Why an action is refused, and by which rule of the book."""

from enum import StrEnum
from typing import TYPE_CHECKING, NoReturn

from tarock.core.errors import IllegalAction

if TYPE_CHECKING:
    from tarock.danish.rules import DanishRuleset


class Reason(StrEnum):
    """The code of a refusal; the catalogues in ``words`` hold its wording."""

    DEAL_IS_OVER = "deal_is_over"
    NOT_YOUR_TURN = "not_your_turn"
    NOT_NOW = "not_now"
    NOT_IN_YOUR_HAND = "not_in_your_hand"
    HAND_HAS_TAROKS = "hand_has_taroks"
    NO_REDEAL = "no_redeal"
    WRONG_NUMBER_LAID = "wrong_number_laid"
    KING_LAID = "king_laid"
    T21_LAID = "t21_laid"
    PAGAT_LAID = "pagat_laid"
    SKUS_LAID = "skus_laid"
    TAROK_LAID = "tarok_laid"
    TAROKS_LEFT = "taroks_left"
    DECLARED_CARD_LAID = "declared_card_laid"
    DECLARATION_MISSING = "declaration_missing"
    DECLARATION_FALSE = "declaration_false"
    DECLARATION_TWICE = "declaration_twice"
    MUST_FOLLOW = "must_follow"
    MUST_TAROK = "must_tarok"
    SKUS_IN_SECOND_LAST = "skus_in_second_last"
    SKUS_DEMANDED = "skus_demanded"
    SKUS_NOT_NAMED = "skus_not_named"
    NAMED_WITHOUT_LEAD = "named_without_lead"
    NO_BAPTISM = "no_baptism"
    HOLDS_NAMED_SUIT = "holds_named_suit"
    CLAIM_FIRST = "claim_first"
    NAME_OR_WAIVE = "name_or_waive"
    NOBODY_HOLDS_NAME = "nobody_holds_name"
    DEMAND_OUTSIDE_WINDOW = "demand_outside_window"
    DEMANDED_ALREADY = "demanded_already"
    HOLDER_DEMANDS = "holder_demands"
    NO_DISCLOSURE = "no_disclosure"
    ASKED_ALREADY = "asked_already"
    DEALER_ASKS = "dealer_asks"
    WRONG_NUMBER_DEALT = "wrong_number_dealt"
    LAID_NOT_NAMED = "laid_not_named"
    DECLARED_BEFORE_DEALER = "declared_before_dealer"
    CUPS_NOT_MOVED = "cups_not_moved"
    CUPS_MOVED_ALREADY = "cups_moved_already"
    CUPS_STAY = "cups_stay"
    NOTHING_TO_CLAIM = "nothing_to_claim"
    SITTER_CLAIMS = "sitter_claims"
    NO_SUCH_FAULT = "no_such_fault"
    CLAIM_ON_SITTER = "claim_on_sitter"
    DEALERS_DUTY = "dealers_duty"
    NOT_PLAYED_YET = "not_played_yet"
    DECISION_OPEN = "decision_open"
    NO_SUCH_ANSWER = "no_such_answer"
    NO_SUCH_RULING = "no_such_ruling"


class Fact(StrEnum):
    """What happened where the act itself is never refused."""

    SKUS_IS_GONE = "skus_is_gone"
    MISDEALT = "misdealt"


RULE_OF = {
    Reason.DEAL_IS_OVER: "leading",
    Reason.NOT_YOUR_TURN: "leading",
    Reason.NOT_NOW: "leading",
    Reason.NOT_IN_YOUR_HAND: "following",
    Reason.HAND_HAS_TAROKS: "redeal",
    Reason.NO_REDEAL: "redeal",
    Reason.WRONG_NUMBER_LAID: "skat",
    Reason.KING_LAID: "skat",
    Reason.T21_LAID: "skat",
    Reason.PAGAT_LAID: "skat",
    Reason.SKUS_LAID: "skat",
    Reason.TAROK_LAID: "skat",
    Reason.TAROKS_LEFT: "skat",
    Reason.DECLARED_CARD_LAID: "declared_skat",
    Reason.DECLARATION_MISSING: "declaring",
    Reason.DECLARATION_FALSE: "declaring",
    Reason.DECLARATION_TWICE: "declaring",
    Reason.MUST_FOLLOW: "following",
    Reason.MUST_TAROK: "following",
    Reason.SKUS_IN_SECOND_LAST: "skus_second_last",
    Reason.SKUS_DEMANDED: "demand",
    Reason.SKUS_NOT_NAMED: "skus_named",
    Reason.NAMED_WITHOUT_LEAD: "skus_named",
    Reason.NO_BAPTISM: "baptism",
    Reason.HOLDS_NAMED_SUIT: "baptism",
    Reason.CLAIM_FIRST: "baptism",
    Reason.NAME_OR_WAIVE: "baptism",
    Reason.NOBODY_HOLDS_NAME: "baptism",
    Reason.DEMAND_OUTSIDE_WINDOW: "demand",
    Reason.DEMANDED_ALREADY: "demand",
    Reason.HOLDER_DEMANDS: "demand",
    Reason.NO_DISCLOSURE: "disclosure",
    Reason.ASKED_ALREADY: "disclosure",
    Reason.DEALER_ASKS: "disclosure",
    Reason.WRONG_NUMBER_DEALT: "dealing",
    Reason.LAID_NOT_NAMED: "declared_skat",
    Reason.DECLARED_BEFORE_DEALER: "declaring",
    Reason.CUPS_NOT_MOVED: "ante",
    Reason.CUPS_MOVED_ALREADY: "ante",
    Reason.CUPS_STAY: "ante",
    Reason.NOTHING_TO_CLAIM: "claims",
    Reason.SITTER_CLAIMS: "sitters",
    Reason.NO_SUCH_FAULT: "claims",
    Reason.CLAIM_ON_SITTER: "claims",
    Reason.DEALERS_DUTY: "claims",
    Reason.NOT_PLAYED_YET: "claims",
    Reason.DECISION_OPEN: "claims",
    Reason.NO_SUCH_ANSWER: "claims",
    Reason.NO_SUCH_RULING: "rulings",
}
"""The table of the ruleset that each refusal rests on."""


def refuse(ruleset: "DanishRuleset", reason: Reason, detail: str = "", *, rule: str = "") -> NoReturn:
    """Raise the refusal with the source of its rule.

    :param rule: the table of the ruleset, where it depends on more than the reason.
    :raises IllegalAction: always.
    """
    raise IllegalAction(reason, getattr(ruleset, rule or RULE_OF[reason]).source, detail)
