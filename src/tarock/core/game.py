"""The protocol that the states of all families keep, so that terminal, server, bots and replay need only one.

States and views are immutable.  A state knows everything; a view is all and only what one seat may know, and
it is the only thing that a bot, a socket or a hint is ever given.
"""

from collections.abc import Iterator
from enum import Enum
from typing import TYPE_CHECKING, Any, Generic, Protocol, TypeAlias, TypeVar

from tarock.core.cardset import CardSet
from tarock.core.faults import Mode
from tarock.core.rules import Ruleset
from tarock.core.seats import Seat

if TYPE_CHECKING:
    from random import Random

ActionT_co = TypeVar("ActionT_co", covariant=True)

Act: TypeAlias = tuple[Seat, Any]
"""Something that was done: the seat, and an action of its family."""


class Choice(Protocol, Generic[ActionT_co]):
    """A large choice, offered as a constraint instead of thousands of actions (three of 28 cards, say)."""

    def sample(self, rng: "Random") -> ActionT_co:
        """Return one of the permitted actions at random."""
        ...

    def __iter__(self) -> Iterator[ActionT_co]:
        """Give every permitted action, in a fixed order."""
        ...

    def __len__(self) -> int:
        """Return how many actions are permitted."""
        ...


class AtTable(Protocol):
    """What a seat and whoever knows everything see alike."""

    @property
    def ruleset(self) -> Ruleset:
        """The rules in force."""
        ...

    @property
    def phase(self) -> Enum:
        """The part of the deal that we are in."""
        ...

    @property
    def turn(self) -> Seat | None:
        """Who must act next; None when the deal is over."""
        ...


class View(AtTable, Protocol):
    """All that one seat may know."""

    @property
    def seat(self) -> Seat:
        """Whose view this is."""
        ...

    def legal_actions(self) -> tuple[Any, ...]:
        """Return what this seat may do, as far as it can know, in a fixed order."""
        ...

    def sample(self, rng: "Random") -> "State":
        """Return a full state that this seat cannot tell from the real one."""
        ...


class State(AtTable, Protocol):
    """A deal at one moment, with everything that is hidden."""

    @property
    def mode(self) -> Mode:
        """Whether acts against the rules are refused or can happen."""
        ...

    @property
    def hands(self) -> tuple[CardSet, ...]:
        """By seat: the cards that each holds now."""
        ...

    @property
    def is_over(self) -> bool:
        """Tell whether the deal is over."""
        ...

    @property
    def settlement(self) -> Any:  # noqa: ANN401 - each family settles in its own way
        """What the deal has come to so far."""
        ...

    def legal_actions(self, seat: Seat) -> tuple[Any, ...]:
        """Return what a seat may do now, on turn or not, in a fixed order; large choices as a :class:`Choice`."""
        ...

    def apply(self, seat: Seat, action: Any) -> "State":  # noqa: ANN401 - each family has its own actions
        """Return the state after an action.

        :raises IllegalAction: with the reason and the book's rule; this state is unchanged.
        """
        ...

    def view(self, seat: Seat) -> View:
        """Return what a seat may know."""
        ...
