"""The scorebook of a table for practice: one deal, whose cards are known, from any point on."""

from dataclasses import dataclass, replace

from tarock.core.faults import Mode
from tarock.core.game import Act, State
from tarock.server.evening.families import result_of
from tarock.server.evening.one_game import OneGame
from tarock.server.evening.scorebook import Points, Row


@dataclass(frozen=True, slots=True)
class RecordedDeal:
    """How a deal of a record begins, and what of it has been done when it is taken up again."""

    begun: State
    done: tuple[Act, ...]

    @property
    def seed(self) -> str:
        """Nothing: the cards were not drawn for this table, and nothing is committed to."""
        return ""

    @property
    def players(self) -> tuple[int, ...]:
        """By seat of the deal: the place at the table; they are the same."""
        return tuple(range(len(self.begun.hands)))

    def start(self) -> State:
        """Deal the cards."""
        return self.begun

    def committed(self) -> list[str]:
        """Return what is committed to: nothing, since everybody knows the cards."""
        return []


@dataclass(frozen=True, slots=True)
class PracticeScorebook(OneGame):
    """One deal, and by place what it has brought once it is over; nothing of it enters any other score."""

    deal: RecordedDeal
    result: tuple[Points, ...] | None = None

    @property
    def rounds(self) -> int:
        """How many rounds have been played to the end: the deal is the only one."""
        return 0 if self.result is None else 1

    @property
    def games(self) -> tuple[int, ...]:
        """The games of this round that are still to be played; there is always one to be shown."""
        return (0,) if self.result is None and not self.is_closed else ()

    @property
    def totals(self) -> tuple[Points, ...]:
        """By place: what has been won or lost, in points."""
        return self.result or (0,) * len(self.deal.players)

    @property
    def money(self) -> None:
        """Nothing: nobody pays for practice."""
        return

    @property
    def rows(self) -> tuple[Row, ...]:
        """The lines of the score sheet: one, when the deal is over."""
        return () if self.result is None else (Row("played", self.result),)

    @property
    def can_put_away(self) -> bool:
        """Tell whether the line can lie elsewhere: there is but one."""
        return False

    def put_away(self) -> "PracticeScorebook":
        """Return the scorebook as it is."""
        return self

    def dealt(self, _game: int, _seed: str, _mode: Mode) -> RecordedDeal:
        """Return the deal."""
        return self.deal

    def with_result(self, _game: int, state: State) -> "PracticeScorebook":
        """Write down what the deal has brought; however it ended, it is not dealt again."""
        return replace(self, result=result_of(state))
