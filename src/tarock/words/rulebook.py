"""The rule book of a ruleset, written from its data.

Each table of the ruleset is one passage of the book: its amounts and switches are the arguments of the message
``rule-<table>``.  A house ruleset that changes an amount gets a book that names its amount.

``python -m tarock.words.rulebook RULESET LANGUAGE [FILE]`` prints a book, or renews it below :data:`MARK` in a file.
"""

import sys
from argparse import ArgumentParser
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import count as numbers
from pathlib import Path
from typing import Final

from msgspec import Struct

from tarock.core.rules import Rule
from tarock.danish.rules import FAULTS, DanishRuleset, Rotation
from tarock.danish.seating import ACTIVE
from tarock.rulesets import RULESETS, load
from tarock.words import LANGUAGES, Words
from tarock.words.rule_tables import Table, card_values, count_payments, first_deals, order_of_cards

MARK: Final = "<!-- Everything below this line is generated; see above. -->"

SECTIONS: Final[dict[str, tuple[str, ...]]] = {
    "cards": ("pack", "suits", "trumps", "ultimo_cards"),
    "table": ("players", "cups", "funding", "shortage"),
    "dealing": ("ante", "dealing", "redeal"),
    "skat": ("skat", "declared_skat", "disclosure"),
    "declarations": ("declaring", "taroks", "matadors", "half", "full", "overfull"),
    "play": ("leading", "following"),
    "skus": (
        "skus_free",
        "skus_named",
        "baptism",
        "skus_pile",
        "demand",
        "skus_second_last",
        "last_skus",
    ),
    "during": ("lost_ultimo_card", "pagat_home"),
    "after": ("last_trick", "ultimo", "bagud", "ultimo_and_bagud", "nolo", "tout"),
    "count": ("count",),
    "faults": ("fines", "void"),
    "evening": ("rotations", "sitters", "evening_end", "point_value"),
}
"""The sections of the book, each with the tables of the ruleset and the constants of the game that it holds."""

CONSTANTS: Final = {
    "pack": "Jensen 1989, Kortene, l.123-129; Møller, Kortene, l.300-307",
    "suits": "Jensen 1989, Kortene, l.130-134; Møller, Kortene, l.319-325",
    "trumps": "Jensen 1989, Kortene, l.136-141; Møller, Kortene, l.310-318",
    "ultimo_cards": "Jensen 1989, Udtryk, l.13-17; Møller, At ultimere, l.798-800, At trække en spiller bagud, l.1067",
    "players": (
        "Jensen 1989, Spillerne, l.48, l.55-56, l.118, Kortgivning, l.172; "
        "Møller, Deltagere, l.354, Spillets start, l.392-393, Selve spillet, l.1963"
    ),
    "cups": "Jensen 1989, Udtryk, l.19; Møller, Kopper, l.334-338",
}
"""What both books say alike and no ruleset changes, with its sources."""


@dataclass(frozen=True, slots=True)
class BookRule:
    """One rule: its table in the ruleset, its wording, its source, and a table of figures where it has one."""

    id: str
    text: str
    source: str
    table: Table = ()


@dataclass(frozen=True, slots=True)
class Section:
    """Rules under one heading."""

    heading: str
    rules: tuple[BookRule, ...]


@dataclass(frozen=True, slots=True)
class RuleBook:
    """A whole book; the paragraphs of the intro are separated by blank lines."""

    title: str
    intro: str
    sections: tuple[Section, ...]


def rule_book(ruleset: DanishRuleset, language: str) -> RuleBook:
    """Return the rule book of a ruleset.

    >>> from tarock.rulesets import load
    >>> rule_book(load("danish-hjoerring"), "en").sections[2].rules[0].text
    'Before dealing, the dealer puts a stake of 5 into each cup.'
    """
    words = _words(language)
    sections = (
        Section(words(f"section-{name}"), tuple(rule for entry in entries for rule in _rules(words, ruleset, entry)))
        for name, entries in SECTIONS.items()
    )
    return RuleBook(_title(words, ruleset), _intro(words, ruleset), tuple(sections))


@cache
def _words(language: str) -> Words:
    return Words(language)


def _title(words: Words, ruleset: DanishRuleset) -> str:
    """Return the title in the reader's language; a house's own name is nobody's to translate."""
    message = f"title-{ruleset.id}"
    return words(message) if message in words else ruleset.name


def _intro(words: Words, ruleset: DanishRuleset) -> str:
    book = ruleset.book
    aim = words("book-aim")
    origin = words("book-origin", author=book.author, title=book.title, year=book.year)
    return f"{_flat(aim)}\n\n{_flat(origin)}"


def _rules(words: Words, ruleset: DanishRuleset, entry: str) -> Iterator[BookRule]:
    if entry in CONSTANTS:
        table = order_of_cards(words) if entry == "suits" else ()
        yield BookRule(entry, _passage(words, entry), CONSTANTS[entry], table)
    elif entry in _SEVERAL:
        yield from _SEVERAL[entry](words, ruleset)
    else:
        rule: Rule = getattr(ruleset, entry)
        yield BookRule(entry, _passage(words, entry, **_arguments(rule)), rule.source)


def _count(words: Words, ruleset: DanishRuleset) -> Iterator[BookRule]:
    rule = ruleset.count
    tables = {
        "count": (),
        "count.values": card_values(words, rule.values),
        "count.payments": count_payments(words, rule),
    }
    for name, table in tables.items():
        yield BookRule(name, _passage(words, name, **_arguments(rule)), rule.source, table)


def _fines(words: Words, ruleset: DanishRuleset) -> Iterator[BookRule]:
    for fault in FAULTS:
        fine: Rule | None = getattr(ruleset.fines, fault)
        if fine is not None:
            name = f"fines.{fault}"
            yield BookRule(name, _passage(words, name, **_arguments(fine)), fine.source)


def _rotations(words: Words, ruleset: DanishRuleset) -> Iterator[BookRule]:
    for rotation in ruleset.rotations:
        text = _passage(words, "rotations", **_arguments(rotation), **_seated(rotation))
        yield BookRule(f"rotations.{rotation.id}", text, rotation.source, first_deals(words, rotation))


def _seated(rotation: Rotation) -> dict[str, str | int]:
    """Return what follows from a rotation: its games, who sits out and who makes a second pack ready."""
    games = len(rotation.games)
    sitting = rotation.at_table - games * ACTIVE
    first = rotation.games[0]
    next_dealer = (first.dealer + rotation.step) % (rotation.at_table - rotation.resting)
    ready = "none"
    if rotation.packs > games and sitting > rotation.resting:
        ready = "sitter" if next_dealer in {first.forehand, first.middle} else "next_sits"
    return {"games": games, "sitting": sitting, "ready": ready}


_SEVERAL: Final[dict[str, Callable[[Words, DanishRuleset], Iterator[BookRule]]]] = {
    "count": _count,
    "fines": _fines,
    "rotations": _rotations,
}
"""The entries that make several rules, or rules with tables."""


def _arguments(rule: Struct) -> dict[str, str | int]:
    """Return the amounts and switches of a table as arguments of its message."""
    values = {name: getattr(rule, name) for name in rule.__struct_fields__ if name not in {"id", "source"}}
    return {name: _argument(value) for name, value in values.items() if isinstance(value, str | int)}


def _argument(value: str | int) -> str | int:
    if isinstance(value, bool):
        return "yes" if value else "no"
    return value


def _passage(words: Words, name: str, /, **args: str | int) -> str:
    return _flat(words(f"rule-{name.replace('.', '-').replace('_', '-')}", **args))


def _flat(text: str) -> str:
    """Join the lines of a catalogue and drop the gaps that empty variants leave."""
    return " ".join(text.split())


def as_markdown(book: RuleBook) -> str:
    """Return a book as Markdown, its rules numbered from § 1 and each followed by its source in brackets."""
    number = numbers(1)
    parts = [f"# {book.title}", book.intro]
    for section in book.sections:
        parts.append(f"## {section.heading}")
        parts += [_rule_as_markdown(next(number), rule) for rule in section.rules]
    return "\n\n".join(parts) + "\n"


def _rule_as_markdown(number: int, rule: BookRule) -> str:
    text = f"**§{number}** {rule.text}"
    if not rule.table:
        return f"{text} [{rule.source}]"
    return f"{text}\n\n{_table_as_markdown(rule.table)}\n\n[{rule.source}]"


def _table_as_markdown(table: Table) -> str:
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
