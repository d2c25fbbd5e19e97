"""What rulesets of both families are made of: rules with a source, amounts, and the book they come from."""

from typing import Annotated, TypeAlias

from msgspec import Meta, Struct

Points: TypeAlias = Annotated[int, Meta(ge=0, le=10_000)]
Positive: TypeAlias = Annotated[int, Meta(ge=1, le=1_000)]


class Rule(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """One rule of a book.  ``source`` names book and section, and the reading where the book is silent."""

    source: str


class Book(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The printed source of a ruleset.  ``short`` is how its rules are cited."""

    author: str
    title: str
    year: str
    short: str
