"""The log of one table: its events, kept and read."""

from collections.abc import Iterable, Sequence
from dataclasses import replace

from tarock.server import metrics
from tarock.server.codes import Code, Refusal
from tarock.server.evening.clocks import steady
from tarock.server.evening.events import FORGOTTEN, Event, Promised, Said, decode, encode, kind_of
from tarock.server.evening.fold import fold
from tarock.server.evening.played import new_deals, played, rated
from tarock.server.evening.state import TableState
from tarock.server.evening.summary import new_summary
from tarock.server.keeping.loading import load
from tarock.server.keeping.snapshot import is_worth_keeping, shelved
from tarock.server.several.notices import Written
from tarock.server.store.entries import Conflict, Entry, StoreError
from tarock.server.store.log import Log


class Journal:
    """Keeps what happens at a table.  ``is_in_doubt``: whether the log may hold more than we know."""

    def __init__(self, log: Log) -> None:
        self.log = log
        self.is_in_doubt = False
        self.is_anew = False
        """Whether the table that was caught up with was read from its beginning: somebody was taken out of its log."""

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
            entries[-1] = replace(entries[-1], played=tuple(played(after, ended)), rated=tuple(rated(after, ended)))
        light, put_away = shelved(after, entries[-1].payload) if is_worth_keeping(after) else (after, None)
        try:
            with metrics.APPENDING.time():
                await self.log.append(
                    table.id, entries, new_summary(table, after), put_away, rides=_rides(after, happened)
                )
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
        if any(entry.kind == FORGOTTEN for entry in entries):
            return await self._anew(table.id)
        return _folded(table, ((entry.at, entry.payload) for entry in entries))

    def follow(self, table: TableState, written: Written) -> TableState:
        """Return a table after what another process has just written, as that tells it; in doubt the log is read.

        That somebody was taken out of the log is told without the event, so then it is read too.
        """
        known = table.seq - (written.seq - len(written.told))
        if 0 <= known < len(written.told) and not self.is_in_doubt:
            return _folded(table, written.told[known:])
        self.is_in_doubt |= written.seq > table.seq
        return table

    async def _anew(self, table: str) -> TableState:
        """Return a table from a log that was written over: what is in memory names somebody who is to be forgotten.

        :raises Refusal: if the log cannot be read.
        """
        try:
            found = await load(self.log, table)
        except Refusal:
            self.is_in_doubt = True
            raise
        if found is None:
            raise Refusal(Code.NO_SUCH_TABLE)
        self.is_anew = True
        return found


def _folded(table: TableState, told: Iterable[tuple[int, str]]) -> TableState:
    """Return a table after events: when each happened, and what."""
    for at, payload in told:
        table = fold(table, decode(payload), at, steady())
    return table


def _rides(table: TableState, happened: Sequence[Event]) -> bool:
    """Tell whether nobody waits for events with a card in his hand: remarks, and bots alone that take their time."""
    if all(isinstance(event, Said) for event in happened):
        return True
    return table.settings.pace > 0 and all(place.chair.bot is not None for place in table.places)


def _published(event: Event) -> str:
    """Return what of an event goes into the published list, in the same transaction: before anybody can add to it."""
    return event.commitment if isinstance(event, Promised) else ""
