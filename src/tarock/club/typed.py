"""Points that somebody typed instead of a sheet: they cannot be settled, but they must add up."""

from collections.abc import Sequence
from fractions import Fraction

from tarock.core.errors import TarockError
from tarock.core.sentences import Sentence


def balanced(points: Sequence[int | float], players: int) -> tuple[Fraction, ...]:
    """Return typed points.

    >>> balanced([1.5, -0.5, -1], 3)
    (Fraction(3, 2), Fraction(-1, 2), Fraction(-1, 1))

    :raises TarockError: if they are not one number for each, in half points, that add up to nothing.
    """
    found = tuple(Fraction(each) for each in points)
    if len(found) != players:
        raise TarockError(Sentence("cup-points-number", expected=players, got=len(found)))
    if any((each * 2).denominator != 1 for each in found):
        raise TarockError(Sentence("cup-points-halves"))
    if sum(found):
        raise TarockError(Sentence("cup-points-sum", sum=plain(sum(found))))
    return found


def plain(points: Fraction | int) -> str:
    """Return points as people write them.

    >>> plain(Fraction(3, 2)), plain(Fraction(-4)), plain(Fraction(10, 3))
    ('1.5', '-4', '3.33')
    """
    return f"{float(points):.2f}".rstrip("0").rstrip(".")
