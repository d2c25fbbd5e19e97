"""What can happen in a club, and what it does: a module for each part, checks and folds side by side."""

from tarock.club.home import events
from tarock.club.home.happening import evenings, lines, people, settings
from tarock.club.home.happening.registry import checks, folds
from tarock.club.home.state import Club

__all__ = ["check", "evenings", "fold", "lines", "people", "settings"]

checks.must_know(events.Event, but=events.Founded)
folds.must_know(events.Event, but=events.Founded)


def check(club: Club, event: events.Event) -> None:
    """Let an event pass.

    :raises TarockError: if it cannot happen now, with what to do.
    """
    checks(club, event)


def fold(club: Club, event: events.Event, at: int) -> None:
    """Let something have happened at a time, in seconds since 1970."""
    club.at = at
    folds(club, event)
