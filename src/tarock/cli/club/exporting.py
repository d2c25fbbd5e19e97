"""Files that leave the club, and whether its log is whole."""

from datetime import UTC, datetime
from pathlib import Path

from tarock.cli.club.keeping import read
from tarock.cli.tournament.exporting import write_all
from tarock.cli.tournament.keeping import say
from tarock.cli.tournament.proving import say_verified
from tarock.club.calendar_file import calendar_of
from tarock.club.home.export import appointments, texts
from tarock.club.home.folder import ClubHome
from tarock.club.home.log import ClubLog
from tarock.club.home.ratings import ratings
from tarock.club.home.year import span_of
from tarock.core.sentences import Sentence


def export(folder: Path, *, to: Path, season: str | None, comma: bool, own: bool, as_json: bool, language: str) -> None:
    """Write everything of a season that can be given away into a folder.

    :param own: whether in the language of the club.
    """
    club = read(folder, language).club
    found = texts(
        club,
        span_of(club, season or ""),
        ratings(club, ClubHome(folder).tournaments()),
        "," if comma else ";",
        club.settings.language if own else language,
    )
    found["club.ics"] = calendar_of(appointments(club), datetime.now(UTC))
    write_all(to, found)
    sentence = Sentence("cup-exported", folder=str(to), files=", ".join(found))
    say({"folder": str(to), "files": list(found)}, [sentence], as_json=as_json, language=language)


def calendar(folder: Path, *, file: Path, as_json: bool, language: str) -> None:
    """Write the evenings of the club as a calendar."""
    club = read(folder, language).club
    write_all(file.parent, {file.name: calendar_of(appointments(club), datetime.now(UTC))})
    sentence = Sentence("cup-exported", folder=str(file.parent), files=file.name)
    say({"file": str(file), "evenings": len(club.evenings)}, [sentence], as_json=as_json, language=language)


def verify(file: Path, *, language: str, as_json: bool = False) -> None:
    """Play the log of a club again.

    :raises TarockError: if a line could not have happened, or was changed.
    """
    log = ClubLog.read(file)
    evenings = len(log.club.evenings)
    right = Sentence("home-verified", file=str(file), lines=len(log.lines), evenings=evenings)
    say_verified(log, [right], {"evenings": evenings}, language=language, as_json=as_json)
