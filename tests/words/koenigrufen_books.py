"""The three books of Königrufen, and their rule books by rule."""

from functools import cache
from itertools import chain

from tarock.koenigrufen.rules import KoenigrufenRuleset
from tarock.rulesets import load_koenigrufen
from tarock.words.rulebook import BookRule, RuleBook, rule_book

BOOKS = ("koenigrufen-1900", "koenigrufen-turnier", "koenigrufen-mayr-2012")
HEAD = {"id", "family", "version", "name", "book", "cites", "customs"}
TABLES = [name for name in KoenigrufenRuleset.__struct_fields__ if name not in HEAD]
LISTS = ("contracts", "bonuses")
"""The tables that are lists of rules, each with an id and a source of its own."""


@cache
def book(name: str) -> KoenigrufenRuleset:
    """Return the ruleset of a book."""
    return load_koenigrufen(name)


def rules_of(rules: RuleBook) -> dict[str, BookRule]:
    """Return the rules of a book by their ids."""
    found = [rule for section in rules.sections for rule in section.rules]
    assert len({rule.id for rule in found}) == len(found)
    return {rule.id: rule for rule in found}


def wordings(ruleset: KoenigrufenRuleset, language: str = "en") -> dict[str, str]:
    """Return the text and the tables of every rule."""
    rules = rules_of(rule_book(ruleset, language))
    return {name: " ".join((rule.text, *chain.from_iterable(rule.table))) for name, rule in rules.items()}


@cache
def wordings_of_book(name: str, language: str) -> dict[str, str]:
    """Return the text and the tables of every rule of a book as it is."""
    return wordings(book(name), language)
