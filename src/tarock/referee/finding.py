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
    """One line of the settlement: what somebody pays for a fault, and what the line writes where that differs."""

    payer: Party
    payee: Party
    points: int | float
    """What is paid; a half where a book divides an odd sum."""
    score: int | float
    """What is written on the score sheet: another sum where kontra counts for money only."""
    reason: str
    kontra: int = 1


Fate: TypeAlias = Literal["noticed", "put_right", "stands", "open", "item_lost"]
"""It was noticed in time; it was put right without a fine; nobody noticed in time; it can still be claimed; or it is
nothing to claim, since it has only lost an announcement.
"""


@dataclass(frozen=True, slots=True)
class Finding:
    """One fault of a deal.

    ``known``: for each other seat the first moment at which the cards that it saw prove the fault; None if never.
    ``due``: what the settlement books for it, line by line; ``paid_with``: the fault with which it is paid for.
    ``would_cost``: what would be booked for it, if somebody had noticed.
    ``corrected``: the card was put right with the others' consent, which saves the deal and not the fine.
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
    due: tuple[Charge, ...] = ()
    paid_with: Fault | None = None
    would_cost: tuple[Charge, ...] = ()
    corrected: bool = False
