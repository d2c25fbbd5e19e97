"""The rule book of a ruleset, written from its data.

Each table of the ruleset is one passage of the book, and its amounts and switches are the arguments of the passage's
message.  A house ruleset that changes an amount gets a book that names its amount.

``python -m tarock.words.rulebook RULESET LANGUAGE [FILE]`` prints a book, or renews it below :data:`MARK` in a file.
"""

import sys
from argparse import ArgumentParser
from collections.abc import Sequence
from functools import cache
from itertools import count as numbers
from pathlib import Path
from typing import Final

from tarock.core.rules import Ruleset
from tarock.rulesets import RULESETS, load
from tarock.words import LANGUAGES, Words
from tarock.words.citing import explained, in_language
from tarock.words.families import WORDS
from tarock.words.passages import BookRule, RuleBook, Section, TextTable

__all__ = ["BookRule", "RuleBook", "Section", "as_markdown", "main", "renewed", "rule_book", "ruleset_title"]

MARK: Final = "<!-- Everything below this line is generated; see above. -->"


def rule_book(ruleset: Ruleset, language: str) -> RuleBook:
    """Return the rule book of a ruleset.

    >>> from tarock.rulesets import load
    >>> rule_book(load("danish-hjoerring"), "en").sections[2].rules[0].text
    'Before dealing, the dealer puts a stake of 5 into each cup.'
    """
    words = _words(language)
    family = WORDS[ruleset.family]
    return RuleBook(
        language, ruleset_title(words, ruleset), family.intro(words, ruleset), family.sections(words, ruleset)
    )


@cache
def _words(language: str) -> Words:
    return Words(language)


def ruleset_title(words: Words, ruleset: Ruleset) -> str:
    """Return the title in the reader's language; a house's own name is nobody's to translate."""
    message = f"title-{ruleset.id}"
    return words(message) if message in words else ruleset.name


def as_markdown(book: RuleBook) -> str:
    """Return a book as Markdown: its rules, numbered from § 1, each with its source in brackets, then the readings."""
    number, words = numbers(1), _words(book.language)
    parts = [f"# {book.title}", book.intro]
    for section in book.sections:
        parts.append(f"## {section.heading}")
        parts += [_rule_as_markdown(words, next(number), rule) for rule in section.rules]
    return "\n\n".join([*parts, *_readings_as_markdown(words, book)]) + "\n"


def _rule_as_markdown(words: Words, number: int, rule: BookRule) -> str:
    text, source = f"**§{number}** {rule.text}", in_language(words, rule.source)
    if not rule.table:
        return f"{text} [{source}]"
    return f"{text}\n\n{_table_as_markdown(rule.table)}\n\n[{source}]"


def _readings_as_markdown(words: Words, book: RuleBook) -> tuple[str, ...]:
    """Return what the readings say that the rules name; a book that needs none has no such part."""
    told = explained(words, (rule.source for section in book.sections for rule in section.rules))
    if not told:
        return ()
    rows = "\n".join(f"* {reading}: {text}" for reading, text in sorted(told.items()))
    return f"## {words('citing-heading')}", rows


def _table_as_markdown(table: TextTable) -> str:
    head, *rows = table
    lines = (head, ("---",) * len(head), *rows)
    return "\n".join(f"| {' | '.join(line)} |" for line in lines)


def renewed(text: str, book: str) -> str:
    """Return a document with the book below its mark renewed.

    :raises ValueError: if the document has no such mark.
    """
    head, mark, _ = text.partition(MARK)
    if not mark:
        message = f"no line {MARK!r}"
        raise ValueError(message)
    return f"{head}{MARK}\n\n{book}"


def main(arguments: Sequence[str] | None = None) -> None:
    """Print a rule book, or renew it in a file."""
    parser = ArgumentParser(prog="python -m tarock.words.rulebook", description=main.__doc__)
    parser.add_argument("ruleset", choices=RULESETS)
    parser.add_argument("language", choices=LANGUAGES)
    parser.add_argument("file", nargs="?", type=Path)
    given = parser.parse_args(arguments)
    book = as_markdown(rule_book(load(given.ruleset), given.language))
    if given.file is None:
        sys.stdout.write(book)
    else:
        given.file.write_text(renewed(given.file.read_text(encoding="utf-8"), book), encoding="utf-8")


if __name__ == "__main__":
    main()
