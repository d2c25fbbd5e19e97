"""Checking the database: every log can be read, every chain holds, and every list says what the logs say."""

import asyncio
from collections.abc import Awaitable, Callable, Iterator
from typing import Final, TypeVar

import msgspec
from sqlalchemy import URL, insert, select, text, update

from tarock.core.errors import TarockError
from tarock.server.codes import Refusal
from tarock.server.evening.events import Promised, decode
from tarock.server.evening.fold import refold
from tarock.server.evening.state import TableState
from tarock.server.evening.summary import summary_of
from tarock.server.keeping.rules import rules_of_log
from tarock.server.moderation.keeping import Deed, Keeping, chained
from tarock.server.moderation.shown import Finding, Noted
from tarock.server.operating.archive import archived_in
from tarock.server.publishing import START, Published, check_chain
from tarock.server.store.engine import is_sqlite, open_engine
from tarock.server.store.entries import Entry, Summary
from tarock.server.store.log import Log
from tarock.server.store.moderation import audit
from tarock.server.store.schema import commitments, participants, tables

_T = TypeVar("_T")
SUMMARY: Final = "summary"
PARTICIPANT: Final = "participant"


async def with_log(url: URL, work: Callable[[Log], Awaitable[_T]]) -> _T:
    """Do something with a log of its own, on a loop of its own."""
    log = Log(open_engine(url.render_as_string(hide_password=False)))
    try:
        return await work(log)
    finally:
        await log.engine.dispose()


async def aside(log: Log, work: Callable[[Log], Awaitable[_T]]) -> _T:
    """Read many tables in a thread of its own, so that nobody at a table waits for it."""
    return await asyncio.to_thread(lambda: asyncio.run(with_log(log.engine.url, work)))


async def check(log: Log) -> list[Finding]:
    """Return all that is wrong.

    :raises StoreError: if the database does not answer.
    """
    keeping = Keeping(log.engine)
    found = [*await _database(keeping), *await _audit(keeping)]
    published = [Published(*row) for row in await keeping.rows(select(commitments).order_by(commitments.c.n))]
    found += _published(published)
    known = {each.commitment for each in published}
    for table in await log.all_tables():
        found += await _table(log, keeping, table, known)
    return found


async def _database(keeping: Keeping) -> list[Finding]:
    """Ask the database itself, where it can be asked."""
    if not is_sqlite(keeping.engine):
        return []
    rows = [str(row[0]) for row in await keeping.rows(text("PRAGMA integrity_check"))]
    broken = [Finding("database", "", row) for row in rows if row != "ok"]
    orphans = await keeping.rows(text("PRAGMA foreign_key_check"))
    return [*broken, *(Finding("orphan", str(row[0]), f"row {row[1]} belongs to nothing") for row in orphans)]


async def _audit(keeping: Keeping) -> list[Finding]:
    before = START
    for number, row in enumerate(await keeping.rows(select(audit).order_by(audit.c.n)), 1):
        entry = Noted(*row)
        if entry.n != number or entry.chain != chained(before, entry.n, entry.at, entry):
            return [Finding("audit", str(entry.n), "is not chained to the entry before: something was changed")]
        before = entry.chain
    return []


def _published(entries: list[Published]) -> list[Finding]:
    try:
        check_chain(entries)
    except TarockError as error:
        return [Finding("commitments", "", str(error))]
    return []


async def _table(log: Log, keeping: Keeping, table: str, published: set[str]) -> list[Finding]:
    if archived_in(await log.summary_of(table) or "{}"):
        return []  # its log lies in an archive
    entries = await log.read(table)
    numbers = [entry.seq for entry in entries]
    if numbers != list(range(1, len(numbers) + 1)):
        return [Finding("number", table, "an event is missing: the numbers have a gap")]
    try:
        ruleset = await rules_of_log(log.shelf, entries)
        state = refold(((decode(entry.payload), entry.at) for entry in entries), ruleset)
    except (Refusal, TarockError, msgspec.DecodeError, AssertionError, LookupError, ValueError) as error:
        return [Finding("log", table, f"cannot be read: {error}")]
    if state is None:
        return [Finding("log", table, "has no events")]
    return [*_unpublished(table, entries, published), *await _lists(keeping, state)]


def _unpublished(table: str, entries: list[Entry], published: set[str]) -> Iterator[Finding]:
    for entry in entries:
        event = decode(entry.payload) if entry.kind == "promised" else None
        if isinstance(event, Promised) and event.commitment not in published:
            yield Finding("commitments", table, f"the commitment of event {entry.seq} is not in the published list")


async def _lists(keeping: Keeping, state: TableState) -> list[Finding]:
    """Compare what the lists say of a table with what its log says."""
    found: list[Finding] = []
    (row,) = await keeping.rows(select(tables).where(tables.c.id == state.id))
    shown, kept = summary_of(state), Summary(*row)
    if (kept.is_listed, kept.is_closed) != (shown.is_listed, shown.is_closed) or _said(kept) != _said(shown):
        found.append(Finding(SUMMARY, state.id, "the list shows something else than the log", "write the row anew"))
    rows = await keeping.rows(select(participants.c.session).where(participants.c.table_id == state.id))
    missing = set(shown.people) - {str(row[0]) for row in rows}
    found += [
        Finding(PARTICIPANT, state.id, f"{person} does not find the table among his own", "add the row")
        for person in sorted(missing)
    ]
    return found


def _said(summary: Summary) -> dict[str, object]:
    """Return what a row says of a table, but for the moment at which it was written."""
    said = msgspec.json.decode(summary.text, type=dict[str, object])
    return {key: value for key, value in said.items() if key not in {"changed_at", "opened_at", "is_closed"}}


async def repair(log: Log, found: list[Finding], who: str) -> list[Finding]:
    """Repair what can be, and return that; logs and chains are the truth, and are never touched.

    :raises StoreError: if the database does not answer.
    """
    keeping, done = Keeping(log.engine), list[Finding]()
    for table in dict.fromkeys(each.target for each in found if each.repair):
        entries = await log.read(table)
        ruleset = await rules_of_log(log.shelf, entries)
        state = refold(((decode(entry.payload), entry.at) for entry in entries), ruleset)
        assert state is not None, "what is to be repaired could be read"
        shown = summary_of(state)
        changes = {"is_listed": shown.is_listed, "is_closed": shown.is_closed, "summary": shown.text}
        deed = Deed(who, "repair", table, "the lists say again what the log says")
        await keeping.write(update(tables).where(tables.c.id == table).values(**changes), deed=deed)
        rows = await keeping.rows(select(participants.c.session).where(participants.c.table_id == table))
        for person in set(shown.people) - {str(row[0]) for row in rows}:
            await keeping.write(insert(participants).values(session=person, table_id=table))
        done += [each for each in found if each.repair and each.target == table]
    return done
