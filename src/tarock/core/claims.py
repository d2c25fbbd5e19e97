"""What both families ask about a claim, with which somebody points out a fault."""

from collections.abc import Collection, Iterable
from typing import Protocol

from tarock.core.cards import Card
from tarock.core.faults import Fault
from tarock.core.seats import Seat


class Claim(Protocol):
    """A fault that is pointed out: whose, and in which trick, where that is said."""

    @property
    def seat(self) -> Seat:
        """Whose fault it is said to be."""
        ...

    @property
    def trick(self) -> int | None:
        """In which trick it is said to have happened."""
        ...


class Trick(Protocol):
    """A trick, as far as a claim is about it."""

    @property
    def number(self) -> int:
        """Which it is, from 1."""
        ...

    def card_of(self, seat: Seat) -> Card | None:
        """Return what a seat has played to it."""
        ...


def is_about(claim: Claim, fault: Fault, kinds: Collection[str]) -> bool:
    """Tell whether a claim names a fault: its kind, its player and, if it names one, its trick.

    :param kinds: the faults that such a claim uncovers.
    """
    return fault.kind in kinds and fault.seat == claim.seat and claim.trick in {None, fault.trick}


def has_played(claim: Claim, tricks: Iterable[Trick]) -> bool:
    """Tell whether the trick of a claim exists and its player has played to it."""
    return any(trick.number == claim.trick and trick.card_of(claim.seat) is not None for trick in tricks)


def found_by_counting(claim: Claim, wrong: Iterable[Fault]) -> tuple[Fault, ...]:
    """Return what a claim about the number of cards uncovers: if its player has a wrong one, all who do are found.

    :param wrong: everybody's wrong numbers that nobody has noticed yet.
    """
    found = tuple(wrong)
    return found if any(fault.seat == claim.seat for fault in found) else ()
