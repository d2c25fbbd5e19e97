"""What somebody gives away beside another, held to what he gives away without him: a hint for the operator, no verdict.

Who plays for another at his own cost errs more, by the judge, where the other sits; who simply errs does so everywhere.
"""

import math
from collections.abc import Sequence
from dataclasses import dataclass
from statistics import fmean, variance
from typing import Final

from tarock.tutor.given import Given

LEAST: Final = 5
"""So many deals together, and so many without the other, at least: of fewer nothing is said."""
USUAL: Final = 20
"""So many of the latest are looked at, where nothing else is asked for."""
MOST: Final = 200


@dataclass(frozen=True, slots=True)
class Giving:
    """What somebody gave away in a deal, in standard deviations of a deal: beside another, and without him.

    ``error`` is the standard error of ``more``, what he gave away more beside the other.  Of his ``dear`` decisions
    beside the other, ``gained`` brought the other something.
    """

    together: int
    without: int
    cost_together: float
    cost_without: float
    more: float
    error: float
    dear: int
    gained: int


def giving(together: Sequence[Given], without: Sequence[Given]) -> Giving | None:
    """Compare what somebody gave away in some deals with another and in some without; None of too few deals."""
    if min(len(together), len(without)) < LEAST:
        return None
    beside, apart = ([deal.cost for deal in deals] for deals in (together, without))
    return Giving(
        together=len(beside),
        without=len(apart),
        cost_together=fmean(beside),
        cost_without=fmean(apart),
        more=fmean(beside) - fmean(apart),
        error=math.sqrt(variance(beside) / len(beside) + variance(apart) / len(apart)),
        dear=sum(deal.dear for deal in together),
        gained=sum(deal.gained for deal in together),
    )
