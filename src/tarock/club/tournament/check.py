"""Whether something can happen in a tournament as it stands: one clear sentence if not."""

from typing import Final, NoReturn

from tarock.club.happening import Handlers
from tarock.club.tournament import events
from tarock.club.tournament.draw import Company, Number, RoundDraw
from tarock.club.tournament.lines import check_line, deals_at, scoring_of
from tarock.club.tournament.people import Person, Status
from tarock.club.tournament.proof import continued, drawn, holds
from tarock.club.tournament.settings import Settings
from tarock.club.tournament.sizes import seated
from tarock.club.tournament.state import Tournament
from tarock.core.errors import TarockError
from tarock.core.sentences import Filling, Sentence

_checks: Final = Handlers[Tournament]()

_TEAM_SIZES: Final = (2, 4)
_LARGEST_NUMBER: Final = 99_999


def check(tournament: Tournament, event: events.Event) -> None:
    """Let an event pass.

    :raises TarockError: if it cannot happen now, with what to do.
    """
    if tournament.is_closed and not isinstance(event, events.Erased | events.Paid):
        _refuse("cup-closed")
    _checks(tournament, event)


def check_settings(settings: Settings, active: int, at_table: tuple[int, ...]) -> None:
    """Refuse sizes at which the game cannot be played, and deals that cannot be shared out.

    :param active: so many play a deal.
    :param at_table: so many can sit at one sheet.
    :raises TarockError: saying which.
    """
    for size in settings.sizes:
        if size < active or size > max(at_table) + 1:
            _refuse("cup-size-game", size=size, active=active)
        if settings.deals * size % active:
            _refuse("cup-deals-shared", deals=settings.deals, size=size, active=active)


def _refuse(key: str, **filling: Filling) -> NoReturn:
    raise TarockError(Sentence(key, **filling))


# The tournament


@_checks.of(events.Changed)
def _changed(tournament: Tournament, event: events.Changed) -> None:
    if tournament.rounds:
        _refuse("cup-changed-late")
    if event.settings.ruleset != tournament.settings.ruleset:
        _refuse("cup-other-rules", ruleset=tournament.settings.ruleset)
    scoring = scoring_of(tournament)
    check_settings(event.settings, scoring.active, scoring.at_table)


@_checks.of(events.Closed)
def _closed(tournament: Tournament, _event: events.Closed) -> None:
    for number, played in enumerate(tournament.rounds, 1):
        _check_ended(number, len(played.draw.tables), played.ended)


def _check_ended(number: int, tables: int, ended: set[int]) -> None:
    missing = [table for table in range(1, tables + 1) if table not in ended]
    if missing:
        _refuse("cup-not-ended", round=number, tables=", ".join(map(str, missing)))


# People


@_checks.of(events.Entered)
def _entered(tournament: Tournament, event: events.Entered) -> None:
    person = event.person
    if not 1 <= person.number <= _LARGEST_NUMBER:
        _refuse("cup-number", most=_LARGEST_NUMBER, got=person.number)
    if person.number in tournament.entries:
        _refuse("cup-number-taken", number=person.number, free=max(tournament.entries) + 1)
    _check_person(tournament, person)


@_checks.of(events.Corrected)
def _corrected(tournament: Tournament, event: events.Corrected) -> None:
    tournament.entry(event.person.number)
    _check_person(tournament, event.person)


def _check_person(tournament: Tournament, person: Person) -> None:
    if not person.name.strip():
        _refuse("cup-no-name", number=person.number)
    same = [
        number
        for number, entry in tournament.entries.items()
        if number != person.number and _likeness(entry.person) == _likeness(person)
    ]
    if same:
        _refuse("cup-entered-twice", name=person.name, number=same[0])
    if person.table < 0:
        _refuse("cup-no-table", table=person.table, tables=len(tournament.entries))


def _likeness(person: Person) -> tuple[str, str, str]:
    return person.name.casefold(), person.town.casefold(), person.club.casefold()


@_checks.of(events.Merged)
def _merged(tournament: Tournament, event: events.Merged) -> None:
    tournament.entry(event.number)
    tournament.entry(event.double)
    was_seated = any(event.double in company for played in tournament.rounds for company in _companies(played.draw))
    in_team = any(event.double in team for team in tournament.teams.values())
    if event.number == event.double or was_seated or in_team:
        _refuse("cup-merge", number=event.number, double=event.double)


def _companies(draw: RoundDraw) -> tuple[Company, ...]:
    return (*draw.tables, draw.byes)


@_checks.of(events.Away)
def _away(tournament: Tournament, event: events.Away) -> None:
    if tournament.entry(event.number).status is not Status.HERE:
        _refuse("cup-not-here", number=event.number)


@_checks.of(events.Back)
def _back(tournament: Tournament, event: events.Back) -> None:
    if tournament.entry(event.number).status is Status.HERE:
        _refuse("cup-here", number=event.number)


@_checks.of(events.Left)
def _left(tournament: Tournament, event: events.Left) -> None:
    if tournament.entry(event.number).status is Status.LEFT:
        _refuse("cup-has-left", number=event.number)


@_checks.of(events.Substituted)
def _substituted(tournament: Tournament, event: events.Substituted) -> None:
    entry = tournament.entry(event.number)
    if not event.by:
        if not entry.played_by:
            _refuse("cup-no-substitute", number=event.number)
        return
    tournament.entry(event.by)
    if event.by in _busy(tournament):
        _refuse("cup-substitute-busy", number=event.by)


def _busy(tournament: Tournament) -> set[Number]:
    """Return who has a place in the round that is played, of his own or another's."""
    last = tournament.rounds[-1:]
    seated_now = {each for played in last for company in played.draw.tables for each in company}
    standing_in = {entry.played_by for entry in tournament.entries.values()}
    gone = {number for number, entry in tournament.entries.items() if entry.status is Status.LEFT}
    present = set(tournament.present())
    return ((seated_now | present) - gone) | standing_in


@_checks.of(events.Erased)
def _erased(tournament: Tournament, event: events.Erased) -> None:
    tournament.entry(event.number)


@_checks.of(events.Paid)
def _paid(tournament: Tournament, event: events.Paid) -> None:
    entry = tournament.entry(event.number)
    if not event.amount or entry.paid + event.amount < 0:
        _refuse("cup-paid", number=event.number, paid=entry.paid)


@_checks.of(events.Teamed)
def _teamed(tournament: Tournament, event: events.Teamed) -> None:
    for number in event.members:
        tournament.entry(number)
    if len(set(event.members)) not in _TEAM_SIZES or len(set(event.members)) != len(event.members):
        _refuse("cup-team-size", name=event.name)
    if event.name in tournament.teams or not event.name.strip():
        _refuse("cup-team-name", name=event.name)
    if tournament.rounds:
        _refuse("cup-team-late")
    for name, members in tournament.teams.items():
        if len(members) == len(event.members) and set(members) & set(event.members):
            _refuse("cup-team-twice", name=name)


# Rounds


@_checks.of(events.Committed)
def _committed(tournament: Tournament, event: events.Committed) -> None:
    _check_next(tournament, event.round)
    seated(len(tournament.present()), tournament.settings.sizes, byes=tournament.settings.byes)


@_checks.of(events.Drawn)
def _drawn(tournament: Tournament, event: events.Drawn) -> None:
    committed = tournament.committed
    if committed is None or committed.round != event.round:
        _refuse("cup-not-committed", round=event.round)
    _check_next(tournament, event.round)
    if not holds(tournament, committed, event.seed):
        _refuse("cup-commitment", round=event.round)
    if drawn(tournament, committed, event.seed, event.word).rounds != event.rounds:
        _refuse("cup-other-draw", round=event.round)


def _check_next(tournament: Tournament, number: int) -> None:
    """Refuse a draw that is not of the next round; one of which no line was written may be drawn anew."""
    following = len(tournament.rounds) + 1
    if tournament.rounds and number == following - 1 and not tournament.rounds[-1].lines:
        return
    if number > tournament.settings.rounds:
        _refuse("cup-last-round", rounds=tournament.settings.rounds)
    if number != following:
        _refuse("cup-next-round", expected=following, got=number)
    if tournament.rounds:
        last = tournament.rounds[-1]
        _check_ended(following - 1, len(last.draw.tables), last.ended)


@_checks.of(events.Continued)
def _continued(tournament: Tournament, event: events.Continued) -> None:
    _check_next(tournament, event.round)
    if continued(tournament, event.round) is None:
        _refuse("cup-not-planned", round=event.round)


@_checks.of(events.Ended)
def _ended(tournament: Tournament, event: events.Ended) -> None:
    tournament.company(event.round, event.table)
    if event.table in tournament.round(event.round).ended:
        _refuse("cup-ended-already", round=event.round, table=event.table)


# Lines


@_checks.of(events.Lined)
def _lined(tournament: Tournament, event: events.Lined) -> None:
    company = tournament.company(event.round, event.table)
    played = tournament.round(event.round)
    if event.table in played.ended:
        _refuse("cup-line-after-end", round=event.round, table=event.table)
    if event.line in played.lines.get(event.table, {}):
        _refuse("cup-line-taken", round=event.round, table=event.table, line=event.line)
    expected = max(played.lines.get(event.table, {}), default=0) + 1
    most = deals_at(tournament, len(company))
    if event.line != expected or event.line > most:
        _refuse("cup-line-number", expected=min(expected, most), most=most, got=event.line)
    _check_written(tournament, event)


@_checks.of(events.Replaced)
def _replaced(tournament: Tournament, event: events.Replaced) -> None:
    tournament.line(event.round, event.table, event.line)
    if not event.why.strip():
        _refuse("cup-why")
    _check_written(tournament, event)


def _check_written(tournament: Tournament, event: events.Lined) -> None:
    company = tournament.company(event.round, event.table)
    if (event.sheet is None) == (event.points is None):
        _refuse("cup-line-what")
    if not set(event.out) <= set(company):
        _refuse("cup-not-at-table", number=min(set(event.out) - set(company)), table=event.table)
    playing = len(company) - len(set(event.out))
    at_table = scoring_of(tournament).at_table
    if playing not in at_table:
        _refuse("cup-line-players", expected=" / ".join(map(str, at_table)), got=playing)
    _check_writer(tournament, event.round, event.table, event.by)
    check_line(tournament, event)


def _check_writer(tournament: Tournament, number: int, table: int, by: Number) -> None:
    if by != events.DESK and by not in tournament.sits_at(number, table):
        _refuse("cup-not-at-table", number=by, table=table)


@_checks.of(events.Confirmed)
def _confirmed(tournament: Tournament, event: events.Confirmed) -> None:
    line = tournament.line(event.round, event.table, event.line)
    _check_writer(tournament, event.round, event.table, event.by)
    if event.by == line.written.by:
        _refuse("cup-confirm-own")


@_checks.of(events.Struck)
def _struck(tournament: Tournament, event: events.Struck) -> None:
    line = tournament.line(event.round, event.table, event.line)
    if line.struck:
        _refuse("cup-struck-already", line=event.line)
    if not event.why.strip():
        _refuse("cup-why")
    _check_referee(tournament, event.round, event.table, event.by)


@_checks.of(events.Ruled)
def _ruled(tournament: Tournament, event: events.Ruled) -> None:
    tournament.company(event.round, event.table)
    if event.line:
        tournament.line(event.round, event.table, event.line)
    if not event.text.strip():
        _refuse("cup-why")
    _check_referee(tournament, event.round, event.table, event.by)


def _check_referee(tournament: Tournament, number: int, table: int, by: Number) -> None:
    """Nobody rules at the table where he sits."""
    if by != events.DESK:
        tournament.entry(by)
    if by in tournament.sits_at(number, table) or by in tournament.company(number, table):
        _refuse("cup-own-table", number=by, table=table)


_checks.must_know(events.Event, but=events.Opened)
