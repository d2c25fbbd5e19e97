"""Deals that a network plays side by side in the kernels come to what its bots come to at the table."""

from random import Random
from typing import Any

import pytest

from tarock.bots.families import BOTS
from tarock.bots.levels import Level
from tarock.bots.network import Network, weights_of
from tarock.core.families import GAMES
from tarock.core.faults import Mode
from tarock.core.seats import Seat
from tarock.rulesets import load
from tarock.school.puzzles.families import PUZZLERS
from tarock.tutor.coach import COACHES

pytestmark = pytest.mark.kernels

RULESETS = ("danish-hjoerring", "danish-jensen-1989", "koenigrufen-turnier", "koenigrufen-mayr-2012")
EVERY = 31
"""One moment of so many is played out."""


def network_bot(family: str) -> Any:  # noqa: ANN401 - of the family
    return BOTS[family].player(Level("network", "net", network=str(weights_of(family))))


def played(state: Any, bot: Any, rng: Random) -> Any:  # noqa: ANN401 - of the family
    family = state.ruleset.family
    players = dict.fromkeys(range(len(state.hands)), bot)
    while not state.is_settled:
        state = COACHES[family].next_move(state, players, rng).state
    return state


@pytest.mark.parametrize("ruleset", RULESETS)
def test_from_every_moment_the_deals_come_to_the_same(ruleset: str) -> None:
    rules = load(ruleset)
    family, rng = rules.family, Random(7)
    bot = network_bot(family)
    end = played(GAMES[family].dealt(rules, 0, f"side by side {ruleset}", Mode.STRICT), bot, rng)
    begun: list[tuple[Any, Seat, Any]] = []
    state = GAMES[family].begun(end)
    for number, (seat, action) in enumerate(GAMES[family].acts(end)):
        if number % EVERY == 0 and state.turn == seat:
            begun += [(state, seat, offer) for offer in _some(state, seat, action, rng)]
        state = state.apply(seat, action)
    assert begun
    for before, seat, action in begun:
        (found,) = PUZZLERS[family].outcomes([(before, action)], seat)
        assert found == COACHES[family].net(played(before.apply(seat, action), bot, rng))[seat], (seat, action)


def _some(state: Any, seat: Seat, action: Any, rng: Random) -> list[Any]:  # noqa: ANN401 - of the family
    """What was done, and something else that may be."""
    others = [each for each in state.legal_actions(seat) if not hasattr(each, "sample") and hasattr(each, "card")]
    return list(dict.fromkeys([action, *rng.sample(others, min(1, len(others)))]))


@pytest.mark.parametrize("family", ["danish", "koenigrufen"])
def test_many_inputs_at_once_get_the_same_answers(family: str) -> None:
    network: Network = network_bot(family).network
    rng = Random(1)
    many = [[rng.random() < 0.1 for _ in range(network.header.inputs)] for _ in range(5)]
    import numpy as np  # noqa: PLC0415 - for one test

    bits = np.array(many, np.uint8)
    found = network.many_logits(bits)
    for row, one in zip(found, bits, strict=True):
        assert np.allclose(row, network.logits(one), atol=1e-3)
