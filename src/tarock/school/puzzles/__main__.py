"""Pack the shelf: ``python -m tarock.school.puzzles ENDINGS JOURNAL…``.

ENDINGS are the endings of the books (``tests/data/cases/danish-endgames.json``), JOURNAL what mining has found.
"""

import sys
from importlib import resources
from pathlib import Path

from tarock.school.puzzles.confirming import confirmed
from tarock.school.puzzles.danish.books import book_puzzles
from tarock.school.puzzles.journal import kept, read, recipe
from tarock.school.puzzles.shelf import FILE, pack


def main(endings: str, *files: str) -> None:
    """Write the shelf into the package; what other deals do not confirm is left out."""
    dug = [each for file in files for each in read(Path(file))]
    puzzles = [
        puzzle
        for family in dict.fromkeys(each.family for each in dug)
        for puzzle in kept((each for each in dug if each.family == family), recipe().wanted(family))
    ]
    left = (confirmed(puzzle) for puzzle in puzzles if puzzle.id not in recipe().withdrawn)
    with resources.as_file(resources.files("tarock.school.puzzles") / FILE) as shelf:
        pack([*filter(None, left), *book_puzzles(Path(endings))], shelf)


if __name__ == "__main__":
    main(*sys.argv[1:])
