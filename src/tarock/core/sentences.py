"""What is wrong with a text, as a sentence that everybody reads in their own language."""

import difflib
from collections.abc import Iterable
from dataclasses import dataclass, field
from importlib import import_module
from typing import Final, TypeAlias, Union

Filling: TypeAlias = Union[str, int, "Sentence", tuple["Sentence", ...]]
"""What fills a place of a sentence: a token of the file, a number, or further sentences."""

_CATALOGUES: Final = "tarock.words"
"""Where the sentences stand.  Like the layers of a family they are loaded by name, and only when somebody reads one."""

_LONGEST: Final = 60


@dataclass(frozen=True, slots=True, init=False)
class Sentence:
    """A message of the catalogues by its key, and what fills it.  As a text it is English."""

    key: str
    filling: dict[str, Filling] = field(hash=False)

    def __init__(self, key: str, /, **filling: Filling) -> None:
        object.__setattr__(self, "key", key)
        object.__setattr__(self, "filling", filling)

    def __str__(self) -> str:
        return self.said("en")

    def said(self, language: str) -> str:
        """Return the sentence in a language.

        >>> Sentence("file-nothing").said("da")
        'ingenting'
        """
        words = import_module(_CATALOGUES).words_in(language)
        return str(words(self.key, **{name: _filled(value, language) for name, value in self.filling.items()}))


def said(text: str | Sentence, language: str) -> str:
    """Return a sentence in a language; what is no sentence stays as it is."""
    return text.said(language) if isinstance(text, Sentence) else text


def shown(value: object) -> str | Sentence:
    """Return what somebody wrote as a message shows it: quoted, on one line, and cut when it is long.

    >>> shown("T22")
    "'T22'"
    """
    if value is None:
        return Sentence("file-nothing")
    try:
        text = repr(value)
    except (ValueError, RecursionError):  # a number of thousands of digits, lists in lists in lists
        return Sentence("file-too-large-to-show")
    return text if len(text) < _LONGEST else f"{text[: _LONGEST - 3]}..."


def hint(word: str, known: Iterable[str]) -> Sentence | str:
    """Return a guess at what was meant; nothing if there is none.

    >>> str(hint("each_cups", ["each_cup", "source"]))
    " (did you mean 'each_cup'?)"
    """
    close = difflib.get_close_matches(word, sorted(known), n=1)
    return Sentence("rules-hint", word=close[0]) if close else ""


def in_a_row(sentences: list[Sentence]) -> Sentence:
    """Return several sentences as one, divided by semicolons."""
    return sentences[0] if len(sentences) == 1 else Sentence("file-several", all=tuple(sentences))


def _filled(value: Filling, language: str) -> str | int:
    if isinstance(value, tuple):
        return "; ".join(each.said(language) for each in value)
    return value.said(language) if isinstance(value, Sentence) else value
