"""Trying cards and games of Königrufen in worlds."""

import os
import subprocess
import sys
from random import Random

import numpy as np
import pytest

from tarock.core.cardset import CardSet
from tarock.koenigrufen.actions import Bid
from tarock.koenigrufen.cards import TAROCKS
from tarock.rulesets import KOENIGRUFEN
from tarock.search._kernels.koenigrufen import layout as at
from tarock.search.koenigrufen.beliefs import worlds_of
from tarock.search.koenigrufen.games import Courses, Option
from tarock.search.koenigrufen.packing import Bits, bits_of, cards_from
from tarock.search.koenigrufen.rollouts import Desk, advised_card, alike, try_cards
from tests.koenigrufen.builders import TURNIER, A, B, begun, cards, in_play


def groups_of(legal: str, hand: str, gone: str = "", special: str = "") -> list[list[str]]:
    found = alike(*(bits_of(cards(tokens)) for tokens in (legal, hand, gone, special)))
    return [[repr(cards_from(bit)) for bit in group] for group in found]


def test_neighbours_are_the_same_card() -> None:
    assert len(groups_of("T5 T6 T7", "T5 T6 T7")) == 1
    assert len(groups_of("T5 T7", "T5 T7")) == 2
    assert len(groups_of("T5 T7", "T5 T7", gone="T6")) == 1


def test_cards_that_count_differently_or_are_named_are_never_the_same() -> None:
    assert len(groups_of("SJ SC SQ SK", "SJ SC SQ SK")) == 4
    assert len(groups_of("T1 T2 T3 T4 T5", "T1 T2 T3 T4 T5")) == 5
    assert len(groups_of("T20 T21 X", "T20 T21 X")) == 3
    assert len(groups_of("S7 S8", "S7 S8")) == 1
    assert len(groups_of("S7 S8", "S7 S8", special="S8")) == 2


def test_every_card_meets_the_same_worlds_and_dice() -> None:
    state = in_play(TURNIER, "A dreier")
    assert state.turn is not None
    worlds = worlds_of(state.view(state.turn), 20, Random(1))
    assert worlds is not None
    legal: Bits = bits_of(state.playable)
    advised, advice = advised_card(worlds, state.turn, legal)
    assert advised & legal
    assert advice
    chosen = np.arange(len(worlds))
    twice = try_cards(worlds, chosen, np.array([advised, advised]), state.turn, 5, Desk())
    assert twice[:, 0].tolist() == twice[:, 1].tolist()
    again = try_cards(worlds, chosen[3:], np.array([advised]), state.turn, 5, Desk())
    assert again[:, 0].tolist() == twice[3:, 0].tolist()


def test_a_course_takes_the_first_option_that_the_cards_allow() -> None:
    """Nobody can hold a card that is in one's own hand, and a game without a declarer brings nothing."""
    state = begun(TURNIER, "X T21 T20 T19 T18 T17 T16 T15 SK HK DK CK")
    worlds = worlds_of(state.view(A), 10, Random(2))
    assert worlds is not None
    mine, never = Option(Bid("solodreier"), A), Option(Bid("solodreier"), B, one_of=at.SKUS)
    courses = Courses(state.table, [(mine,), (never, mine), (never,)])
    values = courses.tried(worlds, np.arange(len(worlds)), np.arange(3), A, 3, Desk())
    assert values[:, 0].tolist() == values[:, 1].tolist()
    assert not values[:, 2].any()
    assert values[:, 0].min() > 0


def test_worlds_begin_with_what_is_known() -> None:
    state = begun(TURNIER, "X T21 T20 T19 T18 T17 T16 T15 SK HK DK CK")
    worlds = worlds_of(state.view(A), 10, Random(2))
    assert worlds is not None
    assert {cards_from(bits) for bits in worlds.rows[:, A].tolist()} == {state.hands[A]}
    assert all(cards_from(bits) & TAROCKS <= TAROCKS - state.hands[A] for bits in worlds.rows[:, B].tolist())
    assert CardSet() not in {cards_from(bits) for bits in worlds.rows[:, B].tolist()}


PROGRAM = """
from random import Random
from tarock.bots.budget import Budget
from tarock.bots.koenigrufen.search import SearchBot
from tarock.rulesets import load_koenigrufen
from tarock.testing.koenigrufen.playing import random_deal
bot = SearchBot(Budget(2))
for number, state in enumerate(random_deal(load_koenigrufen({ruleset!r}), 5)):
    if state.turn is not None and number % 6 == 1:
        print(bot.act(state.view(state.turn), Random(number), {{}}))
"""


@pytest.mark.parametrize("ruleset", KOENIGRUFEN)
def test_the_kernels_are_the_same_as_plain_python(ruleset: str) -> None:
    runs = [
        subprocess.run(
            [sys.executable, "-c", PROGRAM.format(ruleset=ruleset)],
            env=os.environ | {"NUMBA_DISABLE_JIT": disabled, "PYTHONWARNINGS": "error"},
            capture_output=True,
            text=True,
            check=False,
        )
        for disabled in ("0", "1")
    ]
    assert [run.stderr for run in runs] == ["", ""]
    assert runs[0].stdout == runs[1].stdout
