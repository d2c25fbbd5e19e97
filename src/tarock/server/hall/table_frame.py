"""What a table of the hall is shown: who sits there, its lines and what they come to, and the line that comes next."""

from collections.abc import Mapping
from fractions import Fraction
from typing import Any

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
    resting,
    scoring_of,
)
from tarock.club.tournament.state import Tournament, WrittenLine
from tarock.server.hall.families import HALL
from tarock.server.hall.news import News
from tarock.server.wire.shared.hall_lines import DraftSent, DraftShown, HallLine, HallPlace, HallTable, NextLine
from tarock.server.wire.shared.settled import Points


def table_shown(news: News, number: int, table: int) -> HallTable:
    """Return a table.

    :raises TarockError: if there is none.
    """
    tournament = news.tournament
    company, played = tournament.company(number, table), tournament.round(number)
    found, written = account(tournament, number, table), played.lines.get(table, {})
    return HallTable(
        n=news.n,
        event=news.event,
        name=tournament.settings.name,
        ruleset=tournament.settings.ruleset,
        round=number,
        table=table,
        room=tournament.settings.room_of(table),
        places=tuple(_place(tournament, each) for each in company),
        deals=deals_at(tournament, len(company)),
        lines=tuple(_line(company, line, each, found.by_line[line]) for line, each in sorted(written.items())),
        totals=tuple(as_number(found.won[each]) for each in company),
        next=_next(tournament, number, table),
        ended=table in played.ended,
        over=is_over(tournament, number),
        choices=HALL[tournament.ruleset.family].choices(tournament.ruleset),
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


def _line(company: Company, line: int, written: WrittenLine, won: Mapping[Number, Fraction]) -> HallLine:
    event = written.written
    return HallLine(
        line=line,
        points=_by_place(company, won),
        by=event.by,
        confirmed_by=written.confirmed_by,
        struck=written.struck,
        why=event.why if isinstance(event, Replaced) else "",
        replaced=len(written.before),
        out=event.out,
        sheet=event.sheet,
    )


def _by_place(company: Company, won: Mapping[Number, Fraction]) -> tuple[Points | None, ...]:
    return tuple(as_number(won[each]) if each in won else None for each in company)


def _next(tournament: Tournament, number: int, table: int) -> NextLine | None:
    played, company = tournament.round(number), tournament.company(number, table)
    line = max(played.lines.get(table, {}), default=0) + 1
    out = resting(tournament, number, table, line)
    seats = tuple(each for each in company if each not in out)
    is_possible = len(seats) in scoring_of(tournament).at_table and line <= deals_at(tournament, len(company))
    if table in played.ended or is_over(tournament, number) or not is_possible:
        return None
    return NextLine(
        line=line,
        seats=seats,
        out=out,
        sheet=beginning(tournament, number, table, line),
        cups=carried_to(tournament, number, table).get("cups"),
    )


def draft_shown(news: News, number: int, table: int, draft: DraftSent) -> DraftShown:
    """Return what a line would come to.

    :raises TarockError: naming what is wrong.
    """
    tournament = news.tournament
    company = tournament.company(number, table)
    written = Lined(number, table, draft.line, sheet=draft.sheet, out=draft.out)
    carried, settled = drafted(tournament, written)
    players = [each for each in company if each not in draft.out]
    sheet: dict[str, Any] = {"ruleset": tournament.settings.ruleset, **carried, **draft.sheet}
    return DraftShown(
        points=_by_place(company, dict(zip(players, settled.points, strict=True))),
        settled=HALL[tournament.ruleset.family].settled(tournament.ruleset, sheet),
    )
