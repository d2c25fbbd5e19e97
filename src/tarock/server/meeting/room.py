"""What the application needs where people meet: it is opened, started and handed to those who answer requests."""

import asyncio
from dataclasses import dataclass, field
from typing import Final

import structlog
from litestar.di import Provide
from sqlalchemy.ext.asyncio import AsyncEngine

from tarock.server.evening.clocks import now
from tarock.server.lobby import Lobby
from tarock.server.meeting.challenges import Challenges
from tarock.server.meeting.challenging import Challenging
from tarock.server.meeting.circle import Circle
from tarock.server.meeting.foyer import Foyer
from tarock.server.meeting.friends import Friends
from tarock.server.meeting.queue import Queue
from tarock.server.meeting.waking import Waker
from tarock.server.store.entries import StoreError

BEAT: Final = 20.0
"""Seconds after which it is noted again who is here."""

_logs: structlog.stdlib.BoundLogger = structlog.get_logger("meeting")


@dataclass(slots=True)
class MeetingRoom:
    """All that is about meeting people."""

    foyer: Foyer
    waker: Waker
    friends: Friends
    challenging: Challenging
    _chore: "asyncio.Task[None] | None" = field(default=None, init=False)

    async def start(self) -> None:
        """Begin to work."""
        await self.foyer.start()
        await self.waker.start()
        self._chore = asyncio.create_task(self._beat_for_ever(), name="presence")

    async def stop(self) -> None:
        """Stop."""
        if self._chore is not None:
            self._chore.cancel()
            await asyncio.gather(self._chore, return_exceptions=True)
        await self.waker.stop()
        await self.foyer.stop()

    async def _beat_for_ever(self) -> None:
        while True:
            await asyncio.sleep(BEAT)
            try:
                await self.foyer.circle.beat(self.foyer.people, now())
            except StoreError as error:
                _logs.warning("presence not kept", cause=str(error))

    def provided(self) -> dict[str, Provide]:
        """Return what handlers may ask for, by name."""
        return {
            "foyer": Provide(lambda: self.foyer, sync_to_thread=False),
            "circle_of_friends": Provide(lambda: self.friends, sync_to_thread=False),
            "challenging": Provide(lambda: self.challenging, sync_to_thread=False),
        }


def open_meeting(engine: AsyncEngine, lobby: Lobby) -> MeetingRoom:
    """Return the room where people meet."""
    friends, challenges = Friends(engine), Challenges(engine)
    foyer = Foyer(lobby, Queue(engine), Circle(lobby, friends, challenges))
    return MeetingRoom(foyer, Waker(lobby), friends, Challenging(lobby, challenges, friends))
