"""The authority of one table in one process: a task that lets one thing happen after the other.

Check, keep, fold, tell: an event is tried on the state, kept in the log, and only then does the table change and does
anybody hear of it.  Where several processes share a database, the log decides: of two events with the same number only
one is kept, and whoever comes second reads what the first has written and tries again.  One of the processes leads: it
deals, asks the bots and watches the clock.
"""

import asyncio
import secrets
import time
from collections.abc import Callable, Coroutine, Sequence
from functools import partial
from typing import Any, Final, TypeAlias

import structlog

from tarock.core.errors import IllegalAction
from tarock.server import metrics
from tarock.server.bots import Bots, Refused
from tarock.server.codes import Code, Refusal
from tarock.server.commitment import commitment
from tarock.server.evening import events
from tarock.server.evening.events import Event, decode, encode, kind_of
from tarock.server.evening.families import applied, raw_act
from tarock.server.evening.fold import fold
from tarock.server.evening.state import Game, TableState
from tarock.server.evening.summary import new_summary
from tarock.server.presence import Presence
from tarock.server.room import Room
from tarock.server.stand_ins import asks_of, decided_by
from tarock.server.store.entries import Conflict, Entry, StoreError
from tarock.server.store.log import Log

Wish: TypeAlias = Callable[[TableState], Sequence[Event]]
"""What somebody wants to happen, judged on the table as it is when it is his turn."""

TRIES: Final = 20
RETRY: Final = 1000
"""Milliseconds until the table goes on by itself when the database has failed."""

_logs: structlog.stdlib.BoundLogger = structlog.get_logger("table")


def now() -> int:
    """Return the time in milliseconds since 1970."""
    return time.time_ns() // 1_000_000


class Authority:
    """Runs a table.  ``leads``: whether this process deals, asks bots and watches the clock."""

    def __init__(self, room: Room, log: Log, bots: Bots, grace: float, *, leads: bool) -> None:
        self.room = room
        self.log = log
        self.bots = bots
        self.leads = leads
        self.presence = Presence(round(grace * 1000))
        self.idle_since = now()
        self._inbox: asyncio.Queue[Callable[[], Coroutine[Any, Any, None]]] = asyncio.Queue()
        self._thinking: dict[int, object] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self._timer: asyncio.TimerHandle | None = None
        self._not_before = 0
        self._in_doubt = False
        self._logs = _logs.bind(table=room.table.id)

    # From outside

    def start(self) -> None:
        """Begin to run."""
        self._spawn(self._run())

    async def stop(self) -> None:
        """Stop; what has been acknowledged is kept."""
        self._cancel_timer()
        for task in tuple(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def happen(self, wish: Wish) -> int:
        """Let something happen when its turn comes.

        :returns: the number of the event that it became.
        :raises Refusal: if it was not done; nothing has changed then.
        """
        done: asyncio.Future[int] = asyncio.get_running_loop().create_future()

        async def job() -> None:
            try:
                table = await self._happen(wish)
            except Refusal as refusal:
                if not done.done():
                    done.set_exception(refusal)
            else:
                if not done.done():
                    done.set_result(table.seq)

        with metrics.ANSWERING.time():
            self._inbox.put_nowait(job)
            return await done

    def came(self, session: str) -> None:
        """Note that somebody has connected."""
        self.presence.came(session)
        self._wake()

    def went(self, session: str) -> None:
        """Note that a connection has ended."""
        self.presence.went(session, now())
        self.idle_since = now()
        self._wake()

    def lead(self, *, leads: bool) -> None:
        """Begin to lead the table, or stop."""
        if leads != self.leads:
            self.leads = leads
            self._logs.info("lead", leads=leads)
            if leads:
                self.presence.look_round(self.room.table, now())
            self._wake()

    def notice(self, seq: int) -> None:
        """Learn that the log has an event of this number."""
        if seq > self.room.table.seq:
            self.look_again()

    def look_again(self) -> None:
        """Read from the log what others may have written."""
        self._in_doubt = True
        self._wake()

    # The task

    async def _run(self) -> None:
        if self.leads:
            self.presence.look_round(self.room.table, now())
        while True:
            await self._go_on()
            job = await self._inbox.get()
            await job()

    async def _go_on(self) -> None:
        """Let happen what the clock says, ask the bots, and set the alarm."""
        try:
            if self._in_doubt and now() >= self._not_before:
                await self._catch_up()
            while now() >= self._not_before and self._due():
                await self._happen(lambda _table: self._due())
        except Refusal as refusal:
            self._logs.warning("cannot go on", code=refusal.code, cause=refusal.detail)
            self._not_before = now() + RETRY
        self._ask_bots()
        self._set_alarm()

    def _due(self) -> tuple[Event, ...]:
        """Return what is to happen now without anybody asking for it."""
        table = self.room.table
        if table.is_closed:
            return ()
        presence = tuple(self.presence.events(table, now()))
        if presence or not self.leads:
            return presence
        if table.rounds_are_over:
            return (events.Closed(),)
        return tuple(self._dealt(game) for game in table.due) if self._may_deal(table) else ()

    def _may_deal(self, table: TableState) -> bool:
        if not (table.due and table.is_complete and table.somebody_is_here):
            return False
        return not table.has_begun or table.everybody_is_ready or now() >= _pause_ends(table)

    def _dealt(self, index: int) -> events.Dealt:
        """Draw a seed that nobody can know, and commit to the deal."""
        table, seed = self.room.table, secrets.token_hex(16)
        drawn = fold(table, events.Dealt(index, seed, ""), now()).games[index]
        assert drawn is not None
        return events.Dealt(index, seed, commitment(table.id, drawn.name, drawn.begun))

    async def _happen(self, wish: Wish) -> TableState:
        """Check, keep, fold, tell.

        :raises Refusal: if it was not done.
        """
        for _ in range(TRIES):
            table, at = self.room.table, now()
            wished = wish(table)
            after = table
            for event in wished:
                after = fold(after, event, at)
            try:
                await self._keep(table, after, wished, at)
            except Conflict:
                await self._catch_up()
                continue
            self.room.adopt(after)
            for number, event in enumerate(wished, table.seq + 1):
                metrics.EVENTS.labels(kind_of(event)).inc()
                self._logs.info("event", seq=number, kind=kind_of(event), place=getattr(event, "place", None))
            return after
        raise Refusal(Code.TRY_AGAIN)

    async def _keep(self, table: TableState, after: TableState, wished: Sequence[Event], at: int) -> None:
        entries = [
            Entry(number, kind_of(event), encode(event).decode(), at)
            for number, event in enumerate(wished, table.seq + 1)
        ]
        try:
            with metrics.APPENDING.time():
                await self.log.append(table.id, entries, new_summary(table, after))
        except Conflict:
            raise
        except StoreError as error:
            self._in_doubt, self._not_before = True, now() + RETRY
            raise Refusal(Code.STORAGE, str(error)) from error

    async def _catch_up(self) -> None:
        """Read what others have written."""
        try:
            entries = await self.log.read(self.room.table.id, after=self.room.table.seq)
        except StoreError as error:
            self._in_doubt, self._not_before = True, now() + RETRY
            raise Refusal(Code.STORAGE, str(error)) from error
        self._in_doubt = False
        table = self.room.table
        for entry in entries:
            table = fold(table, decode(entry.payload), entry.at)
        if entries:
            self.room.adopt(table)

    # Bots and clocks

    def _ask_bots(self) -> None:
        """Ask the bots of every deal, once for each position."""
        table = self.room.table
        if not self.leads or table.is_closed:
            return
        for game in table.running:
            asks = asks_of(table, game, now())
            key = (game.state, tuple((ask.seat, ask.level) for ask in asks))
            if asks and self._thinking.get(game.index) != key:
                self._thinking[game.index] = key
                self._spawn(self._think(table, game, key))

    async def _think(self, table: TableState, game: Game, key: object) -> None:
        """Let the bots think about a position, and do what one of them decides."""
        waited = (now() - game.at) / 1000
        await asyncio.sleep(max(0, table.settings.pace / 1000 - waited))
        refused: list[Refused] = []
        while self._thinking.get(game.index) == key:
            answer = await self.bots.decide(table.settings, asks_of(table, game, now()), refused)
            if answer is None:
                return
            seat, action = answer
            try:
                applied(game.deal, seat, action)
            except IllegalAction as error:
                refused.append(Refused(seat, action, error))
                continue
            by = decided_by(table, game.begun.players[seat])
            act = events.Acted(game.index, seat, raw_act(table.ruleset, action), by)
            self._inbox.put_nowait(partial(self._bot_acts, key, game, act))
            return

    async def _bot_acts(self, key: object, game: Game, act: events.Acted) -> None:
        """Do what a bot has decided, unless somebody else was quicker."""
        if self._thinking.get(game.index) != key:
            return

        def wish(table: TableState) -> tuple[Event, ...]:
            current = table.games[game.index]
            if current is None or current.state != game.state:
                raise Refusal(Code.STALE)
            return (act,)

        try:
            await self._happen(wish)
        except Refusal as refusal:
            self._thinking.pop(game.index, None)  # it is asked again when the table goes on
            if refusal.code is not Code.STALE:
                self._logs.warning("bot refused", code=refusal.code, reason=refusal.reason)

    def _set_alarm(self) -> None:
        self._cancel_timer()
        table, moments = self.room.table, [self._not_before] if self._not_before > now() else []
        if table.is_closed:
            return
        missing = self.presence.next_deadline(table)
        moments += [] if missing is None else [missing]
        if self.leads and table.due and table.has_begun and table.is_complete and table.somebody_is_here:
            moments.append(_pause_ends(table))
        if self.leads and table.settings.think is not None:
            ends = (game.at + table.settings.think * 1000 for game in table.running)
            moments += [end for end in ends if end > now()]
        if moments:
            delay = max(0, min(moments) - now()) / 1000 + 0.002
            self._timer = asyncio.get_running_loop().call_later(delay, self._wake)

    def _cancel_timer(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _wake(self) -> None:
        self._inbox.put_nowait(_nothing)

    def _spawn(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._ended)

    def _ended(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            self._logs.error("task failed", exc_info=task.exception())


async def _nothing() -> None:
    """Let the table look round."""


def _pause_ends(table: TableState) -> int:
    over = [game.at for game in table.games if game is not None and game.deal.is_over]
    return max(over, default=0) + table.settings.pause * 1000
