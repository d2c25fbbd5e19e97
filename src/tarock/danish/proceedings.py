"""What table mode adds to the table: claims and how they were judged, and what the players must still decide."""

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, Literal, TypeAlias

from tarock.core import faults as core_faults
from tarock.core.cards import Card, Suit
from tarock.core.cardset import NO_CARDS, CardSet
from tarock.core.seats import Seat
from tarock.danish.actions import ClaimFault

if TYPE_CHECKING:
    from tarock.danish.table import Table

Verdict: TypeAlias = core_faults.Verdict[ClaimFault]


@dataclass(frozen=True, slots=True)
class Ruling:
    """A decision that the book leaves to the players, which must fall before anything else happens.

    ``question``: whether the deal stands although it need not (one refusal voids it), whether it is voided although it
    need not be (only both together void it), who deals again after a misdeal, which card is drawn to put it right, or
    with which card a revoke is put right that the others have let pass.
    """

    question: Literal["accept", "void", "misdeal", "draw", "put_right"]
    fault: str
    offender: Seat
    """Who is at fault; when cards are drawn, from whose hand."""
    waiting: tuple[Seat, ...]
    """Who must still answer, in turn."""
    cards: int = 0
    """How many cards lie in the hand that is drawn from: they have been counted."""
    accepted: bool = False
    """Whether somebody has let the deal stand."""
    before: "Table | None" = None
    """The table before the revoke that may be put right; everybody saw it."""


@dataclass(frozen=True, slots=True)
class Lying:
    """A card that was led or played out of turn and lies open; ``held`` once the table keeps it there (B-44)."""

    seat: Seat
    card: Card
    named: Suit | None = None
    held: bool = False


@dataclass(frozen=True, slots=True)
class Proceedings:
    """All that is public about faults.  In strict mode this stays empty."""

    verdicts: tuple[Verdict, ...] = ()
    ruling: Ruling | None = None
    lying: Lying | None = None
    cups_moved: bool = False
    agreed: tuple[Seat, ...] = ()
    """Who has agreed, after the last trick, that the deal may be settled."""
    skat: CardSet = NO_CARDS
    """The skat, which is turned up when the piles are counted."""


NO_PROCEEDINGS: Final = Proceedings()
