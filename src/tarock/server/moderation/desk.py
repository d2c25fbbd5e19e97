"""Everything that whoever runs a server can do; command line and operator's page call this, and nothing else."""

import asyncio
from ipaddress import ip_network
from typing import Any, Final

from sqlalchemy import delete, or_, select, update

from tarock.server.accounts.forgetting import Forgetting
from tarock.server.accounts.leaving import stands_up
from tarock.server.authority import Wish
from tarock.server.codes import Code, Refusal
from tarock.server.evening.clocks import now
from tarock.server.evening.events import Closed, decode
from tarock.server.evening.fold import fold, refold
from tarock.server.evening.state import TableState
from tarock.server.evening.summary import TableSummary, read_summary, table_summary
from tarock.server.journal import Journal
from tarock.server.moderation.bans import Bans
from tarock.server.moderation.blocks import Blocks
from tarock.server.moderation.keeping import TRIES, Deed, Keeping
from tarock.server.moderation.notices import Notices
from tarock.server.moderation.operators import Operators
from tarock.server.moderation.reports import Reports, remarks_of
from tarock.server.moderation.shown import BanKind, PersonDetail, PersonShown, ReportShown, SeatHeld, TableDetail
from tarock.server.sessions import Sessions
from tarock.server.store.entries import Summary
from tarock.server.store.log import Log
from tarock.server.store.schema import metadata, sessions, tables

LIST: Final = 200
"""So many people or tables are listed at once."""
CLOSED: Final = "close-table"
DELETED: Final = "delete-table"
FORGOTTEN: Final = "delete-person"
MOST: Final = 10_000
"""At so many tables may somebody have sat."""
_PERSON: Final = (sessions.c.id, sessions.c.name, sessions.c.begun_at, sessions.c.ends_at, sessions.c.ended_at)


class Desk:
    """The operator's desk.  ``who``: under which name what is done stands in the audit log.

    Every function raises ``StoreError`` if the database does not answer.
    """

    def __init__(self, log: Log, who: str) -> None:
        self.log = log
        self.who = who
        self.keeping = Keeping(log.engine)
        self.reports = Reports(self.keeping)
        self.bans = Bans(self.keeping)
        self.notices = Notices(self.keeping)
        self.operators = Operators(self.keeping)
        self.blocks = Blocks(self.keeping)

    # People

    async def people(self, wanted: str = "") -> list[PersonShown]:
        """Return those whose name contains a text, or whose id begins with it, the latest first."""
        own = or_(sessions.c.person == "", sessions.c.person == sessions.c.id)  # not each session of an account
        query = select(*_PERSON).where(sessions.c.id != "", own).order_by(sessions.c.begun_at.desc()).limit(LIST)
        if wanted:
            named = sessions.c.name.icontains(wanted, autoescape=True)
            query = query.where(or_(named, sessions.c.id.startswith(wanted, autoescape=True)))
        return [PersonShown(*row) for row in await self.keeping.rows(query)]

    async def person(self, person: str) -> PersonDetail:
        """Return somebody, with where he has sat and what there is about him.

        :raises Refusal: if there is nobody of that id.
        """
        found = await self.keeping.rows(select(*_PERSON).where(sessions.c.id == person))
        if not found:
            raise Refusal(Code.NOT_FOUND, f"person {person}")
        return PersonDetail(
            PersonShown(*found[0]),
            tuple(map(read_summary, await self.log.of_session(person, LIST))),
            tuple(await self.reports.list(undecided=False, person=person)),
            tuple(await self.bans.list(past=True, person=person)),
            await self.blocks.against(person),
        )

    async def delete_person(self, person: str, why: str) -> None:
        """Let somebody leave every table, and delete what is kept of him; others' deals stay, without his name.

        :raises Refusal: if there is nobody of that id.
        """
        await self.person(person)
        for table in await self.log.of_session(person, MOST):
            if not table.is_closed:
                await self._happen(table.id, lambda state: stands_up(state, person))
        await Forgetting(self.log.engine).forget(person, self.log)
        his = or_(sessions.c.id == person, sessions.c.person == person)
        ended = update(sessions).where(his).values(ended_at=now())
        await self.keeping.write(ended, deed=Deed(self.who, FORGOTTEN, person, why))

    # Tables

    async def tables(self, wanted: str = "", *, closed: bool = False) -> list[TableSummary]:
        """Return tables by their id, their title or a name, the latest first."""
        query = select(tables).order_by(tables.c.changed_at.desc()).limit(LIST)
        if not closed:
            query = query.where(tables.c.is_closed.is_(False))
        if wanted:
            text = tables.c.summary.icontains(wanted, autoescape=True)
            query = query.where(or_(text, tables.c.id.startswith(wanted, autoescape=True)))
        return [read_summary(Summary(*row)) for row in await self.keeping.rows(query)]

    async def table(self, table: str) -> TableDetail:
        """Return a table, with who sits there and what was said last.

        :raises Refusal: if there is none of that id.
        """
        state = await self.state(table)
        seats = tuple(SeatHeld(at, each.name, each.session or "") for at, each in enumerate(state.places))
        deals = tuple(deal.name for deal in state.finished)
        return TableDetail(table_summary(state), state.owner, seats, state.seq, deals, remarks_of(state))

    async def close_table(self, table: str, why: str) -> None:
        """End the evening at a table.

        :raises Refusal: if there is none of that id, or it is over already.
        """
        await self._happen(table, lambda _state: (Closed(),))
        await self.keeping.write(deed=Deed(self.who, CLOSED, table, why))

    async def _happen(self, table: str, wish: Wish) -> None:
        """Let something happen at a table whose server may run or not: check, keep; whoever runs it reads it then.

        :raises Refusal: if it does not fit.
        """
        journal = Journal(self.log)
        for _ in range(TRIES):
            state = await self.state(table)
            after, wished, at = state, tuple(wish(state)), now()
            for event in wished:
                after = fold(after, event, at)
            if not wished or await journal.keep(state, after, wished):
                return
        raise Refusal(Code.TRY_AGAIN)

    async def delete_table(self, table: str, why: str) -> None:
        """Delete a table and all that happened at it; reports keep their records, the published list its commitments.

        :raises Refusal: if there is none of that id.
        """
        state = await self.state(table)
        await self.reports.keep_records(state)
        row = tables.c.id == table
        closed = update(tables).where(row).values(is_closed=True)
        belonging = [delete(each).where(column == table) for each, column in _belonging()]
        deed = Deed(self.who, DELETED, table, why)
        await self.keeping.write(closed, *belonging, delete(tables).where(row), deed=deed)

    async def state(self, table: str) -> TableState:
        """Return a table from its log.

        :raises Refusal: if there is none of that id.
        """
        entries = await self.log.read(table)
        state = await asyncio.to_thread(refold, [(decode(entry.payload), entry.at) for entry in entries])
        if state is None:
            raise Refusal(Code.NO_SUCH_TABLE)
        return state

    # Reports

    async def report(self, number: int) -> ReportShown:
        """Return a report with its record, as far as its deal is over.

        :raises Refusal: if there is none of that number.
        """
        found = await self.reports.find(number)
        if found.record or not found.deal:
            return found
        try:
            state = await self.state(found.table)
        except Refusal:  # the table has been deleted
            return found
        return await self.reports.with_record(found, state)

    async def decide(self, number: int, decision: str) -> None:
        """Keep what was decided about a report.

        :raises Refusal: if there is none of that number.
        """
        await self.reports.decide(number, decision, self.who)

    # Bans

    async def ban(self, kind: BanKind, target: str, until: int, reason: str, key: Sessions | None = None) -> None:
        """Let a person, an address by its hash, or a network not play here.

        :param key: what addresses are hashed with, for a network.
        :raises Refusal: if there is nobody of that id, or it is no network.
        """
        more: dict[str, Any] = {"until": until, "reason": reason}
        if until and until <= now():
            raise Refusal(Code.BAD_TEXT, "expected an end that is still to come")
        if kind == "person":
            found = await self.keeping.rows(select(sessions.c.device, sessions.c.name).where(sessions.c.id == target))
            if not found:
                raise Refusal(Code.NOT_FOUND, f"person {target}")
            more |= {"device": found[0][0], "name": found[0][1]}
        elif kind == "network":
            target, more["bits"] = _network(target, key)
        await self.bans.add(kind, target, self.who, **more)


def _network(text: str, key: Sessions | None) -> tuple[str, int]:
    """Return the keyed hash of a network, and how many bits name it.

    :raises Refusal: if it is none.
    """
    try:
        network = ip_network(text, strict=False)
    except ValueError as error:
        raise Refusal(Code.BAD_TEXT, f"expected a network such as 192.0.2.0/24 ({error})") from error
    if key is None or network.prefixlen == 0:
        raise Refusal(Code.BAD_TEXT, "expected a network that is smaller than all of it")
    return key.mark("network", str(network)), network.prefixlen


def _belonging() -> list[tuple[Any, Any]]:
    """Return what belongs to a table: every table of the database that points to it, with the column that does."""
    return [
        (each, column)
        for each in reversed(metadata.sorted_tables)
        for column in each.columns
        if any(key.column is tables.c.id for key in column.foreign_keys)
    ]
