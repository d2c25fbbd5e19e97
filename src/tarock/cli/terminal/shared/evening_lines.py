"""The beginning of an evening and of its deals, in lines."""

from collections.abc import Sequence

from tarock.bots.levels import Level
from tarock.cli.terminal.shared import lines
from tarock.cli.terminal.shared.lines import BLANK, NO_BREAK, Line, line
from tarock.cli.terminal.shared.wording import Wording
from tarock.core.rules import Ruleset
from tarock.words.levels import level_name
from tarock.words.rulebook import rule_book


def welcome(ruleset: Ruleset, seed: str, levels: Sequence[Level], wording: Wording) -> list[Line]:
    """Return the first lines of an evening of either family.

    :param levels: of the bots, who are all but the first.
    """
    names = [wording.name(player) for player in range(len(wording.names))]
    known = [level_name(wording.words, level.id) for level in levels]
    opponents = [f"{name}{NO_BREAK}({level})" for name, level in zip(names[1:], known, strict=True)]
    rules = rule_book(ruleset, wording.language).title
    return [
        line((wording("welcome", rules=rules, players=len(names), names=wording.listed(names)), lines.HEAD)),
        line(wording("levels", levels=wording.listed(opponents))),
        line(wording("welcome-help")),
        line(wording("seed", seed=seed)),
    ]


def deal_head(number: int, wording: Wording) -> list[Line]:
    """Return the heading of a deal."""
    return [BLANK, line((f"── {wording('deal-head', number=number)} ──", lines.HEAD))]


def broken_off(number: int, wording: Wording) -> list[Line]:
    """Return what is said when the person leaves in the middle of a deal."""
    return [BLANK, line(wording("leaving")), line(wording("unfinished", number=number))]
