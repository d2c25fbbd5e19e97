"""What dear work costs, in milliseconds of one core.

All numbers are of `python -m bench.prices` on a machine of 2026, rounded up; the game that costs more counts.
They need not be exact: they say what is dear, so that who asks for it often is told to wait, and nobody else is.
"""

from enum import StrEnum
from typing import Final, NamedTuple

from tarock.bots.levels import LEVELS

_KILO: Final = 1000


class Price(NamedTuple):
    """Milliseconds: for the work itself, and for each deal and each kilobyte of text that it is about."""

    once: float
    deal: float = 0
    kilobyte: float = 0


class Work(StrEnum):
    """What has a price."""

    REPLAY = "replay"
    IMPORT = "import"
    RECORDS = "records"
    HOUSE = "house"
    BOOK = "book"
    OPEN = "open"
    REVIEW = "review"
    EVENING = "evening"
    WHY = "why"
    OWN = "own"
    TELLS = "tells"
    HINT_1 = "hint-1"
    HINT_2 = "hint-2"
    HINT_3 = "hint-3"
    DOUBT = "doubt"
    LESSON = "lesson"
    WORST = "worst"
    PUZZLES = "puzzles"
    COUNTS = "counts"
    PICTURE = "picture"


PRICES: Final = {
    Work.REPLAY: Price(2, deal=45, kilobyte=1.6),
    Work.IMPORT: Price(2, deal=6, kilobyte=1.6),
    Work.RECORDS: Price(2, deal=6),
    Work.HOUSE: Price(5, kilobyte=1),
    Work.BOOK: Price(80, kilobyte=1),
    Work.OPEN: Price(5, deal=6, kilobyte=1.6),
    Work.REVIEW: Price(800, kilobyte=1.6),
    Work.EVENING: Price(20, deal=400, kilobyte=1.6),
    Work.WHY: Price(60, kilobyte=1.6),
    Work.OWN: Price(900, kilobyte=1.6),
    Work.TELLS: Price(60),
    Work.HINT_1: Price(10),
    Work.HINT_2: Price(10),
    Work.HINT_3: Price(120),
    Work.DOUBT: Price(120),
    Work.LESSON: Price(30),
    Work.WORST: Price(120),
    Work.PUZZLES: Price(1, deal=5),
    Work.COUNTS: Price(1, deal=8),
    Work.PICTURE: Price(2, deal=500),
}
"""Counting the deals of a text takes 0.8 ms a kilobyte, and is done twice; showing one 40 ms, reading one 4 to 6 ms."""

MOVES: Final = {
    "random": 0.1,
    "novice": 0.5,
    "book": 0.5,
    "casual": 2.0,
    "club": 3.0,
    "master": 11.0,
    "champion": 2.5,
    "grandmaster": 2.0,
}
"""What one decision of a bot costs, by its level."""
TABLE: Final = 1.5
"""What every act costs the table itself: it is checked, kept and told to everybody (`python -m bench.server`)."""

STRONG: Final = frozenset(level.id for level in LEVELS if level.worlds >= 400)  # noqa: PLR2004 - as `master` and above
"""The levels of which an owner may seat fewest."""


def price(work: Work, text: str | None = None, deals: int = 0) -> float:
    """Return what some work costs, by the size of what it is about.

    >>> price(Work.REPLAY, "x" * 10_000, 2)
    108.0
    """
    each = PRICES[work]
    return each.once + each.deal * deals + each.kilobyte * len(text or "") / _KILO


def deals_of(text: str, most: int) -> int:
    r"""Return about how many deals a text holds, at most so many: counted by its lines, before anything is read.

    A deal begins where tags stand behind anything else.  What a comment hides is counted too.

    >>> deals_of('[Ruleset "a"]\n[Date "b"]\n1. x\n\n[Date "c"]\n1. y\n', 20)
    2
    """
    found, in_tags = 0, False
    for line in text.splitlines():
        is_tag = line.lstrip().startswith("[")
        found += is_tag and not in_tags
        if found >= most:
            break
        in_tags = is_tag
    return max(1, found)
