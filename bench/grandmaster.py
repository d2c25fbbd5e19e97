"""How fast ``grandmaster`` decides and is ready.  ``python -m bench.grandmaster`` prints a table for ``results.md``."""

import platform
import statistics
import subprocess
import sys
from functools import partial

from bench.rows import Row
from tarock.arena.deal import play_deals
from tarock.arena.families import ARENA
from tarock.arena.match import matches
from tarock.arena.seated import Seated
from tarock.bots.families import BOTS
from tarock.bots.levels import level
from tarock.rulesets import RULESETS, load

DEALS = 100
LEVEL = level("grandmaster")
READY = """
import time
from random import Random
from tarock.bots.families import BOTS
from tarock.bots.levels import level
from tarock.rulesets import load
from tarock.testing.families import CHECKS
import tarock.bots.{family}.players
state = CHECKS["{family}"].begun(load("{ruleset}"), 1)
before = time.thread_time()
BOTS["{family}"].player(level("grandmaster")).act(state.view(state.turn), Random(1), {{}})
print(f"{{time.thread_time() - before:.2f}}")
"""


def moves(name: str) -> str:
    """Return how long the moves of a table of grandmasters take, each on one core."""
    ruleset = load(name)
    (match,) = matches(ruleset, [LEVEL.untimed])
    play_deals(match, [0])  # loads what is compiled
    times: list[float] = []
    for number in range(DEALS):
        seats = range(ARENA[ruleset.family].players)
        player = BOTS[ruleset.family].player
        players = {seat: Seated(player(LEVEL.untimed), f"bench/{number}/{seat}", times) for seat in seats}
        ARENA[ruleset.family].play(ruleset, number % len(seats), f"bench/{name}/{number}", players, solves=False)
    parts = statistics.quantiles(times, n=1000)
    shape = f"median {statistics.median(times) * 1000:.2f}, p99 {parts[989] * 1000:.2f}, p99.9 {parts[998] * 1000:.1f}"
    return f"{statistics.mean(times) * 1000:.2f} ms ({shape}, of {len(times)})"


def ready(name: str) -> str:
    """Return what a level takes up to its first decision in a new process, with machine code on disk."""
    family = load(name).family
    found = subprocess.check_output([sys.executable, "-c", READY.format(family=family, ruleset=name)], text=True)
    return f"{found.strip()} s"


ROWS = (
    *(Row(f"a move of `grandmaster`, {name}", "p99 ≤ 5 ms", partial(moves, name)) for name in sorted(RULESETS)),
    *(
        Row(f"from the name of the level to its first decision, {name}", "≤ 1 s", partial(ready, name))
        for name in ("danish-hjoerring", "koenigrufen-turnier")
    ),
)


def main() -> None:
    """Measure everything and print a Markdown table."""
    print(f"Python {platform.python_version()}, {platform.machine()}, one thread, processor time\n")
    print("| what | aim | measured |")
    print("|---|---|---|")
    for row in ROWS:
        print(f"| {row.what} | {row.aim} | {row.measure()} |", flush=True)


if __name__ == "__main__":
    main()
