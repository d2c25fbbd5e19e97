"""What can happen in a tournament, and what it does: a module for each part, checks and folds side by side."""

from tarock.club.tournament import events
from tarock.club.tournament.happening import clock, lines, online, people, raffle, rounds, rulings, settings
from tarock.club.tournament.happening.registry import checks, folds, refuse
from tarock.club.tournament.state import Tournament

__all__ = ["check", "clock", "fold", "lines", "online", "people", "raffle", "rounds", "rulings", "settings"]

checks.must_know(events.Event, but=events.Opened)
folds.must_know(events.Event, but=events.Opened)


def check(tournament: Tournament, event: events.Event) -> None:
    """Let an event pass.

    :raises TarockError: if it cannot happen now, with what to do.
    """
    if tournament.is_closed and not isinstance(event, events.Erased | events.Paid):
        refuse("cup-closed")
    checks(tournament, event)


def fold(tournament: Tournament, event: events.Event, at: int) -> None:
    """Let something have happened at a time, in seconds since 1970."""
    tournament.at = at
    tournament.ranked = None
    folds(tournament, event)
    _forget_account(tournament, event)


def _forget_account(tournament: Tournament, event: events.Event) -> None:
    """Let a table be counted anew at which something has happened: nothing else changes what its lines come to."""
    table = getattr(event, "table", 0)
    if table:
        tournament.round(getattr(event, "round", 0)).accounts.pop(table, None)
