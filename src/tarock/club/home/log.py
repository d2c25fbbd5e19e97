"""The log of a club, ``club.tarockclub``: what a `tarock.club.log` must know of clubs."""

from pathlib import Path
from typing import Final, Self

from tarock.club import log
from tarock.club.home import events
from tarock.club.home.happening import check, fold
from tarock.club.home.happening.people import forgotten
from tarock.club.home.happening.settings import founded
from tarock.club.home.settings import ClubSettings
from tarock.club.home.state import Club

_Naming = events.Joined | events.Corrected


def _named(event: events.Event) -> int | None:
    return event.person.number if isinstance(event, _Naming) else None


def _nameless(event: events.Event) -> events.Event:
    assert isinstance(event, _Naming), "no other event holds a name"
    return type(event)(forgotten(event.person))


def _erased(event: events.Event) -> int | None:
    return event.number if isinstance(event, events.Erased) else None


KIND: Final = log.Kind[Club, events.Event](
    suffix="tarockclub",
    version=1,
    kept=log.Kept[events.Event],
    first=events.Founded,
    begun=founded,
    check=check,
    fold=fold,
    named=_named,
    nameless=_nameless,
    erased=_erased,
)


class ClubLog(log.Log[Club, events.Event]):
    """A log and the club that follows from it."""

    @classmethod
    def begin(cls, file: Path, club: str, settings: ClubSettings, at: int) -> Self:
        """Begin the log of a club in a new file.

        :raises TarockError: if there is such a file, or the settings cannot be.
        """
        return cls.begin_as(KIND, file, events.Founded(club, settings), at)

    @classmethod
    def read(cls, file: Path) -> Self:
        """Read a log; a last line that is not whole was never answered, and is left out and told.

        :raises LogError: if it cannot be read, or a line is wrong.
        """
        return cls.read_as(KIND, file)

    @property
    def club(self) -> Club:
        """All that is known."""
        return self.state
