"""A decision of Königrufen as a network sees it, made from a view alone, and the rules of a whole deal as numbers.

>>> from tarock.koenigrufen.deal import deal
>>> from tarock.koenigrufen.state import start
>>> from tarock.rulesets import load_koenigrufen
>>> state = start(load_koenigrufen("koenigrufen-turnier"), 3, *deal(3, "a seed"))
>>> question = question_of(state.view(0))
>>> deal_layout.VORHAND in question.legal
True
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

import numpy as np

from tarock.core.cards import Card
from tarock.core.errors import TarockError
from tarock.core.families import GAMES
from tarock.core.seats import Seat
from tarock.koenigrufen import actions, partnership
from tarock.koenigrufen.bonus_kinds import BIRDS, BONUS_NAMES, Announced
from tarock.koenigrufen.cards import PLAYERS
from tarock.koenigrufen.rules import Contract, KoenigrufenRuleset
from tarock.koenigrufen.state import KoenigrufenState, KoenigrufenView
from tarock.koenigrufen.table import Phase, Table
from tarock.search._kernels.koenigrufen import deal_layout, encoder, stakes
from tarock.search._kernels.koenigrufen import history as seen
from tarock.search._kernels.koenigrufen import layout as at
from tarock.search._kernels.koenigrufen import selfplay as kernel
from tarock.search._kernels.koenigrufen.rules import begin
from tarock.search._kernels.koenigrufen.speaking import begin_round
from tarock.search.inputs import Bits, Input
from tarock.search.koenigrufen.packing import KINDS, TALON_USES, Ints, bit_of, bits_of

ITEMS: Final[tuple[Announced, ...]] = (
    "trull",
    "kings",
    "pagat",
    "uhu",
    "kakadu",
    "quapil",
    "koenig_ultimo",
    "mondfang",
    "valat",
)
"""What can be announced, by number."""

_INPUT: Final = Input(encoder.FEATURES)

# The law


def law_of(ruleset: KoenigrufenRuleset, first: Seat) -> Ints:
    """Return what a ruleset says about a whole deal in which a seat is the first after the dealer.

    :raises TarockError: if it has a game that the kernels do not know.
    """
    law = _law(ruleset).copy()
    law[deal_layout.FIRST_SEAT] = first
    return law


@lru_cache(64)
def _law(ruleset: KoenigrufenRuleset) -> Ints:
    law: Ints = np.zeros(deal_layout.LAW_SIZE, np.int64)
    for slot, amount in _terms(ruleset).items():
        law[slot] = amount
    counting = ruleset.counting
    worth = (counting.trull, counting.king, counting.queen, counting.cavall, counting.jack, counting.other)
    law[deal_layout.CARD_WORTH : deal_layout.CARD_WORTH + len(worth)] = [3 * points - 2 for points in worth]
    for number, name in enumerate(BONUS_NAMES):
        bonus = next((bonus for bonus in ruleset.bonuses if bonus.id == name), None)
        if bonus is not None:
            law[deal_layout.ANNOUNCED_POINTS + number] = bonus.announced
            law[deal_layout.SILENT_POINTS + number] = bonus.silent
            law[deal_layout.FAILS + number] = bonus.silent_failure
    for game, bid in bids_of(ruleset).items():
        row = deal_layout.GAME_ROWS + game * deal_layout.GAME_SIZE
        for field, value in _game_terms(ruleset, bid).items():
            law[row + field] = value
    for game in set(range(deal_layout.GAMES)) - set(bids_of(ruleset)):
        law[deal_layout.GAME_ROWS + game * deal_layout.GAME_SIZE + deal_layout.GAME_RANK] = -1
    return law


def _terms(rules: KoenigrufenRuleset) -> dict[int, int]:
    concede, trischaken = rules.king_in_talon.concede, rules.trischaken
    calling = [contract.value for contract in rules.contracts if contract.calls and contract.value]
    suit_bonuses, bonuses = rules.suit_game.bonuses, rules.bonuses_by_id
    terms = {
        deal_layout.SCALE: min(calling, default=1),
        deal_layout.OPENING: ("vorhand", "vorhand_or_game", "call_or_pass").index(rules.auction.opening),
        deal_layout.HOLDING: ("none", "forehand", "senior").index(rules.auction.hold),
        deal_layout.PASSING_ON: rules.passing_on.allowed,
        deal_layout.FIRST_SEAT_LEADS: rules.leading.positive == "first_seat",
        deal_layout.CALLS_OWN: rules.calling.own,
        deal_layout.CALLS_FOURTH: rules.calling.fourth,
        deal_layout.FOUR_KINGS: ("queen", "own", "barred").index(rules.calling.four_kings),
        deal_layout.CONCEDED_PAY: -1 if concede == "game_and_bird" else concede,
        deal_layout.KING_LEFT_PAY: rules.king_in_talon.left,
        deal_layout.SOLO_KONTRA_VOID: rules.solo_king_in_talon.kontra == "void",
        deal_layout.SOLO_ITEM_VOID: rules.solo_king_in_talon.item_kontra == "void",
        deal_layout.TAROKS_FIRST: rules.discard.suit_games == "taroks_first",
        deal_layout.MUST_OVERTAKE: rules.trick.overtake,
        deal_layout.PAGAT_GOES_LAST: rules.trick.pagat_last,
        deal_layout.HAS_KAISERSTICH: rules.kaiserstich.played,
        deal_layout.SUIT_BONUSES: sum(1 << number for number, name in enumerate(BONUS_NAMES) if name in suit_bonuses),
        deal_layout.KNOWN_BONUSES: sum(1 << number for number, name in enumerate(BONUS_NAMES) if name in bonuses),
        deal_layout.HOLDER_ONLY: _item_bits(rules.announcing.holder_only),
        deal_layout.PARTNER_ONLY: _item_bits(rules.announcing.partner_only),
        deal_layout.ONCE: rules.announcing.once,
        deal_layout.HIGHEST_FIRST: rules.announcing.give_up != "free",
        deal_layout.HELD_BACK: rules.announcing.early != "lost",
        deal_layout.EITHER_SIDE: rules.announcing.replaces == "either_side",
        deal_layout.VALAT_FIXED: rules.valat.mode == "fixed",
        deal_layout.SILENT_VALAT: rules.valat.silent,
        deal_layout.SAID_VALAT: rules.valat.announced,
        deal_layout.BESIDE: ("all", "announced", "tricks_and_announced_sets").index(rules.valat.beside),
        deal_layout.LEVELS: rules.kontra.levels,
        deal_layout.KONTRA_SCORES: rules.kontra.effect == "score",
        deal_layout.PARTNERS_REFUSED: rules.kontra.between_partners == "refused",
        deal_layout.WINNING_THIRDS: rules.counting.win_thirds,
    }
    if trischaken is not None:
        first_six = trischaken.talon == "first_six_tricks"
        terms |= {
            deal_layout.TRISCHAKEN_UNIT: trischaken.unit,
            deal_layout.TRISCHAKEN_PAIR: trischaken.pair,
            deal_layout.TRISCHAKEN_TRIPLE: trischaken.triple,
            deal_layout.TRISCHAKEN_TALON: at.TALON_FIRST_SIX_TRICKS if first_six else at.TALON_LAST_TRICK,
            deal_layout.VIRGIN_DOUBLED: trischaken.virgin == "doubled_pot",
        }
    return terms


def _item_bits(names: tuple[str, ...]) -> int:
    return sum(1 << number for number, name in enumerate(ITEMS) if name in names)


_POINT_GAMES: Final = {
    ("positive", "half", True, False): deal_layout.RUFER,
    ("positive", "all", False, False): deal_layout.SECHSER,
    ("positive", "opponents", True, False): deal_layout.SOLORUFER,
    ("positive", "half", True, True): deal_layout.BESSERRUFER,
    ("positive", "half", False, False): deal_layout.DREIER,
    ("positive", "opponents", False, False): deal_layout.SOLODREIER,
    ("suit", "half", False, False): deal_layout.FARBENDREIER,
    ("suit", "opponents", False, False): deal_layout.FARBENSOLO,
}
_NEGATIVE_GAMES: Final = {
    (0, False): deal_layout.BETTLER,
    (1, False): deal_layout.PICCOLO,
    (2, False): deal_layout.ZWICCOLO,
    (0, True): deal_layout.BETTLER_OUVERT,
    (1, True): deal_layout.PICCOLO_OUVERT,
    (2, True): deal_layout.ZWICCOLO_OUVERT,
}


def _game_of(contract: Contract, bid: actions.Bid) -> int | None:
    """Return the number of a game, which its structure gives."""
    if contract.kind == "trischaken":
        return deal_layout.TRISCHAKEN_GAME
    if contract.kind == "negative":
        return _NEGATIVE_GAMES.get((contract.tricks, contract.ouvert))
    game = _POINT_GAMES.get((contract.kind, contract.talon, contract.calls, contract.needs == "bird"))
    return game if game is None or bid.bird is None else game + 1 + BIRDS.index(bid.bird)


@lru_cache(64)
def bids_of(ruleset: KoenigrufenRuleset) -> Mapping[int, actions.Bid]:
    """Return the bids of a ruleset by the numbers of their games.

    :raises TarockError: if it has a game that the kernels do not know, or two that are alike.
    """
    found: dict[int, actions.Bid] = {}
    for name in dict.fromkeys((*ruleset.auction.free, *ruleset.auction.ranks)):
        contract_name, _, bird_name = name.partition(" ")
        bid = actions.Bid(contract_name, next((bird for bird in BIRDS if bird == bird_name), None))
        game = _game_of(ruleset.contracts_by_id[contract_name], bid)
        if game is None or game in found:
            message = f"{ruleset.id}: networks do not know the game {name!r}"
            raise TarockError(message)
        found[game] = bid
    return found


def _game_terms(ruleset: KoenigrufenRuleset, bid: actions.Bid) -> dict[int, int]:
    contract, rule, valat = ruleset.contracts_by_id[bid.contract], ruleset.auction, ruleset.valat
    name = bid.contract if bid.bird is None else f"{bid.contract} {bid.bird}"
    silent, said = contract.valat
    if valat.mode != "fixed":
        silent, said = contract.value * valat.silent, contract.value * valat.announced
    return {
        deal_layout.GAME_KIND: KINDS[contract.kind],
        deal_layout.GAME_TALON: TALON_USES[contract.talon],
        deal_layout.GAME_CALLS: contract.calls,
        deal_layout.GAME_TRICKS: contract.tricks,
        deal_layout.GAME_OUVERT: contract.ouvert,
        deal_layout.GAME_NEEDS: ("nothing", "trull_piece", "bird").index(contract.needs),
        deal_layout.GAME_BIRD: 0 if bid.bird is None else 1 + BIRDS.index(bid.bird),
        deal_layout.GAME_RANK: rule.ranks.get(name, -1),
        deal_layout.GAME_FREE: name in rule.free,
        deal_layout.GAME_FIRST_WORD: bid.contract in rule.first_word,
        deal_layout.GAME_VALUE: contract.value,
        deal_layout.GAME_LOSS: contract.lost,
        deal_layout.GAME_FACTOR: contract.bonus_factor,
        deal_layout.GAME_SUIT_CARDS: contract.suit_cards,
        deal_layout.GAME_OWN_WORD: contract.own_word,
        deal_layout.GAME_SILENT_VALAT: silent,
        deal_layout.GAME_SAID_VALAT: said,
    }


# Questions


@dataclass(frozen=True, slots=True)
class Question:
    """What somebody is to decide: a deal as the kernels keep it, as far as he knows it."""

    law: Ints
    plan: Ints
    state: Ints
    history: Ints
    more: Ints

    @property
    def seat(self) -> Seat:
        """Who is to decide."""
        return int(self.more[deal_layout.ACTOR])

    @property
    def decision(self) -> int:
        """What kind of decision it is."""
        return int(self.more[deal_layout.DECISION])

    @property
    def legal(self) -> list[int]:
        """What may be done, as numbers of actions."""
        cards, spoken = int(self.more[deal_layout.LEGAL]), int(self.more[deal_layout.LEGAL_SPOKEN])
        mask = cards | spoken << deal_layout.FIRST_SPOKEN
        return [action for action in range(deal_layout.ACTIONS) if mask >> action & 1]

    def ask(self) -> None:
        """Write down who is to decide, and among what."""
        kernel.write_choices(self.law, self.plan, self.state, self.history, self.more)

    def do(self, action: int) -> None:
        """Let whoever is to decide do something, and ask for what follows."""
        kernel.step(self.law, self.plan, self.state, self.history, self.more, action)
        if not self.more[deal_layout.OVER]:
            self.ask()

    def words(self) -> Ints:
        """Return all that he knows, in the words of the encoder; what is hidden from him stands behind it, if known."""
        found: Ints = np.zeros(encoder.WORDS, np.int64)
        encoder.write_words(self.law, self.plan, self.state, self.history, self.more, found)
        return found

    def bits(self) -> Bits:
        """Return the input of a network."""
        return _INPUT.bits(self.words())


def empty_question(ruleset: KoenigrufenRuleset, first: Seat) -> Question:
    """Return a deal in which nothing is dealt yet."""
    plan, state, history, more = (
        np.zeros(size, np.int64) for size in (at.PLAN_SIZE, at.STATE_SIZE, seen.HISTORY_SIZE, deal_layout.MORE_SIZE)
    )
    return Question(law_of(ruleset, first), plan, state, history, more)


def question_of(view: KoenigrufenView) -> Question:
    """Return a deal as the player on turn knows it, by playing over again what everybody has seen and heard.

    Other hands are empty, unless they lie open.
    """
    table, seat = view.table, view.seat
    question = empty_question(table.ruleset, table.auction.first)
    _deal(question, view)
    _before_round(question, view)
    if table.phase in {Phase.ANNOUNCING, Phase.PLAY}:
        _lay_away(question, view)
        _write_round(question, table)
    if table.phase is Phase.PLAY:
        _play_again(question, view)
    others = table.open_hands or ()
    for other in range(PLAYERS):
        question.state[at.HANDS + other] = bits_of(others[other]) if others else 0
    question.state[at.HANDS + seat] = bits_of(view.hand)
    question.ask()
    return question


def _deal(question: Question, view: KoenigrufenView) -> None:
    """Deal what the player knows: his own hand, and the talon as far as it is open."""
    table = view.table
    dealt = (view.hand | view.laid | table.played_by(view.seat)) - view.taken
    question.state[at.HANDS + view.seat] = bits_of(dealt)
    for place, card in enumerate(table.talon or table.turned or tuple(view.taken)):
        question.plan[at.TALON + place] = bit_of(card)
    kernel.begin_deal(question.law, question.state, question.more)


def _before_round(question: Question, view: KoenigrufenView) -> None:
    """Bid, call and buy as was done at the table."""
    ruleset = view.table.ruleset
    games = {bid: game for game, bid in bids_of(ruleset).items()}
    for _, action in view.table.log:
        match action:
            case actions.Vorhand():
                question.do(deal_layout.VORHAND)
            case actions.PassForehand():
                question.do(deal_layout.PASS_FOREHAND)
            case actions.Pass():
                question.do(deal_layout.PASS)
            case actions.Bid() | actions.Hold():
                bid = action if isinstance(action, actions.Bid) else None
                question.do(
                    deal_layout.HOLD if bid is None else deal_layout.BID + games[actions.Bid(bid.contract, bid.bird)]
                )
                for item in action.announces:
                    question.do(deal_layout.ANNOUNCE + ITEMS.index(item))
                if question.more[deal_layout.PHASE] == deal_layout.ADDING:
                    question.do(deal_layout.PASS)
            case actions.Call():
                _call(question, view, action)
            case actions.Take(half) if half != "all":
                question.do(deal_layout.BUY_FIRST if half == 1 else deal_layout.BUY_SECOND)
            case actions.Speak() | actions.Play():
                return
            case _:
                pass


def _call(question: Question, view: KoenigrufenView, action: actions.Call) -> None:
    """Call as was called; of a fourth king the player may not know which it is."""
    question.do(deal_layout.FOURTH_KING if action.card is None else bit_of(action.card).bit_length() - 1)
    known = partnership.known_called(view.table, view.seat, view.hand)
    question.plan[at.CALLED] = 0 if known is None else bit_of(known)
    if question.more[deal_layout.PHASE] == deal_layout.BUYING:
        question.ask()


def _lay_away(question: Question, view: KoenigrufenView) -> None:
    """Lay away what was laid; of another's discard only what lies open is known."""
    if question.more[deal_layout.PHASE] != deal_layout.LAYING:
        return
    more, laid_open = question.more, bits_of(view.table.laid_open)
    more[deal_layout.LAID] = bits_of(view.laid) if view.seat == view.table.declarer else laid_open
    more[deal_layout.LAID_OPEN] = laid_open
    more[deal_layout.TO_LAY] = 0
    begin_round(question.law, more)


def _write_round(question: Question, table: Table) -> None:
    """Write what was announced and doubled in the round before play."""
    more, round_ = question.more, table.round
    if table.game.kind == "trischaken":
        return
    assert table.declarer is not None
    for said in round_.announcements:
        more[deal_layout.SAID + said.seat * deal_layout.ITEMS + ITEMS.index(said.item)] = said.turn + 1
    for doubled in round_.doubled:
        if doubled.target is None:
            slot = table.declarer if doubled.opponent is None else doubled.opponent
            start = deal_layout.GAME_LEVEL, deal_layout.GAME_LEVEL_TURN, deal_layout.GAME_LEVEL_BY
        else:
            slot = doubled.target.seat * deal_layout.ITEMS + ITEMS.index(doubled.target.item)
            start = deal_layout.LEVEL, deal_layout.LEVEL_TURN, deal_layout.LEVEL_BY
        for first, value in zip(start, (len(doubled.by), doubled.turn, doubled.by[0]), strict=True):
            more[first + slot] = value
    spoken = [(seat, action) for seat, action in table.log if isinstance(action, actions.Speak)]
    more[deal_layout.TURNS], more[deal_layout.GOODS] = round_.turns, round_.goods
    more[deal_layout.WORDS] = sum(len(action.announces) + len(action.doubles) for _, action in spoken)
    more[deal_layout.ANNOUNCERS] = sum(1 << seat for seat in {seat for seat, action in spoken if action.announces})
    more[deal_layout.TURN] = table.after(table.declarer) if table.turn is None else table.turn
    places = partnership.possible_places(table)
    more[deal_layout.POSSIBLE] = sum(1 << (PLAYERS if place < 0 else place) for place in places)


def _play_again(question: Question, view: KoenigrufenView) -> None:
    """Play the cards that were played."""
    table, more = view.table, question.more
    if table.game.kind != "trischaken":
        partner = partnership.shown_partner(table)
        if partner is not None:
            more[deal_layout.DEALT + partner] |= question.plan[at.CALLED]
        question.state[at.HANDS + view.seat] = bits_of(view.hand | table.played_by(view.seat))
        stakes.write_history(question.law, question.plan, question.history, more)
        stakes.write_stakes(question.law, question.plan, question.state, question.history, more)
        begin(question.plan, question.state)
        more[deal_layout.PHASE] = deal_layout.PLAYING
    for trick in table.all_tricks:
        for card in trick.cards:
            kernel.play(question.plan, question.state, question.history, more, bit_of(card))


# Whole deals


def whole_deal(state: KoenigrufenState) -> Question:
    """Return a deal as the kernels keep it, with all hands, by playing over again all that has happened in it.

    :raises TarockError: if its ruleset has a game that the kernels do not know.
    """
    deal = GAMES["koenigrufen"].begun(state)
    question = empty_question(deal.ruleset, deal.table.auction.first)
    for seat, hand in enumerate(deal.hands):
        question.state[at.HANDS + seat] = bits_of(hand)
    for place, card in enumerate(deal.talon):
        question.plan[at.TALON + place] = bit_of(card)
    kernel.begin_deal(question.law, question.state, question.more)
    for seat, action in GAMES["koenigrufen"].acts(state):
        act(question, seat, action, state.ruleset)
    return question


def act(question: Question, seat: Seat, action: actions.Action, ruleset: KoenigrufenRuleset) -> None:
    """Let a seat do something in a whole deal, step by step as the kernels take it."""
    for number in steps_of(action, seat, ruleset):
        kernel.step(question.law, question.plan, question.state, question.history, question.more, number)
    if isinstance(action, actions.Bid | actions.Hold) and question.more[deal_layout.PHASE] == deal_layout.ADDING:
        kernel.step(question.law, question.plan, question.state, question.history, question.more, deal_layout.PASS)


_WORDS: Final[dict[type, int]] = {
    actions.Vorhand: deal_layout.VORHAND,
    actions.PassForehand: deal_layout.PASS_FOREHAND,
    actions.Pass: deal_layout.PASS,
    actions.Hold: deal_layout.HOLD,
}


def steps_of(action: actions.Action, seat: Seat, ruleset: KoenigrufenRuleset) -> Iterator[int]:
    """Give the steps that an action is in the kernels."""
    if type(action) in _WORDS:
        yield _WORDS[type(action)]
    match action:
        case actions.Bid():
            plain = actions.Bid(action.contract, action.bird)
            yield deal_layout.BID + next(game for game, bid in bids_of(ruleset).items() if bid == plain)
        case actions.Call(card):
            yield deal_layout.FOURTH_KING if card is None else _number_of(card)
        case actions.Take(half) if half != "all":
            yield deal_layout.BUY_FIRST if half == 1 else deal_layout.BUY_SECOND
        case actions.Concede(bird):
            yield deal_layout.CONCEDE + (0 if bird is None else 1 + BIRDS.index(bird))
        case actions.Lay(cards):
            yield from map(_number_of, cards)
        case actions.Play(card):
            yield _number_of(card)
        case _:
            pass
    if isinstance(action, actions.Bid | actions.Hold | actions.Speak):
        yield from (deal_layout.ANNOUNCE + ITEMS.index(item) for item in action.announces)
    if isinstance(action, actions.Speak):
        yield from (_doubling(target, seat) for target in action.doubles)
        yield deal_layout.PASS


def _doubling(target: actions.Target, seat: Seat) -> int:
    if target == "game":
        return deal_layout.DOUBLE_GAME
    if isinstance(target, int):
        return deal_layout.DOUBLE_SEAT + (target - seat - 1) % PLAYERS
    return deal_layout.DOUBLE_ITEM + ITEMS.index(target)


def _number_of(card: Card) -> int:
    return bit_of(card).bit_length() - 1
