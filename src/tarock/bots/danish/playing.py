"""Bots at a Danish table, and letting them play."""

from collections.abc import Mapping
from random import Random
from typing import TypeAlias

from tarock.bots.playing import Move, action_of, interjection
from tarock.bots.protocol import Decision, Player
from tarock.core.errors import IllegalAction
from tarock.core.faults import Mode
from tarock.core.seats import Seat
from tarock.danish.actions import Action
from tarock.danish.state import DanishState, DanishView

DanishPlayer: TypeAlias = Player[DanishView, Action]
DanishDecision: TypeAlias = Decision[Action]
DanishMove: TypeAlias = Move[Action, DanishState]
Refusals: TypeAlias = Mapping[Action, IllegalAction]
"""What the table has already refused in this very position, and why; the latest comes last."""


def next_move(state: DanishState, players: Mapping[Seat, DanishPlayer], rng: Random) -> DanishMove:
    """Let the next thing happen: a right used out of turn, or else the action of whoever is on turn.

    :param players: who plays for each active seat.
    """
    turn = state.turn
    assert turn is not None, "the deal is over"
    for seat in state.table.seating.order_from(turn)[1:]:
        move = interjection(players[seat], state, seat, rng) if has_rights(state.view(seat)) else None
        if move is not None:
            return move
    return action_of(players[turn], state, turn, rng)


def has_rights(view: DanishView) -> bool:
    """Tell whether a seat that is not on turn can do anything at all."""
    at_table = view.table.mode is Mode.TABLE and view.table.proceedings.ruling is None
    return at_table or bool(view.legal_actions())


def play_out(state: DanishState, players: Mapping[Seat, DanishPlayer], rng: Random) -> DanishState:
    """Play a deal to its end."""
    while not state.is_over:
        state = next_move(state, players, rng).state
    return state
