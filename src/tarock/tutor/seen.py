"""What players of every game see alike: whose view it is, and whether it is their turn."""

from functools import cached_property
from typing import Final, Generic, Protocol, TypeVar

from tarock.core.cardset import CardSet
from tarock.core.game import View
from tarock.core.seats import Seat


class Proceedings(Protocol):
    """What a table must settle before the deal goes on."""

    @property
    def ruling(self) -> object | None:
        """What is to be ruled on; None in a deal that goes its regular way."""
        ...


class SeenTable(Protocol):
    """What everybody at a table sees."""

    @property
    def turn(self) -> Seat | None:
        """Whose turn it is, whatever must be ruled on first."""
        ...

    @property
    def proceedings(self) -> Proceedings:
        """What must be settled first."""
        ...


class HandView(View, Protocol):
    """The view of somebody who holds cards."""

    @property
    def table(self) -> SeenTable:
        """What everybody sees."""
        ...

    @property
    def hand(self) -> CardSet:
        """The cards in hand."""
        ...


ViewT = TypeVar("ViewT", bound=HandView)


class Seen(Generic[ViewT]):
    """A view, to which each game adds the terms of its books."""

    def __init__(self, view: ViewT) -> None:
        self.view: Final = view
        self.hand: Final = view.hand

    @property
    def me(self) -> Seat:
        """Whose view it is."""
        return self.view.seat

    @cached_property
    def on_turn(self) -> bool:
        """Tell whether I am to act, in a deal that goes its regular way."""
        table = self.view.table
        return table.turn == self.me and table.proceedings.ruling is None
