"""What following the advice of the books brings: `python -m bench.advice FAMILY [--minutes N] [--workers N]`.

Everybody plays by the books.  Where a piece of advice applies, the best choice that it asks for is compared with the
best that it does not: both are found in some deals drawn from the player's view, and played on in fresh ones by all to
the end.  In each deal a piece of advice is asked once at most, so that the deal is the unit of the statistics.  Writes
`src/tarock/tutor/FAMILY/verdicts.toml`, which the coach tells from.
"""

import argparse
import os
from collections import defaultdict
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from itertools import count
from pathlib import Path
from random import Random
from statistics import mean, stdev
from typing import Any, Final

from bench.many import each
from tarock.bots.protocol import Decision
from tarock.core.families import GAMES
from tarock.core.faults import Mode
from tarock.core.game import View
from tarock.rulesets import load
from tarock.tutor.advice import Measured, Sense
from tarock.tutor.coach import COACHES
from tarock.tutor.families import TUTORS

NOMINATING: Final = 60
COMPARING: Final = 120
"""In so many deals choices are tried: to find the best, and afresh to compare them."""
ENOUGH: Final = 200
"""After so many deals a piece of advice is asked no more."""
FEWEST: Final = 20
"""With fewer deals nothing is said about it."""
SURE: Final = 1.96


@dataclass(frozen=True, slots=True)
class Asked:
    """A deal to be played, and the advice about which enough is known."""

    family: str
    ruleset: str
    number: int
    known: frozenset[str]


def gains(asked: Asked) -> dict[str, float]:
    """Play a deal by the books; return by row what following it was worth, where it applied first to be weighed."""
    tutor, coach = TUTORS[asked.family], COACHES[asked.family]
    rng = Random(f"advice {asked.ruleset} {asked.number}")
    found: dict[str, float] = {}
    views = list(_views(asked, rng))
    rng.shuffle(views)
    for view, decision in views:
        senses = {
            row.id: sense
            for row, sense in tutor.registry.applying(tutor.sight(view), asked.ruleset)
            if asked.ruleset in row.rulesets and row.id not in found and row.id not in asked.known
        }
        if senses and coach.kind(view, decision.action) is not None:
            found |= _weighed(view, decision.action, senses, rng)
    return found


def _views(asked: Asked, rng: Random) -> Iterator[tuple[View, Decision[Any]]]:
    coach, game = COACHES[asked.family], GAMES[asked.family]
    state: Any = game.dealt(load(asked.ruleset), asked.number % 3, f"advice {asked.number}", Mode.STRICT)
    players = {seat: coach.book() for seat in range(len(state.hands))}
    while not state.is_over:
        if state.turn is not None:
            view = state.view(state.turn)
            yield view, coach.advised(view, rng)
        state = coach.next_move(state, players, rng).state


def _weighed(view: View, action: Any, senses: Mapping[str, Sense[Any]], rng: Random) -> dict[str, float]:  # noqa: ANN401
    """Return by row how far the best choice in its sense is ahead of the best that is not."""
    scales = COACHES[view.ruleset.family].scales
    choices = scales.choices(view, action)
    divided = {row: sense for row, sense in senses.items() if len(set(map(sense, choices))) > 1}
    nominated = scales.weigh(view, choices, NOMINATING, rng) if divided else None
    if nominated is None:
        return {}
    best = sorted(nominated.actions, key=nominated.value, reverse=True)
    pairs = {row: _apart(best, sense) for row, sense in divided.items()}
    whole = {row: pair for row, pair in pairs.items() if pair is not None}
    compared = tuple(dict.fromkeys(act for pair in whole.values() for act in pair))
    fresh = scales.weigh(view, compared, COMPARING, rng) if compared else None
    if fresh is None:
        return {}
    return {row: fresh.behind(other, asked)[0] for row, (asked, other) in whole.items()}


def _apart(best: list[Any], sense: Sense[Any]) -> tuple[Any, Any] | None:
    """Return the best action in a sense, and the best that is not; None if all are, or none."""
    asked = [action for action in best if sense(action)]
    other = [action for action in best if not sense(action)]
    return (asked[0], other[0]) if asked and other else None


class Ledger:
    """What was found about each row."""

    def __init__(self, family: str) -> None:
        self.family = family
        self.rulesets = tuple(dict.fromkeys(name for row in self.rows.values() for name in row.rulesets))
        self.found: dict[str, list[float]] = defaultdict(list)

    @property
    def rows(self) -> Mapping[str, Any]:
        """The rows of the family."""
        return TUTORS[self.family].registry.rows

    def tasks(self) -> Iterator[Asked]:
        """Give deals to play, without end; each knows about which rows enough is known by then."""
        for number in count():
            known = frozenset(row for row, found in self.found.items() if len(found) >= ENOUGH)
            yield Asked(self.family, self.rulesets[number % len(self.rulesets)], number, known)

    def add(self, found: Mapping[str, float]) -> None:
        """Enter what a deal said."""
        for row, gain in found.items():
            self.found[row].append(gain)

    def verdicts(self) -> dict[str, Measured]:
        """Return what can be said, in the order of the registry."""
        return {
            row: Measured(round(mean(gains), 3), round(SURE * stdev(gains) / len(gains) ** 0.5, 3), len(gains))
            for row in self.rows
            if len(gains := self.found[row]) >= FEWEST
        }


def written(verdicts: Mapping[str, Measured]) -> str:
    """Return verdicts as the file has them, a line for each row."""
    lines = (
        f"{row} = {{ gain = {found.gain}, around = {found.around}, deals = {found.deals} }}\n"
        for row, found in verdicts.items()
    )
    return "# What following each piece of advice brought: made by `python -m bench.advice`.\n" + "".join(lines)


def main() -> None:
    """Measure, and write what was found."""
    parser = argparse.ArgumentParser(prog="python -m bench.advice", description=main.__doc__)
    parser.add_argument("family", choices=list(TUTORS))
    parser.add_argument("--minutes", type=float, default=10.0)
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--out", type=Path)
    given = parser.parse_args()
    ledger = Ledger(given.family)
    for deals, found in enumerate(each(gains, ledger.tasks(), given.workers, given.minutes), start=1):
        ledger.add(found)
        if deals % 100 == 0:
            print(f"{deals} deals, {len(ledger.verdicts())} of {len(ledger.rows)} rows", flush=True)
    home = Path(__file__).parents[1] / "src" / "tarock" / "tutor" / given.family / "verdicts.toml"
    (given.out or home).write_text(written(ledger.verdicts()), "utf-8")


if __name__ == "__main__":
    main()
