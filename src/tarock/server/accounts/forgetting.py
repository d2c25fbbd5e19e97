"""Forgetting somebody: his name and words leave the logs of his tables, whose deals stay readable for the others.

What happened stays as it was: who sat where, what was played and what it brought.  Only how he was called and what he
said is written over, in the events themselves, so that no copy of it stays in the database.
"""

from collections.abc import Iterable, Iterator
from contextlib import suppress
from typing import Any, Final

import msgspec
from msgspec import Raw
from sqlalchemy import delete, insert, select, update

from tarock.server.evening import events
from tarock.server.evening.events import Event, decode, encode
from tarock.server.evening.fold import refold
from tarock.server.evening.summary import summary_of
from tarock.server.keeping.rules import rules_of_log
from tarock.server.meeting.challenges import forgotten as forgotten_challenges
from tarock.server.meeting.friends import forgotten as forgotten_friends
from tarock.server.meeting.schema import seekers
from tarock.server.moderation.forgetting import forgotten
from tarock.server.names import name_in_record
from tarock.server.store.engine import is_sqlite
from tarock.server.store.entries import Conflict, Entry, StoreError
from tarock.server.store.log import Log, told
from tarock.server.store.rows import Rows
from tarock.server.store.schema import (
    accounts,
    deals_played,
    mail_links,
    participants,
    sessions,
    tables,
)
from tarock.server.store.schema import events as rows
from tarock.server.store.shelf import clearing

SOMEBODY: Final = "Somebody · Nogen · Jemand"
"""How somebody is called who wants to be forgotten: the same for all who read the record, in every language."""
UNSAID: Final = "…"
TRIES: Final = 20
"""So often is it tried at a table where others go on playing."""


class Forgetting(Rows):
    """Forgets people."""

    async def forget(self, person: str, log: Log) -> tuple[str, ...]:
        """Forget somebody: first his name at all tables, then all that is his.

        :returns: the tables whose logs have changed: whoever has one in memory reads it anew.
        :raises StoreError: if it cannot be kept; then it can be asked for again.
        """
        query = select(participants.c.table_id).where(participants.c.session == person)
        his = tuple(str(row[0]) for row in await self.read(query))
        for table in his:
            await self._forget_at(table, person, log)
        await self.write(
            delete(participants).where(participants.c.session == person),
            delete(deals_played).where(deals_played.c.person == person),
            delete(mail_links).where(mail_links.c.person == person),
            update(sessions)
            .where((sessions.c.person == person) | (sessions.c.id == person))
            .values(name="", device=""),
            *forgotten_friends(person),
            *forgotten_challenges(person),
            delete(seekers).where(seekers.c.person == person),
            delete(accounts).where(accounts.c.id == person),
            *forgotten(person),
        )
        return his

    async def _forget_at(self, table: str, person: str, log: Log) -> None:
        for _ in range(TRIES):
            with suppress(Conflict):  # something has happened there meanwhile
                return await self._write_over(table, person, log)
        raise StoreError(f"table {table} does not come to rest")

    async def _write_over(self, table: str, person: str, log: Log) -> None:
        """Take somebody out of a log, of which nothing that was made of it is left.

        What follows in the log says so: a process that has the table in memory can write nothing before it has read
        that, and then it has forgotten him too.

        :raises Conflict: if something was written there meanwhile.
        """
        entries = await log.read(table)
        changed = list(without(person, entries))
        ruleset = await rules_of_log(log.shelf, entries)
        state = refold(((decode(entry.payload), entry.at) for entry in _changed(entries, changed)), ruleset)
        if state is None or not changed:
            return
        said = events.Forgotten()
        last = Entry(state.seq + 1, events.FORGOTTEN, encode(said).decode(), state.at)
        await self.write(
            update(tables).where(tables.c.id == table).values(summary=summary_of(state).text),
            *(
                update(rows).where(rows.c.table_id == table, rows.c.seq == entry.seq).values(payload=entry.payload)
                for entry in changed
            ),
            insert(rows).values(table_id=table, seq=last.seq, kind=last.kind, payload=last.payload, at=last.at),
            *clearing(table),
            *(() if is_sqlite(self.engine) else (told(table, last.seq),)),
        )


def _changed(entries: Iterable[Entry], changed: Iterable[Entry]) -> list[Entry]:
    """Return the log with some entries changed."""
    new = {entry.seq: entry for entry in changed}
    return [new.get(entry.seq, entry) for entry in entries]


def without(person: str, entries: Iterable[Entry]) -> Iterator[Entry]:
    """Give the entries of a log that name somebody, or say what he said, without it."""
    sits: dict[int, str] = {}
    names = set[str]()
    for entry in entries:
        event = decode(entry.payload)
        if isinstance(event, events.Sat | events.Moved | events.PlaceGiven):
            sits[event.place] = event.session
            if event.session == person:
                names.update((event.name, name_in_record(event.name)))
        new = _without(person, event, sits, names)
        if new is not event:
            yield Entry(entry.seq, entry.kind, encode(new).decode(), entry.at)


def _without(person: str, event: Event, sits: dict[int, str], names: set[str]) -> Event:
    match event:
        case events.Sat() | events.Moved() | events.PlaceGiven() if event.session == person:
            return msgspec.structs.replace(event, name=SOMEBODY)
        case events.Renamed() if sits.get(event.place) == person:
            names.update((event.name, name_in_record(event.name)))
            return msgspec.structs.replace(event, name=SOMEBODY)
        case events.Said() if sits.get(event.place) == person and event.text:
            return msgspec.structs.replace(event, text=UNSAID)
        case events.CalledOut() if event.name in names:
            return msgspec.structs.replace(event, name=SOMEBODY, text=UNSAID if event.text else "")
        case events.Acted() if (ruled := _ruled_by(event.act)) and ruled["by"] in names:
            return msgspec.structs.replace(
                event, act=Raw(msgspec.json.encode({**ruled, "by": name_in_record(SOMEBODY)}))
            )
        case _:
            return event


def _ruled_by(act: Raw) -> dict[str, Any] | None:
    """Return a ruling that somebody made by his name, from outside the table."""
    if b'"by"' not in bytes(act):
        return None
    found: dict[str, Any] = msgspec.json.decode(act)
    return found if found.get("by") else None
