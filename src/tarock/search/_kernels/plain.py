"""Kernels as plain Python: slow, and stepped through with any debugger (``NUMBA_DISABLE_JIT=1``)."""

from collections.abc import Callable
from typing import TypeVar

from tarock.search._kernels import bits as loops

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
    """Gather the bits that lie under a mask at the low end."""
    return loops.extract(int(bits), int(mask))


def deposit(bits: int, mask: int) -> int:
    """Scatter bits from the low end to the places of a mask."""
    return loops.deposit(int(bits), int(mask))
