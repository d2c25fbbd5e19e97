"""Letting bots play: asking them in turn, and asking again when the table refuses."""

from collections.abc import Mapping
from dataclasses import dataclass
from random import Random
from typing import Generic, Protocol, TypeAlias, TypeVar

from tarock.bots.protocol import Actor, Bot
from tarock.core.errors import IllegalAction
from tarock.core.faults import Mode
from tarock.core.seats import Seat
from tarock.danish.actions import Action
from tarock.danish.state import DanishState

ViewT = TypeVar("ViewT")
ViewT_co = TypeVar("ViewT_co", covariant=True)
ActionT = TypeVar("ActionT")
ActionT_contra = TypeVar("ActionT_contra", contravariant=True)
StateT = TypeVar("StateT")
StateT_co = TypeVar("StateT_co", covariant=True)


class Playable(Protocol[ViewT_co, ActionT_contra, StateT_co]):
    """A state of either family, as far as a player at the table needs it."""

    def view(self, seat: Seat, /) -> ViewT_co:
        """Return what a seat may know."""
        ...

    def apply(self, seat: Seat, action: ActionT_contra, /) -> StateT_co:
        """Return the state after an action.

        :raises IllegalAction: if the table refuses it.
        """
        ...


@dataclass(frozen=True, slots=True)
class Move(Generic[ActionT, StateT]):
    """An action that the table has accepted, and the state after it."""

    seat: Seat
    action: ActionT
    state: StateT


DanishMove: TypeAlias = Move[Action, DanishState]


def next_move(state: DanishState, bots: Mapping[Seat, Bot], rng: Random) -> DanishMove:
    """Let the next thing happen: a right used out of turn, or else the action of whoever is on turn.

    :param bots: who plays for each active seat.
    """
    turn = state.turn
    assert turn is not None, "the deal is over"
    for seat in state.table.seating.order_from(turn)[1:]:
        move = interjection(bots[seat], state, seat, rng)
        if move is not None:
            return move
    return action_of(bots[turn], state, turn, rng)


def action_of(
    bot: Actor[ViewT, ActionT], state: Playable[ViewT, ActionT, StateT], seat: Seat, rng: Random
) -> Move[ActionT, StateT]:
    """Let the player on turn act, until the table accepts."""
    view = state.view(seat)
    refused: Mapping[ActionT, IllegalAction] = {}
    while True:
        action = bot.act(view, rng, refused)
        try:
            return Move(seat, action, state.apply(seat, action))
        except IllegalAction as error:
            refused = _with_latest(refused, action, error)


def interjection(bot: Bot, state: DanishState, seat: Seat, rng: Random) -> DanishMove | None:
    """Let a bot that is not on turn use a right, if it has one and wants to."""
    view = state.view(seat)
    if not view.legal_actions() and (view.table.mode is Mode.STRICT or view.table.proceedings.ruling is not None):
        return None
    refused: Mapping[Action, IllegalAction] = {}
    while True:
        action = bot.interject(view, rng, refused)
        if action is None:
            return None
        try:
            return Move(seat, action, state.apply(seat, action))
        except IllegalAction as error:
            refused = _with_latest(refused, action, error)


def _with_latest(
    refused: Mapping[ActionT, IllegalAction], action: ActionT, error: IllegalAction
) -> Mapping[ActionT, IllegalAction]:
    earlier = {other: reason for other, reason in refused.items() if other != action}
    return {**earlier, action: error}


def play_out(state: DanishState, bots: Mapping[Seat, Bot], rng: Random) -> DanishState:
    """Play a deal to its end."""
    while not state.is_over:
        state = next_move(state, bots, rng).state
    return state
