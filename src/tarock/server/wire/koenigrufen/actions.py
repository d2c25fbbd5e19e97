"""The actions of Königrufen as they are sent and stored, told apart by ``do``."""

from typing import TYPE_CHECKING, Final, TypeAlias, get_args

from tarock.core.cards import Suit
from tarock.koenigrufen import actions
from tarock.koenigrufen.actions import Action, Play
from tarock.server.wire.shared.acts import Codec, Sent, wired_of

CODEC: Final = Codec[Action](get_args(Action), ignored={Play: (("named", Suit | None),)})
"""Clients could always name a played card as in Danish Tarok, and nobody heeded it: such acts may lie in old logs."""
act_of = CODEC.act_of
action_of = CODEC.action_of

if TYPE_CHECKING:
    KoenigrufenAct: TypeAlias = Sent
    Bid: TypeAlias = Sent
    Call: TypeAlias = Sent
    Concede: TypeAlias = Sent
    Take: TypeAlias = Sent
else:  # the structs are made when the program starts: checkers cannot know them
    KoenigrufenAct = CODEC.union
    Bid, Call, Concede, Take = (
        wired_of(action).struct for action in (actions.Bid, actions.Call, actions.Concede, actions.Take)
    )
