"""What the judge says to the answers of the experts: as good as the best, or so much behind it.

Experts disagree (Møller, l.1526-1699: four of them lay four skats), so an answer is never measured by another one, but
by what it costs.
"""

from dataclasses import dataclass
from random import Random
from typing import Any, Final

from tarock.danish.actions import Action
from tarock.danish.state import DanishView
from tarock.tutor.danish.coach import FAMILY
from tarock.tutor.danish.quizzes.quiz import Quiz, Reply, meant, view_of
from tarock.tutor.judge import Care, Judgement, judged

CARE: Final = Care(nominating=500, comparing=2000)
"""More than in a review: there a decision is one of many, here it is the question."""


@dataclass(frozen=True, slots=True)
class Priced:
    """An answer and what the judge says to it."""

    answer: Reply
    judgement: Judgement[Any] | None
    """None where the answer is lost in print."""

    @property
    def is_accepted(self) -> bool:
        """Whether it cannot be told from the best."""
        return self.judgement is not None and self.judgement.is_equal


def priced(quiz: Quiz, care: Care = CARE) -> tuple[Priced, ...]:
    """Let the judge weigh every answer to a skat or a lead, against each other and against his own choices."""
    view = view_of(quiz)
    chosen = [_chosen(quiz, view, answer, care) for answer in quiz.answers]
    beside = [action for action in chosen if action is not None]
    return tuple(
        Priced(answer, None if action is None else judged(view, action, _rng(quiz), care, beside))
        for answer, action in zip(quiz.answers, chosen, strict=True)
    )


def _chosen(quiz: Quiz, view: DanishView, answer: Reply, care: Care) -> Action | None:
    """Return the best of what an answer may mean: who names suits alone chooses the cards well; None if it is lost."""
    actions = meant(view, answer)
    if not actions:
        assert quiz.emended, f"{answer.by} answers nothing that may be done in {quiz.id}"
        return None
    weighed = FAMILY.scales.weigh(view, actions, care.nominating, _rng(quiz))
    return actions[0] if weighed is None else weighed.best


def _rng(quiz: Quiz) -> Random:
    """Return the dice of a quiz: all answers are weighed in the same deals."""
    return Random(quiz.id)  # noqa: S311 - repeatable on purpose
