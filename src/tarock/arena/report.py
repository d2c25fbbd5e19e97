"""The report of a run as data: what programs read, and what the lines for people are made from."""

import platform
from collections.abc import Mapping, Sequence
from importlib.metadata import version
from pathlib import Path
from typing import Final

import msgspec
import numpy as np

from tarock.arena.deal import SEATS
from tarock.arena.leads import alone, common, leads, pairs
from tarock.arena.match import Match, Rotation, lineups
from tarock.arena.results import DealResult, Tallies, Tally, Times, added
from tarock.arena.statistics import Estimate, Values, bootstrap, interval, strengths, winsorised
from tarock.bots.levels import Level

VERSION: Final = version("tarock")
"""Looked up before the first deal is played: where the package is not installed, no run is lost at its end."""


class Lead(msgspec.Struct, frozen=True):
    """By how much a level is ahead of another for each deal and seat, with two second opinions."""

    ahead: str
    behind: str
    lead: Estimate
    bootstrap: Estimate
    winsorised: Estimate

    @classmethod
    def of(cls, one: str, other: str, values: Values) -> "Lead":
        """Return who of two is ahead, from how much the first was ahead in each deal."""
        if values.mean() < 0:
            one, other, values = other, one, -values
        return cls(one, other, interval(values), bootstrap(values), winsorised(values))


class Alone(msgspec.Struct, frozen=True):
    """What a level wins in a deal when it sits alone among others."""

    level: str
    others: str
    net: Estimate


class Account(msgspec.Struct, frozen=True):
    """What a level did in a match: how often it sat at a table, what happened to it, and how long it thought.

    ``mean`` and ``p99`` are seconds of processor time per move: on average, and what 99 of 100 moves did not exceed.
    """

    level: str
    seats: int
    tallies: Tallies
    moves: int
    mean: float
    p99: float


class Apart(msgspec.Struct, frozen=True):
    """What a level did at the tables at which it sat alone among others: a part of its account."""

    level: str
    seats: int
    tallies: Tallies


class MatchReport(msgspec.Struct, frozen=True):
    """A match: who was ahead, and how everybody played.

    ``apart``: where every level sat alone at some tables and among its like at others.
    """

    levels: tuple[Level, ...]
    rotation: Rotation
    deals: int
    tables: int
    leads: tuple[Lead, ...]
    alone: tuple[Alone, ...]
    accounts: tuple[Account, ...]
    apart: tuple[Apart, ...] = ()


class Rung(msgspec.Struct, frozen=True):
    """A rung of the ladder: how far a level is above the first one."""

    level: str
    above: Estimate


class RulesetReport(msgspec.Struct, frozen=True):
    """All matches under one set of rules."""

    ruleset: str
    family: str
    matches: tuple[MatchReport, ...]
    ladder: tuple[Rung, ...]


class Report(msgspec.Struct, frozen=True):
    """A run: with what, from which seed, whether it is complete, and what was found."""

    tarock: str
    python: str
    processor: str
    seed: str
    is_complete: bool
    rulesets: tuple[RulesetReport, ...]


Results = Mapping[Match, Sequence[DealResult]]


def reported(results: Results, *, is_complete: bool) -> Report:
    """Return the report of a run; matches of which no deal is finished are left out."""
    played = {match: deals for match, deals in results.items() if deals}
    names = dict.fromkeys(match.ruleset for match in played)
    by_ruleset = [{match: deals for match, deals in played.items() if match.ruleset == name} for name in names]
    return Report(
        VERSION,
        platform.python_version(),
        _processor(),
        next(iter(results)).seed,
        is_complete,
        tuple(_ruleset(found) for found in by_ruleset),
    )


def _processor() -> str:
    """Return the model of the processor, where the system tells."""
    known = Path("/proc/cpuinfo")
    lines = known.read_text("utf-8").splitlines() if known.exists() else []
    models = [line.partition(":")[2].strip() for line in lines if line.startswith("model name")]
    return models[0] if models else platform.processor() or platform.machine()


def _ruleset(results: Results) -> RulesetReport:
    first = next(iter(results))
    played = tuple(_match(match, deals) for match, deals in results.items())
    return RulesetReport(first.ruleset, first.family, played, _ladder(results))


def _match(match: Match, deals: Sequence[DealResult]) -> MatchReport:
    deals = sorted(deals, key=lambda deal: deal.number)
    names = [level.id for level in match.levels]
    return MatchReport(
        match.levels,
        match.rotation,
        len(deals),
        len(lineups(match)),
        tuple(Lead.of(names[one], names[other], leads(match, deals, (one, other))) for one, other in pairs(match)),
        _alone(match, deals) if match.rotation != "mixed" and pairs(match) else (),
        tuple(_account(name, which, deals) for which, name in enumerate(names)),
        tuple(_apart(name, which, deals) for which, name in enumerate(names) if match.has_two_kinds_of_tables),
    )


def _alone(match: Match, deals: Sequence[DealResult]) -> tuple[Alone, ...]:
    one, other = (level.id for level in match.levels)
    challenger = Alone(other, one, interval(alone(match, deals, 1)))
    if match.rotation == "challenge":
        return (challenger,)
    return Alone(one, other, interval(alone(match, deals, 0))), challenger


def _account(name: str, which: int, deals: Sequence[DealResult]) -> Account:
    tallies = added(deal.tallies[which] for deal in deals)
    seats = tallies.pop(SEATS).times
    times = sum((deal.times[which] for deal in deals), Times())
    return Account(name, seats, tallies, times.moves, times.mean, times.percentile(0.99))


def _apart(name: str, which: int, deals: Sequence[DealResult]) -> Apart:
    tallies = added(deal.apart[which] for deal in deals if deal.apart)  # a journal of old has none
    return Apart(name, tallies.pop(SEATS, Tally()).times, tallies)


def _ladder(results: Results) -> tuple[Rung, ...]:
    """Place all levels that met on one ladder, from the deals that were played in all matches."""
    shared = common(results)
    levels = list(dict.fromkeys(level.id for match in shared for level in match.levels))
    compared: list[tuple[int, int]] = []
    columns: list[Values] = []
    for match, deals in shared.items():
        for ahead, behind in pairs(match) if deals else []:
            compared.append((levels.index(match.levels[ahead].id), levels.index(match.levels[behind].id)))
            columns.append(leads(match, deals, (ahead, behind)))
    if not columns:
        return ()
    above = strengths(compared, np.column_stack(columns), len(levels))
    return tuple(Rung(level, interval(above[:, which])) for which, level in enumerate(levels))
