"""What was mined goes on the shelf only if other deals say the same, under both judges."""

from collections.abc import Collection
from random import Random
from typing import Final

from msgspec.structs import replace

from tarock.school.puzzles.bots import ASKED, SOLVERS, first_rating, solves, solving
from tarock.school.puzzles.moment import moment_of
from tarock.school.puzzles.proving import is_proved
from tarock.school.puzzles.puzzle import WEIGHED, Puzzle
from tarock.school.puzzles.second_judge import upheld

SEEDS: Final = ("packing", "packing again")
"""What the first judge weighs is confirmed with the deals of each of these."""


def confirmed(puzzle: Puzzle) -> Puzzle | None:
    """Return a puzzle as other deals leave it; None if too little is left.

    Two standard errors are soon passed by chance where several answers are looked at more than once.  So the second
    judge is asked twice, and what it does not call wrong again is no more in the list.
    """
    if puzzle.kind not in WEIGHED:
        return puzzle
    if not all(is_proved(puzzle, seed) for seed in SEEDS):
        return None
    moment = moment_of(puzzle)
    rng = Random(f"packing/{puzzle.id}")  # noqa: S311 - repeatable on purpose
    question = upheld(moment, puzzle.question, rng)
    if question is None:
        return None
    solved = solving(moment, question)
    if len(solved) == len(SOLVERS):
        return None
    return replace(puzzle, question=question, solved=solved, rating=first_rating(question, solved))


def asked_again(puzzle: Puzzle, names: Collection[str]) -> Puzzle | None:
    """Return a puzzle as these levels answer it now, whose numbers have changed; None if every level solves it."""
    if puzzle.kind not in ASKED or puzzle.source:
        return puzzle
    moment = moment_of(puzzle)
    solved = tuple(
        name for name in SOLVERS if (solves(moment, puzzle.question, name) if name in names else name in puzzle.solved)
    )
    if len(solved) == len(SOLVERS):
        return None
    return replace(puzzle, solved=solved, rating=first_rating(puzzle.question, solved))
