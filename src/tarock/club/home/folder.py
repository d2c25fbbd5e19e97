"""The folder of a club: its log, the logs of its tournaments, and contact data, each in a file of its own."""

from dataclasses import dataclass
from pathlib import Path
from typing import Final

from tarock.club.home.contacts import read_contacts, write_contacts
from tarock.club.home.events import Number
from tarock.club.home.happening.people import erasures
from tarock.club.home.log import ClubLog
from tarock.club.home.settings import ClubSettings
from tarock.club.locking import is_locked
from tarock.club.remarks import Remark, naming
from tarock.club.tournament.events import Erased
from tarock.club.tournament.log import KIND, Log
from tarock.club.tournament.state import Tournament
from tarock.core.errors import TarockError
from tarock.core.sentences import Sentence

LOG: Final = "club.tarockclub"
EVENTS: Final = "events"
ENDING: Final = f".{KIND.suffix}"
"""How the logs of tournaments end."""
LOCK: Final = "serving.lock"
"""Held by the server for as long as it serves the folder."""


@dataclass(frozen=True, slots=True)
class ClubHome:
    """Where a club keeps its things."""

    path: Path

    @property
    def log_file(self) -> Path:
        """The log of the club."""
        return self.path / LOG

    def found(self, club: str, settings: ClubSettings, at: int) -> ClubLog:
        """Begin a club; the folder is made when it is missing.

        :raises TarockError: if there is a club already, or nothing can be written there.
        """
        try:
            (self.path / EVENTS).mkdir(parents=True, exist_ok=True)
        except OSError as error:
            cause = error.strerror or str(error)
            raise TarockError(Sentence("option-cannot-write", file=str(self.path), cause=cause)) from error
        return ClubLog.begin(self.log_file, club, settings, at)

    def read(self) -> ClubLog:
        """Read the log of the club.

        :raises TarockError: if there is none, or it cannot be read.
        """
        if not self.log_file.is_file():
            raise TarockError(Sentence("home-no-club", folder=str(self.path)))
        return ClubLog.read(self.log_file)

    def to_write(self) -> ClubLog:
        """Read the log of the club, to write to it.

        :raises TarockError: if there is none, or a server has the folder and writes by itself.
        """
        if is_locked(self.path / LOCK):
            raise TarockError(Sentence("home-served", folder=str(self.path)))
        return self.read()

    def events(self) -> list[Log]:
        """Return the logs of the club's tournaments, by the names of their files.

        :raises LogError: if one cannot be read.
        """
        return [Log.read(file) for file in sorted((self.path / EVENTS).glob(f"*{ENDING}"))]

    def tournaments(self) -> list[Tournament]:
        """Return the tournaments of the club, by the names of their files.

        :raises LogError: if one cannot be read.
        """
        return [log.tournament for log in self.events()]

    def erase(self, log: ClubLog, number: Number, at: int) -> list[Remark]:
        """Forget somebody under every number, in the club and in its tournaments, with the contact data.

        In a tournament somebody is known by number and name together: another may have had the number there.

        :returns: where words of other people, which a log cannot change, may still name him.
        :raises TarockError: if nobody has the number, or something cannot be written.
        """
        who = log.club.member(number)
        numbers, names = {who.number, *log.club.doubles(who.number)}, set(who.names)
        events = self.events()
        for event in events:
            for entry in tuple(event.tournament.entries.values()):
                if entry.person.number in numbers and entry.person.names & who.names:
                    names |= entry.person.names
                    event.keep(Erased(entry.person.number), at)
        contacts = read_contacts(self.path)
        write_contacts(self.path, {each: contact for each, contact in contacts.items() if each not in numbers})
        for erasure in erasures(log.club, who.number):
            log.keep(erasure, at)
        return [*naming(log, names), *(remark for event in events for remark in naming(event, names))]
