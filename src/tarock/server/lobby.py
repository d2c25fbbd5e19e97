"""The lobby: all tables that this process has in its memory, and how others are found."""

import asyncio
import secrets
from collections.abc import Callable, Collection, Coroutine
from contextvars import Context
from functools import partial
from typing import Any, Final

import msgspec
import structlog

from tarock.bots.families import BOTS
from tarock.core.shuffle import shuffled
from tarock.server import metrics
from tarock.server.authority import Authority
from tarock.server.bots import Bots
from tarock.server.codes import Code, Refusal
from tarock.server.costs.listing import by_activity
from tarock.server.dealing import taken_up
from tarock.server.evening.chairs import renamed_to
from tarock.server.evening.clocks import now, steady
from tarock.server.evening.events import Event, Opened, Sat, encode, kind_of
from tarock.server.evening.fold import READING, begin, fold
from tarock.server.evening.practice import recorded_names
from tarock.server.evening.settings import Settings, check_offered, ruleset_of
from tarock.server.evening.sights import LAW, marks_left
from tarock.server.evening.state import TableState
from tarock.server.evening.summary import TableSummary, read_summary, summary_of
from tarock.server.keeping.loading import load
from tarock.server.keeping.past import PastOf
from tarock.server.keeping.rules import digest_of, row_of
from tarock.server.moderation.clock import with_clock
from tarock.server.names import Session, checked_text, folded
from tarock.server.operating.missing import missing
from tarock.server.options import Options
from tarock.server.room import Room
from tarock.server.several.leading import Leading
from tarock.server.several.notices import (
    Counted,
    Free,
    Here,
    Missed,
    Missing,
    Notice,
    Spent,
    Who,
    Written,
    Yours,
)
from tarock.server.several.spending import Spending
from tarock.server.store.entries import Entry, StoreError, Summary
from tarock.server.store.leases import Leases
from tarock.server.store.log import Log
from tarock.server.store.shelf import Shelved
from tarock.server.store.turns import Turns

LIST: Final = 100
"""So many tables are listed."""
SEEN: Final = 3
"""Chosen from so many times as many."""
SWEEP: Final = 30.0

_logs: structlog.stdlib.BoundLogger = structlog.get_logger("lobby")


class Lobby:
    """The tables of this process.

    :param leases: where several processes share the tables; None when this is the only one, which leads them all.
    """

    def __init__(self, log: Log, bots: Bots, options: Options, leases: Leases | None = None) -> None:
        self.log = log
        self.turns = Turns(log.engine)
        self.bots = bots
        self.options = options
        self.leading = None if leases is None else Leading(leases, self)
        self.spending = None if leases is None else Spending(bots.costs, leases.process, self._tell)
        self.is_ending = False
        """Whether this process is about to end: then it opens no table any more."""
        self._tables: dict[str, asyncio.Task[Authority]] = {}
        self._chores: list[asyncio.Task[None]] = []
        self.heard: Callable[[TableState], None] | None = None
        """Is told of every change of a table whose places are given out."""

    async def start(self) -> None:
        """Begin to work."""
        await self.log.start()
        await self.bots.start()
        self._chores.append(asyncio.create_task(self._sweep_for_ever(), name="sweep"))
        if self.leading is not None:
            await self.leading.start()
        if self.spending is not None:
            await self.spending.start()

    async def stop(self) -> None:
        """Stop all tables; what has been acknowledged is kept."""
        for chore in self._chores:
            chore.cancel()
        await asyncio.gather(*self._chores, return_exceptions=True)
        for authority in self.in_memory():
            await authority.stop()
        await self.bots.stop()
        if self.spending is not None:
            await self.spending.stop()
        if self.leading is not None:
            await self.leading.stop()
        await self.log.stop()

    def has_in_memory(self, table: str) -> bool:
        """Tell whether a table is in memory, or on its way there."""
        return table in self._tables

    def in_memory(self) -> list[Authority]:
        """Return the tables that are in memory."""
        return [task.result() for task in self._tables.values() if _is_there(task)]

    def states(self) -> list[TableState]:
        """Return the tables that are in memory, as they are."""
        return [authority.room.table for authority in self.in_memory()]

    # Opening and finding

    async def open(self, session: Session, settings: Settings) -> Authority:
        """Open a table.

        :raises Refusal: if it cannot be opened like this, or not be kept.
        """
        if self.is_ending:
            raise Refusal(Code.TRY_AGAIN)
        check_offered(settings)
        settings = agreed(settings)
        players, table = len(settings.chairs), secrets.token_urlsafe(12)
        names = await bot_names(self.options, settings, (session.name,))
        opened = Opened(table, session.id, settings, secrets.randbelow(players), names, LAW)
        marks = marks_left(table, settings, session)
        sat = () if settings.sit is None else (Sat(settings.sit, session.id, session.name, marks),)
        return await self.begin(opened, *sat)

    async def begin(self, opened: Opened, *then: Event) -> Authority:
        """Open a table as an event says, with what happens there at once.

        :raises Refusal: if it cannot be opened like this, or not be kept; also if there is such a table already.
        """
        ruleset = await asyncio.to_thread(ruleset_of, opened.settings)
        opened = msgspec.structs.replace(opened, rules=digest_of(ruleset), reading=READING)
        happened: list[Event] = [opened, *then]
        state = await asyncio.to_thread(begin, opened, now(), steady(), ruleset)
        for event in then:
            state = fold(state, event, state.at, state.since)
        numbered = enumerate(happened, 1)
        entries = [Entry(seq, kind_of(event), encode(event).decode(), state.at) for seq, event in numbered]
        try:
            await self.log.append(state.id, entries, summary_of(state), Shelved(rules=row_of(ruleset)), rides=True)
        except StoreError as error:
            raise Refusal(Code.STORAGE, str(error)) from error
        for event in happened:
            metrics.EVENTS.labels(kind_of(event)).inc()
        _logs.info("opened", table=state.id, ruleset=state.ruleset.id, places=len(state.places))
        return await self._kept(state.id, self._run(state))

    async def find(self, table: str) -> Authority:
        """Return a table, from memory or from the log.

        :raises Refusal: if there is none.
        """
        task = self._tables.get(table)
        if task is not None:
            authority = await asyncio.shield(task)
            authority.idle_since = steady()
            return authority
        return await self._kept(table, self._load(table))

    async def _kept(self, table: str, coming: Coroutine[Any, Any, Authority]) -> Authority:
        """Let whoever asks for a table while it is being loaded wait for the same one."""
        # It outlives the request, whose id its lines in the log do not carry.
        task = asyncio.create_task(coming, context=Context())
        self._tables[table] = task
        try:
            authority = await asyncio.shield(task)
        except Exception:
            self._tables.pop(table, None)
            raise
        metrics.TABLES.set(len(self._tables))
        return authority

    async def _load(self, table: str) -> Authority:
        state = await load(self.log, table)
        if state is None:
            try:
                raise await missing(self.log, table)
            except StoreError as error:
                raise Refusal(Code.STORAGE, str(error)) from error
        return await self._run(taken_up(state, steady()))

    def past(self, table: TableState) -> PastOf:
        """Return what of a table's past is not in memory, and all else."""
        return PastOf(self.log, table)

    async def _run(self, state: TableState) -> Authority:
        room = Room(state, self._heard if state.gives_places else None)
        leading = self.leading
        leads = leading is None or await leading.leads(state.id)
        authority = Authority(room, self.log, self.bots, self.options.grace, leads=leads)
        if leading is not None:
            authority.process, authority.tell = leading.leases.process, leading.tell
        authority.start()
        return authority

    def _heard(self, table: TableState) -> None:
        if self.heard is not None:
            self.heard(table)

    async def listed(self) -> list[TableSummary]:
        """Return the open tables that are shown to all, the liveliest first and few of each owner.

        :raises Refusal: if the log does not answer.
        """
        try:
            found = await self.log.listed(SEEN * LIST, self.bots.costs.quotas.listed.session)
        except StoreError as error:
            raise Refusal(Code.STORAGE, str(error)) from error
        lively = {each.room.table.id for each in self.in_memory() if each.presence.has_any(each.room.table.by_session)}
        return [read_summary(each) for each in by_activity(found, lively, self.bots.costs)][:LIST]

    async def of(self, session: Session) -> list[TableSummary]:
        """Return the tables, open or over, that somebody owns or has sat at, and where it is his turn.

        :raises Refusal: if the log does not answer.
        """
        found = await self._summaries(self.log.of_session(session.id, LIST))
        if all(table.days is None for table in found):
            return found
        try:
            due = await self.turns.of(session.id)
        except StoreError as error:
            raise Refusal(Code.STORAGE, str(error)) from error
        return [msgspec.structs.replace(table, due_at=due.get(table.id)) for table in found]

    async def rename(self, session: Session) -> None:
        """Let somebody go by his new name at the tables in memory; at others he does when he next comes.

        :raises Refusal: if it cannot be kept.
        """
        wish = partial(renamed_to, session=session.id, name=session.name)
        his = [each for each in self.in_memory() if session.id in each.room.table.by_session]
        await asyncio.gather(*(authority.happen(wish) for authority in his))

    async def _summaries(self, coming: Coroutine[Any, Any, list[Summary]]) -> list[TableSummary]:
        try:
            return [read_summary(summary) for summary in await coming]
        except StoreError as error:
            raise Refusal(Code.STORAGE, str(error)) from error

    def heard_from(self, notice: Notice) -> None:
        """Learn what another process, or this one, has told all."""
        assert self.leading is not None
        assert self.spending is not None
        match notice:
            case Missed():
                self.look_again()
                self.spending.ask()
            case Spent() | Missing() | Counted():
                self.spending.heard(notice)
            case Free() | Yours():
                self.leading.heard(notice)
            case Here(process) if process == self.leading.leases.process:
                pass
            case Written() | Here() | Who():
                task = self._tables.get(notice.table)
                if task is not None and _is_there(task):
                    task.result().heard(notice)

    def _tell(self, notice: Notice) -> None:
        assert self.leading is not None
        self.leading.tell(notice)

    def look_at(self, table: str) -> None:
        """Read the log of a table again: something was written there that nobody has noticed here."""
        task = self._tables.get(table)
        if task is not None and _is_there(task):
            task.result().look_again()

    async def read_again(self, table: str) -> None:
        """Read the log of a table again, if it is in memory, and wait until that is done."""
        task = self._tables.get(table)
        if task is not None and _is_there(task):
            authority = task.result()
            authority.look_again()
            await authority.happen(lambda _state: ())

    def look_again(self) -> None:
        """Read the log of every table: something may have been missed."""
        for authority in self.in_memory():
            authority.look_again()

    async def strike(self, table: str) -> None:
        """Let a table go that is no more; whoever is connected to it is told so."""
        task = self._tables.pop(table, None)
        if task is not None and _is_there(task):
            authority = task.result()
            for listener in tuple(authority.room.listeners):
                listener.ended(Refusal(Code.NO_SUCH_TABLE))
            await authority.stop()

    # Forgetting

    async def _sweep_for_ever(self) -> None:
        """Let tables go to which nobody is connected: they are read again when somebody comes."""
        while True:
            await asyncio.sleep(min(SWEEP, self.options.idle))
            for authority in self.in_memory():
                quiet = authority.presence.is_empty and not authority.room.listeners
                if quiet and steady() - authority.idle_since > self.options.idle * 1000:
                    await self.forget(authority.room.table.id)

    async def forget(self, table: str) -> None:
        """Let a table go that is in memory: whoever asks for it reads it again."""
        task = self._tables.pop(table, None)
        if task is not None:
            authority = await task
            await authority.stop()
            if self.leading is not None and authority.leads:
                await self.leading.let_go(table)
        metrics.TABLES.set(len(self._tables))


def _is_there(task: "asyncio.Task[Authority]") -> bool:
    return task.done() and not task.cancelled() and task.exception() is None


def agreed(settings: Settings) -> Settings:
    """Return settings as they are kept: a title that can be shown, a clock among strangers, what practice implies."""
    title = checked_text(settings.title, 60) or "" if settings.title else ""
    settings = with_clock(msgspec.structs.replace(settings, title=title))
    if settings.practice is None:
        return settings
    return msgspec.structs.replace(settings, rounds=1, sit=settings.practice.seat)


async def bot_names(options: Options, settings: Settings, people: Collection[str]) -> tuple[str, ...]:
    """Give the bots of a table their names, none of which is that of somebody who sits down there."""
    lot = options.names or secrets.token_hex(8)
    return await asyncio.to_thread(_names, settings, people, lot)  # rules and records may have to be read


def _names(settings: Settings, people: Collection[str], lot: str) -> tuple[str, ...]:
    """Give the bots of a table their names, none of which is that of a person.

    A recorded deal that is taken up again keeps the names that it has.

    :param lot: what the other names are drawn from.
    """
    ruleset = ruleset_of(settings)
    kept = recorded_names(settings.practice, ruleset) if settings.practice is not None else {}
    owned = set(map(folded, people))
    taken = owned | set(map(folded, kept.values()))
    others = [name for name in BOTS[ruleset.family].names if folded(name) not in taken]
    names = iter(shuffled(others, lot))
    return tuple(
        "" if chair.bot is None else _other_than(owned, kept.get(place)) or next(names)
        for place, chair in enumerate(settings.chairs)
    )


def _other_than(owned: set[str], name: str | None) -> str | None:
    """Return a name unless it is that of a person at the table."""
    return None if name is None or folded(name) in owned else name
