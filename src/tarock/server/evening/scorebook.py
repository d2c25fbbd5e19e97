"""What the scorebooks of all evenings have in common, and the deals that they give out."""

from collections.abc import Iterable
from typing import Protocol, Self, TypeAlias

from msgspec import Struct

from tarock.core.cardset import CardSet
from tarock.core.faults import Mode
from tarock.core.game import Act, State
from tarock.core.rules import Ruleset
from tarock.core.seats import SEAT_NAMES, Seat
from tarock.notation.cards import format_hand

Points: TypeAlias = int | float
"""Whole points, or with .5 where two share an odd sum."""


class Row(Struct, frozen=True):
    """One line: why it was written, and what each place won or lost; None for a place that had no part in it."""

    kind: str
    points: tuple[Points | None, ...]


class Deal(Protocol):
    """How a deal begins: everything but the actions."""

    @property
    def seed(self) -> str:
        """What its cards come from; nothing for cards that were not drawn for this table."""
        ...

    @property
    def players(self) -> tuple[int, ...]:
        """By seat of the deal: the place at the table."""
        ...

    @property
    def done(self) -> tuple[Act, ...]:
        """What has been done when the deal begins."""
        ...

    def start(self) -> State:
        """Deal the cards."""
        ...

    def committed(self) -> list[str]:
        """Return what is committed to beside the seed: rules, seats and every hand, a line for each."""
        ...


def committed_lines(ruleset: Ruleset, dealer: Seat, hands: Iterable[CardSet], *seats: str) -> list[str]:
    """Return what every deal commits to: rules, dealer, more about the seats, and the hands of those who play."""
    return [
        f"rules {ruleset.id} {ruleset.version}",
        f"dealer {SEAT_NAMES[dealer]}",
        *seats,
        *(f"{name} {format_hand(hand)}" for name, hand in zip(SEAT_NAMES, hands, strict=False) if hand),
    ]


class DrawnDeal(Deal, Protocol):
    """A deal whose cards come from a seed."""

    def has_cards_of(self, state: State) -> bool:
        """Tell whether a deal was played with these cards."""
        ...


class Scorebook(Protocol):
    """The scorebook: an evening so far, who plays next, and what everybody has won."""

    @property
    def rounds(self) -> int:
        """How many rounds have been played to the end."""
        ...

    @property
    def games(self) -> tuple[int, ...]:
        """The games of this round that are still to be played."""
        ...

    @property
    def pending(self) -> tuple[int, ...]:
        """The games of this round that are over, and are written down with it."""
        ...

    @property
    def totals(self) -> tuple[Points, ...]:
        """By place: what has been won or lost, in points."""
        ...

    @property
    def money(self) -> tuple[Points, ...] | None:
        """By place: what has been paid, where that differs from the totals."""
        ...

    @property
    def rows(self) -> tuple[Row, ...]:
        """The lines of the score sheet, without those that were put away."""
        ...

    @property
    def can_put_away(self) -> bool:
        """Tell whether all lines so far can lie elsewhere."""
        ...

    def put_away(self) -> Self:
        """Return the same scorebook without its lines: what they come to is kept."""
        ...

    @property
    def rotation(self) -> str | None:
        """By which rotation of the book the table turns, where there are several."""
        ...

    def cups(self) -> tuple[dict[str, int], ...]:
        """Return what each set of cups holds, in a game that has cups."""
        ...

    def dealt(self, game: int, seed: str, mode: Mode, /) -> Deal:
        """Return the next deal of a game."""
        ...

    def with_result(self, game: int, state: State, /) -> Self:
        """Write down a deal that is over."""
        ...

    def closed(self) -> Self:
        """End the evening."""
        ...
