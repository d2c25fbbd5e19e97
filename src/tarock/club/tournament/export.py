"""What leaves the house: standings, lines and people as CSV, JSON and HTML, each person as he chose to be shown."""

import csv
import io
from collections.abc import Iterable, Sequence
from fractions import Fraction
from typing import Any

from tarock.club.print.kinds import PRINTS, Printing
from tarock.club.print.markup import document, joined
from tarock.club.tournament.lines import account, plain
from tarock.club.tournament.standings import Row, ranking, standings, teams, unconfirmed
from tarock.club.tournament.state import Tournament


def as_number(points: Fraction) -> int | float:
    """Return points as a JSON number."""
    return points.numerator if points.denominator == 1 else float(points)


def rows_json(tournament: Tournament, rows: Iterable[Row]) -> list[dict[str, Any]]:
    """Return standings for programs."""
    return [
        {
            "rank": row.rank,
            "number": row.number,
            "name": tournament.name(row.number),
            "town": tournament.entries[row.number].person.public_town,
            "points": as_number(row.points),
            "rounds": [None if points is None else as_number(points) for points in row.rounds],
            "deals": as_number(row.deals),
        }
        for row in rows
    ]


def standings_json(tournament: Tournament) -> dict[str, Any]:
    """Return all rankings for programs."""
    rows = standings(tournament)
    return {
        "event": tournament.id,
        "name": tournament.settings.name,
        "standings": rows_json(tournament, rows),
        "rankings": {
            each.name: rows_json(tournament, ranking(tournament, rows, each)) for each in tournament.settings.rankings
        },
        "teams": [
            {"rank": row.rank, "name": row.name, "members": list(row.members), "points": as_number(row.points)}
            for row in teams(tournament, rows)
        ],
        "unconfirmed": unconfirmed(tournament),
    }


def draw_json(tournament: Tournament, number: int) -> dict[str, Any]:
    """Return a round's tables for programs."""
    played = tournament.round(number)
    return {
        "round": number,
        "tables": [
            {
                "table": table,
                "room": tournament.settings.room_of(table),
                "players": [{"number": each, "name": tournament.name(each)} for each in company],
                "ended": table in played.ended,
                "lines": len(played.lines.get(table, {})),
            }
            for table, company in enumerate(played.draw.tables, 1)
        ],
        "byes": list(played.draw.byes),
    }


def standings_csv(tournament: Tournament, divider: str = ";") -> str:
    """Return the standings as a table."""
    rounds = [f"round {number}" for number in range(1, len(tournament.rounds) + 1)]
    rows = [
        [str(row.rank), str(row.number), *_who(tournament, row), *_points(row, missing="")]
        for row in standings(tournament)
    ]
    return _csv([["rank", "number", "name", "town", "points", *rounds], *rows], divider)


def _who(tournament: Tournament, row: Row) -> tuple[str, str]:
    return tournament.name(row.number), tournament.entries[row.number].person.public_town


def _points(row: Row, missing: str) -> list[str]:
    return [plain(row.points), *(missing if points is None else plain(points) for points in row.rounds)]


def lines_csv(tournament: Tournament, divider: str = ";") -> str:
    """Return what every line came to for everybody."""
    rows: list[list[Any]] = [["round", "table", "line", "number", "points", "confirmed", "struck"]]
    for number, played in enumerate(tournament.rounds, 1):
        for table in sorted(played.lines):
            found = account(tournament, number, table)
            for line, points in found.by_line.items():
                written = played.lines[table][line]
                marks = ["" if written.confirmed_by is None else written.confirmed_by, written.struck]
                rows += [[number, table, line, each, plain(won), *marks] for each, won in points.items()]
    return _csv(rows, divider)


def people_csv(tournament: Tournament, divider: str = ";") -> str:
    """Return the entry list as the public sees it."""
    people = [tournament.entries[number].person for number in sorted(tournament.entries)]
    rows = [[each.number, each.public_name, each.public_town, each.public_club] for each in people]
    return _csv([["number", "name", "town", "club"], *rows], divider)


def _csv(rows: Sequence[Sequence[Any]], divider: str) -> str:
    text = io.StringIO()
    csv.writer(text, delimiter=divider, lineterminator="\r\n").writerows(
        [[_harmless(cell) for cell in row] for row in rows]
    )
    return text.getvalue()


def _harmless(cell: object) -> object:
    """Return a cell that no spreadsheet takes for a formula: names come from people."""
    if isinstance(cell, str) and cell[:1] in {"=", "+", "@", "\t"}:
        return f"'{cell}"
    return cell


def page(tournament: Tournament, language: str) -> str:
    """Return the standings and the last draw as a page of HTML that needs nothing else."""
    printing = Printing(tournament=tournament, language=language)
    parts = [PRINTS[what](printing) for what in ("standings", "plan") if what == "standings" or tournament.rounds]
    return document(tournament.settings.name, language, joined(parts))
