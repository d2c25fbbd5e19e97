"""Where a step takes place: its position as a state, and who looks at it."""

from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from tarock.core.cards import CARD_NAMES
from tarock.core.cardset import CardSet
from tarock.core.families import GAMES
from tarock.core.faults import Mode
from tarock.core.seats import Seat
from tarock.notation import record
from tarock.notation.cards import parse_seat
from tarock.rulesets import load
from tarock.school.families import SCHOOLS
from tarock.school.lesson import Deal, LessonError, Position
from tarock.tutor.families import TUTORS
from tarock.tutor.moments import states


@dataclass(frozen=True, slots=True)
class Placed:
    """A position: the state, who looks and acts, and whether all hands lie open."""

    state: Any
    seat: Seat
    is_open: bool = False

    @property
    def family(self) -> str:
        """The family of its game."""
        family: str = self.state.ruleset.family
        return family

    @property
    def view(self) -> Any:  # noqa: ANN401 - of the family
        """What the player who looks may know."""
        return self.state.view(self.seat)

    @property
    def cards(self) -> tuple[str, ...]:
        """What he holds."""
        hand: CardSet = self.state.hands[self.seat]
        return tuple(CARD_NAMES[card] for card in hand)


@lru_cache(maxsize=500)
def place_of(position: Position, ruleset: str) -> Placed:
    """Return a position as a state, with who looks.

    :param ruleset: by whose rules hands that lie open are played.
    :raises TarockError: if there is no such position.
    """
    state, seat = _state_of(position, ruleset)
    for text in position.played:
        state = state.apply(state.turn, SCHOOLS[state.ruleset.family].read(state, state.turn, text))
        seat = state.turn
    if position.seat:
        seat = parse_seat(position.seat)
    if seat is None:
        message = "nobody is to act, so the position must say who looks"
        raise LessonError(message)
    return Placed(state, seat, position.open or position.hands is not None)


def blank(ruleset: str) -> Placed:
    """Return a deal for facts that look at no position: what cards count, what a sheet comes to."""
    return dealt(Deal(seed="blank"), ruleset, "A")


def dealt(deal: Deal, ruleset: str, seat: str) -> Placed:
    """Return a deal from its seed, as a seat sees it."""
    rules = load(ruleset)
    state = GAMES[rules.family].dealt(rules, parse_seat(deal.dealer), deal.seed, Mode.STRICT)
    return Placed(state, parse_seat(seat))


def _state_of(position: Position, ruleset: str) -> tuple[Any, Seat | None]:
    family = load(ruleset).family
    given = [bool(each) for each in (position.record, position.deal, position.advice, position.quiz, position.hands)]
    if sum(given) != 1:
        message = "a position is a record, a deal, an advice, a quiz or hands, and one of them only"
        raise LessonError(message)
    if position.quiz:
        quiz = SCHOOLS[family].quiz
        if quiz is None:
            message = f"the books of the family {family!r} have no quizzes"
            raise LessonError(message)
        return quiz(position.quiz)
    if position.advice:
        return _example(family, position.advice)
    state = _opened(position, ruleset) if position.hands else _played(position, family)
    return state, state.turn


def _opened(position: Position, ruleset: str) -> Any:  # noqa: ANN401 - of the family
    rules = load(ruleset)
    return SCHOOLS[rules.family].opened(rules, position)


def _played(position: Position, family: str) -> Any:  # noqa: ANN401 - of the family
    """Return the state of a record, or of a recorded deal, after so many acts."""
    course = states(family, position.deal) if position.deal else _course(position.record)
    at = len(course) - 1 if position.at is None else position.at
    if at >= len(course):
        message = f"the record has {len(course) - 1} acts, got at = {at}"
        raise LessonError(message)
    return course[at]


def _course(text: str) -> tuple[Any, ...]:
    (found,) = record.loads(text, load)
    game = GAMES[found.state.ruleset.family]
    course: list[Any] = [game.begun(found.state)]
    for seat, action in game.acts(found.state):
        course.append(course[-1].apply(seat, action))
    return tuple(course)


def _example(family: str, row: str) -> tuple[Any, Seat | None]:
    """Return the moment in which an advice applies."""
    found = TUTORS[family].registry.rows.get(row)
    if found is None or found.example is None:
        message = f"the advice {row!r} has no example"
        raise LessonError(message)
    state: Any = states(family, found.example.deal)[found.example.step]
    return state, state.turn if found.example.seat is None else found.example.seat
