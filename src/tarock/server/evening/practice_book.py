"""The book of a table for practice: one deal, whose cards are known, from any point on."""

from dataclasses import dataclass, replace
from typing import TypeAlias

from tarock.core.faults import Mode
from tarock.core.seats import Seat
from tarock.danish import actions as danish
from tarock.danish.state import DanishState
from tarock.koenigrufen import actions as koenigrufen
from tarock.koenigrufen.state import KoenigrufenState

Acts: TypeAlias = tuple[tuple[Seat, danish.Action | koenigrufen.Action], ...]


@dataclass(frozen=True, slots=True)
class RecordedDeal:
    """How a deal of a record begins, and what of it has been done when it is taken up again."""

    begun: DanishState | KoenigrufenState
    done: Acts

    @property
    def seed(self) -> str:
        """Nothing: the cards were not drawn for this table, and nothing is committed to."""
        return ""

    @property
    def players(self) -> tuple[int, ...]:
        """By seat of the deal: the place at the table; they are the same."""
        return tuple(range(len(self.begun.hands)))

    def start(self) -> DanishState | KoenigrufenState:
        """Deal the cards."""
        return self.begun


@dataclass(frozen=True, slots=True)
class PracticeBook:
    """One deal, and by place what it has brought once it is over; nothing of it enters any other score."""

    deal: RecordedDeal
    result: tuple[int | float, ...] | None = None
    is_closed: bool = False

    @property
    def rounds(self) -> int:
        """How many rounds have been played to the end: the deal is the only one."""
        return 0 if self.result is None else 1

    @property
    def games(self) -> tuple[int, ...]:
        """The games of this round that are still to be played; there is always one to be shown."""
        return (0,) if self.result is None and not self.is_closed else ()

    @property
    def totals(self) -> tuple[int | float, ...]:
        """By place: what has been won or lost, in points."""
        return self.result or (0,) * len(self.deal.players)

    def dealt(self, _game: int, _seed: str, _mode: Mode) -> RecordedDeal:
        """Return the deal."""
        return self.deal

    def with_points(self, result: tuple[int | float, ...]) -> "PracticeBook":
        """Write down what the deal has brought; however it ended, it is not dealt again."""
        return replace(self, result=result)

    def closed(self) -> "PracticeBook":
        """End the practice."""
        return replace(self, is_closed=True)
