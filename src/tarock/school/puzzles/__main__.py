"""Pack the shelf: ``python -m tarock.school.puzzles ENDINGS JOURNAL…``.

ENDINGS are the endings of the books (``tests/data/cases/danish-endgames.json``), JOURNAL what mining has found.
"""

import sys
from importlib import resources
from pathlib import Path

from tarock.school.puzzles.danish.books import book_puzzles
from tarock.school.puzzles.journal import kept, read, recipe
from tarock.school.puzzles.shelf import FILE, pack


def main(endings: str, *files: str) -> None:
    """Write the shelf into the package."""
    dug = [each for file in files for each in read(Path(file))]
    puzzles = [
        puzzle
        for family in dict.fromkeys(each.family for each in dug)
        for puzzle in kept((each for each in dug if each.family == family), recipe().wanted(family))
    ]
    with resources.as_file(resources.files("tarock.school.puzzles") / FILE) as shelf:
        pack([*puzzles, *book_puzzles(Path(endings))], shelf)


if __name__ == "__main__":
    main(*sys.argv[1:])
