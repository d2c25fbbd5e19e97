"""The registry of advice as a document, one table for each book: ``python -m tarock.tutor.document docs/advice.md``."""

import sys
from collections.abc import Iterable, Iterator
from itertools import groupby
from pathlib import Path
from typing import Final

from tarock.tutor.advice import Advice
from tarock.tutor.families import TUTORS
from tarock.words import Language, words_in

COMMAND: Final = "python -m tarock.tutor.document docs/advice.md"
_HEAD: Final = f"""\
# The advice of the books

What the five books tell a player to do, one row for each piece of it, with the lines of the book that say it.
*Bots* names the reasons by which our bots act by it; [strength.md](strength.md) tells how good they are.
Where a row has a remark, it cannot be told from a player's view when the advice applies, and the remark says why.

Made from the registry with `{COMMAND}`; a test fails when it is not current.
"""
_COLUMNS: Final = ("| Row | Lines | Advice | Bots | Remark |", "|---|---|---|---|---|")


def document(language: Language = "en") -> str:
    """Return the whole document."""
    rows = (row for family in TUTORS for row in TUTORS[family].registry.rows.values())
    tables = (_table(book, of_book, language) for book, of_book in groupby(rows, key=lambda row: row.book))
    return "\n".join([_HEAD, *("\n".join(table) for table in tables)])


def _table(book: str, rows: Iterable[Advice], language: Language) -> Iterator[str]:
    yield f"## {book}"
    yield ""
    yield from _COLUMNS
    for row in rows:
        bots = ", ".join(f"`{name}`" for name in row.bots)
        cells = (row.id, row.lines, words_in(language)(row.message), bots, row.unsaid or "")
        yield "| " + " | ".join(cells) + " |"
    yield ""


def main(file: str) -> None:
    """Write the document."""
    Path(file).write_text(document(), encoding="utf-8")


if __name__ == "__main__":
    main(*sys.argv[1:])
