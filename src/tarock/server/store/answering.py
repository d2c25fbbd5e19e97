"""Whether the database answers: asked at any time, answered in time."""

import asyncio
from typing import Final, Literal, TypeAlias

from sqlalchemy import text
from sqlalchemy.exc import OperationalError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine

from tarock.server.store.engine import is_sqlite

Trouble: TypeAlias = Literal["unreachable", "locked", "slow"]
PATIENCE: Final = 2.0
"""Seconds after which a database that says nothing is slow."""
_LOCKED: Final = 1000
"""Milliseconds after which a file that another program writes to is locked."""


class Answering:
    """Asks a database whether it could write now; of many who want to know one asks, and nobody waits for long."""

    def __init__(self, engine: AsyncEngine, patience: float = PATIENCE) -> None:
        self.engine = engine
        self.patience = patience
        self._asking: asyncio.Task[Trouble | None] | None = None

    async def trouble(self) -> Trouble | None:
        """Return what is wrong with the database; None if it is well."""
        if self._asking is None or self._asking.done():
            self._asking = asyncio.create_task(self._ask(), name="health")
        # It is not cancelled: who waits for a lock in another thread would be waited for.
        done, _ = await asyncio.wait({self._asking}, timeout=self.patience)
        return self._asking.result() if done else "slow"

    async def stop(self) -> None:
        """Wait for the last answer, which a lock holds up for some seconds at most."""
        if self._asking is not None:
            await asyncio.wait({self._asking})

    async def _ask(self) -> Trouble | None:
        try:
            async with self.engine.connect() as connection:
                if not is_sqlite(self.engine):
                    await connection.execute(text("SELECT 1"))
                    return None
                await connection.execute(text(f"PRAGMA busy_timeout={_LOCKED}"))
                try:
                    await connection.execute(text("BEGIN IMMEDIATE"))
                    await connection.rollback()
                finally:
                    await connection.invalidate()  # nobody else gives up so early
        except OperationalError as error:
            return "locked" if "locked" in str(error.orig) else "unreachable"
        except (SQLAlchemyError, OSError):
            return "unreachable"
        return None
