"""What the commands show: help, and the score."""

from collections.abc import Sequence

from tarock.cli.terminal.danish.table_lines import cups_text, player_lines
from tarock.cli.terminal.shared import lines
from tarock.cli.terminal.shared.help_lines import ALWAYS, command_lines
from tarock.cli.terminal.shared.lines import Line, line
from tarock.cli.terminal.shared.wording import Wording
from tarock.danish.state import settle_table
from tarock.danish.table import Table

_SOMETIMES = ("demand", "ask", "redeal", "claim", "waive")
_AT_TABLE = ("object", "accept", "hold", "refuse", "correct", "cups", "agree")


def help_lines(wording: Wording) -> list[Line]:
    """Return how cards are typed, and all commands."""
    said = [line(wording(f"help-{part}")) for part in ("cards", "number", "marks")]
    for head, commands in (("commands", ALWAYS), ("play", _SOMETIMES), ("table-mode", _AT_TABLE)):
        said += command_lines(head, commands, wording, lambda command: wording(f"help-{command}"))
    return said


def score_lines(table: Table, totals: Sequence[int], wording: Wording) -> list[Line]:
    """Return what everybody has won so far, in this deal and before it, and the cups."""
    settlement = settle_table(table)
    return [
        line((wording("totals"), lines.HEAD)),
        *player_lines(table, totals, wording),
        line(wording("score-deal", nets=wording.nets(settlement.net))),
        line(cups_text(settlement.cups, wording)),
    ]
