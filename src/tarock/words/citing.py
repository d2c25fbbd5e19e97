"""Citations as people read them: books by the names that their language has, and readings apart.

A source names the book, its place, and after these the readings where the book is silent (``B-07``).  Programs get it
as it is written; in a sentence the readings would be riddles, so there they are left out, and told to whoever asks.
"""

import re
from collections.abc import Iterable
from typing import Final

from tarock.words import Words
from tarock.words.passages import hyphenated

_NAMES: Final = ("Book of 1900", "Tournament sheet", "Introduction", "head table", "house rule")
"""What sources call by a common name: books whose author nobody knows, parts of them, and what no book says."""

_READING: Final = re.compile(r"\b(?:B-\d\d|[KTM]-A\d\d)\b")
_LEFT_OVER: Final = ((r",\s*(?=[,;(]|$)", " "), (r"(?:^|;)\s*(?=;|$)", ""), (r"\s+(?=[,;)]|$)", ""), (r"\s+", " "))
"""Commas, semicolons and gaps that are left where a reading stood."""


def readings(source: str) -> tuple[str, ...]:
    """Return the readings that a source names.

    >>> readings("Møller, Kortgivning, l.426-428; B-31, B-52")
    ('B-31', 'B-52')
    """
    return tuple(_READING.findall(source))


def explained(words: Words, sources: Iterable[str]) -> dict[str, str]:
    """Return what the readings say that some sources name, each once; a house may name others, which nobody knows.

    >>> explained(Words("en"), ["Møller, l.2381; B-08, B-99", "Jensen 1989, B-08"])
    {'B-08': 'When somebody goes bagud, the last trick is not paid.'}
    """
    found = dict.fromkeys(reading for source in sources for reading in readings(source))
    return {reading: words(_message(reading)) for reading in found if _message(reading) in words}


def _message(reading: str) -> str:
    return f"reading-{reading}"


def place(source: str) -> str:
    """Return a source without its readings: the book and the place in it.

    >>> place("Møller, Kortgivning, l.426-428; B-31, B-52")
    'Møller, Kortgivning, l.426-428'
    >>> place("Jensen 1989, B-13 (Møller, Betalinger, l.706-710)")
    'Jensen 1989 (Møller, Betalinger, l.706-710)'
    >>> place("Book of 1900, § 10, K-A03; Tournament sheet, T-A10; Mayr 2012, Talon")
    'Book of 1900, § 10; Tournament sheet; Mayr 2012, Talon'
    """
    text = _READING.sub("", source)
    for pattern, instead in _LEFT_OVER:
        text = re.sub(pattern, instead, text)
    return text.strip()


def cited(words: Words, source: str) -> str:
    """Return a source as readers of the language find the book, without readings.

    >>> cited(Words("de"), "Tournament sheet, head table, 8.1; T-A14")
    'Turnierblatt, Kopftabelle, 8.1'
    """
    return in_language(words, place(source))


def in_language(words: Words, source: str) -> str:
    """Return a source with what has a common name named in the language."""
    for name in _NAMES:
        source = source.replace(name, words(f"cite-{hyphenated(name.lower())}"))
    return source
