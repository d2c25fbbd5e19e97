"""Weighing candidates in worlds of Königrufen, which are counted in half points; and telling what was weighed."""

from collections.abc import Callable, Iterable, Sequence
from random import Random
from typing import Final, TypeAlias, TypeVar

import numpy as np

from tarock.bots.protocol import Candidate
from tarock.bots.weighing import Bools, Floats, Patience, Tally, errors_of_draws, weigh
from tarock.search.koenigrufen.packing import Ints

ActionT = TypeVar("ActionT")

Trial: TypeAlias = Callable[[Ints, Ints], Ints]
"""Takes numbers of worlds and of candidates; returns what each candidate comes to in each world, in half points."""

PATIENCE: Final = Patience(clearly=2.5, first_look=8, errors=errors_of_draws)


def weighed(candidates: int, counts: Ints, batches: Iterable[range], trial: Trial) -> Tally | None:
    """Try candidates in batches of worlds; None if there was no time for any.

    :param counts: how often each world was drawn.
    """

    def in_points(tried: Bools, batch: range, values: Floats) -> None:
        columns = np.flatnonzero(tried)
        values[batch.start : batch.stop, columns] = trial(np.arange(batch.start, batch.stop), columns) / 2

    return weigh(in_points, candidates, counts.astype(np.float64), batches, PATIENCE)


def candidates_of(tally: Tally, actions: Sequence[ActionT], chosen: int) -> tuple[Candidate[ActionT], ...]:
    """Return what was weighed, the chosen candidate first and then by what they come to."""
    order = sorted(range(len(actions)), key=lambda column: (column != chosen, -tally.mean(column)))
    return tuple(Candidate(actions[place], tally.mean(place), tally.behind(place, chosen)[1]) for place in order)


def with_noise(tally: Tally, chosen: int, noise: float, rng: Random) -> int:
    """Return now and then another candidate that is not clearly worse, as weaker players do.

    :param noise: how often.
    """
    if not noise or rng.random() >= noise:
        return chosen
    near = [column for column in tally.longest if column != chosen]
    return rng.choice(near) if near else chosen
