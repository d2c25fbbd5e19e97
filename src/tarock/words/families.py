"""What the words must know of a family of games."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final, Generic

from tarock.core.families import Layer, RulesetT
from tarock.words import Language, Words
from tarock.words.passages import Section


@dataclass(frozen=True, slots=True, kw_only=True)
class FamilyWords(Generic[RulesetT]):
    """How the rules of a family are put into words."""

    language: Language
    """The language in which its books are written: their own terms are of it."""
    intro: Callable[[Words, RulesetT], str]
    """The first paragraphs of the rule book."""
    sections: Callable[[Words, RulesetT], tuple[Section, ...]]
    """The rules under their headings."""
    prefix: str = ""
    """What its messages begin with, where several families have one of the same name: ``k-fault-cards``."""


WORDS: Final[Layer[FamilyWords[Any]]] = Layer("words", FamilyWords, home="tarock.words.{family}.family")
