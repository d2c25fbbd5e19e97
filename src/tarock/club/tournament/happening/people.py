"""Who comes and goes."""

from typing import Final

import msgspec

from tarock.club.tournament import events
from tarock.club.tournament.draw import Company, Number, RoundDraw
from tarock.club.tournament.happening.registry import checks, folds, refuse
from tarock.club.tournament.people import Person, Status
from tarock.club.tournament.state import Entry, Tournament

_TEAM_SIZES: Final = (2, 4)
_LARGEST_NUMBER: Final = 99_999


@checks.of(events.Entered)
def _check_entered(tournament: Tournament, event: events.Entered) -> None:
    person = event.person
    if not 1 <= person.number <= _LARGEST_NUMBER:
        refuse("cup-number", most=_LARGEST_NUMBER, got=person.number)
    if person.number in tournament.entries:
        refuse("cup-number-taken", number=person.number, free=max(tournament.entries) + 1)
    _check_person(tournament, person)


@folds.of(events.Entered)
def _fold_entered(tournament: Tournament, event: events.Entered) -> None:
    tournament.entries[event.person.number] = Entry(event.person)


@checks.of(events.Corrected)
def _check_corrected(tournament: Tournament, event: events.Corrected) -> None:
    tournament.entry(event.person.number)
    _check_person(tournament, event.person)


@folds.of(events.Corrected)
def _fold_corrected(tournament: Tournament, event: events.Corrected) -> None:
    tournament.entries[event.person.number].person = event.person


def _check_person(tournament: Tournament, person: Person) -> None:
    if not person.name.strip():
        refuse("cup-no-name", number=person.number)
    same = [
        number
        for number, entry in tournament.entries.items()
        if number != person.number and _is_same(entry.person, person)
    ]
    if same:
        refuse("cup-entered-twice", name=person.name, number=same[0])
    if person.table < 0:
        refuse("cup-no-table", table=person.table, tables=len(tournament.entries))


def _is_same(one: Person, other: Person) -> bool:
    """Tell whether two entries are one person: a name or an alias of both is the same, and so are town and club."""
    places = [(person.town.casefold(), person.club.casefold()) for person in (one, other)]
    return bool(one.names & other.names) and places[0] == places[1]


@checks.of(events.Merged)
def _check_merged(tournament: Tournament, event: events.Merged) -> None:
    tournament.entry(event.number)
    tournament.entry(event.double)
    was_seated = any(event.double in company for played in tournament.rounds for company in _companies(played.draw))
    in_team = any(event.double in team for team in tournament.teams.values())
    if event.number == event.double or was_seated or in_team:
        refuse("cup-merge", number=event.number, double=event.double)


@folds.of(events.Merged)
def _fold_merged(tournament: Tournament, event: events.Merged) -> None:
    double = tournament.entries.pop(event.double)
    tournament.entries[event.number].paid += double.paid


def _companies(draw: RoundDraw) -> tuple[Company, ...]:
    return (*draw.tables, draw.byes)


@checks.of(events.Away)
def _check_away(tournament: Tournament, event: events.Away) -> None:
    if tournament.entry(event.number).status is not Status.HERE:
        refuse("cup-not-here", number=event.number)


@folds.of(events.Away)
def _fold_away(tournament: Tournament, event: events.Away) -> None:
    tournament.entries[event.number].status = Status.AWAY


@checks.of(events.Back)
def _check_back(tournament: Tournament, event: events.Back) -> None:
    if tournament.entry(event.number).status is Status.HERE:
        refuse("cup-here", number=event.number)


@folds.of(events.Back)
def _fold_back(tournament: Tournament, event: events.Back) -> None:
    tournament.entries[event.number].status = Status.HERE


@checks.of(events.Left)
def _check_left(tournament: Tournament, event: events.Left) -> None:
    if tournament.entry(event.number).status is Status.LEFT:
        refuse("cup-has-left", number=event.number)


@folds.of(events.Left)
def _fold_left(tournament: Tournament, event: events.Left) -> None:
    tournament.entries[event.number].status = Status.LEFT


@checks.of(events.Substituted)
def _check_substituted(tournament: Tournament, event: events.Substituted) -> None:
    entry = tournament.entry(event.number)
    if not event.by:
        if not entry.played_by:
            refuse("cup-no-substitute", number=event.number)
        return
    tournament.entry(event.by)
    if event.by in _busy(tournament):
        refuse("cup-substitute-busy", number=event.by)


@folds.of(events.Substituted)
def _fold_substituted(tournament: Tournament, event: events.Substituted) -> None:
    tournament.entries[event.number].played_by = event.by


def _busy(tournament: Tournament) -> set[Number]:
    """Return who has a place in the round that is played, of his own or another's."""
    last = tournament.rounds[-1:]
    seated_now = {each for played in last for company in played.draw.tables for each in company}
    standing_in = {entry.played_by for entry in tournament.entries.values()}
    gone = {number for number, entry in tournament.entries.items() if entry.status is Status.LEFT}
    present = set(tournament.present())
    return ((seated_now | present) - gone) | standing_in


@checks.of(events.Erased)
def _check_erased(tournament: Tournament, event: events.Erased) -> None:
    tournament.entry(event.number)


@folds.of(events.Erased)
def _fold_erased(tournament: Tournament, event: events.Erased) -> None:
    entry = tournament.entries[event.number]
    entry.person = forgotten(entry.person)


def forgotten(person: Person) -> Person:
    """Return a person of whom only the number is known."""
    return msgspec.structs.replace(person, name="", town="", club="", aliases=(), shown="number")


@checks.of(events.Paid)
def _check_paid(tournament: Tournament, event: events.Paid) -> None:
    entry = tournament.entry(event.number)
    if not event.amount or entry.paid + event.amount < 0:
        refuse("cup-paid", number=event.number, paid=entry.paid)


@folds.of(events.Paid)
def _fold_paid(tournament: Tournament, event: events.Paid) -> None:
    tournament.entries[event.number].paid += event.amount


@checks.of(events.Teamed)
def _check_teamed(tournament: Tournament, event: events.Teamed) -> None:
    for number in event.members:
        tournament.entry(number)
    if len(set(event.members)) not in _TEAM_SIZES or len(set(event.members)) != len(event.members):
        refuse("cup-team-size", name=event.name)
    if event.name in tournament.teams or not event.name.strip():
        refuse("cup-team-name", name=event.name)
    if tournament.rounds:
        refuse("cup-team-late")
    for name, members in tournament.teams.items():
        if len(members) == len(event.members) and set(members) & set(event.members):
            refuse("cup-team-twice", name=name)


@folds.of(events.Teamed)
def _fold_teamed(tournament: Tournament, event: events.Teamed) -> None:
    tournament.teams[event.name] = event.members
