"""Letting players act: asking them, and asking again when the table refuses."""

from collections.abc import Mapping
from dataclasses import dataclass
from random import Random
from typing import Generic, Protocol, TypeVar

from tarock.bots.protocol import Decision, Explanation, Player
from tarock.core.errors import IllegalAction
from tarock.core.seats import Seat

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
    """An action that the table has accepted, the state after it, and the player's reasons."""

    seat: Seat
    action: ActionT
    state: StateT
    why: Explanation[ActionT] | None = None


def action_of(
    player: Player[ViewT, ActionT], state: Playable[ViewT, ActionT, StateT], seat: Seat, rng: Random
) -> Move[ActionT, StateT]:
    """Let the player on turn act, until the table accepts."""
    view = state.view(seat)
    refused: Mapping[ActionT, IllegalAction] = {}
    while True:
        decision = player.act(view, rng, refused)
        try:
            return _moved(state, seat, decision)
        except IllegalAction as error:
            refused = _with_latest(refused, decision.action, error)


def interjection(
    player: Player[ViewT, ActionT], state: Playable[ViewT, ActionT, StateT], seat: Seat, rng: Random
) -> Move[ActionT, StateT] | None:
    """Let a player who is not on turn use a right, if he wants to."""
    view = state.view(seat)
    refused: Mapping[ActionT, IllegalAction] = {}
    while True:
        decision = player.interject(view, rng, refused)
        if decision is None:
            return None
        try:
            return _moved(state, seat, decision)
        except IllegalAction as error:
            refused = _with_latest(refused, decision.action, error)


def _moved(state: Playable[ViewT, ActionT, StateT], seat: Seat, decision: Decision[ActionT]) -> Move[ActionT, StateT]:
    return Move(seat, decision.action, state.apply(seat, decision.action), decision.why)


def _with_latest(
    refused: Mapping[ActionT, IllegalAction], action: ActionT, error: IllegalAction
) -> Mapping[ActionT, IllegalAction]:
    earlier = {other: reason for other, reason in refused.items() if other != action}
    return {**earlier, action: error}
