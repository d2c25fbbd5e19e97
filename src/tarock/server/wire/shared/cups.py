"""What a club shows of a cup: a season of tournaments of which the best count, and its final."""

from tarock.server.wire.danish.table import Shown
from tarock.server.wire.shared.hall import HallEvent
from tarock.server.wire.shared.home import HomeCurve
from tarock.server.wire.shared.settled import Points


class HallCupListed(Shown, frozen=True, kw_only=True):
    """A cup in the list of all."""

    cup: str
    name: str
    broken: str = ""
    """Why its file cannot be read, in the reader's language."""


class HallCupRow(Shown, frozen=True, kw_only=True):
    """Somebody in a cup, as the public sees him."""

    rank: int
    number: int
    name: str
    town: str = ""
    points: Points
    results: tuple[Points | None, ...] = ()
    """What each tournament was worth, in their order; nothing where he did not play."""
    counts: tuple[int, ...] = ()
    """Which of them count."""
    played: int
    qualified: bool = False
    """Whether he has played enough for the final."""


class HallFinalRow(Shown, frozen=True, kw_only=True):
    """Somebody in the final of a cup."""

    rank: int
    number: int
    name: str
    town: str = ""
    points: Points
    brought: Points
    day: Points


class HallCup(Shown, frozen=True, kw_only=True):
    """A cup."""

    n: int
    """What it goes by as it stands: another number, another cup."""
    cup: str
    name: str
    best: int
    """So many results count."""
    needed: int
    """So many tournaments must somebody have played for the final."""
    events: tuple[HallEvent, ...] = ()
    standings: tuple[HallCupRow, ...] = ()
    curves: tuple[HomeCurve, ...] = ()
    """The course of the first in the standings, from tournament to tournament."""
    final: HallEvent | None = None
    finalists: tuple[HallFinalRow, ...] = ()
    """Nothing before the final is drawn."""
