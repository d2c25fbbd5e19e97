"""Table mode: what people do wrong at a real table can happen, and is kept as a fact until somebody notices.

In strict mode an illegal act is refused with its reason.  In table mode the same check finds the same reason, but the
act stands and the reason becomes a :class:`Fault`.  There is one list of duties, and it is checked in one place.
"""

from dataclasses import dataclass
from enum import StrEnum

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
