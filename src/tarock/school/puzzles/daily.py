"""The puzzle of the day: the same for everybody, by the date alone."""

from collections.abc import Sequence
from datetime import date
from hashlib import sha256

from tarock.school.puzzles.shelf import ShelvedT


def puzzle_of_day(puzzles: Sequence[ShelvedT], day: date) -> ShelvedT:
    """Return the puzzle of a day; all come up before one comes again, in an order that looks random.

    >>> from tarock.school.puzzles.shelf import spines
    >>> puzzle_of_day(spines(), date(2026, 1, 1)) == puzzle_of_day(spines(), date(2026, 1, 1))
    True
    """
    shuffled = sorted(puzzles, key=lambda puzzle: sha256(puzzle.id.encode()).digest())
    return shuffled[day.toordinal() % len(shuffled)]
