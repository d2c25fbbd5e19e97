"""What one seat may know: the table, its own hand and, for the dealer, the skat that he laid."""

from dataclasses import dataclass
from typing import TYPE_CHECKING

from tarock.core.cardset import CardSet
from tarock.core.seats import Seat
from tarock.danish.legal import Offer, offers
from tarock.danish.table import Phase, Table

if TYPE_CHECKING:
    from tarock.danish.state import DanishState


@dataclass(frozen=True, slots=True)
class DanishView:
    """All and only what a seat may know.  A seat that sits out sees the table alone."""

    table: Table
    seat: Seat
    hand: CardSet
    skat: CardSet

    @property
    def phase(self) -> Phase:
        """The part of the deal that we are in."""
        return self.table.phase

    @property
    def turn(self) -> Seat | None:
        """Who must act."""
        return self.table.turn

    def legal_actions(self) -> tuple[Offer, ...]:
        """Return what this seat may do, as far as it can know.

        Two things lie in other hands, and the table may refuse them: a name that nobody holds, and a demand
        after the holder of the skus has played.
        """
        if self.seat not in self.table.seating.active:
            return ()
        return offers(self.table, self.seat, self.hand, self.skat)
