"""Texts of lessons as people read them: a card stands in them as ``{HK}``."""

import re
from typing import Final

from tarock.school.lesson import Text
from tarock.words import Language, words_in
from tarock.words.cards import card_sign

_CARD: Final = re.compile(r"\{(\w+)\}")


def said(text: Text, language: Language, family: str) -> str:
    """Return a text in a language, with its cards as the language writes them.

    >>> said(Text(en="Keep {HQ}.", da="Behold {HQ}.", de="Behalte {HQ}."), "da", "danish")
    'Behold ♥D.'
    """
    return _CARD.sub(lambda found: card_sign(words_in(language), family, found[1]), text.said(language))


def with_cards(text: Text, family: str) -> Text:
    """Return a text whose cards are written as each language does."""
    return Text(en=said(text, "en", family), da=said(text, "da", family), de=said(text, "de", family))
