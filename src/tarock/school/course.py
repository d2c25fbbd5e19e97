"""A learner's way through a lesson: what is asked, and what an answer gets.

Terminal, tests and server go this one way; the page gets all answers beforehand (:func:`replies`), so that it needs no
network to say them.
"""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import cache
from random import Random
from typing import Final

from tarock.core.errors import IllegalAction, NotationError
from tarock.rulesets import load
from tarock.school.drills import COMMON
from tarock.school.families import SCHOOLS
from tarock.school.lesson import Ask, Lesson, LessonError, Play, Step, Text
from tarock.school.place import Placed, place_of

STARS: Final = ((1.0, 3), (0.8, 2), (0.0, 1))
"""For a lesson that is passed: from which share of first answers that were right, so many stars."""
HINTED: Final = 2
"""So many stars are left to whoever has asked for a hint."""


@dataclass(frozen=True, slots=True)
class Reply:
    """What an answer gets."""

    answer: str
    """Which answer: the number of an option from 0, an act as a record writes it, a set of cards, or a number."""
    right: bool
    why: Text | None = None
    refusal: IllegalAction | None = None
    """Why the rules refuse it, where they do."""


@cache
def questions(lesson: Lesson, step: int) -> tuple[Ask, ...]:
    """Return the questions of a step that asks: itself, or those of its drill.

    :raises LessonError: if there is no such drill.
    """
    ask = lesson.steps[step]
    assert isinstance(ask, Ask), "only a question asks"
    if ask.answer != "drill":
        return (ask,)
    if ask.drill is None:
        message = f"{lesson.id}, step {step + 1}: a drill has a name"
        raise LessonError(message)
    known = {**COMMON, **SCHOOLS[load(lesson.ruleset).family].drills}
    if ask.drill.name not in known:
        message = f"{lesson.id}, step {step + 1}: no drill {ask.drill.name!r}; there are {', '.join(known)}"
        raise LessonError(message)
    rng = Random(ask.drill.seed or f"{lesson.id}/{step}")  # noqa: S311 - the same for everybody
    return tuple(known[ask.drill.name](ask, ask.drill, lesson.ruleset, rng))


def placed_of(ask: Ask, ruleset: str) -> Placed | None:
    """Return where a question is asked; None where only cards or words are looked at."""
    return None if ask.position is None else place_of(ask.position, ruleset)


def replied(ask: Ask, ruleset: str, answer: str) -> Reply:
    """Return what an answer gets.

    :raises NotationError: if it is no answer at all.
    """
    match ask.answer:
        case "choice":
            return _chosen(ask, answer)
        case "card" | "act":
            return _done(ask, ruleset, answer)
        case "cards" | "number" | "drill":
            return _said(ask, answer)


def replies(ask: Ask, ruleset: str) -> tuple[Reply, ...]:
    """Return what every answer gets that can be listed; another set of cards or number gets ``otherwise``."""
    return tuple(replied(ask, ruleset, answer) for answer in _listed(ask, ruleset))


def _chosen(ask: Ask, answer: str) -> Reply:
    if not answer.isdecimal() or int(answer) >= len(ask.options):
        message = f"expected a number below {len(ask.options)}, got {answer!r}"
        raise NotationError(message)
    option = ask.options[int(answer)]
    return Reply(answer, option.right, option.why or (ask.why if option.right else ask.otherwise))


def _done(ask: Ask, ruleset: str, answer: str) -> Reply:
    """Judge an act: the engine first, then what the lesson accepts."""
    placed = placed_of(ask, ruleset)
    assert placed is not None, "an act is done in a position"
    action = SCHOOLS[placed.family].read(placed.state, placed.seat, answer)
    spelled = SCHOOLS[placed.family].spelled(action)
    try:
        placed.state.apply(placed.seat, action)
    except IllegalAction as refusal:
        return Reply(spelled, right=False, why=_foreseen(ask, spelled), refusal=refusal)
    return _judged(ask, spelled, {_same(spelled)})


def _said(ask: Ask, answer: str) -> Reply:
    return _judged(ask, answer, {_same(answer)})


def _judged(ask: Ask, answer: str, meant: set[frozenset[str]]) -> Reply:
    if any(_same(each) in meant for each in ask.accepted):
        return Reply(answer, right=True, why=ask.why)
    return Reply(answer, right=False, why=_foreseen(ask, answer) or ask.otherwise)


def _foreseen(ask: Ask, answer: str) -> Text | None:
    return next((each.why for each in ask.wrong if _same(answer) in map(_same, each.answers)), None)


def _same(answer: str) -> frozenset[str]:
    """Return an answer so that the order of its cards does not matter."""
    return frozenset(answer.replace(",", " ").split())


def _listed(ask: Ask, ruleset: str) -> Iterator[str]:
    if ask.answer == "choice":
        yield from map(str, range(len(ask.options)))
        return
    given = dict.fromkeys((*ask.accepted, *(answer for each in ask.wrong for answer in each.answers)))
    placed = placed_of(ask, ruleset)
    if ask.answer in {"card", "act"}:
        assert placed is not None, "an act is done in a position"
        given = dict.fromkeys((*_acts(placed, cards=ask.answer == "card"), *given))
    yield from given


def _acts(placed: Placed, *, cards: bool) -> Iterator[str]:
    """Give what can be done in a position, the cards that the rules refuse among it."""
    spelled = SCHOOLS[placed.family].spelled
    offers = SCHOOLS[placed.family].offers(placed.state, placed.seat)
    offered = [spelled(offer) for offer in offers if not cards or hasattr(offer, "card")]
    yield from offered
    if cards:
        led = {offer.partition("=")[0] for offer in offered}
        yield from (card for card in placed.cards if card not in led)


@dataclass(frozen=True, slots=True)
class Course:
    """How far a learner has come in a lesson."""

    lesson: Lesson
    step: int = 0
    question: int = 0
    """Which question of the step, where a drill asks several."""
    asked: int = 0
    first: int = 0
    """How many answers were right at the first try."""
    tried: bool = False
    """Whether the question that stands has had a wrong answer."""
    hinted: bool = False

    @property
    def is_done(self) -> bool:
        """Whether all steps are done."""
        return self.step == len(self.lesson.steps)

    @property
    def now(self) -> Step | None:
        """What is shown, asked or played now: of a drill the question that stands."""
        if self.is_done:
            return None
        step = self.lesson.steps[self.step]
        return questions(self.lesson, self.step)[self.question] if isinstance(step, Ask) else step

    def went_on(self) -> "Course":
        """Return the course after something was read."""
        return replace(self, step=self.step + 1, question=0, tried=False)

    def answered(self, answer: str) -> tuple[Reply, "Course"]:
        """Return what an answer gets, and the course after it: a wrong one leaves the question where it stands.

        A drill goes on after a wrong answer too, since it counts.

        :raises NotationError: if it is no answer.
        """
        ask = self.now
        assert isinstance(ask, Ask), "only a question can be answered"
        reply = replied(ask, self.lesson.ruleset, answer)
        in_drill = len(questions(self.lesson, self.step)) > 1
        if not reply.right and not in_drill:
            return reply, replace(self, tried=True)
        counted = replace(self, asked=self.asked + 1, first=self.first + (reply.right and not self.tried), tried=False)
        if counted.question + 1 < len(questions(self.lesson, self.step)):
            return reply, replace(counted, question=self.question + 1)
        return reply, counted.went_on()

    def played(self, *, reached: bool) -> "Course":
        """Return the course after something was played: it is played again until the goal is reached."""
        assert isinstance(self.now, Play), "only a play is played"
        if not reached:
            return replace(self, tried=True)
        return replace(self, asked=self.asked + 1, first=self.first + (not self.tried)).went_on()

    def with_hint(self) -> "Course":
        """Return the course after a hint was asked for."""
        return replace(self, hinted=True)

    def is_passed(self, seconds: float = 0.0) -> bool:
        """Tell whether the lesson is passed, in so many seconds."""
        if not self.is_done:
            return False
        passing = self.lesson.passing
        if passing is None:
            return True
        return self.first >= passing.right and (passing.seconds is None or seconds <= passing.seconds)

    def stars(self, seconds: float = 0.0) -> int:
        """Return how many stars the lesson has brought: none if it is not passed, at most two after a hint."""
        if not self.is_passed(seconds):
            return 0
        share = self.first / self.asked if self.asked else 1.0
        stars = next(stars for least, stars in STARS if share >= least)
        return min(stars, HINTED) if self.hinted else stars


def family_of(lesson: Lesson) -> str:
    """Return the family whose game a lesson teaches."""
    return load(lesson.ruleset).family
