"""What the rule books of both families are made of: rules with their sources, and passages filled from data."""

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from typing import Final, TypeAlias

from msgspec import Struct

from tarock.words import Words

TextTable: TypeAlias = tuple[tuple[str, ...], ...]
"""Rows of cells; the first row is the heading."""

CUSTOM: Final = "customs."
"""What begins the id of a rule that asks something of the people at the table: a row of the ruleset's customs."""

Arguments: TypeAlias = dict[str, str | int]
"""What a message is filled with."""


@dataclass(frozen=True, slots=True)
class BookRule:
    """One rule: its table in the ruleset, its wording, its source, and a table of figures where it has one."""

    id: str
    text: str
    source: str
    table: TextTable = ()


@dataclass(frozen=True, slots=True)
class Section:
    """Rules under one heading."""

    heading: str
    rules: tuple[BookRule, ...]


@dataclass(frozen=True, slots=True)
class RuleBook:
    """A whole book; the paragraphs of the intro are separated by blank lines."""

    language: str
    title: str
    intro: str
    sections: tuple[Section, ...]


def sectioned(
    words: Words, prefix: str, sections: Mapping[str, Iterable[str]], rules: Callable[[str], Iterable[BookRule]]
) -> Iterator[Section]:
    """Give the sections of a book; one without rules is left out.

    :param prefix: what begins the message of a heading.
    :param sections: the entries by section.
    :param rules: the rules of an entry.
    """
    for name, entries in sections.items():
        found = tuple(rule for entry in entries for rule in rules(entry))
        if found:
            yield Section(words(f"{prefix}{name}"), found)


def arguments(rule: Struct) -> Arguments:
    """Return the amounts and switches of a table as arguments of its message."""
    values = {name: getattr(rule, name) for name in rule.__struct_fields__ if name not in {"id", "source"}}
    return {name: _argument(value) for name, value in values.items() if isinstance(value, str | int)}


def _argument(value: str | int) -> str | int:
    return yes_no(value=value) if isinstance(value, bool) else value


def yes_no(*, value: bool) -> str:
    """Return a switch as messages know it."""
    return "yes" if value else "no"


def passage(words: Words, message: str, /, **args: str | int) -> str:
    """Return a message as one paragraph; its id is written as the tables of rulesets are."""
    return flat(words(hyphenated(message), **args))


def hyphenated(name: str) -> str:
    """Return a name of the rules as ids of messages are written.

    >>> hyphenated("rule-fines.wrong_skat")
    'rule-fines-wrong-skat'
    """
    return name.replace(".", "-").replace("_", "-").replace(" ", "-")


def flat(text: str) -> str:
    """Join the lines of a catalogue and drop the gaps that empty variants leave."""
    return " ".join(text.split())


def court_values(king: int, queen: int, cavall: int, jack: int) -> dict[str, int]:
    """Return what the courts count, by the messages with their names."""
    return {"rank-K": king, "rank-Q": queen, "rank-C": cavall, "rank-J": jack}


def value_table(words: Words, values: Mapping[str, object]) -> TextTable:
    """Return what cards count, by the messages with their names."""
    return ((words("head-card"), words("head-value")), *((words(name), str(points)) for name, points in values.items()))


def listed(words: Words, names: Iterable[str]) -> str:
    """Return names as a sentence lists them; nothing for none.

    >>> listed(Words("en"), ["Rufer", "Dreier", "Piccolo"])
    'Rufer, Dreier and Piccolo'
    """
    *first, last = tuple(names) or ("",)
    return words("play-list", first=", ".join(first), last=last) if first else last
