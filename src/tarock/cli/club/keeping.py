"""What every command of a club does: read the folder, find people by number or name, keep events, say so."""

import sys
from pathlib import Path
from typing import Final

from tarock.cli.tournament.keeping import now, say
from tarock.club.home import events
from tarock.club.home.folder import ClubHome
from tarock.club.home.happening.people import next_number
from tarock.club.home.log import ClubLog
from tarock.club.home.people import Member
from tarock.club.home.state import Club
from tarock.core.errors import TarockError
from tarock.core.sentences import Sentence, hint

GUEST: Final = "+"
"""Before the name of a guest who is not in the list yet."""


def read(folder: Path, language: str) -> ClubLog:
    """Read the log of a club, and tell on standard error if its last line was not whole.

    :raises TarockError: if there is no club, or its log cannot be read.
    """
    return _told(ClubHome(folder).read(), language)


def to_write(folder: Path, language: str) -> ClubLog:
    """Read the log of a club, to write to it.

    :raises TarockError: if there is no club, its log cannot be read, or a server writes to it.
    """
    return _told(ClubHome(folder).to_write(), language)


def _told(log: ClubLog, language: str) -> ClubLog:
    if log.torn:
        print(Sentence("log-torn", bytes=log.torn).said(language), file=sys.stderr)  # noqa: T201 - beside the output
    return log


def keep_and_say(log: ClubLog, event: events.Event, *, as_json: bool, language: str) -> None:
    """Keep an event, and say which line of the log it is."""
    kept = log.keep(event, now())
    say({"line": kept.n}, [Sentence("cup-kept", n=kept.n)], as_json=as_json, language=language)


def number_of(club: Club, text: str) -> int:
    """Return the number of somebody who is named by number, name or alias.

    :raises TarockError: if nobody is, or several are.
    """
    if text.isdecimal():
        return club.member(int(text)).number
    found = club.find(text)
    if len(found) > 1:
        numbers = ", ".join(str(each.number) for each in found)
        raise TarockError(Sentence("home-several", name=text, numbers=numbers))
    if not found:
        known = [name for each in club.members.values() for name in (each.name, *each.aliases)]
        raise TarockError(Sentence("home-no-name", name=text, hint=hint(text, known)))
    return found[0].number


def numbers_of(log: ClubLog, names: tuple[str, ...]) -> tuple[int, ...]:
    """Return the numbers of people at a table; guests, whose names begin with +, are entered.

    :raises TarockError: if somebody is not known; then nobody is entered.
    """
    for name in names:
        if not name.startswith(GUEST):
            number_of(log.club, name)
    return tuple(_guest(log, name[1:]) if name.startswith(GUEST) else number_of(log.club, name) for name in names)


def _guest(log: ClubLog, name: str) -> int:
    """Return the number of a guest; one who came before keeps it."""
    known = [each.number for each in log.club.find(name) if each.guest]
    if known:
        return known[0]
    person = Member(number=next_number(log.club, guest=True), name=name.strip(), guest=True)
    log.keep(events.Joined(person), now())
    return person.number
