"""Opening the database: SQLite in one file by default, PostgreSQL by its URL."""

from pathlib import Path
from sqlite3 import Connection
from typing import Any

from sqlalchemy import Engine, create_engine, event
from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine
from sqlalchemy.pool import AsyncAdaptedQueuePool, NullPool

from tarock.core.errors import TarockError
from tarock.core.extras import lacking

FILE = "tarock.sqlite3"
_KNOWN = "postgresql:// or sqlite+aiosqlite://"


def sqlite_url(folder: Path) -> str:
    """Return the URL of the database in a data folder."""
    return f"sqlite+aiosqlite:///{folder / FILE}"


def open_engine(url: str, *, lasting: bool = False) -> AsyncEngine:
    """Return an engine; nothing is connected yet.  Its errors do not quote what was written, which holds cards.

    :param lasting: whether connections to a file are kept open until the engine is disposed of.  Each has a thread, and
        to open one costs five times as much as to ask.
    :raises TarockError: if the URL is none, or of a database that the server does not know; it never repeats the URL,
        which may hold a password.
    """
    try:
        parsed = make_url(url)
        if parsed.drivername in {"postgresql", "postgres"}:
            parsed = parsed.set(drivername="postgresql+asyncpg")
        if parsed.drivername not in {"postgresql+asyncpg", "sqlite+aiosqlite"}:
            raise TarockError(f"expected a URL that begins with {_KNOWN}, got {parsed.drivername}://…")
        if parsed.drivername == "sqlite+aiosqlite":
            pool = AsyncAdaptedQueuePool if lasting else NullPool
            engine = create_async_engine(parsed, poolclass=pool, hide_parameters=True)
            event.listen(engine.sync_engine, "connect", _set_pragmas)
            return engine
        return create_async_engine(parsed, pool_pre_ping=True, pool_size=10, max_overflow=0, hide_parameters=True)
    except ArgumentError as error:
        raise TarockError(f"this is no URL of a database; expected one that begins with {_KNOWN}") from error
    except ModuleNotFoundError as error:
        raise lacking(error) from error


def plain_engine(engine: AsyncEngine) -> Engine:
    """Return an engine for the same file that is used in a thread of its own."""
    plain = create_engine(engine.url.set(drivername="sqlite"), poolclass=NullPool, hide_parameters=True)
    event.listen(plain, "connect", _set_pragmas)
    return plain


def is_sqlite(engine: AsyncEngine) -> bool:
    """Tell whether the database is a file of this machine."""
    return engine.dialect.name == "sqlite"


def _set_pragmas(connection: Connection, _record: Any) -> None:  # noqa: ANN401 - as SQLAlchemy calls it
    """WAL lets readers read while the writer writes; FULL keeps what was acknowledged even if the power fails."""
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=5000"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()
