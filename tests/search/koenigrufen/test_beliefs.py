"""Every deal that the kernel draws is one that the readable engine allows, and all of them can be drawn alike."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from itertools import combinations
from random import Random
from typing import Final

import numpy as np
import pytest

from tarock.core.cardset import NO_CARDS, CardSet
from tarock.core.errors import DealError, IllegalAction
from tarock.koenigrufen.cards import HALF, PLAYERS
from tarock.koenigrufen.state import KoenigrufenState, KoenigrufenView
from tarock.koenigrufen.table import Phase
from tarock.koenigrufen.unseen import LAID, TALON, Unseen
from tarock.rulesets import KOENIGRUFEN, load_koenigrufen
from tarock.search._kernels.koenigrufen import worlds as kernel
from tarock.search.koenigrufen.beliefs import FEW, drawn_from, state_of, worlds_of
from tarock.search.koenigrufen.packing import Ints, Position, bits_of
from tarock.search.koenigrufen.puzzle import puzzles
from tarock.testing.koenigrufen.playing import random_deal
from tests.koenigrufen.builders import MAYR, TURNIER, A, B, in_play, replayed

IN_CI: Final = 12
LONG: Final = 2_000
WORLDS: Final = 2

every_ruleset = pytest.mark.parametrize("ruleset", KOENIGRUFEN)


def moments(ruleset: str, seeds: range, every: int) -> Iterator[tuple[KoenigrufenState, int]]:
    """Give moments of random deals, each for one seat."""
    for seed in seeds:
        for number, state in enumerate(random_deal(load_koenigrufen(ruleset), seed)):
            if not state.is_over and (number + seed) % every == 0:
                yield state, (number // every + seed) % PLAYERS


def check_world(view: KoenigrufenView, row: Ints) -> None:
    """Check that a seat cannot tell a world from the real one, and that it could have happened."""
    world = state_of(view.table, row)
    take = view.table.take
    if (
        take is None or take.half != "all"
    ):  # else the talon is not known, and any six cards of the declarer stand for it
        assert world.view(view.seat) == view
    assert replayed(world) == world


@pytest.mark.deals
@every_ruleset
def test_every_drawn_deal_could_have_happened(ruleset: str) -> None:
    check_drawn(ruleset, range(IN_CI), 5)


@pytest.mark.long
@every_ruleset
def test_every_drawn_deal_could_have_happened_in_many_deals(ruleset: str) -> None:
    check_drawn(ruleset, range(10_000, 10_000 + LONG), 5)


def check_drawn(ruleset: str, seeds: range, every: int) -> None:
    for state, seat in moments(ruleset, seeds, every):
        view = state.view(seat)
        drawn = drawn_from(view, 2 * WORLDS, Random(1))
        assert drawn is not None
        possible = np.flatnonzero(drawn.weights)
        assert len(possible)
        for place in possible[:WORLDS]:
            check_world(view, drawn.rows[place])


@pytest.mark.deals
@every_ruleset
def test_positions_and_plans_are_those_of_the_deal(ruleset: str) -> None:
    for state, seat in moments(ruleset, range(IN_CI), 7):
        if state.phase is not Phase.PLAY:
            continue
        worlds = worlds_of(state.view(seat), WORLDS, Random(2))
        assert worlds is not None
        for row, words in zip(worlds.rows, worlds.states, strict=True):
            position = Position.of(state_of(state.table, row))
            assert words.tolist() == position.words.tolist()


@every_ruleset
def test_few_deals_are_all_found(ruleset: str) -> None:
    """The enumeration finds just the deals that brute force finds with the readable engine."""
    compared = 0
    for state, seat in moments(ruleset, range(30), 3):
        view = state.view(seat)
        if len(state.table.tricks) < 9 or sum(puzzle.total for puzzle in puzzles(view)) > FEW // 8:
            continue
        drawn = drawn_from(view, 1, Random(3))
        assert drawn is not None
        assert drawn.is_exact
        found = Counter(shape(row) for row, weight in zip(drawn.rows, drawn.weights, strict=True) if weight)
        assert set(found) == set(brute_force(view))
        assert max(found.values()) == 1
        compared += 1
    assert compared > 10


def shape(row: Ints) -> tuple[int, ...]:
    """Return hands and discard of a world; the rest is the talon, as far as it is still one."""
    return tuple(row[: kernel.TALON].tolist())


def brute_force(view: KoenigrufenView) -> Iterator[tuple[int, ...]]:
    """Give all deals that could have led to a view, by trying every way to place the unseen cards."""
    unseen = Unseen(view)
    table = view.table
    for placed in partitions(unseen.cards, [room for _, room in unseen.places]):
        drawn = dict(zip((place for place, _ in unseen.places), placed, strict=True))
        drawn |= {**dict(enumerate(table.open_hands or ())), view.seat: view.hand}
        laid = unseen.known_discard() | drawn.get(LAID, NO_CARDS)
        talon = (*(table.talon or table.turned), *drawn.get(TALON, NO_CARDS))
        if not talon:
            talon = tuple(view.taken) or tuple(drawn[table.declarer or 0] | laid)[: 2 * HALF]
        state = KoenigrufenState(table, tuple(drawn[seat] for seat in range(PLAYERS)), talon, laid)
        if could_happen(state):
            yield (*map(bits_of, state.hands), bits_of(laid))


def partitions(cards: CardSet, rooms: list[int]) -> Iterator[tuple[CardSet, ...]]:
    if not rooms:
        yield ()
        return
    for chosen in combinations(cards, rooms[0]):
        here = CardSet.from_cards(chosen)
        for rest in partitions(cards - here, rooms[1:]):
            yield here, *rest


def could_happen(state: KoenigrufenState) -> bool:
    try:
        return replayed(state) == state
    except (DealError, IllegalAction):
        return False


def test_deals_are_drawn_with_equal_chances() -> None:
    """Of a view with some dozens of possible deals each is drawn about equally often."""
    view = next(
        state.view(seat)
        for state, seat in moments("koenigrufen-turnier", range(100), 1)
        if state.phase is Phase.PLAY and 30 <= sum(puzzle.total for puzzle in puzzles(state.view(seat))) <= 60
    )
    (puzzle,) = puzzles(view)
    rows = np.zeros((200 * int(puzzle.total), kernel.WORLD_SIZE), np.int64)
    found = kernel.draw_worlds(
        puzzle.words, puzzle.pulls, puzzle.ways, puzzle.known, rows, len(rows), len(rows), 1 << 40 | 99
    )
    drawn = Counter(shape(row) for row in rows[:found])
    assert len(drawn) == puzzle.total
    surprise = sum((times - 200) ** 2 / 200 for times in drawn.values())
    assert surprise < 2 * puzzle.total


def test_the_same_dice_give_the_same_worlds() -> None:
    view = in_play(MAYR, "A dreier").view(B)
    first, again = (worlds_of(view, 20, Random(5)) for _ in range(2))
    other = worlds_of(view, 20, Random(6))
    assert first is not None
    assert again is not None
    assert other is not None
    assert first.rows.tolist() == again.rows.tolist()
    assert first.rows.tolist() != other.rows.tolist()


def test_a_bidder_is_believed_to_be_strong() -> None:
    """In the worlds of an opponent the declarer of a Dreier has more taroks than another player."""
    worlds = worlds_of(in_play(TURNIER, "A dreier").view(B), 200, Random(7))
    assert worlds is not None
    taroks = [
        np.average([int(hand).bit_count() for hand in worlds.rows[:, seat] >> 32], weights=worlds.counts)
        for seat in (A, 2)
    ]
    assert taroks[0] > taroks[1] + 1


def test_who_trusts_the_books_believes_what_was_played() -> None:
    """With faith the weights of deals differ; without any faith but in the rules they hardly do."""
    view = next(
        state.view(seat)
        for state, seat in moments("koenigrufen-turnier", range(100), 1)
        if len(state.table.tricks) == 6 and sum(puzzle.total for puzzle in puzzles(state.view(seat))) > 10 * FEW
    )
    strict, lax = (drawn_from(view, 50, Random(8), faith) for faith in (0.99, 0.3))
    assert strict is not None
    assert lax is not None
    assert strict.weights.max() / strict.weights.sum() > lax.weights.max() / lax.weights.sum()


def test_no_deal_fits_a_view_with_too_few_cards() -> None:
    """Where people can err somebody may hold a wrong number of cards: then the search has nothing to say."""
    view = in_play(TURNIER, "A dreier").view(B)
    fewer = replace(view, hand=view.hand - CardSet.of(view.hand.strongest()))
    assert worlds_of(fewer, 10, Random(9)) is None
