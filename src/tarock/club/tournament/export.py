"""What leaves the house: standings, lines and people as CSV, JSON and HTML, each person as he chose to be shown."""

from collections.abc import Iterable
from fractions import Fraction
from typing import Any

from tarock.club.exchange import csv_text
from tarock.club.print.kinds import PRINTS, Printing
from tarock.club.print.markup import document, joined
from tarock.club.tournament.lines import account
from tarock.club.tournament.standings import Row, ranking, standings, teams, unconfirmed
from tarock.club.tournament.state import Tournament
from tarock.club.tournament.telling import consequence, ruling_told
from tarock.club.typed import plain


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
            **({} if row.compared is None else {"compared": as_number(row.compared)}),
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


def clock_json(tournament: Tournament, number: int, now: int) -> dict[str, Any]:
    """Return the clock of a round for programs, with the seconds that are left."""
    clock = tournament.round(number).clock
    return {
        "round": number,
        "minutes": clock.minutes,
        "running": clock.since is not None,
        "over": clock.is_over,
        "left": clock.left(now),
    }


def calls_json(tournament: Tournament, now: int) -> list[dict[str, Any]]:
    """Return the open calls for programs, the oldest first."""
    return [
        {
            "round": call.called.round,
            "table": call.called.table,
            "room": tournament.settings.room_of(call.called.table),
            "text": call.called.text,
            "waiting": max(0, now - call.at),
        }
        for call in tournament.open_calls()
    ]


def rulings_json(tournament: Tournament, language: str) -> list[dict[str, Any]]:
    """Return the rulings for programs, each told in a language as well."""
    return [
        {
            "round": ruled.round,
            "table": ruled.table,
            "line": ruled.line,
            "by": ruled.by,
            "fault": ruled.fault,
            "offender": ruled.offender,
            "text": ruled.text,
            "consequence": consequence(ruled),
            "told": ruling_told(tournament, ruled).said(language),
        }
        for ruled in tournament.rulings
    ]


def standings_csv(tournament: Tournament, divider: str = ";") -> str:
    """Return the standings as a table."""
    rounds = [f"round {number}" for number in range(1, len(tournament.rounds) + 1)]
    rounds += ["compared"] if tournament.settings.duplicate else []
    rows = [
        [str(row.rank), str(row.number), *_who(tournament, row), *_points(row, missing="")]
        for row in standings(tournament)
    ]
    return csv_text([["rank", "number", "name", "town", "points", *rounds], *rows], divider)


def _who(tournament: Tournament, row: Row) -> tuple[str, str]:
    return tournament.name(row.number), tournament.entries[row.number].person.public_town


def _points(row: Row, missing: str) -> list[str]:
    compared = [] if row.compared is None else [plain(row.compared)]
    return [plain(row.points), *(missing if points is None else plain(points) for points in row.rounds), *compared]


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
    return csv_text(rows, divider)


def people_csv(tournament: Tournament, divider: str = ";") -> str:
    """Return the entry list as the public sees it."""
    people = [tournament.entries[number].person for number in sorted(tournament.entries)]
    rows = [[each.number, each.public_name, each.public_town, each.public_club] for each in people]
    return csv_text([["number", "name", "town", "club"], *rows], divider)


def page(tournament: Tournament, language: str) -> str:
    """Return the standings and the last draw as a page of HTML that needs nothing else."""
    printing = Printing(tournament=tournament, language=language)
    parts = [PRINTS[what](printing) for what in ("standings", "plan") if what == "standings" or tournament.rounds]
    return document(tournament.settings.name, language, joined(parts))
