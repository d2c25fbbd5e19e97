"""How evenings on which the deal passes on are kept beside the log."""

from typing import Any, TypeVar

import msgspec
from msgspec import Struct

from tarock.server.evening.one_game import PassingOn, PutAway

BookT = TypeVar("BookT", bound=PassingOn[Any, Any])


class PassingOnBook(Struct, frozen=True):
    """A scorebook whose lines lie elsewhere."""

    first_dealer: int
    players: int
    before: PutAway
    is_closed: bool


def write_book(scorebook: PassingOn[Any, Any]) -> bytes:
    """Return a scorebook whose lines were put away."""
    kept = PassingOnBook(scorebook.first_dealer, scorebook.players, scorebook.before, scorebook.is_closed)
    return msgspec.json.encode(kept)


def read_book(kind: type[BookT], ruleset: Any, kept: bytes) -> BookT:  # noqa: ANN401 - of the family
    """Return the scorebook again."""
    book = msgspec.json.decode(kept, type=PassingOnBook)
    return kind(ruleset, book.first_dealer, book.players, before=book.before, is_closed=book.is_closed)
