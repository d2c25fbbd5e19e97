"""Bringing the database up to date: done at every start."""

import sqlite3
from contextlib import closing
from importlib import resources
from pathlib import Path
from typing import Final

from alembic import command
from alembic.config import Config
from alembic.util import CommandError
from sqlalchemy import Connection, func, select, text
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine

from tarock.core.errors import TarockError
from tarock.server.store.engine import is_sqlite

LOCK: Final = 0x7A20C
"""The advisory lock of PostgreSQL under which the database is brought up to date: several servers may start at once."""


def config(connection: Connection) -> Config:
    """Return Alembic's settings for a connection."""
    settings = Config()
    settings.set_main_option("script_location", str(resources.files("tarock.server.store") / "migrations"))
    settings.attributes["connection"] = connection
    return settings


async def migrate(engine: AsyncEngine) -> None:
    """Create the tables, or change them to what this version needs: all of it or, if we are killed, nothing.

    :raises TarockError: if the database cannot be opened or written to.
    """
    try:
        if is_sqlite(engine):
            _try_to_write(str(engine.url.database))
        async with engine.begin() as connection:
            if is_sqlite(engine):  # Python's sqlite3 begins a transaction only before rows are changed, not tables
                await connection.execute(text("BEGIN IMMEDIATE"))
            else:
                await connection.execute(select(func.pg_advisory_xact_lock(LOCK)))
            await connection.run_sync(lambda sync: command.upgrade(config(sync), "head"))
    except CommandError as error:  # it stands at a change that this version has never heard of
        raise TarockError(f"{_named(engine)} was made by a newer tarock; install that one, or a later one") from error
    except (SQLAlchemyError, OSError, sqlite3.Error) as error:
        raise TarockError(f"{_named(engine)} cannot be used: {_cause(error)}") from error


def _named(engine: AsyncEngine) -> str:
    return f"the database {engine.url.database}" if is_sqlite(engine) else "the database"


def _cause(error: Exception) -> str:
    """Return what the database or the system itself says, in one line."""
    if isinstance(error, OSError) and error.strerror:
        return error.strerror
    return " ".join(str(getattr(error, "orig", None) or error).split())


def _try_to_write(file: str) -> None:
    """Find out at once what would else fail with the first event: a file or a folder that cannot be written to.

    :raises OSError: if the system says so, which knows better why.
    :raises sqlite3.Error: if SQLite does.
    """
    with Path(file).open("ab"):
        pass
    with closing(sqlite3.connect(file)) as connection:
        connection.execute("PRAGMA journal_mode=WAL")
        connection.execute("BEGIN IMMEDIATE")
        connection.execute("ROLLBACK")
