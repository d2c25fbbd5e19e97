"""One's own mistakes as puzzles: every decision of a finished deal that was clearly worse than another."""

from collections.abc import Iterator
from random import Random

from tarock.core.game import State
from tarock.core.seats import Seat
from tarock.school.puzzles.kinds import weighed
from tarock.school.puzzles.mining import puzzle_of
from tarock.school.puzzles.moment import Moment, moments_of
from tarock.school.puzzles.puzzle import KINDS, Puzzle


def own_puzzles(state: State, seat: Seat, seed: str) -> Iterator[tuple[Puzzle, Moment]]:
    """Give the mistakes of a seat in a finished deal, each as a puzzle with what was better, and its moment."""
    for moment in moments_of(state):
        if moment.seat == seat and moment.step < len(moment.acts):
            rng = Random(f"{seed}/{moment.step}")  # noqa: S311 - repeatable on purpose
            for question in weighed.asked(moment, frozenset(KINDS), rng):
                yield puzzle_of(moment, question, own=True), moment
