"""The date of a tournament as a calendar file (RFC 5545)."""

from datetime import date, datetime
from typing import Final

from tarock.club.tournament.settings import Settings
from tarock.core.errors import TarockError
from tarock.core.sentences import Sentence, shown

_LONGEST: Final = 75
"""Bytes of a line; what is longer goes on in the next, after a space (3.1)."""


def calendar(event: str, settings: Settings, at: datetime) -> str:
    """Return a calendar with one tournament: one entry, or one for each round that has a date of its own.

    :param at: when this was written, in universal time.
    :raises TarockError: if the tournament has no date, or none that can be read.
    """
    lines = [
        "BEGIN:VCALENDAR",
        "VERSION:2.0",
        "PRODID:-//tarock//tournament//EN",
        *(
            line
            for number, day in enumerate(settings.dates or (settings.date,), 1)
            for line in _entry(f"{event}-{number}" if settings.dates else event, settings, day, at)
        ),
        "END:VCALENDAR",
    ]
    return "".join(f"{_folded(line)}\r\n" for line in lines)


def _entry(name: str, settings: Settings, day: str, at: datetime) -> list[str]:
    return [
        "BEGIN:VEVENT",
        f"UID:{name}@tarock",
        f"DTSTAMP:{at:%Y%m%dT%H%M%SZ}",
        _start(day),
        f"SUMMARY:{_escaped(settings.name)}",
        *([f"LOCATION:{_escaped(settings.place)}"] if settings.place else []),
        "END:VEVENT",
    ]


def _start(text: str) -> str:
    """Return when it begins: a day, or a day and an hour of the place itself."""
    try:
        if "T" in text or " " in text:
            return f"DTSTART:{datetime.fromisoformat(text):%Y%m%dT%H%M%S}"
        return f"DTSTART;VALUE=DATE:{date.fromisoformat(text):%Y%m%d}"
    except ValueError as error:
        raise TarockError(Sentence("cup-date", got=shown(text))) from error


def _escaped(text: str) -> str:
    return text.replace("\\", "\\\\").replace(";", "\\;").replace(",", "\\,").replace("\n", "\\n")


def _folded(line: str) -> str:
    parts: list[str] = [""]
    for letter in line:
        if len((parts[-1] + letter).encode()) > _LONGEST:
            parts.append(" ")
        parts[-1] += letter
    return "\r\n".join(parts)
