"""Large choices of cards to lay, as a constraint."""

from random import Random

import pytest

from tarock.core.cardset import NO_CARDS, CardSet
from tarock.core.laying import Way, in_order_of_duty, sample_way

FREE, NEXT, LAST = CardSet.of(1, 2), CardSet.of(3, 4, 5), CardSet.of(6, 7)


def test_a_way_lays_the_fixed_cards_and_fills_up_from_the_pool() -> None:
    way = Way(CardSet.of(0), CardSet.of(1, 2, 3), 3)
    laid = [CardSet.of(0, 1, 2), CardSet.of(0, 1, 3), CardSet.of(0, 2, 3)]
    assert list(way) == laid
    assert (len(way), way.open) == (3, 2)
    assert all(way.permits(cards) for cards in laid)
    assert {way.sample(Random(seed)) for seed in range(30)} == set(laid)


def test_a_way_may_lay_the_whole_pool_or_nothing_of_it() -> None:
    assert Way(CardSet.of(0), FREE, 3).permits(CardSet.of(0, 1, 2))
    assert Way(FREE, NEXT, 2).permits(FREE)
    assert list(Way(FREE, NEXT, 2)) == [FREE]


@pytest.mark.parametrize("cards", [(1, 2, 3), (0, 1), (0, 1, 2, 3), (0, 1, 4), ()])
def test_a_way_permits_nothing_else(cards: tuple[int, ...]) -> None:
    assert not Way(CardSet.of(0), CardSet.of(1, 2, 3), 3).permits(CardSet.from_cards(cards))


@pytest.mark.parametrize(
    ("fixed", "size", "way"),
    [
        (NO_CARDS, 2, Way(NO_CARDS, FREE, 2)),
        (NO_CARDS, 3, Way(FREE, NEXT, 3)),
        (NO_CARDS, 6, Way(FREE | NEXT, LAST, 6)),
        (CardSet.of(0), 3, Way(CardSet.of(0), FREE, 3)),
        (CardSet.of(0), 4, Way(CardSet.of(0) | FREE, NEXT, 4)),
        (NO_CARDS, 8, Way(FREE | NEXT | LAST, NO_CARDS, 8)),
    ],
    ids=["free cards only", "free cards and the next", "the last resort", "beside a fixed card", "both", "too few"],
)
def test_a_further_pool_is_used_only_when_the_one_before_is_used_up(fixed: CardSet, size: int, way: Way) -> None:
    assert in_order_of_duty(fixed, (FREE, NEXT, LAST), size) == way


def test_where_there_are_too_few_cards_there_is_no_way() -> None:
    way = in_order_of_duty(NO_CARDS, (FREE,), 3)
    assert (len(way), list(way)) == (0, [])


def test_every_set_of_several_ways_is_about_equally_likely() -> None:
    """One set of the first way and ten of the second: eleven, each about 200 times of 2,200."""
    ways = (Way(CardSet.of(0, 1), NO_CARDS, 2), Way(NO_CARDS, CardSet.of(2, 3, 4, 5, 6), 2))
    rng = Random(1)
    drawn = [sample_way(ways, rng) for _ in range(2_200)]
    assert all(140 < drawn.count(cards) < 260 for way in ways for cards in way)
    assert sum(map(len, ways)) == len(set(drawn)) == 11
