"""Which decisions of Königrufen's `grandmaster` would be better left to `master`: mixtures of both.

``python -m bench.mixtures koenigrufen-1900 --deals 300`` seats each mixture alone among three ``master`` (or another
level) at every place of the same deals, and tells by how much it leads them and how far it is ahead of ``grandmaster``
there.  What came of it: docs/learning.md.
"""

import argparse
import math
import os
import statistics
import sys
import time
from collections import defaultdict
from collections.abc import Callable, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from dataclasses import dataclass, replace
from functools import cache
from multiprocessing import get_context
from random import Random
from typing import Final

from tarock.arena.families import ARENA
from tarock.arena.seated import Seated
from tarock.bots.budget import Budget
from tarock.bots.families import BOTS
from tarock.bots.koenigrufen.net import GAME, is_known
from tarock.bots.koenigrufen.playing import KoenigrufenDecision, KoenigrufenPlayer, Refusals
from tarock.bots.koenigrufen.search_cards import Trusted, searched_card
from tarock.bots.koenigrufen.trials import Thinking
from tarock.bots.levels import level
from tarock.core.cardset import CardSet
from tarock.koenigrufen.actions import Play
from tarock.koenigrufen.cards import PLAYERS
from tarock.koenigrufen.state import KoenigrufenView
from tarock.koenigrufen.table import Phase
from tarock.rulesets import load_koenigrufen

SURE: Final = 1.96
PLAIN: Final = "grandmaster"


def _declares(view: KoenigrufenView) -> bool:
    declarer = view.table.declarer
    return declarer is not None and view.speaker.with_me[declarer] is True


def _in(*phases: Phase) -> Callable[[KoenigrufenView], bool]:
    return lambda view: view.phase in phases


LEFT: Final[dict[str, Callable[[KoenigrufenView], bool]]] = {
    "auction": _in(Phase.AUCTION),
    "talon": _in(Phase.CALLING, Phase.TALON, Phase.LAYING),
    "words": _in(Phase.ANNOUNCING),
    "cards": _in(Phase.PLAY),
    "declaring": lambda view: view.phase is Phase.PLAY and _declares(view),
    "defending": lambda view: view.phase is Phase.PLAY and not _declares(view),
}
"""What a mixture leaves to the search, by its name."""


@dataclass(slots=True)
class Mixture:
    """Decides as `grandmaster` does, and some things as another."""

    grandmaster: KoenigrufenPlayer
    other: KoenigrufenPlayer
    is_left: Callable[[KoenigrufenView], bool]

    def interject(self, view: KoenigrufenView, rng: Random, refused: Refusals) -> KoenigrufenDecision | None:
        """Speak out of turn as `grandmaster` does."""
        return self.grandmaster.interject(view, rng, refused)

    def act(self, view: KoenigrufenView, rng: Random, refused: Refusals) -> KoenigrufenDecision:
        """Decide, or let the other decide."""
        return (self.other if self.is_left(view) else self.grandmaster).act(view, rng, refused)


@dataclass(slots=True)
class Checked:
    """Plays a network's card, unless the search finds another better by so many standard errors."""

    grandmaster: KoenigrufenPlayer
    thinking: Thinking
    margin: float
    first: int = 0
    """From which trick on."""

    def interject(self, view: KoenigrufenView, rng: Random, refused: Refusals) -> KoenigrufenDecision | None:
        """Speak out of turn as `grandmaster` does."""
        return self.grandmaster.interject(view, rng, refused)

    def act(self, view: KoenigrufenView, rng: Random, refused: Refusals) -> KoenigrufenDecision:
        """Decide, and have a card looked at."""
        decision = self.grandmaster.act(view, rng, refused)
        if not isinstance(decision.action, Play) or refused or not is_known(view):
            return decision
        legal = CardSet.from_cards(offer.card for offer in view.legal_actions() if isinstance(offer, Play))
        if len(legal) == 1 or len(view.table.tricks) < self.first:
            return decision
        trusted = Trusted(decision.action.card, self.margin)
        return searched_card(view, legal, self.thinking, rng, trusted) or decision


@cache
def player(name: str) -> KoenigrufenPlayer:
    """Return a mixture by its name: `checked:100:2` has cards looked at in 100 deals, with two standard errors."""
    grandmaster = BOTS[GAME].player(level(PLAIN).untimed)
    kind, *numbers = name.split(":")
    if kind == "checked":
        worlds, margin, first = (*map(float, numbers), 0.0)[:3]
        return Checked(grandmaster, Thinking(Budget(int(worlds), None)), margin, int(first))
    if kind in LEFT:
        return Mixture(grandmaster, BOTS[GAME].player(level("master").untimed), LEFT[kind])
    return BOTS[GAME].player(level(name).untimed)


@dataclass(frozen=True, slots=True)
class Table:
    """A deal that one plays alone among three others, at any place."""

    ruleset: str
    dealer: int
    seed: str
    others: KoenigrufenPlayer

    def lead(self, odd: int, alone: KoenigrufenPlayer, times: list[float]) -> float:
        """Return by how many points somebody leads the others; writes down what his moves took."""
        players = {
            seat: Seated(
                alone if seat == odd else self.others, f"{self.seed}/{seat}", times if seat == odd else list[float]()
            )
            for seat in range(PLAYERS)
        }
        net, _ = ARENA[GAME].play(load_koenigrufen(self.ruleset), self.dealer, self.seed, players, solves=False)
        return (net[odd] - (sum(net) - net[odd]) / (PLAYERS - 1)) / ARENA[GAME].unit


@dataclass(frozen=True, slots=True)
class Match:
    """What is measured."""

    ruleset: str
    among: str
    names: tuple[str, ...]
    seed: str


def leads_in(match: Match, number: int) -> tuple[Match, dict[str, tuple[float, float]]]:
    """Play a deal with every mixture at every place; return the lead of each, and the time of its moves."""
    found = {}
    for name in match.names:
        times: list[float] = []
        seed = f"{match.seed}/{match.ruleset}/{number}"
        table = Table(match.ruleset, number % PLAYERS, seed, player(match.among))
        leads = [table.lead(odd, player(name), times) for odd in range(PLAYERS)]
        found[name] = statistics.mean(leads), statistics.mean(times)
    return match, found


def measured(matches: Sequence[Match], deals: range, workers: int, seconds: float) -> list[str]:
    """Measure until the time is over, and return a line for each mixture."""
    end = time.monotonic() + seconds
    found: dict[Match, list[dict[str, tuple[float, float]]]] = defaultdict(list)
    with ProcessPoolExecutor(workers, mp_context=get_context("spawn")) as pool:
        waiting = [pool.submit(leads_in, match, number) for number in deals for match in matches]
        for done in as_completed(waiting):
            if done.cancelled():
                continue
            match, leads = done.result()
            found[match].append(leads)
            if time.monotonic() > end:
                for each in waiting:
                    each.cancel()
    return [_line(match, name, told) for match, told in found.items() for name in match.names]


def _line(match: Match, name: str, told: list[dict[str, tuple[float, float]]]) -> str:
    lead = _interval([each[name][0] for each in told])
    ahead = _interval([each[name][0] - each[PLAIN][0] for each in told]) if PLAIN in match.names else "–"
    took = 1000 * statistics.mean(each[name][1] for each in told)
    return f"| {match.ruleset} | {name} | {lead} | {ahead} | {took:.1f} ms | {len(told)} |"


def _interval(values: list[float]) -> str:
    if len(values) < 2:  # noqa: PLR2004 - of one no spread is known
        return "–"
    return f"{statistics.mean(values):+.2f} ± {SURE * statistics.stdev(values) / math.sqrt(len(values)):.2f}"


def main() -> None:
    """Measure mixtures."""
    parser = argparse.ArgumentParser(prog="python -m bench.mixtures", description=main.__doc__)
    parser.add_argument("rulesets", nargs="+")
    parser.add_argument("--mixtures", default=f"{PLAIN},{','.join(LEFT)},checked:100:1,checked:100:3")
    parser.add_argument("--among", default="master", metavar="LEVEL")
    parser.add_argument("--deals", type=int, default=100)
    parser.add_argument("--first", type=int, default=0, help="the number of the first deal")
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--seconds", type=float, default=1e9)
    parser.add_argument("--seed", default="mixtures")
    given = parser.parse_args()
    plain = Match("", given.among, tuple(given.mixtures.split(",")), given.seed)
    matches = [replace(plain, ruleset=ruleset) for ruleset in given.rulesets]
    deals = range(given.first, given.first + given.deals)
    sys.stdout.write("| rules | mixture | lead | over `grandmaster` | a move | deals |\n|---|---|---|---|---|---|\n")
    for line in measured(matches, deals, given.workers, given.seconds):
        sys.stdout.write(f"{line}\n")


if __name__ == "__main__":
    main()
