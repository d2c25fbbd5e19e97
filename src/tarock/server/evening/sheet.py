"""The score sheet of an evening."""

from typing import Any

from msgspec import Struct

from tarock.danish.state import DanishState
from tarock.notation.danish.answer import settlement_answer as danish_answer
from tarock.notation.koenigrufen.answer import points
from tarock.notation.koenigrufen.answer import settlement_answer as koenigrufen_answer
from tarock.server.evening.danish_book import DanishBook
from tarock.server.evening.families import Book, State
from tarock.server.evening.koenigrufen_book import KoenigrufenBook
from tarock.server.evening.state import TableState
from tarock.telling.danish.outcome import count
from tarock.telling.danish.outcome import outcome as danish_outcome
from tarock.telling.danish.payments import settled as danish_payments
from tarock.telling.koenigrufen.outcome import outcome as koenigrufen_outcome
from tarock.telling.koenigrufen.payments import settled as koenigrufen_payments


class Row(Struct, frozen=True):
    """One line: why it was written, and what each place won or lost; None for a place that had no part in it."""

    kind: str
    points: tuple[int | float | None, ...]


class Sheet(Struct, frozen=True, omit_defaults=True):
    """What an evening has come to so far."""

    ruleset: str
    names: tuple[str, ...]
    rows: tuple[Row, ...]
    totals: tuple[int | float, ...]
    money: tuple[int | float, ...] | None = None
    """Königrufen, where kontra counts for money only: what has been paid."""
    cups: tuple[dict[str, int], ...] = ()
    """Danish Tarok: what each set of cups holds."""
    is_closed: bool = False
    house: str = ""
    """The name of the house ruleset, where it is no book."""


def sheet_of(table: TableState) -> Sheet:
    """Return the score sheet of a table."""
    book = table.book
    money = None
    if isinstance(book, KoenigrufenBook) and book.money != book.totals:
        money = tuple(points(amount) for amount in book.money)
    return Sheet(
        ruleset=table.ruleset.id,
        names=tuple(place.name for place in table.places),
        rows=_rows(book),
        totals=totals(book),
        money=money,
        cups=book.cups() if isinstance(book, DanishBook) else (),
        is_closed=table.is_closed,
        house=table.house,
    )


def totals(book: Book) -> tuple[int | float, ...]:
    """Return what each place has won or lost, in points."""
    return tuple(points(total) for total in book.totals) if isinstance(book, KoenigrufenBook) else book.totals


def settlement_of(state: State) -> dict[str, Any]:
    """Return what a deal that is over came to: how it ended, the sums, and every payment with its rule."""
    if isinstance(state, DanishState):
        points = count(state)
        counted = {} if points is None else {"count": points}
        told = {"outcome": tuple(danish_outcome(state)), "paid": danish_payments(state.settlement.payments)}
        return {**told, **counted, **danish_answer(state.settlement)}
    told = {"outcome": tuple(koenigrufen_outcome(state)), "paid": koenigrufen_payments(state.settlement.payments)}
    return {**told, **koenigrufen_answer(state.settlement)}


def _rows(book: Book) -> tuple[Row, ...]:
    if isinstance(book, DanishBook):
        return _danish_rows(book)
    if isinstance(book, KoenigrufenBook):
        return _koenigrufen_rows(book)
    return () if book.result is None else (Row("played", book.result),)


def _danish_rows(book: DanishBook) -> tuple[Row, ...]:
    rows: list[Row] = []
    for entry in book.evening.entries:
        won: list[int | None] = [None] * book.evening.rotation.at_table
        for result in entry.results:
            for player, amount in result.by_player.items():
                won[player] = amount
        rows.append(Row(entry.kind.value, tuple(won)))
    return tuple(rows)


def _koenigrufen_rows(book: KoenigrufenBook) -> tuple[Row, ...]:
    return tuple(Row("played", tuple(points(amount) for amount in result.score)) for result in book.results)
