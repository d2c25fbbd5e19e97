"""What each player of Danish Tarok is paid in the last tricks with open cards.

>>> from tarock.danish.seating import Seating
>>> from tarock.danish.state import start_position
>>> from tarock.danish.table import Opening
>>> from tarock.notation.cards import parse_cards
>>> from tarock.rulesets import load_danish
>>> hands = tuple(map(parse_cards, ("T21 HK", "T14 S3", "T9 D4")))
>>> state = start_position(load_danish("danish-hjoerring"), Seating.of_three(0), hands, Opening(24, 0))
>>> payments(state).net  # an ultimo, and the empty cup is funded again
{0: 60, 1: -60, 2: -60}
"""

import time
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

import numpy as np

from tarock.core.seats import Seat
from tarock.danish.actions import DEMAND, Action, Demand
from tarock.danish.state import DanishState
from tarock.search._kernels.danish import endings as kernel
from tarock.search._kernels.danish import layout
from tarock.search._kernels.danish import solver as danish_solver
from tarock.search.danish.packing import Ints, Packed, pack
from tarock.search.danish.solver import Line, offers

NODES: Final = 20_000_000
"""How many positions are looked at before a search gives up: five tricks, as a rule, and many of six."""
_FAR: Final = 1_000_000
"""More than anybody is ever paid."""


@dataclass(frozen=True, slots=True)
class Payments:
    """What an ending comes to."""

    net: dict[Seat, int]
    """For each player: what the whole deal brings him when everybody thinks of his own payment alone."""
    sure: dict[Seat, int]
    """For each player: what he is sure of, whatever both others do to him and to themselves."""
    nodes: int
    seconds: float
    line: Line
    """The course of the play in which everybody thinks of his own payment alone."""


def payments(state: DanishState, nodes: int = NODES, *, line: bool = True) -> Payments | None:
    """Return what each player is paid in an ending; None if that takes more than so many positions.

    Between actions that pay him the same a player takes the first: cards from the weakest spade to the skus, before
    naming a led skus.  The skus is demanded if that is better for one of the two who do not hold it.

    :raises ValueError: if the deal is not in its card play.
    """
    begun = time.perf_counter()
    search = _Search(nodes)
    packed = pack(state)
    net = search.each_for_himself(packed)
    if net is None:
        return None
    sure: dict[Seat, int] = {}
    for seat in packed.seats:
        found = search.sure(packed, seat)
        if found is None:
            return None
        sure[seat] = found
    seconds = time.perf_counter() - begun
    course = tuple(_course(search, state)) if line else ()
    return Payments(net, sure, search.searched, seconds, course)


class _Search:
    """Room for the search of one ending."""

    def __init__(self, nodes: int) -> None:
        self.limit = nodes
        self.searched = 0
        self._positions: Ints = np.zeros((danish_solver.DEPTH, layout.POSITION_SIZE), np.int64)
        self._moves: Ints = np.zeros((danish_solver.DEPTH, danish_solver.WIDTH), np.int64)
        self._payments: Ints = np.zeros((danish_solver.DEPTH, 3), np.int64)
        self._ending: Ints = np.zeros(kernel.ENDING_SIZE, np.int64)
        self._nodes: Ints = np.zeros(1, np.int64)

    def each_for_himself(self, packed: Packed) -> dict[Seat, int] | None:
        """Return what each player is paid; None when the limit is reached."""
        self._prepare(packed)
        known: bool = kernel.each_for_himself(
            self._positions, 0, packed.plan, self._ending, self._nodes, self._moves, self._payments
        )
        self.searched += int(self._nodes[0])
        return {seat: int(self._payments[0, place]) for place, seat in enumerate(packed.seats)} if known else None

    def sure(self, packed: Packed, seat: Seat) -> int | None:
        """Return what a player is sure of against both others; None when the limit is reached."""
        self._prepare(packed)
        found: int = kernel.against_all(
            self._positions,
            0,
            packed.plan,
            self._ending,
            self._nodes,
            self._moves,
            packed.place(seat),
            -_FAR,
            _FAR,
        )
        self.searched += int(self._nodes[0])
        return None if self._nodes[0] > self.limit else int(found)

    def _prepare(self, packed: Packed) -> None:
        kernel.write_singular(packed.plan, self._ending)
        self._ending[kernel.NODE_LIMIT] = self.limit
        self._nodes[0] = 0
        self._positions[0] = packed.position
        if packed.position[layout.RIGHT] == layout.GRANTED:  # as if the second player had not claimed yet
            self._positions[0, layout.RIGHT] = layout.SECOND


def _course(search: _Search, state: DanishState) -> Iterator[tuple[Seat, Action]]:
    """Give the course of the play in which everybody thinks of his own payment alone."""
    while not state.is_settled:
        seat, action = _best(search, state)
        yield seat, action
        state = state.apply(seat, action)


def _best(search: _Search, state: DanishState) -> tuple[Seat, Action]:
    """Return who does what next: the first action after which all are paid what the search has found."""
    assert state.turn is not None
    wanted = search.each_for_himself(pack(state))
    for action in offers(state, state.turn):
        if not isinstance(action, Demand) and _net(search, state.apply(state.turn, action)) == wanted:
            return state.turn, action
    demander = next(seat for seat in state.table.seating.active if DEMAND in state.legal_actions(seat))
    return demander, DEMAND


def _net(search: _Search, state: DanishState) -> dict[Seat, int] | None:
    if state.is_settled:
        active = state.table.seating.active
        return {seat: points for seat, points in state.settlement.net if seat in active}
    return search.each_for_himself(pack(state))
