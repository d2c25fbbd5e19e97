"""Pairs of people who win more together than either wins without the other: a table for the operator to think about.

A result is measured against the mean of all results at its seat by the same rules, in standard deviations of a deal.
What a pair wins together is held to what each of the two wins when the other does not sit there, so that somebody who
simply plays well stands out with nobody.  The intervals hold for all pairs at once.
This proves nothing, and nothing is done by it.
"""

import math
from collections import defaultdict
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from itertools import combinations
from statistics import NormalDist, fmean, pvariance
from typing import Final, TypeAlias

Pair: TypeAlias = tuple[str, str]
"""Two people, in the order of their ids."""

CONFIDENCE: Final = 0.95
DOUBT: Final = 10
"""What somebody wins without the other counts as if he had played so many more deals evenly."""


@dataclass(frozen=True, slots=True)
class DealSeen:
    """A deal that is over: by what rules, how many played, who at each seat (None for a bot), and what each won."""

    kind: str
    players: int
    people: tuple[str | None, ...]
    result: tuple[float, ...]


@dataclass(frozen=True, slots=True)
class Suspect:
    """A pair of people: how many deals they played together, and what they won beyond what could be expected.

    ``beyond``, ``low`` and ``high`` are for both together in a deal, in standard deviations; ``chance`` is how often
    one of so many honest pairs would do as well; ``remarks`` is what one said while the other sat at the table.
    """

    pair: Pair
    deals: int
    beyond: float
    low: float
    high: float
    chance: float
    remarks: int = 0


def pair_of(one: str, other: str) -> Pair:
    """Return two people in the order of their ids."""
    return (one, other) if one < other else (other, one)


def suspects(deals: Iterable[DealSeen], remarks: Mapping[Pair, int], least: int = 20) -> tuple[Suspect, ...]:
    """Return every pair that has played enough deals together, the least likely first.

    :param least: so many deals at least; below a few dozen the interval is too hopeful.
    """
    together: defaultdict[Pair, list[float]] = defaultdict(list)
    apart: defaultdict[tuple[str, str], list[float]] = defaultdict(list)
    alone: defaultdict[str, list[float]] = defaultdict(list)
    share: dict[Pair, float] = {}
    for players, people in _measured(deals):
        for person, won in people.items():
            alone[person].append(won)
        for one, other in combinations(sorted(people), 2):
            share[one, other] = (players - 2) / (players - 1)
            together[one, other].append(people[one] + people[other])
            apart[one, other].append(people[one])
            apart[other, one].append(people[other])
    known = {pair: won for pair, won in together.items() if len(won) >= max(least, 2)}
    found = [
        _weighed(pair, won, apart, alone, share[pair], len(known), remarks.get(pair, 0)) for pair, won in known.items()
    ]
    return tuple(_corrected(sorted(found, key=lambda each: (each.chance, each.pair))))


def _measured(deals: Iterable[DealSeen]) -> Iterable[tuple[int, dict[str, float]]]:
    """Give for each deal how many played, and what every person has won against the mean of his seat, by the spread."""
    by_kind: defaultdict[str, list[DealSeen]] = defaultdict(list)
    for deal in deals:
        by_kind[deal.kind].append(deal)
    for played in by_kind.values():
        means = [fmean(column) for column in zip(*(deal.result for deal in played), strict=True)]
        beyond = [[won - mean for won, mean in zip(deal.result, means, strict=True)] for deal in played]
        spread = math.sqrt(pvariance([won for row in beyond for won in row])) or 1.0
        for deal, row in zip(played, beyond, strict=True):
            won = {person: won / spread for person, won in zip(deal.people, row, strict=True) if person is not None}
            yield deal.players, won


def _weighed(
    pair: Pair,
    won: list[float],
    apart: Mapping[tuple[str, str], list[float]],
    alone: Mapping[str, list[float]],
    share: float,
    pairs: int,
    remarks: int,
) -> Suspect:
    """Hold what a pair has won to what each of them wins without the other.

    :param share: so much of it: two who play well at one table win from two others, not each from three.
    """
    one, other = pair
    expected, doubt = 0.0, _variance_of_mean(won)
    for person, companion in ((one, other), (other, one)):
        with_him = apart[person, companion]
        number = len(alone[person]) - len(with_him)
        without = math.fsum(alone[person]) - math.fsum(with_him)
        expected += share * without / (number + DOUBT)
        doubt += share**2 * number / (number + DOUBT) ** 2  # a result has the variance 1 by the measure
    beyond, error = fmean(won) - expected, math.sqrt(doubt)
    reach = NormalDist().inv_cdf(1 - (1 - CONFIDENCE) / (2 * pairs)) * error
    chance = 2 * (1 - NormalDist().cdf(abs(beyond) / error)) if error else 1.0
    return Suspect(pair, len(won), beyond, beyond - reach, beyond + reach, chance, remarks)


def _variance_of_mean(values: list[float]) -> float:
    return pvariance(values) / (len(values) - 1)


def _corrected(found: list[Suspect]) -> Iterable[Suspect]:
    """Give pairs with the chance for all of them together, after Holm."""
    worst = 0.0
    for rank, each in enumerate(found):
        worst = max(worst, min(1.0, each.chance * (len(found) - rank)))
        yield Suspect(each.pair, each.deals, each.beyond, each.low, each.high, worst, each.remarks)
