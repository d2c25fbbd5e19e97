"""What a table of the hall is shown: who sits there, its lines and what they come to, and the line that comes next."""

from collections.abc import Iterator, Mapping
from fractions import Fraction
from typing import Any

from tarock.club.sheets.form import FORMS, Given, LineForm
from tarock.club.tournament.draw import Company, Number
from tarock.club.tournament.events import Lined, Replaced
from tarock.club.tournament.export import as_number
from tarock.club.tournament.lines import (
    account,
    beginning,
    carried_to,
    deals_at,
    drafted,
    has_gone,
    players_of,
    resting,
    scoring_of,
)
from tarock.club.tournament.state import Tournament, WrittenLine
from tarock.server.hall.families import HALL
from tarock.server.hall.news import News
from tarock.server.wire.shared.hall_lines import (
    DraftSent,
    DraftShown,
    HallLine,
    HallLineBefore,
    HallPlace,
    HallTable,
    NextLine,
)
from tarock.server.wire.shared.settled import Points


def table_shown(news: News, number: int, table: int) -> HallTable:
    """Return a table.

    :raises TarockError: if there is none.
    """
    tournament = news.tournament
    company, played = tournament.company(number, table), tournament.round(number)
    coming = tuple(_coming(tournament, number, table))
    found, written = account(tournament, number, table), played.lines.get(table, {})
    return HallTable(
        n=news.n,
        event=news.event,
        name=tournament.settings.name,
        ruleset=tournament.settings.ruleset,
        family=tournament.ruleset.family,
        round=number,
        table=table,
        room=tournament.settings.room_of(table),
        places=tuple(_place(tournament, each) for each in company),
        deals=deals_at(tournament, len(company)),
        lines=tuple(
            _line(company, line, each, found.by_line[line], _given(tournament, number, table, line))
            for line, each in sorted(written.items())
        ),
        totals=tuple(as_number(found.won[each]) for each in company),
        next=next(iter(coming), None),
        later=coming[1:],
        ended=table in played.ended,
        called=any((each.called.round, each.called.table) == (number, table) for each in tournament.open_calls()),
        over=is_over(tournament, number),
    )


def is_over(tournament: Tournament, number: int) -> bool:
    """Tell whether a round is over for its tables: the next one is drawn, or the tournament is closed."""
    return tournament.is_closed or number < len(tournament.rounds)


def _place(tournament: Tournament, number: Number) -> HallPlace:
    by = tournament.entries[number].played_by
    return HallPlace(
        number=number,
        name=tournament.name(number),
        played_by=by,
        player=tournament.name(by) if by else "",
        gone=has_gone(tournament, number),
    )


def _line(company: Company, line: int, written: WrittenLine, won: Mapping[Number, Fraction], given: Given) -> HallLine:
    event = written.written
    return HallLine(
        line=line,
        points=_by_place(company, won),
        by=event.by,
        confirmed_by=written.confirmed_by,
        struck=written.struck,
        why=event.why if isinstance(event, Replaced) else "",
        before=tuple(_before(each) for each in written.before),
        out=event.out,
        sheet=event.sheet,
        given=given,
    )


def _given(tournament: Tournament, number: int, table: int, line: int) -> Given:
    """Return what goes without asking in a line that is written anew: only the first finds the cups empty."""
    begun = beginning(tournament, number, table, line)
    return FORMS[tournament.ruleset.family].given(begun, {} if line == 1 else None)


def _before(event: Lined) -> HallLineBefore:
    why = event.why if isinstance(event, Replaced) else ""
    return HallLineBefore(by=event.by, sheet=event.sheet, points=event.points, why=why)


def _by_place(company: Company, won: Mapping[Number, Fraction]) -> tuple[Points | None, ...]:
    return tuple(as_number(won[each]) if each in won else None for each in company)


def _coming(tournament: Tournament, number: int, table: int) -> Iterator[NextLine]:
    """Give the lines that are still to be written."""
    played, company = tournament.round(number), tournament.company(number, table)
    if table in played.ended or is_over(tournament, number):
        return
    first = max(played.lines.get(table, {}), default=0) + 1
    given = FORMS[tournament.ruleset.family].given
    for line in range(first, deals_at(tournament, len(company)) + 1):
        out = resting(tournament, number, table, line)
        seats = tuple(each for each in company if each not in out)
        if len(seats) in scoring_of(tournament).at_table:
            carried = carried_to(tournament, number, table) if line == first else None
            begun = beginning(tournament, number, table, line)
            cups = None if carried is None else carried.get("cups")
            yield NextLine(line=line, seats=seats, out=out, sheet=begun, given=given(begun, carried), cups=cups)


def form_shown(tournament: Tournament, number: int, table: int) -> LineForm:
    """Return what a line of a table is made of.

    :raises TarockError: if there is no such table.
    """
    here = sum(not has_gone(tournament, each) for each in tournament.company(number, table))
    return FORMS[tournament.ruleset.family].form(tournament.ruleset, here, "")


def draft_shown(news: News, number: int, table: int, draft: DraftSent) -> DraftShown:
    """Return what a line would come to.

    :raises TarockError: naming what is wrong.
    """
    tournament = news.tournament
    company = tournament.company(number, table)
    written = Lined(number, table, draft.line, sheet=draft.sheet, out=draft.out)
    carried, settled = drafted(tournament, written)
    players = players_of(company, written)
    sheet: dict[str, Any] = {"ruleset": tournament.settings.ruleset, **carried, **draft.sheet}
    return DraftShown(
        points=_by_place(company, dict(zip(players, settled.points, strict=True))),
        settled=HALL[tournament.ruleset.family].settled(tournament.ruleset, sheet),
    )
