"""What the books infer from what others declare and play: one row for each inference, as the registry has advice.

A row is data (``tutor/<family>/inferences/<book>.toml``).  Whether it applies is asked of a *reader*, which sees what
one seat saw; it answers with the sentence and, for what is certain, with a test of it for any deal.
"""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from importlib import resources
from typing import Any, Final, Generic, TypeAlias, TypeVar

import msgspec

from tarock.telling.line import Line
from tarock.tutor.deeds import Deed

ViewT = TypeVar("ViewT")


class Inference(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """One inference of a book.

    ``certain``: it follows from the rules; otherwise the book calls it likely.
    ``unsaid``: why nothing that another does can be read so, where that is the case.
    """

    id: str
    lines: str
    certain: bool = False
    unsaid: str | None = None
    book: str = ""
    rulesets: tuple[str, ...] = ()

    @property
    def source(self) -> str:
        """Book and lines, as the rules cite them."""
        return f"{self.book}, l.{self.lines}"


class BookInferences(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """All that a book infers: a file of the registry."""

    book: str
    text: str
    rulesets: tuple[str, ...]
    inference: tuple[Inference, ...]


@dataclass(frozen=True, slots=True)
class Inferred:
    """What follows, and for something certain how it is seen in a deal whether it is so."""

    line: Line
    holds: Callable[[Any], bool] | None = None


ReaderOf: TypeAlias = Callable[[Deed[ViewT]], Inferred | None]


class Inferences(Generic[ViewT]):
    """The readers of a family by the ids of their rows; they enter themselves."""

    def __init__(self, family: str) -> None:
        self.family: Final = family
        self.readers: Final[dict[str, ReaderOf[ViewT]]] = {}

    def __call__(self, *ids: str) -> Callable[[ReaderOf[ViewT]], ReaderOf[ViewT]]:
        """Enter the reader of some rows."""

        def enter(reader: ReaderOf[ViewT]) -> ReaderOf[ViewT]:
            for row in ids:
                assert row not in self.readers, f"two readers for {row}"
                self.readers[row] = reader
            return reader

        return enter

    @property
    def rows(self) -> Mapping[str, Inference]:
        """All rows by id, book by book."""
        return _rows(self.family)

    def applying(self, seen: Deed[ViewT], ruleset: str) -> Iterator[tuple[Inference, Inferred]]:
        """Give what the book that is played by infers; a house may read in all books of its game."""
        rows = [row for row in self.rows.values() if ruleset in row.rulesets] or [*self.rows.values()]
        said: set[str] = set()
        for row in rows:
            reader = self.readers.get(row.id)
            inferred = None if reader is None else reader(seen)
            if inferred is not None and inferred.line.key not in said:
                said.add(inferred.line.key)
                yield row, inferred

    def lines(self, seen: Deed[ViewT], ruleset: str, *, certain: bool) -> Iterator[Line]:
        """Give the sentences of what applies, certain or likely, each with book and lines."""
        for row, inferred in self.applying(seen, ruleset):
            if row.certain == certain:
                yield msgspec.structs.replace(inferred.line, rule=row.source)


@cache
def _rows(family: str) -> dict[str, Inference]:
    return {
        row.id: msgspec.structs.replace(row, book=file.book, rulesets=file.rulesets)
        for file in files(family)
        for row in file.inference
    }


def files(family: str) -> Iterator[BookInferences]:
    """Give what the books of a family infer, a file for each book."""
    folder = resources.files("tarock.tutor") / family / "inferences"
    for file in sorted(folder.iterdir(), key=lambda file: file.name):
        if file.name.endswith(".toml"):
            yield msgspec.toml.decode(file.read_bytes(), type=BookInferences)
