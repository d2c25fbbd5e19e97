"""Which tables this process leads, where several share a database.

Whoever leads deals, asks the bots and watches the clock; anybody may write, since the log decides.  So leases may be
handed over at any moment: what is lost is time, and a little of it.
"""

import asyncio
import contextlib
import time
from collections.abc import Callable, Coroutine, Sequence
from typing import Any, Protocol

import structlog

from tarock.server.authority import Authority
from tarock.server.codes import Refusal
from tarock.server.several import notices
from tarock.server.several.clock import SHIFT
from tarock.server.several.notices import Notice
from tarock.server.several.sharing import surplus
from tarock.server.store.entries import StoreError
from tarock.server.store.leases import Beat, Leases

_logs: structlog.stdlib.BoundLogger = structlog.get_logger("leading")


class Tables(Protocol):
    """The tables of this process."""

    def in_memory(self) -> list[Authority]:
        """Return those that are in memory."""
        ...

    async def find(self, table: str) -> Authority:
        """Return one, from memory or from the log."""
        ...


class Leading:
    """What this process leads.  ``tell`` sends a notice to all processes, itself among them."""

    def __init__(self, leases: Leases, tables: Tables) -> None:
        self.leases = leases
        self.tables = tables
        self.tell: Callable[[Notice], None] = _say_nothing
        self.is_ending = False
        self._known: frozenset[str] = frozenset()
        self._chores: set[asyncio.Task[None]] = set()

    async def start(self) -> None:
        """Be there: learn the common time and who else is there, and go on so.

        :raises StoreError: if the database does not answer.
        """
        self._known = (await self._beat()).living
        self._begin(self._go_on_for_ever())

    async def stop(self) -> None:
        """Be no longer there."""
        for chore in self._chores:
            chore.cancel()
        await asyncio.gather(*self._chores, return_exceptions=True)
        with contextlib.suppress(StoreError):  # it expires by itself
            await self.leases.leave()

    async def leads(self, table: str) -> bool:
        """Tell whether this process leads a table that it has just read."""
        if self.is_ending:
            return False
        try:
            return bool(await self.leases.take([table]))
        except StoreError as error:
            _logs.warning("no lease", table=table, cause=str(error))
            return False

    async def hand_over(self) -> None:
        """Lead nothing any more: whoever has people at these tables goes on with them at once."""
        self.is_ending = True
        for authority in self.tables.in_memory():
            authority.lead(leads=False)
        try:
            await self.leases.beat(ending=True)
            await self.leases.release_all()
        except StoreError as error:
            _logs.warning("leases not handed over", cause=str(error))
        self.tell(notices.Free())

    async def let_go(self, table: str) -> None:
        """Give the lease of a table back that leaves the memory: there may be people at another process."""
        with contextlib.suppress(StoreError):  # it expires by itself
            await self.leases.release([table])
        self.tell(notices.Free())

    def heard(self, notice: Notice) -> None:
        """Hear what another process says of leases."""
        match notice:
            case notices.Free() if not self.is_ending:
                self._begin(self._take_free())
            case notices.Yours(process, table) if process == self.leases.process:
                self._begin(self._take_given(table))
            case _:
                pass

    # Again and again

    async def _go_on_for_ever(self) -> None:
        """Renew the leases of the tables that this process leads, and take those whose process has died."""
        while True:
            await asyncio.sleep(self.leases.length / 3000)
            if self.is_ending:
                continue
            try:
                await self.go_on()
            except StoreError as error:
                _logs.warning("leases not renewed", cause=str(error))

    async def go_on(self) -> None:
        """Do all that must be done every few seconds.

        :raises StoreError: if the database does not answer.
        """
        beat = await self._beat()
        tables = {authority.room.table.id: authority for authority in self.tables.in_memory()}
        still = await self.leases.renew(sorted(name for name, authority in tables.items() if authority.leads))
        if self.is_ending:
            return
        for name, authority in tables.items():
            authority.lead(leads=name in still)
        await self._take_free()
        if self._known - beat.living:
            _logs.info("processes gone", number=len(self._known - beat.living))
            for authority in tables.values():
                authority.look_round()
        self._known = beat.living
        await self._share(beat)

    async def _beat(self) -> Beat:
        asked = _own_time()
        beat = await self.leases.beat(ending=self.is_ending)
        SHIFT.learn(asked, beat.at, _own_time())
        return beat

    async def _take_free(self) -> None:
        """Take the leases of tables with people here that nobody leads."""
        wanted = {each.room.table.id: each for each in self.tables.in_memory() if _is_wanted(each)}
        if not wanted:
            return
        try:
            taken = await self.leases.take(sorted(wanted))
        except StoreError as error:
            _logs.warning("leases not taken", cause=str(error))
            return
        if self.is_ending:
            await self.hand_over()
            return
        for name in taken:
            wanted[name].lead(leads=True)

    async def _take_given(self, table: str) -> None:
        """Lead a table that another process has handed over."""
        try:
            authority = await self.tables.find(table)
            authority.lead(leads=await self.leads(table))
        except Refusal as refusal:
            _logs.warning("cannot lead", table=table, code=refusal.code)

    async def _share(self, beat: Beat) -> None:
        """Hand over what is more than one's share; first those with the fewest people here."""
        led = [authority for authority in self.tables.in_memory() if authority.leads]
        led.sort(key=lambda authority: authority.presence.number)
        names = [authority.room.table.id for authority in led if not authority.room.table.is_closed]
        for other, number in surplus(beat.led, self.leases.process).items():
            giving, names = names[:number], names[number:]
            await self._give(giving, other)

    async def _give(self, tables: Sequence[str], to: str) -> None:
        given = await self.leases.give(sorted(tables), to)
        for authority in self.tables.in_memory():
            if authority.room.table.id in given:
                authority.lead(leads=False)
        for table in given:
            self.tell(notices.Yours(to, table))
        _logs.info("handed over", tables=len(given), to=to)

    def _begin(self, chore: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(chore)
        self._chores.add(task)
        task.add_done_callback(self._chores.discard)


def _is_wanted(authority: Authority) -> bool:
    return not authority.leads and not authority.presence.is_empty and not authority.room.table.is_closed


def _own_time() -> int:
    return time.time_ns() // 1_000_000


def _say_nothing(_notice: Notice) -> None:
    """Alone there is nobody to tell."""
