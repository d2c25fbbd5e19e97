"""The perft files of Königrufen: positions, and how many sequences of actions there are from each.

``tests/data/perft/koenigrufen/*.perft`` holds them; the head of each file says what it counts.
"""

from collections.abc import Iterator
from typing import Final

from tarock.koenigrufen.state import KoenigrufenState
from tarock.koenigrufen.talon import DiscardChoice
from tarock.notation.koenigrufen.record import KoenigrufenRecord
from tarock.notation.record import loads
from tarock.rulesets import load_koenigrufen
from tests.perft import Block, blocks


class Position(Block):
    """A position of Königrufen."""

    @property
    def state(self) -> KoenigrufenState:
        return state_of(self.text)


def state_of(text: str) -> KoenigrufenState:
    """Return where a record has come to."""
    (record,) = loads(text, load_koenigrufen)
    assert isinstance(record, KoenigrufenRecord)
    return record.state


POSITIONS: Final = tuple(Position(block.id, block.text, block.counts) for block in blocks("koenigrufen"))


def perft(state: KoenigrufenState, depth: int) -> int:
    """Count the sequences of `depth` actions; a deal that is over earlier counts as one."""
    if depth == 0 or state.is_over:
        return 1
    return sum(perft(after, depth - 1) for after in successors(state))


def successors(state: KoenigrufenState) -> Iterator[KoenigrufenState]:
    for seat in range(4):
        for offer in state.legal_actions(seat):
            for action in offer if isinstance(offer, DiscardChoice) else (offer,):
                yield state.apply(seat, action)
