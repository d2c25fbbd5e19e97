"""What rulesets of both families are made of: rules with a source, amounts, and the book they come from."""

from typing import Annotated, Protocol, TypeAlias

from msgspec import Meta, Struct

Points: TypeAlias = Annotated[int, Meta(ge=0, le=10_000)]
Positive: TypeAlias = Annotated[int, Meta(ge=1, le=1_000)]


class Rule(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """One rule of a book.  ``source`` names book and section, and the reading where the book is silent."""

    source: str


class Book(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The printed source of a ruleset.

    ``short`` is how its rules are cited, ``overview`` where it lists its games and bonuses at a glance.
    """

    author: str
    title: str
    year: str
    short: str
    overview: str = ""


class Ruleset(Protocol):
    """What the rulesets of all families have: who they are.  The rules themselves are each family's own."""

    @property
    def id(self) -> str:
        """The name by which records and tables refer to it."""
        ...

    @property
    def family(self) -> str:
        """The family of games that it belongs to: see :mod:`tarock.core.families`."""
        ...

    @property
    def version(self) -> int:
        """It changes when play or score changes."""
        ...

    @property
    def name(self) -> str:
        """What people call it."""
        ...

    def __hash__(self) -> int:
        """Rulesets never change, so whatever is made from one can be kept."""
        ...
