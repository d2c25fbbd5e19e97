"""The clock of the round that is played."""

from tarock.club.tournament import events
from tarock.club.tournament.clock import Clock
from tarock.club.tournament.happening.registry import checks, folds, refuse
from tarock.club.tournament.settings import LONGEST
from tarock.club.tournament.state import Tournament


@checks.of(events.Started)
def _check_started(tournament: Tournament, event: events.Started) -> None:
    if _clock(tournament, event.round).since is not None:
        refuse("cup-clock-runs", round=event.round)
    if not 0 <= event.minutes <= LONGEST or not _minutes(tournament, event):
        refuse("cup-clock-minutes", most=LONGEST)


@folds.of(events.Started)
def _fold_started(tournament: Tournament, event: events.Started) -> None:
    tournament.round(event.round).clock.start(tournament.at, _minutes(tournament, event))


def _minutes(tournament: Tournament, event: events.Started) -> int:
    return event.minutes or tournament.round(event.round).clock.minutes or tournament.settings.minutes


@checks.of(events.Paused)
def _check_paused(tournament: Tournament, event: events.Paused) -> None:
    if _clock(tournament, event.round).since is None:
        refuse("cup-clock-stands", round=event.round)


@folds.of(events.Paused)
def _fold_paused(tournament: Tournament, event: events.Paused) -> None:
    tournament.round(event.round).clock.stop(tournament.at)


@checks.of(events.TimeUp)
def _check_time_up(tournament: Tournament, event: events.TimeUp) -> None:
    clock = _clock(tournament, event.round)
    if clock.is_over or not clock.minutes:
        refuse("cup-clock-stands", round=event.round)


@folds.of(events.TimeUp)
def _fold_time_up(tournament: Tournament, event: events.TimeUp) -> None:
    clock = tournament.round(event.round).clock
    clock.stop(tournament.at)
    clock.is_over = True


def _clock(tournament: Tournament, number: int) -> Clock:
    """Return the clock of the round that is played; those before it have no time any more."""
    played = tournament.round(number)
    if number != len(tournament.rounds):
        refuse("cup-clock-round", round=len(tournament.rounds))
    return played.clock
