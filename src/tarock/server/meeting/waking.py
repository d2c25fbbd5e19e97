"""Waking tables that rest: where people have days to think, nobody keeps a table in memory until a time is over."""

import asyncio
from typing import Final

import structlog

from tarock.server.codes import Refusal
from tarock.server.evening.clocks import now
from tarock.server.lobby import Lobby
from tarock.server.store.entries import StoreError

AGAIN: Final = 30.0
"""Seconds between two looks for a time that is over."""
MOST: Final = 50
"""So many tables are woken at once; the others come with the next look."""

_logs: structlog.stdlib.BoundLogger = structlog.get_logger("waking")


class Waker:
    """Finds tables at which something is due, and lets them go on; they rest again when nobody comes."""

    def __init__(self, lobby: Lobby) -> None:
        self.lobby = lobby
        self._chore: asyncio.Task[None] | None = None

    async def start(self) -> None:
        """Begin to look."""
        self._chore = asyncio.create_task(self._wake_for_ever(), name="waking")

    async def stop(self) -> None:
        """Look no longer."""
        if self._chore is not None:
            self._chore.cancel()
            await asyncio.gather(self._chore, return_exceptions=True)

    async def _wake_for_ever(self) -> None:
        while True:
            await asyncio.sleep(AGAIN)
            try:
                await self.wake(now())
            except StoreError as error:
                _logs.warning("nothing is woken", cause=str(error))

    async def wake(self, moment: int) -> list[str]:
        """Read the tables at which something is due by now; a table that is in memory sees to itself.

        :returns: the tables that were read.
        :raises StoreError: if the database does not answer.
        """
        due = [table for table in await self.lobby.turns.due(moment, MOST) if not self.lobby.has_in_memory(table)]
        for table in due:
            try:
                await self.lobby.find(table)
            except Refusal as refusal:
                _logs.warning("not woken", table=table, code=refusal.code)
        return due
