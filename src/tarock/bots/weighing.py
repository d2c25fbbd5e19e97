"""Weighing candidates against each other: all are tried in the same worlds, and who is clearly behind drops out."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Final, TypeAlias

import numpy as np
from numpy.typing import NDArray

Floats: TypeAlias = NDArray[np.float64]
Bools: TypeAlias = NDArray[np.bool_]

Attempt: TypeAlias = Callable[[Bools, range, Floats], None]
"""Tries the candidates that are marked in some worlds and writes down what each brings, by world and candidate."""

CLEARLY: Final = 2.0
"""Who is so many standard errors behind the best drops out."""


@dataclass(frozen=True, slots=True)
class Weighing:
    """What candidates are expected to bring."""

    best: int
    """Which candidate brings most."""
    value: float
    """What it is expected to bring."""
    behind: Floats
    """By candidate: how far it lies behind the best in the worlds that both have seen."""
    error: Floats
    """By candidate: the standard error of that."""
    worlds: int
    """How many worlds the best has seen."""


def weigh(attempt: Attempt, candidates: int, weights: Floats, batches: Iterable[range]) -> Weighing | None:
    """Try candidates in batches of worlds; None when there is not even one batch.

    :param weights: by world: how much it counts.
    """
    values: Floats = np.zeros((len(weights), candidates))
    seen = np.zeros(candidates, np.int64)
    open_: Bools = np.ones(candidates, np.bool_)
    weighing: Weighing | None = None
    for batch in batches:
        attempt(open_, batch, values)
        seen[open_] = batch.stop
        weighing = _compared(values, weights, seen, open_)
        open_ &= weighing.behind <= CLEARLY * weighing.error
        if open_.sum() == 1:
            break
    return weighing


def _compared(values: Floats, weights: Floats, seen: NDArray[np.int64], open_: Bools) -> Weighing:
    """Compare all candidates with the best of those that are still tried."""
    worlds = int(seen.max())
    share = weights[:worlds] / weights[:worlds].sum()
    means = share @ values[:worlds]
    best = int(np.where(open_, means, -np.inf).argmax())
    behind: Floats = np.zeros(len(seen))
    error: Floats = np.zeros(len(seen))
    for other in range(len(seen)):
        if other != best:
            common = int(seen[other])
            gap = values[:common, best] - values[:common, other]
            behind[other], error[other] = _mean_and_error(gap, weights[:common])
    return Weighing(best, float(means[best]), behind, error, worlds)


def _mean_and_error(sample: Floats, weights: Floats) -> tuple[float, float]:
    share = weights / weights.sum()
    mean = float(share @ sample)
    few = len(sample) / max(len(sample) - 1, 1)
    return mean, float(np.sqrt(few * (share**2 @ (sample - mean) ** 2)))
