"""The year's table: everybody who has played in a season, by points."""

from dataclasses import dataclass, field
from datetime import date
from fractions import Fraction

from tarock.club.home.accounts import Account, evening_account, most_last_tricks
from tarock.club.home.events import Number
from tarock.club.home.state import Club, ClubEvening
from tarock.core.errors import TarockError
from tarock.core.sentences import Sentence


@dataclass(frozen=True, slots=True)
class Span:
    """The days of a season."""

    name: str
    first: date
    last: date

    def holds(self, evening: ClubEvening) -> bool:
        """Tell whether an evening belongs to it."""
        return self.first <= evening.day <= self.last


@dataclass(slots=True)
class YearRow:
    """Somebody in the year's table."""

    number: Number
    rank: int = 0
    evenings: int = 0
    account: Account = field(default_factory=Account)
    best: Fraction | None = None
    """The best evening."""
    won: int = 0
    """So many evenings with the most last tricks."""


def span_of(club: Club, name: str = "") -> Span:
    """Return a season: one that the club has named, or a year; without a name the last in which it met.

    :raises TarockError: if there is no such season.
    """
    if name in club.seasons:
        season = club.seasons[name]
        return Span(name, date.fromisoformat(season.first), date.fromisoformat(season.last))
    last = max((evening.day for evening in club.evenings.values()), default=None)
    if not name and last is None:
        raise TarockError(Sentence("home-no-evenings"))
    holding = [each for each in club.seasons.values() if last and each.first <= last.isoformat() <= each.last]
    if not name and holding:
        return span_of(club, holding[-1].season)
    year = name or f"{last:%Y}"
    if not (year.isdecimal() and len(year) == 4):  # noqa: PLR2004 - a year has four digits
        raise TarockError(Sentence("home-no-season", season=name, known=", ".join(club.seasons) or "–"))
    return Span(year, date(int(year), 1, 1), date(int(year), 12, 31))


def evenings_in(club: Club, span: Span) -> dict[str, ClubEvening]:
    """Return the evenings of a season, the first first."""
    found = {name: evening for name, evening in club.evenings.items() if span.holds(evening)}
    return dict(sorted(found.items(), key=lambda each: (each[1].day, each[0])))


def year(club: Club, span: Span) -> list[YearRow]:
    """Return the table of a season, the most points first; equal players share a rank."""
    rows: dict[Number, YearRow] = {}
    for evening in evenings_in(club, span).values():
        accounts = evening_account(club, evening)
        for number, account in accounts.items():
            row = rows.setdefault(number, YearRow(number))
            row.evenings += 1
            row.account.add(account)
            row.best = account.points if row.best is None else max(row.best, account.points)
            row.won += number in most_last_tricks(accounts)
    order = sorted(rows.values(), key=lambda row: (-row.account.points, row.number))
    for row in order:
        row.rank = 1 + sum(other.account.points > row.account.points for other in order)
    return order


def season_course(club: Club, span: Span) -> tuple[list[str], dict[Number, list[Fraction]]]:
    """Return the evenings of a season, and how everybody's points have gone up and down from one to the next."""
    evenings = evenings_in(club, span)
    found = [evening_account(club, evening) for evening in evenings.values()]
    people = sorted({number for accounts in found for number in accounts})
    rows = {number: [Fraction(0)] for number in people}
    for accounts in found:
        for number, row in rows.items():
            row.append(row[-1] + (accounts[number].points if number in accounts else 0))
    return list(evenings), rows
