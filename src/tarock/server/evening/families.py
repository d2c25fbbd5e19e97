"""Acting in a deal of any family: what depends on the family is asked of the registry here."""

from typing import Any, TypeAlias

import msgspec

from tarock.core.families import GAMES
from tarock.core.game import State, View
from tarock.core.rules import Ruleset
from tarock.core.seats import Seat
from tarock.server.evening.scorebook import Points, Scorebook
from tarock.server.families import SERVER, Kind

__all__ = [
    "Action",
    "State",
    "View",
    "active_seats",
    "applied",
    "kind_played",
    "raw_act",
    "read_act",
    "result_of",
    "scorebook_of",
    "wire_act",
    "with_cups",
]

Action: TypeAlias = Any
"""An action of the family that is played."""

_encoder = msgspec.json.Encoder()


def scorebook_of(ruleset: Ruleset, players: int, rotation: str | None, first_dealer: int) -> Scorebook:
    """Begin the scorebook of an evening."""
    return SERVER[ruleset.family].scorebook(ruleset, players, rotation, first_dealer)


def with_cups(ruleset: Ruleset, scorebook: Scorebook, cups: dict[str, int]) -> Scorebook:
    """Return a scorebook whose cups hold something else; the same where there are none."""
    return SERVER[ruleset.family].with_cups(scorebook, cups)


def read_act(ruleset: Ruleset, raw: msgspec.Raw | bytes) -> Action:
    """Return the action that a message means.

    :raises msgspec.ValidationError: if it is none of the family.
    :raises NotationError: if a card is named twice.
    """
    return SERVER[ruleset.family].codec.decode(raw)


def wire_act(ruleset: Ruleset, action: Action) -> msgspec.Struct:
    """Return how an action of a family is sent."""
    act: msgspec.Struct = SERVER[ruleset.family].codec.act_of(action)
    return act


def raw_act(ruleset: Ruleset, action: Action) -> msgspec.Raw:
    """Return an action as it is stored."""
    return msgspec.Raw(_encoder.encode(wire_act(ruleset, action)))


def applied(state: State, seat: Seat, action: Action) -> State:
    """Return the state after an action of its own family.

    :raises IllegalAction: if the rules refuse it.
    """
    return state.apply(seat, action)


def active_seats(state: State) -> tuple[Seat, ...]:
    """Return the seats that play in a deal."""
    return GAMES[state.ruleset.family].active(state)


def kind_played(state: State) -> Kind:
    """Return what was played in a deal that is over."""
    kind: Kind = SERVER[state.ruleset.family].kind(state)
    return kind


def result_of(state: State) -> tuple[Points, ...]:
    """Return by seat what a deal that is over has brought, in points."""
    return SERVER[state.ruleset.family].result(state)
