"""What a referee finds in a deal, whichever game it is."""

from dataclasses import dataclass
from typing import Literal, TypeAlias

from tarock.core.faults import Fault
from tarock.core.seats import Seat


@dataclass(frozen=True, slots=True, order=True)
class Moment:
    """A time in a deal, as people speak of it."""

    part: Literal[0, 1, 2]
    """0 before play, 1 in a trick, 2 after the last trick."""
    trick: int = 0


BEFORE_PLAY = Moment(0)
AFTER_PLAY = Moment(2)

Party: TypeAlias = Seat | str
"""A seat, or the name of a cup."""


@dataclass(frozen=True, slots=True)
class Charge:
    """What somebody has to pay for a fault."""

    payer: Party
    payee: Party
    points: int | float
    """In points of the score sheet; a half where a book divides an odd sum."""


Fate: TypeAlias = Literal["noticed", "put_right", "stands", "open"]
"""It was noticed in time; it was put right without a fine; nobody noticed in time; or it can still be claimed."""


@dataclass(frozen=True, slots=True)
class Finding:
    """One fault of a deal.

    ``known``: for each other seat the first moment at which the cards that it saw prove the fault; None if never.
    ``charges``: what the book asks for it; nothing if it was put right.
    """

    fault: Fault
    moment: Moment
    rule: str
    """The passage of the rule book that speaks of it."""
    source: str
    known: tuple[tuple[Seat, Moment | None], ...]
    fate: Fate
    noticed: Moment | None = None
    noticed_by: Seat | None = None
    """Who claimed it; None where the cards themselves showed it."""
    charges: tuple[Charge, ...] = ()
