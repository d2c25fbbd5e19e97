"""What is kept beside the log, and follows from it: snapshots, past deals, lines of the sheet; and rules of then."""

from collections.abc import Awaitable, Callable, Iterable, Sequence
from dataclasses import asdict, dataclass
from typing import Any, TypeAlias

from sqlalchemy import Connection, Delete, Table, delete, select
from sqlalchemy.dialects.postgresql import insert as postgresql_insert
from sqlalchemy.dialects.sqlite import insert as sqlite_insert

from tarock.server.store.schema import rulesets, shelved_deals, shelved_lines, snapshots

Rows: TypeAlias = Callable[[Any], Awaitable[Sequence[Any]]]
"""Runs a query; raises StoreError if the database does not answer."""


@dataclass(frozen=True, slots=True)
class SnapshotRow:
    """A table after some event; ``version`` says what it is made of, ``digest`` that it is whole."""

    table_id: str
    seq: int
    version: str
    digest: str
    state: str


@dataclass(frozen=True, slots=True)
class DealRow:
    """A deal that is over: its number at the table, its name, and between which events it was played."""

    table_id: str
    n: int
    name: str
    first: int
    last: int
    deal: str


@dataclass(frozen=True, slots=True)
class LineRow:
    """A line of the score sheet."""

    table_id: str
    n: int
    line: str


@dataclass(frozen=True, slots=True)
class RulesRow:
    """The rules that some tables were opened with."""

    digest: str
    family: str
    text: str


@dataclass(frozen=True, slots=True)
class Shelved:
    """What is put on the shelf together, in the same transaction as the events that it follows from."""

    snapshot: SnapshotRow | None = None
    deals: tuple[DealRow, ...] = ()
    lines: tuple[LineRow, ...] = ()
    rules: RulesRow | None = None
    instead_of: str = ""
    """The table of which nothing that lay there before is of any use."""


class Shelf:
    """Reads from the shelf; the log's writer is who puts something there."""

    def __init__(self, rows: Rows) -> None:
        self._rows = rows

    async def snapshot(self, table: str) -> SnapshotRow | None:
        """Return the last snapshot of a table.

        :raises StoreError: if it cannot be read, as all others do.
        """
        found = await self._rows(select(snapshots).where(snapshots.c.table_id == table))
        return SnapshotRow(*found[0]) if found else None

    async def has(self, table: str, deals: int, lines: int) -> bool:
        """Tell whether so many deals and lines of a table lie here: the first and the last of each."""
        for kept, many in ((shelved_deals, deals), (shelved_lines, lines)):
            ends = {1, many} if many else set[int]()
            found = await self._rows(select(kept.c.n).where(kept.c.table_id == table, kept.c.n.in_(ends)))
            if {row[0] for row in found} != ends:
                return False
        return True

    async def deals(self, table: str, after: int, up_to: int) -> list[DealRow]:
        """Return deals of a table by their numbers."""
        own = (shelved_deals.c.table_id == table, shelved_deals.c.n > after, shelved_deals.c.n <= up_to)
        return [
            DealRow(*row) for row in await self._rows(select(shelved_deals).where(*own).order_by(shelved_deals.c.n))
        ]

    async def deal(self, table: str, name: str, up_to: int) -> DealRow | None:
        """Return a deal of a table by its name, if it is one of the first so many."""
        own = (shelved_deals.c.table_id == table, shelved_deals.c.name == name, shelved_deals.c.n <= up_to)
        found = await self._rows(select(shelved_deals).where(*own))
        return DealRow(*found[0]) if found else None

    async def lines(self, table: str, after: int, up_to: int) -> list[str]:
        """Return lines of the score sheet by their numbers."""
        own = (shelved_lines.c.table_id == table, shelved_lines.c.n > after, shelved_lines.c.n <= up_to)
        query = select(shelved_lines.c.line).where(*own).order_by(shelved_lines.c.n)
        return [str(row[0]) for row in await self._rows(query)]

    async def rules(self, digest: str) -> RulesRow | None:
        """Return rules by their digest."""
        found = await self._rows(select(rulesets).where(rulesets.c.digest == digest))
        return RulesRow(*found[0]) if found else None


def put_on_shelf(connection: Connection, shelved: Iterable[Shelved]) -> None:
    """Put something on the shelf, within a transaction; what lay there before is replaced, but for a later snapshot."""
    for each in shelved:
        for statement in clearing(each.instead_of) if each.instead_of else ():
            connection.execute(statement)
        if each.rules is not None:
            statement = inserting(connection, rulesets).values(**asdict(each.rules)).on_conflict_do_nothing()
            connection.execute(statement)
        _replace(connection, shelved_deals, [asdict(row) for row in each.deals])
        _replace(connection, shelved_lines, [asdict(row) for row in each.lines])
        if each.snapshot is not None:
            _replace(connection, snapshots, [asdict(each.snapshot)])


def clearing(table: str) -> tuple[Delete, ...]:
    """Return how all that follows from the log of a table is removed: it is worked out again when it is read.

    Whoever changes a log that was written, such as to take a name out of it, does this in the same transaction.
    """
    return tuple(delete(kept).where(kept.c.table_id == table) for kept in (snapshots, shelved_deals, shelved_lines))


def _replace(connection: Connection, table: Table, rows: list[dict[str, Any]]) -> None:
    if not rows:
        return
    statement = inserting(connection, table)
    key = [column.name for column in table.primary_key]
    changed = {column.name: statement.excluded[column.name] for column in table.c if column.name not in key}
    newer = statement.excluded.seq >= snapshots.c.seq if table is snapshots else None
    connection.execute(statement.on_conflict_do_update(index_elements=key, set_=changed, where=newer), rows)


def inserting(connection: Connection, table: Table) -> Any:  # noqa: ANN401 - of either database
    """Return a statement that inserts into a table, and can say what is done where there is such a row already."""
    return (sqlite_insert if connection.dialect.name == "sqlite" else postgresql_insert)(table)
