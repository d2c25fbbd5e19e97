"""Pack the shelf: ``python -m tarock.school.puzzles ENDINGS JOURNAL…``.

ENDINGS are the endings of the books (``tests/data/cases/danish-endgames.json``), JOURNAL what mining has found.
"""

import sys
from importlib import resources
from pathlib import Path

from tarock.school.puzzles.danish.books import book_puzzles
from tarock.school.puzzles.journal import kept, read, recipe
from tarock.school.puzzles.proving import is_proved
from tarock.school.puzzles.puzzle import WEIGHED, Puzzle
from tarock.school.puzzles.shelf import FILE, pack


def main(endings: str, *files: str) -> None:
    """Write the shelf into the package; what other deals do not confirm is left out."""
    dug = [each for file in files for each in read(Path(file))]
    puzzles = [
        puzzle
        for family in dict.fromkeys(each.family for each in dug)
        for puzzle in kept((each for each in dug if each.family == family), recipe().wanted(family))
    ]
    confirmed = [puzzle for puzzle in puzzles if puzzle.kind not in WEIGHED or _is_confirmed(puzzle)]
    with resources.as_file(resources.files("tarock.school.puzzles") / FILE) as shelf:
        pack([*confirmed, *book_puzzles(Path(endings))], shelf)


def _is_confirmed(puzzle: Puzzle) -> bool:
    """Tell whether other deals say the same, and others again."""
    return all(is_proved(puzzle, seed) for seed in ("packing", "packing again"))


if __name__ == "__main__":
    main(*sys.argv[1:])
