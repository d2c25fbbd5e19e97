"""Where the books say what a lesson cites: a rule of a rule book, or a row of the registry."""

from functools import cache
from typing import Any

from tarock.rulesets import load
from tarock.tutor.advice import Predicates, Registry
from tarock.tutor.families import TUTORS
from tarock.words.rulebook import rule_book


def source_of(cite: str) -> str:
    """Return book and lines of ``danish-hjoerring: skat`` or ``mo-065``.

    :raises KeyError: if there is no such rule or row.
    """
    ruleset, _, rule = cite.partition(": ")
    return _rules(ruleset)[rule] if rule else _rows()[cite]


@cache
def _rules(ruleset: str) -> dict[str, str]:
    book = rule_book(load(ruleset), "en")
    return {rule.id: rule.source for section in book.sections for rule in section.rules}


@cache
def _rows() -> dict[str, str]:
    """Return the sources of all rows; their predicates, which need compiled code, are not loaded."""
    registries = (Registry(family, Predicates[Any, Any]()) for family in TUTORS)
    return {row.id: row.source for registry in registries for row in registry.rows.values()}
