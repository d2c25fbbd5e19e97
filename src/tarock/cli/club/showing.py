"""The year's table, ratings and profiles."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from tarock.cli.club.drawing import draw
from tarock.cli.club.keeping import number_of, read
from tarock.cli.columns import aligned
from tarock.cli.output import print_json, print_lines
from tarock.club.home.as_json import profile_json, rating_json, year_json
from tarock.club.home.charts import rating_chart, season_chart
from tarock.club.home.export import feat_name, heads, rating_cells, year_cells
from tarock.club.home.folder import ClubHome
from tarock.club.home.profile import profile
from tarock.club.home.ratings import RatedRow, Ratings, may_be_shown, mixed_rows, rating_rows, ratings
from tarock.club.home.state import Club
from tarock.club.home.year import span_of
from tarock.club.home.year import year as year_table
from tarock.club.rating.figures import figures
from tarock.club.rating.periods import Replayer, rated_as
from tarock.core.errors import TarockError
from tarock.core.sentences import Sentence
from tarock.words import words_in
from tarock.words.rulebook import ruleset_title


def year(folder: Path, *, season: str | None, svg: Path | None, as_json: bool, language: str) -> None:
    """Show the year's table."""
    club = read(folder, language).club
    span = span_of(club, season or "")
    chart = season_chart(club, span, language)
    draw(svg, [chart], "home-no-evenings")
    if as_json:
        print_json({"season": span.name, "year": year_json(club, year_table(club, span)), "chart": chart})
        return
    print_lines([Sentence("home-year", season=span.name).said(language), *aligned(year_cells(club, span, language))])


def rating(folder: Path, *, ruleset: str | None, mixed: bool, replay: bool, as_json: bool, language: str) -> None:
    """Show the ratings that may be shown."""
    club, tournaments = read(folder, language).club, ClubHome(folder).tournaments()
    if mixed:
        _show_mixed(mixed_rows(club, tournaments), as_json=as_json, language=language)
        return
    found = _wanted(ratings(club, tournaments, _replayer() if replay else None), ruleset)
    if as_json:
        rows = {name: [rating_json(row) for row in rating_rows(club, each)] for name, each in found.items()}
        print_json({"shown_from": figures().shown_from, "ratings": rows})
        return
    lines: list[str] = []
    for each in found.values():
        lines.append(Sentence("home-ratings", rules=ruleset_title(words_in(language), each.ruleset)).said(language))
        lines += aligned(rating_cells(club, each, language))
    print_lines([*lines, Sentence("home-rated-who", deals=figures().shown_from).said(language)])


def _replayer() -> Replayer:
    """Load bots only if they are to play."""
    from tarock.cli.club.replaying import BY_THE_BOOK

    return BY_THE_BOOK


def _wanted(found: dict[str, Ratings], ruleset: str | None) -> dict[str, Ratings]:
    if ruleset is None:
        return found
    if ruleset not in found:
        raise TarockError(Sentence("home-not-played", ruleset=ruleset, known=", ".join(found) or "–"))
    return {ruleset: found[ruleset]}


def _show_mixed(rows: Sequence[tuple[int | None, str, Any]], *, as_json: bool, language: str) -> None:
    if as_json:
        print_json(
            {
                "mixed": [
                    {"number": number, "name": name, "mu": round(each.mu, 2), "sigma": round(each.sigma, 2)}
                    for number, name, each in rows
                ]
            }
        )
        return
    cells = [[name, f"{each.mu:.1f}", f"{each.sigma:.1f}", str(each.tables)] for _, name, each in rows]
    print_lines(
        [
            Sentence("home-mixed").said(language),
            *aligned([heads(("name", "mu", "sigma", "tables"), language), *cells]),
            Sentence("home-rated-who", deals=figures().shown_from).said(language),
        ]
    )


def show_profile(folder: Path, *, person: str, svg: Path | None, as_json: bool, language: str) -> None:
    """Show what somebody has played, and the rating if he lets others see it."""
    club, tournaments = read(folder, language).club, ClubHome(folder).tournaments()
    number = number_of(club, person)
    found = profile(club, number, tournaments)
    rated = _rated(club, number, ratings(club, tournaments))
    charts = [rating_chart(club, number, each, language) for each in rated.values()]
    draw(svg, charts, "home-nothing-to-draw")
    if as_json:
        name, who = club.name(number), rated_as(club, number)
        rows = {ruleset: rating_json(RatedRow(number, name, each.of(who))) for ruleset, each in rated.items()}
        print_json({**profile_json(club, found), "ratings": rows, "charts": charts})
        return
    print_lines(_profile_lines(club, profile_json(club, found), rated, language))


def _rated(club: Club, number: int, found: dict[str, Ratings]) -> dict[str, Ratings]:
    """Return the rulesets under which somebody's rating may be shown."""
    who = rated_as(club, number)
    return {name: each for name, each in found.items() if may_be_shown(club, number, each.of(who).deals)}


def _profile_lines(club: Club, found: dict[str, Any], rated: dict[str, Ratings], language: str) -> list[str]:
    total = found["total"]
    lines = [
        f"{found['number']} {found['name']}",
        Sentence(
            "home-profile-total",
            evenings=len(found["evenings"]),
            deals=total["deals"],
            points=f"{total['points']:g}",
            average="–" if total["average"] is None else f"{total['average']:.2f}",
        ).said(language),
    ]
    for section in _SECTIONS:
        lines += _section_lines(section, section.of(found), language)
    for each in rated.values():
        rating_ = each.of(rated_as(club, found["number"]))
        low, high = rating_.interval(figures().interval)
        said = Sentence(
            "home-profile-rating",
            rules=ruleset_title(words_in(language), each.ruleset),
            rating=f"{rating_.mean:+.2f}",
            low=f"{low:+.2f}",
            high=f"{high:+.2f}",
        )
        lines.append(said.said(language))
    return lines


@dataclass(frozen=True, slots=True)
class _Section:
    """A part of a profile: its title, and which fields of which rows are shown."""

    title: str
    of: Callable[[dict[str, Any]], list[dict[str, Any]]]
    fields: tuple[str, ...]


def _feats(found: dict[str, Any]) -> list[dict[str, Any]]:
    return [{"what": what, **each} for what, each in found["total"]["feats"].items()]


_SECTIONS: Final = (
    _Section("home-profile-evenings", lambda found: found["evenings"], ("evening", "points", "deals", "last_tricks")),
    _Section("home-profile-feats", _feats, ("what", "times", "won")),
    _Section("home-profile-partners", lambda found: found["partners"], ("name", "games", "won", "points")),
    _Section("home-profile-tournaments", lambda found: found["tournaments"], ("name", "date", "rank", "points")),
)


def _section_lines(section: _Section, rows: list[dict[str, Any]], language: str) -> list[str]:
    if not rows:
        return []
    cells = [[_cell(field, row[field], language) for field in section.fields] for row in rows]
    names = heads([field.replace("_", "-") for field in section.fields], language)
    return [Sentence(section.title).said(language), *aligned([names, *cells])]


def _cell(field: str, value: Any, language: str) -> str:  # noqa: ANN401 - whatever JSON says
    return feat_name(value, language) if field == "what" else str(value) or "–"
