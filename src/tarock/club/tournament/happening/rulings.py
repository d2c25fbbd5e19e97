"""What a referee does."""

from tarock.club.tournament import events
from tarock.club.tournament.draw import Number
from tarock.club.tournament.happening.lines import check_writer
from tarock.club.tournament.happening.registry import checks, folds, refuse
from tarock.club.tournament.state import Call, Tournament


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


@checks.of(events.Called)
def _check_called(tournament: Tournament, event: events.Called) -> None:
    tournament.company(event.round, event.table)
    check_writer(tournament, event.round, event.table, event.by)
    if _open_call(tournament, event.round, event.table):
        refuse("cup-called-already", table=event.table)


@folds.of(events.Called)
def _fold_called(tournament: Tournament, event: events.Called) -> None:
    tournament.calls.append(Call(event, tournament.at))


@checks.of(events.Answered)
def _check_answered(tournament: Tournament, event: events.Answered) -> None:
    tournament.company(event.round, event.table)
    if not _open_call(tournament, event.round, event.table):
        refuse("cup-not-called", table=event.table)
    _check_referee(tournament, event.round, event.table, event.by)


@folds.of(events.Answered)
def _fold_answered(tournament: Tournament, event: events.Answered) -> None:
    for call in _open_call(tournament, event.round, event.table):
        call.answered_by = event.by


def _open_call(tournament: Tournament, number: int, table: int) -> list[Call]:
    """Return the call of a table to which nobody has come: one, or none."""
    return [call for call in tournament.open_calls() if (call.called.round, call.called.table) == (number, table)]


def _check_referee(tournament: Tournament, number: int, table: int, by: Number) -> None:
    """Nobody rules at the table where he sits."""
    if by != events.DESK:
        tournament.entry(by)
    if by in tournament.sits_at(number, table) or by in tournament.company(number, table):
        refuse("cup-own-table", number=by, table=table)
