"""A network that learns to play as bots do: what they decide as questions and answers, and how like them it becomes."""

from collections import Counter
from math import exp
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import pytest

from tarock.bots.families import BOTS
from tarock.bots.levels import level
from tarock.bots.protocol import Candidate, Decision, Explanation
from tarock.core.families import GAMES
from tarock.core.faults import Mode
from tarock.koenigrufen import actions
from tarock.learning.examples import Company, Examples, answered, watch
from tarock.rulesets import KOENIGRUFEN, load
from tarock.search._kernels.koenigrufen import deal_layout, encoder
from tarock.tutor.coach import COACHES

pytestmark = pytest.mark.kernels


@pytest.mark.parametrize("ruleset", KOENIGRUFEN)
def test_every_decision_of_a_bot_is_one_that_a_network_may_take(ruleset: str) -> None:
    found = watch(Company(ruleset, "book", "random", "examples"), range(12))
    bits = np.unpackbits(found.inputs, axis=1)[:, : encoder.SIZE]
    allowed = bits[:, : deal_layout.ACTIONS]
    assert np.take_along_axis(allowed, found.choices, axis=1)[found.chances > 0].all()
    assert (allowed.sum(axis=1) > 1).all()
    kinds = Counter("card" if answer < deal_layout.FIRST_SPOKEN else "word" for answer in found.choices[:, 0].tolist())
    assert kinds["card"] > kinds["word"] > 12  # a call or a bid in every deal


def test_the_same_deals_give_the_same_examples_and_a_guest_is_not_watched() -> None:
    company = Company("koenigrufen-turnier", "book", "random", "examples")
    first, again = watch(company, range(4)), watch(company, range(4))
    assert np.array_equal(first.inputs, again.inputs)
    assert np.array_equal(first.choices, again.choices)
    assert len(watch(company, [1])) < len(watch(company, [0]))  # a guest sits at every second table


@pytest.mark.parametrize("ruleset", KOENIGRUFEN)
def test_what_a_searching_bot_has_weighed_is_answered_with_chances(ruleset: str, tmp_path: Path) -> None:
    found = watch(Company(ruleset, "casual", "random", "examples"), range(4))
    assert found.chances.sum(axis=1) == pytest.approx(np.ones(len(found)), abs=0.01)
    assert (np.diff(found.chances.astype(float), axis=1) <= 0).all()  # the likeliest first
    several = (found.chances > 0).sum(axis=1)
    assert (several > 1).mean() > 0.2
    bits = np.unpackbits(found.inputs, axis=1)[:, : deal_layout.ACTIONS]
    assert np.take_along_axis(bits, found.choices, axis=1)[found.chances > 0].all()
    found.save(tmp_path / "watched.npz")
    again = Examples.load(tmp_path / "watched.npz")
    assert np.array_equal(again.inputs, found.inputs)
    assert np.array_equal(again.chances, found.chances)


def test_a_choice_is_the_likelier_the_fewer_standard_errors_it_lies_behind() -> None:
    state: Any = GAMES["koenigrufen"].dealt(load("koenigrufen-1900"), 3, "chances", Mode.STRICT)
    view = state.view(state.turn)
    words = [offer for offer in view.legal_actions() if offer == actions.PASS or isinstance(offer, actions.Bid)]
    first, second, third = words[:3]
    weighed = (Candidate(first, 5.0, 0.0), Candidate(second, 4.5, 1.0), Candidate(third, 2.0, 1.0))
    ((_, answer),) = answered(view, Decision(first, Explanation(candidates=weighed)))
    best, near, far = sorted(answer.values(), reverse=True)
    assert best > near > far > 0
    assert sum(answer.values()) == pytest.approx(1)
    assert near / best == pytest.approx(exp(-0.8))
    ((_, plain),) = answered(view, Decision(first))
    assert set(plain.values()) == {1.0}


def test_a_bid_with_a_word_a_speech_and_a_discard_are_learnt_step_by_step() -> None:
    """What is done in several steps has as many examples, or fewer where some are forced."""
    rules = load("koenigrufen-turnier")
    coach = COACHES[rules.family]
    steps: Counter[str] = Counter()
    for number in range(40):
        state: Any = GAMES[rules.family].dealt(rules, number % 4, f"steps {number}", Mode.STRICT)
        players = {seat: BOTS[rules.family].player(level("book")) for seat in range(4)}
        while not state.is_over:
            seat = state.turn
            before, acts = state, len(GAMES[rules.family].acts(state))
            state = coach.next_move(state, players, Random(number)).state
            if seat is None or len(GAMES[rules.family].acts(state)) == acts:
                continue
            action = GAMES[rules.family].acts(state)[acts][1]
            examples = list(answered(before.view(seat), Decision(action)))
            if isinstance(action, actions.Lay):
                steps["laid"] = max(steps["laid"], len(examples))
            if isinstance(action, actions.Speak) and action.doubles:
                steps["doubled"] = max(steps["doubled"], len(examples))
            if isinstance(action, actions.Speak) and action.announces:
                steps["announced"] = max(steps["announced"], len(examples))
    assert steps["laid"] >= 2
    assert steps["announced"] >= 1
