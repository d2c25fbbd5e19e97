"""An event that is open: its log, what was shown of it last, and who waits for news."""

import asyncio
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Final, TypeAlias

import msgspec

from tarock.club.log import Kept as KeptOf
from tarock.club.log import LogError
from tarock.club.tournament import drawing, events
from tarock.club.tournament.log import Log
from tarock.club.tournament.people_file import people_of
from tarock.club.tournament.prizes import raffle
from tarock.club.tournament.state import Tournament
from tarock.core.errors import TarockError
from tarock.core.sentences import Sentence
from tarock.server.hall.frames import public_shown
from tarock.server.hall.lists import looked_at
from tarock.server.hall.news import News
from tarock.server.hall.waiting import Frame, Room
from tarock.server.wire.shared.hall import HallList, HallPublic

GATHERED: Final = 1.0
"""For so many seconds lines are gathered before wall, phones and desk are told: sixty tables write at once."""
_OF_LINES: Final = (events.Lined, events.Replaced, events.Confirmed)

Kept: TypeAlias = KeptOf[events.Event]


class EventRoom(Room):
    """An event of the club."""

    def __init__(self, event: str, log: Log, worker: ThreadPoolExecutor) -> None:
        super().__init__(worker)
        self.event = event
        self.log = log
        self._public: HallPublic | None = None
        self._last = 0
        self._urgent = 0
        self._told_at = 0.0
        self._tables: dict[tuple[int, int], int] = {}
        self._note_all()

    @property
    def tournament(self) -> Tournament:
        """The tournament as it stands."""
        return self.log.tournament

    def news(self) -> News:
        """Return the tournament as it stands, for a frame that everything may change."""
        return News(self.event, self.tournament, len(self.log.lines))

    # Reading

    async def frame(self, frame: Frame, make: Callable[[News], msgspec.Struct], after: int | None = None) -> bytes:
        """Return a frame of the tournament as it stands, as JSON.

        :raises TarockError: if there is no such table.
        """
        return await self.shown(frame, lambda n: make(News(self.event, self.tournament, n)), after)

    async def gathered(self, frame: Frame, after: int | None) -> None:
        """Wait a moment for more lines, where nothing else has happened and many wait for the same frame."""
        if after is None or frame[0] == "table" or self._urgent > after or self.is_closing:
            return
        loop = asyncio.get_running_loop()
        wait = self._told_at + GATHERED - loop.time()
        if wait > 0:
            await asyncio.sleep(wait)
        else:
            self._told_at = loop.time()

    def number(self, frame: Frame) -> int:
        """Return the line of the log that last changed a frame: lines of other tables change no table."""
        if frame[0] != "table":
            return len(self.log.lines)
        return max(self._last, self._tables.get((int(frame[1]), int(frame[2])), 0))

    def public(self, _news: News) -> HallPublic:
        """Return what everybody may see, which desk and referees see too: standings are computed once for a change."""
        if self._public is None or self._public.n != len(self.log.lines):
            self._public = public_shown(self.news())
        return self._public

    # Writing

    async def keep(self, event: events.Event, sender: str, own: str) -> Kept:
        """Check an event, keep it and tell; what was sent before under the same number is kept once.

        :raises TarockError: if it cannot happen, or cannot be kept.
        """
        return await self._told(lambda: self.log.keep(event, _now(), sender, own))

    async def enter(self, text: str, columns: dict[str, str], sender: str, own: str) -> Kept:
        """Enter a list of people: all of them, or nobody.

        :raises TarockError: naming the line that is wrong.
        """
        return await self._told(lambda: self._enter(text, columns, sender, own))

    def _enter(self, text: str, columns: dict[str, str], sender: str, own: str) -> Kept:
        before = [kept.event for kept in self.log.lines if kept.sender == sender and kept.own.startswith(f"{own}.")]
        ours = {event.person.number for event in before if isinstance(event, events.Entered)}
        people = people_of(text, columns, self.tournament.entries.keys() - ours)
        if not ours:
            trial = Log.read(self.log.file)
            for person in people:
                trial.try_out(events.Entered(person), _now())
        for place, person in enumerate(people):
            self.log.keep(events.Entered(person), _now(), sender, f"{own}.{place}")
        return self.log.lines[-1]

    async def look(self, text: str, columns: dict[str, str], language: str) -> HallList:
        """Return what would come of a list of people; nobody is entered."""
        return await self.work(lambda: looked_at(self.log.file, text, columns, language))

    async def commit(self, sender: str, own: str, *, again: bool) -> Kept:
        """Commit to a draw.

        :raises TarockError: if it cannot be drawn now.
        """
        return await self._told(lambda: self._once(sender, own, lambda: self._commit(sender, own, again=again)))

    def _commit(self, sender: str, own: str, *, again: bool) -> Kept:
        drawing.commit(self.log, _now(), again=again, sender=sender, own=own)
        return self.log.lines[-1]

    async def draw(self, sender: str, own: str, word: str) -> Kept:
        """Draw, or begin a round that was drawn before.

        :raises TarockError: if it cannot be drawn now.
        """
        return await self._told(
            lambda: self._once(sender, own, lambda: drawing.draw(self.log, _now(), word, sender, own))
        )

    async def raffle(self, sender: str, own: str) -> Kept:
        """Raffle what was named for it.

        :raises TarockError: if there is nothing, or a table still plays.
        """
        return await self._told(lambda: self._once(sender, own, lambda: self._raffle(sender, own)))

    def _raffle(self, sender: str, own: str) -> Kept:
        winners = raffle(self.tournament) if self.tournament.rounds else ()
        return self.log.keep(events.Raffled(winners), _now(), sender, own)

    def _once(self, sender: str, own: str, work: Callable[[], Kept]) -> Kept:
        """Do what makes an event by lot; what was sent before is not made anew."""
        sent = next((kept for kept in self.log.lines if (kept.sender, kept.own) == (sender, own)), None)
        return work() if sent is None else sent

    async def _told(self, write: Callable[[], Kept]) -> Kept:
        return await self.told(lambda: self._written(write))

    def _written(self, write: Callable[[], Kept]) -> Kept:
        before = len(self.log.lines)
        try:
            return write()
        except LogError:
            self.log = Log.read(self.log.file)  # another program has written to it: the next try knows what
            self._note_all()
            raise
        finally:
            for kept in self.log.lines[before:]:
                self._note(kept)

    def _note_all(self) -> None:
        self._frames.clear()
        self._public = None
        for kept in self.log.lines:
            self._note(kept)

    def _note(self, kept: Kept) -> None:
        """Remember which frames an event has changed."""
        if not isinstance(kept.event, _OF_LINES):
            self._urgent = kept.n
        table: Any = getattr(kept.event, "table", None)
        if table is None:
            self._last = kept.n
        else:
            self._tables[getattr(kept.event, "round", 0), table] = kept.n


def event_of(written: dict[str, Any]) -> events.Event:
    """Return the event that somebody has sent.

    :raises TarockError: if it is none.
    """
    try:
        event: events.Event = msgspec.convert(written, events.Event)
    except msgspec.ValidationError as error:
        raise TarockError(Sentence("hall-no-event", why=str(error))) from error
    return event


def _now() -> int:
    return int(time.time())
