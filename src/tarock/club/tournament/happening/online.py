"""Which tables play at the server."""

from tarock.club.tournament import events
from tarock.club.tournament.happening.registry import checks, folds, refuse
from tarock.club.tournament.state import Tournament


@checks.of(events.PlaysOnline)
def _check_online(tournament: Tournament, event: events.PlaysOnline) -> None:
    company = tournament.company(event.round, event.table)
    played = tournament.round(event.round)
    if event.round != len(tournament.rounds):
        refuse("cup-online-round", round=len(tournament.rounds))
    if event.table in played.ended:
        refuse("cup-ended-already", round=event.round, table=event.table)
    strangers = set(event.bots) - set(company)
    if strangers:
        refuse("cup-not-at-table", number=min(strangers), table=event.table)
    known = played.online.get(event.table)
    expected = max(played.lines.get(event.table, {}), default=0) + 1
    if known is not None and known.server == event.server:
        expected = known.first
    if event.first != expected:
        refuse("cup-online-first", table=event.table, expected=expected, got=event.first)


@folds.of(events.PlaysOnline)
def _fold_online(tournament: Tournament, event: events.PlaysOnline) -> None:
    tournament.round(event.round).online[event.table] = event


@checks.of(events.PlaysWithCards)
def _check_with_cards(tournament: Tournament, event: events.PlaysWithCards) -> None:
    tournament.company(event.round, event.table)
    if event.table not in tournament.round(event.round).online:
        refuse("cup-not-online", table=event.table)


@folds.of(events.PlaysWithCards)
def _fold_with_cards(tournament: Tournament, event: events.PlaysWithCards) -> None:
    del tournament.round(event.round).online[event.table]
