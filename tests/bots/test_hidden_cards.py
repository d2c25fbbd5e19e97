"""No bot sees more than its view: with the hidden cards dealt anew, the strongest of them decides as before."""

from collections.abc import Iterator
from itertools import count, islice
from random import Random
from typing import Any

import pytest

from tarock.bots.families import BOTS
from tarock.bots.levels import level
from tarock.core.errors import IllegalAction
from tarock.core.game import State
from tarock.rulesets import RULESETS, load
from tarock.testing.families import CHECKS

IN_CI = 200
LONG = 10_000
"""Views for each ruleset."""
EVERY_RULESET = pytest.mark.parametrize("name", sorted(RULESETS))


def states(name: str, first: int) -> Iterator[Any]:
    """Give every state of deals that are played by the book and at random, in turns."""
    ruleset = load(name)
    bots = BOTS[ruleset.family]
    for seed in count(first):
        player = bots.player(level("book")) if seed % 2 else bots.simplest()
        state: State = CHECKS[ruleset.family].begun(ruleset, seed)
        rng = Random(seed)
        while state.turn is not None:
            yield state
            seat = state.turn
            refused: dict[Any, Any] = {}
            while True:
                action = player.act(state.view(seat), rng, refused).action
                try:
                    state = state.apply(seat, action)
                    break
                except IllegalAction as error:
                    refused[action] = error


def decisions_stay(name: str, number: int, first: int) -> None:
    """Compare decisions in real deals and in others that their player cannot tell from them."""
    rng = Random(first)
    player = BOTS[load(name).family].player(level("grandmaster").untimed)
    swapped = 0
    for state in islice(states(name, first), number):
        view = state.view(state.turn)
        other = view.sample(rng)
        swapped += other.hands != state.hands
        assert player.act(other.view(state.turn), Random(1), {}) == player.act(view, Random(1), {})
    assert swapped > number / 2, "or nothing was hidden"


@EVERY_RULESET
def test_hidden_cards_change_no_decision(name: str) -> None:
    decisions_stay(name, IN_CI, 1)


@pytest.mark.long
@EVERY_RULESET
def test_hidden_cards_change_no_decision_in_many_views(name: str) -> None:
    decisions_stay(name, LONG, 1_000_001)
