"""What a side of Königrufen can force with all cards open.

A goal is asked for one side, and all others together try to prevent it.  The answer is exact, or an honest None when
the limits were reached first.

>>> from tarock.koenigrufen.facts import Side
>>> Thirds(Side.DECLARER, at_least=107)
Thirds(side=<Side.DECLARER: 'declarer'>, at_least=107)
"""

import time
from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import pairwise
from typing import Final, TypeAlias

import numpy as np

from tarock.core.seats import Seat
from tarock.koenigrufen.actions import PLAYS, Play
from tarock.koenigrufen.cards import LAST_TRICK, PLAYERS
from tarock.koenigrufen.facts import Side
from tarock.koenigrufen.rules import BIRDS, Bird
from tarock.koenigrufen.state import KoenigrufenState
from tarock.search._kernels import koenigrufen_layout as at
from tarock.search._kernels import koenigrufen_payments as payments
from tarock.search._kernels import koenigrufen_solver as kernel
from tarock.search._kernels import koenigrufen_solver_desk as place
from tarock.search._kernels.koenigrufen_solver_table import SLOT_SIZE
from tarock.search.koenigrufen import Bits, Position, Words

Value: TypeAlias = bool | int
"""Whether a goal can be forced, or how many thirds."""
Seats: TypeAlias = Side | Seat
"""One of the two sides, or one player against all others."""


@dataclass(frozen=True, slots=True)
class Thirds:
    """To have at least so many thirds at the end, with talon and discard where they count for that side."""

    side: Seats
    at_least: int


@dataclass(frozen=True, slots=True)
class MostThirds:
    """To have as many thirds as possible at the end; its value is their number."""

    side: Seats


@dataclass(frozen=True, slots=True)
class BirdWins:
    """To win a bird's own trick with it."""

    side: Seats
    bird: Bird


@dataclass(frozen=True, slots=True)
class KingUltimo:
    """To win the last trick with the called king in it; a goal of the declarer's side."""

    side: Seats = Side.DECLARER


@dataclass(frozen=True, slots=True)
class Valat:
    """To win all tricks."""

    side: Seats


@dataclass(frozen=True, slots=True)
class ExactTricks:
    """To win exactly so many tricks: none in a Bettler, one in a Piccolo, two in a Zwiccolo."""

    side: Seats
    tricks: int


Goal: TypeAlias = Thirds | MostThirds | BirdWins | KingUltimo | Valat | ExactTricks


@dataclass(frozen=True, slots=True)
class Limits:
    """When to give up: after so many cards tried, or so many seconds.  0 is no limit."""

    nodes: int = 0
    seconds: float = 0


NO_LIMITS: Final = Limits()


@dataclass(frozen=True, slots=True)
class Verdict:
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
_MOST_THIRDS: Final = 254
_TOLD_APART: Final = at.TRULL | at.KINGS | at.QUEENS | at.CAVALLS | at.JACKS
_KINDS: Final = (at.TRULL, at.KINGS, at.QUEENS, at.CAVALLS, at.JACKS, at.PACK & ~_TOLD_APART)
"""The cards in the order in which the plan tells their worth."""


class Solver:
    """A solver with its table, about 32 MB; one for each thread.  What it finds out helps it with the next question."""

    def __init__(self, slots: int = _SLOTS) -> None:
        self._table: Words = np.zeros(slots * SLOT_SIZE, np.int64)
        self._desk: Words = np.zeros(place.DESK_SIZE, np.int64)
        self._generation = 0
        self._question: bytes = b""

    def solve(
        self, state: KoenigrufenState, goal: Goal, limits: Limits = NO_LIMITS, *, with_line: bool = True
    ) -> Verdict:
        """Find out whether a side can force a goal from here."""
        meter = _Meter(limits)
        question = _Question(Position.of(state), goal)
        value = self._value(question, goal, meter)
        line = tuple(self._line(question, goal, value, meter)) if with_line and value is not None else ()
        return Verdict(value, meter.nodes, meter.seconds, line)

    def card_values(self, state: KoenigrufenState, goal: Goal, limits: Limits = NO_LIMITS) -> dict[Play, Value | None]:
        """Return for each card that may be played now what it leads to."""
        meter = _Meter(limits)
        position = Position.of(state)
        values: dict[Play, Value | None] = {}
        for card in position.playable:
            after = position.copy()
            after.play_unchecked(card)
            values[PLAYS[card]] = self._value(_Question(after, goal), goal, meter)
        return values

    # One question

    def _value(self, question: "_Question", goal: Goal, meter: _Meter) -> Value | None:
        if isinstance(goal, MostThirds):
            return self._most(question, meter)
        return self._can(question, question.need, meter)

    def _most(self, question: "_Question", meter: _Meter) -> int | None:
        """Close in on the number of thirds by asking whether a number can be reached, first near the middle."""
        least, most = 0, question.rest
        while least < most:
            asked = (least + most + 1) // 2
            answer = self._can(question, asked, meter)
            if answer is None:
                return None
            least, most = (asked, most) if answer else (least, asked - 1)
        return question.have + least

    def _can(self, question: "_Question", need: int, meter: _Meter) -> bool | None:
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

    def _put(self, question: "_Question") -> None:
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

    def _line(self, question: "_Question", goal: Goal, value: Value, meter: _Meter) -> Iterator[Play]:
        """Give cards with which both sides keep what they can get, as far as the limits allow."""
        position = question.position.copy()
        while not position.is_over:
            for card in position.playable:
                after = position.copy()
                after.play_unchecked(card)
                found = self._kept(_Question(after, goal), goal, value, meter)
                if found is None:
                    return
                if found:
                    break
            else:
                return
            yield PLAYS[card]
            position = after

    def _kept(self, question: "_Question", goal: Goal, value: Value, meter: _Meter) -> bool | None:
        """Tell whether a position is still worth what it was."""
        if not isinstance(goal, MostThirds):
            found = self._can(question, question.need, meter)
            return None if found is None else found == value
        enough = self._can(question, value - question.have, meter)
        more = self._can(question, value + 1 - question.have, meter)
        return None if enough is None or more is None else enough and not more


class _Question:
    """A goal in a position, as the kernel wants it."""

    def __init__(self, position: Position, goal: Goal) -> None:
        self.position = position
        self.plan = position.plan
        self.goal = goal
        words = position.words
        self.number = int(words[at.NUMBER])
        self.leader = int(words[at.LEADS])
        self.count = int(words[at.COUNT])
        self.lying: Words = words[at.PLAYED : at.PLAYED + PLAYERS].copy()
        self.hands: Words = words[at.HANDS : at.HANDS + PLAYERS].copy()
        for index in range(self.count):
            self.hands[(self.leader + index) % PLAYERS] |= self.lying[index]
        self.ours = _seats(position, goal.side)
        if isinstance(goal, Thirds | MostThirds):
            _check_counting(position)
        self.extra = _talon_thirds(position)
        self.have = self._thirds_won() if isinstance(goal, Thirds | MostThirds) else 0
        self.rest = self._thirds(sum(map(int, self.hands))) + sum(self.extra[self.number - 1 :])
        self.worths: Words = self.plan[at.WORTH : at.OWN_BIRDS]
        self.tricks = self._tricks_won()
        self.need = self._need()
        self.head = self._head()

    @property
    def identity(self) -> bytes:
        """What the table's entries are good for: the goal and the rules, for whatever cards."""
        without_start = self.head.copy()
        without_start[place.START] = 0
        return without_start.tobytes() + self.plan.tobytes()

    def settled(self, need: int) -> bool | None:
        """Return the answer where the tricks that are played give it already."""
        match self.goal:
            case Thirds() | MostThirds():
                return True if need <= 0 else False if need > self.rest else None
            case ExactTricks():
                if need < 0 or need > LAST_TRICK + 1 - self.number:
                    return False
                return True if self.number > LAST_TRICK else None
            case Valat():
                if self.tricks != self.number - 1:
                    return False
                return True if self.number > LAST_TRICK else None
            case BirdWins() | KingUltimo():
                if self.number <= self.head[place.DUE]:
                    return None
                bonus = at.ULTIMO if isinstance(self.goal, KingUltimo) else at.BIRD_BONUS + BIRDS.index(self.goal.bird)
                made = int(self.position.words[at.MADE + bonus])
                return made != at.NOBODY and made == self._side_bit()

    def _side_bit(self) -> int:
        return at.CALLING_SIDE if self.ours == int(self.plan[at.CALLERS]) else at.OTHER_SIDE

    def _need(self) -> int:
        match self.goal:
            case Thirds(at_least=at_least):
                return at_least - self.have
            case ExactTricks(tricks=tricks):
                return tricks - self.tricks
            case Valat():
                return LAST_TRICK - self.tricks
            case _:
                return 1

    def _thirds(self, cards: Bits) -> int:
        return int(payments.thirds(self.plan, cards))

    def _thirds_won(self) -> int:
        cards = sum(int(self.position.words[at.WON + seat]) for seat in range(PLAYERS) if self.ours >> seat & 1)
        if int(self.plan[at.KIND]) <= at.SUIT:
            cards += int(self.plan[at.CALLERS_CARDS if self._side_bit() == at.CALLING_SIDE else at.OTHERS_CARDS])
        return self._thirds(cards)

    def _tricks_won(self) -> int:
        talon = sum(map(int, self.plan[at.TALON : at.TALON + at.TALON_SIZE]))
        if int(self.plan[at.KIND]) != at.TRISCHAKEN:
            talon = 0
        won = sum(int(self.position.words[at.WON + seat]) & ~talon for seat in range(PLAYERS) if self.ours >> seat & 1)
        return won.bit_count() // PLAYERS

    def _head(self) -> Words:
        head = np.zeros(place.ROOT, np.int64)
        head[place.OURS] = self.ours
        head[place.START] = self.number
        head[place.EXTRA : place.EXTRA + LAST_TRICK] = self.extra
        head[place.SMALLEST] = min(self.worths)
        head[place.GOAL] = _KIND[type(self.goal)]
        if isinstance(self.goal, BirdWins):
            bird = BIRDS.index(self.goal.bird)
            head[place.CARD] = at.PAGAT << bird
            head[place.DUE] = LAST_TRICK - bird
        elif isinstance(self.goal, KingUltimo):
            head[place.CARD] = int(self.plan[at.CALLED]) & at.KINGS
            head[place.DUE] = LAST_TRICK
        self._tell_apart(head)
        if head[place.GOAL] == place.THIRDS:
            self._set_steps(head)
        return head

    def _tell_apart(self, head: Words) -> None:
        """Say which cards keep their identity: those that count, and those that a duty or the goal names."""
        duties = int(self.plan[at.DUTIES])
        named = int(head[place.CARD])
        if duties & at.KAISERSTICH:
            named |= at.TRULL
        if duties & at.PAGAT_LAST:
            named |= at.PAGAT
        if duties & at.ANNOUNCED:
            named |= int(self.plan[at.CALLED])
            for birds in self.plan[at.OWN_BIRDS : at.TALON]:
                named |= int(birds)
            held = any(int(hand) & int(self.plan[at.CALLED]) for hand in self.hands)
            head[place.SHOWN] = 2 if held else int(self.position.words[at.SHOWN])
        counting = _TOLD_APART if head[place.GOAL] == place.THIRDS else 0
        head[place.ROLES] = _with_neighbours(named)
        head[place.FIXED] = _with_neighbours(named | counting)
        head[place.LOW] = _lowest_named(named | counting)

    def _set_steps(self, head: Words) -> None:
        """Say which cards count how much more than others, step by step."""
        worths = sorted({*map(int, self.worths)})
        head[place.STEPS] = len(worths) - 1
        for step, (below, worth) in enumerate(pairwise(worths)):
            cards = (kind for kind, counts in zip(_KINDS, self.worths, strict=True) if counts >= worth)
            head[place.STEP_CARDS + step] = sum(cards)
            head[place.STEP_HEIGHTS + step] = worth - below


def _with_neighbours(named: Bits) -> Bits:
    """Return cards with those above them in their suits and the taroks below a bird: all others stand in a row."""
    cards = named | (at.PAGAT << _lowest_named(named)) - at.PAGAT
    for suit in range(4):
        of_suit = named & 255 << at.SUIT_BITS * suit
        if of_suit:
            cards |= 255 << at.SUIT_BITS * suit & -(of_suit & -of_suit)
    return cards


def _lowest_named(named: Bits) -> int:
    """Return how many of the lowest taroks go up to the highest bird that is named."""
    return ((named & at.BIRDS) >> at.FIRST_TAROCK_BIT).bit_length()


_KIND: Final[dict[type, int]] = {
    Thirds: place.THIRDS,
    MostThirds: place.THIRDS,
    Valat: place.TRICKS,
    ExactTricks: place.EXACTLY,
    BirdWins: place.CARD_WINS,
    KingUltimo: place.CARD_IN,
}


def _seats(position: Position, side: Seats) -> int:
    """Return the seats of a side as bits."""
    if not isinstance(side, Side):
        return 1 << side
    callers = int(position.plan[at.CALLERS])
    return callers if side is Side.DECLARER else 15 & ~callers


def _check_counting(position: Position) -> None:
    """Refuse house rules by which the solver cannot count.

    :raises ValueError: if a trick could cost thirds, or if there are more of them than the table can hold.
    """
    worths = position.plan[at.WORTH : at.OWN_BIRDS]
    if min(worths) < 0 or int(payments.thirds(position.plan, at.PACK)) > _MOST_THIRDS:
        message = f"expected cards of at least one point and {_MOST_THIRDS} thirds at most, got {worths.tolist()}"
        raise ValueError(message)


def _talon_thirds(position: Position) -> list[int]:
    """Return for each trick what its winner gets from the talon in Trischaken."""
    plan = position.plan
    talon = [int(payments.thirds(plan, int(card))) for card in plan[at.TALON : at.TALON + at.TALON_SIZE]]
    if plan[at.TALON_USE] == at.TALON_FIRST_SIX_TRICKS:
        return talon + [0] * (LAST_TRICK - len(talon))
    if plan[at.TALON_USE] == at.TALON_LAST_TRICK:
        return [0] * (LAST_TRICK - 1) + [sum(talon)]
    return [0] * LAST_TRICK


def is_open(state: KoenigrufenState, goal: Goal) -> bool:
    """Tell whether the tricks that are played leave it open whether a goal is reached."""
    question = _Question(Position.of(state), goal)
    return question.settled(question.need) is None


def solve(state: KoenigrufenState, goal: Goal, limits: Limits = NO_LIMITS) -> Verdict:
    """Find out whether a side can force a goal from here, with a new solver."""
    return Solver().solve(state, goal, limits)


def card_values(state: KoenigrufenState, goal: Goal, limits: Limits = NO_LIMITS) -> dict[Play, Value | None]:
    """Return for each card that may be played now what it leads to, with a new solver."""
    return Solver().card_values(state, goal, limits)
