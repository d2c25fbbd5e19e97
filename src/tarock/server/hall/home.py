"""The club itself, as its log stands: what happened there is checked, kept and told as in a tournament."""

import time
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeAlias

import msgspec

from tarock.club.home import events
from tarock.club.home.log import ClubLog
from tarock.club.home.state import Club
from tarock.club.log import Kept as KeptOf
from tarock.club.log import LogError
from tarock.core.errors import TarockError
from tarock.core.sentences import Sentence
from tarock.server.hall.waiting import Frame, Room

Kept: TypeAlias = KeptOf[events.Event]


class ClubRoom(Room):
    """A club at home."""

    def __init__(self, log: ClubLog, worker: ThreadPoolExecutor) -> None:
        super().__init__(worker)
        self.log = log

    @property
    def club(self) -> Club:
        """The club as it stands."""
        return self.log.club

    def number(self, frame: Frame) -> int:  # noqa: ARG002 - an evening has so few lines that each may change anything
        """Return the last line of the log."""
        return len(self.log.lines)

    async def gathered(self, frame: Frame, after: int | None) -> None:
        """Wait for nothing: an evening has few readers."""

    async def keep(self, event: events.Event, sender: str, own: str) -> Kept:
        """Check an event, keep it and tell; what was sent before under the same number is kept once.

        :raises TarockError: if it cannot happen, or cannot be kept.
        """
        return await self.told(lambda: self._keep(event, sender, own))

    def _keep(self, event: events.Event, sender: str, own: str) -> Kept:
        try:
            return self.log.keep(event, int(time.time()), sender, own)
        except LogError:
            self.log = ClubLog.read(self.log.file)  # another program has written to it: the next try knows what
            raise


def event_of(written: dict[str, Any]) -> events.Event:
    """Return the event that somebody has sent.

    :raises TarockError: if it is none.
    """
    try:
        event: events.Event = msgspec.convert(written, events.Event)
    except msgspec.ValidationError as error:
        raise TarockError(Sentence("hall-no-event", why=str(error))) from error
    return event
