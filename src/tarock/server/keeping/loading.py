"""Reading a table: from its last snapshot on, or, where there is none that can be used, from its first event on.

The latter may be long.  It is done in slices, between which other tables go on, and never twice: on the way the table
is put on the shelf.
"""

import asyncio
import time
from typing import Final

import structlog

from tarock.rulesets import Ruleset
from tarock.server.codes import Code, Refusal
from tarock.server.evening import events
from tarock.server.evening.events import decode
from tarock.server.evening.fold import begin, fold
from tarock.server.evening.state import TableState
from tarock.server.keeping.rules import rules_of_then
from tarock.server.keeping.snapshot import is_worth_keeping, opened, restored, shelved
from tarock.server.store.entries import Entry, StoreError
from tarock.server.store.log import Log
from tarock.server.store.shelf import Shelved

BATCH: Final = 500
"""So many events are read at a time."""
SLICE: Final = 0.004
"""Seconds after which others have their turn."""
MANY: Final = 50
"""So many deals are put away together, where a long log is read from its beginning."""

_logs: structlog.stdlib.BoundLogger = structlog.get_logger("loading")


async def load(log: Log, table: str) -> TableState | None:
    """Return a table as its log says; None if there is none.

    :raises Refusal: if it cannot be read, or its rules are not known any more.
    """
    try:
        return await _Loading(log, table).load()
    except StoreError as error:
        raise Refusal(Code.STORAGE, str(error)) from error


async def load_whole(log: Log, table: str) -> TableState | None:
    """Return a table with all its past in memory, as its log says; None if there is none.

    :raises Refusal: if its rules are not known any more.
    :raises StoreError: if the log cannot be read.
    """
    return await _Loading(log, table, is_whole=True).load()


class _Loading:
    """One table that is being read; ``is_whole``: from its first event on, and nothing of it is put away."""

    def __init__(self, log: Log, table: str, *, is_whole: bool = False) -> None:
        self.log = log
        self.table = table
        self.is_whole = is_whole
        self._keepable: tuple[TableState, Entry] | None = None
        """The table when it could have been put away last."""
        self._pause = time.monotonic() + SLICE

    async def load(self) -> TableState | None:
        state, entries = await self._from_snapshot()
        while entries:
            for entry in entries:
                state = await self._after(state, entry)
            entries = await self._read(entries[-1].seq)
        if self._keepable is not None:  # for whoever reads it next; here it stays in memory
            await self._put_away(*self._keepable)
        return state

    async def _read(self, after: int) -> list[Entry]:
        """Return the next events after a number."""
        return await self.log.read(self.table, after, most=BATCH)

    async def _from_snapshot(self) -> tuple[TableState | None, list[Entry]]:
        """Return the table of the last snapshot and what has happened since, or else all that has happened."""
        row = None if self.is_whole else await self.log.shelf.snapshot(self.table)
        if row is not None:
            entries = await self._read(row.seq - 1)
            found = opened(row, entries[0].payload) if entries and entries[0].seq == row.seq else None
            if found is not None and await self.log.shelf.has(self.table, found.stored.deals, found.stored.lines):
                ruleset = await rules_of_then(self.log.shelf, found.settings, found.rules)
                state = restored(found, row.version, ruleset)
                if state is not None and not any(entry.kind == events.FORGOTTEN for entry in entries):
                    return state, entries[1:]
            _logs.warning("snapshot thrown away", table=self.table, seq=row.seq)
            await self._shelve(Shelved(instead_of=self.table))
        entries = await self._read(0)
        return None, entries if entries and entries[0].seq == 1 else []  # what is left after the rest was archived

    async def _after(self, state: TableState | None, entry: Entry) -> TableState:
        event = decode(entry.payload)
        if state is None:
            assert isinstance(event, events.Opened), "a log begins with the opening"
            ruleset: Ruleset = await rules_of_then(self.log.shelf, event.settings, event.rules)
            return begin(event, entry.at, ruleset=ruleset)
        before, state = state, fold(state, event, entry.at)
        if not self.is_whole and state.finished is not before.finished and is_worth_keeping(state):
            self._keepable = (state, entry)
            if len(state.finished) >= MANY:
                state, self._keepable = await self._put_away(state, entry), None
        if time.monotonic() >= self._pause:
            await asyncio.sleep(0)
            self._pause = time.monotonic() + SLICE
        return state

    async def _put_away(self, state: TableState, entry: Entry) -> TableState:
        """Put a table on the shelf; where that cannot be done now, it stays as heavy as it is."""
        light, kept = shelved(state, entry.payload)
        return light if await self._shelve(kept) else state

    async def _shelve(self, kept: Shelved) -> bool:
        try:
            await self.log.put_away(self.table, kept)
        except StoreError as error:
            _logs.warning("not put away", table=self.table, cause=str(error))
            return False
        return True
