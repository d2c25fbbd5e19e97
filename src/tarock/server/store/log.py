"""The log of events: appended in order, read from the beginning or from anywhere.

One task writes.  Whatever has come in while it wrote goes into its next transaction, all together: many tables share
one commit, and nobody is told that something is kept before it is.

A disk can be waited for some hundred times a second, by all together.  So what nobody waits for with a card in his hand
is taken along by the next act, for a while: a flood of it costs no commits of its own.
"""

import asyncio
from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass
from functools import partial
from time import monotonic
from typing import Any, Final

import msgspec
from sqlalchemy import Connection, Table, TextClause, case, func, insert, select, text, update
from sqlalchemy.exc import IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine

from tarock.server.publishing import Published, next_entry
from tarock.server.several.notices import Written
from tarock.server.store.answering import Answering
from tarock.server.store.entries import Conflict, Entry, Played, RatedDeal, StoreError, Summary
from tarock.server.store.pen import take_along, writing_to
from tarock.server.store.schema import commitments, deals_played, deals_rated, events, participants, tables
from tarock.server.store.shelf import Shelf, Shelved, inserting, put_on_shelf
from tarock.server.store.turns import keep_turns

NOTICES: Final = "tarock_tables"
"""The channel on which PostgreSQL tells other processes that a table has a new event."""
BATCH: Final = 500
RIDE: Final = 0.03
"""Seconds for which something waits for an act that takes it along."""


@dataclass(slots=True)
class _Job:
    """Entries of one table that wait to be written, or some other work that rides along."""

    table: str
    entries: Sequence[Entry]
    summary: Summary | None
    is_new: bool
    done: "asyncio.Future[Any]"
    shelved: Shelved | None = None
    work: Callable[[Connection], Any] | None = None
    found: Any = None
    """What has come of the work."""


class Log:
    """The event log of all tables."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine
        self.answering = Answering(engine)
        self.shelf = Shelf(self._rows)
        self._jobs: asyncio.Queue[_Job] = asyncio.Queue()
        self._riding: list[_Job] = []
        self._written_at = 0.0
        self._writer: asyncio.Task[None] | None = None
        self._writing = writing_to(engine)

    async def start(self) -> None:
        """Begin to write."""
        self._writer = asyncio.create_task(self._write_for_ever(), name="log writer")
        take_along(self.engine, self._take_along)

    async def stop(self) -> None:
        """Write what is waiting, and stop."""
        take_along(self.engine, None)
        if self._writer is not None:
            self._ride_alone()
            await self._jobs.join()
            self._writer.cancel()
            await asyncio.gather(self._writer, return_exceptions=True)
        await self.answering.stop()
        await self._writing.stop()
        await self.engine.dispose()

    @property
    def waiting(self) -> int:
        """How many jobs wait to be written."""
        return self._jobs.qsize() + len(self._riding)

    async def append(
        self,
        table: str,
        entries: Sequence[Entry],
        summary: Summary | None = None,
        shelved: Shelved | None = None,
        *,
        rides: bool = False,
    ) -> None:
        """Keep events; when this returns they are durable.

        :param rides: whether they may wait for the next act of anybody, for a while.

        :param summary: what a list shows of the table from now on, where that changes.
        :param shelved: what is kept beside them.
        :raises Conflict: if one of the numbers is taken.
        :raises StoreError: if they cannot be kept.
        """
        job = _Job(table, entries, summary, entries[0].seq == 1, asyncio.get_running_loop().create_future(), shelved)
        if rides:
            self._ride(job)
        else:
            await self._jobs.put(job)
        await job.done

    async def put_away(self, table: str, shelved: Shelved) -> None:
        """Keep something beside events that are in the log already.

        :raises StoreError: if it cannot be kept.
        """
        job = _Job(table, (), None, is_new=False, done=asyncio.get_running_loop().create_future(), shelved=shelved)
        await self._jobs.put(job)
        await job.done

    async def read(
        self, table: str, after: int = 0, *, up_to: int | None = None, most: int | None = None
    ) -> list[Entry]:
        """Return the events of a table after a number.

        :param up_to: the number of the last one; without it, all that there are.
        :param most: so many of them.
        :raises StoreError: if they cannot be read.
        """
        query = (
            select(events.c.seq, events.c.kind, events.c.payload, events.c.at)
            .where(events.c.table_id == table, events.c.seq > after)
            .order_by(events.c.seq)
            .limit(most)
        )
        if up_to is not None:
            query = query.where(events.c.seq <= up_to)
        return [Entry(*row) for row in await self._rows(query)]

    async def of_kind(self, table: str, kind: str, up_to: int) -> list[Entry]:
        """Return the events of one kind of a table, up to a number.

        :raises StoreError: if they cannot be read.
        """
        query = (
            select(events.c.seq, events.c.kind, events.c.payload, events.c.at)
            .where(events.c.table_id == table, events.c.kind == kind, events.c.seq <= up_to)
            .order_by(events.c.seq)
        )
        return [Entry(*row) for row in await self._rows(query)]

    async def listed(self, limit: int, each: int) -> list[Summary]:
        """Return the open tables that are shown to all: where somebody sits first, then the latest.

        :param each: so many of one owner.
        """
        latest = tables.c.changed_at.desc()
        rank = func.row_number().over(partition_by=tables.c.owner, order_by=latest).label("rank")
        ranked = select(tables, rank).where(tables.c.is_listed.is_(True), tables.c.is_closed.is_(False)).subquery()
        query = (
            select(ranked)
            .where((ranked.c.rank <= each) | (ranked.c.owner == ""))
            .order_by(case((ranked.c.seated > 0, 0), else_=1), ranked.c.changed_at.desc())
            .limit(limit)
        )
        return [_summary(row) for row in await self._rows(query)]

    async def of_session(self, session: str, limit: int) -> list[Summary]:
        """Return the tables that somebody owns or has sat at, open or over, the latest first."""
        query = (
            select(tables)
            .join(participants, participants.c.table_id == tables.c.id)
            .where(participants.c.session == session)
            .order_by(tables.c.changed_at.desc())
            .limit(limit)
        )
        return [_summary(row) for row in await self._rows(query)]

    async def summary_of(self, table: str) -> str | None:
        """Return what a list shows of a table; None if there is no such table.

        :raises StoreError: if it cannot be read.
        """
        rows = await self._rows(select(tables.c.summary).where(tables.c.id == table))
        return str(rows[0][0]) if rows else None

    async def all_tables(self) -> list[str]:
        """Return the ids of all tables, in the order in which they were opened.

        :raises StoreError: if they cannot be read.
        """
        return [str(row[0]) for row in await self._rows(select(tables.c.id).order_by(tables.c.opened_at, tables.c.id))]

    async def published(self, after: int, limit: int) -> list[Published]:
        """Return the published list after a number.

        :raises StoreError: if it cannot be read.
        """
        query = select(commitments).where(commitments.c.n > after).order_by(commitments.c.n).limit(limit)
        return [Published(*row) for row in await self._rows(query)]

    async def _rows(self, query: Any) -> Sequence[Any]:  # noqa: ANN401 - any statement of SQLAlchemy
        try:
            async with self.engine.connect() as connection:
                return (await connection.execute(query)).all()
        except (SQLAlchemyError, OSError) as error:
            raise StoreError(_cause(error)) from error

    # Writing

    async def _write_for_ever(self) -> None:
        while True:
            jobs = [await self._jobs.get()]
            while len(jobs) < BATCH and not self._jobs.empty():
                jobs.append(self._jobs.get_nowait())
            riding, self._riding = self._riding, []
            await self._write([*jobs, *riding])
            self._written_at = monotonic()
            for _ in jobs:
                self._jobs.task_done()

    async def _take_along(self, work: Callable[[Connection], Any]) -> Any:  # noqa: ANN401 - whatever comes of it
        """Do some work in a transaction of the log.

        :raises SQLAlchemyError: if the database refuses it; then nothing of it was written.
        """
        job = _Job("", (), None, is_new=False, done=asyncio.get_running_loop().create_future(), work=work)
        self._ride(job)
        return await job.done

    def _ride(self, job: _Job) -> None:
        """Let a job wait for one that takes it along, but not for long; a disk that has rested need not be spared."""
        if monotonic() - self._written_at > RIDE:
            self._jobs.put_nowait(job)
            return
        if not self._riding:
            asyncio.get_running_loop().call_later(RIDE, self._ride_alone)
        self._riding.append(job)

    def _ride_alone(self) -> None:
        """Let those be written that nobody has taken along."""
        riding, self._riding = self._riding, []
        for job in riding:
            self._jobs.put_nowait(job)

    async def _write(self, jobs: Sequence[_Job]) -> None:
        """Write some jobs in one transaction; if it fails, each in its own, so that only the guilty one is refused."""
        try:
            await self._writing.write(partial(_keep, jobs=jobs))
        except Exception as error:
            if len(jobs) > 1 and (isinstance(error, IntegrityError) or any(job.work is not None for job in jobs)):
                for job in jobs:
                    await self._write([job])
                return
            told = _told_of(error)
            if told is None and jobs[0].work is None:
                raise
            _settle(jobs, error, told or StoreError(_cause(error)))
        else:
            _settle(jobs)

    async def index(self, played: Sequence[Played], rated: Sequence[RatedDeal]) -> None:
        """Put deals into the indexes that were played before there were any.

        :raises StoreError: if they cannot be kept.
        """
        try:
            async with self.engine.begin() as connection:
                await connection.run_sync(_index, deals_played, played)
                await connection.run_sync(_index, deals_rated, rated)
        except (SQLAlchemyError, OSError) as error:
            raise StoreError(_cause(error)) from error


# What one transaction writes, on either database

_OPENED: Final = insert(tables)
_HAPPENED: Final = insert(events)
_PROMISED: Final = insert(commitments)
_LAST_PROMISED: Final = select(commitments).order_by(commitments.c.n.desc()).limit(1)
_TOLD: Final = text("SELECT pg_notify(:channel, :payload)")


def _keep(connection: Connection, jobs: Sequence[_Job]) -> None:
    """Write all that some jobs have to write."""
    for job in jobs:
        if job.work is not None:
            job.found = job.work(connection)
    summaries = [(job.summary, job.is_new) for job in jobs if job.summary is not None]
    opened = [_table_row(summary) for summary, is_new in summaries if is_new]
    if opened:
        connection.execute(_OPENED, opened)
    for row in (_table_row(summary) for summary, is_new in summaries if not is_new):
        connection.execute(update(tables).where(tables.c.id == row["id"]), row)
    _seat(connection, [summary for summary, _ in summaries])
    keep_turns(connection, [summary for summary, _ in summaries])
    happened = [(job.table, entry) for job in jobs for entry in job.entries]
    if happened:
        connection.execute(_HAPPENED, [_row(table, entry) for table, entry in happened])
    put_on_shelf(connection, [job.shelved for job in jobs if job.shelved is not None])
    _index(connection, deals_played, [each for _, entry in happened for each in entry.played])
    _index(connection, deals_rated, [each for _, entry in happened for each in entry.rated])
    _publish(connection, [entry for _, entry in happened if entry.published])
    if connection.dialect.name != "sqlite":
        _notify(connection, jobs)


def _seat(connection: Connection, summaries: Sequence[Summary]) -> None:
    """Note whose tables they are; who has been noted already stays so."""
    rows = [{"session": person, "table_id": summary.id} for summary in summaries for person in summary.people]
    if rows:
        connection.execute(inserting(connection, participants).on_conflict_do_nothing(), rows)


def _index(connection: Connection, index: Table, ended: Sequence[Played] | Sequence[RatedDeal]) -> None:
    """Note deals that have ended; what has been noted already stays so."""
    if ended:
        statement = inserting(connection, index).on_conflict_do_nothing()
        connection.execute(statement, [asdict(each) for each in ended])


def _publish(connection: Connection, entries: Sequence[Entry]) -> None:
    """Append to the published list; of two processes that append the same number only one succeeds."""
    if not entries:
        return
    row = connection.execute(_LAST_PROMISED).first()
    last, added = None if row is None else Published(*row), list[Published]()
    for entry in entries:
        last = next_entry(last, entry.at, entry.published)
        added.append(last)
    connection.execute(_PROMISED, [msgspec.to_builtins(each) for each in added])


def _notify(connection: Connection, jobs: Sequence[_Job]) -> None:
    """Tell the other processes, in the same transaction: they hear of it when, and only if, it is kept."""
    notices = [{"channel": NOTICES, "payload": str(Written.of(job.table, job.entries))} for job in jobs if job.entries]
    if notices:
        connection.execute(_TOLD, notices)


def told(table: str, seq: int) -> TextClause:
    """Return how other processes are told of an event that somebody else writes, within the same transaction."""
    return _TOLD.bindparams(channel=NOTICES, payload=str(Written(table, seq)))


def _row(table: str, entry: Entry) -> dict[str, Any]:
    return {"table_id": table, "seq": entry.seq, "kind": entry.kind, "payload": entry.payload, "at": entry.at}


def _summary(row: Any) -> Summary:  # noqa: ANN401 - a row of SQLAlchemy
    shown = (row.id, row.opened_at, row.changed_at, row.is_listed, row.is_closed, row.summary)
    return Summary(*shown, owner=row.owner, seated=row.seated)


def _table_row(summary: Summary) -> dict[str, Any]:
    return {
        "id": summary.id,
        "opened_at": summary.opened_at,
        "changed_at": summary.changed_at,
        "is_listed": summary.is_listed,
        "is_closed": summary.is_closed,
        "summary": summary.text,
        "owner": summary.owner,
        "seated": summary.seated,
    }


def _settle(jobs: Sequence[_Job], error: Exception | None = None, told: StoreError | None = None) -> None:
    """Answer whoever waits for some jobs.

    :param error: what the database says, which work that rides along is told as it is; ``told`` what others are.
    """
    for job in jobs:
        if job.done.done():  # whoever asked has gone
            continue
        if error is None or told is None:
            job.done.set_result(job.found)
        else:
            job.done.set_exception(told if job.work is None else error)


def _told_of(error: Exception) -> StoreError | None:
    """Return what is told of a failure of the database; None of any other, which only what rides along can have."""
    if isinstance(error, IntegrityError):
        return Conflict(_cause(error))
    return StoreError(_cause(error)) if isinstance(error, SQLAlchemyError | OSError) else None


def _cause(error: Exception) -> str:
    """Return what the database itself says, in one line and without the statement."""
    original = getattr(error, "orig", None) or error
    return " ".join(str(original).split()) or type(original).__name__
