"""Adding up what has happened in deals that several workers have shared."""

import json
from collections import Counter
from collections.abc import Set as AbstractSet
from dataclasses import dataclass
from pathlib import Path


@dataclass(frozen=True)
class Run:
    """A run of many deals in chunks; the workers meet in a folder that they all see."""

    name: str
    chunks: int
    folder: Path

    def add(self, chunk: int, happened: Counter[str], possible: AbstractSet[str]) -> None:
        """Keep what has happened; the last chunk of a run finds what never did, and what cannot happen."""
        total = self.total(chunk, happened)
        if total is not None:
            assert not [name for name in sorted(possible) if not total[name]]
            assert not sorted(set(total) - possible)

    def total(self, chunk: int, happened: Counter[str]) -> Counter[str] | None:
        """Keep what has happened; the last chunk of a run prints it all and gets it."""
        unfinished = self.folder / f"{self.name}-{chunk}.unfinished"
        unfinished.write_text(json.dumps(happened), "utf-8")
        unfinished.rename(self.folder / f"{self.name}-{chunk}.tally")
        tallies = sorted(self.folder.glob(f"{self.name}-*.tally"))
        if len(tallies) < self.chunks:
            return None
        total: Counter[str] = Counter()
        for tally in tallies:
            total.update(json.loads(tally.read_text("utf-8")))
        for name, number in sorted(total.items(), key=lambda entry: (-entry[1], entry[0])):
            print(f"{number:7} {name}")  # noqa: T201 - shown with -rP
        return +total
