"""Kernels as plain Python: slow, and stepped through with any debugger (``NUMBA_DISABLE_JIT=1``)."""

from collections.abc import Callable
from typing import TypeVar

_T = TypeVar("_T")


def jit(function: Callable[..., _T]) -> Callable[..., _T]:
    """Leave a function as it is."""
    return function


inlined = jit


def popcount(bits: int) -> int:
    """Count the bits that are set."""
    return int(bits).bit_count()


def lowest(bits: int) -> int:
    """Return the place of the lowest bit that is set."""
    return (int(bits) & -int(bits)).bit_length() - 1


def highest(bits: int) -> int:
    """Return the place of the highest bit that is set; -1 when there is none."""
    return int(bits).bit_length() - 1


def extract(bits: int, mask: int) -> int:
    """Gather the bits that lie under a mask at the low end (PEXT)."""
    found, place, left = 0, 0, int(mask)
    while left:
        found |= (1 if bits & left & -left else 0) << place
        place += 1
        left &= left - 1
    return found


def deposit(bits: int, mask: int) -> int:
    """Scatter bits from the low end to the places of a mask (PDEP); 1 << n gives the nth lowest bit of the mask."""
    found, place, left = 0, 0, int(mask)
    while left:
        found |= left & -left if int(bits) >> place & 1 else 0
        place += 1
        left &= left - 1
    return found
