"""Archived tables leave the database, and come back to it; what a list shows of them stays there."""

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import msgspec
from sqlalchemy import delete, func, insert, select, update
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from tarock.core.errors import TarockError
from tarock.core.sentences import Sentence
from tarock.server.operating.archive import Archived, Index, archived_in, logs_in, read_index
from tarock.server.operating.backup import told
from tarock.server.store.entries import Entry
from tarock.server.store.schema import events, tables
from tarock.server.store.shelf import Shelved, clearing, put_on_shelf


async def remove(engine: AsyncEngine, file: Path, index: Index) -> None:
    """Take tables that lie in an archive out of the database, all of them or none.

    :raises TarockError: if something has been added to one of them since; then nothing has changed.
    """
    try:
        async with engine.begin() as connection:
            for table in index.tables:
                await _remove(connection, table, file.name)
    except (SQLAlchemyError, OSError) as error:
        raise TarockError(Sentence("archive-failed", why=told(error))) from error


async def _remove(connection: AsyncConnection, table: Archived, name: str) -> None:
    for statement in clearing(table.id):
        await connection.execute(statement)
    gone = await connection.execute(delete(events).where(events.c.table_id == table.id))
    if gone.rowcount != table.events:
        raise TarockError(Sentence("archive-changed", table=table.id))
    summary = msgspec.json.decode(table.summary, type=dict[str, Any])
    # Names go with the log: nobody who wants to be forgotten is left behind in a list.
    unnamed = summary | {"archived": name, "names": ["" for _ in summary.get("names", ())]}
    kept = msgspec.json.encode(unnamed).decode()
    await connection.execute(update(tables).where(tables.c.id == table.id).values(summary=kept))


async def bring_back(engine: AsyncEngine, file: Path) -> Index:
    """Put the tables of an archive into a database, that which they were taken from or another: all of them or none.

    :raises TarockError: if the archive or the database cannot be used, or if one of them is there already.
    """
    index = read_index(file, checked=True)
    try:
        async with engine.begin() as connection:
            await connection.run_sync(put_on_shelf, [Shelved(rules=row) for row in index.rules])
            for table, entries in logs_in(file, index):
                await _bring_back(connection, table, entries)
    except (SQLAlchemyError, OSError) as error:
        raise TarockError(Sentence("archive-failed", why=told(error))) from error
    return index


async def _bring_back(connection: AsyncConnection, table: Archived, entries: Sequence[Entry]) -> None:
    row = (await connection.execute(select(tables.c.summary).where(tables.c.id == table.id))).scalar()
    count = select(func.count()).select_from(events).where(events.c.table_id == table.id, events.c.seq <= len(entries))
    if (row is not None and not archived_in(str(row))) or (await connection.execute(count)).scalar():
        raise TarockError(Sentence("archive-there", table=table.id))
    known = {
        "opened_at": table.opened_at,
        "changed_at": table.changed_at,
        "is_listed": False,
        "is_closed": True,
        "summary": table.summary,
    }
    if row is None:  # another database than it was taken from
        await connection.execute(insert(tables).values(id=table.id, **known))
    else:
        await connection.execute(update(tables).where(tables.c.id == table.id).values(summary=table.summary))
    kept = [
        {"table_id": table.id, "seq": each.seq, "kind": each.kind, "payload": each.payload, "at": each.at}
        for each in entries
    ]
    await connection.execute(insert(events), kept)
