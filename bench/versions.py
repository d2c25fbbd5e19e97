"""Another version of the books' compiled advice against this one, in Danish Tarok.

`python -m bench.versions FOLDER [--deals N] [--ruleset RULESET]`

FOLDER holds modules of `src/tarock/search/_kernels/danish` as they might be, those that differ alone.  In every deal
one player plays by them among two of today, in each place in turn, and two against one; what they win beyond what the
same places win in the same deal among players of today is what the change is worth.
"""

import argparse
import re
import shutil
import sys
import tempfile
from dataclasses import dataclass
from importlib import import_module
from itertools import combinations
from pathlib import Path
from statistics import mean, stdev
from types import ModuleType
from typing import Any, Final

import numpy as np

from tarock.danish.seating import Seating
from tarock.rulesets import load_danish
from tarock.search import _kernels
from tarock.search._kernels.danish import deal_layout, layout, many_games
from tarock.search._kernels.danish.sight import KNOWN_SIZE
from tarock.search.danish.packing import Ints
from tarock.search.danish.selfplay import deal_plan_of

KERNELS: Final = Path(str(_kernels.__file__)).parent / "danish"
PLACES: Final = range(layout.PLAYERS)
SEED: Final = 1
SURE: Final = 1.96


def other_version(folder: Path, home: Path, name: str = "other_advice") -> ModuleType:
    """Load the kernels once more under another name, with the modules of a folder in place of their own."""
    package = home / name
    shutil.copytree(KERNELS, package, ignore=shutil.ignore_patterns("__pycache__"))
    for file in folder.glob("*.py"):
        shutil.copy(file, package)
    for file in package.glob("*.py"):
        text = file.read_text("utf-8")
        file.write_text(re.sub(r"\btarock\.search\._kernels\.danish\b", name, text), "utf-8")
    sys.path.insert(0, str(home))
    return import_module(f"{name}.many_games")


@dataclass(frozen=True, slots=True)
class Table:
    """So many deals by one ruleset, each with its number."""

    ruleset: str
    deals: int

    def played(self, other: ModuleType, places: tuple[int, ...]) -> Ints:
        """Return by deal and place what was won, with players of another version in some places."""
        plans = deal_plan_of(load_danish(self.ruleset), Seating.of_three(0))[None]
        sizes = (layout.POSITION_SIZE, KNOWN_SIZE, deal_layout.MORE_SIZE)
        position, known, more = (np.zeros((self.deals, size), np.int64) for size in sizes)
        more[:, deal_layout.WHO : deal_layout.WHO + layout.PLAYERS] = deal_layout.BOOK
        for place in places:
            more[:, deal_layout.WHO + place] = deal_layout.LEARNER
        rows, actions = (np.zeros(self.deals, np.int64) for _ in range(2))
        game: tuple[Any, ...] = 0, self.deals, plans, rows, position, known, more
        pack, dice = np.zeros((self.deals, layout.PACK_SIZE), np.int64), np.zeros((self.deals, 1), np.int64)
        many_games.begin_games(*game, pack, dice, np.arange(self.deals), SEED, 0, 0)
        while not more[:, deal_layout.OVER].all():
            other.advise_games(*game, actions)
            many_games.step_games(*game, actions)
        found: Ints = position[:, layout.NET : layout.NET + layout.PLAYERS]
        return found


def gains(table: Table, other: ModuleType, together: int) -> list[float]:
    """Return by deal what so many players of another version win beyond those of today, each on the average."""
    today = table.played(other, ())
    found = np.zeros(table.deals)
    seatings = list(combinations(PLACES, together))
    for places in seatings:
        found += (table.played(other, places) - today)[:, places].mean(axis=1)
    averages: list[float] = (found / len(seatings)).tolist()
    return averages


def main() -> None:
    """Print what the change is worth, alone and in pairs."""
    parser = argparse.ArgumentParser(prog="python -m bench.versions", description=main.__doc__)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--deals", type=int, default=20_000)
    parser.add_argument("--ruleset", action="append")
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as home:
        other = other_version(given.folder, Path(home))
        for ruleset in given.ruleset or ("danish-hjoerring", "danish-jensen-1989"):
            for together, name in ((1, "one among two"), (2, "two against one")):
                found = gains(Table(ruleset, given.deals), other, together)
                around = SURE * stdev(found) / len(found) ** 0.5
                print(f"{ruleset}, {name}: {mean(found):+.3f} ± {around:.3f} chips a deal ({len(found)})", flush=True)


if __name__ == "__main__":
    main()
