"""The tables of `docs/strength.md` from reports of the arena.

    tarock arena … --json bench/strength/NAME.json
    python -m bench.strength

Every report in `bench/strength` gets into the page, between its two marks.
"""

from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Final

import msgspec

from tarock.arena.report import Account, MatchReport, Report, RulesetReport
from tarock.arena.results import Tally
from tarock.cli.arena_lines import estimate, tally_name
from tarock.words import Words
from tarock.words.levels import level_name

REPORTS: Final = Path(__file__).parent / "strength"
PAGE: Final = Path(__file__).parents[1] / "docs" / "strength.md"
BEGIN, END = "<!-- The tables are made by `python -m bench.strength`. -->", "<!-- End of the tables. -->"
WORDS: Final = Words("en")
MANY: Final = 1_000
"""From so many deals on it is told what the play is like."""


def tables(reports: Iterable[Report]) -> Iterator[str]:
    """Give the lines of all tables: who is ahead, how long a move takes, and what the play is like."""
    found = [ruleset for report in reports for ruleset in report.rulesets]
    yield from _leads(found)
    yield from _times(found)
    for name in sorted({ruleset.ruleset for ruleset in found}):
        yield from _play([match for ruleset in found if ruleset.ruleset == name for match in ruleset.matches], name)


def _leads(rulesets: Iterable[RulesetReport]) -> Iterator[str]:
    yield from ("## Who is ahead", "")
    yield "| rules | ahead | of | for each deal and seat, 95 % interval | extremes drawn in | deals | tables |"
    yield "|---|---|---|---|---|---|---|"
    for ruleset in sorted(rulesets, key=lambda each: each.ruleset):
        for match in ruleset.matches:
            for lead in match.leads:
                sure = "**" if lead.lead.is_significant else ""
                yield (
                    f"| {ruleset.ruleset} | {lead.ahead} | {lead.behind} | {sure}{estimate(lead.lead, WORDS)}{sure} | "
                    f"{estimate(lead.winsorised, WORDS)} | {match.deals} | {match.tables} |"
                )
    yield ""


def _times(rulesets: Iterable[RulesetReport]) -> Iterator[str]:
    yield from ("## Processor time of a move", "", "| rules | level | mean | 99 of 100 within |", "|---|---|---|---|")
    slowest: dict[tuple[str, str], Account] = {}
    for ruleset in rulesets:
        for match in ruleset.matches:
            for account in match.accounts:
                key = ruleset.ruleset, account.level
                slowest[key] = max(slowest.get(key, account), account, key=lambda each: each.p99)
    for (rules, level), account in sorted(slowest.items(), key=lambda item: (item[0][0], item[1].mean)):
        yield f"| {rules} | {level} | {1000 * account.mean:.2f} ms | {1000 * account.p99:.2f} ms |"
    yield ""


def _play(matches: Iterable[MatchReport], ruleset: str) -> Iterator[str]:
    """Give what happens to a seat in a hundred deals: to a level among its like, or else to a challenger."""
    found = list(matches)
    accounts = {
        f"{level_name(WORDS, match.levels[1].id)} among {level_name(WORDS, match.levels[0].id)}": match.accounts[1]
        for match in found
        if match.rotation == "challenge" and match.deals >= MANY
    }
    accounts |= {level_name(WORDS, match.levels[0].id): match.accounts[0] for match in found if len(match.levels) == 1}
    if not accounts:
        return
    yield from (
        f"## Play under {ruleset}",
        "",
        "What happens to a seat in a hundred deals, and how much comes off.",
        "",
    )
    yield "| | " + " | ".join(accounts) + " |"
    yield "|---|" + "---|" * len(accounts)
    for name in sorted({name for account in accounts.values() for name in account.tallies}):
        cells = (_rate(account, name) for account in accounts.values())
        yield f"| {tally_name(WORDS, name)} | " + " | ".join(cells) + " |"
    yield ""


def _rate(account: Account, name: str) -> str:
    tally = account.tallies.get(name, Tally())
    often = f"{100 * tally.times / account.seats:.1f}"
    can_fail = name in {"kontra", "re"} or name.startswith(("announced-", "contract-"))
    return f"{often} ({100 * tally.good / tally.times:.0f} %)" if can_fail and tally.times else often


def main() -> None:
    """Write the tables into the page."""
    reports = [msgspec.json.decode(path.read_bytes(), type=Report) for path in sorted(REPORTS.glob("*.json"))]
    text = PAGE.read_text(encoding="utf-8")
    before, after = text.split(BEGIN)[0], text.split(END)[1]
    PAGE.write_text(before + "\n".join([BEGIN, "", *tables(reports), END]) + after, encoding="utf-8")


if __name__ == "__main__":
    main()
