"""The table of the shelf in the documents: ``python -m tarock.school.puzzles.document docs/puzzles.md``."""

import sys
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from tarock.bots.levels import OFFERED
from tarock.school.puzzles.bots import ASKED
from tarock.school.puzzles.puzzle import KINDS, Puzzle
from tarock.school.puzzles.shelf import shelf

BEGIN: Final = "<!-- This table is made by `python -m tarock.school.puzzles.document docs/puzzles.md`. -->"
END: Final = "<!-- End of the shelf. -->"


def document(text: str) -> str:
    """Return a document with the table as the shelf is now."""
    before, _, rest = text.partition(BEGIN)
    _, _, after = rest.partition(END)
    return f"{before}{BEGIN}\n\n{table()}\n{END}{after}"


def table() -> str:
    """Return how many puzzles there are of each kind, and which share of them each level of bots solves."""
    heads = ("game", "kind", "puzzles", *OFFERED)
    rows = [heads, ("---",) * len(heads), *_rows()]
    return "".join(f"| {' | '.join(row)} |\n" for row in rows)


def _rows() -> Iterator[tuple[str, ...]]:
    mined = [puzzle for puzzle in shelf() if not puzzle.source]
    for family in sorted({puzzle.family for puzzle in mined}):
        own = [puzzle for puzzle in mined if puzzle.family == family]
        many = Counter(puzzle.kind for puzzle in own)
        for kind in KINDS:
            if many[kind]:
                listed = [puzzle for puzzle in own if puzzle.kind == kind]
                rates = _rates(listed) if kind in ASKED else ("",) * len(OFFERED)
                yield (family, f"`{kind}`", str(many[kind]), *rates)
        decisions = [puzzle for puzzle in own if puzzle.kind in ASKED]
        yield (family, "all decisions", str(len(decisions)), *_rates(decisions))
        closed = [puzzle for puzzle in decisions if not puzzle.question.open]
        yield (family, "by one's own cards", str(len(closed)), *_rates(closed))
    books = len(shelf()) - len(mined)
    yield ("danish", "of the books", str(books), *("",) * len(OFFERED))


def _rates(puzzles: list[Puzzle]) -> tuple[str, ...]:
    shares = (sum(level in puzzle.solved for puzzle in puzzles) / len(puzzles) for level in OFFERED)
    return tuple(f"{100 * share:.0f} %" for share in shares)


def main(file: str) -> None:
    """Renew the table in a document."""
    path = Path(file)
    path.write_text(document(path.read_text("utf-8")), "utf-8")


if __name__ == "__main__":
    main(sys.argv[1])
