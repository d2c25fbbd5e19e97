"""How many tables of which size a field makes, and what to do with a field that makes none.

No book says it; practice does: tables of four, and as few others as possible.  The final of 2025 seated 198 at 47
tables of four and two of five, the Danish championship of 2023 25 at four of four and three of three.
"""

from dataclasses import dataclass

from tarock.core.errors import TarockError
from tarock.core.sentences import Sentence


@dataclass(frozen=True, slots=True)
class Advice:
    """What makes a field that cannot be seated possible."""

    house: int
    """So many players of the house more."""
    byes: int | None
    """So many who sit a round out; None where too few would be left."""


def tables_for(players: int, sizes: tuple[int, ...]) -> tuple[int, ...] | None:
    """Return the sizes of the tables, large ones first: as few as possible that are not of the first size.

    >>> tables_for(23, (4, 5)), tables_for(25, (4, 3)), tables_for(11, (4, 5))
    ((5, 5, 5, 4, 4), (4, 4, 4, 4, 3, 3, 3), None)
    """
    usual, other = sizes[0], sizes[-1]
    for others in range(players // other + 1):
        rest = players - others * other
        if rest % usual == 0:
            return tuple(sorted((usual,) * (rest // usual) + (other,) * others, reverse=True)) or None
    return None


def byes_for(players: int, sizes: tuple[int, ...]) -> int | None:
    """Return the smallest number of players who must sit out so that the others fill tables; None if nobody is left.

    >>> byes_for(12, (4, 5)), byes_for(11, (4, 5)), byes_for(3, (4, 5))
    (0, 1, None)
    """
    return next((byes for byes in range(players) if tables_for(players - byes, sizes)), None)


def advice_for(players: int, sizes: tuple[int, ...]) -> Advice:
    """Return what would make a field possible.

    >>> advice_for(11, (4, 5))
    Advice(house=1, byes=1)
    """
    most = sizes[0] * sizes[-1]
    house = next(more for more in range(1, most + 1) if tables_for(players + more, sizes))
    return Advice(house, byes_for(players, sizes))


def seated(players: int, sizes: tuple[int, ...], *, byes: bool) -> tuple[tuple[int, ...], int]:
    """Return the tables of a field, and how many of it have a bye.

    :param byes: whether somebody may sit out.
    :raises TarockError: with advice, if the field fills no tables.
    """
    resting = byes_for(players, sizes) if byes else 0
    tables = None if resting is None else tables_for(players - resting, sizes)
    if resting is None or tables is None:
        raise TarockError(_refusal(players, sizes))
    return tables, resting


def _refusal(players: int, sizes: tuple[int, ...]) -> Sentence:
    advice = advice_for(players, sizes)
    named = " / ".join(str(size) for size in dict.fromkeys(sizes))
    if advice.byes is None:
        return Sentence("cup-field-few", players=players, sizes=named, house=advice.house)
    return Sentence("cup-field", players=players, sizes=named, house=advice.house, byes=advice.byes)
