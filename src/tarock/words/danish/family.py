"""The words of Danish Tarok, for the registry of families."""

from typing import Final

from tarock.words.danish.rulebook import intro, sections
from tarock.words.families import FamilyWords

FAMILY: Final = FamilyWords(language="da", intro=intro, sections=sections)
