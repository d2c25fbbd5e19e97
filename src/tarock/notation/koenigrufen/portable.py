"""What portable text says of a deal of Königrufen besides its record."""

from collections.abc import Iterator
from typing import Final

from tarock.core.seats import SEAT_NAMES, Seat
from tarock.koenigrufen.state import KoenigrufenState
from tarock.koenigrufen.table import Phase
from tarock.notation.cards import format_card
from tarock.notation.families import Portable, Settled
from tarock.notation.koenigrufen.as_json import settlement_json
from tarock.notation.koenigrufen.result import format_result


def _facts(state: KoenigrufenState) -> tuple[tuple[str, str], ...]:
    return (("Game", "Königrufen"), *_game(state))


def _game(state: KoenigrufenState) -> Iterator[tuple[str, str]]:
    """Give what is played, by whom, with which call and with whom, once the auction is over."""
    table, best = state.table, state.table.auction.best
    if best is None or table.phase is Phase.AUCTION:
        return
    yield "Contract", best.contract if best.bird is None else f"{best.contract} {best.bird}"
    if table.declarer is not None:
        yield "Declarer", SEAT_NAMES[table.declarer]
    if table.call is not None:
        yield "Called", "fourth" if table.call.card is None else format_card(table.call.card)
        if state.partner is not None:
            yield "Partner", SEAT_NAMES[state.partner]


def _tricks(state: KoenigrufenState) -> tuple[tuple[Seat, Seat], ...]:
    return tuple((trick.leader, trick.best()[0]) for trick in state.table.tricks)


def _settled(state: KoenigrufenState) -> Settled | None:
    if not state.is_settled:
        return None
    return Settled(format_result(state), settlement_json(state.settlement)["payments"])


PORTABLE: Final = Portable(facts=_facts, tricks=_tricks, settled=_settled)
