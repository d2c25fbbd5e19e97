"""From words that a person types to what they can mean, however they are spelt."""

import re
from collections.abc import Iterable, Sequence
from functools import cache
from typing import Final, TypeAlias, TypeVar

from tarock.words import Words

MeaningT = TypeVar("MeaningT")
Vocabulary: TypeAlias = Sequence[tuple[str, MeaningT]]
"""Spellings with what they mean; where two are equal the first counts."""

_LETTERS: Final = str.maketrans({"ä": "a", "ö": "o", "ü": "u", "å": "a", "ø": "o", "æ": "a", "ß": "s", "é": "e"})


def bare(text: str) -> str:
    """Return a word without capitals, signs and the ways to write an umlaut.

    >>> bare("König ultimo") == bare("koenig-ultimo")
    True
    """
    plain = text.casefold().translate(_LETTERS)
    plain = re.sub("(ae|oe|ue)", lambda pair: pair[0][0], plain)
    return re.sub(r"[^a-z0-9]", "", plain)


def meant(text: str, vocabulary: "Vocabulary[MeaningT]") -> list[MeaningT]:
    """Return what a text can mean: the word itself, or else all words that it begins."""
    typed = bare(text)
    if not typed:
        return []
    for spelling, meaning in vocabulary:
        if bare(spelling) == typed:
            return [meaning]
    return list(dict.fromkeys(meaning for spelling, meaning in vocabulary if bare(spelling).startswith(typed)))


def spellings(words: Words, message: str) -> list[str]:
    """Return the words for something in a language, and the English ones too; a message lists them with blanks."""
    return [*words(message).split(), *_english()(message).split()]


@cache
def _english() -> Words:
    return Words("en")


def vocabulary(words: Words, messages: Iterable[tuple[str, MeaningT]]) -> "list[tuple[str, MeaningT]]":
    """Return the spellings of several messages with what each means."""
    return [(spelling, meaning) for message, meaning in messages for spelling in spellings(words, message)]
