"""Evenings: when, who sits where, and what was paid."""

import re

from tarock.club.evenings.course import EVENINGS
from tarock.club.home import events
from tarock.club.home.happening.registry import checks, folds, refuse
from tarock.club.home.happening.settings import check_date
from tarock.club.home.state import Club, ClubEvening, ClubTable
from tarock.core.sentences import shown


@checks.of(events.Opened)
def _check_opened(club: Club, event: events.Opened) -> None:
    if not re.fullmatch(r"[a-z0-9][a-z0-9-]{0,39}", event.evening):
        refuse("home-evening-name", got=shown(event.evening))
    if event.evening in club.evenings:
        refuse("home-evening-taken", evening=event.evening)
    check_date(event.date)
    for key, amount in (("stake", event.stake), ("coffee", event.coffee)):
        if amount is not None and amount < 0:
            refuse("home-negative", what=key, got=amount)


@folds.of(events.Opened)
def _fold_opened(club: Club, event: events.Opened) -> None:
    """Begin an evening; what it is played for stays, whatever the club decides later."""
    stake = club.settings.stake if event.stake is None else event.stake
    coffee = club.settings.coffee if event.coffee is None else event.coffee
    club.evenings[event.evening] = ClubEvening(event, stake, coffee)


@checks.of(events.Seated)
def _check_seated(club: Club, event: events.Seated) -> None:
    evening = club.evening(event.evening)
    if event.table != len(evening.tables) + 1:
        refuse("home-next-table", evening=event.evening, expected=len(evening.tables) + 1, got=event.table)
    people = [club.member(number).number for number in event.players]
    if len(set(people)) != len(people):
        refuse("home-seated-twice")
    playing = {club.who(each) for table in evening.tables.values() if table.shares is None for each in table.players}
    for number in people:
        if number in playing:
            refuse("home-still-playing", number=number)
    ruleset = club.rules(event.ruleset)
    sizes = EVENINGS[ruleset.family].sizes(ruleset)
    if len(people) not in sizes:
        refuse("club-players", rules=ruleset.name, expected=" / ".join(map(str, sizes)), players=len(people))
    ClubTable(event, ruleset).before(1)


@folds.of(events.Seated)
def _fold_seated(club: Club, event: events.Seated) -> None:
    club.evening(event.evening).tables[event.table] = ClubTable(event, club.rules(event.ruleset))


@checks.of(events.Ended)
def _check_ended(club: Club, event: events.Ended) -> None:
    if club.table(event.evening, event.table).shares is not None:
        refuse("home-ended", evening=event.evening, table=event.table)


@folds.of(events.Ended)
def _fold_ended(club: Club, event: events.Ended) -> None:
    table = club.table(event.evening, event.table)
    table.shares = table.course.shares()


@checks.of(events.Paid)
def _check_paid(club: Club, event: events.Paid) -> None:
    for number in (event.payer, event.payee):
        if number != events.CASH:
            club.member(number)
    if event.amount <= 0 or event.payer == event.payee:
        refuse("home-paid")
    if event.evening:
        club.evening(event.evening)


@folds.of(events.Paid)
def _fold_paid(club: Club, event: events.Paid) -> None:
    club.payments.append(event)
