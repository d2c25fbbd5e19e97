"""What the commands show in every game: the commands themselves, and the rule book."""

from collections.abc import Callable, Iterable
from typing import Final

from tarock.cli.terminal.shared import lines
from tarock.cli.terminal.shared.lines import Line, line
from tarock.cli.terminal.shared.requests import command_words
from tarock.cli.terminal.shared.wording import Wording
from tarock.core.rules import Ruleset
from tarock.words.citing import explained
from tarock.words.rulebook import Section, rule_book

ALWAYS: Final = ("last", "score", "table", "rules", "hint", "explain", "tells", "worst", "why", "rest", "quit")
"""The commands that every game has."""


def command_lines(head: str, commands: Iterable[str], wording: Wording, text: Callable[[str], str]) -> list[Line]:
    """Return some commands below a heading, each with what it does; a long word keeps its distance.

    :param text: what a command does, by its name.
    """
    shown = [line((wording(f"help-{head}"), lines.HEAD))]
    for command in commands:
        word = command_words(command, wording.words)[0]
        shown.append(line((f"  {word:<9} ", lines.HEAD), text(command), hang=12))
    return shown


def rules_lines(ruleset: Ruleset, about: str, wording: Wording) -> list[Line]:
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
    return [*shown, *reading_lines([rule.source for rule in section.rules], wording)]


def reading_lines(sources: Iterable[str], wording: Wording) -> list[Line]:
    """Return how the book is read where some sources say that it is silent; nothing where they do not."""
    told = explained(wording.words, sources).values()
    if not told:
        return []
    return [
        line("  ", (wording.words("citing-readings"), lines.CITE), hang=4),
        *(line("  – ", (text, lines.CITE), hang=4) for text in told),
    ]
