"""The perft files of Königrufen: positions, and how many sequences of actions there are from each.

``tests/data/perft/koenigrufen/*.perft`` holds them; the head of each file says what it counts.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from tarock.koenigrufen.state import KoenigrufenState
from tarock.koenigrufen.talon import DiscardChoice
from tarock.notation.koenigrufen.record import KoenigrufenRecord
from tarock.notation.record import loads
from tarock.rulesets import load_koenigrufen

DATA: Final = Path(__file__).parents[1] / "data" / "perft" / "koenigrufen"


@dataclass(frozen=True)
class Position:
    """One block of a perft file."""

    id: str
    text: str
    counts: tuple[tuple[int, int], ...]

    @property
    def state(self) -> KoenigrufenState:
        return state_of(self.text)


def state_of(text: str) -> KoenigrufenState:
    """Return where a record has come to."""
    (record,) = loads(text, load_koenigrufen)
    assert isinstance(record, KoenigrufenRecord)
    return record.state


def positions() -> Iterator[Position]:
    for path in sorted(DATA.glob("*.perft")):
        lines = [line for line in path.read_text("utf-8").splitlines() if not line.startswith("#")]
        for block in "\n".join(lines).split("\nid ")[1:]:
            name, *rest = block.splitlines()
            counts = [line.split()[1:] for line in rest if line.startswith("perft ")]
            record = "\n".join(line for line in rest if not line.startswith("perft "))
            yield Position(f"{path.stem}: {name}", record, tuple((int(depth), int(count)) for depth, count in counts))


POSITIONS: Final = tuple(positions())


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
