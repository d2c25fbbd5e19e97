"""Whether an answer reaches what a question wants: asked of the engine, the solver, the judge or a book's predicate."""

from dataclasses import dataclass
from random import Random
from typing import Any, Final

from tarock.core.errors import IllegalAction
from tarock.core.seats import Seat
from tarock.notation.cards import parse_seat
from tarock.school.families import SCHOOLS, Aim
from tarock.school.lesson import Aimed, Ask, LessonError
from tarock.school.place import Placed
from tarock.tutor.coach import COACHES
from tarock.tutor.families import TUTORS
from tarock.tutor.judge import SURE, Care

MARGIN: Final = 5.0
"""How far behind the best an answer may be that the judge accepts, in chips or points, where a step says nothing."""
CARE: Final = Care(nominating=300, comparing=1_200)
"""In how many deals the judge compares the answers of a lesson."""
LEGAL: Final = "legal"
"""The goal of a step that only asks what the rules permit."""


@dataclass(frozen=True, slots=True)
class Target:
    """A goal of a step in its position."""

    aim: Aim
    seat: Seat
    """Who acts."""
    of: Seat
    """Whose goal it is."""
    by: frozenset[Seat]
    """Who plays for it."""
    limit: float | None

    def is_reached(self, state: Any) -> bool:  # noqa: ANN401 - of the family
        """Tell whether it is reached in a state, as the engine says."""
        if self.aim.reached is None:
            message = "the engine cannot tell of this goal whether it is reached"
            raise LessonError(message)
        return self.aim.reached(state, self.seat, self.of, self.limit)

    def is_forced(self, state: Any) -> bool:  # noqa: ANN401 - of the family
        """Tell whether it can be forced from a state on."""
        if self.aim.forced is None:
            message = "the solver cannot tell of this goal whether it is forced"
            raise LessonError(message)
        return bool(self.aim.forced(state, self.of, self.by))


def target(step: Aimed, family: str, seat: Seat) -> Target:
    """Return the goal of a step for whoever acts.

    :raises LessonError: if the family has no goal of that name.
    """
    aims = SCHOOLS[family].aims
    if step.goal not in aims:
        message = f"no goal {step.goal!r}; there are {', '.join(aims)}"
        raise LessonError(message)
    by = frozenset(map(parse_seat, step.by)) or frozenset({seat})
    return Target(aims[step.goal], seat, parse_seat(step.of) if step.of else seat, by, step.limit)


def reaches(ask: Ask, placed: Placed, answer: str) -> bool:
    """Tell whether an act reaches what a question wants; an illegal one does not.

    :raises LessonError: if the question says nothing that could be asked.
    """
    text = ask.options[int(answer)].act if ask.answer == "choice" else answer
    action = SCHOOLS[placed.family].read(placed.state, placed.seat, text)
    try:
        after = placed.state.apply(placed.seat, action)
    except IllegalAction:
        return False
    match ask.checked:
        case "engine":
            return ask.goal == LEGAL or target(ask, placed.family, placed.seat).is_reached(after)
        case "solver":
            return target(ask, placed.family, placed.seat).is_forced(after)
        case "book":
            return is_advised(placed, ask.goal, action)
        case "judge":
            return losses(placed, (action,), Random(ask.text.en))[0] <= (ask.limit or MARGIN)  # noqa: S311 - repeatable
        case None:
            message = f"nobody checks the answers to {ask.text.en!r}"
            raise LessonError(message)


def is_advised(placed: Placed, row: str, action: Any) -> bool:  # noqa: ANN401 - of the family
    """Tell whether an advice applies in a position and asks for an action."""
    tutor = TUTORS[placed.family]
    sense = tutor.registry.predicates[row](tutor.sight(placed.view))
    return sense is not None and sense(action)


def losses(placed: Placed, actions: tuple[Any, ...], rng: Random) -> tuple[float, ...]:
    """Return how far each action is surely behind the best, by what the player can know; 0 where that may be chance.

    The best is nominated in one set of deals and compared with the others in a fresh one, as the judge does.
    """
    scales = COACHES[placed.family].scales
    view = placed.view
    choices = tuple(dict.fromkeys((*scales.choices(view, actions[0]), *actions)))
    nominated = scales.weigh(view, choices, CARE.nominating, rng)
    if nominated is None:
        message = "the judge cannot weigh this"
        raise LessonError(message)
    best = nominated.best
    fresh = scales.weigh(view, tuple(dict.fromkeys((best, *actions))), CARE.comparing, rng)
    compared = nominated if fresh is None or nominated.is_exact else fresh
    return tuple(_sure(*compared.behind(action, best)) if action != best else 0.0 for action in actions)


def _sure(loss: float, error: float) -> float:
    return loss if loss > SURE * error else 0.0
