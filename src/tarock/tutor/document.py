"""The registry of advice as a document, one table for each book: ``python -m tarock.tutor.document docs/advice.md``."""

import sys
from collections.abc import Iterable, Iterator, Mapping
from itertools import groupby
from pathlib import Path
from typing import Final

from tarock.tutor.advice import Advice, Measured
from tarock.tutor.families import TUTORS
from tarock.words import Language, words_in

COMMAND: Final = "python -m tarock.tutor.document docs/advice.md"
_HEAD: Final = f"""\
# The advice of the books

What the five books tell a player to do, one row for each piece of it, with the lines of the book that say it.
*Bots* names the reasons by which our bots act by it; [strength.md](strength.md) tells how good they are.
*Measured* is what following it brought where it applied, in chips or points with the 95 % interval: how far the best
choice that it asks for was ahead of the best that it does not, everybody playing on by the books (`bench/advice.py`).
Bold is what lies beyond chance: the advice is confirmed, or, below nothing, not confirmed against such players.
A row without a figure names no choice, or applied too seldom.
Where a row has a remark, it cannot be told from a player's view when the advice applies, and the remark says why.

Made from the registry with `{COMMAND}`; a test fails when it is not current.
"""
_COLUMNS: Final = ("| Row | Lines | Advice | Bots | Measured | Remark |", "|---|---|---|---|---|---|")


def document(language: Language = "en") -> str:
    """Return the whole document."""
    registries = [TUTORS[family].registry for family in TUTORS]
    rows = (row for registry in registries for row in registry.rows.values())
    verdicts = {row: _said(found) for registry in registries for row, found in registry.verdicts.items()}
    tables = (_table(book, of_book, verdicts, language) for book, of_book in groupby(rows, key=lambda row: row.book))
    return "\n".join([_HEAD, *("\n".join(table) for table in tables)])


def _said(found: Measured) -> str:
    sure = "" if found.says == "no_effect" else "**"
    return f"{sure}{found.gain:+.1f}{sure} ± {found.around:.1f} ({found.deals})".replace("-", "−")


def _table(book: str, rows: Iterable[Advice], verdicts: Mapping[str, str], language: Language) -> Iterator[str]:
    yield f"## {book}"
    yield ""
    yield from _COLUMNS
    for row in rows:
        bots = ", ".join(f"`{name}`" for name in row.bots)
        cells = (row.id, row.lines, words_in(language)(row.message), bots, verdicts.get(row.id, ""), row.unsaid or "")
        yield "| " + " | ".join(cells) + " |"
    yield ""


def main(file: str) -> None:
    """Write the document."""
    Path(file).write_text(document(), encoding="utf-8")


if __name__ == "__main__":
    main(*sys.argv[1:])
