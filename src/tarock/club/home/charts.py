"""What people would rather look at: an evening's course, a season, a rating with its band."""

from collections.abc import Mapping, Sequence
from fractions import Fraction

from tarock.club.home.accounts import course
from tarock.club.home.events import Number
from tarock.club.home.ratings import Ratings
from tarock.club.home.state import Club, ClubTable
from tarock.club.home.year import Span, season_course
from tarock.club.rating.figures import figures
from tarock.club.rating.periods import rated_as
from tarock.core.sentences import Sentence
from tarock.plots import Chart, Curve
from tarock.words import words_in
from tarock.words.rulebook import ruleset_title


def evening_chart(club: Club, table: ClubTable, language: str) -> Chart:
    """Return how everybody's points went up and down at a table, line by line."""
    seated = table.seated
    title = Sentence("plot-evening", club=club.settings.name, evening=seated.evening, table=seated.table)
    return Chart(title.said(language), Sentence("plot-lines").said(language), _curves(club, course(club, table)))


def season_chart(club: Club, span: Span, language: str) -> Chart:
    """Return how everybody's points went up and down in a season, evening by evening."""
    evenings, rows = season_course(club, span)
    title = Sentence("plot-season", club=club.settings.name, season=span.name).said(language)
    named = {place: club.evening(name).opened.date for place, name in enumerate(evenings, 1)}
    return Chart(title, Sentence("plot-evenings").said(language), _curves(club, rows), named)


def rating_chart(club: Club, number: Number, found: Ratings, language: str) -> Chart:
    """Return how somebody's rating has changed, with the band in which the skill lies in 95 of 100 cases."""
    history = found.history(rated_as(club, number))
    said = Sentence("plot-rating", name=club.name(number), rules=ruleset_title(words_in(language), found.ruleset))
    title = said.said(language)
    days = [(day - history[0][0]).days for day, _ in history]
    curve = Curve(
        club.name(number),
        tuple((day, rating.mean) for day, (_, rating) in zip(days, history, strict=True)),
        tuple(figures().interval * rating.deviation for _, rating in history),
        "band",
    )
    named = {day: f"{when}" for day, (when, _) in zip(days, history, strict=True)}
    return Chart(title, Sentence("plot-days").said(language), (curve,), named)


def _curves(club: Club, rows: Mapping[Number, Sequence[Fraction]]) -> tuple[Curve, ...]:
    """Return a curve for each, who has most at the end first: names stand in the order in which the curves end."""
    order = sorted(rows, key=lambda number: -rows[number][-1])
    return tuple(
        Curve(club.name(number), tuple((place, float(points)) for place, points in enumerate(rows[number])))
        for number in order
    )
