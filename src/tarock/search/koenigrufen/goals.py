"""What can be asked about a deal of Königrufen with open cards.

>>> from tarock.koenigrufen.facts import Side
>>> Thirds(Side.DECLARER, at_least=107)
Thirds(side=<Side.DECLARER: 'declarer'>, at_least=107)
"""

from dataclasses import dataclass
from typing import TypeAlias

from tarock.core.seats import Seat
from tarock.koenigrufen.bonus_kinds import Bird
from tarock.koenigrufen.facts import Side

Value: TypeAlias = bool | int
"""Whether a goal can be forced, or how many thirds."""
Seats: TypeAlias = Side | Seat
"""One of the two sides, or one player against all others."""


@dataclass(frozen=True, slots=True)
class Thirds:
    """To have at least so many thirds at the end, with talon and discard where they count for that side."""

    side: Seats
    at_least: int


@dataclass(frozen=True, slots=True)
class MostThirds:
    """To have as many thirds as possible at the end; its value is their number."""

    side: Seats


@dataclass(frozen=True, slots=True)
class BirdWins:
    """To win a bird's own trick with it."""

    side: Seats
    bird: Bird


@dataclass(frozen=True, slots=True)
class KingUltimo:
    """To win the last trick with the called king in it; a goal of the declarer's side."""

    side: Seats = Side.DECLARER


@dataclass(frozen=True, slots=True)
class Valat:
    """To win all tricks."""

    side: Seats


@dataclass(frozen=True, slots=True)
class ExactTricks:
    """To win exactly so many tricks: none in a Bettler, one in a Piccolo, two in a Zwiccolo."""

    side: Seats
    tricks: int


Goal: TypeAlias = Thirds | MostThirds | BirdWins | KingUltimo | Valat | ExactTricks
