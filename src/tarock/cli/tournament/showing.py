"""What the desk and the wall read: draws, standings, prizes, a cup."""

import tomllib
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import msgspec

from tarock.cli.output import print_json, print_lines
from tarock.cli.tournament.keeping import read
from tarock.club.tournament import export
from tarock.club.tournament.cups import Cup, cup_standings, final_standings
from tarock.club.tournament.lines import plain
from tarock.club.tournament.prizes import awards, cash, money
from tarock.club.tournament.standings import Row, ranking, standings, teams, unconfirmed
from tarock.club.tournament.state import Tournament
from tarock.core.errors import TarockError
from tarock.core.sentences import Sentence
from tarock.rulesets.files import read_text


def show_standings(file: Path, *, as_json: bool, language: str) -> None:
    """Print the standings."""
    tournament = read(file, language).tournament
    if as_json:
        print_json(export.standings_json(tournament))
    else:
        print_lines(_standings_lines(tournament, language))


def show_wall(file: Path, *, as_json: bool, language: str) -> None:
    """Print the last draw, who is still playing, and the standings."""
    tournament = read(file, language).tournament
    number = len(tournament.rounds)
    if as_json:
        draw = export.draw_json(tournament, number) if number else None
        print_json({"draw": draw, **export.standings_json(tournament)})
        return
    lines: list[str] = []
    if number:
        lines += [sentence.said(language) for sentence in draw_lines(tournament, number)]
        playing = _playing(tournament, number)
        lines += [Sentence("cup-missing", tables=", ".join(playing)).said(language)] if playing else []
    print_lines([*lines, *_standings_lines(tournament, language)])


def _playing(tournament: Tournament, number: int) -> list[str]:
    played = tournament.round(number)
    return [str(table) for table in range(1, len(played.draw.tables) + 1) if table not in played.ended]


def draw_lines(tournament: Tournament, number: int) -> list[Sentence]:
    """Return a round, table by table."""
    draw = tournament.round(number).draw
    sentences = [Sentence("cup-round", round=number)]
    for table, company in enumerate(draw.tables, 1):
        players = ", ".join(f"{each} {tournament.name(each)}" for each in company)
        room = tournament.settings.room_of(table)
        key = "cup-table-room" if room else "cup-table-line"
        sentences.append(Sentence(key, table=table, players=players, **({"room": room} if room else {})))
    if draw.byes:
        sentences.append(Sentence("cup-byes", players=", ".join(tournament.name(each) for each in draw.byes)))
    return sentences


def _standings_lines(tournament: Tournament, language: str) -> list[str]:
    rows = standings(tournament)
    lines = [Sentence("cup-standings").said(language), *_row_lines(tournament, rows, language)]
    for named in tournament.settings.rankings:
        lines += [named.name, *_row_lines(tournament, ranking(tournament, rows, named), language)]
    if tournament.teams:
        lines.append(Sentence("cup-teams").said(language))
        lines += [f"  {row.rank}. {row.name}   {plain(row.points)}" for row in teams(tournament, rows)]
    open_lines = unconfirmed(tournament)
    return [*lines, *([Sentence("cup-unconfirmed", lines=open_lines).said(language)] if open_lines else [])]


def _row_lines(tournament: Tournament, rows: Sequence[Row], language: str) -> list[str]:
    heads = [Sentence(f"cup-head-{key}").said(language) for key in ("rank", "number", "name", "points")]
    heads += [Sentence("cup-head-round", round=each).said(language) for each in range(1, len(tournament.rounds) + 1)]
    cells = [
        [
            *(str(row.rank), str(row.number), tournament.name(row.number), plain(row.points)),
            *("–" if points is None else plain(points) for points in row.rounds),
        ]
        for row in rows
    ]
    return _aligned([heads, *cells])


def _aligned(rows: list[list[str]]) -> list[str]:
    """Return rows as columns: text to the left, numbers to the right."""
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    texts = {place for place in range(len(widths)) if not all(_is_number(row[place]) for row in rows[1:])}
    return [
        "  "
        + "  ".join(
            cell.ljust(width) if place in texts else cell.rjust(width)
            for place, (cell, width) in enumerate(zip(row, widths, strict=True))
        ).rstrip()
        for row in rows
    ]


def _is_number(text: str) -> bool:
    return text == "–" or text.lstrip("-").replace(".", "", 1).isdecimal()


def show_prizes(file: Path, *, as_json: bool, language: str) -> None:
    """Print who wins what, and who has not paid."""
    tournament = read(file, language).tournament
    won, account = awards(tournament), cash(tournament)
    if as_json:
        print_json({"awards": won, "cash": account})
        return
    currency = tournament.settings.currency
    lines = [
        Sentence(
            "cup-award",
            rank=each.rank,
            name=tournament.name(each.number),
            prize=" ".join(
                part for part in (money(each.amount, currency) if each.amount else "", each.text, each.ranking) if part
            ),
        ).said(language)
        for each in won
    ]
    amounts: dict[str, str] = {"paid": money(account.paid, ""), "due": money(account.due, ""), "currency": currency}
    if account.owing:
        numbers = ", ".join(map(str, account.owing))
        owing = Sentence("cup-owing", **amounts, numbers=numbers)
    else:
        owing = Sentence("cup-owing-none", **amounts)
    print_lines([*lines, owing.said(language)])


def show_cup(rules: Path, *, files: tuple[Path, ...], final: Path | None, as_json: bool, language: str) -> None:
    """Print the standings of a cup, or of its final.

    :raises TarockError: if its rules cannot be used.
    """
    cup = _cup(rules)
    tournaments = [read(file, language).tournament for file in files]
    names = {number: each.name(number) for each in tournaments for number in each.entries}
    rows = cup_standings(cup, [standings(each) for each in tournaments])
    if final is not None:
        _show_final(cup, rows, read(final, language).tournament, as_json=as_json, language=language)
        return
    if as_json:
        answer = [{**_plain_row(row), "name": names[row.number]} for row in rows]
        print_json({"cup": cup.name, "standings": answer})
        return
    heads = [Sentence(f"cup-head-{key}").said(language) for key in ("rank", "number", "name", "points")]
    heads += [Sentence(f"cup-head-{key}").said(language) for key in ("played", "qualified")]
    cells = [
        [
            *(str(row.rank), str(row.number), names[row.number], plain(row.points), str(row.played)),
            Sentence("cup-yes" if row.qualified else "cup-no").said(language),
        ]
        for row in rows
    ]
    print_lines([cup.name, *_aligned([heads, *cells])])


def _show_final(cup: Cup, rows: Any, day: Tournament, *, as_json: bool, language: str) -> None:  # noqa: ANN401 - cup rows
    found = final_standings(cup, rows, standings(day))
    if as_json:
        answer = [{**_plain_row(row), "name": day.name(row.number)} for row in found]
        print_json({"cup": cup.name, "final": answer})
        return
    heads = [Sentence(f"cup-head-{key}").said(language) for key in ("rank", "number", "name", "points")]
    cells = [[str(row.rank), str(row.number), day.name(row.number), plain(row.points)] for row in found]
    print_lines([cup.name, *_aligned([heads, *cells])])


def _plain_row(row: Any) -> dict[str, Any]:  # noqa: ANN401 - a row of a cup or of its final
    return {
        "rank": row.rank,
        "number": row.number,
        "points": export.as_number(row.points),
    }


def _cup(rules: Path) -> Cup:
    try:
        return msgspec.convert(tomllib.loads(read_text(rules)), Cup)
    except (tomllib.TOMLDecodeError, msgspec.ValidationError) as error:
        raise TarockError(Sentence("file-in", file=str(rules), text=str(error))) from error
