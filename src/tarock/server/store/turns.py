"""Whose turn it is where people have days to think, in the database."""

from collections.abc import Sequence

from sqlalchemy import Connection, delete, insert, select

from tarock.server.store.entries import Summary
from tarock.server.store.rows import Rows
from tarock.server.store.schema import turns


def keep_turns(connection: Connection, summaries: Sequence[Summary]) -> None:
    """Keep whose turn it is at some tables, in the transaction that keeps what has happened there."""
    for summary in summaries:
        if summary.turns is None:
            continue
        connection.execute(delete(turns).where(turns.c.table_id == summary.id))
        rows = [{"table_id": summary.id, "person": turn.person, "due_at": turn.due_at} for turn in summary.turns]
        if rows:
            connection.execute(insert(turns), rows)


class Turns(Rows):
    """Reads whose turn it is."""

    async def of(self, person: str) -> dict[str, int]:
        """Return the tables at which somebody is to act, and until when.

        :raises StoreError: if they cannot be read.
        """
        rows = await self.read(select(turns.c.table_id, turns.c.due_at).where(turns.c.person == person))
        return {str(table): int(due_at) for table, due_at in rows}

    async def due(self, now: int, limit: int) -> list[str]:
        """Return tables at which a time is over, the longest first.

        :raises StoreError: if they cannot be read.
        """
        query = select(turns.c.table_id).where(turns.c.due_at <= now).order_by(turns.c.due_at).limit(limit)
        return list(dict.fromkeys(str(row[0]) for row in await self.read(query)))
