"""Means with their intervals.  The unit is the deal: what happens at its tables belongs together.

A result in Königrufen has heavy tails (a kontra, a Valat), so beside the mean with its 95 % interval there are two
second opinions: a bootstrap, which assumes no shape, and a winsorised mean, which lets no single deal count for much.
"""

import math
from collections.abc import Sequence
from statistics import NormalDist
from typing import Final, TypeAlias

import msgspec
import numpy as np
from numpy.typing import NDArray

Values: TypeAlias = NDArray[np.float64]

CONFIDENCE: Final = 0.95
WINSORISED: Final = 0.01
"""The share of deals at either end that count only as much as the one next to them."""

_RESAMPLES: Final = 2_000
_AT_ONCE: Final = 1_000_000
"""So many values are drawn at once, to be gentle with memory."""


class Estimate(msgspec.Struct, frozen=True):
    """A mean and its 95 % interval; one deal alone has no interval."""

    mean: float
    low: float | None
    high: float | None
    deals: int

    @property
    def is_significant(self) -> bool:
        """Whether the interval lies on one side of zero."""
        return self.low is not None and self.high is not None and (self.low > 0 or self.high < 0)

    @property
    def reversed(self) -> "Estimate":
        """The same from the other side."""
        low, high = (None if bound is None else -bound for bound in (self.high, self.low))
        return Estimate(-self.mean, low, high, self.deals)


def interval(values: Values) -> Estimate:
    """Return the mean over deals with Student's interval."""
    deals = len(values)
    mean = float(values.mean())
    if deals == 1:
        return Estimate(mean, None, None, deals)
    margin = student(deals - 1) * float(values.std(ddof=1)) / deals**0.5
    return Estimate(mean, mean - margin, mean + margin, deals)


def winsorised(values: Values, share: float = WINSORISED) -> Estimate:
    """Return the same with the outermost deals drawn in to the ones next to them."""
    cut = int(share * len(values))
    ordered = np.sort(values)
    return interval(np.clip(values, ordered[cut], ordered[len(values) - 1 - cut]))


def bootstrap(values: Values, seed: int = 0) -> Estimate:
    """Return the mean with the interval in which 95 % of the means of redrawn deals lie."""
    deals = len(values)
    if deals == 1:
        return interval(values)
    rng = np.random.default_rng(seed)
    rows = max(1, _AT_ONCE // deals)
    means: list[Values] = []
    for start in range(0, _RESAMPLES, rows):
        drawn = rng.integers(deals, size=(min(rows, _RESAMPLES - start), deals))
        means.append(values[drawn].mean(axis=1))
    tail = (1 - CONFIDENCE) / 2
    low, high = np.quantile(np.concatenate(means), [tail, 1 - tail])
    return Estimate(float(values.mean()), float(low), float(high), deals)


def student(freedom: int) -> float:
    """Return how many standard errors a 95 % interval reaches to each side, by the degrees of freedom.

    The expansion of Abramowitz and Stegun, Handbook of Mathematical Functions, 26.7.5; for few degrees their table.

    >>> round(student(10), 3)
    2.228
    """
    if freedom <= len(_FEW):
        return _FEW[freedom - 1]
    z = NormalDist().inv_cdf((1 + CONFIDENCE) / 2)
    terms = (
        z,
        (z**3 + z) / 4,
        (5 * z**5 + 16 * z**3 + 3 * z) / 96,
        (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384,
        (79 * z**9 + 776 * z**7 + 1482 * z**5 - 1920 * z**3 - 945 * z) / 92160,
    )
    return math.fsum(term / float(freedom) ** power for power, term in enumerate(terms))


_FEW: Final = (12.7062, 4.3027, 3.1824, 2.7764)
"""For one to four degrees of freedom, where the expansion is not good enough (the same handbook, table 26.10)."""


def strengths(pairs: Sequence[tuple[int, int]], leads: NDArray[np.float64], levels: int) -> Values:
    """Return by deal and level how far each is above the first, as it fits all leads best (least squares).

    :param pairs: which two levels each column of ``leads`` compares.
    :param leads: by deal and pair, by how much the first of the pair was ahead.
    """
    design = np.zeros((len(pairs), levels))
    for row, (ahead, behind) in enumerate(pairs):
        design[row, ahead], design[row, behind] = 1, -1
    found: Values = leads @ np.linalg.pinv(design).T
    return found - found[:, :1]


def poisson_at_most(count: int, mean: float) -> float:
    """Return the chance of so many or fewer, where so many are expected of things that happen independently.

    >>> round(poisson_at_most(0, 3), 3)
    0.05
    """
    if not mean:
        return float(count >= 0)
    return math.fsum(math.exp(n * math.log(mean) - mean - math.lgamma(n + 1)) for n in range(count + 1))


def binomial_at_most(count: int, trials: int, chance: float) -> float:
    """Return the chance that of some trials so many or fewer come off, each with the same chance.

    >>> round(binomial_at_most(0, 10, 0.5), 4)
    0.001
    """
    if count >= trials or not chance:
        return 1.0
    if chance == 1:
        return 0.0
    odds = math.log(chance), math.log1p(-chance)
    ways = (math.lgamma(trials + 1) - math.lgamma(n + 1) - math.lgamma(trials - n + 1) for n in range(count + 1))
    return math.fsum(math.exp(way + n * odds[0] + (trials - n) * odds[1]) for n, way in enumerate(ways))
