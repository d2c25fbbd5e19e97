"""What the commands show: help, the score, and the rule book."""

from collections.abc import Sequence

from tarock.cli.terminal.danish.help_lines import command_line
from tarock.cli.terminal.danish.replies import command_words
from tarock.cli.terminal.koenigrufen.sentences import TableWords
from tarock.cli.terminal.koenigrufen.table_lines import player_lines
from tarock.cli.terminal.shared import lines
from tarock.cli.terminal.shared.lines import Line, line
from tarock.koenigrufen.rules import KoenigrufenRuleset
from tarock.koenigrufen.table import Table
from tarock.words.rulebook import rule_book

_COMMANDS = ("last", "score", "table", "rules", "why", "rest", "quit")
_AT_TABLE = ("object", "correct", "agree", "stop", "play-on", "lost", "strike", "throw-in")
_PARTS = ("cards", "words", "announcing", "doubling", "laying")


def help_lines(wording: TableWords) -> list[Line]:
    """Return how cards and words are typed, and all commands."""
    said = [line(wording.k(f"help-{part}")) for part in _PARTS]
    said.append(line((wording("help-commands"), lines.HEAD)))
    for command in _COMMANDS:
        word = command_words(command, wording.words)[0]
        text = wording("help-rest") if command == "rest" else wording.k(f"help-{command}")
        said.append(command_line(word, text))
    said.append(line((wording("help-table-mode"), lines.HEAD)))
    for command in _AT_TABLE:
        word = command_words(command, wording.words)[0]
        text = wording.k("help-object") if command == "object" else wording(f"help-{command}")
        said.append(command_line(word, text))
    return said


def score_lines(table: Table, totals: Sequence[int], wording: TableWords) -> list[Line]:
    """Return the score of the evening and the tricks of this deal."""
    return [line((wording("totals"), lines.HEAD)), *player_lines(table, totals, wording)]


def rules_lines(ruleset: KoenigrufenRuleset, about: str, wording: TableWords) -> list[Line]:
    """Return the contents of the rule book, or the section whose number is given."""
    book = rule_book(ruleset, wording.language)
    if not (about.isdecimal() and 1 <= int(about) <= len(book.sections)):
        shown = [line((book.title, lines.HEAD))]
        shown += [line(f"  {number:>2}  {section.heading}") for number, section in enumerate(book.sections, 1)]
        return [*shown, line(wording("rules-where", id=ruleset.id, language=wording.language))]
    section = book.sections[int(about) - 1]
    shown = [line((section.heading, lines.HEAD))]
    for rule in section.rules:
        shown.append(line("– ", rule.text, " ", (f"({wording.cited(rule.source)})", lines.CITE)))
        shown += [line("    ", "  ".join(row), hang=6) for row in rule.table]
    return shown
