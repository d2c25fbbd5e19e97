"""What a referee does."""

from fractions import Fraction

from tarock.club.tournament import events
from tarock.club.tournament.draw import Number
from tarock.club.tournament.happening.lines import check_writer, check_written, replaced
from tarock.club.tournament.happening.registry import checks, folds, refuse
from tarock.club.tournament.lines import players_of, scoring_of
from tarock.club.tournament.state import Call, Tournament
from tarock.club.typed import balanced
from tarock.core.sentences import hint


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
    company = tournament.company(event.round, event.table)
    _check_referee(tournament, event.round, event.table, event.by)
    if not event.text.strip() and not event.fault:
        refuse("cup-why")
    faults = scoring_of(tournament).faults
    if event.fault and event.fault not in faults:
        refuse("cup-no-fault", fault=event.fault, hint=hint(event.fault, faults), known=", ".join(faults))
    if event.offender and event.offender not in company:
        refuse("cup-not-at-table", number=event.offender, table=event.table)
    if event.line:
        tournament.line(event.round, event.table, event.line)
    _check_consequence(tournament, event)


def _check_consequence(tournament: Tournament, event: events.Ruled) -> None:
    """Refuse more than one consequence, one about no line, and one that does not add up."""
    consequences = (event.strikes, event.sheet is not None or event.points is not None, bool(event.fine))
    if sum(consequences) > 1:
        refuse("cup-consequences")
    if not any(consequences):
        return
    if not event.line:
        refuse("cup-consequence-line")
    line = tournament.line(event.round, event.table, event.line)
    if event.strikes and line.struck:
        refuse("cup-struck-already", line=event.line)
    if consequences[1]:
        check_written(tournament, written_by_ruling(line.written, event))
    if event.fine:
        balanced(event.fine, len(_players(tournament, line.written)))


def written_by_ruling(old: events.Lined, event: events.Ruled) -> events.Replaced:
    """Return the line that a ruling puts in the place of another."""
    where = (event.round, event.table, event.line)
    return events.Replaced(*where, event.sheet, event.points, old.out, seats=old.seats, why=event.text or event.fault)


def _players(tournament: Tournament, written: events.Lined) -> list[Number]:
    return players_of(tournament.company(written.round, written.table), written)


@folds.of(events.Ruled)
def _fold_ruled(tournament: Tournament, event: events.Ruled) -> None:
    tournament.rulings.append(event)
    if not event.line:
        return
    line = tournament.line(event.round, event.table, event.line)
    if event.strikes:
        line.struck, line.settled = event.text or event.fault, None
    if event.sheet is not None or event.points is not None:
        lines = tournament.round(event.round).lines[event.table]
        lines[event.line] = replaced(line, written_by_ruling(line.written, event))
    for number, points in zip(_players(tournament, line.written), event.fine, strict=False):
        line.fines[number] = line.fines.get(number, Fraction(0)) + Fraction(points)


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
