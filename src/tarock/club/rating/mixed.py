"""A rating over several rulesets at once: OpenSkill's Plackett-Luce on the ranks at each table.

Points of different rulesets have no common unit, ranks do.  What ranks cannot say, docs/club.md lists.
"""

from collections.abc import Iterable
from dataclasses import dataclass

from tarock.club.rating.results import Period, Rated, TableResult
from tarock.core.extras import lacking


@dataclass(frozen=True, slots=True)
class MixedRating:
    """A skill in OpenSkill's own unit: everybody begins at 25 ± 8.3."""

    mu: float
    sigma: float
    tables: int
    """So many tables were rated."""


def mixed(periods: Iterable[Period]) -> dict[Rated, MixedRating]:
    """Return what OpenSkill thinks of everybody after some periods, of whichever rulesets.

    :raises TarockError: if OpenSkill is not installed.
    """
    try:
        from openskill.models import PlackettLuce  # noqa: PLC0415 - the extra `club`, which few need
    except ModuleNotFoundError as error:
        raise lacking(error) from error
    model = PlackettLuce()
    found: dict[Rated, MixedRating] = {}
    for period in sorted(periods, key=lambda each: each.day):
        for result in sorted(period.results, key=lambda each: each.key):
            if len(set(result.players)) < len(result.players) or len(result.players) == 1:
                continue  # OpenSkill knows nobody who plays against himself
            known = [found.get(player) for player in result.players]
            teams = [[model.rating() if each is None else model.rating(each.mu, each.sigma)] for each in known]
            for player, (new,) in zip(result.players, model.rate(teams, ranks=ranks(result)), strict=True):
                tables = found[player].tables if player in found else 0
                found[player] = MixedRating(new.mu, new.sigma, tables + 1)
    return found


def ranks(result: TableResult) -> list[float]:
    """Return the ranks at a table, 1 for the first; equal players share one.

    >>> ranks(TableResult(("1", "2", "3"), (4, -8, 4), 3))
    [1, 3, 1]
    """
    return [1 + sum(other > own for other in result.points) for own in result.points]
