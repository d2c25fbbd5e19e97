"""What a side of Königrufen can force with all cards open.

A goal is asked for one side, and all others together try to prevent it.  The answer is exact, or an honest None when
the limits were reached first.
"""

import time
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from typing import Final

import numpy as np

from tarock.core.cards import Card
from tarock.koenigrufen.actions import PLAYS, Play
from tarock.koenigrufen.state import KoenigrufenState
from tarock.search._kernels.koenigrufen import solver as kernel
from tarock.search._kernels.koenigrufen import solver_desk as place
from tarock.search._kernels.koenigrufen.solver_table import SLOT_SIZE
from tarock.search.koenigrufen.goals import Goal, MostThirds, Value
from tarock.search.koenigrufen.packing import Ints, Position
from tarock.search.koenigrufen.question import Question


@dataclass(frozen=True, slots=True)
class Limits:
    """When to give up: after so many cards tried, or so many seconds.  0 is no limit."""

    nodes: int = 0
    seconds: float = 0


NO_LIMITS: Final = Limits()


@dataclass(frozen=True, slots=True)
class Solution:
    """What was found: whether the goal can be forced, or how many thirds; None if the limits were reached first.

    ``line``: one way in which it goes when both sides play as well as they can.
    """

    value: Value | None
    nodes: int
    seconds: float
    line: tuple[Play, ...] = ()


@dataclass(slots=True)
class _Meter:
    """What a search has cost so far, and what it may cost."""

    limits: Limits
    nodes: int = 0
    start: float = field(default_factory=time.perf_counter)

    @property
    def seconds(self) -> float:
        return time.perf_counter() - self.start

    @property
    def allowance(self) -> int:
        """How many cards may be tried before the clock is looked at again; 0 when a limit is reached."""
        if self.limits.seconds and self.seconds >= self.limits.seconds:
            return 0
        return min(_CHUNK, self.limits.nodes - self.nodes) if self.limits.nodes else _CHUNK


_CHUNK: Final = 100_000
_SLOTS: Final = 1 << 18
_GENERATIONS: Final = 1 << 8


class Solver:
    """A solver with its table, about 32 MB; one for each thread.  What it finds out helps it with the next question."""

    def __init__(self, slots: int = _SLOTS) -> None:
        self._table: Ints = np.zeros(slots * SLOT_SIZE, np.int64)
        self._desk: Ints = np.zeros(place.DESK_SIZE, np.int64)
        self._generation = 0
        self._question: bytes = b""

    def solve(
        self, state: KoenigrufenState, goal: Goal, limits: Limits = NO_LIMITS, *, with_line: bool = True
    ) -> Solution:
        """Find out whether a side can force a goal from here."""
        meter = _Meter(limits)
        question = Question(Position.of(state), goal)
        value = self._value(question, goal, meter)
        line = tuple(self._line(question, goal, value, meter)) if with_line and value is not None else ()
        return Solution(value, meter.nodes, meter.seconds, line)

    def card_values(self, state: KoenigrufenState, goal: Goal, limits: Limits = NO_LIMITS) -> dict[Play, Value | None]:
        """Return for each card that may be played now what it leads to."""
        position = Position.of(state)
        values = self.values_after(position, position.playable, goal, limits)
        return {PLAYS[card]: value for card, value in values.items()}

    def values_after(
        self, position: Position, cards: Iterable[Card], goal: Goal, limits: Limits = NO_LIMITS
    ) -> dict[Card, Value | None]:
        """Return for each of some cards that may be played now what it leads to; all of them share the limits."""
        meter = _Meter(limits)
        values: dict[Card, Value | None] = {}
        for card in cards:
            after = position.copy()
            after.play_unchecked(card)
            values[card] = self._value(Question(after, goal), goal, meter)
        return values

    def value(self, position: Position, goal: Goal, limits: Limits = NO_LIMITS) -> Value | None:
        """Return whether a side can force a goal from a position, or how many thirds; None at the limits."""
        return self._value(Question(position, goal), goal, _Meter(limits))

    def forget(self) -> None:
        """Forget all that was found before: within limits an answer must not depend on earlier questions."""
        self._table[:] = 0
        self._generation = 0
        self._question = b""

    # One question

    def _value(self, question: Question, goal: Goal, meter: _Meter) -> Value | None:
        if isinstance(goal, MostThirds):
            return self._most(question, meter)
        return self._can(question, question.need, meter)

    def _most(self, question: Question, meter: _Meter) -> int | None:
        """Close in on the number of thirds by asking whether a number can be reached, first near the middle."""
        least, most = 0, question.rest
        while least < most:
            asked = (least + most + 1) // 2
            answer = self._can(question, asked, meter)
            if answer is None:
                return None
            least, most = (asked, most) if answer else (least, asked - 1)
        return question.have + least

    def _can(self, question: Question, need: int, meter: _Meter) -> bool | None:
        settled = question.settled(need)
        if settled is not None:
            return settled
        self._put(question)
        value = kernel.ask(
            question.plan,
            self._desk,
            question.hands,
            question.leader,
            question.lying,
            question.count,
            need,
            question.rest,
        )
        if value != place.UNKNOWN:
            return bool(value)
        while value == place.UNKNOWN and (allowance := meter.allowance) > 0:
            before = int(self._desk[place.NODES])
            value = kernel.search(question.plan, self._desk, self._table, allowance)
            meter.nodes += int(self._desk[place.NODES]) - before
        return None if value == place.UNKNOWN else bool(value)

    def _put(self, question: Question) -> None:
        """Put a question on the desk.  Whatever was found for the same question about the same deal stays known."""
        desk = self._desk
        asked = question.identity
        if asked != self._question:
            self._question = asked
            self._generation += 1
            if self._generation == _GENERATIONS:
                self._table[:] = 0
                self._generation = 1
        desk[: place.ROOT] = question.head
        desk[place.GENERATION] = self._generation

    def _line(self, question: Question, goal: Goal, value: Value, meter: _Meter) -> Iterator[Play]:
        """Give cards with which both sides keep what they can get, as far as the limits allow."""
        position = question.position.copy()
        while not position.is_over:
            for card in position.playable:
                after = position.copy()
                after.play_unchecked(card)
                found = self._kept(Question(after, goal), goal, value, meter)
                if found is None:
                    return
                if found:
                    break
            else:
                return
            yield PLAYS[card]
            position = after

    def _kept(self, question: Question, goal: Goal, value: Value, meter: _Meter) -> bool | None:
        """Tell whether a position is still worth what it was."""
        if not isinstance(goal, MostThirds):
            found = self._can(question, question.need, meter)
            return None if found is None else found == value
        enough = self._can(question, value - question.have, meter)
        more = self._can(question, value + 1 - question.have, meter)
        return None if enough is None or more is None else enough and not more


def is_open(state: KoenigrufenState, goal: Goal) -> bool:
    """Tell whether the tricks that are played leave it open whether a goal is reached."""
    question = Question(Position.of(state), goal)
    return question.settled(question.need) is None


def solve(state: KoenigrufenState, goal: Goal, limits: Limits = NO_LIMITS) -> Solution:
    """Find out whether a side can force a goal from here, with a new solver."""
    return Solver().solve(state, goal, limits)


def card_values(state: KoenigrufenState, goal: Goal, limits: Limits = NO_LIMITS) -> dict[Play, Value | None]:
    """Return for each card that may be played now what it leads to, with a new solver."""
    return Solver().card_values(state, goal, limits)
