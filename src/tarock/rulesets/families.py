"""What the loader must know of a family of games."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from importlib import resources
from typing import Any, Final, Generic

from tarock.core.errors import Flaw
from tarock.core.families import Layer, RulesetT


@dataclass(frozen=True, slots=True, kw_only=True)
class Rulesets(Generic[RulesetT]):
    """The rulesets of a family.  Each book is a file ``<id>.toml`` in a package."""

    game: str
    """What the game is called in a message."""
    kind: type[RulesetT]
    books: tuple[str, ...]
    """The ids of the books that come with it."""
    usual: str
    """The book that is played where none is named."""
    problems: Callable[[RulesetT], list[Flaw]]
    """What makes a ruleset of the right type impossible to play; each with its key."""
    package: str = "tarock.rulesets"

    def text(self, book: str) -> str:
        """Return a book as TOML."""
        return resources.files(self.package).joinpath(f"{book}.toml").read_text(encoding="utf-8")


FAMILIES: Final[Layer[Rulesets[Any]]] = Layer("rulesets", Rulesets, home="tarock.rulesets.{family}")


def books() -> tuple[str, ...]:
    """Return the ids of all books, also of families that were added."""
    return tuple(book for family in FAMILIES for book in FAMILIES[family].books)


def owners(book: str) -> Iterator[Rulesets[Any]]:
    """Give the family that a book belongs to; nothing if there is no such book.  Only as many are loaded as need be."""
    return (FAMILIES[family] for family in FAMILIES if book in FAMILIES[family].books)
