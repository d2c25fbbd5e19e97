"""Draws, and the end of a round."""

from tarock.club.tournament import events
from tarock.club.tournament.duplicate import check_cards, check_hash
from tarock.club.tournament.happening.registry import checks, folds, refuse
from tarock.club.tournament.knockout import is_final
from tarock.club.tournament.online import record_in
from tarock.club.tournament.proof import continued, drawn, field_of, holds
from tarock.club.tournament.sizes import seated
from tarock.club.tournament.state import PlayedRound, Tournament
from tarock.core.errors import TarockError
from tarock.core.sentences import Sentence


@checks.of(events.Committed)
def _check_committed(tournament: Tournament, event: events.Committed) -> None:
    _check_next(tournament, event.round)
    among = field_of(tournament, event.round, event.apart)
    seated(len(among.players), tournament.settings.sizes, byes=tournament.settings.byes)
    if len(event.deals) != (among.rounds if tournament.settings.duplicate else 0):
        refuse("cup-deals-committed", round=event.round)


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
    hashes = tournament.committed.deals if tournament.committed else ()
    del tournament.rounds[event.round - 1 :]
    tournament.deals_hashes |= dict(enumerate(hashes, event.round))
    tournament.rounds.append(PlayedRound(event.rounds[0], event, tournament.deals_hashes.get(event.round, "")))
    tournament.committed = None


def _check_next(tournament: Tournament, number: int) -> None:
    """Refuse a draw that is not of the next round; one of which no line was written may be drawn anew."""
    following = len(tournament.rounds) + 1
    if tournament.rounds and number == following - 1 and not tournament.rounds[-1].lines:
        return
    if number > tournament.settings.rounds:
        refuse("cup-last-round", rounds=tournament.settings.rounds)
    if tournament.rounds and is_final(tournament, len(tournament.rounds)):
        refuse("cup-final-played", round=len(tournament.rounds))
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
    hashed = tournament.deals_hashes.get(event.round, "")
    tournament.rounds.append(PlayedRound(planned, tournament.rounds[-1].drawn_with, hashed))


@checks.of(events.Ended)
def _check_ended(tournament: Tournament, event: events.Ended) -> None:
    tournament.company(event.round, event.table)
    if event.table in tournament.round(event.round).ended:
        refuse("cup-ended-already", round=event.round, table=event.table)


@folds.of(events.Ended)
def _fold_ended(tournament: Tournament, event: events.Ended) -> None:
    tournament.round(event.round).ended.add(event.table)


@checks.of(events.Revealed)
def _check_revealed(tournament: Tournament, event: events.Revealed) -> None:
    played = tournament.round(event.round)
    if not tournament.settings.duplicate or played.deals_seed:
        refuse("cup-deals-revealed", round=event.round)
    check_all_ended(event.round, len(played.draw.tables), played.ended)
    check_hash(tournament, event.round, event.seed)
    for lines in played.lines.values():
        for line in lines.values():
            if line.written.record:
                state = record_in(tournament, line.written.record).state
                check_cards(tournament, line.written, state, event.seed)


@folds.of(events.Revealed)
def _fold_revealed(tournament: Tournament, event: events.Revealed) -> None:
    tournament.round(event.round).deals_seed = event.seed


def check_all_ended(number: int, tables: int, ended: set[int]) -> None:
    """Refuse what must wait until all tables of a round have ended."""
    missing = [table for table in range(1, tables + 1) if table not in ended]
    if missing:
        refuse("cup-not-ended", round=number, tables=", ".join(map(str, missing)))
