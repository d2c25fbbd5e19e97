"""Table mode: what people do wrong at a real table can happen, and is kept as a fact until somebody notices.

In strict mode an illegal act is refused with its reason.  In table mode the same check finds the same reason, but the
act stands and the reason becomes a :class:`Fault`.  There is one list of duties, and it is checked in one place.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from enum import StrEnum
from typing import Generic, TypeVar

from tarock.core.seats import Seat


class Mode(StrEnum):
    """How a deal treats an act against the rules."""

    STRICT = "strict"
    """It is refused, with the book's rule."""
    TABLE = "table"
    """It happens, can be noticed and claimed, and is punished as the book says."""


@dataclass(frozen=True, slots=True)
class Fault:
    """Something done against the rules; nobody else knows of it unless the cards show it.

    :param kind: the name under which the book punishes it.
    :param trick: the trick in which it happened; 0 before play.
    :param moment: how many public actions came before it.
    :param reason: why strict mode would have refused the act.
    :param detail: what exactly was wrong, in tokens.
    """

    kind: str
    seat: Seat
    trick: int
    moment: int
    reason: StrEnum
    detail: str = ""


ClaimT = TypeVar("ClaimT")


@dataclass(frozen=True)
class Verdict(Generic[ClaimT]):
    """A claim and how it was judged; no claimant where the cards themselves spoke.

    ``faults`` are those that it uncovered; none means that the claim was false.
    Without slots, which Python 3.11 does not get along with in a frozen generic class.
    """

    claimant: Seat | None
    claim: ClaimT
    faults: tuple[Fault, ...]
    moment: int

    @property
    def is_upheld(self) -> bool:
        """Tell whether something was found."""
        return bool(self.faults)


def unnoticed(faults: Iterable[Fault], verdicts: Iterable[Verdict[ClaimT]]) -> tuple[Fault, ...]:
    """Return the faults that no verdict has uncovered yet."""
    noticed = {fault for verdict in verdicts for fault in verdict.faults}
    return tuple(fault for fault in faults if fault not in noticed)
