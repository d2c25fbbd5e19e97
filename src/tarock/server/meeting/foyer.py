"""The foyer: who of this process looks for company, and what each is shown.

While somebody is here the queue is looked at every second: those whom this process has seen are kept in it, people are
paired, and everybody is told where he stands.  Nothing is done while nobody is here.
"""

import asyncio
import contextlib
import secrets
from collections.abc import Callable, Collection
from typing import Final, Protocol

import structlog

from tarock.server.codes import Code, Refusal
from tarock.server.costs.having import opening
from tarock.server.dealing import now
from tarock.server.lobby import Lobby
from tarock.server.meeting.circle import ALONE, Circle, Together
from tarock.server.meeting.company import company
from tarock.server.meeting.opening import opened_for
from tarock.server.meeting.pairing import Group, Seeker, groups
from tarock.server.meeting.queue import Queue, Waiting
from tarock.server.meeting.wishes import book_of, checked, settings_of, size_of
from tarock.server.names import Session
from tarock.server.store.entries import StoreError
from tarock.server.wire.shared.meeting import MeetingShown, Seek, SeekShown

AGAIN: Final = 1.0
"""Seconds between two looks at the queue."""
FRIENDS: Final = 3_000
"""Milliseconds between two looks for what friends do."""

_logs: structlog.stdlib.BoundLogger = structlog.get_logger("foyer")


class Visitor(Protocol):
    """Somebody who has the page open on which people meet."""

    session: Session

    def show(self, shown: MeetingShown) -> None:
        """Show him how things stand."""
        ...


class Foyer:
    """Everybody in this process who looks for company."""

    def __init__(self, lobby: Lobby, queue: Queue, circle: Circle, clock: Callable[[], int] = now) -> None:
        self.lobby = lobby
        self.queue = queue
        self.circle = circle
        self.clock = clock
        self.patience = round(lobby.options.bots_after * 1000)
        self._visitors: set[Visitor] = set()
        self._together: dict[str, Together] = {}
        self._looked_at = 0
        self._has_news = False
        self._wake = asyncio.Event()
        self._chore: asyncio.Task[None] | None = None

    async def start(self) -> None:
        """Begin to look."""
        self._chore = asyncio.create_task(self._look_for_ever(), name="foyer")

    async def stop(self) -> None:
        """Look no longer."""
        if self._chore is not None:
            self._chore.cancel()
            await asyncio.gather(self._chore, return_exceptions=True)

    def look_soon(self) -> None:
        """Show everybody at once what has changed between friends."""
        self._has_news = True
        self._wake.set()

    # Coming and going

    def came(self, visitor: Visitor) -> None:
        """Let somebody be here, who is shown how things stand at once."""
        self._visitors.add(visitor)
        self.look_soon()

    async def went(self, visitor: Visitor) -> None:
        """Let somebody go: who has closed the page waits no longer."""
        self._visitors.discard(visitor)
        if visitor.session.id not in self.people:
            with contextlib.suppress(StoreError):  # he is soon missed
                await self.queue.leave(visitor.session.id)

    @property
    def people(self) -> set[str]:
        """Who is here, each counted once."""
        return {visitor.session.id for visitor in self._visitors}

    async def seek(self, session: Session, wish: Seek) -> None:
        """Let somebody wait for others who want the same.

        :raises Refusal: if nobody can play this, he has enough tables already, or if it cannot be kept.
        """
        seeker = Seeker(session, await asyncio.to_thread(checked, wish), self.clock())
        alone = settings_of(wish, (True, *(False for _ in range(1, size_of(book_of(wish))))))
        try:
            with opening(self.lobby.bots.costs, session.id, alone):
                await self.queue.join(seeker)
        except StoreError as error:
            raise Refusal(Code.STORAGE, str(error)) from error
        self._wake.set()

    async def leave(self, session: Session) -> None:
        """Let somebody wait no longer.

        :raises Refusal: if it cannot be kept.
        """
        try:
            await self.queue.leave(session.id)
        except StoreError as error:
            raise Refusal(Code.STORAGE, str(error)) from error
        self._wake.set()

    # Looking

    async def _look_for_ever(self) -> None:
        while True:
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self._wake.wait(), AGAIN if self._visitors else None)
            self._wake.clear()
            try:
                await self.look()
            except StoreError as error:
                _logs.warning("nobody can be paired", cause=str(error))
            except Exception:  # noqa: BLE001 - a fault with one group must not end the foyer for everybody
                _logs.exception("foyer failed")

    async def look(self) -> None:
        """Pair those who wait, and show everybody how things stand.

        :raises StoreError: if the database does not answer.
        """
        people = self.people
        if not people:
            return
        moment = self.clock()
        await self.queue.seen(people, moment)
        waiting = await self.queue.waiting(moment)
        if any(seeker.person in people for seeker in waiting) and await self._pair(waiting, moment):
            waiting = await self.queue.waiting(moment)
        if self._has_news:
            self._has_news = False
            await self.circle.beat(people, moment)
            self._looked_at = 0
        if moment - self._looked_at >= FRIENDS:
            self._together = await self.circle.shown(people, moment)
            self._looked_at = moment
        mine = await self.queue.of(people)
        for visitor in tuple(self._visitors):
            shown = self._shown(mine.get(visitor.session.id), waiting, moment)
            visitor.show(self._together.get(visitor.session.id, ALONE).put_into(shown))

    async def _pair(self, waiting: list[Seeker], moment: int) -> bool:
        """Seat those who can be seated; tell whether anybody was."""
        may_meet = await company(self.queue.engine, [seeker.person for seeker in waiting])
        found = list(groups(waiting, moment, self.patience, may_meet))
        for group in found:
            await self._seat(group, moment)
        return bool(found)

    async def _seat(self, group: Group, moment: int) -> None:
        """Open a table for a group, unless another process was quicker."""
        table = secrets.token_urlsafe(12)
        if not await self.queue.claim([seeker.person for seeker in group.people], table, moment):
            return
        try:
            await opened_for(self.lobby, table, group)
        except Refusal as refusal:
            _logs.warning("not seated", code=refusal.code)
            await self.queue.free(table)
        else:
            _logs.info("paired", table=table, people=len(group.people), bots=group.size - len(group.people))

    def _shown(self, own: Waiting | None, waiting: Collection[Seeker], moment: int) -> MeetingShown:
        if own is None or own.table is not None:
            return MeetingShown(now=moment, table=None if own is None else own.table)
        seeker = own.seeker
        same = [each.person for each in waiting if each.wish.family == seeker.wish.family]
        place = same.index(seeker.person) + 1 if seeker.person in same else 1
        shown = SeekShown(seeker.wish, seeker.since, place, max(len(same), 1), seeker.since + self.patience)
        return MeetingShown(now=moment, seeking=shown)
