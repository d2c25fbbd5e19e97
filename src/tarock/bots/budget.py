"""How much a bot may think about one move: in worlds, and in time."""

import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import TypeAlias

Clock: TypeAlias = Callable[[], float]
"""Tells the time in seconds; tests hand in one of their own."""


@dataclass(frozen=True, slots=True)
class Budget:
    """How many worlds a bot may look at, and how long.

    Without a time the same view, dice and worlds give the same move.
    """

    worlds: int
    """How many deals that may be the real one are tried at most."""
    seconds: float | None = None
    """When to stop even if worlds are left; None for never."""

    def batches(self, size: int, clock: Clock = time.monotonic) -> Iterator[range]:
        """Give the numbers of the worlds to look at, some at a time, until all are done or the time is over.

        The time runs from this call.  When it is over at once there is no batch at all.

        >>> [list(batch) for batch in Budget(5).batches(2)]
        [[0, 1], [2, 3], [4]]
        >>> list(Budget(5, seconds=0).batches(2))
        []
        """
        end = None if self.seconds is None else clock() + self.seconds
        return self._batches(size, clock, end)

    def _batches(self, size: int, clock: Clock, end: float | None) -> Iterator[range]:
        for first in range(0, self.worlds, size):
            if end is not None and clock() >= end:
                return
            yield range(first, min(first + size, self.worlds))
