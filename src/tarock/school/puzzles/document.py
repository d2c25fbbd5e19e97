"""The tables of the shelf in the documents: ``python -m tarock.school.puzzles.document docs/puzzles.md``."""

import sys
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from itertools import pairwise
from math import sqrt
from pathlib import Path
from statistics import mean, stdev
from typing import Final, NamedTuple

from tarock.school.puzzles.bots import ASKED, SOLVERS
from tarock.school.puzzles.families import PUZZLERS
from tarock.school.puzzles.puzzle import KINDS, Puzzle
from tarock.school.puzzles.shelf import chosen, shelf

BEGIN: Final = "<!-- These tables are made by `python -m tarock.school.puzzles.document docs/puzzles.md`. -->"
END: Final = "<!-- End of the shelf. -->"
SURE: Final = 1.96
"""So many standard errors to either side hold 95 of 100 intervals together with what they are of."""


def document(text: str) -> str:
    """Return a document with the tables as the shelf is now."""
    before, _, rest = text.partition(BEGIN)
    _, _, after = rest.partition(END)
    heads = ("game", "kind", "puzzles", *SOLVERS)
    steps = ("game", "puzzles", *(f"{weaker} → {stronger}" for weaker, stronger in pairwise(SOLVERS)))
    return f"{before}{BEGIN}\n\n{_table(heads, _rows())}\n{_table(steps, _steps())}\n{END}{after}"


def _table(heads: tuple[str, ...], rows: Iterable[tuple[str, ...]]) -> str:
    return "".join(f"| {' | '.join(row)} |\n" for row in (heads, ("---",) * len(heads), *rows))


class Step(NamedTuple):
    """How much more of the same puzzles a level solves than the one below it, as a share of them."""

    gain: float
    error: float
    """The standard error of that, puzzle by puzzle."""

    @property
    def is_apart(self) -> bool:
        """Whether the interval of the gain does not hold nothing."""
        return abs(self.gain) > SURE * self.error


def steps(puzzles: Sequence[Puzzle]) -> list[Step]:
    """Return what each level gains on the one below it, in their order."""
    return [_step(puzzles, weaker, stronger) for weaker, stronger in pairwise(SOLVERS)]


def _step(puzzles: Sequence[Puzzle], weaker: str, stronger: str) -> Step:
    gains = [(stronger in puzzle.solved) - (weaker in puzzle.solved) for puzzle in puzzles]
    return Step(mean(gains), stdev(gains) / sqrt(len(gains)))


def decisions(family: str) -> list[Puzzle]:
    """Return the puzzles of a game that bots were asked."""
    return chosen(shelf(), family=family, kinds=tuple(ASKED), books=False)


def _steps() -> Iterator[tuple[str, ...]]:
    for family in PUZZLERS:
        listed = decisions(family)
        for name, part in (
            ("all decisions", listed),
            ("with open cards", [puzzle for puzzle in listed if puzzle.question.open]),
            ("by one's own cards", [puzzle for puzzle in listed if not puzzle.question.open]),
        ):
            yield family, f"{name}, {len(part)}", *(_told(step) for step in steps(part))


def _told(step: Step) -> str:
    """Return a step in points of a hundred with its interval."""
    figures = f"{100 * step.gain:+.1f} ± {100 * SURE * step.error:.1f}"
    return figures if step.is_apart else f"{figures}, not apart"


def _rows() -> Iterator[tuple[str, ...]]:
    mined = [puzzle for puzzle in shelf() if not puzzle.source]
    for family in PUZZLERS:
        own = [puzzle for puzzle in mined if puzzle.family == family]
        many = Counter(puzzle.kind for puzzle in own)
        for kind in KINDS:
            if many[kind]:
                listed = [puzzle for puzzle in own if puzzle.kind == kind]
                rates = _rates(listed) if kind in ASKED else ("",) * len(SOLVERS)
                yield (family, f"`{kind}`", str(many[kind]), *rates)
        listed = decisions(family)
        yield (family, "all decisions", str(len(listed)), *_rates(listed))
        closed = [puzzle for puzzle in listed if not puzzle.question.open]
        yield (family, "by one's own cards", str(len(closed)), *_rates(closed))
    books = len(shelf()) - len(mined)
    yield ("danish", "of the books", str(books), *("",) * len(SOLVERS))


def _rates(puzzles: list[Puzzle]) -> tuple[str, ...]:
    shares = (sum(level in puzzle.solved for puzzle in puzzles) / len(puzzles) for level in SOLVERS)
    return tuple(f"{100 * share:.0f} %" for share in shares)


def main(file: str) -> None:
    """Renew the tables in a document."""
    path = Path(file)
    path.write_text(document(path.read_text("utf-8")), "utf-8")


if __name__ == "__main__":
    main(sys.argv[1])
