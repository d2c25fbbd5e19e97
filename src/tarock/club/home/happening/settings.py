"""What a club says of itself."""

from datetime import date

from tarock.club.home import events
from tarock.club.home.happening.registry import checks, folds, refuse
from tarock.club.home.settings import check_settings
from tarock.club.home.state import Club
from tarock.core.sentences import shown


def founded(event: events.Founded) -> Club:
    """Return a club that nobody has joined yet.

    :raises TarockError: if its settings cannot be.
    """
    check_settings(event.settings)
    return Club(event.club, event.settings)


@checks.of(events.Changed)
def _check_changed(_club: Club, event: events.Changed) -> None:
    check_settings(event.settings)


@folds.of(events.Changed)
def _fold_changed(club: Club, event: events.Changed) -> None:
    club.settings = event.settings


@checks.of(events.Seasoned)
def _check_seasoned(_club: Club, event: events.Seasoned) -> None:
    if not event.season.strip():
        refuse("home-no-season-name")
    if check_date(event.first) > check_date(event.last):
        refuse("home-season-dates", first=event.first, last=event.last)


@folds.of(events.Seasoned)
def _fold_seasoned(club: Club, event: events.Seasoned) -> None:
    club.seasons[event.season] = event


def check_date(text: str) -> date:
    """Return a day.

    :raises TarockError: if it is not written like 2026-11-21.
    """
    try:
        return date.fromisoformat(text)
    except ValueError:
        refuse("home-date", got=shown(text))
