"""What was measured: the result of one deal at all its tables, and what can be added up over deals."""

import math
from collections import Counter
from collections.abc import Iterable, Mapping
from typing import Final, TypeAlias

import msgspec

BUCKETS: Final = 8
"""So many steps of time lie between a time and its double."""


class Tally(msgspec.Struct, frozen=True, array_like=True):
    """How often something happened, how often it turned out well for who did it, and what it brought him in all.

    ``won`` is in the units of :func:`tarock.arena.deal.unit_of`, and nought where nobody counts it.
    """

    times: int = 0
    good: int = 0
    won: int = 0

    def __add__(self, other: "Tally") -> "Tally":
        return Tally(self.times + other.times, self.good + other.good, self.won + other.won)


Tallies: TypeAlias = dict[str, Tally]
"""By the name of what happened."""

HAPPENED: Final = Tally(1)


def outcome(*, good: bool, won: int = 0) -> Tally:
    """Return something that happened once, turned out well or not, and brought so much."""
    return Tally(1, int(good), won)


def added(all_tallies: Iterable[Mapping[str, Tally]]) -> Tallies:
    """Add tallies up, in the order of their names."""
    total: Tallies = {}
    for tallies in all_tallies:
        for name, tally in tallies.items():
            total[name] = total.get(name, Tally()) + tally
    return dict(sorted(total.items()))


class Times(msgspec.Struct, frozen=True):
    """How long moves took: how many there were, seconds in all, and how many fell into which step of time.

    Step n holds the times up to 2^(n/8) microseconds, so times of many machines add up, and a percentile is right to
    a tenth.
    """

    moves: int = 0
    seconds: float = 0
    steps: dict[int, int] = {}

    def __add__(self, other: "Times") -> "Times":
        steps = Counter(self.steps) + Counter(other.steps)
        return Times(self.moves + other.moves, self.seconds + other.seconds, dict(sorted(steps.items())))

    @property
    def mean(self) -> float:
        """Seconds per move."""
        return self.seconds / self.moves if self.moves else 0.0

    def percentile(self, share: float) -> float:
        """Return a time in seconds that this share of all moves did not exceed."""
        wanted = share * self.moves
        for step, number in sorted(self.steps.items()):
            wanted -= number
            if wanted <= 0:
                return float(2.0 ** (step / BUCKETS)) / 1e6
        return 0.0


def times_of(seconds: Iterable[float]) -> Times:
    """Count some times.

    >>> times_of([0.001, 0.001, 0.1]).moves
    3
    """
    known = list(seconds)
    steps = Counter(math.ceil(BUCKETS * math.log2(max(one * 1e6, 1))) for one in known)
    return Times(len(known), sum(known), dict(sorted(steps.items())))


class DealResult(msgspec.Struct, frozen=True):
    """A deal, played at every table of its match.

    ``nets``: by table and seat, what each came out with, in the units of :func:`tarock.arena.deal.unit_of`.
    ``tallies`` and ``times``: by level of the match.  Only the times differ when a deal is played again.
    ``apart``: by level, what of its tallies is from tables at which it sat alone among others.
    """

    number: int
    nets: tuple[tuple[int, ...], ...]
    tallies: tuple[Tallies, ...]
    times: tuple[Times, ...]
    apart: tuple[Tallies, ...] = ()

    @property
    def without_times(self) -> "DealResult":
        """All that is the same on every machine."""
        return msgspec.structs.replace(self, times=())
