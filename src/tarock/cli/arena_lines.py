"""What the arena found, in words and small tables."""

import math
from collections.abc import Iterator, Sequence

from tarock.arena.bands import MEASURES, Finding, outside
from tarock.arena.families import ARENA
from tarock.arena.report import Account, Apart, Lead, MatchReport, Report, RulesetReport
from tarock.arena.results import Tally
from tarock.arena.statistics import Estimate
from tarock.bots.levels import SIMPLEST
from tarock.koenigrufen.actions import DOUBLES
from tarock.koenigrufen.ledger import HALVES
from tarock.words import Words
from tarock.words.figures import written
from tarock.words.koenigrufen.names import bonus_name, contract_name
from tarock.words.levels import level_name
from tarock.words.passages import hyphenated

_HUNDRED = 100
_MILLISECONDS = 1_000


def axis_name(words: Words, ruleset: RulesetReport) -> str:
    """Return what the axis of a ladder counts."""
    return words("arena-axis", level=level_name(words, ruleset.ladder[0].level))


def report_lines(report: Report, words: Words) -> list[str]:
    """Return a report as people read it."""
    lines = [] if report.is_complete else [words("arena-incomplete")]
    for ruleset in report.rulesets:
        lines += _ruleset(ruleset, words)
    lines += [finding_line(finding, words) for finding in outside(report)]
    return [*lines, words("arena-made", tarock=report.tarock, seed=report.seed, processor=report.processor)]


def _ruleset(ruleset: RulesetReport, words: Words) -> Iterator[str]:
    yield ruleset.ruleset
    for match in ruleset.matches:
        yield from _match(match, words, ruleset.family)
    some = 2
    if len(ruleset.ladder) > some:
        yield f"  {words('arena-cross')}"
        yield from _columns(_cross(ruleset, words))
    if ruleset.ladder:
        yield f"  {axis_name(words, ruleset)}"
        yield from _columns(
            [level_name(words, rung.level), estimate(rung.above, words)] for rung in reversed(ruleset.ladder)
        )
    yield ""


def _match(match: MatchReport, words: Words, family: str) -> Iterator[str]:
    names = words("arena-versus").join(level_name(words, level.id) for level in match.levels)
    yield "  " + words("arena-match", levels=names, deals=match.deals, tables=match.tables)
    for lead in match.leads:
        yield from (f"    {text}" for text in _lead(lead, words))
        if lead.ahead == SIMPLEST and ARENA[family].chance_pays:
            yield "    " + _simplest_ahead(lead, words)
    for alone in match.alone:
        level, others = level_name(words, alone.level), level_name(words, alone.others)
        yield "    " + words("arena-alone", level=level, others=others, net=estimate(alone.net, words))
    yield from _accounts(match.accounts, words)
    if match.apart:
        yield "    " + words("arena-apart")
        yield from ("  " + line for line in _columns(_happened(match.apart, words)))


def _lead(lead: Lead, words: Words) -> Iterator[str]:
    ahead, behind = level_name(words, lead.ahead), level_name(words, lead.behind)
    sure = "arena-ahead" if lead.lead.is_significant else "arena-even"
    yield words(sure, ahead=ahead, behind=behind, lead=estimate(lead.lead, words))
    yield words("arena-second", bootstrap=estimate(lead.bootstrap, words), winsorised=estimate(lead.winsorised, words))


def _simplest_ahead(lead: Lead, words: Words) -> str:
    """Explain why the simplest level can be ahead, which it would not be among people."""
    return words("arena-simplest-ahead", ahead=level_name(words, lead.ahead), behind=level_name(words, lead.behind))


def _cross(ruleset: RulesetReport, words: Words) -> list[list[str]]:
    """Return by how much the level of a row is ahead of the one of a column; a star marks what is beyond chance."""
    levels = [rung.level for rung in ruleset.ladder]
    found: dict[tuple[str, str], Estimate] = {}
    for match in ruleset.matches:
        for lead in match.leads:
            found[lead.ahead, lead.behind] = lead.lead
            found[lead.behind, lead.ahead] = lead.lead.reversed
    rows = [["", *(level_name(words, level) for level in levels)]]
    for row in levels:
        cells = [found.get((row, column)) for column in levels]
        rows.append([level_name(words, row), *("" if cell is None else _starred(cell, words) for cell in cells)])
    return rows


def _starred(found: Estimate, words: Words) -> str:
    return number(found.mean, words) + ("*" if found.is_significant else " ")


# What happened


def _accounts(accounts: Sequence[Account], words: Words) -> Iterator[str]:
    """Return how everybody played: what happened in a hundred deals, how much of it came off, and the time taken."""
    yield "    " + words("arena-happened")
    rows = _happened(accounts, words)
    rows.append([words("arena-moves"), *(str(account.moves) for account in accounts)])
    rows.append([words("arena-mean"), *(_milliseconds(account.mean, words) for account in accounts)])
    rows.append([words("arena-p99"), *(_milliseconds(account.p99, words) for account in accounts)])
    yield from ("  " + line for line in _columns(rows))


def _happened(accounts: Sequence[Account | Apart], words: Words) -> list[list[str]]:
    rows = [["", *(level_name(words, account.level) for account in accounts)]]
    for name in sorted({name for account in accounts for name in account.tallies}):
        cells = [_rate(account.tallies.get(name, Tally()), account.seats, name, words) for account in accounts]
        rows.append([tally_name(words, name), *cells])
    return rows


def tally_name(words: Words, name: str) -> str:
    """Return what something that happens is called."""
    kind, _, what = name.partition("-")
    if kind == "announced":
        return words("arena-announced", bonus=bonus_name(words, what))
    if kind == "contract" and what != "none":
        return contract_name(words, what)
    return words(hyphenated(f"arena-tally-{name}"))


def _rate(tally: Tally, seats: int, name: str, words: Words) -> str:
    rate = written(f"{_HUNDRED * tally.times / seats:.1f}", words)
    if not can_fail(name):
        return rate
    share = f"({_HUNDRED * tally.good / tally.times:.0f} %)" if tally.times else ""
    brought = f" {number(mean_won(tally), words) if tally.times else '':>7}" if pays(name) else ""
    return f"{rate} {share:>7}{brought}"


def pays(name: str) -> bool:
    """Tell whether it is counted what something brought: an announcement, against having kept silent."""
    return name.startswith("announced-")


def mean_won(tally: Tally) -> float:
    """Return how many points something brought on average."""
    return tally.won / tally.times / HALVES


def can_fail(name: str) -> bool:
    """Tell whether something turns out well or not: games, announcements, and what doubles them."""
    if name.removesuffix("_said") in DOUBLES:
        return True
    return name.startswith(("announced-", "contract-")) and name != "contract-none"


def _milliseconds(seconds: float, words: Words) -> str:
    return written(f"{_MILLISECONDS * seconds:.2f} ms", words)


# What leaves its band


def finding_line(finding: Finding, words: Words) -> str:
    """Return what lies outside of its band, and how far."""
    form = "+.2f" if finding.unit == "mean" else ".0f" if finding.unit == "share" else ".1f"
    scale = _HUNDRED if finding.unit == "share" else 1
    found, least, most = (_figure(scale * value, form, words) for value in (finding.found, *finding.band))
    return words(
        f"arena-outside-{finding.unit}",
        level=level_name(words, finding.level),
        ruleset=finding.ruleset,
        measure=measure_name(words, finding.measure),
        found=found,
        times=finding.times,
        least=least,
        most=most,
    )


def measure_name(words: Words, name: str) -> str:
    """Return what a figure is called that has a band."""
    return words(hyphenated(f"arena-measure-{name}")) if name in MEASURES else tally_name(words, name)


def _figure(value: float, form: str, words: Words) -> str:
    if math.isinf(value):
        return "∞"
    return written(f"{value:{form}}".removesuffix(".0"), words)


# Figures


def estimate(found: Estimate, words: Words) -> str:
    """Return a mean and its interval."""
    mean = number(found.mean, words)
    if found.low is None or found.high is None:
        return mean
    if found.low == found.high:
        return mean
    return words("arena-interval", mean=mean, low=number(found.low, words), high=number(found.high, words))


def number(value: float, words: Words) -> str:
    """Return a number with its sign, as the language writes it.

    >>> number(-1.5, Words("da"))
    '−1,50'
    """
    return written(f"{value:+.2f}", words)


def _columns(rows: Iterator[list[str]] | Sequence[list[str]]) -> list[str]:
    """Return rows below each other: names to the left, figures to the right."""
    table = list(rows)
    widths = [max(len(row[place]) for row in table) for place in range(len(table[0]))]
    return [
        "    " + "  ".join([row[0].ljust(widths[0]), *(map(str.rjust, row[1:], widths[1:]))]).rstrip() for row in table
    ]
