"""PettingZoo's own checks, and our bots as opponents."""

import subprocess
import sys
import warnings
from typing import Any

import numpy as np
import pytest

from tarock.core.errors import TarockError
from tarock.rulesets import RULESETS

pytestmark = pytest.mark.kernels
pettingzoo_test = pytest.importorskip(
    "pettingzoo.test", reason="PettingZoo is not installed; pip install 'tarock[pettingzoo]'"
)

from tarock.doors import zoo  # noqa: E402 - after PettingZoo is found

BOTH = ["danish-hjoerring", "koenigrufen-turnier"]


def played(env: Any, seed: int) -> dict[str, float]:  # noqa: ANN401 - PettingZoo has no types
    """Play a deal at random, and return what each agent was paid."""
    env.reset(seed=seed)
    rng = np.random.default_rng(seed)
    won = dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        seen, reward, ended, _, info = env.last()
        won[agent] += reward
        assert np.array_equal(info["action_mask"], seen["action_mask"])
        env.step(None if ended else int(rng.choice(np.flatnonzero(seen["action_mask"]))))
    return won


@pytest.mark.parametrize("rules", RULESETS)
def test_pettingzoo_finds_nothing_to_complain_of(rules: str) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # that observations are dictionaries
        pettingzoo_test.api_test(zoo.env(rules), num_cycles=60, verbose_progress=False)


@pytest.mark.parametrize("rules", BOTH)
@pytest.mark.parametrize("opponents", [{}, {1: "book", 2: "random"}])
def test_equal_seeds_give_equal_episodes(rules: str, opponents: dict[int, str]) -> None:
    pettingzoo_test.seed_test(lambda: zoo.env(rules, opponents), num_cycles=60)


@pytest.mark.parametrize("rules", RULESETS)
def test_what_is_paid_in_steps_is_what_the_deal_comes_to(rules: str) -> None:
    env = zoo.env(rules)
    for seed in range(4):
        won = played(env, seed)
        deal = env.unwrapped.deal
        assert list(won.values()) == pytest.approx(deal.paid)
        assert deal.state.is_over


@pytest.mark.parametrize("rules", BOTH)
@pytest.mark.parametrize("level", ["book", "search:2", "grandmaster"])
def test_our_bots_sit_at_the_table(rules: str, level: str) -> None:
    env = zoo.env(rules, {1: level, 2: level})
    assert "seat_B" not in env.possible_agents
    assert set(played(env, 5)) == set(env.possible_agents)


def test_the_dealer_can_be_chosen_and_the_table_be_shown() -> None:
    env = zoo.env("danish-hjoerring", render_mode="ansi")
    env.reset(seed=1, options={"dealer": 2})
    assert env.agent_selection == "seat_C"
    assert env.render().startswith("danish-hjoerring C dealer=C | ")


@pytest.mark.parametrize(
    ("options", "expected"),
    [
        ({"rules": "danish-nowhere"}, "danish-nowhere"),
        ({"opponents": {4: "book"}}, "expected seats from 0 to 3"),
        ({"opponents": dict.fromkeys(range(4), "book")}, "expected at least one seat"),
        ({"opponents": {1: "wizard"}}, "wizard"),
        ({"render_mode": "human"}, "expected None or 'ansi'"),
    ],
)
def test_what_cannot_be_played_is_refused_with_what_was_expected(options: dict[str, Any], expected: str) -> None:
    with pytest.raises(TarockError, match=expected):
        zoo.env(**options)


@pytest.mark.parametrize(("action", "expected"), [(5, r"expected .*\(vorhand\)"), ("rufer", "expected an integer")])
def test_what_may_not_be_done_is_refused(action: object, expected: str) -> None:
    env = zoo.env()
    env.reset(seed=1)
    with pytest.raises(TarockError, match=expected):
        env.step(action)


def test_a_dealer_who_is_not_there_is_refused() -> None:
    with pytest.raises(TarockError, match="dealer 9: expected a seat from 0 to 3"):
        zoo.env().reset(options={"dealer": 9})


def test_without_pettingzoo_it_is_said_what_to_install() -> None:
    code = "import sys; sys.modules['pettingzoo'] = None; import tarock.doors.zoo"
    found = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert "pip install 'tarock[pettingzoo]'" in found.stderr
