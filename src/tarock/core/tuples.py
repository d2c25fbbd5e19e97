"""Small helpers for tuples of card sets by seat."""

from typing import TypeVar

from tarock.core.cardset import CardSet
from tarock.core.seats import Seat

_T = TypeVar("_T")


def with_item(items: tuple[_T, ...], seat: Seat, item: _T) -> tuple[_T, ...]:
    """Return the tuple with another item at a seat."""
    return (*items[:seat], item, *items[seat + 1 :])


def with_added(sets: tuple[CardSet, ...], seat: Seat, cards: CardSet) -> tuple[CardSet, ...]:
    """Return the tuple with more cards at a seat."""
    return with_item(sets, seat, sets[seat] | cards) if cards else sets


def with_removed(sets: tuple[CardSet, ...], seat: Seat, cards: CardSet) -> tuple[CardSet, ...]:
    """Return the tuple with fewer cards at a seat."""
    return with_item(sets, seat, sets[seat] - cards) if cards else sets
