"""Ratings of players and puzzles by Glicko-2: each try is a game between the two, and a rating period of its own.

After Glickman, *Example of the Glicko-2 system* (2012), whose worked example is a test.  The page does the same; both
are held to the same table of cases (``tests/data/glicko2.json``).
"""

import math
from collections.abc import Iterable
from typing import Final

from msgspec import Struct

SCALE: Final = 173.7178
"""How many points of a rating are one of the internal scale (step 2)."""
AVERAGE: Final = 1_500.0
TAU: Final = 0.5
"""How much the volatility may change over time (step 1)."""
CLOSE: Final = 0.000001
"""How near the volatility is found (step 5)."""
Z95: Final = 1.96


class Rated(Struct, frozen=True):
    """A rating, how uncertain it is, and how erratic its owner."""

    rating: float = AVERAGE
    deviation: float = 350.0
    volatility: float = 0.06

    @property
    def interval(self) -> tuple[int, int]:
        """The rating lies in here with 95 % certainty."""
        return round(self.rating - Z95 * self.deviation), round(self.rating + Z95 * self.deviation)


BEGINNER: Final = Rated(rating=1_200.0)
"""Somebody who has not tried anything yet."""
PUZZLE_DEVIATION: Final = 120.0
"""How uncertain the first rating of a puzzle is, which the levels of bots have given it."""


def of_puzzle(rating: float) -> Rated:
    """Return a puzzle that nobody has tried yet."""
    return Rated(rating, PUZZLE_DEVIATION)


def tried(player: Rated, puzzle: Rated, *, solved: bool) -> tuple[Rated, Rated]:
    """Return the ratings of a player and a puzzle after a try."""
    score = 1.0 if solved else 0.0
    return rated(player, [(puzzle, score)]), rated(puzzle, [(player, 1.0 - score)])


def rated(owner: Rated, games: Iterable[tuple[Rated, float]], tau: float = TAU) -> Rated:
    """Return a rating after the games of a rating period: each an opponent, and 1, ½ or 0."""
    mu, phi = (owner.rating - AVERAGE) / SCALE, owner.deviation / SCALE
    terms = [_term(mu, other, score) for other, score in games]
    if not terms:
        return Rated(owner.rating, SCALE * math.hypot(phi, owner.volatility), owner.volatility)
    variance = 1 / sum(information for information, _ in terms)
    surprise = sum(gain for _, gain in terms)
    sigma = _volatility(owner.volatility, variance * surprise, phi, variance, tau)
    phi_star = math.hypot(phi, sigma)
    new_phi = 1 / math.sqrt(1 / phi_star**2 + 1 / variance)
    return Rated(AVERAGE + SCALE * (mu + new_phi**2 * surprise), SCALE * new_phi, sigma)


def _term(mu: float, other: Rated, score: float) -> tuple[float, float]:
    """Return what a game tells, and how far it surprises (steps 3 and 4)."""
    phi = other.deviation / SCALE
    g = 1 / math.sqrt(1 + 3 * phi**2 / math.pi**2)
    expected = 1 / (1 + math.exp(-g * (mu - (other.rating - AVERAGE) / SCALE)))
    return g**2 * expected * (1 - expected), g * (score - expected)


def _volatility(sigma: float, delta: float, phi: float, variance: float, tau: float) -> float:
    """Return the new volatility, by the Illinois algorithm (step 5)."""
    start = math.log(sigma**2)

    def f(x: float) -> float:
        spread = phi**2 + variance + math.exp(x)
        return math.exp(x) * (delta**2 - spread) / (2 * spread**2) - (x - start) / tau**2

    low = start
    if delta**2 > phi**2 + variance:
        high = math.log(delta**2 - phi**2 - variance)
    else:
        steps = 1
        while f(start - steps * tau) < 0:
            steps += 1
        high = start - steps * tau
    f_low, f_high = f(low), f(high)
    while abs(high - low) > CLOSE:
        middle = low + (low - high) * f_low / (f_high - f_low)
        f_middle = f(middle)
        if f_middle * f_high <= 0:
            low, f_low = high, f_high
        else:
            f_low /= 2
        high, f_high = middle, f_middle
    return math.exp(low / 2)
