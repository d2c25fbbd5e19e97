"""The date of a tournament as a calendar file."""

from datetime import datetime

from tarock.club.calendar_file import Appointment, calendar_of
from tarock.club.tournament.settings import Settings


def calendar(event: str, settings: Settings, at: datetime) -> str:
    """Return a calendar with one tournament.

    :param at: when this was written, in universal time.
    :raises TarockError: if the tournament has no date, or none that can be read.
    """
    return calendar_of([Appointment(event, settings.name, settings.date, settings.place)], at)
