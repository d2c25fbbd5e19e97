"""What the school must know of a family of games."""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from random import Random
from typing import Any, Final, Generic, TypeAlias

from tarock.core.families import Layer, RulesetT, StateT
from tarock.core.seats import Seat
from tarock.school.lesson import Ask, Drill, Position

FactOf: TypeAlias = Callable[[Any, Seat, str], str]
"""Says something of a state: for whoever looks, and about what ``of`` names."""
Drilling: TypeAlias = Callable[[Ask, Drill, str, Random], Iterable[Ask]]
"""Makes questions like the one that is given: the drill, the ruleset's id, and the dice of its seed."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Aim:
    """A goal that steps name."""

    reached: Callable[[Any, Seat, Seat, float | None], bool] | None = None
    """Whether it is reached in a state: who acts, whose goal it is, how much.  For a play: when it is over."""
    forced: Callable[[Any, Seat, frozenset[Seat]], bool | None] | None = None
    """Whether some players can force it from a state on with open cards; whose goal it is.  None: not found out."""


@dataclass(frozen=True, slots=True, kw_only=True)
class School(Generic[RulesetT, StateT]):
    """The school of a family."""

    ruleset: str
    """The book by which beginners learn."""
    aims: Mapping[str, Aim]
    facts: Mapping[str, FactOf]
    read: Callable[[StateT, Seat, str], Any]
    """The action that a text says, as a record writes it without its seat; raises NotationError."""
    spelled: Callable[[Any], str]
    """An action as a record writes it, without its seat."""
    opened: Callable[[RulesetT, Position], StateT]
    """The state in which hands lie open, towards the end of a deal; raises TarockError."""
    offers: Callable[[StateT, Seat], Iterable[Any]]
    """What a seat may do that the course of the play depends on, one by one."""
    drills: Mapping[str, Drilling] = field(default_factory=dict[str, Drilling])
    """What only this family asks; those that all have are in ``school/drills``."""
    quiz: Callable[[str], tuple[StateT, Seat]] | None = None
    """The position of a quiz of a book, and who is asked."""


SCHOOLS: Final[Layer[School[Any, Any]]] = Layer("school", School, home="tarock.school.{family}.family")
