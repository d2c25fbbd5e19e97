"""Königrufen in the kernel: a deal packed into integers, played and settled fast.

Nothing here decides a rule.  What a contract, a bonus or a Valat is worth is asked of the readable engine once, when a
deal is packed, and the answers become the kernel's plan.
"""

from collections.abc import Callable, Iterable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, replace
from itertools import pairwise
from typing import Final, TypeAlias

import numpy as np
from numpy.typing import NDArray

from tarock.core.cards import SUIT_SIZE, SUITS, Card
from tarock.core.cardset import CardSet
from tarock.core.faults import Mode
from tarock.core.seats import Seat
from tarock.koenigrufen import bonuses, negative, partnership, positive
from tarock.koenigrufen.bonus_kinds import BONUS_KINDS, BONUS_NAMES, announced_card, is_of_king
from tarock.koenigrufen.cards import LAST_TRICK, PACK, PLAYERS
from tarock.koenigrufen.ending import cards_of, side_of
from tarock.koenigrufen.facts import Facts, Item, Side, ValatFact
from tarock.koenigrufen.ledger import HALVES, Line
from tarock.koenigrufen.rules import Contract, KoenigrufenRuleset
from tarock.koenigrufen.state import KoenigrufenState
from tarock.koenigrufen.table import Phase, Table
from tarock.search._kernels.koenigrufen import layout as at
from tarock.search._kernels.koenigrufen import payments as koenigrufen_payments
from tarock.search._kernels.koenigrufen import random as koenigrufen_random
from tarock.search._kernels.koenigrufen import rules as kernel

Ints: TypeAlias = NDArray[np.int64]
Bits: TypeAlias = int
"""Cards as the kernel knows them."""

_SUIT_MASK: Final = (1 << at.SUIT_BITS) - 1
_UNUSED_RANKS: Final = SUIT_SIZE - at.SUIT_BITS
_TAROK_SHIFT: Final = SUIT_SIZE * len(SUITS)
KINDS: Final = {"positive": at.POSITIVE, "suit": at.SUIT, "negative": at.NEGATIVE, "trischaken": at.TRISCHAKEN}
TALON_USES: Final = {
    "unused": at.TALON_UNUSED,
    "half": at.TALON_HALF,
    "all": at.TALON_ALL,
    "opponents": at.TALON_OPPONENTS,
    "first_six_tricks": at.TALON_FIRST_SIX_TRICKS,
    "last_trick": at.TALON_LAST_TRICK,
}
_BESIDE: Final = {
    "all": at.BESIDE_ALL,
    "announced": at.BESIDE_ANNOUNCED,
    "tricks_and_announced_sets": at.BESIDE_TRICKS_AND_ANNOUNCED_SETS,
}
_SIDE_BITS: Final = {Side.DECLARER: at.CALLING_SIDE, Side.DEFENDERS: at.OTHER_SIDE}


# Cards


def bits_of(cards: CardSet) -> Bits:
    """Return the kernel's bits of some cards."""
    bits = cards.mask >> _TAROK_SHIFT << at.FIRST_TAROCK_BIT
    for suit in SUITS:
        ranks = cards.mask >> SUIT_SIZE * suit + _UNUSED_RANKS & _SUIT_MASK
        bits |= ranks << at.SUIT_BITS * suit
    return bits


def cards_from(bits: Bits) -> CardSet:
    """Return the cards of the kernel's bits."""
    bits = int(bits)
    mask = bits >> at.FIRST_TAROCK_BIT << _TAROK_SHIFT
    for suit in SUITS:
        ranks = bits >> at.SUIT_BITS * suit & _SUIT_MASK
        mask |= ranks << SUIT_SIZE * suit + _UNUSED_RANKS
    return CardSet(mask)


_BIT_OF: Final = {card: bits_of(CardSet.of(card)) for card in PACK}
_CARD_OF: Final = {bit: card for card, bit in _BIT_OF.items()}


def bit_of(card: Card) -> Bits:
    """Return the kernel's bit of a card."""
    return _BIT_OF[card]


def card_from(bit: Bits) -> Card:
    """Return the card of one of the kernel's bits."""
    return _CARD_OF[int(bit)]


# A deal in the kernel


@dataclass(frozen=True, slots=True)
class Settled:
    """What a deal came to for each seat, in half points."""

    score: tuple[int, ...]
    money: tuple[int, ...]


class Position:
    """A deal of Königrufen in the kernel, from the first trick on.  Playing a card changes it."""

    def __init__(self, plan: Ints, words: Ints) -> None:
        self.plan = plan
        self.words = words

    @classmethod
    def of(cls, state: KoenigrufenState) -> "Position":
        """Pack a deal whose cards are being played, or are played out.

        :raises ValueError: before the play, and in table mode, where cards may be missing or wrong.
        """
        if state.phase not in {Phase.PLAY, Phase.OVER} or not state.table.all_tricks:
            message = f"expected a deal in play, got one in the phase {state.phase.value}"
            raise ValueError(message)
        if state.table.mode is not Mode.STRICT:
            message = "expected strict play: the kernel knows no faults"
            raise ValueError(message)
        origin = _origin(state)
        position = cls(plan_of(origin, state.table.all_tricks[0].leader), np.zeros(at.STATE_SIZE, np.int64))
        for seat, hand in enumerate(origin.hands):
            position.words[at.HANDS + seat] = bits_of(hand)
        kernel.begin(position.plan, position.words)
        for trick in state.table.all_tricks:
            for _, card in trick.plays:
                position.play_unchecked(card)
        return position

    def copy(self) -> "Position":
        """Return a position that can be played on without changing this one."""
        return Position(self.plan.copy(), self.words.copy())

    @property
    def is_over(self) -> bool:
        """Tell whether all tricks are played."""
        return bool(self.words[at.NUMBER] > LAST_TRICK)

    @property
    def turn(self) -> Seat | None:
        """Whose turn it is; None when all tricks are played."""
        return None if self.is_over else int(kernel.turn(self.words))

    @property
    def playable(self) -> CardSet:
        """The cards that the player on turn may play."""
        return cards_from(kernel.legal_now(self.plan, self.words))

    def play_unchecked(self, card: Card) -> None:
        """Play a card, which must be legal."""
        kernel.play_unchecked(self.plan, self.words, bit_of(card))

    def settled(self) -> Settled:
        """Return what a deal that is played out comes to."""
        result = np.zeros(PLAYERS, np.int64)
        koenigrufen_payments.settle(self.plan, self.words.copy(), result)
        return settled_from(result)


def settled_from(amounts: Ints) -> Settled:
    """Return score and money of the kernel's amounts."""
    scores = [_signed(int(amount)) for amount in amounts]
    money = [int(amount) - score >> 32 for amount, score in zip(amounts, scores, strict=True)]
    return Settled(tuple(scores), tuple(money))


def _signed(amount: int) -> int:
    """Return the score of an amount: its low 32 bits with their sign."""
    low = amount & 0xFFFFFFFF
    return low - (1 << 32) if low >> 31 else low


# Random play


def random_continuations(position: Position, games: int, seed: int = 0, threads: int = 1) -> Settled:
    """Play a position to its end at random so many times; returns the sums of what each seat gets."""

    def part(first: int, number: int) -> Ints:
        words, result, totals = (np.zeros(size, np.int64) for size in (at.STATE_SIZE, PLAYERS, PLAYERS))
        koenigrufen_random.random_continuations(
            position.plan, position.words, words, result, totals, seed, first, number
        )
        return totals

    return _in_threads(part, games, threads)


def random_games(position: Position, games: int, seed: int = 0, threads: int = 1) -> Settled:
    """Deal anew for the contract of a position, play at random and settle, so many times; returns the sums."""

    def part(first: int, number: int) -> Ints:
        words, result, totals = (np.zeros(size, np.int64) for size in (at.STATE_SIZE, PLAYERS, PLAYERS))
        koenigrufen_random.random_games(position.plan.copy(), words, result, totals, seed, first, number)
        return totals

    return _in_threads(part, games, threads)


def _in_threads(part: Callable[[int, int], Ints], games: int, threads: int) -> Settled:
    """Share some games between threads; each game has its own random numbers, so the sums are the same for any."""
    if threads == 1:
        return settled_from(part(0, games))
    bounds = [games * thread // threads for thread in range(threads + 1)]
    with ThreadPoolExecutor(threads) as pool:
        sums = pool.map(part, bounds, [after - before for before, after in pairwise(bounds)])
        return settled_from(np.sum(list(sums), axis=0))


# Packing


def _origin(state: KoenigrufenState) -> KoenigrufenState:
    """Return the deal as it was before the first card."""
    table = state.table
    hands = tuple(hand | table.played_by(seat) for seat, hand in enumerate(state.hands))
    return replace(state, hands=hands, table=replace(table, phase=Phase.PLAY, tricks=(), trick=None, turned=()))


def public_plan(table: Table, leader: Seat) -> Ints:
    """Pack of a plan what everybody knows: the game, its declarer, its duties, and what cards count."""
    plan = np.zeros(at.PLAN_SIZE, np.int64)
    ruleset, contract = table.ruleset, table.game
    plan[at.KIND] = KINDS[contract.kind]
    plan[at.DUTIES] = _duties(ruleset, contract)
    plan[at.LEADER] = leader
    plan[at.FOREHAND] = table.auction.forehand
    plan[at.DECLARER] = 0 if table.declarer is None else table.declarer
    plan[at.TALON_USE] = TALON_USES[contract.talon]
    plan[at.WIN_THIRDS] = ruleset.counting.win_thirds
    plan[at.WANTED_TRICKS] = contract.tricks
    counting = ruleset.counting
    worth = (counting.trull, counting.king, counting.queen, counting.cavall, counting.jack, counting.other)
    plan[at.WORTH : at.WORTH + len(worth)] = [3 * points - 2 for points in worth]
    plan[at.SILENT_PAY : at.SILENT_PAY + at.BONUS_COUNT] = -1
    if contract.kind == "trischaken":
        _pack_trischaken(plan, ruleset)
    return plan


def plan_of(origin: KoenigrufenState, leader: Seat) -> Ints:
    """Pack all that does not change while cards are played."""
    table, ruleset, contract = origin.table, origin.ruleset, origin.table.game
    plan = public_plan(table, leader)
    plan[at.TALON : at.TALON + at.TALON_SIZE] = [bit_of(card) for card in origin.talon]
    if contract.kind == "trischaken":
        return plan
    plan[at.CALLERS] = sum(1 << seat for seat in range(PLAYERS) if side_of(origin, seat) is Side.DECLARER)
    if contract.kind == "negative":
        _pack_negative(plan, ruleset, origin.facts)
        return plan
    plan[at.CALLED] = 0 if origin.called is None else bit_of(origin.called)
    plan[at.CALLERS_CARDS] = bits_of(cards_of(origin, Side.DECLARER))
    plan[at.OTHERS_CARDS] = bits_of(cards_of(origin, Side.DEFENDERS))
    _pack_announced_cards(plan, origin)
    _pack_sides(plan, ruleset, origin.facts)
    return plan


def _duties(ruleset: KoenigrufenRuleset, contract: Contract) -> int:
    negative_ = contract.kind in {"negative", "trischaken"}
    return (
        at.POWERLESS * (contract.kind == "suit")
        + at.KAISERSTICH * ruleset.kaiserstich.played
        + at.OVERTAKE * (negative_ and ruleset.trick.overtake)
        + at.PAGAT_LAST * (negative_ and ruleset.trick.pagat_last)
    )


def _amount(ruleset: KoenigrufenRuleset, line: Line) -> int:
    """Pack what a line passes from one player to another: score and money in half points."""
    written = HALVES * line.points
    money = written * line.kontra
    return (money << 32) + (money if ruleset.kontra.effect == "score" else written)


def _pack_trischaken(plan: Ints, ruleset: KoenigrufenRuleset) -> None:
    rule = ruleset.trischaken
    assert rule is not None
    plan[at.TALON_USE] = TALON_USES[rule.talon]
    for place, points in ((at.UNIT, rule.unit), (at.PAIR, rule.pair), (at.TRIPLE, rule.triple)):
        plan[place] = _amount(ruleset, Line(points, "trischaken", rule.source))
    plan[at.VIRGIN_DOUBLES] = rule.virgin == "doubled_pot"


def _pack_negative(plan: Ints, ruleset: KoenigrufenRuleset, facts: Facts) -> None:
    for row, winner in ((0, Side.DECLARER), (PLAYERS, Side.DEFENDERS)):
        for seat, line in negative.lines(ruleset, facts, winner):
            plan[at.OPPONENT_PAY + row + seat] = _amount(ruleset, line)


def _pack_announced_cards(plan: Ints, origin: KoenigrufenState) -> None:
    """Pack which announced cards bind whom: by what he knows before the called card is seen, and after it."""
    table, rule = origin.table, origin.ruleset.announcing
    for seat in range(PLAYERS):
        if rule.give_up != "free":
            plan[at.OWN_BIRDS + seat] = _cards_said(table, {seat}) & at.BIRDS
        if rule.early != "lost":
            known = partnership.with_me(table, seat, origin.hands[seat])
            friends = {other for other in range(PLAYERS) if known[other]}
            side = {other for other in range(PLAYERS) if side_of(origin, other) is side_of(origin, seat)}
            plan[at.BOUND_BIRDS + seat] = _cards_said(table, friends)
            plan[at.BOUND_BIRDS + PLAYERS + seat] = _cards_said(table, side)
    if rule.early != "lost" and any(is_of_king(said.item) for said in table.round.announcements):
        plan[at.BOUND_KING] = plan[at.CALLED]
    if plan[at.BOUND_KING] or plan[at.OWN_BIRDS : at.TALON].any():
        plan[at.DUTIES] |= at.ANNOUNCED


def _cards_said(table: Table, seats: set[Seat]) -> Bits:
    """Return the cards that some seats have announced for a trick; the called one is packed by itself."""
    said = [entry for entry in table.round.announcements if entry.seat in seats]
    return bits_of(CardSet.from_cards(card for entry in said for card in announced_card(entry.item, None)))


def _pack_sides(plan: Ints, ruleset: KoenigrufenRuleset, facts: Facts) -> None:
    """Pack what game, Valat and bonuses are worth, by asking the settlement about each of them alone."""
    bare = replace(facts, items=(), valat=None, counter_valat=None)
    for place, winner in enumerate(Side):
        plan[at.GAME_PAY + place] = _paid(ruleset, bare, "game", winner)
        for outcome, valat in enumerate(_valats(facts, winner)):
            payee = winner if valat.made else winner.other
            pay = _paid(ruleset, replace(bare, valat=valat), "valat", payee)
            plan[at.VALAT_PAY + 3 * place + outcome] = pay
    plan[at.VALATS_SAID] = sum(_SIDE_BITS[valat.side] for valat in _announced_valats(facts))
    plan[at.BESIDE_VALAT] = _BESIDE[ruleset.valat.beside]
    plan[at.REPLACES_EITHER] = ruleset.announcing.replaces == "either_side"
    plan[at.KING_LEFT] = _paid(ruleset, bare, "king_left", Side.DECLARER)
    known = bonuses.prices(ruleset, positive.contract_by_id(ruleset, facts))
    for number, name in enumerate(BONUS_NAMES):
        if name in known:
            _pack_bonus(plan, ruleset, bare, facts, number)


def _pack_bonus(plan: Ints, ruleset: KoenigrufenRuleset, bare: Facts, facts: Facts, number: int) -> None:
    bonus = ruleset.bonuses_by_id[BONUS_NAMES[number]]
    silent = Item(bonus.id, Side.DECLARER, announced=False, made=True)
    plan[at.SILENT_PAY + number] = _paid(ruleset, replace(bare, items=(silent,)), bonus.id, Side.DECLARER)
    # A called king that is lost in the last trick is not charged twice where its capture is paid (K-A12).
    paid_already = BONUS_KINDS[bonus.id].loss_paid_as in ruleset.bonuses_by_id
    plan[at.FAILS_IN_SILENCE + number] = bonus.silent_failure and not paid_already
    for item in facts.items:
        if item.announced and item.item == bonus.id:
            side = _SIDE_BITS[item.side]
            made = replace(bare, items=(replace(item, made=True),))
            plan[at.SAID + number] |= side
            plan[at.SAID_PAY + 2 * number + side - 1] = _paid(ruleset, made, bonus.id, Side.DECLARER)


def _paid(ruleset: KoenigrufenRuleset, facts: Facts, reason: str, winner: Side) -> int:
    """Return the amount of the lines for one reason, whoever is paid."""
    return sum(_amount(ruleset, line) for _, line in positive.lines(ruleset, facts, winner) if line.reason == reason)


def _announced_valats(facts: Facts) -> Iterable[ValatFact]:
    return [valat for valat in (facts.valat, facts.counter_valat) if valat is not None and valat.announced]


def _valats(facts: Facts, side: Side) -> tuple[ValatFact, ...]:
    """Return the Valats that a side can have: in silence, announced and made, announced and missed."""
    kontra = next((valat.kontra for valat in _announced_valats(facts) if valat.side is side), 1)
    return (
        ValatFact(side, announced=False, made=True),
        ValatFact(side, announced=True, made=True, kontra=kontra),
        ValatFact(side, announced=True, made=False, kontra=kontra),
    )
