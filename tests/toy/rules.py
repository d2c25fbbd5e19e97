"""The rules of the toy family: three players, twelve cards, four tricks, and one payment for the last of them."""

from typing import Literal

from msgspec import Struct

from tarock.core.rules import Book, Points, Rule


class LastTrick(Rule, frozen=True):
    """What each of the others pays to whoever wins the last trick."""

    each: Points


class ToyRuleset(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A ruleset of the toy family."""

    id: str
    family: Literal["toy"]
    version: int
    name: str
    book: Book
    last_trick: LastTrick
