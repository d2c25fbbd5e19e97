"""The review of a deal that is over, as the coach gives it."""

from typing import Literal, TypeAlias

from tarock.server.wire.danish.table import Shown
from tarock.telling.line import Line

Grade: TypeAlias = Literal["only", "best", "good", "inaccuracy", "mistake", "blunder"]


class DecisionShown(Shown, frozen=True):
    """A decision, and what it cost by what its player could know."""

    step: int
    """The step of the replay that shows the deal before it."""
    trick: int
    """0 before the play."""
    kind: str
    grade: Grade
    loss: float
    error: float
    book: bool
    """Whether the books advise what was done."""
    lines: tuple[Line, ...]
    """What was done, what was better, and why."""
    luck: Literal["lucky", "unlucky"] | None = None


class ReviewShown(Shown, frozen=True):
    """What a seat made of a deal."""

    seat: int
    result: float
    cards: float
    """What the cards were worth to a player by the books."""
    play: float
    loss: float
    lines: tuple[Line, ...]
    """The result, luck and play apart, and the dearest decisions."""
    decisions: tuple[DecisionShown, ...]
    opened: tuple[Line, ...] = ()
    """With open cards, where that was asked for."""
