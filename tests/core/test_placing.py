"""Placing cards at random where they can be."""

from collections import Counter
from random import Random

import pytest

from tarock.core.cards import Card
from tarock.core.cardset import CardSet
from tarock.core.placing import Placing

FIRST, SECOND, EITHER = 0b01, 0b10, 0b11


def placed(rooms: list[int], domains: dict[Card, int], seed: int = 1, steps: int = 1_000) -> list[list[Card]] | None:
    placing = Placing(rooms, domains, list(domains), Random(seed), steps)
    return [list(cards) for cards in placing.cards] if placing.run() else None


def test_every_card_goes_where_it_can_be_and_every_place_is_filled() -> None:
    for seed in range(50):
        found = placed([2, 3], {0: FIRST, 1: SECOND, 2: EITHER, 3: EITHER, 4: EITHER}, seed)
        assert found is not None
        first, second = found
        assert (len(first), len(second)) == (2, 3)
        assert 0 in first
        assert 1 in second
        assert sorted(first + second) == [0, 1, 2, 3, 4]


def test_a_card_that_can_be_anywhere_makes_room_for_one_that_cannot() -> None:
    """The cards are tried in the order given: the first must not take the only place of the last."""
    for seed in range(20):
        assert placed([1, 1], {0: EITHER, 1: FIRST}, seed) == [[1], [0]]


def test_where_only_domains_matter_no_step_is_taken_back() -> None:
    """Hall's condition over all sets of places is exact: every card tried leaves a way for the others."""
    rng = Random(1)
    for seed in range(300):
        rooms = [rng.randint(0, 4) for _ in range(4)]
        homes = [place for place, room in enumerate(rooms) for _ in range(room)]
        domains = {card: 1 << home | rng.randrange(16) & rng.randrange(16) for card, home in enumerate(homes)}
        found = placed(rooms, domains, seed, steps=len(homes))
        assert found is not None
        assert [len(cards) for cards in found] == rooms
        assert all(domains[card] >> place & 1 for place, cards in enumerate(found) for card in cards)


@pytest.mark.parametrize(
    ("rooms", "domains"),
    [
        ([1, 1], {0: FIRST, 1: FIRST}),
        ([1, 1], {0: EITHER, 1: EITHER, 2: EITHER}),
        ([1, 1], {0: 0, 1: EITHER}),
    ],
    ids=["one place for two", "too many cards", "nowhere"],
)
def test_what_cannot_be_placed_is_not(rooms: list[int], domains: dict[Card, int]) -> None:
    assert placed(rooms, domains) is None


def test_nothing_is_placed_at_once() -> None:
    assert placed([], {}) == []


def test_an_attempt_is_given_up_after_so_many_steps() -> None:
    domains = dict.fromkeys(range(10), EITHER)
    assert placed([5, 5], domains, steps=9) is None
    assert placed([5, 5], domains, steps=10) is not None


class NoTwoNeighbours(Placing):
    """A search that knows more than domains: no place takes two cards whose numbers follow each other."""

    def agrees(self, place: int, card: Card) -> bool:
        return all(abs(card - other) != 1 for other in self.cards[place])


@pytest.mark.parametrize("order", [(0, 1, 2, 3, 4, 5), (0, 2, 4, 1, 3, 5), (0, 5, 2, 3, 4, 1)])
def test_a_search_that_knows_more_takes_a_step_back_where_it_must(order: tuple[Card, ...]) -> None:
    """Even cards in one place and odd ones in the other, in whatever order they are tried."""
    for seed in range(20):
        placing = NoTwoNeighbours([3, 3], dict.fromkeys(order, EITHER), order, Random(seed), 1_000)
        assert placing.run()
        assert set(placing.cards) == {CardSet.of(0, 2, 4), CardSet.of(1, 3, 5)}


def test_a_search_that_knows_of_a_contradiction_fails() -> None:
    placing = NoTwoNeighbours([3, 1], dict.fromkeys(range(4), EITHER), range(4), Random(1), 1_000)
    assert not placing.run()
    assert placing.room == [3, 1]
    assert list(placing.cards) == [CardSet(), CardSet()]


def test_every_placing_is_about_equally_likely_where_all_cards_are_alike() -> None:
    """Four cards in two hands of two: six ways, each about 300 times of 1,800."""
    ways = Counter(str(placed([2, 2], dict.fromkeys(range(4), EITHER), seed)) for seed in range(1_800))
    assert len(ways) == 6
    assert all(200 < number < 400 for number in ways.values())
