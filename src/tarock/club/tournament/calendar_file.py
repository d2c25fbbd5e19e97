"""The date of a tournament as a calendar file."""

from datetime import datetime

from tarock.club.calendar_file import Appointment, calendar_of
from tarock.club.tournament.settings import Settings


def calendar(event: str, settings: Settings, at: datetime) -> str:
    """Return a calendar with one tournament: one entry, or one for each round that has a date of its own.

    :param at: when this was written, in universal time.
    :raises TarockError: if the tournament has no date, or none that can be read.
    """
    days = [(f"{event}-{number}", day) for number, day in enumerate(settings.dates, 1)] or [(event, settings.date)]
    return calendar_of([Appointment(name, settings.name, day, settings.place) for name, day in days], at)
