"""What a deal came to, as it is shown when it is over."""

from collections.abc import Callable, Iterable, Mapping
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


class GridRow(Shown, frozen=True, kw_only=True):
    """What something brought to whom, by seat."""

    reason: str
    """A message of the catalogues, or the words themselves in a family that has no messages."""
    points: tuple[Points, ...]
    kontra: int = 1


class Grid(Shown, frozen=True):
    """A settlement to be added up: a row for each reason, a column for each seat."""

    rows: tuple[GridRow, ...]
    totals: tuple[Points, ...]
    """What the deal came to for each seat, which is what the rows add up to."""


class Settled(Shown, frozen=True, kw_only=True):
    """How a deal ended, the sums of the family's sheet, and every payment; what a family does not know is left out."""

    outcome: tuple[Line, ...]
    """How it ended."""
    paid: tuple[Line, ...]
    """Every payment in words, put together by what it was for."""
    grid: Grid | None = None
    """What the sheet writes, reason by reason."""
    purse: Grid | None = None
    """The same in money, where that is another sum."""
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


def settled(
    sums: Mapping[str, Any], message: Callable[[str], str], outcome: Iterable[Line] = (), paid: Iterable[Line] = ()
) -> Settled:
    """Put together what is told of a deal, and the sums and payments as other programs are given them.

    :param message: gives the message for the reason of a payment.
    """
    told = msgspec.convert({**sums, "outcome": tuple(outcome), "paid": tuple(paid)}, Settled, from_attributes=True)
    return with_grids(told, message)


def with_grids(told: Settled, message: Callable[[str], str]) -> Settled:
    """Return a settlement with its payments put into rows and columns."""
    written = told.net if told.net is not None else told.score or {}
    money = told.money or written
    purse = None if money == written else _grid(told.payments, money, message, lambda payment: payment.points)
    grid = _grid(told.payments, written, message, _written)
    return msgspec.structs.replace(told, grid=grid, purse=purse)


def _written(payment: SettledPayment) -> Points:
    return payment.points if payment.score is None else payment.score


def _grid(
    payments: Iterable[SettledPayment],
    totals: BySeat,
    message: Callable[[str], str],
    amount: Callable[[SettledPayment], Points],
) -> Grid:
    """Put payments under what they were for, in the order in which that first came; cups have no column."""
    rows: dict[tuple[str, int], BySeat] = {}
    for payment in payments:
        row = rows.setdefault((payment.reason, payment.kontra), dict.fromkeys(totals, 0))
        for party, won in ((payment.payee, amount(payment)), (payment.payer, -amount(payment))):
            if party in row:
                row[party] += won
    lines = (
        GridRow(reason=message(reason), points=tuple(row.values()), kontra=kontra)
        for (reason, kontra), row in rows.items()
    )
    return Grid(tuple(lines), tuple(totals.values()))
