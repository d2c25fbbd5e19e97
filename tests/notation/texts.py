"""A record to spoil, and shorthands to read it."""

import pytest

from tarock.core.errors import NotationError
from tarock.notation.danish.record import DanishRecord
from tarock.notation.record import loads
from tests.cases.books import book, read_text

RECORD = read_text("records/danish-hjoerring-015.tarock")
"""C deals and lays S9 D3 D5; A has no taroks; the skus is demanded and led in trick 23.  Trick n is on line n + 14."""
JENSEN = read_text("records/danish-jensen-1989-037.tarock")
SHORT = RECORD[: RECORD.index("\n6. ")] + "\n"
"""The same deal after five tricks."""
TAGS = RECORD[: RECORD.index("\n\n")] + "\n"
POSITION = """\
[Rules "danish-hjoerring"]
[Dealer "A"]
[Start "trick 23"]
[Leader "C"]
[A "T10 T8 CC"]
[B "T21 T18 T1"]
[C "X D5 D7"]

23. X=H (A claims) (A names C) CC T18
24. T21 D7 T8
25. T1 D5 T10
"""
"""M-E8: Møller, Om scusen, l.1915-1931."""


def read(text: str) -> DanishRecord:
    (record,) = loads(text, book)
    assert isinstance(record, DanishRecord)
    return record


def refusal(text: str) -> NotationError:
    """Return how a text is refused."""
    with pytest.raises(NotationError) as caught:
        loads(text, book)
    return caught.value


def spoilt(old: str, new: str, text: str = RECORD) -> str:
    """Return a text with one place changed."""
    assert text.count(old) == 1, old
    return text.replace(old, new)
