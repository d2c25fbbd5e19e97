"""The words of Königrufen, for the registry of families."""

from typing import Final

from tarock.words.families import FamilyWords
from tarock.words.koenigrufen.rulebook import intro, sections

FAMILY: Final = FamilyWords(language="de", intro=intro, sections=sections, prefix="k-")
