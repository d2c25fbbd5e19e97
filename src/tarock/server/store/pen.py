"""Writing: a whole transaction at a time, over one connection that is let go when it breaks.

What is written is told by a plain function of a connection, for both databases.  SQLite has a thread of its own, which
does all of it before it answers: if it answered after each statement, two threads would have to be woken each time, and
on a busy machine everybody who waits for an act would wait for that.

Whoever else writes to the file is taken along by the log, in its transactions.  Two that write to one file wait for
its lock, and SQLite looks whether it is free after 1, 2, 5 and 10 milliseconds: an act would wait so long for a new
session.
"""

import asyncio
from collections.abc import Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from typing import Any, Final, Protocol, TypeAlias, TypeVar
from weakref import WeakKeyDictionary

from sqlalchemy import Connection, Engine
from sqlalchemy.exc import IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine
from sqlalchemy.util import greenlet_spawn

from tarock.server.store.engine import is_sqlite, plain_engine

T = TypeVar("T")


class Writing(Protocol):
    """Whoever writes."""

    async def write(self, work: Callable[[Connection], T]) -> T:
        """Do some work in one transaction; when this returns it is durable, and if it fails nothing was written.

        :raises SQLAlchemyError: if the database refuses it, or cannot be reached.
        """
        ...

    async def stop(self) -> None:
        """Write no more."""
        ...


def writing_to(engine: AsyncEngine) -> Writing:
    """Return who writes to a database."""
    return FileWriting(engine) if is_sqlite(engine) else SharedWriting(engine)


class Pen:
    """The connection."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._connection: Connection | None = None

    def write(self, work: Callable[[Connection], T]) -> T:
        """Do some work in one transaction."""
        if self._connection is None:
            self._connection = self._engine.connect()
        try:
            found = work(self._connection)
            self._connection.commit()
        except IntegrityError:  # somebody else was quicker: the connection is as good as before
            self._undo()
            raise
        except BaseException:
            self._throw_away()
            raise
        return found

    def put_down(self) -> None:
        """Let the connection go."""
        if self._connection is not None:
            self._connection.close()
            self._connection = None

    def _undo(self) -> None:
        try:
            assert self._connection is not None
            self._connection.rollback()
        except (SQLAlchemyError, OSError):
            self._throw_away()

    def _throw_away(self) -> None:
        """Let a connection go that may be broken; the next write opens a new one."""
        connection, self._connection = self._connection, None
        assert connection is not None
        with suppress(SQLAlchemyError, OSError):  # it was broken already, which is why we let it go
            connection.invalidate()
            connection.close()


class FileWriting:
    """Writes to SQLite, in a thread of its own."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._pen = Pen(plain_engine(engine))
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="log")

    async def write(self, work: Callable[[Connection], T]) -> T:
        """Do some work in one transaction."""
        return await asyncio.get_running_loop().run_in_executor(self._thread, self._pen.write, work)

    async def stop(self) -> None:
        """Write no more."""
        await asyncio.get_running_loop().run_in_executor(self._thread, self._pen.put_down)
        self._thread.shutdown()


class SharedWriting:
    """Writes to PostgreSQL, whose driver waits without a thread."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._pen = Pen(engine.sync_engine)

    async def write(self, work: Callable[[Connection], T]) -> T:
        """Do some work in one transaction."""
        return await greenlet_spawn(lambda: self._pen.write(work))

    async def stop(self) -> None:
        """Write no more."""
        await greenlet_spawn(self._pen.put_down)


Taking: TypeAlias = Callable[[Callable[[Connection], Any]], Awaitable[Any]]
"""Does some work in a transaction in which something else is written."""
_TAKING: Final = WeakKeyDictionary[Engine, Taking]()


def take_along(engine: AsyncEngine, taking: Taking | None) -> None:
    """Let whoever else writes to a file be taken along by who writes the log, from now on or no longer."""
    if taking is None:
        _TAKING.pop(engine.sync_engine, None)
    elif is_sqlite(engine):
        _TAKING[engine.sync_engine] = taking


async def written(engine: AsyncEngine, work: Callable[[Connection], T]) -> T:
    """Do some work in one transaction that is none of the log's.

    :raises SQLAlchemyError: if the database refuses it, or cannot be reached; then nothing was written.
    """
    taking = _TAKING.get(engine.sync_engine)
    if taking is not None:
        found: T = await taking(work)
        return found
    async with engine.begin() as connection:
        return await connection.run_sync(work)
