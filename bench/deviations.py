"""By how much a deal scatters: `python -m bench.deviations [--deals N] [--workers N]`.

Everybody plays by the books.  Writes `src/tarock/rulesets/deviations/FAMILY.toml`, by which the judge calls a loss
small or large and ratings know their noise: the standard deviation of what a seat wins in a deal, over all seats that
play.
"""

import argparse
import os
from collections.abc import Mapping
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from random import Random
from statistics import pstdev
from typing import Any, Final

from bench.many import each
from tarock.core.families import GAMES
from tarock.core.faults import Mode
from tarock.rulesets import RULESETS, load
from tarock.rulesets.scatter import FOLDER, Scatter
from tarock.tutor.coach import COACHES

DIGITS: Final = 2
HOME: Final = Path(__file__).parents[1] / "src" / "tarock" / "rulesets"


@dataclass(frozen=True, slots=True)
class Dealt:
    """A deal to be played."""

    ruleset: str
    number: int


def won(dealt: Dealt) -> tuple[str, tuple[float, ...]]:
    """Play a deal by the books; return what each seat that played has won."""
    rules = load(dealt.ruleset)
    coach, game = COACHES[rules.family], GAMES[rules.family]
    state: Any = game.dealt(rules, dealt.number % 3, f"deviation {dealt.number}", Mode.STRICT)
    players = {seat: coach.book() for seat in range(len(state.hands))}
    rng = Random(dealt.number)
    while not state.is_over:
        state = coach.next_move(state, players, rng).state
    net = coach.net(state)
    return dealt.ruleset, tuple(net[seat] for seat in game.active(state))


def measured(ruleset: str, deals: int, workers: int) -> Scatter:
    """Return how results scatter under a ruleset."""
    found = each(won, map(partial(Dealt, ruleset), range(deals)), workers)
    results = [result for _, by_seat in found for result in by_seat]
    return Scatter(round(pstdev(results), DIGITS), deals)


def written(found: Mapping[str, Scatter]) -> str:
    """Return the file of a family, a line for each ruleset."""
    head = (
        "# How much a seat wins in a deal scatters, all playing by the books: made by `python -m bench.deviations`.\n"
    )
    lines = (f"{name} = {{ deviation = {each.deviation}, deals = {each.deals} }}\n" for name, each in found.items())
    return head + "".join(lines)


def main() -> None:
    """Measure all books, and write what was found."""
    parser = argparse.ArgumentParser(prog="python -m bench.deviations", description=main.__doc__)
    parser.add_argument("--deals", type=int, default=2_000)
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    given = parser.parse_args()
    for family in COACHES:
        found: dict[str, Scatter] = {}
        for name in (name for name in RULESETS if load(name).family == family):
            found[name] = measured(name, given.deals, given.workers)
            print(f"{name}: {found[name].deviation} ({given.deals} deals)", flush=True)
        (HOME / FOLDER / f"{family}.toml").write_text(written(found), "utf-8")


if __name__ == "__main__":
    main()
