"""Proving a puzzle once more: by the solver, by enumeration, by the engine, or by other deals."""

from collections.abc import Iterator
from random import Random
from typing import Final

from tarock.school.puzzles.asking import SOLVED, asked
from tarock.school.puzzles.kinds import endings, weighed
from tarock.school.puzzles.moment import Moment, moment_of
from tarock.school.puzzles.puzzle import WEIGHED, Puzzle, Question

CONFIRMING: Final = 5_000
"""In so many deals of another seed an answer that was weighed is confirmed."""


def is_proved(puzzle: Puzzle, seed: str = "proof", deals: int = CONFIRMING) -> bool:
    """Tell whether exactly the answers of a puzzle that are called right are right."""
    moment, question = moment_of(puzzle), puzzle.question
    rng = Random(f"{seed}/{puzzle.id}")  # noqa: S311 - repeatable on purpose
    if question.kind in WEIGHED:
        return weighed.confirms(moment, question, deals, rng, is_books=bool(puzzle.source))
    again = list(_asked_again(moment, question, rng))
    return any(_says(each) == _says(question) for each in again)


def _asked_again(moment: Moment, question: Question, rng: Random) -> Iterator[Question]:
    """Give what is asked at the moment by now; of an aim also what makes no puzzle, since books ask it all the same."""
    if question.kind in SOLVED:
        found = endings.solved(moment, question.goal)
        if found is not None:
            yield found
    else:
        yield from asked(moment, frozenset({question.kind}), rng)


def _says(question: Question) -> tuple[object, ...]:
    return question.goal, question.right, question.wrong, question.number
