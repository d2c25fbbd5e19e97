"""What is to be seen of a deal at one moment, still without a language and without a place on the sheet."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final, Generic, TypeAlias

from tarock.core.families import Layer, StateT
from tarock.core.seats import Seat
from tarock.telling.families import ViewT
from tarock.telling.line import Line

CardShown: TypeAlias = str | None
"""The token of a card; None for one that lies face down."""

FACE_DOWN: Final = None


def face_down(number: int) -> tuple[CardShown, ...]:
    """Return so many cards of which only the backs are seen."""
    return (FACE_DOWN,) * number


@dataclass(frozen=True, slots=True)
class Lot:
    """Cards that lie beside the trick, under a name."""

    word: str
    cards: tuple[CardShown, ...]


@dataclass(frozen=True, slots=True)
class TrickShown:
    """A trick on the table: the one that is played, or the last one as long as nobody has led to the next."""

    number: int
    plays: tuple[tuple[Seat, str], ...]
    holder: Seat | None
    is_taken: bool
    note: Line | None = None
    """What must be known to understand it: how a led skus was named."""


@dataclass(frozen=True, slots=True)
class Place:
    """A seat that plays: what it is in this deal, what it has said and what it holds."""

    seat: Seat
    cards: tuple[CardShown, ...]
    roles: tuple[str, ...] = ()
    """The messages that name them."""
    tricks: int | None = None
    said: Line | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Position:
    """A deal at one moment."""

    places: tuple[Place, ...]
    """In playing order."""
    turn: Seat | None
    phase: Line
    """Where the deal has come to, as long as no card has been played."""
    trick: TrickShown | None = None
    beside: tuple[Lot, ...] = ()
    facts: tuple[Line, ...] = ()
    """Figures that belong to the whole table."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Drawing(Generic[StateT, ViewT]):
    """What a family shows of its deals."""

    opened: Callable[[StateT], Position]
    """Everything."""
    seen: Callable[[ViewT], Position]
    """All and only what one seat may know."""
    points: Callable[[StateT], Mapping[Seat, int | float]]
    """What everybody has won or lost, once that is settled."""
    story: Callable[[ViewT, Sequence[Line]], tuple[Line, ...]]
    """What of all that was told is worth a place in the picture."""


DRAWINGS: Final[Layer[Drawing[Any, Any]]] = Layer("drawing", Drawing, home="tarock.drawing.{family}")
