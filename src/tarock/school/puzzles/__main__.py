"""Pack the shelf: ``python -m tarock.school.puzzles ENDINGS JOURNAL…``.

ENDINGS are the endings of the books (``tests/data/cases/danish-endgames.json``), JOURNAL what mining has found.
``python -m tarock.school.puzzles --again LEVEL…`` asks levels again whose numbers have changed.
"""

import sys
from importlib import resources
from pathlib import Path

from tarock.school.puzzles.confirming import asked_again, confirmed
from tarock.school.puzzles.danish.books import book_puzzles
from tarock.school.puzzles.journal import kept, read, recipe
from tarock.school.puzzles.puzzle import Puzzle
from tarock.school.puzzles.shelf import FILE, pack, shelf


def main(endings: str, *files: str) -> None:
    """Write the shelf into the package; what other deals do not confirm is left out."""
    dug = [each for file in files for each in read(Path(file))]
    puzzles = [
        puzzle
        for family in dict.fromkeys(each.family for each in dug)
        for puzzle in kept((each for each in dug if each.family == family), recipe().wanted(family))
    ]
    left = (confirmed(puzzle) for puzzle in puzzles if puzzle.id not in recipe().withdrawn)
    _pack([*filter(None, left), *book_puzzles(Path(endings))])


def again(*names: str) -> None:
    """Write the shelf anew, with what some levels answer now; what every level solves is left out."""
    asked = (asked_again(puzzle, names) for puzzle in shelf())
    _pack([*filter(None, asked)])


def _pack(puzzles: list[Puzzle]) -> None:
    with resources.as_file(resources.files("tarock.school.puzzles") / FILE) as file:
        pack(puzzles, file)


if __name__ == "__main__":
    again(*sys.argv[2:]) if sys.argv[1:2] == ["--again"] else main(*sys.argv[1:])
