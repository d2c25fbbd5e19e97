"""What a side can force in the settlement: the kernel finds what trying everything in the readable engine finds."""

import os
import subprocess
import sys
from collections import Counter
from random import Random
from typing import Final

import numpy as np
import pytest

from tarock.koenigrufen.actions import PLAYS
from tarock.koenigrufen.cards import LAST_TRICK, PLAYERS
from tarock.search.koenigrufen.beliefs import state_of, worlds_of
from tarock.search.koenigrufen.endings import EndingDesk, forced_score, forced_scores, try_endings
from tarock.search.koenigrufen.packing import Position, bit_of
from tests.search.koenigrufen import brute_force
from tests.search.koenigrufen.test_solver import BOOKS, endings

POSITIONS: Final = 600
LONGER: Final = 40
KINDS: Final = ("positive", "suit", "negative", "trischaken")


def check(seed: int, first_trick: int, positions: int) -> Counter[str]:
    """Compare the score of each card for a random seat; returns how many positions there were of each kind of game."""
    kinds: Counter[str] = Counter()
    for (state, rng), _ in zip(endings(seed, first_trick), range(positions), strict=False):
        assert state.turn is not None
        seat = rng.randrange(PLAYERS)
        position = Position.of(state)
        expected = {
            card: brute_force.forced_score(state.apply(state.turn, PLAYS[card]), seat) for card in state.playable
        }
        assert expected == forced_scores(position, seat), (state.ruleset.id, seat, state)
        ours = position.copy()
        assert brute_force.forced_score(state, seat) == forced_score(position, seat)
        assert ours.words.tolist() == position.words.tolist(), "the position itself is left alone"
        kinds[state.table.game.kind] += 1
    return kinds


@pytest.mark.deals
def test_endings_come_to_what_trying_everything_finds() -> None:
    kinds = check(100, 11, POSITIONS)
    assert all(kinds[kind] >= 10 for kind in KINDS)


@pytest.mark.deals
def test_three_tricks_come_to_it_too() -> None:
    check(101, 10, LONGER)


@pytest.mark.long
@pytest.mark.deals
def test_very_many_endings_come_to_it_too() -> None:
    check(102, 11, 20 * POSITIONS)
    check(103, 10, 20 * LONGER)


def test_what_one_side_gains_the_other_loses() -> None:
    for (state, _), _ in zip(endings(110, first_trick=9), range(60), strict=False):
        if state.table.game.kind != "trischaken":
            scores = [forced_score(Position.of(state), seat) for seat in range(PLAYERS)]
            assert None not in scores
            assert sum(score or 0 for score in scores) == 0


def test_a_limit_that_is_reached_gives_no_answer() -> None:
    (state, _) = next(each for each in endings(120, first_trick=9) if len(each[0].table.tricks) == LAST_TRICK - 4)
    assert forced_score(Position.of(state), 0, nodes=3) is None
    assert forced_score(Position.of(state), 0) is not None


def test_cards_are_tried_in_the_worlds_of_a_view() -> None:
    """In every drawn world each card comes to what it comes to in the deal of that world."""
    for (state, _), _ in zip(endings(130, first_trick=10, rulesets=BOOKS), range(30), strict=False):
        assert state.turn is not None
        worlds = worlds_of(state.view(state.turn), 8, Random(1))
        assert worlds is not None
        cards = list(state.playable)
        bits = np.array([bit_of(card) for card in cards], np.int64)
        values = try_endings(worlds, np.arange(len(worlds)), bits, state.turn, EndingDesk())
        assert values is not None
        for row, found in zip(worlds.rows, values.tolist(), strict=True):
            scores = forced_scores(Position.of(state_of(state.table, row)), state.turn)
            assert found == [scores[card] for card in cards]


def test_the_endings_are_the_same_in_plain_python() -> None:
    program = "from tests.search.koenigrufen.test_endings import some_scores; print(some_scores())"
    environment = os.environ | {"NUMBA_DISABLE_JIT": "1", "PYTHONWARNINGS": "error"}
    run = subprocess.run([sys.executable, "-c", program], env=environment, capture_output=True, text=True, check=False)
    assert run.returncode == 0, run.stderr
    assert run.stdout.strip() == some_scores()


def some_scores() -> str:
    found = [forced_scores(Position.of(state), 0) for (state, _), _ in zip(endings(140, 11), range(20), strict=False)]
    return repr(found)
