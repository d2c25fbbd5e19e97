"""The compiled advice: it sees no hidden card, keeps the rules, and plays whole deals as the book bot does."""

import os
import subprocess
import sys
from collections.abc import Iterator
from random import Random

import numpy as np
import pytest

from tarock.bots.danish.book_bot import BookBot
from tarock.bots.danish.playing import next_move, play_out
from tarock.danish.seating import Seating
from tarock.danish.state import DanishState, start
from tarock.danish.table import Phase
from tarock.rulesets import DANISH, load_danish
from tarock.search._kernels.backend import load_for
from tarock.search._kernels.danish import advice as kernel
from tarock.search._kernels.danish import layout
from tarock.search.danish.advice import ADVICE, advise, advise_right
from tarock.search.danish.history import history_of
from tarock.search.danish.packing import pack
from tarock.testing.danish.playing import random_deal

EVERY_RULESET = pytest.mark.parametrize("name", DANISH)
BOTS = {seat: BookBot() for seat in range(3)}


def begun(name: str, seed: int) -> DanishState:
    """Return a deal that book bots have laid and declared."""
    state = start(load_danish(name), Seating.of_three(seed % 3), f"advice {seed}")
    while state.phase in {Phase.SKAT, Phase.DECLARING}:
        state = next_move(state, BOTS, Random(seed)).state
    return state


def moments(name: str, seed: int) -> Iterator[DanishState]:
    """Give the moments of a random deal in which a card is to be played, or something said."""
    for state in random_deal(load_danish(name), f"moments {seed}"):
        if state.phase is Phase.PLAY:
            yield state


@EVERY_RULESET
def test_the_hidden_hands_make_no_difference(name: str) -> None:
    """The advice gives the same answer in every deal that its player cannot tell from the real one."""
    rng = Random(7)
    for seed in range(6):
        for state in moments(name, seed):
            assert state.turn is not None
            view = state.view(state.turn)
            said = advise(view)
            for _ in range(2):
                other = pack(view.sample(rng))
                place = other.place(state.turn)
                answer = int(kernel.advised(other.plan, other.position, history_of(state.table), place))
                assert ADVICE[answer >> 16] == said[1]
                assert answer & 0xFFFF == int(kernel.advised(*_arrays(state), place)) & 0xFFFF


def _arrays(state: DanishState) -> tuple[object, object, object]:
    packed = pack(state)
    return packed.plan, packed.position, history_of(state.table)


@EVERY_RULESET
def test_what_is_advised_may_be_done(name: str) -> None:
    for seed in range(40):
        for state in moments(name, seed):
            assert state.turn is not None
            view = state.view(state.turn)
            assert advise(view)[0] in view.legal_actions()


@EVERY_RULESET
def test_the_same_view_gets_the_same_advice(name: str) -> None:
    for state in moments(name, 3):
        assert state.turn is not None
        view = state.view(state.turn)
        assert advise(view) == advise(view)


@EVERY_RULESET
def test_a_right_is_advised_only_where_it_is_offered(name: str) -> None:
    for seed in range(20):
        for state in moments(name, seed):
            for seat in state.table.seating.active:
                view = state.view(seat)
                right = advise_right(view)
                assert right is None or right[0] in view.legal_actions()


@EVERY_RULESET
def test_the_kernel_plays_a_deal_to_the_end_as_three_book_bots_do(name: str) -> None:
    for seed in range(25):
        state = begun(name, seed)
        packed = pack(state)
        kernel.play_out(packed.plan, packed.position, history_of(state.table), 0)
        net = dict(play_out(state, BOTS, Random(seed)).settlement.net)
        assert packed.net == net


@EVERY_RULESET
def test_a_deal_is_varied_by_the_number_alone(name: str) -> None:
    """The same number gives the same course; of many numbers some give another."""
    state = begun(name, 1)
    courses: dict[int, list[int]] = {}
    for number in (0, *range(100_001, 100_031), 100_001):
        packed = pack(state)
        kernel.play_out(packed.plan, packed.position, history_of(state.table), number)
        net = packed.position[layout.NET : layout.NET + 3].tolist()
        assert courses.setdefault(number, net) == net
    assert len({tuple(net) for net in courses.values()}) > 1


def test_the_advice_means_the_same_in_plain_python() -> None:
    """Loaded for plain Python, the kernel plays the same deals as compiled."""
    plain = load_for("plain", "tarock.search._kernels.danish.advice")
    assert plain.play_out is not kernel.play_out
    for seed in range(3):
        state = begun("danish-hjoerring", seed)
        found = []
        for machine in (plain, kernel):
            packed = pack(state)
            rest = machine.play_out(packed.plan, packed.position, history_of(state.table), 11)
            found.append((int(rest), packed.position.tolist()))
        assert found[0] == found[1]


WITHOUT_COMPILER = """
from tests.search.danish.test_advice import begun, moments
from tarock.search.danish.advice import advise
print([str(advise(state.view(state.turn))) for state in moments("danish-jensen-1989", 5)])
"""


def test_the_advice_is_the_same_without_a_compiler() -> None:
    environment = os.environ | {"NUMBA_DISABLE_JIT": "1"}
    done = subprocess.run(
        [sys.executable, "-c", WITHOUT_COMPILER], env=environment, capture_output=True, text=True, check=True
    )
    compiled = [str(advise(state.view(state.turn or 0))) for state in moments("danish-jensen-1989", 5)]
    assert done.stdout.strip() == str(compiled)


def test_every_piece_of_advice_has_a_name_of_its_own() -> None:
    assert len(set(ADVICE)) == len(ADVICE)
    assert np.iinfo(np.int16).max > len(ADVICE)
