"""Clubs for tests: people, tables and lines."""

from pathlib import Path
from random import Random
from typing import Any

from tarock.club.evenings.danish import DanishCourse
from tarock.club.home import events
from tarock.club.home.folder import ClubHome
from tarock.club.home.log import ClubLog
from tarock.club.home.people import Member
from tarock.club.home.settings import settings_of
from tests.club.evening_lines import danish_sheets

AT = 1_800_000_000
RUFER = {"contract": "rufer", "declarer": "A", "partner": "C", "thirds": 120}


def founded(folder: Path, **settings: Any) -> ClubLog:  # noqa: ANN401 - as the settings have them
    values = {"name": "Tuesday club", "ruleset": "danish-hjoerring", "stake": 1, "currency": "DKK", **settings}
    return ClubHome(folder).found("test", settings_of(values), AT)


def join(log: ClubLog, *numbers: int, **fields: Any) -> None:  # noqa: ANN401 - as a member has them
    for number in numbers:
        person: dict[str, Any] = {"number": number, "name": f"Player {number}", **fields}
        log.keep(events.Joined(Member(**person)), AT)


def seat(log: ClubLog, evening: str, *players: int, **fields: Any) -> int:  # noqa: ANN401 - as a table has them
    """Seat a table; open the evening if it is not yet."""
    if evening not in log.club.evenings:
        log.keep(events.Opened(evening, evening[:10]), AT)
    table = len(log.club.evening(evening).tables) + 1
    log.keep(events.Seated(evening, table, players, **fields), AT)
    return table


def line(log: ClubLog, evening: str, table: int, **fields: Any) -> events.Lined:  # noqa: ANN401 - as a line has them
    """Write the next line of a table."""
    written = events.Lined(evening, table, len(log.club.table(evening, table).lines) + 1, **fields)
    log.keep(written, AT)
    return written


def play_danish(log: ClubLog, evening: str, table: int, rounds: int, rng: Random) -> None:
    """Play some rounds at random and write them down."""
    for _ in range(rounds):
        course = log.club.table(evening, table).course
        assert isinstance(course, DanishCourse)
        for sheet in danish_sheets(course, rng):
            line(log, evening, table, sheet=sheet)


def rufer(rng: Random) -> dict[str, Any]:
    declarer, partner = rng.sample("ABCD", 2)
    return {**RUFER, "declarer": declarer, "partner": partner, "thirds": rng.randrange(30, 180)}
