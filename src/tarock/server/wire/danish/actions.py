"""The actions of Danish Tarok as they are sent and stored, told apart by ``do``."""

from typing import TYPE_CHECKING, Final, TypeAlias, get_args

from tarock.danish.actions import Action
from tarock.danish.declarations import Item as Declared
from tarock.server.wire.shared.acts import Codec, Sent, form_of

CODEC: Final = Codec[Action](get_args(Action))
act_of = CODEC.act_of
action_of = CODEC.action_of
_ITEM: Final = form_of(Declared)

if TYPE_CHECKING:
    DanishAct: TypeAlias = Sent
    Item: TypeAlias = Sent
else:  # the structs are made when the program starts: checkers cannot know them
    DanishAct = CODEC.union
    Item = _ITEM.type


def wire_item(item: Declared) -> Item:
    """Return how something declared is sent."""
    sent: Item = _ITEM.sent(item)
    return sent
