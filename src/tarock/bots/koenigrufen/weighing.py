"""Weighing candidates in worlds: all meet the same ones, and whoever falls clearly behind is tried no more."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from math import sqrt
from random import Random
from typing import Final, TypeAlias, TypeVar

import numpy as np
from numpy.typing import NDArray

from tarock.bots.protocol import Candidate
from tarock.search.koenigrufen.packing import Words

ActionT = TypeVar("ActionT")

Trial: TypeAlias = Callable[[Words, Words], Words]
"""Takes numbers of worlds and of candidates; returns what each candidate comes to in each world, in half points."""

HOPELESS: Final = 2.5
"""A candidate that lies so many standard errors behind the best is tried no more."""
_FIRST_LOOK: Final = 8
"""Nobody is given up before so many worlds."""


@dataclass(frozen=True, slots=True)
class Tally:
    """What candidates came to: sums over the worlds in which each was tried."""

    values: NDArray[np.float64]
    """A row for each world, a column for each candidate, in points."""
    counts: NDArray[np.float64]
    """How often each world was drawn."""
    tried: Sequence[int]
    """By candidate: in how many worlds, from the first on."""

    @property
    def worlds(self) -> int:
        """In how many different worlds the best candidates were tried."""
        return max(self.tried)

    def mean(self, column: int) -> float:
        """Return what a candidate comes to on the average."""
        rows = self.tried[column]
        return float(self.values[:rows, column] @ self.counts[:rows] / self.counts[:rows].sum())

    def behind(self, column: int, other: int) -> tuple[float, float]:
        """Return how far a candidate lies behind another in the worlds that both have met, and the standard error."""
        rows = min(self.tried[column], self.tried[other])
        counts = self.counts[:rows]
        gaps = self.values[:rows, other] - self.values[:rows, column]
        mean = float(gaps @ counts / counts.sum())
        spread = float(((gaps - mean) ** 2) @ counts / counts.sum())
        drawn = float(counts.sum() ** 2 / (counts**2).sum())
        return mean, sqrt(spread / max(drawn - 1, 1))

    def ahead(self, column: int, other: int) -> float:
        """Return in how many of the worlds that both have met a candidate comes to more than another."""
        rows = min(self.tried[column], self.tried[other])
        return float((self.values[:rows, column] > self.values[:rows, other]) @ self.counts[:rows])

    def of(self, columns: Sequence[int]) -> "Tally":
        """Return the same of some candidates alone."""
        return Tally(self.values[:, columns], self.counts, [self.tried[column] for column in columns])

    @property
    def best(self) -> int:
        """The candidate with the best mean among those tried longest."""
        last = max(self.tried)
        return max((column for column, rows in enumerate(self.tried) if rows == last), key=self.mean)


def weighed(candidates: int, counts: Words, batches: Iterable[range], trial: Trial) -> Tally | None:
    """Try candidates in batches of worlds; None if there was no time for any."""
    values = np.zeros((len(counts), candidates))
    drawn = counts.astype(np.float64)
    tried = [0] * candidates
    alive = list(range(candidates))
    for batch in batches:
        chosen = np.arange(batch.start, min(batch.stop, len(counts)))
        if not len(chosen) or (len(alive) == 1 and candidates > 1):
            break
        after = int(chosen[-1]) + 1
        values[batch.start : after, alive] = trial(chosen, np.array(alive, np.int64)) / 2
        for column in alive:
            tried[column] = after
        if drawn[:after].sum() >= _FIRST_LOOK:
            hopeful = _hopeful(Tally(values, drawn, tuple(tried)), alive)
            alive = [column for column, is_hopeful in zip(alive, hopeful, strict=True) if is_hopeful]
    return Tally(values, drawn, tuple(tried)) if max(tried) else None


def _hopeful(tally: Tally, columns: Sequence[int]) -> list[bool]:
    """Tell of candidates that have met the same worlds which are not clearly behind the best."""
    rows = tally.tried[columns[0]]
    shares = tally.counts[:rows] / tally.counts[:rows].sum()
    values = tally.values[:rows, columns]
    gaps = values[:, [int((shares @ values).argmax())]] - values
    means = shares @ gaps
    errors = np.sqrt(shares @ (gaps - means) ** 2 / max(1 / (shares @ shares) - 1, 1))
    hopeful: list[bool] = (means <= HOPELESS * errors).tolist()
    return hopeful


def chosen_by(tally: Tally, trusted: int, margin: float) -> int:
    """Return the best candidate, or a trusted one unless the best is better by so many standard errors."""
    best = tally.best
    gap, error = tally.behind(trusted, best)
    return best if gap > margin * error else trusted


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
    last = max(tally.tried)
    near = [column for column, rows in enumerate(tally.tried) if rows == last and column != chosen]
    return rng.choice(near) if near else chosen
