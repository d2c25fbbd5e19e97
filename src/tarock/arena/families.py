"""What the arena must know of a family of games."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, Final, Generic, Protocol, TypeVar

from tarock.arena.results import Tallies
from tarock.core.families import Layer, RulesetT
from tarock.core.seats import Seat

PlayerT = TypeVar("PlayerT")
PlayerT_contra = TypeVar("PlayerT_contra", contravariant=True)
RulesetT_contra = TypeVar("RulesetT_contra", contravariant=True)


class PlaysDeal(Protocol[RulesetT_contra, PlayerT_contra]):
    """Plays a deal at one table; what is returned is by seat: what was won, in units, and what happened."""

    def __call__(
        self, ruleset: RulesetT_contra, dealer: Seat, seed: str, players: Mapping[Seat, PlayerT_contra], *, solves: bool
    ) -> tuple[tuple[int, ...], tuple[Tallies, ...]]:
        """Play it; where ``solves``, also count what was given away, which takes compiled code."""
        ...


def _nothing() -> None:
    """Warm nothing more up."""


def _none(_ruleset: object) -> Mapping[str, Any]:
    """Have no contracts."""
    return {}


@dataclass(frozen=True, slots=True, kw_only=True)
class ArenaGame(Generic[RulesetT, PlayerT]):
    """A family as it is played in the arena."""

    players: int
    """How many play a deal."""
    play: PlaysDeal[RulesetT, PlayerT]
    unit: int = 1
    """How many units of a result make a chip or a point."""
    warm_up: Callable[[], None] = _nothing
    """Loads what a first deal would not need, so that no later one waits for it."""
    contracts: Callable[[RulesetT], Mapping[str, Any]] = _none
    """The contracts of a ruleset by their ids, where it has some: they are counted one by one."""
    chance_pays: bool = False
    """Whether the simplest level can be ahead because it spoils the table: then the report says why."""


ARENA: Final[Layer[ArenaGame[Any, Any]]] = Layer("arena", ArenaGame, home="tarock.arena.{family}.family")
