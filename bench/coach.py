"""How well the coach judges and advises: `python -m bench.coach FAMILY [DEALS]`.

Prints the mean loss a deal of players of each level by the judge, and the times of hints and reviews.
"""

import sys
import time
from collections.abc import Callable, Iterator
from functools import partial
from itertools import chain
from random import Random
from statistics import mean, quantiles, stdev
from typing import Any, Final

from tarock.bots.families import BOTS
from tarock.bots.levels import level
from tarock.core.families import GAMES
from tarock.core.faults import Mode
from tarock.rulesets import load
from tarock.tutor.coach import COACHES
from tarock.tutor.hints import Depth, hinted
from tarock.tutor.judge import judged
from tarock.tutor.review import reviewed
from tarock.tutor.seen import states_of

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
    asked = {**book, seat: BOTS[family].player(level(name).untimed)}
    while not state.is_over:
        before_play = family == "koenigrufen" and state.phase.value != "play"
        state = coach.next_move(state, book if before_play else asked, rng).state
    return state


def losses(family: str, name: str, deals: int) -> list[float]:
    """Return what the decisions of a level cost in each deal."""
    found: list[float] = []
    for number in range(deals):
        state = played(family, number, name)
        seat = number % len(GAMES[family].active(state))
        rng = Random(f"{number} judged")
        asked = [(before.view(seat), act) for before, who, act in states_of(state) if who == seat]
        judgements = [judged(view, act, rng) for view, act in asked]
        found.append(sum(each.loss for each in judgements if each is not None and not each.is_equal))
    return found


def mean_losses(family: str, deals: int) -> dict[str, tuple[float, float]]:
    """Return by level the mean loss in a deal and its standard error."""
    by_level = {name: losses(family, name, deals) for name in LEVELS}
    return {name: (mean(found), stdev(found) / len(found) ** 0.5) for name, found in by_level.items()}


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


def main(family: str, deals: int) -> None:
    """Print what was measured."""
    for what, seconds in times(family):
        high = quantiles(seconds, n=100)[98]
        print(f"{family} {what}: mean {1000 * mean(seconds):.0f} ms, p99 {1000 * high:.0f} ms ({len(seconds)})")
    for name, (loss, error) in mean_losses(family, deals).items():
        print(f"{family} {name}: {loss:.2f} ± {1.96 * error:.2f} a deal ({deals} deals)", flush=True)


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]) if len(sys.argv) > 2 else 40)  # noqa: PLR2004
