"""What the play of a level has to look like: bands, and what of a report lies outside of them.

A level is judged only by matches that it plays by itself: how often it bids or doubles among others depends on them.
A figure lies outside when chance does not explain it: if the truth were at the edge of the band, so much would be found
in fewer than one of a thousand runs.  So a short run can be judged too, and tells only what is far off.
"""

import tomllib
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Final, Literal, TypeAlias

import msgspec

from tarock.arena.deal import unit_of
from tarock.arena.families import ARENA
from tarock.arena.koenigrufen.table import DOUBLINGS
from tarock.arena.report import Account, MatchReport, Report, RulesetReport
from tarock.arena.results import Tally
from tarock.arena.statistics import binomial_at_most, poisson_at_most
from tarock.koenigrufen.rules import Contract
from tarock.rulesets import RULESETS, Ruleset, load

CHANCE: Final = 0.001
"""What happens more rarely than this is no chance."""

ENOUGH: Final = 100
"""From so many times on a mean is judged, without any allowance: a tally does not keep how far its sums scatter."""

CLUMP: Final = 3
"""A doubled game is often doubled by several, and blunders come together too, so what can happen more than once in a
deal is judged as if it came in threes: chance then explains more of it."""

Unit: TypeAlias = Literal["deals", "share", "mean"]
"""What is compared: how often something happens in 100 deals, the share that came off, or the points it brings."""

Band: TypeAlias = tuple[float, float]
"""The least and the most that a figure may be; shares go from 0 to 1."""

Bands: TypeAlias = Mapping[str, Mapping[str, Mapping[str, Band]]]
"""By ruleset, or family for all of its books, then by level and measure."""

EVERY: Final = "every"
"""Stands for all levels that are judged: those that have a table of their own under the family."""


@dataclass(frozen=True, slots=True)
class Measure:
    """A figure of an account: the unit, which tallies are added up for it, and how many come together."""

    unit: Unit
    counts: Callable[[str, Ruleset], bool]
    clump: int = 1


class Finding(msgspec.Struct, frozen=True):
    """A figure outside of its band.

    ``times``: how often happened what it is about.
    """

    ruleset: str
    level: str
    measure: str
    unit: Unit
    found: float
    times: int
    band: Band


def _contracts(wanted: Callable[[Contract], bool]) -> Callable[[str, Ruleset], bool]:
    def counts(tally: str, ruleset: Ruleset) -> bool:
        kind, _, name = tally.partition("-")
        contract = ARENA[ruleset.family].contracts(ruleset).get(name)
        return kind == "contract" and contract is not None and wanted(contract)

    return counts


def _any_of(*names: str) -> Callable[[str, Ruleset], bool]:
    return lambda tally, _: tally in names


def _is_announcement(tally: str, _: Ruleset) -> bool:
    return tally.startswith("announced-")


def _is_passed(tally: str, ruleset: Ruleset) -> bool:
    return tally == "contract-none" or _trischaken(tally, ruleset)


_ouvert = _contracts(lambda contract: contract.ouvert)
_negative = _contracts(lambda contract: contract.kind == "negative")
_trischaken = _contracts(lambda contract: contract.kind == "trischaken")
_bid = _contracts(lambda contract: contract.kind != "trischaken")
_answers = _any_of(*(f"{word}{target}" for word in DOUBLINGS[1:] for target in ("", "_said")))

MEASURES: Final[dict[str, Measure]] = {
    "ouvert": Measure("deals", _ouvert),
    "ouvert_won": Measure("share", _ouvert),
    "negative": Measure("deals", _negative),
    "passed": Measure("deals", _is_passed),
    "won": Measure("share", _bid),
    "kontra_right": Measure("share", _any_of("kontra")),
    "kontra_said_right": Measure("share", _any_of("kontra_said")),
    "answers": Measure("deals", _answers, CLUMP),
    "answers_right": Measure("share", _answers),
    "announced": Measure("deals", _is_announcement, CLUMP),
    "announced_right": Measure("share", _is_announcement),
    "announced_pays": Measure("mean", _is_announcement),
}
"""What bands can be about, beside single tallies by their own names, which are judged by how often they happen.

``passed``: nobody bids, or it comes to Trischaken.  ``answers``: re and sub, on the game and on announcements.
"""


def measure_of(name: str) -> Measure:
    """Return a measure by its name."""
    return MEASURES.get(name) or Measure("deals", _any_of(name), CLUMP)


@cache
def load_bands() -> Bands:
    """Read the bands of all levels that have some."""
    text = files("tarock.arena").joinpath("bands.toml").read_text("utf-8")
    return msgspec.convert(tomllib.loads(text), dict[str, dict[str, dict[str, Band]]])


def bands_of(ruleset: RulesetReport, level: str, bands: Bands) -> dict[str, Band]:
    """Return the bands of a level under some rules, by measure; the nearer goes before the more general."""
    if level not in bands.get(ruleset.family, {}):
        return {}
    tables = [bands.get(name, {}) for name in (ruleset.family, ruleset.ruleset)]
    return {measure: band for table in tables for key in (EVERY, level) for measure, band in table.get(key, {}).items()}


def outside(report: Report, bands: Bands | None = None) -> list[Finding]:
    """Return every figure of a report that lies outside of its band; house rules have no bands."""
    known = load_bands() if bands is None else bands
    return [
        finding
        for ruleset in report.rulesets
        if ruleset.ruleset in RULESETS
        for match in ruleset.matches
        if len(match.levels) == 1
        for finding in _findings(ruleset, match, known)
    ]


def _findings(ruleset: RulesetReport, match: MatchReport, bands: Bands) -> Iterator[Finding]:
    (account,) = match.accounts
    for name, band in bands_of(ruleset, account.level, bands).items():
        measure, rules = measure_of(name), load(ruleset.ruleset)
        total = counted(account, measure, rules)
        if _is_outside(total, measure, match.deals, band, rules):
            found = figure(total, measure.unit, match.deals, rules)
            yield Finding(ruleset.ruleset, account.level, name, measure.unit, found, total.times, band)


def counted(account: Account, measure: Measure, ruleset: Ruleset) -> Tally:
    """Return the tallies of a measure, added up."""
    picked = (tally for name, tally in account.tallies.items() if measure.counts(name, ruleset))
    return sum(picked, Tally())


def figure(total: Tally, unit: Unit, deals: int, ruleset: Ruleset) -> float:
    """Return what is compared with a band; nought where nothing has happened."""
    if unit == "deals":
        return 100 * total.times / deals
    return (total.good if unit == "share" else total.won / unit_of(ruleset)) / max(1, total.times)


def _is_outside(total: Tally, measure: Measure, deals: int, band: Band, ruleset: Ruleset) -> bool:
    least, most = band
    if not most:
        return total.times > 0
    if measure.unit == "deals":
        low, high = (edge * deals / 100 / measure.clump for edge in band)
        whole = total.times // measure.clump
        some = whole + bool(total.times % measure.clump)
        return poisson_at_most(some, low) < CHANCE or 1 - poisson_at_most(whole - 1, high) < CHANCE
    if measure.unit == "share":
        times, good = total.times, total.good
        return binomial_at_most(good, times, least) < CHANCE or binomial_at_most(times - good, times, 1 - most) < CHANCE
    return total.times >= ENOUGH and not least <= figure(total, measure.unit, deals, ruleset) <= most
