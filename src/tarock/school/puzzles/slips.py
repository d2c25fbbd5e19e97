"""Slips: what people do wrongly at a real table, for puzzles that ask for the fault."""

from dataclasses import replace
from random import Random
from typing import Any

from tarock.core.families import GAMES
from tarock.core.faults import Mode
from tarock.core.seats import Seat


def revoke(state: Any, seat: Seat, rng: Random) -> Any | None:  # noqa: ANN401 - of any family
    """Return a card that the rules forbid the player on turn; None where every card may be played."""
    trick = state.table.trick
    if trick is None or not trick.plays or state.turn != seat:
        return None
    playing = GAMES[state.ruleset.family].playing
    allowed = strict(state).legal_actions(seat)
    refused = [card for card in state.hands[seat] if not any(getattr(offer, "card", None) == card for offer in allowed)]
    return playing(rng.choice(refused)) if refused else None


def strict(state: Any) -> Any:  # noqa: ANN401 - of any family
    """Return the same deal where every act against the rules is refused, and none is claimed."""
    return replace(state, table=replace(state.table, mode=Mode.STRICT))
