"""What the tables write."""

from tarock.club.tournament import events
from tarock.club.tournament.draw import Number
from tarock.club.tournament.duplicate import check_places
from tarock.club.tournament.happening.registry import checks, folds, refuse
from tarock.club.tournament.lines import check_line, deals_at, scoring_of
from tarock.club.tournament.online import check_record
from tarock.club.tournament.state import Tournament, WrittenLine


@checks.of(events.Lined)
def _check_lined(tournament: Tournament, event: events.Lined) -> None:
    company = tournament.company(event.round, event.table)
    played = tournament.round(event.round)
    if event.table in played.ended:
        refuse("cup-line-after-end", round=event.round, table=event.table)
    if event.line in played.lines.get(event.table, {}):
        refuse("cup-line-taken", round=event.round, table=event.table, line=event.line)
    if event.table in played.online and not event.record:
        refuse("cup-line-online", table=event.table)
    expected = max(played.lines.get(event.table, {}), default=0) + 1
    most = deals_at(tournament, len(company))
    if event.line != expected or event.line > most:
        refuse("cup-line-number", expected=min(expected, most), most=most, got=event.line)
    check_written(tournament, event)


@folds.of(events.Lined)
def _fold_lined(tournament: Tournament, event: events.Lined) -> None:
    tournament.round(event.round).lines.setdefault(event.table, {})[event.line] = WrittenLine(event)


@checks.of(events.Replaced)
def _check_replaced(tournament: Tournament, event: events.Replaced) -> None:
    tournament.line(event.round, event.table, event.line)
    if not event.why.strip():
        refuse("cup-why")
    check_written(tournament, event)


@folds.of(events.Replaced)
def _fold_replaced(tournament: Tournament, event: events.Replaced) -> None:
    lines = tournament.round(event.round).lines[event.table]
    old = lines[event.line]
    lines[event.line] = replaced(old, event)


def replaced(old: WrittenLine, written: events.Lined) -> WrittenLine:
    """Return a line that was written anew: it is to be confirmed again, and the old one stays with it."""
    return WrittenLine(written, before=(*old.before, old.written), fines=old.fines)


def check_written(tournament: Tournament, event: events.Lined) -> None:
    """Refuse a line that says nothing, or that cannot be settled."""
    company = tournament.company(event.round, event.table)
    if (event.sheet is None) == (event.points is None):
        refuse("cup-line-what")
    strangers = {*event.out, *event.seats} - set(company)
    if strangers:
        refuse("cup-not-at-table", number=min(strangers), table=event.table)
    if event.seats and sorted((*event.seats, *event.out)) != sorted(company):
        refuse("cup-line-seats", table=event.table)
    playing = len(company) - len(set(event.out))
    at_table = scoring_of(tournament).at_table
    if playing not in at_table:
        refuse("cup-line-players", expected=" / ".join(map(str, at_table)), got=playing)
    check_writer(tournament, event.round, event.table, event.by)
    if event.record:
        check_record(tournament, event)
    if tournament.settings.duplicate:
        check_places(tournament, event)
    check_line(tournament, event)


def check_writer(tournament: Tournament, number: int, table: int, by: Number) -> None:
    """Refuse what somebody writes who does not sit at the table."""
    if by != events.DESK and by not in tournament.sits_at(number, table):
        refuse("cup-not-at-table", number=by, table=table)


@checks.of(events.Confirmed)
def _check_confirmed(tournament: Tournament, event: events.Confirmed) -> None:
    line = tournament.line(event.round, event.table, event.line)
    check_writer(tournament, event.round, event.table, event.by)
    if event.by == line.written.by:
        refuse("cup-confirm-own")


@folds.of(events.Confirmed)
def _fold_confirmed(tournament: Tournament, event: events.Confirmed) -> None:
    tournament.line(event.round, event.table, event.line).confirmed_by = event.by
