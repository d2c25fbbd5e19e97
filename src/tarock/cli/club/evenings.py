"""Evenings: opening them, seating tables, writing lines."""

from datetime import datetime
from pathlib import Path
from random import SystemRandom
from typing import Any, Final

import msgspec

from tarock.cli.club.drawing import draw
from tarock.cli.club.keeping import GUEST, keep_all, keep_and_say, number_of, numbers_of, read, to_write
from tarock.cli.columns import aligned
from tarock.cli.output import print_json, print_lines
from tarock.cli.tournament.keeping import now, say
from tarock.cli.tournament.writing import read_points, read_sheet
from tarock.club.home import events
from tarock.club.home.accounts import evening_account, is_over, most_last_tricks
from tarock.club.home.as_json import evening_json, line_json, next_json
from tarock.club.home.charts import evening_chart
from tarock.club.home.export import evening_cells, heads
from tarock.club.home.log import ClubLog
from tarock.club.home.state import Club, ClubTable
from tarock.club.people_file import COLUMNS, rows_in
from tarock.club.typed import plain
from tarock.core.errors import TarockError
from tarock.core.sentences import Sentence, shown
from tarock.rulesets.files import read_text
from tarock.words import words_in
from tarock.words.rulebook import ruleset_title

_TOTALS: Final = {"name": COLUMNS["name"], "number": COLUMNS["number"], "points": ("points", "point", "punkte")}
"""What is read of a list of results."""


def evening(
    folder: Path,
    *,
    evening: str | None,
    date: str | None,
    name: str | None,
    svg: Path | None,
    as_json: bool,
    language: str,
    **fields: Any,  # noqa: ANN401 - of the command
) -> None:
    """Open an evening, show one, or list them all."""
    log = read(folder, language) if date is None else to_write(folder, language)
    if date is not None:
        day = datetime.now().astimezone().date().isoformat() if date == "today" else date
        event = events.Opened(name or day, day, **fields)
        log.keep(event, now())
        answer = {"evening": event.evening, "date": day}
        say(answer, [Sentence("home-opened", evening=event.evening)], as_json=as_json, language=language)
    elif evening is None:
        _list(log.club, as_json=as_json, language=language)
    else:
        _show(log.club, evening, svg, as_json=as_json, language=language)


def _show(club: Club, name: str, svg: Path | None, *, as_json: bool, language: str) -> None:
    charts = [evening_chart(club, table, language) for table in club.evening(name).tables.values()]
    draw(svg, charts, "home-no-tables")
    if as_json:
        print_json({**evening_json(club, name), "charts": charts})
    else:
        print_lines(_evening_lines(club, name, language))


def _list(club: Club, *, as_json: bool, language: str) -> None:
    rows = [
        (name, evening.opened.date, len(evening.tables), len(evening.people), is_over(evening))
        for name, evening in sorted(club.evenings.items(), key=lambda each: (each[1].day, each[0]))
    ]
    if as_json:
        keys = ("evening", "date", "tables", "people", "over")
        print_json({"evenings": [dict(zip(keys, row, strict=True)) for row in rows]})
        return
    cells = [[*map(str, row[:4]), Sentence("cup-yes" if row[4] else "cup-no").said(language)] for row in rows]
    print_lines(aligned([heads(("evening", "date", "tables", "people", "over"), language), *cells]))


def _evening_lines(club: Club, name: str, language: str) -> list[str]:
    evening = club.evening(name)
    lines = [Sentence("home-evening-of", evening=name).said(language)]
    for table in evening.tables.values():
        lines.append(_said_table(club, table, language))
        players = [club.name(number) for number in table.players]
        rows = [
            [str(number), *(plain(points) for points in line.result.points), _marks(line.confirmed_by)]
            for number, line in enumerate(table.lines, 1)
        ]
        lines += aligned([["", *players, ""], *rows]) if rows else []
    lines += aligned(evening_cells(club, name, language)) if evening.tables else []
    best = most_last_tricks(evening_account(club, evening))
    if best:
        names = ", ".join(club.name(number) for number in best)
        lines.append(Sentence("home-most-last-tricks", names=names).said(language))
    return lines


def _marks(confirmed_by: int | None) -> str:
    return "" if confirmed_by is None else "✓"


def _said_table(club: Club, table: ClubTable, language: str) -> str:
    players = ", ".join(club.name(number) for number in table.players)
    rules = ruleset_title(words_in(language), table.ruleset)
    key = "home-table-over" if table.shares is not None else "home-table"
    sentence = Sentence(key, table=table.seated.table, rules=rules, players=players, lines=len(table.lines))
    return sentence.said(language)


def seat(
    folder: Path,
    *,
    evening: str,
    players: tuple[str, ...],
    first: str | None,
    lot: bool,
    as_json: bool,
    language: str,
    **fields: str,
) -> None:
    """Seat a table; with a lot places and first dealer are drawn (Jensen 1989, Spillerne, l.118; Møller, l.393)."""
    log = to_write(folder, language)
    tables = log.club.evening(evening).tables
    given, joining = numbers_of(log.club, players)
    dealer = given[0] if first is None else _dealer(log.club, first, players, given)
    if dealer not in given:
        raise TarockError(Sentence("home-first-dealer", number=dealer))
    numbers = list(given)
    if lot:
        SystemRandom().shuffle(numbers)
        dealer = numbers[0] if first is None else dealer
    event = events.Seated(evening, len(tables) + 1, tuple(numbers), first=numbers.index(dealer), **fields)
    keep_all(folder, log, [*joining, event])
    _say_next(log, log.club.table(evening, event.table), as_json=as_json, language=language)


def _dealer(club: Club, first: str, players: tuple[str, ...], numbers: tuple[int, ...]) -> int:
    """Return the number of who deals first: named as at the table, where a guest may be new, or otherwise."""
    named = [number for name, number in zip(players, numbers, strict=True) if first in {name, name.removeprefix(GUEST)}]
    return named[0] if named else number_of(club, first)


def next_line(folder: Path, *, evening: str, table: int, as_json: bool, language: str) -> None:
    """Show who plays next, and the sheet as far as it is known."""
    log = read(folder, language)
    _say_next(log, log.club.table(evening, table), as_json=as_json, language=language)


def _say_next(log: ClubLog, table: ClubTable, *, as_json: bool, language: str) -> None:
    if table.shares is not None:
        seated = table.seated
        raise TarockError(Sentence("home-ended", evening=seated.evening, table=seated.table))
    answer = next_json(log.club, table)
    if as_json:
        print_json({"table": table.seated.table, **answer})
        return
    games = ["   ".join(f"{letter} {each['name']}" for letter, each in game.items()) for game in answer["seats"]]
    seats = [Sentence("home-next", line=answer["line"], seats=game).said(language) for game in games]
    sheet = msgspec.json.encode(answer["sheet"]).decode()
    print_lines([_said_table(log.club, table, language), *seats, sheet])


def line(  # noqa: PLR0913 - as many as the command has options
    folder: Path,
    *,
    evening: str,
    table: int,
    sheet: Path | None,
    points: str | None,
    totals: Path | None,
    columns: tuple[str, ...],
    deals: int,
    again: bool,
    line_: int | None,
    why: str | None,
    by: str | None,
    sender: str,
    own: str,
    as_json: bool,
    language: str,
) -> None:
    """Write a line, or replace one."""
    log = to_write(folder, language)
    found = log.club.table(evening, table)
    typed = None if points is None else read_points(points)
    if totals is not None:
        typed = _totals(log.club, found, read_text(totals), columns)
    fields: dict[str, Any] = {
        "sheet": None if sheet is None else read_sheet(sheet),
        "points": typed,
        "deals": deals,
        "again": again,
        "by": events.DESK if by is None else number_of(log.club, by),
    }
    number = line_ or len(found.lines) + 1
    event = (
        events.Lined(evening, table, number, **fields)
        if why is None
        else events.Replaced(evening, table, number, why=why, **fields)
    )
    log.keep(event, now(), sender, own)
    written = log.club.line(evening, table, number)
    won = "   ".join(
        f"{log.club.name(player)} {plain(written.result.points[place])}" for place, player in enumerate(found.players)
    )
    sentence = Sentence("home-line", evening=evening, table=table, line=number, points=won)
    say(line_json(found, number, written), [sentence], as_json=as_json, language=language)


def _totals(club: Club, table: ClubTable, text: str, columns: tuple[str, ...]) -> tuple[int | float, ...]:
    """Return the points of a list of results, by place."""
    mapping = {field: column for field, _, column in (each.partition("=") for each in columns)}
    won: dict[int, int | float] = {}
    for line_, values in rows_in(text, _TOTALS, mapping, needed=("points",)):
        number = number_of(club, values.get("number") or values.get("name", ""))
        places = {club.who(player): place for place, player in enumerate(table.players)}
        if number not in places or number in won or "points" not in values:
            text_ = Sentence("home-total", got=shown(values), table=table.seated.table)
            raise TarockError(Sentence("cup-csv-line", line=line_, text=text_))
        (won[number],) = read_points(values["points"])
    return tuple(won.get(club.who(player), 0) for player in table.players)


def undo(folder: Path, *, evening: str, table: int, why: str, by: str | None, as_json: bool, language: str) -> None:
    """Take back the last line of a table."""
    log = to_write(folder, language)
    last = len(log.club.table(evening, table).lines)
    who = events.DESK if by is None else number_of(log.club, by)
    keep_and_say(log, events.Undone(evening, table, last, why, who), as_json=as_json, language=language)


def confirm(folder: Path, *, evening: str, table: int, line_: int, by: str, as_json: bool, language: str) -> None:
    """Confirm a line."""
    log = to_write(folder, language)
    event = events.Confirmed(evening, table, line_, number_of(log.club, by))
    keep_and_say(log, event, as_json=as_json, language=language)


def end(folder: Path, *, evening: str, tables: tuple[int, ...], as_json: bool, language: str) -> None:
    """End some tables, or all that are still playing."""
    log = to_write(folder, language)
    found = log.club.evening(evening).tables
    ended = list(tables) or [number for number, table in found.items() if table.shares is None]
    for number in ended:
        log.keep(events.Ended(evening, number), now())
    if as_json:
        print_json({"ended": ended, **evening_json(log.club, evening)})
    else:
        print_lines(_evening_lines(log.club, evening, language))
