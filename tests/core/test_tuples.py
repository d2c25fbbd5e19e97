"""Tuples of card sets by seat."""

from tarock.core.cardset import NO_CARDS, CardSet
from tarock.core.tuples import with_added, with_item, with_removed

HANDS = (CardSet.of(1), CardSet.of(2, 3), NO_CARDS)


def test_one_seat_gets_another_item() -> None:
    assert with_item(("a", "b", "c"), 1, "x") == ("a", "x", "c")
    assert with_item(("a",), 0, "x") == ("x",)


def test_one_seat_gets_or_loses_cards() -> None:
    assert with_added(HANDS, 2, CardSet.of(5)) == (CardSet.of(1), CardSet.of(2, 3), CardSet.of(5))
    assert with_removed(HANDS, 1, CardSet.of(3, 4)) == (CardSet.of(1), CardSet.of(2), NO_CARDS)


def test_no_cards_change_nothing() -> None:
    assert with_added(HANDS, 2, NO_CARDS) is HANDS
    assert with_removed(HANDS, 2, NO_CARDS) is HANDS
