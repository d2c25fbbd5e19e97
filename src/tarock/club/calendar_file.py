"""Dates as a calendar file (RFC 5545)."""

from collections.abc import Iterable
from dataclasses import dataclass
from datetime import date, datetime
from typing import Final

from tarock.core.errors import TarockError
from tarock.core.sentences import Sentence, shown

_LONGEST: Final = 75
"""Bytes of a line; what is longer goes on in the next, after a space (3.1)."""


@dataclass(frozen=True, slots=True)
class Appointment:
    """Something that people come to."""

    id: str
    """What it goes by everywhere."""
    title: str
    start: str
    """A day, or a day and an hour of the place itself, as 2026-11-21T19:00."""
    place: str = ""


def calendar_of(appointments: Iterable[Appointment], at: datetime) -> str:
    """Return a calendar.

    :param at: when this was written, in universal time.
    :raises TarockError: if an appointment has no date, or none that can be read.
    """
    lines = ["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//tarock//tournament//EN"]
    for each in appointments:
        lines += [
            "BEGIN:VEVENT",
            f"UID:{each.id}@tarock",
            f"DTSTAMP:{at:%Y%m%dT%H%M%SZ}",
            _start(each.start),
            f"SUMMARY:{_escaped(each.title)}",
            *([f"LOCATION:{_escaped(each.place)}"] if each.place else []),
            "END:VEVENT",
        ]
    return "".join(f"{_folded(line)}\r\n" for line in [*lines, "END:VCALENDAR"])


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
