"""The log of one table: its events, kept and read."""

from collections.abc import Iterable, Sequence
from dataclasses import replace

from tarock.server import metrics
from tarock.server.codes import Code, Refusal
from tarock.server.evening.clocks import steady
from tarock.server.evening.events import Event, Promised, decode, encode, kind_of
from tarock.server.evening.fold import fold
from tarock.server.evening.played import new_deals
from tarock.server.evening.state import TableState
from tarock.server.evening.summary import new_summary
from tarock.server.keeping.snapshot import is_worth_keeping, shelved
from tarock.server.several.notices import Written
from tarock.server.store.entries import Conflict, Entry, StoreError
from tarock.server.store.log import Log


class Journal:
    """Keeps what happens at a table.  ``is_in_doubt``: whether the log may hold more than we know."""

    def __init__(self, log: Log) -> None:
        self.log = log
        self.is_in_doubt = False

    async def keep(self, table: TableState, after: TableState, happened: Sequence[Event]) -> TableState | None:
        """Keep events that lead from one state to another; when this returns they are durable.

        :returns: the table as it goes on, without what was put away; None if others were quicker: then nothing was
            kept, and there is more to read.
        :raises Refusal: if they cannot be kept.
        """
        numbered = enumerate(happened, table.seq + 1)
        entries = [
            Entry(seq, kind_of(event), encode(event).decode(), after.at, _published(event)) for seq, event in numbered
        ]
        if ended := new_deals(table, after):
            entries[-1] = replace(entries[-1], played=ended)
        light, put_away = shelved(after, entries[-1].payload) if is_worth_keeping(after) else (after, None)
        try:
            with metrics.APPENDING.time():
                await self.log.append(table.id, entries, new_summary(table, after), put_away)
        except Conflict:
            return None
        except StoreError as error:
            self.is_in_doubt = True  # it may have been kept all the same, and only the answer was lost
            raise Refusal(Code.STORAGE, str(error)) from error
        return light

    async def catch_up(self, table: TableState) -> TableState:
        """Return a table after all that others have written.

        :raises Refusal: if the log cannot be read.
        """
        self.is_in_doubt = False  # before reading: a notice that comes meanwhile must not be forgotten
        try:
            entries = await self.log.read(table.id, after=table.seq)
        except StoreError as error:
            self.is_in_doubt = True
            raise Refusal(Code.STORAGE, str(error)) from error
        return _folded(table, ((entry.at, entry.payload) for entry in entries))

    def follow(self, table: TableState, written: Written) -> TableState:
        """Return a table after what another process has just written, as that tells it; in doubt the log is read."""
        known = table.seq - (written.seq - len(written.told))
        if 0 <= known < len(written.told) and not self.is_in_doubt:
            return _folded(table, written.told[known:])
        self.is_in_doubt |= written.seq > table.seq
        return table


def _folded(table: TableState, told: Iterable[tuple[int, str]]) -> TableState:
    """Return a table after events: when each happened, and what."""
    for at, payload in told:
        table = fold(table, decode(payload), at, steady())
    return table


def _published(event: Event) -> str:
    """Return what of an event goes into the published list, in the same transaction: before anybody can add to it."""
    return event.commitment if isinstance(event, Promised) else ""
