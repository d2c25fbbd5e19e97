"""The judge: what a decision cost, by what the player could know.

The best action is nominated in one set of deals drawn from the player's view, and compared with what was done in a
fresh set: in one set alone chance makes the best of many look better than it is, and a good player as bad as a weak one
(measured in ``docs/coach.md``).  The others are supposed to play on by the books, and in the last tricks as well as can
be.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from random import Random
from typing import Any, Final, Generic, Literal, TypeAlias, TypeVar

from tarock.bots.protocol import Candidate
from tarock.bots.scales import Weighed
from tarock.core.game import View
from tarock.tutor.coach import COACHES, Coach, Kind

ActionT = TypeVar("ActionT")

Grade: TypeAlias = Literal["only", "best", "good", "inaccuracy", "mistake", "blunder"]
"""``only``: nothing else could be done; ``good``: not the best, but the difference is small or may be chance."""

SHARES: Final[tuple[tuple[Grade, float], ...]] = (("blunder", 0.8), ("mistake", 0.3), ("inaccuracy", 0.1))
"""From which share of a deal's deviation a loss is called so (``shared/spec/tutor.md``, 3.3)."""
SURE: Final = 2.0
"""A loss must be so many standard errors from nothing to be called anything."""


@dataclass(frozen=True, slots=True)
class Care:
    """In how many deals actions are tried: to nominate the best, and afresh to compare it with what was done."""

    nominating: int = 100
    comparing: int = 400


USUAL: Final = Care()


@dataclass(frozen=True, slots=True)
class Judgement(Generic[ActionT]):
    """What a decision cost."""

    kind: Kind
    played: ActionT
    best: ActionT
    """What the nominating deals found best; where that is what was done, the decision cost nothing."""
    loss: float
    """What the best would have brought beyond what was done, in chips or points, on the fresh deals; never below 0."""
    error: float
    """The standard error of that."""
    grade: Grade
    is_book: bool
    """Whether the books advise what was done."""
    candidates: tuple[Candidate[ActionT], ...]
    """What was weighed to nominate, the best first."""
    worlds: int
    is_exact: bool

    @property
    def is_equal(self) -> bool:
        """Whether the two cannot be told apart."""
        return self.loss <= SURE * self.error


def judged(
    view: View,
    action: Any,  # noqa: ANN401
    rng: Random,
    care: Care = USUAL,
    beside: Iterable[Any] = (),
) -> Judgement[Any] | None:
    """Judge a decision by the view in which it was made; None where there was nothing to decide, or to weigh.

    :param beside: what else may be the best, where more is thought of than the scales choose by themselves.
    """
    coach = COACHES[view.ruleset.family]
    kind = coach.kind(view, action)
    if kind is None:
        return None
    choices = tuple(dict.fromkeys((*coach.scales.choices(view, action), *beside)))
    if len(choices) == 1:
        return _only(kind, action) if _is_alone(view) else None
    nominated = coach.scales.weigh(view, choices, care.nominating, rng)
    if nominated is None or action not in nominated.actions:
        return None
    is_book = coach.advised(view, rng).action == action if view.turn == view.seat else False
    best = nominated.best
    compared = nominated
    if best != action and not nominated.is_exact:
        fresh = coach.scales.weigh(view, (action, best), care.comparing, rng)
        compared = nominated if fresh is None else fresh
    loss, error = (0.0, 0.0) if best == action else compared.behind(action, best)
    grade = grade_of(max(loss, 0.0), error, coach.deviation(view.ruleset.id)) if best != action else "best"
    worlds = compared.tally.worlds
    listed = candidates_of(nominated)
    return Judgement(kind, action, best, max(loss, 0.0), error, grade, is_book, listed, worlds, nominated.is_exact)


def grade_of(loss: float, error: float, deviation: float) -> Grade:
    """Return what a loss is called.

    >>> grade_of(20.0, 3.0, 55.0), grade_of(20.0, 11.0, 55.0), grade_of(4.0, 1.0, 55.0)
    ('mistake', 'good', 'good')
    """
    if loss <= SURE * error:
        return "good"
    found: list[Grade] = [grade for grade, share in SHARES if loss >= share * deviation]
    return found[0] if found else "good"


def candidates_of(weighed: Weighed[ActionT]) -> tuple[Candidate[ActionT], ...]:
    """Return what was weighed, the best first, each with its value and the error of how far it lies behind."""
    found = [
        Candidate(action, weighed.value(action), weighed.behind(action, weighed.best)[1]) for action in weighed.actions
    ]
    return tuple(sorted(found, key=lambda candidate: -candidate.value))


def _is_alone(view: View) -> bool:
    """Tell whether a player had no choice at all."""
    offers = view.legal_actions() if view.turn == view.seat else ()
    return len(offers) == 1 and not hasattr(offers[0], "sample")


def _only(kind: Kind, action: ActionT) -> Judgement[ActionT]:
    return Judgement(kind, action, action, 0.0, 0.0, "only", is_book=True, candidates=(), worlds=0, is_exact=True)


__all__ = ["USUAL", "Care", "Coach", "Grade", "Judgement", "candidates_of", "grade_of", "judged"]
