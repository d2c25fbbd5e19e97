"""What the coach must know of a family of games: how its decisions are weighed, and how it plays on."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from random import Random
from typing import Any, Final, Generic, Literal, TypeAlias, TypeVar

from tarock.bots.playing import Move
from tarock.bots.protocol import Decision, Player
from tarock.bots.scales import Scales
from tarock.core.families import Layer, StateT
from tarock.core.seats import Seat
from tarock.rulesets.scatter import Scatter
from tarock.telling.line import Line

ViewT = TypeVar("ViewT")
ActionT = TypeVar("ActionT")

Kind: TypeAlias = Literal[
    "skat", "lead", "follow", "demand", "baptism", "bid", "call", "talon", "discard", "announcement", "kontra"
]
"""What is decided."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Coach(Generic[StateT, ViewT, ActionT]):
    """The coach of a family."""

    scales: Scales[ViewT, ActionT]
    kind: Callable[[ViewT, Any], Kind | None]
    """What is decided by an action; None where there is nothing to judge, as in a declaration that must be made."""
    book: Callable[[], Player[ViewT, Any]]
    """A player who does what the books advise, and says which advice that is."""
    thinker: Callable[[int], Player[ViewT, Any]]
    """The player who tries so many worlds, without a clock."""
    next_move: Callable[[Any, Mapping[Seat, Any], Random], Move[Any, Any]]
    """Lets the next thing happen at a table of players."""
    net: Callable[[Any], Mapping[Seat, float]]
    """What each seat has won when a deal is over, in chips or points."""
    named: Callable[[Any], Line]
    """What an action is called, as a piece of a sentence."""
    spelled: Callable[[Any], str]
    """What an action is called in a record, for programs."""
    deviations: Mapping[str, Scatter]
    """By ruleset: how what a seat wins in a deal scatters."""
    open_values: Callable[[Any, Seat], Mapping[Any, float]]
    """What each action comes to if all cards lay open and everybody played as well as can be; nothing if unknown."""

    def deviation(self, ruleset: str) -> float:
        """Return by how much a deal of a ruleset scatters; a house is measured as the first book is."""
        return self.deviations.get(ruleset, next(iter(self.deviations.values()))).deviation

    def advised(self, view: ViewT, rng: Random) -> Decision[Any]:
        """Return what the books advise."""
        return self.book().act(view, rng, {})


COACHES: Final[Layer[Coach[Any, Any, Any]]] = Layer("coach", Coach, home="tarock.tutor.{family}.coach")
