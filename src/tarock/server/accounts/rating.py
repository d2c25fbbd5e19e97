"""The ratings of accounts, worked out from the deals that count: the club's rating, with a day as its period.

Everybody who played is rated, so that a result says the same whoever was a guest or has left for good since; only
accounts are told.  The same deals give the same ratings, in whatever order they come.
"""

from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from collections.abc import Set as AbstractSet
from dataclasses import dataclass
from typing import Final

import msgspec

from tarock.club.rating.gaussian import Noise, Scale
from tarock.club.rating.results import Period, Rated, TableResult
from tarock.server.evening.state import is_bot
from tarock.server.store.entries import RatedDeal

DAY: Final = 24 * 3600 * 1000
_DIGITS: Final = 9
"""So many are kept: the last ones may differ between machines."""

_names = msgspec.json.Decoder(tuple[str, ...])
_points = msgspec.json.Decoder(tuple[float, ...])


@dataclass(frozen=True, slots=True)
class RatedDay:
    """What was known of an account at the end of a day on which it played."""

    account_id: str
    ruleset: str
    day: int
    """Counted from 1970, by the clock of Greenwich."""
    mean: float
    deviation: float
    deals: int


def course(ruleset: str, noise: Noise, deals: Iterable[RatedDeal], accounts: AbstractSet[str]) -> tuple[RatedDay, ...]:
    """Return the ratings of accounts under one ruleset after each of their days.

    :param accounts: who is told a rating, and may come back.
    """
    days = _by_day(deals)
    last = {who: day for day in sorted(days) for company in days[day] for who in company}
    scale, found = Scale(noise), list[RatedDay]()
    for day in sorted(days):
        scale = scale.after(Period(day, tuple(_results(days[day]))))
        played = {who for company in days[day] for who in company}
        for who in sorted(played & accounts):
            rating = scale.rating(who)
            mean, deviation = round(rating.mean, _DIGITS), round(rating.deviation, _DIGITS)
            found.append(RatedDay(who, ruleset, day, mean, deviation, round(rating.deals)))
        # A guest who never comes again is needed no longer; bots are always somebody.
        scale = scale.without(who for who in played - accounts if last[who] == day and not is_bot(who))
    return tuple(found)


_Company = tuple[Rated, ...]


def _by_day(deals: Iterable[RatedDeal]) -> dict[int, dict[_Company, list[tuple[float, ...]]]]:
    """Return what those won who played with each other, by day."""
    found: dict[int, dict[_Company, list[tuple[float, ...]]]] = defaultdict(lambda: defaultdict(list))
    for deal in deals:
        hands = sorted(zip(_names.decode(deal.players), _points.decode(deal.points), strict=True))
        found[deal.at // DAY][tuple(who for who, _ in hands)].append(tuple(won for _, won in hands))
    return found


def _results(companies: Mapping[_Company, Sequence[tuple[float, ...]]]) -> Iterable[TableResult]:
    """Give for each company what it won in all deals of a day."""
    for company, deals in companies.items():
        yield TableResult(company, tuple(map(sum, zip(*deals, strict=True))), float(len(deals)))
