"""Perft files: positions as records, and how many sequences of actions there are from each.

The files lie in ``tests/data/perft``, a folder for each game; the head of a file says what it counts.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Final

DATA: Final = Path(__file__).parent / "data" / "perft"


@dataclass(frozen=True)
class Block:
    """One position of a perft file: a record, and by depth how many sequences of actions follow."""

    id: str
    text: str
    counts: tuple[tuple[int, int], ...]


def blocks(family: str) -> Iterator[Block]:
    """Give the positions of all files of a game."""
    for path in sorted((DATA / family).glob("*.perft")):
        lines = [line for line in path.read_text("utf-8").splitlines() if not line.startswith("#")]
        for block in "\n".join(lines).split("\nid ")[1:]:
            name, *rest = block.splitlines()
            counts = [line.split()[1:] for line in rest if line.startswith("perft ")]
            record = "\n".join(line for line in rest if not line.startswith("perft "))
            yield Block(f"{path.stem}: {name}", record, tuple((int(depth), int(count)) for depth, count in counts))
