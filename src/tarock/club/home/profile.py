"""What somebody has played: evenings, tournaments, games bid and won, partners."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from fractions import Fraction

from tarock.club.home.accounts import Account, evening_account
from tarock.club.home.events import Number
from tarock.club.home.state import Club, ClubTable
from tarock.club.tournament.standings import standings
from tarock.club.tournament.state import Tournament


@dataclass(slots=True)
class Together:
    """What two have played as partners."""

    games: int = 0
    won: int = 0
    points: Fraction = Fraction(0)
    """What the one whose profile it is has won in them."""


@dataclass(frozen=True, slots=True)
class Placing:
    """A result in a tournament."""

    event: str
    name: str
    date: str
    rank: int
    points: Fraction
    deals: Fraction


@dataclass(slots=True)
class Profile:
    """What somebody has played."""

    number: Number
    evenings: dict[str, Account] = field(default_factory=dict[str, Account])
    """By evening, the first first."""
    total: Account = field(default_factory=Account)
    partners: dict[Number, Together] = field(default_factory=dict[Number, Together])
    """Whom he has played with against two others, the most often first."""
    placings: tuple[Placing, ...] = ()


def profile(club: Club, number: Number, tournaments: Sequence[Tournament] = ()) -> Profile:
    """Return what somebody has played.

    :raises TarockError: if nobody has the number.
    """
    who = club.member(number).number
    found = Profile(who, placings=_placings(club, who, tournaments))
    for name, evening in sorted(club.evenings.items(), key=lambda each: (each[1].day, each[0])):
        accounts = evening_account(club, evening)
        if who in accounts:
            found.evenings[name] = accounts[who]
            found.total.add(accounts[who])
        for table in evening.tables.values():
            _add_partners(club, table, who, found.partners)
    order = sorted(found.partners.items(), key=lambda each: (-each[1].games, each[0]))
    found.partners = dict(order)
    return found


def _add_partners(club: Club, table: ClubTable, who: Number, found: dict[Number, Together]) -> None:
    people = [club.who(number) for number in table.players]
    for line in table.lines:
        for feat in line.result.feats:
            pair = {people[place] for place in (feat.by, feat.partner) if place is not None}
            if who in pair and len(pair) > 1:
                (other,) = pair - {who}
                together = found.setdefault(other, Together())
                together.games += 1
                together.won += feat.won
                together.points += line.result.points[people.index(who)]


def _placings(club: Club, who: Number, tournaments: Sequence[Tournament]) -> tuple[Placing, ...]:
    """Return somebody's tournaments: people are known by their numbers in all of them."""
    found = [
        Placing(each.id, each.settings.name, each.settings.date, row.rank, row.points, row.deals)
        for each in tournaments
        for row in standings(each)
        if club.who(row.number) == who
    ]
    return tuple(sorted(found, key=lambda placing: (placing.date, placing.name)))
