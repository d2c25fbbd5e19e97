"""The log of a tournament, ``event.tarockcup``: what a `tarock.club.log` must know of tournaments."""

from pathlib import Path
from typing import Final, Self

from tarock.club import log
from tarock.club.tournament import events
from tarock.club.tournament.happening import check, fold
from tarock.club.tournament.happening.people import forgotten
from tarock.club.tournament.happening.settings import check_settings, opened
from tarock.club.tournament.lines import scoring_of
from tarock.club.tournament.settings import Settings
from tarock.club.tournament.state import Tournament


def _begun(event: events.Opened) -> Tournament:
    tournament = opened(event)
    scoring = scoring_of(tournament)
    check_settings(event.settings, scoring.active, scoring.at_table)
    return tournament


def _named(event: events.Event) -> int | None:
    return event.person.number if isinstance(event, events.Entered | events.Corrected) else None


def _nameless(event: events.Event) -> events.Event:
    assert isinstance(event, events.Entered | events.Corrected), "no other event holds a name"
    return type(event)(forgotten(event.person))


def _erased(event: events.Event) -> int | None:
    return event.number if isinstance(event, events.Erased) else None


KIND: Final = log.Kind[Tournament, events.Event](
    suffix="tarockcup",
    version=1,
    kept=log.Kept[events.Event],
    first=events.Opened,
    begun=_begun,
    check=check,
    fold=fold,
    named=_named,
    nameless=_nameless,
    erased=_erased,
)


class Log(log.Log[Tournament, events.Event]):
    """A log and the tournament that follows from it."""

    @classmethod
    def begin(cls, file: Path, event: str, settings: Settings, at: int) -> Self:
        """Open a tournament in a new file.

        :raises TarockError: if there is such a file, or the settings do not fit the game.
        """
        return cls.begin_as(KIND, file, events.Opened(event, settings), at)

    @classmethod
    def read(cls, file: Path) -> Self:
        """Read a log; a last line that is not whole was never answered, and is left out and told.

        :raises LogError: if it cannot be read, or a line is wrong.
        """
        return cls.read_as(KIND, file)

    @property
    def tournament(self) -> Tournament:
        """All that is known."""
        return self.state
