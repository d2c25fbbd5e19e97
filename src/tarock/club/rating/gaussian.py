"""Points per deal as a Gaussian: what somebody wins in a deal above the average of those who play it.

In a deal of n players each wins ``skill − mean skill of the n + luck``.  What all win comes to nothing, and so does the
luck, so a deal tells n − 1 things: the results in a basis of n − 1 directions that add up to nothing, in each of which
luck is independent.  All skills are Gaussian together, so that a period is one step in closed form (a Kalman filter):
it knows that two who always play each other are known only against each other, which a rating of each for itself
forgets, and then claims to know too much.

Tables that play the same cards share a part of their luck; the step takes that into account, so that a deal that others
have played too says more.  Within a period all results are compared with what was known before it and enter together:
their order does not matter.
"""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from itertools import pairwise
from typing import Final, TypeAlias

import numpy as np
from numpy.typing import NDArray

from tarock.club.rating.figures import Figures, figures
from tarock.club.rating.results import Period, Rated, TableResult

Matrix: TypeAlias = NDArray[np.float64]

_DAYS: Final = 365.25


@dataclass(frozen=True, slots=True)
class Rating:
    """What is known of somebody: points per deal above the average of all, give or take."""

    mean: float
    deviation: float
    deals: float

    def interval(self, width: float) -> tuple[float, float]:
        """Return the ends of an interval of so many deviations to both sides."""
        return self.mean - width * self.deviation, self.mean + width * self.deviation


@dataclass(frozen=True, slots=True)
class Noise:
    """The luck of a deal of some ruleset."""

    deviation: float
    """By how much what a seat wins in a deal scatters."""
    same_cards: float = 0.0
    """How much of its variance tables with the same cards share."""

    def variance(self, players: int) -> float:
        """Return the variance of a deal in each direction: n seats share it among n − 1."""
        return self.deviation**2 * players / (players - 1)


@dataclass(frozen=True, slots=True)
class Scale:
    """All skills under one ruleset, as far as they are known: one Gaussian with a dimension for each player."""

    noise: Noise
    figures: Figures = field(default_factory=figures)
    players: tuple[Rated, ...] = ()
    mean: Matrix = field(default_factory=lambda: np.zeros(0))
    covariance: Matrix = field(default_factory=lambda: np.zeros((0, 0)))
    deals: tuple[float, ...] = ()
    day: int | None = None

    def rating(self, player: Rated) -> Rating:
        """Return what is known of somebody; before his first deal that is what is known of everybody."""
        if player not in self.players:
            return Rating(0.0, self._prior, 0.0)
        at = self.players.index(player)
        return Rating(float(self.mean[at]), float(np.sqrt(self.covariance[at, at])), self.deals[at])

    def after(self, period: Period) -> "Scale":
        """Return what is known after a period."""
        results = sorted(
            (each for each in period.results if len(each.players) > 1 and each.deals), key=lambda each: each.key
        )
        if not results:
            return self
        scale = self.drifted(period.day).with_players(each for result in results for each in result.players)
        step = _Step.of(scale, results)
        shared = step.turned @ scale.covariance  # once: few rows, however many players there are
        gain = np.linalg.solve(step.expected, shared).T
        covariance = scale.covariance - gain @ shared
        return replace(
            scale,
            mean=scale.mean + gain @ step.surprise,
            covariance=(covariance + covariance.T) / 2,
            deals=tuple(
                deals + sum(each.deals for each in results if player in each.players)
                for player, deals in zip(scale.players, scale.deals, strict=True)
            ),
        )

    @property
    def _prior(self) -> float:
        return self.figures.prior * self.noise.deviation

    def drifted(self, day: int) -> "Scale":
        """Let the days go by: what was known becomes a little less certain."""
        if self.day is None:
            return replace(self, day=day)
        years = max(0, day - self.day) / _DAYS
        variance = (self.figures.drift * self.noise.deviation) ** 2 * years
        covariance = self.covariance + variance * np.eye(len(self.players))
        return replace(self, covariance=covariance, day=max(day, self.day))

    def with_players(self, players: Iterable[Rated]) -> "Scale":
        """Make room for those who play for the first time."""
        new = sorted(set(players) - set(self.players))
        size, more = len(self.players), len(new)
        covariance = np.zeros((size + more, size + more))
        covariance[:size, :size] = self.covariance
        covariance[size:, size:] = self._prior**2 * np.eye(more)
        return replace(
            self,
            players=(*self.players, *new),
            mean=np.concatenate([self.mean, np.zeros(more)]),
            covariance=covariance,
            deals=(*self.deals, *(0.0 for _ in new)),
        )

    def without(self, players: Iterable[Rated]) -> "Scale":
        """Forget those who will not play again; what is known of all others stays the same."""
        gone = set(players)
        stay = [place for place, player in enumerate(self.players) if player not in gone]
        return replace(
            self,
            players=tuple(self.players[place] for place in stay),
            mean=self.mean[stay],
            covariance=self.covariance[np.ix_(stay, stay)],
            deals=tuple(self.deals[place] for place in stay),
        )


@dataclass(frozen=True, slots=True)
class _Step:
    """What the results of a period say, in directions that add up to nothing."""

    turned: Matrix
    """By direction and player: how the skills enter."""
    expected: Matrix
    """The covariance of what was to be expected."""
    surprise: Matrix
    """What came out differently, extremes drawn in."""

    @classmethod
    def of(cls, scale: Scale, results: Sequence[TableResult]) -> "_Step":
        places = {player: place for place, player in enumerate(scale.players)}
        rows = [_Rows.of(places, result) for result in results]
        turned = np.concatenate([each.turned for each in rows])
        expected = turned @ scale.covariance @ turned.T + _luck(scale.noise, results)
        starts = np.cumsum([0, *(len(each.turned) for each in rows)])
        surprise = [
            each.drawn_in(scale, expected[first:last, first:last])
            for each, (first, last) in zip(rows, pairwise(starts), strict=True)
        ]
        return cls(turned, expected, np.concatenate(surprise))


@dataclass(frozen=True, slots=True)
class _Rows:
    """One result: its directions, and what came out in them."""

    basis: Matrix
    turned: Matrix
    won: Matrix

    @classmethod
    def of(cls, places: Mapping[Rated, int], result: TableResult) -> "_Rows":
        basis = directions(len(result.players))
        turned = np.zeros((len(basis), len(places)))
        for seat, player in enumerate(result.players):
            turned[:, places[player]] += basis[:, seat]
        return cls(basis, turned, basis @ np.array(result.points) / result.deals)

    def drawn_in(self, scale: Scale, expected: Matrix) -> Matrix:
        """Return by how much it differs from what was to be expected, seat by seat at most the limit."""
        surprise = self.basis.T @ (self.won - self.turned @ scale.mean)
        most = scale.figures.limit * np.sqrt(np.diag(self.basis.T @ expected @ self.basis))
        drawn: Matrix = self.basis @ np.clip(surprise, -most, most)
        return drawn


def _luck(noise: Noise, results: Sequence[TableResult]) -> Matrix:
    """Return the covariance of the luck: tables with the same cards share a part of it."""
    sizes = [len(result.players) - 1 for result in results]
    starts = np.cumsum([0, *sizes])
    luck = np.zeros((starts[-1], starts[-1]))
    for at, result in enumerate(results):
        variance = noise.variance(len(result.players)) / result.deals
        for other in range(at, len(results)):
            shares = _share(noise, result, results[other], same=at == other)
            if not shares:
                break  # results are in the order of their cards
            block = shares * variance * np.eye(sizes[at])
            luck[starts[at] : starts[at + 1], starts[other] : starts[other + 1]] = block
            luck[starts[other] : starts[other + 1], starts[at] : starts[at + 1]] = block
    return luck


def _share(noise: Noise, one: TableResult, other: TableResult, *, same: bool) -> float:
    """Return how much of its luck a result shares with another."""
    if same:
        return 1.0
    alike = (one.cards, one.deals, len(one.players)) == (other.cards, other.deals, len(other.players))
    return noise.same_cards if one.cards and alike else 0.0


def directions(players: int) -> Matrix:
    """Return n − 1 directions at right angles in which what n players win adds up to nothing.

    >>> bool(np.allclose(directions(4) @ directions(4).T, np.eye(3))), bool(np.allclose(directions(4).sum(axis=1), 0))
    (True, True)
    """
    basis = np.zeros((players - 1, players))
    for row in range(players - 1):
        basis[row, : row + 1] = 1
        basis[row, row + 1] = -(row + 1)
        basis[row] /= np.sqrt((row + 1) * (row + 2))
    return basis


def rated(noise: Noise, periods: Iterable[Period], assumed: Figures | None = None) -> list[Scale]:
    """Return what is known after each period, the earliest first."""
    scale = Scale(noise, assumed or figures())
    course: list[Scale] = []
    for period in sorted(periods, key=lambda each: each.day):
        scale = scale.after(period)
        course.append(scale)
    return course
