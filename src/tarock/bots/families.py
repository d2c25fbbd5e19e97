"""What whoever seats bots must know of a family of games."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final, Generic, TypeVar

from tarock.bots.levels import Level
from tarock.bots.protocol import Player
from tarock.core.families import Layer, StateT
from tarock.core.seats import Seat

ViewT = TypeVar("ViewT")


def _nothing(_view: object) -> None:
    return None


@dataclass(frozen=True, slots=True, kw_only=True)
class Bots(Generic[StateT, ViewT]):
    """The bots of a family."""

    names: tuple[str, ...]
    """First names for bots."""
    player: Callable[[Level], Player[ViewT, Any]]
    """A bot of some level."""
    simplest: Callable[[], Player[ViewT, Any]]
    """A bot that knows the rules and nothing else; it needs no compiled code."""
    has_rights: Callable[[ViewT], bool]
    """Whether a seat that is not on turn can do anything at all."""
    order_from: Callable[[StateT, Seat], tuple[Seat, ...]]
    """The seats that play, in playing order from one of them."""
    proven_card: Callable[[ViewT], Any | None] = _nothing
    """The next card of a player who can force the tricks that he may claim, or none, in every deal that may be.

    It asks the exact solver, which is compiled code: whoever must not wait for it asks a process that may.
    """


BOTS: Final[Layer[Bots[Any, Any]]] = Layer("bots", Bots, home="tarock.bots.{family}.family")
