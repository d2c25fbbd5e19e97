"""What every bot can do."""

from collections.abc import Mapping
from random import Random
from typing import Protocol, TypeAlias, TypeVar

from tarock.core.errors import IllegalAction
from tarock.danish.actions import Action
from tarock.danish.state import DanishView

Refusals: TypeAlias = Mapping[Action, IllegalAction]
"""What the table has already refused in this very position, and why; the latest comes last."""

ViewT_contra = TypeVar("ViewT_contra", contravariant=True)
ActionT = TypeVar("ActionT")


class Actor(Protocol[ViewT_contra, ActionT]):
    """A player of either family who decides from a view alone.

    The table may refuse what depends on cards in other hands.  Then he is asked again and told what was refused.
    """

    def act(self, view: ViewT_contra, rng: Random, refused: Mapping[ActionT, IllegalAction]) -> ActionT:
        """Return what to do when it is this seat's turn."""
        ...


class Bot(Protocol):
    """A player who decides from a view alone.

    A view offers two things that the table may refuse, since they depend on a card in another hand: a baptism
    that nobody can follow, and a demand after the holder of the skus has played.  Then the bot is asked again and
    told what was refused; it answers with something else.
    """

    def act(self, view: DanishView, rng: Random, refused: Refusals) -> Action:
        """Return what to do when it is this seat's turn."""
        ...

    def interject(self, view: DanishView, rng: Random, refused: Refusals) -> Action | None:
        """Return what to do out of turn, or None to let the game go on.

        Called before somebody else acts, and only when this seat has a right to use.
        """
        ...
