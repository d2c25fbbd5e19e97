"""Rounds without a repeated meeting that are known, and that no search finds in good time.

Give every place (column, row) a player, with as many rows as tables, and let table ``a`` of round ``r`` be the places
whose row is ``a + column × r``.  In a field of so many elements two lines of different slope meet once, so nobody meets
twice: a resolvable transversal design (Bose 1938; Colbourn and Dinitz, Handbook of Combinatorial Designs, III.3).
Sixteen players at tables of four have a fifth round, the columns themselves: the affine plane of order four.
"""

from dataclasses import dataclass
from typing import Final, TypeAlias

Design: TypeAlias = tuple[tuple[tuple[int, ...], ...], ...]
"""By round and table: players, numbered from 0."""

_POWERS: Final = {4: (2, (1, 1)), 8: (2, (1, 1, 0)), 9: (3, (2, 0)), 16: (2, (1, 1, 0, 0)), 25: (5, (3, 0))}
"""By order: the prime, and what the next power of x comes to, lowest power first; none has a root."""


@dataclass(frozen=True, slots=True)
class _Numbers:
    """The finite field of an order, its elements written as numbers from 0."""

    order: int

    def plus(self, one: int, other: int) -> int:
        """Add."""
        if self.order not in _POWERS:
            return (one + other) % self.order
        prime, _ = _POWERS[self.order]
        both = zip(self._digits(one), self._digits(other), strict=True)
        return _number([(a + b) % prime for a, b in both], prime)

    def times(self, one: int, other: int) -> int:
        """Multiply."""
        if self.order not in _POWERS:
            return one * other % self.order
        prime, reduction = _POWERS[self.order]
        product = 0
        power = list(self._digits(one))
        for digit in self._digits(other):
            product = self.plus(product, _number([digit * each % prime for each in power], prime))
            carried = power.pop()
            power = [0, *power]
            power = [(low + carried * high) % prime for low, high in zip(power, reduction, strict=True)]
        return product

    def _digits(self, value: int) -> tuple[int, ...]:
        prime, reduction = _POWERS[self.order]
        return tuple(value // prime**place % prime for place in range(len(reduction)))


def _number(digits: list[int], prime: int) -> int:
    return sum(digit * prime**place for place, digit in enumerate(digits))


def design_for(tables: tuple[int, ...]) -> Design:
    """Return rounds in which nobody meets twice, as many as are known; none if no design fits these sizes.

    Where some tables have one player less, the last column is short.

    >>> len(design_for((4, 4, 4, 4))), len(design_for((4,) * 7)), len(design_for((4, 4, 4)))
    (5, 7, 0)
    """
    order, size = len(tables), max(tables)
    missing = sum(size - each for each in tables)
    if not _is_order(order) or size > order or min(tables) < size - 1:
        return ()
    numbers = _Numbers(order)
    left = size * order - missing
    columns, rows = range(size), range(order)
    rounds = [
        [[column * order + numbers.plus(row, numbers.times(column, slope)) for column in columns] for row in rows]
        for slope in rows
    ]
    if missing <= 1 and order % size == 0:
        every = range(size * order)
        rounds.append([list(every[start : start + size]) for start in range(0, size * order, size)])
    return tuple(tuple(tuple(player for player in table if player < left) for table in each) for each in rounds)


def _is_order(number: int) -> bool:
    """Tell whether there is a field of this order: all primes, and the powers above."""
    return number in _POWERS or (number > 1 and all(number % divisor for divisor in range(2, int(number**0.5) + 1)))
