"""Who is ahead: by deal, what a level won more than another at the same tables."""

from collections.abc import Mapping, Sequence
from itertools import combinations

import numpy as np

from tarock.arena.deal import unit_of
from tarock.arena.match import Lineup, Match, lineups
from tarock.arena.results import DealResult
from tarock.arena.statistics import Values


def pairs(match: Match) -> list[tuple[int, int]]:
    """Return the levels of a match that meet, by their places in it."""
    return list(combinations(range(len(match.levels)), 2))


def leads(match: Match, deals: Sequence[DealResult], pair: tuple[int, int]) -> Values:
    """Return by deal how much more one level won than another: chips or points for each seat, over all tables.

    What the seats and the cups are worth falls out, since each level sits in every seat.
    """
    return _nets(deals) @ _weights(lineups(match), pair) / unit_of(match.rules)


def _nets(deals: Sequence[DealResult]) -> Values:
    """Return by deal what was won, table after table and seat after seat."""
    return np.array([[net for nets in deal.nets for net in nets] for deal in deals], np.float64)


def _weights(all_tables: Sequence[Lineup], pair: tuple[int, int]) -> Values:
    """Return how much each seat of each table counts: for the one level, against the other, or not at all."""
    ahead, behind = pair
    shared = [table for table in all_tables if ahead in table and behind in table]
    weights = [
        _share(table, which, ahead) - _share(table, which, behind) if table in shared else 0.0
        for table in all_tables
        for which in table
    ]
    return np.array(weights) / len(shared)


def _share(table: Lineup, which: int, level: int) -> float:
    return 1 / table.count(level) if which == level else 0.0


def alone(match: Match, deals: Sequence[DealResult], level: int) -> Values:
    """Return by deal what a level won for each seat in which it sat alone among others."""
    unit = unit_of(match.rules)
    single = [table.count(level) == 1 for table in lineups(match)]
    weights = [
        float(is_single and which == level)
        for table, is_single in zip(lineups(match), single, strict=True)
        for which in table
    ]
    won: Values = _nets(deals) @ np.array(weights)
    return won / (sum(single) * unit)


def common(results: Mapping[Match, Sequence[DealResult]]) -> dict[Match, list[DealResult]]:
    """Return the deals that have been played in all matches, in their order."""
    played = [{deal.number for deal in deals} for deals in results.values()]
    numbers = played[0].intersection(*played[1:])
    return {
        match: sorted((deal for deal in deals if deal.number in numbers), key=lambda deal: deal.number)
        for match, deals in results.items()
    }
