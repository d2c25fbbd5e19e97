"""Draws, and the end of a round."""

from tarock.club.tournament import events
from tarock.club.tournament.happening.registry import checks, folds, refuse
from tarock.club.tournament.proof import continued, drawn, holds
from tarock.club.tournament.sizes import seated
from tarock.club.tournament.state import PlayedRound, Tournament
from tarock.core.errors import TarockError
from tarock.core.sentences import Sentence


@checks.of(events.Committed)
def _check_committed(tournament: Tournament, event: events.Committed) -> None:
    _check_next(tournament, event.round)
    seated(len(tournament.present()), tournament.settings.sizes, byes=tournament.settings.byes)


@folds.of(events.Committed)
def _fold_committed(tournament: Tournament, event: events.Committed) -> None:
    tournament.committed = event


@checks.of(events.Drawn)
def _check_drawn(tournament: Tournament, event: events.Drawn) -> None:
    committed = tournament.committed
    if committed is None or committed.round != event.round:
        refuse("cup-not-committed", round=event.round)
    _check_next(tournament, event.round)
    if not holds(tournament, committed, event.seed):
        refuse("cup-commitment", round=event.round)
    if drawn(tournament, committed, event.seed, event.word).rounds != event.rounds:
        refuse("cup-other-draw", round=event.round)


@folds.of(events.Drawn)
def _fold_drawn(tournament: Tournament, event: events.Drawn) -> None:
    """Begin a round; one that is drawn anew takes the place of the old draw."""
    del tournament.rounds[event.round - 1 :]
    tournament.rounds.append(PlayedRound(event.rounds[0], event))
    tournament.committed = None


def _check_next(tournament: Tournament, number: int) -> None:
    """Refuse a draw that is not of the next round; one of which no line was written may be drawn anew."""
    following = len(tournament.rounds) + 1
    if tournament.rounds and number == following - 1 and not tournament.rounds[-1].lines:
        return
    if number > tournament.settings.rounds:
        refuse("cup-last-round", rounds=tournament.settings.rounds)
    if number != following:
        refuse("cup-next-round", expected=following, got=number)
    if tournament.rounds:
        last = tournament.rounds[-1]
        check_all_ended(following - 1, len(last.draw.tables), last.ended)


@checks.of(events.Continued)
def _check_continued(tournament: Tournament, event: events.Continued) -> None:
    _check_next(tournament, event.round)
    if continued(tournament, event.round) is None:
        refuse("cup-not-planned", round=event.round)


@folds.of(events.Continued)
def _fold_continued(tournament: Tournament, event: events.Continued) -> None:
    planned = continued(tournament, event.round)
    if planned is None:
        raise TarockError(Sentence("cup-not-planned", round=event.round))
    tournament.rounds.append(PlayedRound(planned, tournament.rounds[-1].drawn_with))


@checks.of(events.Ended)
def _check_ended(tournament: Tournament, event: events.Ended) -> None:
    tournament.company(event.round, event.table)
    if event.table in tournament.round(event.round).ended:
        refuse("cup-ended-already", round=event.round, table=event.table)


@folds.of(events.Ended)
def _fold_ended(tournament: Tournament, event: events.Ended) -> None:
    tournament.round(event.round).ended.add(event.table)


def check_all_ended(number: int, tables: int, ended: set[int]) -> None:
    """Refuse what must wait until all tables of a round have ended."""
    missing = [table for table in range(1, tables + 1) if table not in ended]
    if missing:
        refuse("cup-not-ended", round=number, tables=", ".join(map(str, missing)))
