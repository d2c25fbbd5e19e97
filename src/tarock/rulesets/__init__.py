"""The books as data, and house rulesets that extend them."""

from typing import Final

from tarock.core.rules import Ruleset
from tarock.rulesets.danish import DANISH, load_danish
from tarock.rulesets.families import books
from tarock.rulesets.koenigrufen import KOENIGRUFEN, load_koenigrufen
from tarock.rulesets.loader import load, load_file, load_text

RULESETS: Final = (*DANISH, *KOENIGRUFEN)
"""The books that come with the package; :func:`books` also knows those of families that were added."""

__all__ = [
    "DANISH",
    "KOENIGRUFEN",
    "RULESETS",
    "Ruleset",
    "books",
    "load",
    "load_danish",
    "load_file",
    "load_koenigrufen",
    "load_text",
]
