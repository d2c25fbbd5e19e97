"""A family of games as any table can show it: cards, tricks, offers and lines of text.

A family that brings a terminal, frames and components of its own needs none of this.  One that brings only a
:class:`Plain` can be played everywhere at once, with the parts that all families share.
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Generic, TypeVar

from tarock.core.cards import Card
from tarock.core.families import StateT
from tarock.core.game import View
from tarock.core.ledger import Payment
from tarock.core.seats import Seat

ViewT = TypeVar("ViewT", bound=View)
ActionT = TypeVar("ActionT")


@dataclass(frozen=True, slots=True)
class ToldLine:
    """Something that is told: what a seat did, or, without one, what happened."""

    text: str
    seat: Seat | None = None


@dataclass(frozen=True, slots=True)
class SeenTrick:
    """A trick, finished when it has a winner."""

    number: int
    leader: Seat
    plays: tuple[tuple[Seat, Card], ...] = ()
    best: Seat | None = None
    """Whose card holds it so far."""
    winner: Seat | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Plain(Generic[StateT, ViewT, ActionT]):
    """What a family says of itself."""

    players: int
    """How many play; they all sit at the table, and the deal passes on."""
    spelled: Callable[[ActionT], str]
    """An action as a word or a few, for people and for programs: ``plays HK``."""
    read: Callable[[str], ActionT]
    """The action that is spelled so, or NotationError."""
    card: Callable[[ActionT], Card | None]
    """The card of the hand that an action is done with, where there is one."""
    hand: Callable[[ViewT], tuple[Card, ...]]
    """The cards that a seat holds, in the order in which it holds them."""
    cards_left: Callable[[ViewT], tuple[int, ...]]
    """By seat: how many cards each holds."""
    tricks: Callable[[ViewT], tuple[SeenTrick, ...]]
    """All tricks; the last may be unfinished."""
    told: Callable[[ViewT], tuple[ToldLine, ...]]
    """Everything that has happened, in its order: what was told once is told again as it was."""
    dealer: Callable[[ViewT], Seat]
    """Who dealt."""
    payments: Callable[[StateT], tuple[Payment[Seat], ...]]
    """Who pays whom in a deal that is over; the reasons are for people."""
