"""Danish Tarok at speed: a deal of the readable engine as the arrays that the kernels work on, and random play.

>>> from tarock.danish.seating import Seating
>>> from tarock.rulesets import load_danish
>>> sums = random_deals(load_danish("danish-hjoerring"), Seating.of_three(dealer=2), number=100, seed=1)
>>> sums.cups.king + sums.cups.pagat + sum(sums.net.values()) == 0  # what is paid in somebody gets, or a cup
True
"""

from dataclasses import dataclass
from functools import lru_cache
from typing import Final, TypeAlias

import numpy as np
from numpy.typing import NDArray

from tarock.core.cards import PACK_SIZE
from tarock.core.cardset import NO_CARDS, CardSet
from tarock.core.seats import Seat
from tarock.danish import count
from tarock.danish.actions import CLAIM, DEMAND, NAMES, PLAYS, SKUS_LEADS, WAIVE, Action
from tarock.danish.events import Cups, Fined
from tarock.danish.rules import DanishRuleset
from tarock.danish.seating import Seating
from tarock.danish.state import DanishState, settle_table
from tarock.danish.table import Phase, Table
from tarock.danish.trick import Right, Trick
from tarock.search._kernels.danish import layout
from tarock.search._kernels.danish import random as random_play
from tarock.search._kernels.danish import rules as rules_of_play

Ints: TypeAlias = NDArray[np.int64]

ACTIONS: Final[tuple[Action, ...]] = (*PLAYS, *SKUS_LEADS, CLAIM, WAIVE, *NAMES, DEMAND)
"""Every action of the card play by the number that the kernels give it."""

NUMBER_OF: Final[dict[Action, int]] = {action: number for number, action in enumerate(ACTIONS)}

_RIGHTS: Final = {
    Right.NONE: layout.NO_RIGHT,
    Right.SECOND: layout.SECOND,
    Right.HELD: layout.HELD,
    Right.GRANTED: layout.GRANTED,
    Right.WAIVED: layout.WAIVED,
    Right.THIRD: layout.THIRD,
    Right.TAKEN_BACK: layout.TAKEN_BACK,
    Right.USED: layout.USED,
}
_SUIT_CARDS: Final = (1 << layout.FIRST_TAROK) - 1
_CUPS: Final = {"king": layout.KING_CUP, "pagat": layout.PAGAT_CUP}


@dataclass(frozen=True, slots=True)
class Packed:
    """A deal as the kernels see it: what its rules say, where the play stands, and which seat is at each place."""

    plan: Ints
    position: Ints
    seats: tuple[Seat, Seat, Seat]

    def place(self, seat: Seat) -> int:
        """Return the place of a seat: 0 for the dealer, 1 for forehand, 2 for middle hand."""
        return self.seats.index(seat)

    @property
    def turn(self) -> Seat | None:
        """Who must act; None when the deal is over."""
        place = int(self.position[layout.TURN])
        return None if place == layout.NOTHING else self.seats[place]

    @property
    def net(self) -> dict[Seat, int]:
        """What each player has received less what he has paid."""
        return {seat: int(self.position[layout.NET + place]) for place, seat in enumerate(self.seats)}

    @property
    def net_of_sitters(self) -> int:
        """The same for each player who sits out."""
        return int(self.position[layout.SITTER])

    @property
    def cups(self) -> Cups:
        """What lies in the cups."""
        return Cups(*(int(points) for points in self.position[layout.CUPS : layout.CUPS + 2]))

    def legal_actions(self, seat: Seat) -> tuple[Action, ...]:
        """Return what a seat may do now, in the order of the readable engine; the question about the skat left out."""
        numbers: Ints = np.empty(layout.ACTIONS, np.int64)
        found: int = rules_of_play.legal_actions(self.plan, self.position, self.place(seat), numbers)
        return tuple(ACTIONS[int(number)] for number in numbers[:found])

    def act(self, seat: Seat, action: Action) -> None:
        """Let a seat do something; whether it may is not checked."""
        rules_of_play.act(self.plan, self.position, self.place(seat), NUMBER_OF[action])


def pack(state: DanishState) -> Packed:
    """Return a deal in its card play as arrays.

    :raises ValueError: if the deal is not in its card play, or has gone on after a fault in table mode.
    """
    check_playable(state)
    packed = pack_table(state.table, state.skat)
    _pack_hands(packed.position, state)
    return packed


def pack_table(table: Table, skat: CardSet = NO_CARDS) -> Packed:
    """Return what lies open in a card play as arrays, with empty hands.

    :param skat: what the dealer laid, where it is known; it counts for him.
    """
    assert table.trick is not None
    seats = table.seating.declaring_order
    position: Ints = np.zeros(layout.POSITION_SIZE, np.int64)
    _pack_trick(position, table.trick, seats)
    _pack_turn(position, table)
    _pack_piles(position, table, skat)
    _pack_payments(position, table)
    return Packed(plan_of(table.ruleset, table.seating, is_position=table.is_position), position, seats)


def check_playable(state: DanishState) -> None:
    """Refuse a deal that the kernels cannot play on.

    :raises ValueError: if the deal is not in its card play, or has gone on after a fault in table mode.
    """
    if state.phase is not Phase.PLAY:
        message = f"only the card play can be simulated and solved; this deal is in its {state.phase.value} phase"
        raise ValueError(message)
    if state.faults:
        message = "a deal in which faults have happened cannot be simulated or solved"
        raise ValueError(message)


def pack_board(state: DanishState, position: Ints) -> None:
    """Write down the hands and the trick."""
    table = state.table
    assert table.trick is not None
    _pack_hands(position, state)
    _pack_trick(position, table.trick, table.seating.declaring_order)
    _pack_turn(position, table)


def _pack_hands(position: Ints, state: DanishState) -> None:
    for place, seat in enumerate(state.table.seating.declaring_order):
        position[layout.SUITS + place], position[layout.TAROKS + place] = words(state.hands[seat])


def _pack_turn(position: Ints, table: Table) -> None:
    assert table.turn is not None
    position[layout.TURN] = table.seating.declaring_order.index(table.turn)
    position[layout.DEMANDED] = table.demanded_by is not None


def words(cards: CardSet) -> tuple[int, int]:
    """Return cards as the two integers of a hand: suits, and taroks with the skus."""
    return cards.mask & _SUIT_CARDS, cards.mask >> layout.FIRST_TAROK


def _pack_trick(position: Ints, trick: Trick, seats: tuple[Seat, ...]) -> None:
    position[layout.NUMBER] = trick.number
    position[layout.LEADER] = seats.index(trick.leader)
    position[layout.PLACED] = len(trick.plays)
    for which, card in enumerate(trick.cards):
        position[layout.CARDS + which] = card
    position[layout.LED] = layout.NOTHING if trick.suit is None else trick.suit
    position[layout.RIGHT] = _RIGHTS[trick.right]


def _pack_piles(position: Ints, table: Table, skat: CardSet) -> None:
    points = count.piles(table.ruleset.count.values, table.seating, table.tricks, skat)
    for place, seat in enumerate(table.seating.declaring_order):
        position[layout.TRICKS + place] = sum(trick.best()[0] == seat for trick in table.tricks)
        position[layout.POINTS + place] = points[seat]


def _pack_payments(position: Ints, table: Table) -> None:
    """Note what has been paid so far, and what the fine on a wrong demand has done."""
    settlement = settle_table(table)
    net = dict(settlement.net)
    for place, seat in enumerate(table.seating.declaring_order):
        position[layout.NET + place] = net[seat]
    if table.seating.sitting_out:
        position[layout.SITTER] = net[table.seating.sitting_out[0]]
    position[layout.CUPS : layout.CUPS + 2] = settlement.cups.king, settlement.cups.pagat
    fine = table.ruleset.fines.wrong_demand
    for event in table.events:
        if isinstance(event, Fined):
            position[layout.BARRED] |= fine.bars_ultimo << table.seating.declaring_order.index(event.seat)
            position[layout.VOID] |= fine.deal == "stops"


def plan_of(ruleset: DanishRuleset, seating: Seating, *, is_position: bool = False) -> Ints:
    """Return what a ruleset says about the card play and its payments.

    :param is_position: whether only the last trick is scored, because what came before is not known.
    """
    return _plan(ruleset, seating, is_position).copy()


@lru_cache(maxsize=64)
def _plan(ruleset: DanishRuleset, seating: Seating, is_position: bool) -> Ints:  # noqa: FBT001 - for the cache
    plan: Ints = np.zeros(layout.PLAN_SIZE, np.int64)
    amounts = {
        **_switches(ruleset),
        **_amounts(ruleset),
        layout.SITTERS: len(seating.sitting_out),
        layout.FIRST_SEAT: seating.declaring_order.index(min(seating.active)),
        layout.IS_POSITION: is_position,
    }
    for slot, amount in amounts.items():
        plan[slot] = amount
    for card in range(PACK_SIZE):
        plan[layout.VALUES + card] = count.card_value(ruleset.count.values, card)
    return plan


def _switches(rules: DanishRuleset) -> dict[int, bool | int]:
    return {
        layout.PAID_BESIDE_BAGUD: rules.last_trick.paid_beside_bagud,
        layout.PAID_FOR_BARRED: rules.last_trick.paid_for_barred_ultimo,
        layout.BAGUDS_IN_TURN: rules.bagud.several == "in_turn",
        layout.TOUT_ADDS_COUNT: rules.tout.adds_count,
        layout.COUNT_OF_TWO: rules.count.players == "two",
        layout.IMBALANCE_CUP: _CUPS[rules.count.imbalance_to],
        layout.FINE_VOIDS: rules.fines.wrong_demand.deal == "stops",
        layout.FINE_BARS: rules.fines.wrong_demand.bars_ultimo,
        layout.DEMAND_BEFORE_LEAD: rules.demand.window == "before_lead",
        layout.LEAD_PASSES: rules.last_skus.lead == "passes",
        layout.RETRACTION: rules.baptism.retraction,
    }


def _amounts(rules: DanishRuleset) -> dict[int, int]:
    return {
        layout.LOST_TO_EACH: rules.lost_ultimo_card.to_each,
        layout.LOST_TO_CUP: rules.lost_ultimo_card.to_cup,
        layout.PAGAT_HOME: rules.pagat_home.from_each,
        layout.LAST_TRICK: rules.last_trick.from_each,
        layout.KING_ULTIMO: rules.ultimo.king,
        layout.PAGAT_ULTIMO: rules.ultimo.pagat,
        layout.KING_BAGUD: rules.bagud.king,
        layout.PAGAT_BAGUD: rules.bagud.pagat,
        layout.NOLO: rules.nolo.from_each,
        layout.TOUT: rules.tout.from_each,
        layout.AVERAGE: rules.count.average,
        layout.STEP: rules.count.step,
        layout.FUNDING: rules.funding.each,
        layout.FINE: rules.fines.wrong_demand.each_cup,
        layout.TRICK_VALUE: rules.count.values.trick,
    }


@dataclass(frozen=True, slots=True)
class Sums:
    """What some deals came to: for each player, and for the cups beyond what they held before."""

    net: dict[Seat, int]
    cups: Cups


def random_deals(ruleset: DanishRuleset, seating: Seating, number: int, seed: int, cups: Cups | None = None) -> Sums:
    """Deal and play at random, everybody choosing among all that he may do, and add up what is paid.

    Nothing is staked or declared before the play; the dealer lays a plain skat within the rules.

    :param seed: below two thousand million.
    :param cups: what the cups hold before each deal.
    """
    cups = cups or Cups(3 * ruleset.funding.each, 3 * ruleset.funding.each)
    plan = plan_of(ruleset, seating)
    totals = np.zeros(5, np.int64)
    random_play.play_random_deals(
        plan,
        start_of(cups),
        seed,
        0,
        number,
        np.empty(layout.POSITION_SIZE, np.int64),
        np.empty(PACK_SIZE, np.int64),
        np.empty(1, np.int64),
        np.empty(layout.ACTIONS, np.int64),
        totals,
    )
    seats = seating.declaring_order
    grown = Cups(int(totals[3]) - number * cups.king, int(totals[4]) - number * cups.pagat)
    return Sums({seat: int(totals[place]) for place, seat in enumerate(seats)}, grown)


def start_of(cups: Cups) -> Ints:
    """Return a position before the first lead, in which nothing is dealt yet."""
    start = np.zeros(layout.POSITION_SIZE, np.int64)
    start[layout.NUMBER] = 1
    start[layout.LEADER] = start[layout.TURN] = 1
    start[layout.LED] = layout.NOTHING
    start[layout.CUPS : layout.CUPS + 2] = cups.king, cups.pagat
    return start
