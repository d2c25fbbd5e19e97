"""The coach's table: before something is final that is clearly worse than another choice, the player is asked again."""

from dataclasses import dataclass
from random import Random
from typing import Any, Final

from tarock.core.faults import Mode
from tarock.core.game import View
from tarock.school.against import Against
from tarock.school.refuting import against
from tarock.telling.line import Line
from tarock.tutor.coach import COACHES
from tarock.tutor.judge import Care, Grade, judged
from tarock.tutor.reasons import QUICK, tested_reasons
from tarock.tutor.telling import reason_lines

CARE: Final = Care(nominating=80, comparing=200)
"""Fewer deals than in a review: somebody is waiting, and is asked rather than told."""
DOUBTED: Final[frozenset[Grade]] = frozenset({"mistake", "blunder"})
"""Who is asked at every inaccuracy listens no more."""


@dataclass(frozen=True, slots=True)
class Doubt:
    """What the coach thinks of something that is not final yet."""

    grade: Grade
    why: tuple[Line, ...]
    """What is better, what that brings, and which advice of the books says so."""
    against: Against | None = None
    """A likely deal in which it fails, to be played on by whoever will not believe it."""


def doubted(view: View, action: Any) -> Doubt | None:  # noqa: ANN401 - of the family
    """Return why somebody should think again; None where what he wants to do is good enough, or cannot be weighed.

    What the rules forbid is left to the table, which says so with the rule.
    """
    if view.ruleset.family not in COACHES or not _may(view, action):
        return None
    found = judged(view, action, Random(0), CARE)  # noqa: S311 - the same question, the same answer
    if found is None or found.grade not in DOUBTED:
        return None
    family = view.ruleset.family
    named = COACHES[family].named
    figures = {"loss": f"{found.loss:.1f}", "error": f"{found.error:.1f}"}
    better = Line(
        "puzzle-costs", "word", figures=figures, parts={"act": (named(action),), "best": (named(found.best),)}
    )
    worst = against(view, action, found.best, Random(0))  # noqa: S311 - likewise
    why = tested_reasons(view, found.best, None, found.candidates, QUICK, Random(0))  # noqa: S311 - likewise
    return Doubt(found.grade, (better, *reason_lines(why, family)), worst)


def _may(view: Any, action: Any) -> bool:  # noqa: ANN401 - of the family
    """Tell whether the player on turn may do something, as far as he can know."""
    if view.turn != view.seat or view.table.mode is not Mode.STRICT:
        return False
    for offer in view.legal_actions():
        if offer == action or (hasattr(offer, "sample") and hasattr(action, "cards") and action in offer):
            return True
    return False
