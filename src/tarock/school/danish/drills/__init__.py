"""Questions that only Danish Tarok asks, a module for each of their subjects."""

from typing import Final

from tarock.school.danish.drills.counting import counting, piling
from tarock.school.danish.drills.declaring import declaring
from tarock.school.danish.drills.deducing import deducing
from tarock.school.danish.drills.faults import finding
from tarock.school.danish.drills.laying import laying
from tarock.school.families import Drilling

DRILLS: Final[dict[str, Drilling]] = {
    "declarations": declaring,
    "taroks-out": counting,
    "piles": piling,
    "skats": laying,
    "deductions": deducing,
    "faults": finding,
}
