"""A database made again from a backup, whichever kind of database that was of: all of it, or nothing."""

import sqlite3
import time
from collections.abc import Sequence
from contextlib import closing
from pathlib import Path
from typing import Any, Final

import msgspec
from alembic import command
from alembic.util import CommandError
from sqlalchemy import Connection, MetaData, Table, func, insert, select, text
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine

from tarock.core.errors import TarockError
from tarock.core.sentences import Sentence
from tarock.server.operating.backup import PASSING, reflected, told
from tarock.server.operating.portable import Header, Part, checked, parts
from tarock.server.store.engine import is_sqlite
from tarock.server.store.migrating import LOCK, config

_AT_ONCE: Final = 500


async def restore(engine: AsyncEngine, file: Path, *, replace: bool = False) -> tuple[Header, int]:
    """Make a database from a backup.

    :param replace: whether what it holds may go.
    :returns: what the backup is of, and how many rows it had.
    :raises TarockError: if the backup or the database cannot be used, or if there is something in it; then it is as it
        was before.
    """
    header, rows = checked(file)
    try:
        if is_sqlite(engine):
            _check_alone(str(engine.url.database))
        async with engine.begin() as connection:
            if is_sqlite(engine):
                await connection.execute(text("BEGIN IMMEDIATE"))
                await connection.execute(text("PRAGMA defer_foreign_keys=ON"))
            else:
                await connection.execute(select(func.pg_advisory_xact_lock(LOCK)))
            await connection.run_sync(lambda sync: _restore(sync, header, file, replace=replace))
    except CommandError as error:
        raise TarockError(Sentence("backup-newer", file=str(file), version=header.version)) from error
    except (SQLAlchemyError, sqlite3.Error, OSError) as error:
        raise TarockError(Sentence("restore-failed", why=told(error))) from error
    return header, rows


def _restore(connection: Connection, header: Header, file: Path, *, replace: bool) -> None:
    """Make the tables as they were when the backup was made, fill them, and bring them up to date."""
    before = reflected(connection)
    if _is_used(connection, before):
        raise TarockError(Sentence("restore-in-use"))
    if not replace and _holds(connection, before):
        raise TarockError(Sentence("restore-not-empty"))
    before.drop_all(connection)
    command.upgrade(config(connection), header.schema)
    made = reflected(connection)
    for table in reversed(made.sorted_tables):
        if table.name not in PASSING:  # what a change of the tables has put there is in the backup too
            connection.execute(table.delete())
    _fill(connection, made, file)
    if connection.dialect.name == "postgresql":
        for table in made.sorted_tables:
            _count_on(connection, table)
    command.upgrade(config(connection), "head")


def _fill(connection: Connection, made: MetaData, file: Path) -> None:
    table, rows = Table("none", MetaData()), list[dict[str, Any]]()
    types: Sequence[Any] = ()
    names: Sequence[str] = ()

    def write() -> None:
        if rows:
            connection.execute(insert(table), rows)
            rows.clear()

    for found in parts(file):
        if isinstance(found, Part):
            write()
            table, names = made.tables[found.table], found.columns
            types = tuple(_type(table, name) for name in names)
        else:
            values = (msgspec.convert(value, kind) for value, kind in zip(found, types, strict=True))
            rows.append(dict(zip(names, values, strict=True)))
            if len(rows) >= _AT_ONCE:
                write()
    write()


def _type(table: Table, column: str) -> Any:  # noqa: ANN401 - a type, as msgspec takes it
    """Return what the values of a column are; JSON itself may be anything."""
    kind: type[Any] = table.columns[column].type.python_type
    return Any if kind in {dict, list} else kind | None


def _count_on(connection: Connection, table: Table) -> None:
    """Let PostgreSQL number new rows after those that were restored."""
    for column in table.primary_key.columns:
        if column.type.python_type is int:
            counter = connection.scalar(select(func.pg_get_serial_sequence(f'"{table.name}"', column.name)))
            last = connection.scalar(select(func.max(column)))
            if counter is not None and last is not None:
                connection.execute(select(func.setval(counter, last)))


def _holds(connection: Connection, found: MetaData) -> bool:
    """Tell whether there is anything in a database but for what a first start puts there."""
    for table in found.sorted_tables:
        if table.name not in PASSING:
            query = select(func.count()).select_from(table)
            if table.name == "sessions":  # the row without an id says when sessions of old versions end
                query = query.where(table.columns.id != "")
            if connection.scalar(query):
                return True
    return False


def _is_used(connection: Connection, found: MetaData) -> bool:
    """Tell whether a server has tables of a shared database."""
    leases = found.tables.get("leases")
    if leases is None:
        return False
    living = select(func.count()).select_from(leases).where(leases.columns.expires_at > time.time_ns() // 1_000_000)
    return bool(connection.scalar(living))


def _check_alone(file: str) -> None:
    """Refuse a file that a server has open.

    :raises TarockError: if one has.
    """
    if not Path(file).exists():
        return
    with closing(sqlite3.connect(file, timeout=0)) as connection:
        try:
            (mode,) = connection.execute("PRAGMA journal_mode=DELETE").fetchone()  # it cannot leave WAL if others read
        except sqlite3.OperationalError as error:
            raise TarockError(Sentence("restore-in-use")) from error
        if mode != "delete":
            raise TarockError(Sentence("restore-in-use"))
        connection.execute("PRAGMA journal_mode=WAL")
