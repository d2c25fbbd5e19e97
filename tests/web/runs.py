"""Positions that the rules' own builders make: sure tricks, and cards that surely cost."""

from dataclasses import dataclass
from typing import Any, Final

from tarock.core.game import State
from tarock.danish.actions import Play
from tarock.notation import record
from tarock.notation.families import NOTATIONS
from tarock.server.evening.course import course_of
from tests.danish import builders as danish
from tests.koenigrufen import builders as koenigrufen


@dataclass(frozen=True, slots=True)
class Prepared:
    """A moment of a deal, in which the player of a seat sits down against bots."""

    state: State
    seat: int = 0

    @property
    def settings(self) -> dict[str, Any]:
        """How a table is opened at which one sits in this position."""
        ruleset, size = self.state.ruleset, len(self.state.hands)
        step = len(course_of(self.state).acts)
        found = NOTATIONS[ruleset.family].record_of(_with_whole_trick(self.state), [])
        return {
            "ruleset": ruleset.id,
            "chairs": [{} if place == self.seat else {"bot": "book"} for place in range(size)],
            "practice": {"record": record.dumps([found]), "step": step, "seat": self.seat},
            "rounds": 1,
        }


def _with_whole_trick(state: State) -> State:
    """Play the trick to its end: a record ends after a whole one."""
    while state.table.trick is not None and state.table.trick.plays:  # type: ignore[attr-defined]
        assert state.turn is not None
        plays = (offer for offer in state.legal_actions(state.turn) if isinstance(offer, Play))
        state = state.apply(state.turn, next(plays))
    return state


TAROKS: Final = " ".join(f"T{number}" for number in range(21, 3, -1))
DANISH_RUN: Final = Prepared(
    danish.in_play(danish.HJOERRING, f"{TAROKS} SK HK DK CK SQ HQ DQ", seating=danish.DEALER_C)
)
KOENIGRUFEN_RUN: Final = Prepared(
    koenigrufen.in_play(
        koenigrufen.TURNIER,
        "A dreier",
        "X T21 T20 T19 T18 T17 T16 T15 T14 T13 T12 T11",
        talon="T10 T9 T8 S7 H4 D4",
    )
)
SKUS_GONE: Final = Prepared(
    danish.played_to(
        danish.after(danish.in_play(danish.HJOERRING, "S3", "X", seating=danish.DEALER_C), "A S3, B X"), 23
    ),
    2,
)
"""The skus fell in the first trick; C is dealer."""
KING_UNDER: Final = Prepared(
    danish.after(danish.in_play(danish.HJOERRING, "T21 S3", "SK S2 T1 T2", "S4 S5", seating=danish.DEALER_C), "A T21"),
    1,
)
"""The Mond was led, and B holds the pagat and another tarok."""
