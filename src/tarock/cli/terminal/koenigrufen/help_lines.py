"""What the commands show: help, and the score."""

from collections.abc import Sequence

from tarock.cli.terminal.koenigrufen.sentences import TableWords
from tarock.cli.terminal.koenigrufen.table_lines import player_lines
from tarock.cli.terminal.shared import lines
from tarock.cli.terminal.shared.help_lines import ALWAYS, command_lines
from tarock.cli.terminal.shared.lines import Line, line
from tarock.koenigrufen.table import Table

_AT_TABLE = ("object", "correct", "agree", "stop", "play-on", "lost", "strike", "throw-in")
_SHARED = ("hint", "explain", "tells", "worst", "rest")
_PARTS = ("cards", "words", "announcing", "doubling", "laying")


def help_lines(wording: TableWords) -> list[Line]:
    """Return how cards and words are typed, and all commands."""
    said = [line(wording.k(f"help-{part}")) for part in _PARTS]
    said += command_lines("commands", ALWAYS, wording, lambda command: _always(command, wording))
    return said + command_lines("table-mode", _AT_TABLE, wording, lambda command: _at_table(command, wording))


def _always(command: str, wording: TableWords) -> str:
    """Return what a command does, in the words of this game where those of the other would not do."""
    return wording(f"help-{command}") if command in _SHARED else wording.k(f"help-{command}")


def _at_table(command: str, wording: TableWords) -> str:
    return wording.k("help-object") if command == "object" else wording(f"help-{command}")


def score_lines(table: Table, totals: Sequence[int], wording: TableWords) -> list[Line]:
    """Return the score of the evening and the tricks of this deal."""
    return [line((wording("totals"), lines.HEAD)), *player_lines(table, totals, wording)]
