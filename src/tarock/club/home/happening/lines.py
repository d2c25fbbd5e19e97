"""Lines of a table: written, read by a second player, written anew, taken back."""

from tarock.club.home import events
from tarock.club.home.happening.registry import checks, folds, refuse
from tarock.club.home.state import Club, ClubTable


@checks.of(events.Lined)
def _check_lined(club: Club, event: events.Lined) -> None:
    table = _playing(club, event.evening, event.table)
    if event.line != len(table.lines) + 1:
        refuse("home-next-line", expected=len(table.lines) + 1, got=event.line)
    _check_written(club, table, event)


@folds.of(events.Lined)
def _fold_lined(club: Club, event: events.Lined) -> None:
    table = club.table(event.evening, event.table)
    table.lines = table.with_line(event)


@checks.of(events.Replaced)
def _check_replaced(club: Club, event: events.Replaced) -> None:
    table = _playing(club, event.evening, event.table)
    club.line(event.evening, event.table, event.line)
    _check_why(event.why)
    _check_written(club, table, event)


@folds.of(events.Replaced)
def _fold_replaced(club: Club, event: events.Replaced) -> None:
    table = club.table(event.evening, event.table)
    table.trace.append(table.lines[event.line - 1].written)
    table.lines = table.with_line(event)


@checks.of(events.Undone)
def _check_undone(club: Club, event: events.Undone) -> None:
    table = _playing(club, event.evening, event.table)
    club.line(event.evening, event.table, event.line)
    if event.line != len(table.lines):
        refuse("home-undo-last", line=event.line, last=len(table.lines))
    _check_why(event.why)
    _check_writer(club, table, event.by)


@folds.of(events.Undone)
def _fold_undone(club: Club, event: events.Undone) -> None:
    table = club.table(event.evening, event.table)
    table.trace += [table.lines.pop().written, event]


@checks.of(events.Confirmed)
def _check_confirmed(club: Club, event: events.Confirmed) -> None:
    line = club.line(event.evening, event.table, event.line)
    _check_writer(club, club.table(event.evening, event.table), event.by)
    if club.who(event.by) == club.who(line.written.by):
        refuse("cup-confirm-own")


@folds.of(events.Confirmed)
def _fold_confirmed(club: Club, event: events.Confirmed) -> None:
    club.line(event.evening, event.table, event.line).confirmed_by = event.by


def _playing(club: Club, evening: str, number: int) -> ClubTable:
    table = club.table(evening, number)
    if table.shares is not None:
        refuse("home-line-after-end", evening=evening, table=number)
    return table


def _check_written(club: Club, table: ClubTable, event: events.Lined) -> None:
    if (event.sheet is None) == (event.points is None):
        refuse("cup-line-what")
    if event.sheet is not None and event.deals != 1:
        refuse("home-deals-points")
    if event.points is not None and event.again:
        refuse("home-again-sheet")
    _check_writer(club, table, event.by)
    table.with_line(event)


def _check_writer(club: Club, table: ClubTable, by: events.Number) -> None:
    if by != events.DESK and club.who(by) not in {club.who(number) for number in table.players}:
        refuse("cup-not-at-table", number=by, table=table.seated.table)


def _check_why(why: str) -> None:
    if not why.strip():
        refuse("cup-why")
