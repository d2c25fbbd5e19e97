"""Test vectors: sheets and what they come to, worked out from the books, for any program that settles deals.

Each vector names its book and section (``source``); ``basis`` says whether the book prints the amounts (``stated``),
some of them (``part``), or whether they follow from its rules (``derived``).
`tarock conform` asks other programs for them (docs/format.md).

>>> vector = vectors_of("koenigrufen-turnier")[0]
>>> vector.id, vector.expect["score"]["A"]
('T01', -21)
"""

from pathlib import Path
from typing import Any, Final

import msgspec

from tarock.core.errors import TarockError
from tarock.core.sentences import Sentence, hint, shown

_FOLDER: Final = Path(__file__).parent / "books"
BOOKS: Final = tuple(sorted(file.stem for file in _FOLDER.glob("*.json")))
"""The rulesets that have vectors."""


class Vector(msgspec.Struct, frozen=True):
    """A sheet, and what it must come to: every field of ``expect``, whatever else an answer says."""

    id: str
    title: str
    source: str
    basis: str
    sheet: dict[str, Any]
    expect: dict[str, Any]


def vectors_of(ruleset: str) -> tuple[Vector, ...]:
    """Return the vectors of a book.

    :raises TarockError: if it has none.
    """
    if ruleset not in BOOKS:
        raise TarockError(
            Sentence("conform-no-vectors", name=shown(ruleset), hint=hint(ruleset, BOOKS), known=", ".join(BOOKS))
        )
    return msgspec.json.decode((_FOLDER / f"{ruleset}.json").read_bytes(), type=tuple[Vector, ...])
