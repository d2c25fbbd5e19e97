"""What the server must know of a family of games."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, ClassVar, Final, Generic, Protocol, TypeAlias, TypeVar

import msgspec

from tarock.core.cards import Card
from tarock.core.cardset import CardSet
from tarock.core.families import Layer, RulesetT, StateT
from tarock.core.game import View
from tarock.core.run import Rest
from tarock.core.seats import Seat
from tarock.server.evening.scorebook import Deal, DrawnDeal, Points, Scorebook
from tarock.server.wire.shared.replay import Step
from tarock.server.wire.shared.settled import Settled
from tarock.server.wire.shared.table import DealTable, Hand
from tarock.telling.line import Line

ViewT = TypeVar("ViewT", bound=View)
ActionT = TypeVar("ActionT")

Hands: TypeAlias = tuple[CardSet, ...]


class Codec(Protocol):
    """How actions are sent and stored."""

    def decode(self, raw: msgspec.Raw | bytes) -> Any:  # noqa: ANN401 - an action of the family
        """Return the action that a message means.

        :raises msgspec.ValidationError: if it is none of the family.
        :raises NotationError: if a card is named twice.
        """
        ...

    def act_of(self, action: Any) -> msgspec.Struct:  # noqa: ANN401 - an action of the family
        """Return how an action is sent."""
        ...


def _as_it_is(state: Any) -> Any:  # noqa: ANN401 - a state of any family
    return state


def _not_offered(view: Any, action: Any) -> Any:  # noqa: ANN401 - of any family
    return None if action in view.legal_actions() else action


@dataclass(frozen=True, slots=True, kw_only=True)
class Judging(Generic[StateT, ViewT, ActionT]):
    """How somebody is told beforehand why he may not do something, without learning more than he can know."""

    judged: tuple[type[ActionT], ...] = ()
    """What people may do wrongly in table mode; strict mode knows the rule against it."""
    tried: tuple[type[ActionT], ...] = ()
    """What is refused in both modes by what a player knows.

    All else shows its worth only when it is done: trying out a claim would answer what only making it may.
    """
    strict: Callable[[StateT], StateT] = _as_it_is
    """The same position where every act against the rules is refused."""
    not_offered: Callable[[ViewT, ActionT], ActionT | None] = _not_offered
    """What of an action a view does not offer: that fails by what the player knows himself."""


def _nothing_yet(_view: object) -> tuple[Points, ...]:
    return ()


def _no_lines(_state: object) -> tuple[Line, ...]:
    return ()


@dataclass(frozen=True, slots=True, kw_only=True)
class Showing(Generic[StateT, ViewT]):
    """How deals are shown.  Only a deal that is over is shown from its state; all else is made from views."""

    table: Callable[[ViewT], DealTable]
    """What everybody sees, from anybody's view."""
    hand: Callable[[ViewT, bool], Hand]
    """What one seat sees beside the table; with what it may do, unless somebody else looks into its cards."""
    step: Callable[[StateT, Seat | None, Any, tuple[Line, ...]], Step]
    """A step of a replay: the state after an act, with all hands and what is told; no act before the first."""
    dealt: Callable[[StateT], tuple[Hands, tuple[Card, ...]]]
    """The hands as they were dealt, and the talon where there is one."""
    settlement: Callable[[StateT], Settled]
    """What a deal that is over came to: how it ended, the sums, and every payment with its rule."""
    final: Callable[[StateT], tuple[Line, ...]] = _no_lines
    """What is told besides when a deal is over: its payments, where none was told before."""
    standing: Callable[[ViewT], tuple[Points, ...]] = _nothing_yet
    """By seat: what everybody has won or lost in a deal so far, where something is paid before its end."""


def _without_cups(scorebook: Scorebook, _cups: dict[str, int]) -> Scorebook:
    return scorebook


def _helps_nobody(_state: object, _seat: Seat) -> bool:
    return False


def _always(_state: object) -> bool:
    return True


def _never(*_act: object) -> bool:
    return False


def _nothing(_view: object) -> None:
    return None


@dataclass(frozen=True, slots=True, kw_only=True)
class Handling(Generic[StateT, ViewT, ActionT]):
    """What people may do with their cards beside playing them one by one."""

    is_reversible: Callable[[StateT, Seat, ActionT, StateT], bool] = _never
    """Whether an act, between two states, was the choice of a card by which nobody has learnt anything else."""
    claimable: Callable[[ViewT], Rest | None] = _nothing
    """What a player can say about the tricks that are left, if his cards prove it; None if he can say nothing."""
    sure_card: Callable[[ViewT], ActionT | None] = _nothing
    """The next card of a player who takes all tricks that are left, as far as that can be seen at once."""


class Keeping(Protocol):
    """How the scorebook of an evening, and how a deal began, are kept beside the log: all of it but the rules."""

    kinds: ClassVar[tuple[type, ...]]
    """What they are kept as: who knows others throws away what they were kept as."""

    def book(self, scorebook: Any, /) -> bytes:  # noqa: ANN401 - of the family
        """Return a scorebook whose lines were put away."""
        ...

    def read_book(self, ruleset: Any, kept: bytes, /) -> Scorebook:  # noqa: ANN401 - of the family
        """Return the scorebook again."""
        ...

    def deal(self, deal: Any, /) -> bytes:  # noqa: ANN401 - of the family
        """Return how a deal began."""
        ...

    def read_deal(self, ruleset: Any, kept: bytes, /) -> Deal:  # noqa: ANN401 - of the family
        """Return the deal again."""
        ...


@dataclass(frozen=True, slots=True)
class Kind:
    """What was played, by which somebody looks for his deals: the game of a deal, and by seat what each was in it."""

    contract: str = ""
    roles: tuple[str, ...] = ()


def _of_no_kind(_state: object) -> Kind:
    return Kind()


@dataclass(frozen=True, slots=True, kw_only=True)
class ServerGame(Generic[RulesetT, StateT]):
    """A family as the server plays it."""

    sizes: Callable[[RulesetT], Mapping[int, tuple[str, ...]]]
    """How many can sit down together, and the rotations that the book gives for so many."""
    check: Callable[[RulesetT, int, str | None], None]
    """Refuses so many players, or a rotation, with a RulesetError."""
    scorebook: Callable[[RulesetT, int, str | None, int], Scorebook]
    """Begins the scorebook of an evening: the rules, how many sit there, the rotation, who deals first."""
    redrawn: Callable[[StateT, str], DrawnDeal]
    """The deal that a seed gives where a deal was played; its cups and players do not matter."""
    result: Callable[[StateT], tuple[Points, ...]]
    """By seat: what a deal that is over has brought, in points."""
    codec: Codec
    showing: Showing[StateT, Any]
    judging: Judging[StateT, Any, Any]
    with_cups: Callable[[Any, dict[str, int]], Scorebook] = _without_cups
    """Puts what the cups of a table hold right, between two deals."""
    may_help: Callable[[StateT, Seat], bool] = _helps_nobody
    """Whether a seat sits out and may look into the hand of a player who asks for help."""
    handling: Handling[Any, Any, Any] = field(default_factory=Handling)
    keeping: Keeping | None = None
    """How evenings are kept beside the log; without it a table is always read from its first event on."""
    kind: Callable[[StateT], Kind] = _of_no_kind
    """What was played in a deal that is over."""
    has_score: Callable[[StateT], bool] = _always
    """Whether a deal can be scored: not a position from the middle of one."""


SERVER: Final[Layer[ServerGame[Any, Any]]] = Layer("server", ServerGame, home="tarock.server.{family}.family")
