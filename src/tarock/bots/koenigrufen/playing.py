"""Bots at a table of Königrufen, and letting them play."""

from collections.abc import Mapping
from random import Random
from typing import TypeAlias

from tarock.bots.playing import Move, action_of, interjection
from tarock.bots.protocol import Decision, Player
from tarock.core.errors import IllegalAction
from tarock.core.faults import Mode
from tarock.core.seats import Seat
from tarock.koenigrufen.actions import Action
from tarock.koenigrufen.cards import PLAYERS
from tarock.koenigrufen.state import KoenigrufenState, KoenigrufenView, seat_of
from tarock.koenigrufen.table import Table

KoenigrufenPlayer: TypeAlias = Player[KoenigrufenView, Action]
KoenigrufenDecision: TypeAlias = Decision[Action]
KoenigrufenMove: TypeAlias = Move[Action, KoenigrufenState]
Refusals: TypeAlias = Mapping[Action, IllegalAction]
"""What the table has already refused in this very position, and why; the latest comes last."""


def next_move(state: KoenigrufenState, players: Mapping[Seat, KoenigrufenPlayer], rng: Random) -> KoenigrufenMove:
    """Let the next thing happen: a fault pointed out, or else the action of whoever is on turn."""
    turn = seat_of(state)
    if _may_object(state.table):
        for step in range(1, PLAYERS):
            seat = (turn + step) % PLAYERS
            move = interjection(players[seat], state, seat, rng)
            if move is not None:
                return move
    return action_of(players[turn], state, turn, rng)


def has_rights(view: KoenigrufenView) -> bool:
    """Tell whether a seat that is not on turn can do anything at all."""
    return _may_object(view.table)


def _may_object(table: Table) -> bool:
    return table.mode is Mode.TABLE and table.proceedings.ruling is None


def play_out(state: KoenigrufenState, players: Mapping[Seat, KoenigrufenPlayer], rng: Random) -> KoenigrufenState:
    """Play a deal to its end."""
    while not state.is_over:
        state = next_move(state, players, rng).state
    return state
