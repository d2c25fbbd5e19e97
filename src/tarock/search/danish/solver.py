"""What some players of Danish Tarok can force with open cards, from any point of the card play.

>>> from tarock.danish.seating import Seating
>>> from tarock.danish.state import start_position
>>> from tarock.danish.table import Opening
>>> from tarock.notation.cards import parse_cards
>>> from tarock.rulesets import load_danish
>>> hands = tuple(map(parse_cards, ("T21 HK", "T14 S3", "T9 D4")))
>>> state = start_position(load_danish("danish-hjoerring"), Seating.of_three(0), hands, Opening(24, 0))
>>> solve(state, Goal("ultimo", 0), frozenset({0})).value  # T21 draws both taroks
True
>>> solve(state, ~Goal("last", 0), frozenset({1, 2})).value
False
"""

import threading
import time
from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from typing import Final, Literal, TypeAlias

import numpy as np

from tarock.core.cards import CARD_NAMES, Card
from tarock.core.cardset import CardSet
from tarock.core.seats import SEAT_NAMES, Seat
from tarock.danish.actions import DEMAND, Action, Claim, Demand, Name, Play, Waive
from tarock.danish.cards import KINGS, ULTIMO_CARDS
from tarock.danish.seating import Seating
from tarock.danish.state import DanishState
from tarock.search._kernels.danish import layout
from tarock.search._kernels.danish import solver as kernel
from tarock.search.danish.packing import Ints, check_playable, pack_board, plan_of, words

Kind: TypeAlias = Literal["ultimo", "bagud", "last", "nolo", "tout"]
By: TypeAlias = Card | Literal["king"]
"""Which ultimo card: one of the kings or the pagat, or any king."""
Line: TypeAlias = tuple[tuple[Seat, Action], ...]

_KINDS: Final[dict[Kind, int]] = {
    "ultimo": kernel.ULTIMO,
    "bagud": kernel.BAGUD,
    "last": kernel.LAST_TRICK,
    "nolo": kernel.NOLO,
    "tout": kernel.TOUT,
}


@dataclass(frozen=True, slots=True)
class Goal:
    """An outcome that players may want: an ultimo, a bagud, the last trick (an ultimo is one too), no trick or all.

    >>> print(Goal("ultimo", 0, "king"), "/", ~Goal("bagud", 1))
    ultimo A with a king / not bagud B
    """

    kind: Kind
    seat: Seat
    card: By | None = None
    """For an ultimo or a bagud: with which card; None for any."""
    negated: bool = False
    """Whether it is the contrary that is wanted."""

    def __invert__(self) -> "Goal":
        return replace(self, negated=not self.negated)

    def __str__(self) -> str:
        card = "" if self.card is None else f" with {'a king' if self.card == 'king' else CARD_NAMES[self.card]}"
        return f"{'not ' if self.negated else ''}{self.kind} {SEAT_NAMES[self.seat]}{card}"

    @property
    def cards(self) -> CardSet:
        """The cards that bring it about."""
        if self.card is None:
            return ULTIMO_CARDS
        cards = KINGS if self.card == "king" else CardSet.of(self.card)
        if not cards <= ULTIMO_CARDS:
            message = f"expected a king or the pagat, got {cards!r}"
            raise ValueError(message)
        return cards


@dataclass(frozen=True, slots=True)
class Limits:
    """When a search gives up."""

    nodes: int = 200_000_000
    seconds: float = 60


@dataclass(frozen=True, slots=True)
class Solution:
    """What a search has found."""

    value: bool | None
    """Whether the coalition can force the goal; None when a limit was reached first."""
    nodes: int
    """How many positions were looked at."""
    seconds: float
    line: Line = ()
    """A course of the play in which both sides do their best; it breaks off where finding out takes too long."""


_PIECE: Final = 2_000_000
"""After how many positions the clock is looked at for the first time."""
_SMALL: Final = kernel.ENTRY << 18
"""The size of the table at first: small enough that most of it stays near the processor."""
_LARGE: Final = kernel.ENTRY << 21
"""The size of the table for a search that goes on."""


def _new_table() -> Ints:
    return np.zeros(_SMALL, np.int64)


@dataclass
class Solver:
    """A search with its table, for one thread.  The answers to one question are kept until another is asked."""

    table: Ints = field(default_factory=_new_table)

    def __post_init__(self) -> None:
        self._large = np.zeros(0, np.int64)
        self._in_use = self.table
        self._generation = 0
        self._question = np.zeros(kernel.QUESTION_SIZE, np.int64)
        self._positions = np.zeros((kernel.DEPTH, kernel.BOARD_SIZE), np.int64)
        self._moves = np.zeros((kernel.DEPTH, kernel.WIDTH), np.int64)
        self._history = np.zeros(3 * layout.ACTIONS, np.int64)
        self._nodes = np.zeros(1, np.int64)
        self._plan = np.zeros(layout.PLAN_SIZE, np.int64)

    def ask(
        self, state: DanishState, goal: Goal, coalition: frozenset[Seat], limits: Limits, *, demand: bool
    ) -> tuple[bool | None, int]:
        """Return whether a coalition can force a goal, or None, and how many positions were looked at."""
        if _is_lost_already(state, goal):
            return goal.negated, 0
        self._prepare(state, goal, coalition, demand=demand)
        answer, nodes = self._search(limits)
        return None if answer == kernel.UNKNOWN else (answer == kernel.YES) != goal.negated, nodes

    def _prepare(self, state: DanishState, goal: Goal, coalition: frozenset[Seat], *, demand: bool) -> None:
        """Put the question and lay the cards."""
        table = state.table
        self.put(plan_of(table.ruleset, table.seating), table.seating, goal, coalition, demand=demand)
        board = self._positions[0]
        pack_board(state, board)
        if board[layout.RIGHT] == layout.GRANTED:  # he names, or waives and plays: as if he had not claimed yet
            board[layout.RIGHT] = layout.SECOND

    def put(self, plan: Ints, seating: Seating, goal: Goal, coalition: frozenset[Seat], *, demand: bool) -> None:
        """Put a question; what was found about another is forgotten."""
        question = _question(seating, goal, coalition, demand=demand)
        question[kernel.GENERATION] = self._generation
        question[kernel.NODE_LIMIT] = self._question[kernel.NODE_LIMIT]
        if not (np.array_equal(question, self._question) and np.array_equal(plan, self._plan)):
            self.forget()
            question[kernel.GENERATION] = self._generation
        self._question, self._plan = question, plan

    def happens(self, position: Ints, nodes: int) -> bool | None:
        """Return whether the event of the question that was put happens in a position of the kernels.

        None when so many positions do not tell.  The goal's sign is left aside, and so are tricks that were taken
        before; no claim may be waiting for its name (``rollouts.begin_ending`` sees to that).
        """
        self._positions[0] = position[: kernel.BOARD_SIZE]
        answer, _ = self._search_piece(nodes)
        return None if answer == kernel.UNKNOWN else answer == kernel.YES

    def forget(self) -> None:
        """Let nothing count that was found about another question; entries are told apart by their generation."""
        self._generation += 1
        if self._generation == kernel.GENERATIONS:
            self.table[:] = 0
            self._large[:] = 0
            self._generation = 1
        self._in_use = self.table
        self._history[:] = 0

    def _search(self, limits: Limits) -> tuple[int, int]:
        """Search in growing pieces and look at the clock between them; the table remembers the pieces before."""
        begun = time.perf_counter()
        searched, piece = 0, _PIECE
        while True:
            piece = min(piece, limits.nodes - searched)
            answer, nodes = self._search_piece(piece)
            searched += nodes
            seconds = time.perf_counter() - begun
            if answer != kernel.UNKNOWN or searched >= limits.nodes or seconds >= limits.seconds:
                return answer, searched
            in_time = (limits.seconds - seconds) * searched / seconds
            piece = int(min(2 * piece, in_time)) + 1
            if not len(self._large):
                self._large = np.zeros(_LARGE, np.int64)
            self._in_use = self._large

    def _search_piece(self, limit: int) -> tuple[int, int]:
        self._question[kernel.NODE_LIMIT] = limit
        self._nodes[0] = 0
        answer = kernel.decide(
            self._positions, 0, self._plan, self._question, self._in_use, self._nodes, self._history, self._moves
        )
        return int(answer), min(int(self._nodes[0]), limit)


def _question(seating: Seating, goal: Goal, coalition: frozenset[Seat], *, demand: bool) -> Ints:
    """Return a question as the kernel reads it: who wants the event, and who does not, depends on the goal's sign."""
    seats = seating.declaring_order
    wanting = frozenset(seats) - coalition if goal.negated else coalition
    question = np.zeros(kernel.QUESTION_SIZE, np.int64)
    question[kernel.KIND] = _KINDS[goal.kind]
    question[kernel.PLACE] = seats.index(goal.seat)
    if goal.kind in {"ultimo", "bagud"}:
        question[kernel.TARGET_SUITS], question[kernel.TARGET_TAROKS] = words(goal.cards)
    question[kernel.WANTING] = sum(1 << place for place, seat in enumerate(seats) if seat in wanting)
    question[kernel.MAY_DEMAND] = demand
    return question


_of_thread = threading.local()


def own_solver() -> Solver:
    """Return the solver of the running thread, with its table."""
    if not hasattr(_of_thread, "solver"):
        _of_thread.solver = Solver()
    solver: Solver = _of_thread.solver
    return solver


def _is_lost_already(state: DanishState, goal: Goal) -> bool:
    """Tell whether a nolo is out of the question, since its player has taken a trick, or a tout, since another has."""
    takers = {trick.best()[0] for trick in state.table.tricks}
    return (goal.kind == "nolo" and goal.seat in takers) or (goal.kind == "tout" and bool(takers - {goal.seat}))


def solve(
    state: DanishState,
    goal: Goal,
    coalition: frozenset[Seat],
    limits: Limits = Limits(),  # noqa: B008 - frozen
    *,
    demand: bool = True,
    line: bool = True,
    solver: Solver | None = None,
) -> Solution:
    """Tell whether a coalition can force a goal, whatever the others do.

    :param coalition: one or two of the three players; whoever is not in it is against it.
    :param demand: whether the skus may be demanded.
    :param line: whether to show a course of the play, which takes some more searching.
    :raises ValueError: if the deal is not in its card play, or the coalition has nobody or everybody.
    """
    solver = solver or own_solver()
    _check(state, coalition)
    begun = time.perf_counter()
    value, nodes = solver.ask(state, goal, coalition, limits, demand=demand)
    seconds = time.perf_counter() - begun
    course: Line = ()
    if line and value is not None:
        course = tuple(_Course(solver, goal, coalition, limits, demand, value).moves(state))
    return Solution(value, nodes, seconds, course)


def action_values(
    state: DanishState,
    goal: Goal,
    coalition: frozenset[Seat],
    limits: Limits = Limits(),  # noqa: B008 - frozen
    *,
    demand: bool = True,
    solver: Solver | None = None,
) -> tuple[tuple[Seat, Action, Solution], ...]:
    """Return for everything that anybody may do now what it leads to; the question about the skat left out.

    :param demand: whether the skus may be demanded, now and later.
    """
    solver = solver or own_solver()
    _check(state, coalition)
    found: list[tuple[Seat, Action, Solution]] = []
    for seat in state.table.seating.active:
        for action in offers(state, seat):
            if isinstance(action, Demand) and not demand:
                continue
            begun = time.perf_counter()
            after = state.apply(seat, action)
            value, nodes = _value(solver, after, goal, coalition, limits, demand=demand)
            found.append((seat, action, Solution(value, nodes, time.perf_counter() - begun)))
    return tuple(found)


def _check(state: DanishState, coalition: frozenset[Seat]) -> None:
    check_playable(state)
    if not coalition or not coalition < frozenset(state.table.seating.active):
        message = f"a coalition is one or two of the three players, got {sorted(coalition)}"
        raise ValueError(message)


def offers(state: DanishState, seat: Seat) -> Iterator[Action]:
    """Give what a seat may do that the course of the play depends on."""
    for offer in state.legal_actions(seat):
        if isinstance(offer, Play | Claim | Name | Waive | Demand):
            yield offer


def _value(
    solver: Solver, state: DanishState, goal: Goal, coalition: frozenset[Seat], limits: Limits, *, demand: bool
) -> tuple[bool | None, int]:
    if state.is_settled:
        return is_met(state, goal), 0
    return solver.ask(state, goal, coalition, limits, demand=demand)


def is_met(state: DanishState, goal: Goal) -> bool:
    """Tell whether a goal has been reached at the end of a deal."""
    tricks = state.table.tricks
    winner, _ = tricks[-1].best()
    if goal.kind == "nolo":
        happened = all(trick.best()[0] != goal.seat for trick in tricks)
    elif goal.kind == "tout":
        happened = all(trick.best()[0] == goal.seat for trick in tricks)
    elif goal.kind == "last":
        happened = winner == goal.seat
    else:
        card = tricks[-1].card_of(goal.seat)
        happened = card in goal.cards and (winner == goal.seat) == (goal.kind == "ultimo")
    return happened != goal.negated


# A course of the play


class _TooLong(Exception):  # noqa: N818 - a limit was reached; no error
    """It cannot be told in time how the play goes on."""


@dataclass(frozen=True, slots=True)
class _Course:
    """A question whose answer is known, followed through the play."""

    solver: Solver
    goal: Goal
    coalition: frozenset[Seat]
    limits: Limits
    demand: bool
    value: bool
    """Whether the coalition gets what it wants."""

    def moves(self, state: DanishState) -> Iterator[tuple[Seat, Action]]:
        """Give a course in which those who get what they want never let go of it, and the others make it hard."""
        while not state.is_settled:
            try:
                seat, action = self.best(state)
            except _TooLong:
                return
            yield seat, action
            state = state.apply(seat, action)

    def best(self, state: DanishState) -> tuple[Seat, Action]:
        """Return what is best to do now, and who does it; the skus is demanded only if it must be."""
        turn = state.turn
        assert turn is not None
        plays = self.plays(state)
        keeping = [action for action, after in plays if self.keeps(after)]
        if self.is_winner(turn) and keeping:
            return turn, keeping[0]
        if len(keeping) < len(plays):
            return self.demander(state), DEMAND
        return turn, max(plays, key=lambda play: self.trap(play[1]))[0]

    def plays(self, state: DanishState) -> list[tuple[Action, DanishState]]:
        """Return what the player on turn may do, but for a demand, and what comes of it."""
        turn = state.turn
        assert turn is not None
        actions = (action for action in offers(state, turn) if not isinstance(action, Demand))
        return [(action, state.apply(turn, action)) for action in actions]

    def keeps(self, after: DanishState) -> bool:
        """Tell whether those who get what they want still do."""
        value, _ = _value(self.solver, after, self.goal, self.coalition, self.limits, demand=self.demand)
        if value is None:
            raise _TooLong
        return value is self.value

    def is_winner(self, seat: Seat) -> bool:
        """Tell whether a player is one of those who get what they want."""
        return (seat in self.coalition) is self.value

    def demander(self, state: DanishState) -> Seat:
        """Return who of those who get what they want demands the skus."""
        seats = state.table.seating.active
        return next(seat for seat in seats if self.is_winner(seat) and DEMAND in state.legal_actions(seat))

    def trap(self, state: DanishState) -> float:
        """Return how easily the next of the winners who has a choice goes wrong: the share of actions that let go."""
        if state.is_settled:
            return 0
        plays = self.plays(state)
        assert state.turn is not None
        if len(plays) == 1 or not self.is_winner(state.turn):
            return max(self.trap(after) for _, after in plays)
        return sum(not self.keeps(after) for _, after in plays) / len(plays)
