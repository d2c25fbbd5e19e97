"""The tables of `docs/strength.md` from reports of the arena.

    tarock arena … --json bench/strength/NAME.json
    python -m bench.strength

Every report in `bench/strength` gets into the page, between its two marks.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping
from pathlib import Path
from typing import Final

import msgspec

from tarock.arena.report import Account, MatchReport, Report, RulesetReport
from tarock.arena.results import Tally
from tarock.bots.levels import LEVELS, SIMPLEST, Level
from tarock.cli.arena_lines import can_fail, estimate, mean_won, number, pays, tally_name
from tarock.koenigrufen.actions import DOUBLES
from tarock.koenigrufen.cards import PLAYERS
from tarock.words import Words
from tarock.words.levels import level_name

REPORTS: Final = Path(__file__).parent / "strength"
PAGE: Final = Path(__file__).parents[1] / "docs" / "strength.md"
BEGIN, END = "<!-- The tables are made by `python -m bench.strength`. -->", "<!-- End of the tables. -->"
WORDS: Final = Words("en")
MANY: Final = 1_000
"""From so many deals on it is told what the play of a challenger is like."""

GROUPS: Final[dict[str, Callable[[str], bool]]] = {
    "games": lambda name: name.startswith("contract-"),
    "kontra": lambda name: name.removesuffix("_said") in DOUBLES,
    "announcements": pays,
    "blunders": lambda name: name.startswith(("gave_", "overtook_", "threw_")),
    "losses": lambda name: name.startswith("lost_"),
}
"""The tallies of Königrufen by what they are about."""

SIMPLEST_AHEAD: Final = (
    "¹ A random outbids everybody, and whoever sits among three of them defends beside two who play at random and",
    "pays for their cards.  So this lead comes from who sits where, and says nothing about strength.",
)


def tables(reports: Iterable[Report]) -> Iterator[str]:
    """Give the lines of all tables: who is ahead, how long a move takes, and what the play is like."""
    found = [ruleset for report in reports for ruleset in report.rulesets]
    yield from _leads(found)
    yield from _times(found)
    for name in sorted({ruleset.ruleset for ruleset in found}):
        yield from _play(found, name)


def _leads(rulesets: Iterable[RulesetReport]) -> Iterator[str]:
    yield from ("## Who is ahead", "")
    yield "| rules | ahead | of | for each deal and seat, 95 % interval | extremes drawn in | deals | tables |"
    yield "|---|---|---|---|---|---|---|"
    has_note = False
    for ruleset in sorted(rulesets, key=lambda each: each.ruleset):
        for match in ruleset.matches:
            for lead in match.leads:
                sure = "**" if lead.lead.is_significant else ""
                is_odd = lead.ahead == SIMPLEST and ruleset.family == "koenigrufen"
                has_note = has_note or is_odd
                yield (
                    f"| {ruleset.ruleset} | {lead.ahead}{'¹' * is_odd} | {lead.behind} | "
                    f"{sure}{estimate(lead.lead, WORDS)}{sure} | {estimate(lead.winsorised, WORDS)} | "
                    f"{match.deals} | {match.tables} |"
                )
    yield from ("", *SIMPLEST_AHEAD, "") if has_note else ("",)


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


def _play(rulesets: Iterable[RulesetReport], name: str) -> Iterator[str]:
    """Give what the play is like: in Königrufen for a table of each level, in Danish Tarok for a seat."""
    found = [ruleset for ruleset in rulesets if ruleset.ruleset == name]
    matches = [match for ruleset in found for match in ruleset.matches]
    if found[0].family == "koenigrufen":
        yield from _look(matches, name)
    else:
        yield from _seats(matches, name)


def _look(matches: Iterable[MatchReport], ruleset: str) -> Iterator[str]:
    """Give what a level does among its like, and as a challenger among others, in groups."""
    accounts = _accounts(matches)
    if not accounts:
        return
    yield from (f"## What play looks like under {ruleset}", "")
    yield "How often something happens in 100 deals where all four play at the same level, and how much comes off."
    yield "What one among others does is counted four times, so that it can be compared."
    yield "An announcement is followed by the points that it brought on average, against having kept silent."
    names = sorted({name for account in accounts.values() for name in account.tallies})
    for heading, belongs in GROUPS.items():
        rows = [name for name in names if belongs(name)]
        if rows:
            yield ""
            yield from _table(accounts, heading, rows, PLAYERS)
    yield ""


def _seats(matches: Iterable[MatchReport], ruleset: str) -> Iterator[str]:
    """Give what happens to a seat in a hundred deals: to a level among its like, and to a challenger."""
    accounts = _accounts(matches)
    if not accounts:
        return
    yield from (f"## What play looks like under {ruleset}", "", "What happens to a seat in a hundred deals.", "")
    yield from _table(accounts, "", sorted({name for one in accounts.values() for name in one.tallies}), 1)
    yield ""


def _accounts(matches: Iterable[MatchReport]) -> dict[str, Account]:
    """Return who is shown, by the heading of the column: levels among their like from weak to strong, challengers."""
    found = list(matches)
    alike = {match.levels[0].id: match.accounts[0] for match in found if len(match.levels) == 1}
    accounts = {level_name(WORDS, level.id): alike[level.id] for level in LEVELS if level.id in alike}
    for match in found:
        if match.rotation == "challenge" and match.deals >= MANY:
            among, challenger = (level_name(WORDS, level.id) for level in match.levels)
            accounts[f"{challenger} among {among}"] = match.accounts[1]
    return accounts


def _table(accounts: Mapping[str, Account], heading: str, names: Iterable[str], seats: int) -> Iterator[str]:
    yield f"| {heading} | " + " | ".join(accounts) + " |"
    yield "|---|" + "---|" * len(accounts)
    for name in names:
        cells = (_rate(account, name, seats) for account in accounts.values())
        yield f"| {tally_name(WORDS, name)} | " + " | ".join(cells) + " |"


def _rate(account: Account, name: str, seats: int) -> str:
    """Give how often something happened to so many seats in a hundred deals, and how it turned out."""
    is_blunder = GROUPS["blunders"]
    if is_blunder(name) and not any(is_blunder(other) for other in account.tallies):
        return "–"  # a report of old does not count them
    tally = account.tallies.get(name, Tally())
    often = f"{100 * seats * tally.times / account.seats:.1f}"
    if not tally.times or not can_fail(name):
        return often
    came_off = f"{often} ({100 * tally.good / tally.times:.0f} %)"
    is_counted = any(other.won for other in account.tallies.values())  # reports of old do not have it
    return f"{came_off} {number(mean_won(tally), WORDS)}" if pays(name) and is_counted else came_off


def read(path: Path) -> Report:
    """Read a report; a search of so many worlds bears the name of the level that is one."""
    report = msgspec.json.decode(path.read_bytes())
    for ruleset in report["rulesets"]:
        names = {f"search:{_worlds(level, ruleset['family'])}": level.id for level in LEVELS if level.kind == "search"}
        for match in ruleset["matches"]:
            for named in (*match["leads"], *match["accounts"], *match["levels"]):
                named.update({key: names.get(value, value) for key, value in named.items() if isinstance(value, str)})
    return msgspec.convert(report, Report)


def _worlds(level: Level, family: str) -> int:
    return (level.danish_budget if family == "danish" else level.budget).worlds


def main() -> None:
    """Write the tables into the page."""
    reports = [read(path) for path in sorted(REPORTS.glob("*.json"))]
    text = PAGE.read_text(encoding="utf-8")
    before, after = text.split(BEGIN)[0], text.split(END)[1]
    PAGE.write_text(before + "\n".join([BEGIN, "", *tables(reports), END]) + after, encoding="utf-8")


if __name__ == "__main__":
    main()
