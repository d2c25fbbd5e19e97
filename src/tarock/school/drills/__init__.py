"""Generators of questions that every family can ask: a seed makes the same questions for everybody."""

from typing import Final

from tarock.school.drills.advised import advised, applying
from tarock.school.drills.follow import follow
from tarock.school.drills.higher import higher
from tarock.school.families import Drilling

COMMON: Final[dict[str, Drilling]] = {"higher": higher, "follow": follow, "advice": advised, "applies": applying}
