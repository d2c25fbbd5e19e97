"""Who deals, who plays and who sits out."""

from dataclasses import dataclass
from functools import cached_property

from tarock.core.seats import SEAT_NAMES, Seat
from tarock.core.sentences import Sentence

ACTIVE = 3


@dataclass(frozen=True)
class Seating:
    """The three active players of a deal and those who sit out.

    Seats are numbered in playing order; forehand leads and the dealer plays last to the first trick
    (Jensen 1989, Spillerne, l.55-56).
    """

    dealer: Seat
    forehand: Seat
    middle: Seat
    sitting_out: tuple[Seat, ...] = ()

    @classmethod
    def of_three(cls, dealer: Seat) -> "Seating":
        """Return the seating of a table of three.

        >>> Seating.of_three(2).forehand
        0
        """
        return cls(dealer, (dealer + 1) % ACTIVE, (dealer + 2) % ACTIVE)

    @property
    def declaring_order(self) -> tuple[Seat, Seat, Seat]:
        """Dealer, forehand, middle hand (Jensen 1989, Meldinger, l.187-188; B-39)."""
        return self.dealer, self.forehand, self.middle

    @cached_property
    def active(self) -> tuple[Seat, ...]:
        """The three players of the deal, by seat."""
        return tuple(sorted(self.declaring_order))

    @cached_property
    def at_table(self) -> tuple[Seat, ...]:
        """Everybody who funds the cups, by seat."""
        return tuple(sorted((*self.declaring_order, *self.sitting_out)))

    def after(self, seat: Seat) -> Seat:
        """Return the player whose turn comes after a seat."""
        return self.order_from(seat)[1]

    def order_from(self, seat: Seat) -> tuple[Seat, Seat, Seat]:
        """Return the three players in playing order, beginning with a seat."""
        order = self.declaring_order
        first = order.index(seat)
        return order[first], order[first - 2], order[first - 1]

    def opponents(self, seat: Seat) -> tuple[Seat, ...]:
        """Return the two other active players, by seat."""
        return tuple(other for other in self.active if other != seat)

    def problems(self) -> list[Sentence]:
        """Return what is wrong with this seating; nothing when it can be played."""
        found: list[Sentence] = []
        seats = (*self.declaring_order, *self.sitting_out)
        if len(set(seats)) != len(seats):
            found.append(Sentence("sheet-seat-twice"))
        elif set(seats) != set(range(len(seats))):
            letters = ", ".join(SEAT_NAMES[: len(seats)])
            found.append(Sentence("seating-one-at-each", players=len(seats), seats=letters))
        elif (self.forehand - self.dealer) % len(seats) > (self.middle - self.dealer) % len(seats):
            found.append(Sentence("seating-order"))
        return found
