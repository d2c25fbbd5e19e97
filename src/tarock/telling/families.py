"""What happened in a deal, as a family tells it."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final, Generic, TypeVar

from tarock.core.families import Layer, StateT
from tarock.core.seats import Seat
from tarock.telling.line import Line

ViewT = TypeVar("ViewT")


def _nothing(_view: object) -> tuple[Line, ...]:
    return ()


@dataclass(frozen=True, slots=True, kw_only=True)
class Telling(Generic[StateT, ViewT]):
    """How a family tells of its deals."""

    public: Callable[[StateT], ViewT]
    """What everybody knows of a deal: a view into no hand."""
    told: Callable[[ViewT, Seat, Any, ViewT], tuple[Line, ...]]
    """What an action looks like to whoever has the views before and after it."""
    opening: Callable[[ViewT], tuple[Line, ...]] = _nothing
    """What is told when the cards have been dealt."""


TELLINGS: Final[Layer[Telling[Any, Any]]] = Layer("telling", Telling, home="tarock.telling.{family}.family")
