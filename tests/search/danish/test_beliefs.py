"""What a seat believes: worlds brought to the present are the positions of the readable engine."""

from random import Random

import numpy as np
import pytest

from tarock.core.cardset import CardSet
from tarock.danish.cards import PACK
from tarock.danish.state import DanishState, DanishView
from tarock.rulesets import DANISH, load_danish
from tarock.search._kernels.backend import load_for
from tarock.search._kernels.danish import layout
from tarock.search._kernels.danish.history import HISTORY_SIZE
from tarock.search.danish import beliefs as danish_beliefs
from tarock.search.danish import draws as danish_draws
from tarock.search.danish.beliefs import FEW, worlds_of
from tarock.search.danish.history import history_of
from tarock.search.danish.packing import Ints, pack
from tests.search.danish.deals import views_in_play

EVERY_RULESET = pytest.mark.parametrize("name", DANISH)


def packed(view: DanishView, position: Ints) -> Ints:
    """Pack the deal of a world with the readable engine; cards of the last trick may still lie in the kernel's."""
    table = view.table
    hands = [CardSet()] * len(table.seating.at_table)
    left = PACK - table.played
    for place, seat in enumerate(table.seating.declaring_order):
        suits, taroks = int(position[layout.SUITS + place]), int(position[layout.TAROKS + place])
        hands[seat] = CardSet(suits | taroks << layout.FIRST_TAROK)
        left -= hands[seat]
    found = pack(DanishState(table, tuple(hands), left)).position
    first = layout.CARDS + int(found[layout.PLACED])
    found[first : layout.CARDS + 3] = position[first : layout.CARDS + 3]
    return found


@EVERY_RULESET
def test_worlds_are_the_present_moment_of_possible_deals(name: str) -> None:
    for seed in range(40):
        for view in views_in_play(load_danish(name), seed, chance=0.05):
            worlds = worlds_of(view, 3, Random(seed))
            assert worlds.weights.sum() == pytest.approx(1)
            assert (worlds.history[:HISTORY_SIZE] == history_of(view.table)[:HISTORY_SIZE]).all()
            for position in worlds.positions[:3]:
                assert (position == packed(view, position)).all()


@EVERY_RULESET
def test_few_deals_are_all_there_each_once(name: str) -> None:
    exact = 0
    for seed in range(20):
        for view in views_in_play(load_danish(name), seed, chance=0.1):
            worlds = worlds_of(view, 5, Random(seed))
            assert len(worlds) == 5 or worlds.is_exact
            if worlds.is_exact:
                exact += 1
                hands = worlds.positions[:, layout.SUITS : layout.TAROKS + 3]
                assert len(np.unique(hands, axis=0)) == len(worlds) <= FEW
    assert exact > 20


def test_the_same_dice_draw_the_same_worlds() -> None:
    for view in views_in_play(load_danish("danish-hjoerring"), 1, chance=0.05):
        first, second = (worlds_of(view, 10, Random("dice")) for _ in range(2))
        assert (first.positions == second.positions).all()


def test_what_others_did_makes_deals_more_likely() -> None:
    """A deal in which everybody did what the book advises counts more than one in which they did not."""
    ruleset = load_danish("danish-jensen-1989")
    views = [view for seed in range(20) for view in views_in_play(ruleset, seed, chance=0.1)]
    exact = [worlds for view in views if (worlds := worlds_of(view, 5, Random(1))).is_exact and len(worlds) > 1]
    assert any(worlds.weights.max() > 2 * worlds.weights.min() for worlds in exact)


def test_plain_python_draws_and_replays_the_same_worlds(monkeypatch: pytest.MonkeyPatch) -> None:
    views = [*views_in_play(load_danish("danish-hjoerring"), 2, chance=0.03)]
    compiled = [worlds_of(view, 5, Random("dice")) for view in views]
    for module, name in (
        (danish_draws, "danish_worlds"),
        (danish_draws, "danish_all_worlds"),
        (danish_beliefs, "kernel"),
    ):
        source = getattr(module, name).__name__
        monkeypatch.setattr(module, name, load_for("plain", source))
    for view, expected in zip(views, compiled, strict=True):
        found = worlds_of(view, 5, Random("dice"))
        assert (found.positions == expected.positions).all()
        assert found.weights == pytest.approx(expected.weights)
