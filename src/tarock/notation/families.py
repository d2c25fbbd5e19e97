"""What reading and writing must know of a family of games."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final, Generic, NamedTuple, Protocol, TypeVar

from tarock.core.families import Layer, RulesetT, StateT
from tarock.core.faults import Mode
from tarock.core.game import State
from tarock.core.seats import Seat
from tarock.notation.reader import Remark
from tarock.notation.syntax import DealText


class Record(Protocol):
    """One deal: its tags as they are written, and the state that its actions lead to."""

    @property
    def state(self) -> State:
        """Where the deal has come to."""
        ...

    @property
    def tags(self) -> tuple[tuple[str, str], ...]:
        """What stands above it, each with its name and its value."""
        ...

    @property
    def remarks(self) -> tuple[Remark, ...]:
        """The comments, each with its place."""
        ...

    @property
    def is_complete(self) -> bool:
        """Tell whether the deal has come to its end."""
        ...


RecordT = TypeVar("RecordT", bound=Record)


class Settled(NamedTuple):
    """What a deal came to."""

    result: str
    """As its tag says it."""
    payments: Sequence[Mapping[str, Any]]
    """As JSON says them: ``from``, ``to``, ``points`` and ``for``."""


def _nothing(_state: object) -> tuple[()]:
    return ()


def _unsettled(_state: object) -> None:
    return None


@dataclass(frozen=True, slots=True, kw_only=True)
class Portable(Generic[StateT]):
    """What portable text says of a deal for programs that know no rules."""

    facts: Callable[[StateT], tuple[tuple[str, str], ...]] = _nothing
    """Which game is played and by whom, as tags."""
    tricks: Callable[[StateT], tuple[tuple[Seat, Seat], ...]] = _nothing
    """Of every trick that is over: who led, and who won it."""
    settled: Callable[[StateT], Settled | None] = _unsettled
    """What the deal came to; None where it is not settled."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Notation(Generic[RulesetT, StateT, RecordT]):
    """How a family writes its deals down."""

    read: Callable[[RulesetT, DealText, Mode | None], RecordT]
    """Reads one deal; in the mode that it names itself if none is given.  Raises NotationError with the place."""
    write: Callable[[RecordT], str]
    record_of: Callable[[StateT, Iterable[tuple[str, str]]], RecordT]
    """The record of a state, with tags of whoever writes it down."""
    portable: Portable[Any] = field(default_factory=Portable)
    """What portable text says besides."""


NOTATIONS: Final[Layer[Notation[Any, Any, Any]]] = Layer("notation", Notation, home="tarock.notation.{family}.family")
