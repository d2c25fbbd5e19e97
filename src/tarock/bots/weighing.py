"""Weighing candidates against each other: all are tried in the same worlds, and who is clearly behind drops out.

Both games weigh by this one engine.  What differs between them is a :class:`Patience`, which each of them declares.
"""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

Floats: TypeAlias = NDArray[np.float64]
Bools: TypeAlias = NDArray[np.bool_]
Numbers: TypeAlias = NDArray[np.int64]

Trial: TypeAlias = Callable[[Bools, range, Floats], None]
"""Tries the candidates that are marked in some worlds and writes down what each brings, by world and candidate."""

Errors: TypeAlias = Callable[[Floats, Floats], Floats]
"""Takes deviations from a mean, by world or by world and column, and each world's share; returns standard errors."""


def errors_of_draws(deviations: Floats, shares: Floats) -> Floats:
    """Return standard errors where worlds were drawn by their chances, some of them several times."""
    drawn = float(1 / (shares @ shares))
    errors: Floats = np.sqrt(shares @ deviations**2 / max(drawn - 1, 1))
    return errors


def errors_of_weights(deviations: Floats, shares: Floats) -> Floats:
    """Return standard errors where worlds were drawn alike, and then weighed by how likely each of them is."""
    few = len(shares) / max(len(shares) - 1, 1)
    errors: Floats = np.sqrt(few * (shares**2 @ deviations**2))
    return errors


@dataclass(frozen=True, slots=True)
class Patience:
    """How long a candidate is tried."""

    clearly: float
    """Who lies so many standard errors behind the best drops out, ..."""
    first_look: float
    """... but nobody before worlds of such a weight were tried."""
    errors: Errors


@dataclass(frozen=True, slots=True)
class Tally:
    """What candidates came to in the worlds in which each was tried."""

    values: Floats
    """A row for each world, a column for each candidate."""
    weights: Floats
    """By world: how much it counts."""
    tried: Sequence[int]
    """By candidate: in how many worlds, from the first on."""
    errors: Errors = field(default=errors_of_draws)

    @property
    def worlds(self) -> int:
        """In how many different worlds the best candidates were tried."""
        return max(self.tried)

    def mean(self, column: int) -> float:
        """Return what a candidate comes to on the average."""
        rows = self.tried[column]
        return float(self.values[:rows, column] @ self.weights[:rows] / self.weights[:rows].sum())

    def behind(self, column: int, other: int) -> tuple[float, float]:
        """Return how far a candidate lies behind another in the worlds that both have met, and the standard error."""
        gaps, errors = self.gaps([column], other)
        return float(gaps[0]), float(errors[0])

    def gaps(self, columns: Sequence[int], other: int) -> tuple[Floats, Floats]:
        """Return the same of several candidates that have met the same worlds."""
        rows = min(self.tried[columns[0]], self.tried[other])
        weights = self.weights[:rows]
        gaps = self.values[:rows, [other]] - self.values[:rows, columns]
        means: Floats = weights @ gaps / weights.sum()
        return means, self.errors(gaps - means, weights / weights.sum())

    def ahead(self, column: int, other: int) -> float:
        """Return in how many of the worlds that both have met a candidate comes to more than another."""
        rows = min(self.tried[column], self.tried[other])
        return float((self.values[:rows, column] > self.values[:rows, other]) @ self.weights[:rows])

    def of(self, columns: Sequence[int]) -> "Tally":
        """Return the same of some candidates alone."""
        return Tally(self.values[:, columns], self.weights, [self.tried[column] for column in columns], self.errors)

    @property
    def longest(self) -> list[int]:
        """The candidates that were tried in most worlds: nobody was given up without being clearly worse."""
        return [column for column, rows in enumerate(self.tried) if rows == self.worlds]

    @property
    def best(self) -> int:
        """The candidate with the best mean among those tried longest."""
        return max(self.longest, key=self.mean)


def weigh(trial: Trial, candidates: int, weights: Floats, batches: Iterable[range], patience: Patience) -> Tally | None:
    """Try candidates in batches of worlds; None when there is not even one batch.

    :param weights: by world: how much it counts.
    """
    values: Floats = np.zeros((len(weights), candidates))
    tried: Numbers = np.zeros(candidates, np.int64)
    open_: Bools = np.ones(candidates, np.bool_)
    for batch in batches:
        rows = range(batch.start, min(batch.stop, len(weights)))
        if not rows:
            break
        trial(open_, rows, values)
        tried[open_] = rows.stop
        if weights[: rows.stop].sum() >= patience.first_look:
            open_ &= _is_near(Tally(values, weights, tuple(tried.tolist()), patience.errors), patience.clearly)
        if open_.sum() == 1 < candidates:
            break
    return Tally(values, weights, tuple(tried.tolist()), patience.errors) if tried.any() else None


def _is_near(tally: Tally, clearly: float) -> Bools:
    """Tell of each candidate whether it is tried to this day and not clearly behind the best."""
    near: Bools = np.zeros(len(tally.tried), np.bool_)
    gaps, errors = tally.gaps(tally.longest, tally.best)
    near[tally.longest] = gaps <= clearly * errors
    return near


def chosen_by(tally: Tally, trusted: int, margin: float) -> int:
    """Return the best candidate, or a trusted one unless the best is better by so many standard errors."""
    best = tally.best
    gap, error = tally.behind(trusted, best)
    return best if gap > margin * error else trusted
