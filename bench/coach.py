"""How well the coach judges and advises: `python -m bench.coach FAMILY [--deals N] [--workers N]`.

Prints the mean loss a deal of players of each level by the judge, and the times of hints and reviews.
"""

import argparse
import os
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from itertools import chain, pairwise
from random import Random
from statistics import mean, quantiles, stdev
from typing import Any, Final

from bench.many import each
from tarock.arena.families import ARENA
from tarock.bots.families import BOTS
from tarock.bots.levels import level
from tarock.core.families import GAMES
from tarock.core.faults import Mode
from tarock.core.seats import Seat
from tarock.rulesets import load
from tarock.tutor.coach import COACHES
from tarock.tutor.deeds import states_of
from tarock.tutor.hints import Depth, hinted
from tarock.tutor.judge import judged
from tarock.tutor.review import reviewed

LEVELS: Final = ("random", "novice", "book", "club", "master")
RULESETS: Final = {"danish": "danish-hjoerring", "koenigrufen": "koenigrufen-turnier"}
SEATS: Final = {family: ARENA[family].players for family in RULESETS}
TIMED: Final = 20
"""So many deals are taken to measure times."""
DEEP: Final = 3
"""The deepest hints are timed at every so-manieth decision of them."""


def played(family: str, number: int, name: str, seat: Seat) -> Any:  # noqa: ANN401 - a state of the family
    """Return a finished deal in which a seat is of a level, and the others play by the books.

    In Königrufen the bids are the same for all, so that the play is compared and not the game that was bid.
    """
    coach = COACHES[family]
    state: Any = GAMES[family].dealt(load(RULESETS[family]), 0, f"coach {number}", Mode.STRICT)
    rng = Random(number)
    book = {each: coach.book() for each in range(len(state.hands))}
    players = {**book, seat: BOTS[family].player(level(name).untimed)}
    while not state.is_over:
        before_play = family == "koenigrufen" and state.phase.value != "play"
        state = coach.next_move(state, book if before_play else players, rng).state
    return state


@dataclass(frozen=True, slots=True)
class Figure:
    """A mean over deals with its 95 % interval."""

    mean: float
    around: float
    deals: int

    @classmethod
    def of(cls, found: Sequence[float]) -> "Figure":
        """Return the mean of what was found."""
        return cls(mean(found), 1.96 * stdev(found) / len(found) ** 0.5, len(found))

    def __str__(self) -> str:
        return f"{self.mean:.2f} ± {self.around:.2f} a deal ({self.deals} deals)"


def losses(family: str, number: int) -> dict[str, float]:
    """Return by level what its decisions cost in a deal, each with the same cards, on the mean of all seats."""
    seats = range(SEATS[family])
    return {name: mean(_loss(family, number, name, seat) for seat in seats) for name in LEVELS}


def _loss(family: str, number: int, name: str, seat: Seat) -> float:
    state = played(family, number, name, seat)
    rng = Random(f"{number} judged")
    decided = [(before.view(seat), act) for before, who, act in states_of(state) if who == seat]
    judgements = [judged(view, act, rng) for view, act in decided]
    return sum(one.loss for one in judgements if one is not None and not one.is_equal)


def all_losses(family: str, deals: int, workers: int, minutes: float = float("inf")) -> list[dict[str, float]]:
    """Return by deal and level what was lost; of fewer deals, if time is out."""
    found: list[dict[str, float]] = []
    for lost in each(partial(losses, family), range(deals), workers, minutes):
        found.append(lost)
        if len(found) % 20 == 0:
            print(f"{family}: {len(found)} of {deals} deals", flush=True)
    return found


def steps(found: Sequence[Mapping[str, float]]) -> Iterator[tuple[str, str, Figure]]:
    """Give by how much each level loses more than the next with the same cards."""
    for worse, better in pairwise(LEVELS):
        yield worse, better, Figure.of([lost[worse] - lost[better] for lost in found])


def times(family: str) -> Iterator[tuple[str, list[float]]]:
    """Give how long hints of each depth and reviews take, in seconds."""
    finished = [played(family, number, "book", 0) for number in range(TIMED)]
    views = [before.view(seat) for before, seat, _ in chain.from_iterable(map(states_of, finished))]
    depths: tuple[Depth, ...] = (1, 2, 3)
    for depth in depths:
        hinted(views[0], depth, Random(0))
        asked = views[::DEEP] if depth == 3 else views  # noqa: PLR2004
        yield f"hint {depth}", [_timed(partial(hinted, view, depth, Random(1))) for view in asked]
    yield "review", [_timed(partial(reviewed, state, 0, Random(1))) for state in finished]


def _timed(do: Callable[[], object]) -> float:
    """Return how long one core works at something, whatever else the machine does meanwhile."""
    begun = time.process_time()
    do()
    return time.process_time() - begun


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
    found = all_losses(family, given.deals, given.workers, given.minutes)
    for name in LEVELS:
        print(f"{family} {name}: {Figure.of([lost[name] for lost in found])}")
    for worse, better, figure in steps(found):
        print(f"{family} {worse} loses more than {better}: {figure}")


if __name__ == "__main__":
    main()
