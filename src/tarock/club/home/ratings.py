"""The ratings of a club: of whom others may see one, from enough deals on, always with its interval."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import date

from tarock.club.home.events import Number
from tarock.club.home.state import Club
from tarock.club.rating.figures import figures
from tarock.club.rating.gaussian import Rating, Scale, rated
from tarock.club.rating.mixed import MixedRating, mixed
from tarock.club.rating.periods import Replayer, noise_of, periods, rated_as
from tarock.club.rating.results import Rated
from tarock.club.tournament.state import Tournament
from tarock.core.rules import Ruleset


@dataclass(frozen=True, slots=True)
class Ratings:
    """All that is known of skills under a ruleset, period after period."""

    ruleset: Ruleset
    course: tuple[Scale, ...]

    def of(self, who: Rated) -> Rating:
        """Return what is known of somebody now."""
        return self.course[-1].rating(who)

    def history(self, who: Rated) -> list[tuple[date, Rating]]:
        """Return how somebody's rating has changed, from the first deal on; of a day the last counts."""
        found: dict[date, Rating] = {}
        for scale in self.course:
            if scale.day is not None and who in scale.players:
                found[date.fromordinal(scale.day)] = scale.rating(who)
        return list(found.items())


@dataclass(frozen=True, slots=True)
class RatedRow:
    """A rating that others may see."""

    number: Number | None
    """None for a level of bots."""
    name: str
    rating: Rating

    @property
    def interval(self) -> tuple[float, float]:
        """Where the skill lies in 95 of 100 cases."""
        return self.rating.interval(figures().interval)


def ratings(club: Club, tournaments: Sequence[Tournament] = (), replayer: Replayer | None = None) -> dict[str, Ratings]:
    """Return the ratings by ruleset.

    :param replayer: plays deals again of which the record is known, so that the luck of the cards counts less.

    :raises TarockError: if nobody has measured the luck of a game that was played.
    """
    rules, found = periods(club, tournaments, replayer)
    return {name: Ratings(rules[name], tuple(rated(noise_of(rules[name]), each))) for name, each in found.items()}


def may_be_shown(club: Club, number: Number, deals: float) -> bool:
    """Tell whether others may see somebody's rating: he has said so, and there are enough deals."""
    member = club.member(number)
    return (member.rated or bool(member.bot)) and deals >= figures().shown_from


def rating_rows(club: Club, found: Ratings) -> list[RatedRow]:
    """Return the ratings that may be shown, the best first; a level of bots once."""
    people = {rated_as(club, number): number for number in club.members}
    rows = [
        RatedRow(*_named(club, number), found.of(who))
        for who, number in people.items()
        if who in found.course[-1].players and may_be_shown(club, number, found.of(who).deals)
    ]
    return sorted(rows, key=lambda row: (-row.rating.mean, row.name))


def _named(club: Club, number: Number) -> tuple[Number | None, str]:
    member = club.member(number)
    return (None, member.bot) if member.bot else (number, member.public_name)


def mixed_rows(club: Club, tournaments: Sequence[Tournament] = ()) -> list[tuple[Number | None, str, MixedRating]]:
    """Return what OpenSkill thinks of those whose rating may be shown, over all rulesets, the best first.

    :raises TarockError: if OpenSkill is not installed.
    """
    _, found = periods(club, tournaments)
    every = [period for each in found.values() for period in each]
    deals: Counter[Rated] = Counter()
    for result in (result for period in every for result in period.results):
        deals.update(dict.fromkeys(result.players, result.deals))
    skills = mixed(every)
    people = {rated_as(club, number): number for number in club.members}
    rows = [
        (*_named(club, number), skills[who])
        for who, number in people.items()
        if who in skills and may_be_shown(club, number, deals[who])
    ]
    return sorted(rows, key=lambda row: (-row[2].mu, row[1]))
