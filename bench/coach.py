"""How well the coach judges and advises: `python -m bench.coach FAMILY [--deals N] [--workers N]`.

Prints the mean loss a deal of players of each level by the judge, and the times of hints and reviews.
"""

import argparse
import os
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial
from itertools import chain
from random import Random
from statistics import mean, quantiles, stdev
from typing import Any, Final

from bench.many import each
from tarock.bots.families import BOTS
from tarock.bots.levels import level
from tarock.core.families import GAMES
from tarock.core.faults import Mode
from tarock.rulesets import load
from tarock.tutor.coach import COACHES
from tarock.tutor.deeds import states_of
from tarock.tutor.hints import Depth, hinted
from tarock.tutor.judge import judged
from tarock.tutor.review import reviewed

LEVELS: Final = ("random", "novice", "book", "club", "master")
RULESETS: Final = {"danish": "danish-hjoerring", "koenigrufen": "koenigrufen-turnier"}
TIMED: Final = 20
"""So many deals are taken to measure times."""


def played(family: str, number: int, name: str) -> Any:  # noqa: ANN401 - a state of the family
    """Return a finished deal in which one seat is of a level, and the others play by the books.

    In Königrufen the bids are the same for all, so that the play is compared and not the game that was bid.
    """
    coach = COACHES[family]
    state: Any = GAMES[family].dealt(load(RULESETS[family]), 0, f"coach {number}", Mode.STRICT)
    seat = number % len(GAMES[family].active(state))
    rng = Random(number)
    book = {each: coach.book() for each in range(len(state.hands))}
    players = {**book, seat: BOTS[family].player(level(name).untimed)}
    while not state.is_over:
        before_play = family == "koenigrufen" and state.phase.value != "play"
        state = coach.next_move(state, book if before_play else players, rng).state
    return state


@dataclass(frozen=True, slots=True)
class Asked:
    """A deal in which a level is judged."""

    family: str
    level: str
    number: int


def loss(asked: Asked) -> tuple[str, float]:
    """Return what the decisions of a level cost in a deal."""
    state = played(asked.family, asked.number, asked.level)
    seat = asked.number % len(GAMES[asked.family].active(state))
    rng = Random(f"{asked.number} judged")
    decided = [(before.view(seat), act) for before, who, act in states_of(state) if who == seat]
    judgements = [judged(view, act, rng) for view, act in decided]
    return asked.level, sum(one.loss for one in judgements if one is not None and not one.is_equal)


def mean_losses(
    family: str, deals: int, workers: int, minutes: float = float("inf")
) -> dict[str, tuple[float, float, int]]:
    """Return by level the mean loss in a deal, its standard error, and in how many deals: fewer, if time is out."""
    found: dict[str, list[float]] = {name: [] for name in LEVELS}
    tasks = (Asked(family, name, number) for number in range(deals) for name in LEVELS)
    for done, (name, lost) in enumerate(each(loss, tasks, workers, minutes), start=1):
        found[name].append(lost)
        if done % (20 * len(LEVELS)) == 0:
            print(f"{family}: {done // len(LEVELS)} of {deals} deals", flush=True)
    return {name: (mean(lost), stdev(lost) / len(lost) ** 0.5, len(lost)) for name, lost in found.items()}


def times(family: str) -> Iterator[tuple[str, list[float]]]:
    """Give how long hints of each depth and reviews take, in seconds."""
    finished = [played(family, number, "book") for number in range(TIMED)]
    views = [before.view(seat) for before, seat, _ in chain.from_iterable(map(states_of, finished))][::7]
    depths: tuple[Depth, ...] = (1, 2, 3)
    for depth in depths:
        hinted(views[0], depth, Random(0))
        yield f"hint {depth}", [_timed(partial(hinted, view, depth, Random(1))) for view in views]
    yield "review", [_timed(partial(reviewed, state, 0, Random(1))) for state in finished]


def _timed(do: Callable[[], object]) -> float:
    begun = time.perf_counter()
    do()
    return time.perf_counter() - begun


def main() -> None:
    """Print what was measured."""
    parser = argparse.ArgumentParser(prog="python -m bench.coach", description=main.__doc__)
    parser.add_argument("family", choices=list(RULESETS))
    parser.add_argument("--deals", type=int, default=40)
    parser.add_argument("--minutes", type=float, default=float("inf"), help="judge no more deals after so long")
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    given = parser.parse_args()
    family = given.family
    for what, seconds in times(family):
        high = quantiles(seconds, n=100)[98]
        print(f"{family} {what}: mean {1000 * mean(seconds):.0f} ms, p99 {1000 * high:.0f} ms ({len(seconds)})")
    losses = mean_losses(family, given.deals, given.workers, given.minutes)
    for name, (lost, error, deals) in losses.items():
        print(f"{family} {name}: {lost:.2f} ± {1.96 * error:.2f} a deal ({deals} deals)", flush=True)


if __name__ == "__main__":
    main()
