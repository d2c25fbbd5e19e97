"""What happened in a deal, as a secretary writes it on the settlement sheet.

The engine writes the same events while a deal is played, and one function settles both
(:func:`tarock.danish.settlement.settle`): the two ways to score cannot disagree.
"""

from dataclasses import dataclass, field
from enum import StrEnum
from typing import Literal, TypeAlias

from tarock.core.cards import Suit
from tarock.core.faults import Fault
from tarock.core.seats import Seat
from tarock.danish.declarations import Fullness


class Cup(StrEnum):
    """The two cups."""

    KING = "king"
    PAGAT = "pagat"


@dataclass(frozen=True, slots=True)
class Cups:
    """What the two cups hold."""

    king: int = 0
    pagat: int = 0

    def __getitem__(self, cup: Cup) -> int:
        return self.king if cup is Cup.KING else self.pagat


@dataclass(frozen=True, slots=True)
class OfSeat:
    """Something of which only the seat is told."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class OfSeatAndCup:
    """Something of which the seat is told, and which cup it is about."""

    seat: Seat
    cup: Cup


@dataclass(frozen=True, slots=True)
class Fund:
    """Everybody at the table funds an empty cup."""

    cup: Cup


@dataclass(frozen=True, slots=True)
class Ante:
    """The dealer's stake in each cup."""


@dataclass(frozen=True, slots=True)
class Unfunded(OfSeatAndCup):
    """A shortage found later.

    With the ultimo in the same sheet: whose share the ultimator paid; alone: who made the shortage good.
    """


@dataclass(frozen=True, slots=True)
class Redealt(OfSeat):
    """A hand without taroks asked for a new deal: only the ante stays paid."""


@dataclass(frozen=True, slots=True)
class DeclaredLength:
    """Taroks or matadors, paid by their number."""

    seat: Seat
    kind: Literal["taroks", "matadors"]
    number: int


@dataclass(frozen=True, slots=True)
class DeclaredCourts:
    """A half, full or overfull suit; no suit means the kings."""

    seat: Seat
    fullness: Fullness
    suit: Suit | None


Declared: TypeAlias = DeclaredLength | DeclaredCourts


@dataclass(frozen=True, slots=True)
class Lost(OfSeatAndCup):
    """A king or the pagat did not win its trick, before the last one."""


@dataclass(frozen=True, slots=True)
class PagatHomed(OfSeat):
    """The pagat won a trick before the last one."""


@dataclass(frozen=True, slots=True)
class Fined:
    """A fault and, for a false declaration, the one that is repaid: less what was ``due``, where the rest is kept.

    ``faults``: what was done, as the engine knows it; a sheet does not say it.
    """

    seat: Seat
    fault: str
    repaid: Declared | None = None
    due: Declared | None = None
    faults: tuple[Fault, ...] = field(default=(), compare=False, kw_only=True)


@dataclass(frozen=True, slots=True)
class Repaid:
    """A further declaration that is repaid with the same fine, less what was ``due``."""

    seat: Seat
    repaid: Declared
    due: Declared | None = None
    faults: tuple[Fault, ...] = field(default=(), compare=False, kw_only=True)


@dataclass(frozen=True, slots=True)
class Ruled:
    """What the referee has decided by hand: who pays a player or a cup how much, and why."""

    seat: Seat
    payee: Seat | Cup
    points: int
    why: str


@dataclass(frozen=True, slots=True)
class Void:
    """The deal was stopped."""


@dataclass(frozen=True, slots=True)
class WonLast(OfSeat):
    """Who won the last trick."""


@dataclass(frozen=True, slots=True)
class WonUltimo(OfSeatAndCup):
    """Who won the last trick with a king or the pagat."""


@dataclass(frozen=True, slots=True)
class WentBagud(OfSeatAndCup):
    """Who lost a king or the pagat in the last trick."""


@dataclass(frozen=True, slots=True)
class WonNolo(OfSeat):
    """Who took no trick."""


@dataclass(frozen=True, slots=True)
class WonTout(OfSeat):
    """Who took every trick."""


@dataclass(frozen=True, slots=True)
class Counted:
    """What the piles of the three players count, by seat."""

    points: tuple[tuple[Seat, int], ...]


@dataclass(frozen=True, slots=True)
class Close:
    """The end of the evening, with the standings by which an indivisible rest is given."""

    standings: tuple[tuple[Seat, int], ...]


Before: TypeAlias = Fund | Ante | Unfunded | Redealt | DeclaredLength | DeclaredCourts
During: TypeAlias = Lost | PagatHomed | Fined | Repaid
After: TypeAlias = Ruled | Void | WonLast | WonUltimo | WentBagud | WonNolo | WonTout | Counted | Close
Event: TypeAlias = Before | During | After
