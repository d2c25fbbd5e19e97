"""What every command of a club does: read the folder, find people by number or name, keep events, say so."""

import sys
from collections.abc import Sequence
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


def numbers_of(club: Club, names: tuple[str, ...]) -> tuple[tuple[int, ...], list[events.Joined]]:
    """Return the numbers of people at a table, and which guests, whose names begin with +, have to be entered for it.

    :raises TarockError: if somebody is not known.
    """
    numbers: list[int] = []
    joining: list[events.Joined] = []
    for name in names:
        guest = name.removeprefix(GUEST).strip()
        known = [each.number for each in club.find(guest) if each.guest]
        if guest == name:
            numbers.append(number_of(club, name))
        elif known:
            numbers.append(known[0])
        else:
            numbers.append(next_number(club, guest=True) + len(joining))
            joining.append(events.Joined(Member(number=numbers[-1], name=guest, guest=True)))
    return tuple(numbers), joining


def keep_all(folder: Path, log: ClubLog, all_: Sequence[events.Event]) -> None:
    """Keep several events that belong together: all can happen, or none does.

    :raises TarockError: if one cannot.
    """
    trial = ClubHome(folder).read()
    for event in all_:
        trial.try_out(event, now())
    for event in all_:
        log.keep(event, now())
