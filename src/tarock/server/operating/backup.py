"""A backup of the whole database while servers go on writing to it: all rows as they were at one moment."""

import time
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from alembic.migration import MigrationContext
from sqlalchemy import Connection, MetaData, Table, select, text
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

import tarock
from tarock.core.errors import TarockError
from tarock.core.sentences import Sentence
from tarock.server.operating.portable import FORMAT, Header, Part, Writer, checked, new_file, packed
from tarock.server.store.engine import is_sqlite

PASSING: Final = frozenset({"alembic_version", "leases", "processes"})
"""Tables that are about the database and its processes themselves, and so are in no backup."""
_AT_ONCE: Final = 1000


@dataclass(frozen=True, slots=True)
class Kept:
    """A backup that was made, and read again."""

    rows: int
    size: int
    """In bytes."""


async def back_up(engine: AsyncEngine, file: Path, key: bytes | None = None) -> Kept:
    """Write all that the database holds into a file, and read it again.

    :param key: what sessions are signed with, if it shall be in the file.
    :raises TarockError: if the database cannot be read, or the file not be written.
    """
    try:
        async with engine.connect() as connection:
            await _begin(connection, engine)
            header = Header(FORMAT, await _schema(connection), tarock.__version__, _now(), key)
            found = await connection.run_sync(reflected)
            with new_file(file) as stream:
                with packed(stream, header) as writer:
                    for table in found.sorted_tables:
                        if table.name not in PASSING:
                            await _write(connection, table, writer)
                rows, size = writer.rows, stream.tell()
    except (SQLAlchemyError, OSError) as error:
        raise TarockError(Sentence("backup-no-store", why=told(error))) from error
    if checked(file) != (header, rows):
        raise TarockError(Sentence("backup-damaged", file=str(file)))
    return Kept(rows, size)


async def _begin(connection: AsyncConnection, engine: AsyncEngine) -> None:
    """Begin to read one moment: what others write from now on is not seen, and nobody waits for us."""
    if is_sqlite(engine):  # Python's sqlite3 begins no transaction for those who only read
        await connection.execute(text("BEGIN"))
    else:
        await connection.execute(text("SET TRANSACTION ISOLATION LEVEL REPEATABLE READ READ ONLY"))


async def _schema(connection: AsyncConnection) -> str:
    found = await connection.run_sync(lambda sync: MigrationContext.configure(sync).get_current_revision())
    if found is None:
        raise TarockError(Sentence("backup-empty"))
    return str(found)


async def _write(connection: AsyncConnection, table: Table, writer: Writer) -> None:
    writer.begin(Part(str(table.name), tuple(str(column.name) for column in table.columns)))
    query = select(table).order_by(*table.primary_key.columns)
    async with connection.stream(query) as rows:
        async for some in rows.partitions(_AT_ONCE):
            for row in some:
                writer.add(row)


def reflected(connection: Connection) -> MetaData:
    """Return the tables as they stand in the database, whichever version has made them."""
    found = MetaData()
    found.reflect(connection)
    return found


def told(error: Exception) -> str:
    """Return what the database itself says, in one line and without the statement."""
    return " ".join(str(getattr(error, "orig", None) or error).split())


def _now() -> int:
    return time.time_ns() // 1_000_000
