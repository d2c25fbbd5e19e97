"""A set of cards behaves as a frozen set does."""

import copy
import operator
import pickle
from collections.abc import Callable
from collections.abc import Set as AbstractSet
from itertools import product
from typing import Any

import pytest

from tarock.core.cards import PACK_SIZE, SKUS
from tarock.core.cardset import NO_CARDS, CardSet

SAMPLES: list[frozenset[int]] = [
    frozenset(),
    frozenset({0}),
    frozenset({0, 13}),
    frozenset({13, 56, SKUS}),
    frozenset({0, 13, 56, SKUS}),
    frozenset(range(PACK_SIZE)),
]
PAIRS = list(product(SAMPLES, repeat=2))
SET_OPERATORS: list[Callable[[Any, Any], Any]] = [operator.and_, operator.or_, operator.sub, operator.xor]
COMPARISONS: list[Callable[[Any, Any], bool]] = [
    operator.le,
    operator.lt,
    operator.ge,
    operator.gt,
    operator.eq,
    operator.ne,
]


def of(cards: AbstractSet[int]) -> CardSet:
    return CardSet.from_cards(cards)


@pytest.mark.parametrize("combine", SET_OPERATORS)
def test_it_combines_like_a_set(combine: Callable[[Any, Any], Any]) -> None:
    for left, right in PAIRS:
        combined = combine(of(left), of(right))
        assert isinstance(combined, CardSet)
        assert set(combined) == combine(left, right)


@pytest.mark.parametrize("combine", SET_OPERATORS)
def test_it_combines_with_a_plain_set_on_its_right(combine: Callable[[Any, Any], Any]) -> None:
    for left, right in PAIRS:
        combined = combine(of(left), right)
        assert isinstance(combined, CardSet)
        assert set(combined) == combine(left, right)


@pytest.mark.parametrize("combine", SET_OPERATORS)
def test_it_combines_with_a_plain_set_on_its_left(combine: Callable[[Any, Any], Any]) -> None:
    for left, right in PAIRS:
        combined = combine(left, of(right))
        assert isinstance(combined, CardSet)
        assert combined == of(combine(left, right))


@pytest.mark.parametrize("compare", COMPARISONS)
def test_it_compares_like_a_set(compare: Callable[[Any, Any], bool]) -> None:
    for left, right in PAIRS:
        assert compare(of(left), of(right)) is compare(left, right)


def test_it_is_disjoint_like_a_set() -> None:
    for left, right in PAIRS:
        assert of(left).isdisjoint(of(right)) is left.isdisjoint(right)
        assert of(left).isdisjoint(list(right)) is left.isdisjoint(right)


@pytest.mark.parametrize("cards", SAMPLES, ids=len)
def test_it_counts_and_contains_its_cards_and_gives_them_in_ascending_order(cards: frozenset[int]) -> None:
    held = of(cards)
    assert list(held) == sorted(cards)
    assert len(held) == len(cards)
    assert bool(held) is bool(cards)
    assert [card in held for card in range(PACK_SIZE)] == [card in cards for card in range(PACK_SIZE)]


@pytest.mark.parametrize("stranger", [-1, PACK_SIZE, "SK", None, 13.0, (13,)])
def test_what_is_no_card_is_not_in_it(stranger: object) -> None:
    assert stranger not in CardSet.of(0, 13)


def test_the_strongest_card_has_the_highest_number() -> None:
    assert CardSet.of(3, 41, 17).strongest() == 41


def test_an_empty_set_has_no_strongest_card() -> None:
    with pytest.raises(ValueError, match="an empty set of cards has no strongest card"):
        NO_CARDS.strongest()


def test_it_is_equal_only_to_a_set_of_cards() -> None:
    assert CardSet.of(0, 1) == CardSet.of(1, 0)
    assert CardSet.of(0, 1) != {0, 1}
    assert CardSet.of(0) != 1


def test_equal_sets_have_one_hash_and_serve_as_keys() -> None:
    assert hash(CardSet.of(5, 7)) == hash(CardSet.of(7, 5))
    assert {CardSet.of(5, 7): "found"}[CardSet.of(7, 5)] == "found"
    assert len({of(cards) for cards in SAMPLES}) == len(SAMPLES)


def test_it_cannot_be_changed() -> None:
    hand = CardSet.of(0, 13)
    with pytest.raises(AttributeError, match=r"a CardSet cannot be changed \(mask = 1\)"):
        hand.mask = 1
    with pytest.raises(AttributeError):
        hand.owner = "A"
    assert list(hand) == [0, 13]


def test_it_cannot_be_emptied() -> None:
    hand = CardSet.of(0, 13)
    with pytest.raises(AttributeError):
        del hand.mask
    assert list(hand) == [0, 13]


def test_operators_make_new_sets() -> None:
    hand = same = CardSet.of(0)
    hand |= CardSet.of(1)
    assert (hand, same) == (CardSet.of(0, 1), CardSet.of(0))


@pytest.mark.parametrize("cards", SAMPLES, ids=len)
def test_it_can_be_pickled_and_copied(cards: frozenset[int]) -> None:
    held = of(cards)
    for protocol in range(pickle.HIGHEST_PROTOCOL + 1):
        assert pickle.loads(pickle.dumps(held, protocol)) == held
    assert copy.deepcopy(held) == copy.copy(held) == held


def test_its_repr_writes_the_tokens_of_its_cards() -> None:
    assert repr(CardSet.of(SKUS, 13, 56)) == "CardSet({SK T1 X})"
    assert repr(NO_CARDS) == "CardSet({})"


@pytest.mark.parametrize("combine", [*SET_OPERATORS, operator.le])
def test_it_refuses_what_are_no_cards(combine: Callable[[Any, Any], Any]) -> None:
    with pytest.raises(TypeError, match="expected cards, got 'SK'"):
        combine(CardSet.of(13), {"SK"})


def test_it_is_disjoint_from_no_words() -> None:
    with pytest.raises(TypeError, match="expected cards, got 'SK'"):
        CardSet.of(13).isdisjoint(["SK"])


def test_it_can_be_made_from_cards_one_by_one_or_from_a_mask() -> None:
    assert CardSet.of(0, 2) == CardSet.from_cards(iter([2, 0, 2])) == CardSet(0b101)
    assert CardSet() == CardSet.of() == NO_CARDS
