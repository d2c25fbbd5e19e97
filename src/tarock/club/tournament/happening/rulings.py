"""What a referee does."""

from tarock.club.tournament import events
from tarock.club.tournament.draw import Number
from tarock.club.tournament.happening.registry import checks, folds, refuse
from tarock.club.tournament.state import Tournament


@checks.of(events.Struck)
def _check_struck(tournament: Tournament, event: events.Struck) -> None:
    line = tournament.line(event.round, event.table, event.line)
    if line.struck:
        refuse("cup-struck-already", line=event.line)
    if not event.why.strip():
        refuse("cup-why")
    _check_referee(tournament, event.round, event.table, event.by)


@folds.of(events.Struck)
def _fold_struck(tournament: Tournament, event: events.Struck) -> None:
    line = tournament.line(event.round, event.table, event.line)
    line.struck, line.settled = event.why, None


@checks.of(events.Ruled)
def _check_ruled(tournament: Tournament, event: events.Ruled) -> None:
    tournament.company(event.round, event.table)
    if event.line:
        tournament.line(event.round, event.table, event.line)
    if not event.text.strip():
        refuse("cup-why")
    _check_referee(tournament, event.round, event.table, event.by)


@folds.of(events.Ruled)
def _fold_ruled(tournament: Tournament, event: events.Ruled) -> None:
    tournament.rulings.append(event)


def _check_referee(tournament: Tournament, number: int, table: int, by: Number) -> None:
    """Nobody rules at the table where he sits."""
    if by != events.DESK:
        tournament.entry(by)
    if by in tournament.sits_at(number, table) or by in tournament.company(number, table):
        refuse("cup-own-table", number=by, table=table)
