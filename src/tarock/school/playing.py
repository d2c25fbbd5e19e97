"""Playing at the school: a learner acts, and the others do what they do until it is his turn again.

Nothing is kept between two acts: whoever asks tells all that was done.  In a step of a lesson the others throw dice
that depend on the lesson and on how far it has come, so that the same acts get the same answers.
"""

from abc import ABC, abstractmethod
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from functools import cached_property
from random import Random
from typing import Any, Self, TypeVar

from tarock.bots.families import BOTS
from tarock.bots.levels import level
from tarock.bots.playing import action_of, interjection
from tarock.bots.protocol import Player
from tarock.core.game import Act
from tarock.core.seats import Seat
from tarock.notation.cards import parse_seat
from tarock.school.families import SCHOOLS
from tarock.school.goals import Target, target
from tarock.school.lesson import Lesson, LessonError, Play, Text
from tarock.school.place import Placed, dealt, place_of
from tarock.telling.line import Line
from tarock.tutor.coach import COACHES

PlayingT = TypeVar("PlayingT", bound="Playing")


@dataclass(frozen=True)
class Playing(ABC):
    """Something that is played: where it began, what was done since, and where that has led."""

    begun: Placed
    acts: tuple[Act, ...]
    state: Any

    @abstractmethod
    def next_act(self) -> Act | None:
        """Return the next thing that another does; None when it is the learner's turn."""

    @property
    @abstractmethod
    def is_reached(self) -> bool:
        """Whether the goal is reached, now that all is over."""

    @property
    def sentence(self) -> Text | None:
        """What is said when it is over."""
        return None

    @property
    def verdict(self) -> Line | None:
        """What it has come to, where that could not be written beforehand."""
        return None

    @property
    def seat(self) -> Seat:
        """Whom the learner plays for."""
        return self.begun.seat

    @property
    def is_over(self) -> bool:
        """Whether nothing is left to play."""
        return self.state.turn is None

    def done(self, action: Any) -> Self:  # noqa: ANN401 - of the family
        """Return it after an act of the learner, and what the others did then.

        :raises IllegalAction: if the rules refuse it.
        """
        return self.after(self.seat, action).awaiting()

    def after(self, seat: Seat, action: Any) -> Self:  # noqa: ANN401 - of the family
        """Return it after an act of anybody.

        :raises IllegalAction: if the rules refuse it.
        """
        return replace(self, acts=(*self.acts, (seat, action)), state=self.state.apply(seat, action))

    def awaiting(self) -> Self:
        """Let the others act, in turn or by a right that they have, until the learner must."""
        now = self
        while not now.is_over:
            found = now.next_act()
            if found is None:
                break
            now = now.after(*found)
        return now


@dataclass(frozen=True)
class LessonPlaying(Playing):
    """A step of a lesson that is played."""

    lesson: str
    step: Play

    @property
    def is_reached(self) -> bool:
        """Whether the goal is reached, now that all is over."""
        return self._has_reached

    @cached_property
    def _has_reached(self) -> bool:
        return self.is_over and self.target.is_reached(self.state)  # which a judge may have to think about

    @property
    def target(self) -> Target:
        """What the learner wants."""
        return target(self.step, self.begun.family, self.seat)

    @property
    def sentence(self) -> Text | None:
        """What is said when it is over."""
        if not self.is_over:
            return None
        return self.step.reached if self.is_reached else self.step.missed

    @property
    def verdict(self) -> Line | None:
        """What a whole deal has brought the learner."""
        if self.step.deal is None or not self.is_over:
            return None
        won = COACHES[self.begun.family].net(self.state)[self.seat]
        return Line("played-net", "word", figures={"won": f"{won:g}"})

    def next_act(self) -> Act | None:
        """Return the next thing that another does; None when it is the learner's turn."""
        turn: Seat = self.state.turn
        if self.step.others == "solver":
            return None if turn == self.seat else (turn, best(self.state, turn, self.target))
        player: Player[Any, Any] = BOTS[self.begun.family].player(level(self.step.others))
        right = right_used(player, self.state, self.seat, self.rng)
        if right is not None or turn == self.seat:
            return right
        move = action_of(player, self.state, turn, self.rng)
        return move.seat, move.action

    @property
    def rng(self) -> Random:
        """The dice of this moment."""
        return Random(f"{self.lesson}/{self.step.text.en}/{len(self.acts)}")  # noqa: S311 - repeatable on purpose


def begun(lesson: Lesson, step: int) -> LessonPlaying:
    """Return a step that is to be played, as the learner finds it when it is his turn."""
    return resumed(lesson, step, ())


def resumed(lesson: Lesson, step: int, acts: Iterable[Act]) -> LessonPlaying:
    """Return a step after all that was done in it; what the others do next comes with it.

    :raises IllegalAction: if the rules refuse one of the acts.
    """
    play = lesson.steps[step]
    if not isinstance(play, Play):
        message = f"{lesson.id}, step {step + 1}: nothing is played there"
        raise LessonError(message)
    placed = start_of(lesson, play)
    now = LessonPlaying(placed, (), placed.state, lesson.id, play)
    for seat, action in acts:
        now = now.after(seat, action)
    return now.awaiting()


def start_of(lesson: Lesson, play: Play) -> Placed:
    """Return where a step that is played begins, and whom the learner plays for."""
    if (play.deal is None) == (play.position is None):
        message = f"{lesson.id}: a play has a position or a deal"
        raise LessonError(message)
    if play.deal is not None:
        return dealt(play.deal, lesson.ruleset, play.seat or "A")
    assert play.position is not None
    placed = place_of(play.position, lesson.ruleset)
    return placed if not play.seat else Placed(placed.state, parse_seat(play.seat), placed.is_open)


def right_used(player: Player[Any, Any], state: Any, learner: Seat, rng: Random) -> Act | None:  # noqa: ANN401
    """Return a right that one of the others uses out of turn."""
    bots = BOTS[state.ruleset.family]
    for seat in bots.order_from(state, state.turn)[1:]:
        if seat != learner and bots.has_rights(state.view(seat)):
            move = interjection(player, state, seat, rng)
            if move is not None:
                return move.seat, move.action
    return None


# The best that open cards allow


def best(state: Any, seat: Seat, aim: Target) -> Any:  # noqa: ANN401 - of the family
    """Return what a player does best for a goal, or against it; among equals, what makes the next choice hardest."""
    after = [(action, state.apply(seat, action)) for action in SCHOOLS[state.ruleset.family].offers(state, seat)]
    wants = seat in aim.by
    good = [(action, then) for action, then in after if _holds(aim, then) == wants]
    return max(good or after, key=lambda pair: _trap(pair[1], aim, wants=wants))[0]


def _holds(aim: Target, state: Any) -> bool:  # noqa: ANN401 - of the family
    return aim.is_reached(state) if state.turn is None else aim.is_forced(state)


def _trap(state: Any, aim: Target, *, wants: bool) -> float:  # noqa: ANN401 - of the family
    """Return which share of the answers of the next opponent lets go."""
    turn = state.turn
    if turn is None or (turn in aim.by) == wants:
        return 0.0
    kept = [_holds(aim, state.apply(turn, action)) != wants for action in _offers(state, turn)]
    return sum(not each for each in kept) / len(kept)


def _offers(state: Any, seat: Seat) -> Iterator[Any]:  # noqa: ANN401 - of the family
    yield from SCHOOLS[state.ruleset.family].offers(state, seat)
