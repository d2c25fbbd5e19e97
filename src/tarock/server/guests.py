"""Guests come and go: sessions are begun, listed for who began them, and ended.

Whether a token still counts is answered from memory, without asking the database: only what was ended before its time
is remembered, and read again every few seconds where several processes share the database.
"""

import asyncio
from contextlib import suppress
from dataclasses import replace
from functools import partial
from typing import Final

import structlog

from tarock.server.authority import Authority
from tarock.server.codes import Code, Refusal
from tarock.server.evening.chairs import renamed_to
from tarock.server.evening.clocks import now
from tarock.server.lobby import Lobby
from tarock.server.names import Session
from tarock.server.sessions import LIFETIME, Sessions
from tarock.server.store.entries import StoreError
from tarock.server.store.people import Begun, People

LOOK: Final = 5.0
"""Seconds after which what was ended in another process is known here."""

_logs: structlog.stdlib.BoundLogger = structlog.get_logger("guests")


class Guests:
    """All who have a session.  ``shared``: whether other processes end sessions too."""

    def __init__(self, people: People, sessions: Sessions, lobby: Lobby, *, shared: bool) -> None:
        self.people = people
        self.sessions = sessions
        self.lobby = lobby
        self.shared = shared
        self._looked_at = 0
        self._chore: asyncio.Task[None] | None = None

    async def start(self) -> None:
        """Learn which sessions have ended."""
        self.sessions.old_ends = await self.people.end_of_old_ones()
        await self._look()
        if self.shared:
            self._chore = asyncio.create_task(self._look_for_ever(), name="ended sessions")

    async def stop(self) -> None:
        """Stop looking."""
        if self._chore is not None:
            self._chore.cancel()
            await asyncio.gather(self._chore, return_exceptions=True)

    async def begin(self, name: str, device: str) -> Session:
        """Begin a session.

        :raises Refusal: if the name cannot be shown, or the session not be kept.
        """
        session = self.sessions.begin(name)
        try:
            await self.people.add(_begun(session, device))
        except StoreError as error:
            raise Refusal(Code.STORAGE, str(error)) from error
        return session

    async def begin_for(self, person: str, name: str, device: str) -> Session:
        """Begin a session of somebody who has signed in to his account.

        :raises Refusal: if it cannot be kept.
        """
        session = self.sessions.begin_for(person, name)
        try:
            await self.people.add(_begun(session, device))
        except StoreError as error:
            raise Refusal(Code.STORAGE, str(error)) from error
        return session

    async def give_to_account(self, session: Session) -> None:
        """Let the session by which an account is made be that of the account.

        :raises StoreError: if it cannot be kept.
        """
        await self.people.give_to(replace(_begun(session, session.device), person=session.id))

    async def rename(self, session: Session, name: str) -> Session:
        """Let somebody go by another name: now where he plays, elsewhere when he next comes.

        :raises Refusal: if the name cannot be shown, or not be kept.
        """
        renamed = self.sessions.renamed(session, name)
        try:
            await self.people.rename(session.key, session.id, renamed.name)
        except StoreError as error:
            raise Refusal(Code.STORAGE, str(error)) from error
        await self.lobby.rename(renamed)
        return renamed

    async def came(self, session: Session, table: Authority) -> None:
        """Let somebody go by his new name at a table that has not heard of it yet.

        What he is called now is in the database: another of his tokens may be older.
        """
        place = table.room.table.by_session.get(session.id)
        if place is None or table.room.table.places[place].name == session.name:
            return
        with suppress(StoreError, Refusal):  # then he is called so when he comes again
            name = await self.people.name(session.key)
            if name is not None:
                await table.happen(partial(renamed_to, session=session.id, name=name))

    async def of(self, session: Session) -> list[Begun]:
        """Return the sessions of a browser, and his own.

        :raises Refusal: if they cannot be read.
        """
        try:
            return await self.people.of(session.key, session.id, session.device, now())
        except StoreError as error:
            raise Refusal(Code.STORAGE, str(error)) from error

    async def end(self, session: Session, handle: str) -> bool:
        """End one of the sessions that somebody is shown.

        :returns: whether it was the one that he has.
        :raises Refusal: if it is none of his, or cannot be kept.
        """
        own = [*await self.of(session), _begun(session, session.device)]
        ending = next((each for each in own if self.sessions.handle(each.id) == handle), None)
        if ending is None:
            raise Refusal(Code.NO_SUCH_SESSION)
        await self._end(ending)
        return ending.id == session.key

    async def leave(self, session: Session, *, everywhere: bool = False) -> None:
        """End the session that somebody has, or all of his account.

        :raises Refusal: if it cannot be kept.
        """
        try:
            others = await self.people.of_account(session.id, now()) if everywhere else []
        except StoreError as error:
            raise Refusal(Code.STORAGE, str(error)) from error
        for each in (*others, _begun(session, session.device)):
            await self._end(each)

    async def _end(self, ending: Begun) -> None:
        try:
            await self.people.end(ending, now())
        except StoreError as error:
            raise Refusal(Code.STORAGE, str(error)) from error
        self._let_go(ending.id)

    def _let_go(self, session: str) -> None:
        """Let a session count no longer, wherever it is connected."""
        self.sessions.ended.add(session)
        for authority in self.lobby.in_memory():
            for listener in authority.room.listeners:
                if listener.session.key == session:
                    listener.ended()

    async def _look(self) -> None:
        moment = now()
        for each in await self.people.ended(self._looked_at, moment):
            self._let_go(each.id)
        self._looked_at = moment - round(LOOK * 1000)  # clocks of several machines differ a little

    async def _look_for_ever(self) -> None:
        while True:
            await asyncio.sleep(LOOK)
            try:
                await self._look()
            except StoreError as error:
                _logs.warning("ended sessions not read", cause=str(error))


def _begun(session: Session, device: str) -> Begun:
    person = session.id if session.own else ""
    return Begun(session.key, device, session.name, session.ends - LIFETIME, session.ends, person)
