"""The score sheet of an evening."""

from msgspec import Struct

from tarock.server.evening.scorebook import Row
from tarock.server.evening.standing import totals_now, unwritten
from tarock.server.evening.state import TableState


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
    running: tuple[Row, ...] = ()
    """Deals that are being played, and what has been paid in them so far."""
    standing: tuple[int | float, ...] = ()
    """By place: the totals with what has been paid in those; empty where there are none."""
    is_closed: bool = False
    house: str = ""
    """The name of the house ruleset, where it is no scorebook."""


def sheet_of(table: TableState, rows: tuple[Row, ...] | None = None) -> Sheet:
    """Return the score sheet of a table.

    :param rows: all its lines, where some were put away.
    """
    scorebook, running = table.scorebook, unwritten(table)
    return Sheet(
        ruleset=table.ruleset.id,
        names=tuple(place.name for place in table.places),
        rows=scorebook.rows if rows is None else rows,
        totals=scorebook.totals,
        money=scorebook.money,
        cups=scorebook.cups(),
        running=running,
        standing=totals_now(table) if running else (),
        is_closed=table.is_closed,
        house=table.house,
    )
