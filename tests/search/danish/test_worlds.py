"""Deals that a seat holds possible: each one fits, each is as likely as any other, and few are all written down."""

from collections import Counter
from math import comb, factorial
from random import Random

import pytest

from tarock.danish.knowledge import knowledge
from tarock.danish.seating import Seating
from tarock.danish.state import DanishView, start
from tarock.rulesets import DANISH, load_danish
from tarock.search.danish.draws import Draws
from tarock.search.danish.packing import Ints
from tarock.search.danish.puzzle import puzzle_of
from tests.search.danish.deals import deal_of, every_deal, looks_the_same, views_in_play

EVERY_RULESET = pytest.mark.parametrize("name", DANISH)


def ways(view: DanishView) -> int:
    """In how many ways the hidden cards can be shared out when nothing is known about them."""
    rooms = [place.room for place in knowledge(view).places]
    number = factorial(sum(rooms))
    for room in rooms:
        number //= factorial(room)
    return number


def key(world: Ints) -> tuple[int, ...]:
    return tuple(int(cards) for cards in world)


@EVERY_RULESET
def test_every_deal_drawn_shows_the_seat_what_it_has_seen(name: str) -> None:
    drawn = 0
    for seed in range(60):
        for view in views_in_play(load_danish(name), seed, chance=0.03):
            puzzle = puzzle_of(view)
            for world in Draws(puzzle).some(2, Random(seed)):
                assert looks_the_same(view, *deal_of(view, puzzle, world))
                drawn += 1
    assert drawn > 300


@EVERY_RULESET
def test_all_deals_are_those_that_show_the_seat_what_it_has_seen(name: str) -> None:
    compared = 0
    for seed in range(40):
        for view in views_in_play(load_danish(name), seed, chance=0.1):
            if 1 < ways(view) <= 60:
                puzzle = puzzle_of(view)
                found = [deal_of(view, puzzle, world) for world in Draws(puzzle).all()]
                assert len(set(found)) == len(found)
                assert set(found) == {deal for deal in every_deal(view) if looks_the_same(view, *deal)}
                compared += 1
    assert compared > 30


@EVERY_RULESET
def test_every_deal_is_equally_likely(name: str) -> None:
    """Pearson's test: the sum of squares is about the number of deals, with an error of the root of twice that."""
    compared = 0
    for seed in range(30):
        for view in views_in_play(load_danish(name), seed, chance=0.05):
            draws = Draws(puzzle_of(view))
            deals = len(draws.all()) if draws.total <= 300 else 0
            drawn = draws.some(20 * deals, Random(seed)) if deals >= 20 else ()
            if len(drawn) == 20 * deals > 0:
                counts = Counter(key(world) for world in drawn)
                missing = (deals - len(counts)) * 20
                squares = missing + sum((count - 20) ** 2 / 20 for count in counts.values())
                assert abs(squares - (deals - 1)) < 5 * (2 * deals) ** 0.5
                compared += 1
    assert compared > 10


def test_before_anything_is_said_the_dealer_holds_every_deal_possible() -> None:
    ruleset = load_danish("danish-hjoerring")
    state = start(ruleset, Seating.of_three(0), "a seed")
    assert Draws(puzzle_of(state.view(0))).total == comb(50, 25)
