"""What the commands show: help, the score, where the rules are."""

from collections.abc import Sequence

from tarock.cli.terminal.danish.replies import command_words
from tarock.cli.terminal.danish.table_lines import cups_text, player_lines
from tarock.cli.terminal.shared import lines
from tarock.cli.terminal.shared.lines import Line, line
from tarock.cli.terminal.shared.wording import Wording
from tarock.danish.rules import DanishRuleset
from tarock.danish.state import settle_table
from tarock.danish.table import Table
from tarock.words.rulebook import Section, rule_book

_ALWAYS = ("last", "score", "table", "rules", "why", "rest", "quit")
_SOMETIMES = ("demand", "ask", "redeal", "claim", "waive")
_AT_TABLE = ("object", "accept", "hold", "refuse", "correct", "cups", "agree")


def help_lines(wording: Wording) -> list[Line]:
    """Return how cards are typed, and all commands."""
    said = [line(wording(f"help-{part}")) for part in ("cards", "number", "marks")]
    for head, commands in (("commands", _ALWAYS), ("play", _SOMETIMES), ("table-mode", _AT_TABLE)):
        said.append(line((wording(f"help-{head}"), lines.HEAD)))
        for command in commands:
            word = command_words(command, wording.words)[0]
            said.append(command_line(word, wording(f"help-{command}")))
    return said


def command_line(word: str, text: str) -> Line:
    """Return a command and what it does; a long word keeps its distance."""
    return line((f"  {word:<9} ", lines.HEAD), text, hang=12)


def score_lines(table: Table, totals: Sequence[int], wording: Wording) -> list[Line]:
    """Return what everybody has won so far, in this deal and before it, and the cups."""
    settlement = settle_table(table)
    return [
        line((wording("totals"), lines.HEAD)),
        *player_lines(table, totals, wording),
        line(wording("score-deal", nets=wording.nets(settlement.net))),
        line(cups_text(settlement.cups, wording)),
    ]


def rules_lines(ruleset: DanishRuleset, about: str, wording: Wording) -> list[Line]:
    """Return the contents of the rule book, or the section whose number is given."""
    book = rule_book(ruleset, wording.language)
    if about.isdecimal() and 1 <= int(about) <= len(book.sections):
        return _section_lines(book.sections[int(about) - 1], wording)
    shown = [line((book.title, lines.HEAD))]
    shown += [line(f"  {number:>2}  {section.heading}") for number, section in enumerate(book.sections, 1)]
    return [*shown, line(wording("rules-where", id=ruleset.id, language=wording.language))]


def _section_lines(section: Section, wording: Wording) -> list[Line]:
    shown = [line((section.heading, lines.HEAD))]
    for rule in section.rules:
        shown.append(line("– ", rule.text, " ", (f"({wording.cited(rule.source)})", lines.CITE)))
        shown += [line("    ", "  ".join(row), hang=6) for row in rule.table]
    return shown
