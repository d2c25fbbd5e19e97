"""Rules as the HTTP API shows them: the books, their rule books, and the keys that a house may change."""

from functools import lru_cache
from itertools import count
from typing import Annotated, Any

from msgspec import Meta, Struct

from tarock.rulesets import Ruleset
from tarock.rulesets.keys import Kind, keys
from tarock.server.evening.settings import HOUSE_TEXT
from tarock.server.families import SERVER
from tarock.words import Language
from tarock.words.families import WORDS
from tarock.words.passages import RuleBook
from tarock.words.rulebook import rule_book


class RulesetText(Struct, frozen=True, forbid_unknown_fields=True):
    """A house ruleset as TOML."""

    text: Annotated[str, Meta(max_length=HOUSE_TEXT)]


class HouseBook(Struct, frozen=True, forbid_unknown_fields=True):
    """A house ruleset as TOML, whose rule book is wanted in a language."""

    text: Annotated[str, Meta(max_length=HOUSE_TEXT)]
    language: Language = "en"


class TableSize(Struct, frozen=True):
    """How many can sit down together, and the rotations that the book gives for so many."""

    players: int
    rotations: tuple[str, ...] = ()


class RulesetShown(Struct, frozen=True):
    """A ruleset that can be played.  ``language`` is that of the book's own terms."""

    id: str
    family: str
    name: str
    version: int
    language: Language
    tables: tuple[TableSize, ...]


class RuleShown(Struct, frozen=True, omit_defaults=True):
    """A rule of the rule book.  ``key`` is its table in the ruleset; ``table`` has a heading and rows of figures."""

    number: int
    key: str
    text: str
    source: str
    table: tuple[tuple[str, ...], ...] = ()


class SectionShown(Struct, frozen=True):
    """Rules under one heading."""

    heading: str
    rules: tuple[RuleShown, ...]


class RuleBookShown(Struct, frozen=True):
    """The rule book of a ruleset in one language; the intro has a paragraph or more."""

    ruleset: str
    language: Language
    title: str
    intro: tuple[str, ...]
    sections: tuple[SectionShown, ...]


class KeyShown(Struct, frozen=True, omit_defaults=True):
    """A key that a house may change, the book's value, and what it may be.

    In TOML it is ``name`` in ``[table]``, or, where there is a ``row``, in the ``[[table]]`` with that ``id``.
    """

    key: str
    table: str
    name: str
    kind: Kind
    value: bool | int | str | list[Any] | None
    source: str
    row: str | None = None
    choices: tuple[str | int, ...] = ()
    """The values that there are, or the words of which a list is made; beside a number: words that may stand for it."""
    least: int | None = None
    most: int | None = None
    rule: RuleShown | None = None
    """The rule of the rule book that it belongs to."""


def ruleset_shown(ruleset: Ruleset) -> RulesetShown:
    """Return a ruleset in a list of rulesets."""
    language = WORDS[ruleset.family].language
    return RulesetShown(ruleset.id, ruleset.family, ruleset.name, ruleset.version, language, _tables(ruleset))


def _tables(ruleset: Ruleset) -> tuple[TableSize, ...]:
    return tuple(TableSize(size, rotations) for size, rotations in SERVER[ruleset.family].sizes(ruleset).items())


@lru_cache(maxsize=64)
def book_shown(ruleset: Ruleset, language: Language) -> RuleBookShown:
    """Return the rule book of a ruleset, its rules numbered from 1; writing one takes a while, so it is kept."""
    book = rule_book(ruleset, language)
    return RuleBookShown(ruleset.id, language, book.title, tuple(book.intro.split("\n\n")), _sections(book))


def _sections(book: RuleBook) -> tuple[SectionShown, ...]:
    number = count(1)
    return tuple(
        SectionShown(
            section.heading,
            tuple(RuleShown(next(number), rule.id, rule.text, rule.source, rule.table) for rule in section.rules),
        )
        for section in book.sections
    )


def keys_shown(ruleset: Ruleset, language: Language) -> tuple[KeyShown, ...]:
    """Return every key that a house may change, each with its rule in a language."""
    rules = {rule.key: rule for section in book_shown(ruleset, language).sections for rule in section.rules}
    return tuple(
        KeyShown(
            key=key.path,
            table=key.table,
            name=key.name,
            kind=key.kind,
            value=key.value,
            source=key.source,
            row=key.row,
            choices=key.choices,
            least=key.least,
            most=key.most,
            rule=_rule_of(key.path, rules),
        )
        for key in keys(ruleset)
    )


def _rule_of(path: str, rules: dict[str, RuleShown]) -> RuleShown | None:
    """Return the rule whose key is the longest beginning of a path: ``count.values`` for ``count.values.king``."""
    parts = path.split(".")
    beginnings = (".".join(parts[:size]) for size in range(len(parts), 0, -1))
    return next((rules[beginning] for beginning in beginnings if beginning in rules), None)
