"""The authority of one table in one process: a task that lets one thing happen after the other.

Check, keep, fold, tell: an event is tried on the state, kept in the log, and only then does the table change and does
anybody hear of it.  Where several processes share a database, the log decides: of two events with the same number only
one is kept, and whoever comes second reads what the first has written and tries again.  One of the processes leads: it
deals, asks the bots and watches the clock.
"""

import asyncio
from collections.abc import Callable, Coroutine, Sequence
from functools import partial
from typing import Any, Final, TypeAlias

import structlog

from tarock.server import metrics
from tarock.server.bots import Bots
from tarock.server.codes import Code, Refusal
from tarock.server.dealing import are_mixed, deadlines, dealt, may_deal, promised, unpromised
from tarock.server.evening import events
from tarock.server.evening.claiming import played_out
from tarock.server.evening.clocks import now, steady
from tarock.server.evening.events import Event, kind_of
from tarock.server.evening.fold import fold
from tarock.server.evening.state import Game, TableState
from tarock.server.journal import Journal
from tarock.server.presence import Presence
from tarock.server.room import Room
from tarock.server.several import notices
from tarock.server.several.notices import Notice
from tarock.server.store.log import Log
from tarock.server.thinking import Thinking

Wish: TypeAlias = Callable[[TableState], Sequence[Event]]
"""What somebody wants to happen, judged on the table as it is when it is his turn."""

TRIES: Final = 20
TICK: Final = 0.002
"""Seconds to wake up after a moment, so that it has surely come."""
RETRY: Final = 1000
"""Milliseconds until the table goes on by itself when the database has failed."""

_logs: structlog.stdlib.BoundLogger = structlog.get_logger("table")


class Authority:
    """Runs a table.  ``leads``: whether this process deals, asks bots and watches the clock."""

    def __init__(self, room: Room, log: Log, bots: Bots, grace: float, *, leads: bool) -> None:
        self.room = room
        self.journal = Journal(log)
        self.bots = bots
        """Who thinks beside the table: for its bots, and for who asks for a hint."""
        self.leads = leads
        self.process = ""
        self.tell: Callable[[Notice], None] = _say_nothing
        """Sends a notice to the other processes, where there are any; ``process`` is the name of this one."""
        self.presence = Presence(round(grace * 1000))
        self.idle_since = steady()
        self._inbox: asyncio.Queue[Callable[[], Coroutine[Any, Any, None]]] = asyncio.Queue()
        self._thinking = Thinking(bots, self._decided, steady)
        self._task: asyncio.Task[None] | None = None
        self._timer: asyncio.TimerHandle | None = None
        self._not_before = 0
        self._logs = _logs.bind(table=room.table.id)

    # From outside

    def start(self) -> None:
        """Begin to run."""
        self._task = asyncio.create_task(self._run(), name=f"table {self.room.table.id}")

    async def stop(self) -> None:
        """Stop; what has been acknowledged is kept."""
        self._cancel_timer()
        await self._thinking.stop()
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def happen(self, wish: Wish) -> int:
        """Let something happen when its turn comes.

        :returns: the number of the event that it became.
        :raises Refusal: if it was not done; nothing has changed then.
        """
        done: asyncio.Future[int] = asyncio.get_running_loop().create_future()

        async def job() -> None:
            try:
                table = await self._happen(wish)
            except Exception as error:
                if not done.done():
                    done.set_exception(error)
                if not isinstance(error, Refusal):
                    raise
            else:
                if not done.done():
                    done.set_result(table.seq)

        with metrics.ANSWERING.time():
            self._inbox.put_nowait(job)
            return await done

    def came(self, session: str) -> None:
        """Note that somebody has connected."""
        self.presence.came(session)
        if session in self.room.table.by_session:
            self.tell(self._here(session))
        self._wake()

    def went(self, session: str) -> None:
        """Note that a connection has ended."""
        self.presence.went(session, steady())
        self.idle_since = steady()
        if session in self.room.table.watching and not self.presence.is_here(session):
            self._inbox.put_nowait(partial(self._look_away, session))
        self._wake()

    def lead(self, *, leads: bool) -> None:
        """Begin to lead the table, or stop."""
        if leads != self.leads:
            self.leads = leads
            self._logs.info("lead", leads=leads)
            self.look_round()

    def look_round(self) -> None:
        """Miss everybody who is not connected here, where this process leads; who is elsewhere is named from there."""
        if self.leads:
            self.presence.look_round(self.room.table, steady())
            self.tell(notices.Who(self.room.table.id))
        self._wake()

    def heard(self, notice: notices.OfTable) -> None:
        """Hear what another process tells of this table, or be asked who is here."""
        match notice:
            case notices.Written():
                if notice.seq > self.room.table.seq:
                    self._inbox.put_nowait(partial(self._follow, notice))
            case notices.Here(session=session):
                self.presence.is_elsewhere(session)
            case notices.Who():
                for session in filter(self.presence.is_here, self.room.table.by_session):
                    self.tell(self._here(session))

    def _here(self, session: str) -> notices.Here:
        return notices.Here(self.process, self.room.table.id, session)

    def look_again(self) -> None:
        """Read from the log what others may have written."""
        self.journal.is_in_doubt = True
        self._wake()

    # The task

    async def _run(self) -> None:
        self.look_round()
        while True:
            try:
                await self._go_on()
                job = await self._inbox.get()
                await job()
            except Exception:  # noqa: BLE001 - a fault in one thing must not end the table for everybody
                self._logs.exception("table failed")
                self._not_before = steady() + RETRY

    async def _go_on(self) -> None:
        """Let happen what the clock says, ask the bots, and set the alarm."""
        try:
            if self.journal.is_in_doubt and steady() >= self._not_before:
                await self._catch_up()
            before = None
            while steady() >= self._not_before and self.room.table is not before:
                before = self.room.table
                await self._happen(self._due)
        except Refusal as refusal:
            self._logs.warning("cannot go on", code=refusal.code, cause=refusal.detail)
            self._not_before = steady() + RETRY
        if self.leads and not self.room.table.is_closed and steady() >= self._not_before:
            self._thinking.ask(self.room.table)
        self._set_alarm()

    def _due(self, table: TableState) -> tuple[Event, ...]:
        """Return what is to happen now without anybody asking for it."""
        if table.is_closed:
            return ()
        presence = tuple(self.presence.events(table, steady()))
        if presence or not self.leads:
            return presence
        if table.rounds_are_over:
            return (events.Closed(),)
        claimed = played_out(table)
        if claimed:
            return claimed
        lacking = unpromised(table)
        if lacking:
            return tuple(promised(table, game) for game in lacking)
        is_time = may_deal(table, steady()) and are_mixed(table, steady())
        return tuple(dealt(table, game) for game in table.due) if is_time else ()

    async def _happen(self, wish: Wish) -> TableState:
        """Check, keep, fold, tell.

        :raises Refusal: if it was not done.
        """
        for _ in range(TRIES):
            table, at, since = self.room.table, now(), steady()
            wished = wish(table)
            if not wished:
                return table
            after = table
            for event in wished:
                after = fold(after, event, at, since)
            try:
                light = await self.journal.keep(table, after, wished)
            except Refusal:
                self._not_before = steady() + RETRY
                raise
            if light is not None:
                self.room.adopt(after)
                self.room.table = light
                self._note(table, wished)
                return after
            await self._catch_up()
        raise Refusal(Code.TRY_AGAIN)

    async def _catch_up(self) -> None:
        """Read what others have written."""
        self._learn(await self.journal.catch_up(self.room.table))

    async def _follow(self, written: notices.Written) -> None:
        """Let happen here what another process has written."""
        self._learn(self.journal.follow(self.room.table, written))

    def _learn(self, table: TableState) -> None:
        """Go on from what others have made of the table."""
        if table is not self.room.table:
            self.presence.learn(self.room.table, table)
            if self.leads:  # for people who are connected elsewhere
                self.idle_since = steady()
            if self.journal.is_anew:
                self.journal.is_anew = False
                self.room.read_anew(table)
            else:
                self.room.adopt(table)

    def _note(self, table: TableState, happened: Sequence[Event]) -> None:
        """Count and log what happened: its kind and place, and nothing of what it holds."""
        for seq, event in enumerate(happened, table.seq + 1):
            metrics.EVENTS.labels(kind_of(event)).inc()
            self._logs.info("event", seq=seq, kind=kind_of(event), place=getattr(event, "place", None))

    # Bots and clocks

    def _decided(self, game: Game, act: events.Acted) -> None:
        """Let a bot act when its turn comes."""
        self._inbox.put_nowait(partial(self._bot_acts, game, act))

    async def _look_away(self, session: str) -> None:
        """Let somebody who has gone see no hand any more: so he may sit down at the next deal."""

        def wish(table: TableState) -> tuple[Event, ...]:
            is_gone = session in table.watching and not table.is_closed and not self.presence.is_here(session)
            return (events.Watched(session),) if is_gone else ()

        await self._happen(wish)

    async def _bot_acts(self, game: Game, act: events.Acted) -> None:
        """Do what a bot has decided, unless somebody else was quicker."""

        def wish(table: TableState) -> tuple[Event, ...]:
            current = table.games[game.index]
            if current is None or current.state != game.state:
                raise Refusal(Code.STALE)
            return (act,)

        try:
            await self._happen(wish)
        except Refusal as refusal:
            if refusal.code is not Code.STALE:
                self._thinking.forget(game)
                self._logs.warning("bot refused", code=refusal.code, reason=refusal.reason)

    def _set_alarm(self) -> None:
        """Wake up when the next thing is due without anybody asking for it."""
        self._cancel_timer()
        table = self.room.table
        if table.is_closed:
            return
        moments = [*deadlines(table, steady())] if self.leads else []
        missing = self.presence.next_deadline(table)
        moments += [] if missing is None else [missing]
        if self.journal.is_in_doubt or steady() < self._not_before:  # something was put off
            moments.append(self._not_before)
        if moments:
            moment = max(min(moments), self._not_before)
            delay = max(0, moment - steady()) / 1000 + TICK
            self._timer = asyncio.get_running_loop().call_later(delay, self._wake)

    def _cancel_timer(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _wake(self) -> None:
        self._inbox.put_nowait(_nothing)


def _say_nothing(_notice: Notice) -> None:
    """Alone there is nobody to tell."""


async def _nothing() -> None:
    """Let the table look round."""
