"""The hall: all events of a club's folder, and who may do what there."""

import asyncio
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Final

import structlog

from tarock.club.home.folder import ClubHome
from tarock.club.home.settings import settings_of as club_settings
from tarock.club.log import LogError
from tarock.club.tournament.log import Log
from tarock.club.tournament.settings import SettingsError, settings_of
from tarock.club.tournament.state import Tournament
from tarock.core.errors import Flaw, TarockError
from tarock.core.sentences import Sentence
from tarock.server.codes import Code, Refusal
from tarock.server.hall.cups import Cups
from tarock.server.hall.folder import ClubFolder
from tarock.server.hall.frames import event_shown
from tarock.server.hall.home import ClubRoom
from tarock.server.hall.roles import Codes, Role, is_code
from tarock.server.hall.room import EventRoom
from tarock.server.hall.stick import Stick
from tarock.server.hall.table_frame import is_over
from tarock.server.hall.waiting import ResultT
from tarock.server.limits import Bucket
from tarock.server.wire.shared.hall import HallEvent, NewEvent

_logs: structlog.stdlib.BoundLogger = structlog.get_logger("hall")

TRIES: Final = 5
"""So many wrong codes may come from an address in a second: at that pace even a table's code takes years to guess."""
ADDRESSES: Final = 1000
"""So many addresses are remembered."""
USUAL: Final = "koenigrufen-turnier"
"""The book of a tournament without a format."""


_PLACES: Final = ("file", "folder")
"""What sentences call the places of this machine."""


class Hall:
    """A club's folder that is served."""

    def __init__(self, path: Path, stick: Path | None = None, every: float = 10) -> None:
        """Take the folder.

        :param stick: where it is copied to, so many seconds after the last copy.
        :raises TarockError: in one sentence, if it cannot be used.
        """
        self.folder = ClubFolder(path)
        self.stick = None if stick is None else Stick(path, stick)
        self._every = every
        self._copying: asyncio.Task[None] | None = None
        self.codes = Codes(self.folder.secret)
        self._worker = ThreadPoolExecutor(1, thread_name_prefix="hall")
        self._rooms: dict[str, EventRoom] = {}
        self._home: ClubRoom | None = None
        self._tries: dict[str, Bucket] = {}
        self.cups = Cups(self.folder, lambda event: self._open(event).news())

    async def start(self) -> None:
        """Begin to copy to the stick, if there is one."""
        if self.stick is not None:
            self._copying = asyncio.create_task(self._copy_for_ever(self.stick), name="stick")

    async def _copy_for_ever(self, stick: Stick) -> None:
        while True:
            await self._copy(stick)
            await asyncio.sleep(self._every)

    async def _copy(self, stick: Stick) -> None:
        """Copy what is new: read between two writes, and written while others go on."""
        try:
            snapshot = await self.work(stick.snapshot)
            await asyncio.to_thread(stick.write, snapshot)
        except (TarockError, OSError) as error:
            if stick.state.failed is None:
                _logs.error("stick", why=str(error))
            stick.state.failed = error if isinstance(error, TarockError) else TarockError(str(error))
        else:
            stick.state.failed = None

    def let_go(self) -> None:
        """Answer whoever waits for news: the server is about to end."""
        for room in (*self._rooms.values(), *([self._home] if self._home else [])):
            room.let_go()

    async def stop(self) -> None:
        """Finish what is being written, copy it once more, and let the folder go."""
        if self._copying is not None and self.stick is not None:
            self._copying.cancel()
            await asyncio.gather(self._copying, return_exceptions=True)
            await self._copy(self.stick)
        await asyncio.to_thread(self._worker.shutdown)
        self.folder.close()

    async def work(self, work: Callable[[], ResultT]) -> ResultT:
        """Do something in the thread of the hall, where everything of the folder is read and written."""
        return await asyncio.get_running_loop().run_in_executor(self._worker, work)

    # Events

    async def find(self, event: str) -> EventRoom:
        """Return an event.

        :raises Refusal: if there is none.
        :raises TarockError: if its log cannot be read.
        """
        if event not in self._rooms:
            return await self.work(lambda: self._open(event))
        return self._rooms[event]

    def _open(self, event: str) -> EventRoom:
        if event not in self._rooms:
            file = self.folder.file(event)
            if file is None:
                raise Refusal(Code.NOT_FOUND, Sentence("hall-no-such-event", event=event[:60]))
            self._rooms[event] = EventRoom(event, Log.read(file), self._worker)
        return self._rooms[event]

    async def listed(self) -> list[HallEvent]:
        """Return all events, the latest date first; one whose log cannot be read says why."""
        return await self.work(self._listed)

    def _listed(self) -> list[HallEvent]:
        found = [self._shown(name) for name in self.folder.names()]
        return sorted(found, key=lambda each: (each.date, each.name), reverse=True)

    def _shown(self, event: str) -> HallEvent:
        try:
            return event_shown(event, self._open(event).tournament)
        except LogError as error:
            return HallEvent(event=event, name=event, ruleset="", rounds=0, broken=str(error))

    async def begin(self, new: NewEvent) -> EventRoom:
        """Open a new event.

        :raises TarockError: if its settings cannot be used.
        """
        return await self.work(lambda: self._begin(new))

    def _begin(self, new: NewEvent) -> EventRoom:
        beginning = {"format": new.format} if new.format else {"ruleset": USUAL}
        settings = settings_of({**beginning, **new.settings, "name": new.name})
        file = self.folder.new_file(new.name)
        log = Log.begin(file, file.stem, settings, int(time.time()))
        room = self._rooms[file.stem] = EventRoom(file.stem, log, self._worker)
        return room

    # The club itself

    async def home(self) -> ClubRoom:
        """Return the club.

        :raises TarockError: if none has been founded in the folder, or its log cannot be read.
        """
        if self._home is None:
            return await self.work(self._open_home)
        return self._home

    def _open_home(self) -> ClubRoom:
        if self._home is None:
            self._home = ClubRoom(ClubHome(self.folder.path).read(), self._worker)
        return self._home

    async def name(self) -> str | None:
        """Return what the club is called; None where the folder holds tournaments alone."""
        return (await self.home()).club.settings.name if ClubHome(self.folder.path).log_file.is_file() else None

    async def found(self, name: str, ruleset: str) -> ClubRoom:
        """Found a club in the folder.

        :raises TarockError: if there is one, or its settings cannot be used.
        """
        await self.work(lambda: self._found(name, ruleset))
        return await self.home()

    def _found(self, name: str, ruleset: str) -> None:
        settings = club_settings({"name": name, "ruleset": ruleset})
        ClubHome(self.folder.path).found(self.folder.path.name, settings, int(time.time()))

    async def erase(self, number: int) -> ClubRoom:
        """Forget somebody, in the club, in its tournaments and among the contact data.

        :raises TarockError: if nobody has the number, or something cannot be written.
        """
        home = await self.home()
        await home.told(lambda: self._erase(home, number))
        return home

    def _erase(self, home: ClubRoom, number: int) -> None:
        try:
            ClubHome(self.folder.path).erase(home.log, number, int(time.time()))
        finally:
            for room in self._rooms.values():  # they hold the name still: they are read anew
                room.let_go()
            self._rooms.clear()

    def tournaments(self) -> list[Tournament]:
        """Return the tournaments of the club; call it in the thread of the hall.

        :raises LogError: if one cannot be read.
        """
        return [self._open(name).tournament for name in self.folder.names()]

    # Who may

    def role(self, event: str, code: str, address: str) -> Role | None:
        """Return what a code makes of somebody who opens the desk or the referee's page; None for nobody."""
        if self._is(code, self.codes.desk(), address, counts=False):
            return Role.DESK
        return Role.REFEREE if self._is(code, self.codes.referee(event), address, counts=True) else None

    def check_desk(self, code: str, address: str) -> None:
        """Let only the desk pass.

        :raises Refusal: if it is another code.
        """
        if not self._is(code, self.codes.desk(), address, counts=True):
            raise Refusal(Code.NO_CODE, Sentence("hall-code-desk"))

    def check_secretary(self, code: str, address: str) -> None:
        """Let only the secretary pass.

        :raises Refusal: if it is another code.
        """
        if not self._is(code, self.codes.secretary(), address, counts=True):
            raise Refusal(Code.NO_CODE, Sentence("hall-code-secretary"))

    def check_referee(self, event: str, code: str, address: str) -> Role:
        """Let only referees and the desk pass.

        :raises Refusal: if it is another code.
        """
        role = self.role(event, code, address)
        if role is None:
            raise Refusal(Code.NO_CODE, Sentence("hall-code-referee"))
        return role

    def check_table(self, event: str, number: int, table: int, code: str, address: str) -> Role:
        """Let those at a table pass, the desk, and referees.

        :raises Refusal: if it is another code.
        """
        if self._is(code, self.codes.table(event, number, table), address, counts=False):
            return Role.TABLE
        role = self.role(event, code, address)
        if role is None:
            raise Refusal(Code.NO_CODE, Sentence("hall-code-table", table=table, round=number))
        return role

    def _is(self, typed: str, code: str, address: str, *, counts: bool) -> bool:
        """Compare a code; whoever guesses is soon stopped.

        :param counts: whether a wrong one is a try: not while others may still fit.
        :raises Refusal: if too many wrong ones came from this address.
        """
        if is_code(typed, code):
            return True
        if counts and typed and not self._bucket(address).take():
            raise Refusal(Code.TOO_FAST, Sentence("hall-tries"))
        return False

    def _bucket(self, address: str) -> Bucket:
        if address not in self._tries:
            if len(self._tries) >= ADDRESSES:
                self._tries.pop(next(iter(self._tries)))
            self._tries[address] = Bucket(TRIES)
        return self._tries[address]


def check_current(room: EventRoom, number: int, table: int, role: Role) -> None:
    """Refuse what a table writes after its round; the desk may still put right what was wrong.

    :raises Refusal: if the code has expired.
    """
    tournament = room.tournament
    tournament.company(number, table)
    if role is Role.TABLE and is_over(tournament, number):
        raise Refusal(Code.EXPIRED, Sentence("hall-expired", table=table, round=number))


def refused(error: TarockError) -> Refusal:
    """Return why something cannot happen, as the API answers it; of settings, at which key."""
    if isinstance(error, SettingsError):
        return Refusal(Code.REFUSED, error.sentence, flaws=(Flaw(error.text, error.key),))
    field = getattr(error, "field", "")
    sentence = without_paths(error.sentence)
    return Refusal(Code.REFUSED, Sentence("rules-at-key", key=field, text=sentence) if field else sentence)


def without_paths(sentence: str | Sentence) -> str | Sentence:
    """Return a sentence that names files and folders, but not where on this machine they lie.

    >>> without_paths(Sentence("home-no-club", folder="/home/anna/club")) == Sentence("home-no-club", folder="club")
    True
    """
    if isinstance(sentence, str):
        return sentence
    filling = {
        name: Path(value).name if name in _PLACES and isinstance(value, str) else value
        for name, value in sentence.filling.items()
    }
    return Sentence(sentence.key, **filling)
