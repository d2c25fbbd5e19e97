"""Who keeps the house while the server runs: bans, notices, unwanted words, and what people do not want of each other.

What whoever runs the server does stands in the audit log, whether he did it here, on the command line or at another
process; that is read every few seconds, and says what else must be read anew.
"""

import asyncio
from typing import Final

import structlog
from sqlalchemy import or_, select
from sqlalchemy.ext.asyncio import AsyncEngine

from tarock.server.codes import Code, Refusal, told
from tarock.server.evening.clocks import now
from tarock.server.evening.state import TableState
from tarock.server.lobby import Lobby
from tarock.server.moderation.bans import Banned, Bans
from tarock.server.moderation.blocks import Blocks
from tarock.server.moderation.desk import CLOSED, DELETED, FORGOTTEN, Desk
from tarock.server.moderation.keeping import Keeping
from tarock.server.moderation.manners import Manners
from tarock.server.moderation.notices import Notices
from tarock.server.moderation.reports import Reports
from tarock.server.moderation.shown import NoticeShown
from tarock.server.names import Session
from tarock.server.options import Options
from tarock.server.sessions import Sessions
from tarock.server.store.entries import StoreError
from tarock.server.store.schema import sessions as begun
from tarock.server.wire.shared import asking
from tarock.server.wire.shared.asking import Asking

LOOK: Final = 2.0
"""Seconds after which is known here what was done elsewhere."""

_logs: structlog.stdlib.BoundLogger = structlog.get_logger("keeper")


class Keeper:
    """The keeper of a running server."""

    def __init__(self, engine: AsyncEngine, sessions: Sessions, lobby: Lobby, options: Options) -> None:
        self.keeping = Keeping(engine)
        self.blocks = Blocks(self.keeping)
        self.reports = Reports(self.keeping)
        self.manners = Manners(options.data)
        self.banned = Banned(sessions)
        self.notices: tuple[NoticeShown, ...] = ()
        self.sessions = sessions
        self.lobby = lobby
        self._seen = 0
        self._chore: asyncio.Task[None] | None = None

    async def start(self) -> None:
        """Learn what holds, and go on learning."""
        self._seen = await self.keeping.last_noted()
        await self._read()
        self._chore = asyncio.create_task(self._look_for_ever(), name="keeper")

    async def stop(self) -> None:
        """Stop looking."""
        if self._chore is not None:
            self._chore.cancel()
            await asyncio.gather(self._chore, return_exceptions=True)

    def desk(self, who: str) -> Desk:
        """Return the operator's desk, under the name of whoever sits at it."""
        return Desk(self.lobby.log, who)

    # What is asked at every request

    def check(self, session: Session | None, host: str) -> None:
        """Refuse whoever may not play here.

        :raises Refusal: with why, and until when.
        """
        self.banned.check(session, host)

    def shown(self) -> list[NoticeShown]:
        """Return the notices that pages show now."""
        moment = now()
        return [each for each in self.notices if each.from_at <= moment < each.until_at]

    async def allow(self, table: TableState, session: Session, request: Asking) -> None:
        """Refuse what is not wanted: unwanted words, and who wants to sit with somebody who does not want that.

        :raises Refusal: with why.
        """
        if isinstance(request, asking.Say) and request.text is not None:
            self.manners.check(request.text)
        if isinstance(request, asking.Sit) and table.owner and not table.gives_places:
            await self.check_wanted(table.owner, session)

    async def check_wanted(self, owner: str, session: Session) -> None:
        """Refuse a seat at the table of somebody who has blocked whoever asks.

        :raises Refusal: if he has, or if it cannot be read.
        """
        try:
            is_blocked = await self.blocks.has(owner, session.id)
        except StoreError as error:
            raise Refusal(Code.STORAGE, str(error)) from error
        if is_blocked:
            raise told(Code.BLOCKED)

    async def hidden_from(self, session: Session) -> frozenset[str]:
        """Return whose words somebody does not want to read; nobody's, if that cannot be read now."""
        try:
            return frozenset(await self.blocks.of(session.id))
        except StoreError:
            return frozenset()

    async def hide(self, session: Session) -> None:
        """Let what somebody has blocked be hidden from him wherever he is connected."""
        hidden = await self.hidden_from(session)
        for authority in self.lobby.in_memory():
            for listener in authority.room.listeners:
                if listener.session.id == session.id:
                    listener.hidden = hidden

    # What others have done

    async def look(self) -> None:
        """Do what follows from what has been done since the last look.

        :raises StoreError: if the database does not answer.
        """
        self.manners.look()
        done = await self.keeping.log(self._seen)
        if not done:
            return
        self._seen = done[-1].n
        await self._read()
        for each in done:
            if each.what == CLOSED:
                self.lobby.look_at(each.target)
            elif each.what == DELETED:
                await self.lobby.strike(each.target)
            elif each.what == FORGOTTEN:
                await self._forget(each.target)
        self._send_away()

    async def _read(self) -> None:
        self.banned.hold(await Bans(self.keeping).list())
        self.notices = tuple(await Notices(self.keeping).list())

    async def _forget(self, person: str) -> None:
        """Let somebody go who has been deleted; his tables are read again."""
        his = select(begun.c.id).where(or_(begun.c.id == person, begun.c.person == person))
        self.sessions.ended.update(str(row[0]) for row in await self.keeping.rows(his))
        for authority in self.lobby.in_memory():
            for listener in tuple(authority.room.listeners):
                if listener.session.id == person:
                    listener.ended()
        self.lobby.look_again()

    def _send_away(self) -> None:
        """Let those go who are connected and may not play any more."""
        for authority in self.lobby.in_memory():
            for listener in tuple(authority.room.listeners):
                try:
                    self.check(listener.session, listener.host)
                except Refusal as refusal:
                    listener.ended(refusal)

    async def _look_for_ever(self) -> None:
        while True:
            await asyncio.sleep(LOOK)
            try:
                await self.look()
            except StoreError as error:
                _logs.warning("audit log not read", cause=str(error))
