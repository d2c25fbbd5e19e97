"""All that can be asked at a moment of a deal, whatever proves it."""

from collections.abc import Iterator
from random import Random
from typing import Final

from tarock.school.puzzles.families import PUZZLERS
from tarock.school.puzzles.kinds import closed, endings, faults, inference, settling, weighed
from tarock.school.puzzles.moment import Moment
from tarock.school.puzzles.puzzle import WEIGHED, Kind, Question

SOLVED: Final[frozenset[Kind]] = frozenset({"ending", "stop", "negative"})
"""What the exact solver is asked with open cards."""


def asked(moment: Moment, kinds: frozenset[Kind], rng: Random) -> Iterator[Question]:
    """Give every question of some kinds that a moment poses.

    :param rng: draws deals, where answers are weighed; all else is left to no chance.
    """
    if kinds & SOLVED:
        yield from endings.asked(moment, kinds)
    if "closed" in kinds:
        yield from closed.asked(moment)
    if kinds & WEIGHED:
        yield from weighed.asked(moment, kinds, rng)
    if "infer" in kinds:
        yield from inference.asked(moment)
    if "settle" in kinds:
        yield from settling.asked(moment)
    if "fault" in kinds:
        yield from faults.asked(moment)
    if "declare" in kinds:
        found = PUZZLERS[moment.family].declaration(moment.state, moment.seat)
        if found is not None:
            yield found
