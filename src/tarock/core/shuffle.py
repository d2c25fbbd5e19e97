"""Random order from a seed, the same on every machine and in every version of Python.

The standard library promises that only for ``random()``, not for ``shuffle``.  Here the random bits are
SHA-256 of the seed and a counter, so that any program can repeat a deal and anyone can check one that was
committed to beforehand.
"""

from collections.abc import Iterator, Sequence
from hashlib import sha256
from typing import TypeVar

_T = TypeVar("_T")
_WORD = 8


def shuffled(items: Sequence[_T], seed: str) -> tuple[_T, ...]:
    """Return the items in the order that a seed gives.

    >>> shuffled("abcdef", "1")
    ('e', 'c', 'f', 'a', 'd', 'b')
    """
    return Lots(seed).order(items)


class Lots:
    """Lots from a seed, drawn one after the other.

    >>> lots = Lots("1")
    >>> lots.below(6), lots.below(6)
    (1, 2)
    """

    def __init__(self, seed: str) -> None:
        self._words = _words(seed)

    def below(self, bound: int) -> int:
        """Draw a number from 0 to below a bound, each as likely as the others."""
        return _below(self._words, bound)

    def order(self, items: Sequence[_T]) -> tuple[_T, ...]:
        """Draw an order of some items."""
        order = list(items)
        for last in range(len(order) - 1, 0, -1):
            other = self.below(last + 1)
            order[last], order[other] = order[other], order[last]
        return tuple(order)


def _words(seed: str) -> Iterator[int]:
    """Give the 64-bit words of SHA-256("tarock/1:" + seed + ":" + counter), big-endian, counter from 0."""
    counter = 0
    while True:
        digest = sha256(f"tarock/1:{seed}:{counter}".encode()).digest()
        for start in range(0, len(digest), _WORD):
            yield int.from_bytes(digest[start : start + _WORD], "big")
        counter += 1


def _below(words: Iterator[int], bound: int) -> int:
    """Return an unbiased number below a bound: words beyond the last whole multiple are thrown away."""
    limit = (1 << 8 * _WORD) // bound * bound
    return next(word for word in words if word < limit) % bound


def again(seed: str, attempt: int) -> str:
    """Return the seed of a deal that is dealt again: other cards, which follow from the same seed.

    >>> again("seed", 1), again("seed", 2)
    ('seed', 'seed again 2')
    """
    return seed if attempt == 1 else f"{seed} again {attempt}"
