"""The advice for the card play of Königrufen: a public history, no peeking, and whole deals."""

import os
import subprocess
import sys
from collections import Counter
from collections.abc import Iterator
from itertools import count
from random import Random

import numpy as np
import pytest

from tarock.koenigrufen.cards import PLAYERS
from tarock.koenigrufen.rules import KoenigrufenRuleset
from tarock.koenigrufen.state import KoenigrufenState
from tarock.koenigrufen.table import Phase
from tarock.rulesets import KOENIGRUFEN, load_koenigrufen
from tarock.search._kernels.koenigrufen import advice as kernel
from tarock.search._kernels.koenigrufen import history as seen
from tarock.search._kernels.koenigrufen import layout as at
from tarock.search.koenigrufen.advice import ADVICE, advise, advised_continuations
from tarock.search.koenigrufen.history import history_of
from tarock.search.koenigrufen.packing import Ints, Position, bit_of, card_from
from tarock.testing.koenigrufen.playing import random_deal
from tests.search.koenigrufen.advised_sums import advised_sums, first_state

IN_CI = 150
LONG = 5_000


def walked(rules: KoenigrufenRuleset, seed: int) -> Iterator[tuple[KoenigrufenState, Position, Ints]]:
    """Play a random deal in engine and kernel side by side; give each state of the play with its history."""
    position: Position | None = None
    history = np.zeros(seen.HISTORY_SIZE, np.int64)
    for state in random_deal(rules, seed):
        tricks = state.table.all_tricks
        if not tricks:
            continue
        if position is None:
            position, history = Position.of(state), history_of(state.table)
        else:
            last = tricks[-1] if tricks[-1].plays else tricks[-2]
            seen.play_seen(position.plan, position.words, history, bit_of(last.cards[-1]))
        yield state, position, history


def compare_histories(ruleset: str, deals: int) -> Counter[str]:
    """Compare the history that the kernel keeps with the one packed from the table, and the advice for both."""
    rules = load_koenigrufen(ruleset)
    contracts: Counter[str] = Counter()
    for seed in count():
        for state, position, history in walked(rules, seed):
            assert history.tolist() == history_of(state.table).tolist(), (ruleset, seed)
            if state.phase is Phase.PLAY and state.turn is not None:
                answer = int(kernel.advised(position.plan, position.words, history, state.turn))
                play, name = advise(state.view(state.turn), state.playable)
                assert play.card == card_from(1 << (answer & 0xFFFF)), (ruleset, seed)
                assert name == ADVICE[answer >> kernel.ADVICE_SHIFT]
                assert play.card in state.playable
            elif state.is_over:
                contracts[state.table.game.id] += 1
        if contracts.total() >= deals:
            return contracts
    raise AssertionError


@pytest.mark.deals
@pytest.mark.parametrize("ruleset", KOENIGRUFEN)
def test_the_kernel_keeps_the_history_that_the_table_shows(ruleset: str) -> None:
    contracts = compare_histories(ruleset, IN_CI)
    assert {contract.id for contract in load_koenigrufen(ruleset).contracts} == set(contracts)


@pytest.mark.long
@pytest.mark.parametrize("ruleset", KOENIGRUFEN)
def test_the_kernel_keeps_the_history_in_many_deals(ruleset: str) -> None:
    compare_histories(ruleset, LONG)


def hidden_cards_dealt_anew(position: Position, seat: int, rng: Random) -> Position:
    """Return a position with the cards that a seat does not see dealt to others, and other sides."""
    other = position.copy()
    others = [player for player in range(PLAYERS) if player != seat]
    hidden = [1 << place for player in others for place in range(54) if position.words[player] >> place & 1]
    rng.shuffle(hidden)
    for player in others:
        size = int(position.words[player]).bit_count()
        other.words[at.HANDS + player] = sum(hidden[:size])
        hidden = hidden[size:]
    if seat != position.plan[at.DECLARER]:
        other.plan[at.CALLERS_CARDS] = rng.getrandbits(54)
    other.plan[at.CALLERS] = rng.randrange(16)
    other.plan[at.OTHERS_CARDS] = rng.getrandbits(54)
    other.plan[at.TALON : at.TALON + at.TALON_SIZE] = [rng.getrandbits(54) for _ in range(at.TALON_SIZE)]
    return other


@pytest.mark.parametrize("ruleset", KOENIGRUFEN)
def test_the_advice_does_not_depend_on_hidden_cards(ruleset: str) -> None:
    rng = Random(ruleset)
    rules = load_koenigrufen(ruleset)
    compared = 0
    for seed in range(60):
        for state, position, history in walked(rules, seed):
            if state.turn is None or state.phase is not Phase.PLAY:
                continue
            other = hidden_cards_dealt_anew(position, state.turn, rng)
            expected = kernel.advised(position.plan, position.words, history, state.turn)
            assert kernel.advised(other.plan, other.words, history, state.turn) == expected, (ruleset, seed)
            compared += 1
    assert compared > 1_000


@pytest.mark.parametrize("ruleset", KOENIGRUFEN)
def test_the_advice_is_the_same_in_plain_python(ruleset: str) -> None:
    program = (
        "from tests.search.koenigrufen.advised_sums import advised_sums\n"  # kept short: plain Python is slow
        f"print(advised_sums({ruleset!r}))\n"
    )
    environment = os.environ | {"NUMBA_DISABLE_JIT": "1", "PYTHONWARNINGS": "error"}
    run = subprocess.run([sys.executable, "-c", program], env=environment, capture_output=True, text=True, check=False)
    assert run.returncode == 0, run.stderr
    assert run.stdout.strip() == advised_sums(ruleset)


def test_rollouts_by_advice_vary_a_little_and_are_repeatable() -> None:
    states = [first_state(load_koenigrufen("koenigrufen-turnier"), 20 * seed) for seed in range(5)]
    for state in states:
        assert advised_continuations(state, 50, seed=4) == advised_continuations(state, 50, seed=4)
    results = [{advised_continuations(state, 1, seed=seed) for seed in range(20)} for state in states]
    assert max(map(len, results)) > 1


def test_every_advice_has_its_own_name() -> None:
    assert len(set(ADVICE)) == len(ADVICE)
