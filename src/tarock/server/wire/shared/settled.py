"""What a deal came to, as it is shown when it is over."""

from collections.abc import Iterable, Mapping
from typing import Any, TypeAlias

import msgspec

from tarock.server.wire.danish.table import Shown
from tarock.telling.line import Line

Points: TypeAlias = int | float
"""Whole points, or with .5 where two share an odd sum."""
BySeat: TypeAlias = dict[str, Points]
"""A sum for each seat, by its letter."""


class SettledPayment(Shown, frozen=True, kw_only=True, rename={"payer": "from", "payee": "to", "reason": "for"}):
    """A payment: from whom to whom, a seat's letter or the name of a cup; what it was for, and by which rule."""

    payer: str
    payee: str
    points: Points
    """Money."""
    score: Points | None = None
    """What the sheet writes, where that is something else."""
    reason: str
    kontra: int = 1
    """How far it was doubled: 1, 2, 4 or 8."""
    rule: str


class SettledCups(Shown, frozen=True):
    """What the cups hold after a deal of Danish Tarok."""

    king: int
    pagat: int


class Settled(Shown, frozen=True, kw_only=True):
    """How a deal ended, the sums of the family's sheet, and every payment; what a family does not know is left out."""

    outcome: tuple[Line, ...]
    """How it ended."""
    paid: tuple[Line, ...]
    """Every payment in words, put together by what it was for."""
    count: BySeat | None = None
    """Danish Tarok: what everybody's tricks counted, where it came to that."""
    net: BySeat | None = None
    """Danish Tarok: what everybody has won or lost."""
    cups: SettledCups | None = None
    score: BySeat | None = None
    """Königrufen: what the sheet writes."""
    money: BySeat | None = None
    """Königrufen: what has been paid."""
    written: BySeat | None = None
    """Königrufen, where only the winners write."""
    payments: tuple[SettledPayment, ...]


def settled(sums: Mapping[str, Any], outcome: Iterable[Line] = (), paid: Iterable[Line] = ()) -> Settled:
    """Put together what is told of a deal, and the sums and payments as other programs are given them."""
    return msgspec.convert({**sums, "outcome": tuple(outcome), "paid": tuple(paid)}, Settled, from_attributes=True)
