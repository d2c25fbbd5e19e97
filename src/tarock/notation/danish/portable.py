"""What portable text says of a deal of Danish Tarok besides its record."""

from typing import Final

from tarock.core.errors import SheetError
from tarock.core.seats import Seat
from tarock.danish.state import DanishState
from tarock.notation.danish.as_json import settlement_json
from tarock.notation.danish.result import format_result
from tarock.notation.families import Portable, Settled


def _facts(_state: DanishState) -> tuple[tuple[str, str], ...]:
    return (("Game", "Danish Tarok"),)


def _tricks(state: DanishState) -> tuple[tuple[Seat, Seat], ...]:
    return tuple((trick.leader, trick.best()[0]) for trick in state.table.tricks)


def _settled(state: DanishState) -> Settled | None:
    if state.table.is_position or not state.is_settled:
        return None
    try:
        settlement = state.settlement
    except SheetError:  # a house with stakes so small that a cup cannot pay the count: `tarock replay` says so
        return None
    return Settled(format_result(settlement), settlement_json(settlement)["payments"])


PORTABLE: Final = Portable(facts=_facts, tricks=_tricks, settled=_settled)
