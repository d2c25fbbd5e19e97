"""What leaves the club: people, evenings, the year's table and ratings, each person as he chose to be shown."""

from collections.abc import Sequence
from typing import Any

import msgspec

from tarock.club.calendar_file import Appointment
from tarock.club.exchange import csv_text
from tarock.club.home.accounts import LAST_TRICK
from tarock.club.home.as_json import evening_json, people_json, rating_json, year_json
from tarock.club.home.charts import evening_chart, rating_chart, season_chart
from tarock.club.home.ratings import Ratings, rating_rows
from tarock.club.home.state import Club
from tarock.club.home.year import Span, evenings_in, year
from tarock.club.print import markup
from tarock.club.print.markup import Markup, document, element, heading, joined
from tarock.club.typed import plain
from tarock.core.sentences import Sentence
from tarock.plots import drawn
from tarock.words import words_in
from tarock.words.koenigrufen.names import contract_name
from tarock.words.passages import hyphenated
from tarock.words.rulebook import ruleset_title


def texts(club: Club, span: Span, ratings: dict[str, Ratings], divider: str, language: str) -> dict[str, str]:
    """Return the files of a season by name."""
    whole: dict[str, Any] = {
        "club": club.settings.name,
        "season": span.name,
        "year": year_json(club, year(club, span)),
        "evenings": [evening_json(club, name) for name in evenings_in(club, span)],
        "ratings": {name: [rating_json(row) for row in rating_rows(club, found)] for name, found in ratings.items()},
    }
    return {
        "people.csv": csv_text(_people_rows(club), divider),
        "year.csv": csv_text(_year_rows(club, span), divider),
        "lines.csv": csv_text(_line_rows(club, span), divider),
        "ratings.csv": csv_text(_rating_rows(club, ratings), divider),
        "club.json": f"{msgspec.json.format(msgspec.json.encode(whole), indent=1).decode()}\n",
        "season.svg": drawn(season_chart(club, span, language)),
        "index.html": _page(club, span, ratings, language),
    }


def appointments(club: Club) -> list[Appointment]:
    """Return the evenings of the club for a calendar."""
    settings = club.settings
    return [
        Appointment(f"{club.id}-{name}", settings.name, evening.opened.date, evening.opened.place or settings.address)
        for name, evening in sorted(club.evenings.items())
    ]


def _people_rows(club: Club) -> list[Sequence[Any]]:
    fields = ("number", "name", "town", "club")
    return [fields, *([each[field] for field in fields] for each in people_json(club))]


def _year_rows(club: Club, span: Span) -> list[Sequence[Any]]:
    fields = ("rank", "number", "name", "evenings", "deals", "points", "average", "best", "last_tricks", "money")
    return [fields, *([each[field] for field in fields] for each in year_json(club, year(club, span)))]


def _line_rows(club: Club, span: Span) -> list[Sequence[Any]]:
    rows: list[Sequence[Any]] = [("evening", "table", "line", "number", "points", "stakes", "deals", "confirmed")]
    for name, evening in evenings_in(club, span).items():
        for table in evening.tables.values():
            for number, line in enumerate(table.lines, 1):
                result = line.result
                for place, player in enumerate(table.players):
                    won = (plain(result.points[place]), plain(result.stakes[place]), result.deals[place])
                    rows.append((name, table.seated.table, number, player, *won, line.confirmed_by or ""))
    return rows


def _rating_rows(club: Club, ratings: dict[str, Ratings]) -> list[Sequence[Any]]:
    fields = ("number", "name", "rating", "low", "high", "deals")
    rows = [
        [name, *(each[field] for field in fields)]
        for name, found in ratings.items()
        for each in map(rating_json, rating_rows(club, found))
    ]
    return [("ruleset", *fields), *rows]


def _page(club: Club, span: Span, ratings: dict[str, Ratings], language: str) -> str:
    """Return the season as a page that needs nothing else: the year's table, ratings, and every evening's course."""
    parts = [
        element("h1", club.settings.name),
        _section("home-year", year_cells(club, span, language), language, season=span.name),
        Markup(drawn(season_chart(club, span, language))),
    ]
    for found in ratings.values():
        cells = rating_cells(club, found, language)
        if len(cells) > 1:
            rules = ruleset_title(words_in(language), found.ruleset)
            parts.append(_section("home-ratings", cells, language, rules=rules))
            people = [row.number for row in rating_rows(club, found) if row.number is not None]
            parts += [Markup(drawn(rating_chart(club, number, found, language))) for number in people]
    for name, evening in evenings_in(club, span).items():
        parts.append(_section("home-evening-of", evening_cells(club, name, language), language, evening=name))
        parts += [Markup(drawn(evening_chart(club, each, language))) for each in evening.tables.values()]
    return document(club.settings.name, language, joined(parts))


def _section(key: str, cells: list[list[str]], language: str, **filling: str) -> Markup:
    return joined([heading(language, key, **filling), markup.table(cells[0], cells[1:])])


def heads(names: Sequence[str], language: str) -> list[str]:
    """Return the heads of columns."""
    return [Sentence(f"home-head-{name}").said(language) for name in names]


def year_cells(club: Club, span: Span, language: str) -> list[list[str]]:
    """Return the year's table with its heads, as people read it."""
    rows = [
        [
            *(str(row.rank), club.name(row.number), str(row.evenings), str(row.account.deals)),
            *(plain(row.account.points), "–" if row.account.average is None else f"{float(row.account.average):.2f}"),
            *("–" if row.best is None else plain(row.best), str(row.account.last_tricks), str(row.won)),
        ]
        for row in year(club, span)
    ]
    names = ("rank", "name", "evenings", "deals", "points", "average", "best", "last-tricks", "most-last-tricks")
    return [heads(names, language), *rows]


def rating_cells(club: Club, found: Ratings, language: str) -> list[list[str]]:
    """Return the ratings that may be shown with their heads."""
    rows = [
        [row.name, f"{row.rating.mean:+.2f}", "{:+.2f} … {:+.2f}".format(*row.interval), f"{row.rating.deals:g}"]
        for row in rating_rows(club, found)
    ]
    return [heads(("name", "rating", "interval", "deals"), language), *rows]


def evening_cells(club: Club, name: str, language: str) -> list[list[str]]:
    """Return what an evening came to with its heads."""
    rows = [
        [each["name"], f"{each['points']:g}", str(each["deals"]), str(each["last_tricks"])]
        for each in evening_json(club, name)["people"]
    ]
    return [heads(("name", "points", "deals", "last-tricks"), language), *rows]


def feat_name(what: str, language: str) -> str:
    """Return what a feat is called: one of Danish Tarok, or a game of Königrufen, which a house may have named."""
    words = words_in(language)
    key = "home-head-last-tricks" if what == LAST_TRICK else hyphenated(f"arena-tally-{what}")
    return words(key) if key in words else contract_name(words, what)
