"""What an event does to a tournament, after `check` has let it pass."""

from typing import Final

import msgspec

from tarock.club.happening import Handlers
from tarock.club.tournament import events
from tarock.club.tournament.people import Person, Status
from tarock.club.tournament.proof import continued
from tarock.club.tournament.state import Entry, PlayedRound, Tournament, WrittenLine
from tarock.core.errors import TarockError
from tarock.core.sentences import Sentence
from tarock.rulesets import load

_folds: Final = Handlers[Tournament]()


def opened(event: events.Opened) -> Tournament:
    """Return a tournament to which nobody has come yet.

    :raises RulesetError: if its rules are not those of a book.
    """
    return Tournament(event.event, event.settings, load(event.settings.ruleset))


def fold(tournament: Tournament, event: events.Event, at: int) -> None:
    """Let something have happened at a time, in seconds since 1970."""
    tournament.at = at
    _folds(tournament, event)


@_folds.of(events.Changed)
def _changed(tournament: Tournament, event: events.Changed) -> None:
    tournament.settings = event.settings
    tournament.ruleset = load(event.settings.ruleset)


@_folds.of(events.Entered)
def _entered(tournament: Tournament, event: events.Entered) -> None:
    tournament.entries[event.person.number] = Entry(event.person)


@_folds.of(events.Corrected)
def _corrected(tournament: Tournament, event: events.Corrected) -> None:
    tournament.entries[event.person.number].person = event.person


@_folds.of(events.Merged)
def _merged(tournament: Tournament, event: events.Merged) -> None:
    double = tournament.entries.pop(event.double)
    tournament.entries[event.number].paid += double.paid


@_folds.of(events.Away)
def _away(tournament: Tournament, event: events.Away) -> None:
    tournament.entries[event.number].status = Status.AWAY


@_folds.of(events.Back)
def _back(tournament: Tournament, event: events.Back) -> None:
    tournament.entries[event.number].status = Status.HERE


@_folds.of(events.Left)
def _left(tournament: Tournament, event: events.Left) -> None:
    tournament.entries[event.number].status = Status.LEFT


@_folds.of(events.Substituted)
def _substituted(tournament: Tournament, event: events.Substituted) -> None:
    tournament.entries[event.number].played_by = event.by


@_folds.of(events.Erased)
def _erased(tournament: Tournament, event: events.Erased) -> None:
    entry = tournament.entries[event.number]
    entry.person = forgotten(entry.person)


def forgotten(person: Person) -> Person:
    """Return a person of whom only the number is known."""
    return msgspec.structs.replace(person, name="", town="", club="", shown="number")


@_folds.of(events.Paid)
def _paid(tournament: Tournament, event: events.Paid) -> None:
    tournament.entries[event.number].paid += event.amount


@_folds.of(events.Teamed)
def _teamed(tournament: Tournament, event: events.Teamed) -> None:
    tournament.teams[event.name] = event.members


@_folds.of(events.Committed)
def _committed(tournament: Tournament, event: events.Committed) -> None:
    tournament.committed = event


@_folds.of(events.Drawn)
def _drawn(tournament: Tournament, event: events.Drawn) -> None:
    """Begin a round; one that is drawn anew takes the place of the old draw."""
    del tournament.rounds[event.round - 1 :]
    tournament.rounds.append(PlayedRound(event.rounds[0], event))
    tournament.committed = None


@_folds.of(events.Continued)
def _continued(tournament: Tournament, event: events.Continued) -> None:
    planned = continued(tournament, event.round)
    if planned is None:
        raise TarockError(Sentence("cup-not-planned", round=event.round))
    tournament.rounds.append(PlayedRound(planned, tournament.rounds[-1].drawn_with))


@_folds.of(events.Ended)
def _ended(tournament: Tournament, event: events.Ended) -> None:
    tournament.round(event.round).ended.add(event.table)


@_folds.of(events.Lined)
def _lined(tournament: Tournament, event: events.Lined) -> None:
    tournament.round(event.round).lines.setdefault(event.table, {})[event.line] = WrittenLine(event)


@_folds.of(events.Replaced)
def _replaced(tournament: Tournament, event: events.Replaced) -> None:
    lines = tournament.round(event.round).lines[event.table]
    old = lines[event.line]
    lines[event.line] = WrittenLine(event, before=(*old.before, old.written))


@_folds.of(events.Confirmed)
def _confirmed(tournament: Tournament, event: events.Confirmed) -> None:
    tournament.line(event.round, event.table, event.line).confirmed_by = event.by


@_folds.of(events.Struck)
def _struck(tournament: Tournament, event: events.Struck) -> None:
    line = tournament.line(event.round, event.table, event.line)
    line.struck, line.settled = event.why, None


@_folds.of(events.Ruled)
def _ruled(tournament: Tournament, event: events.Ruled) -> None:
    tournament.rulings.append(event)


@_folds.of(events.Closed)
def _closed(tournament: Tournament, _event: events.Closed) -> None:
    tournament.is_closed = True


_folds.must_know(events.Event, but=events.Opened)
