"""OpenSpiel's own checks of our games, its algorithms at our tables, and our bots at its."""

import random
import subprocess
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from tarock.core.errors import TarockError
from tarock.rulesets import RULESETS

pytestmark = [pytest.mark.kernels, pytest.mark.filterwarnings("ignore::DeprecationWarning")]
WHY = "OpenSpiel is not installed; `make test-doors` fetches it"
pyspiel = pytest.importorskip("pyspiel", reason=WHY)

from tarock.doors import spiel  # noqa: E402 - after OpenSpiel is found

GAMES = [f"tarock_{rules.partition('-')[0]}(ruleset={rules})" for rules in RULESETS]
BOTH = ["tarock_danish", "tarock_koenigrufen"]


def dealt(game: Any, seed: int) -> Any:  # noqa: ANN401 - OpenSpiel has no types
    """Return a state in which all cards are dealt."""
    cards = list(range(game.tarock.family.cards))
    random.Random(seed).shuffle(cards)
    state = game.new_initial_state()
    for card in cards:
        state.apply_action(card)
    return state


def quiet(state: Any, rng: random.Random) -> int:  # noqa: ANN401
    """Return something that may be done; who may pass mostly does."""
    legal = state.legal_actions()
    return int(state.deal.PASS if state.deal.PASS in legal and rng.random() < 0.8 else rng.choice(legal))


@pytest.mark.parametrize("name", GAMES)
def test_openspiel_simulates_every_ruleset(name: str) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(name), num_sims=2, serialize=True, verbose=False)


def test_openspiel_finds_nothing_to_complain_of() -> None:
    """OpenSpiel's own test of the interface of all games, run with ours only."""
    code = (
        "import sys; from tarock.doors import spiel; sys.argv = ['api_test', '--test_only_games=tarock_.*'];"
        "sys.modules['__main__'] = __import__('open_spiel.integration_tests.api_test', fromlist=['main']);"
        "from absl import app; app.run(sys.modules['__main__'].main)"
    )
    found = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert found.returncode == 0, found.stderr
    assert "Ran 10 tests" in found.stderr


@pytest.mark.parametrize("name", BOTH)
def test_a_playthrough_is_told_again_word_for_word(name: str, tmp_path: Path) -> None:
    generate = pytest.importorskip("open_spiel.python.algorithms.generate_playthrough")
    pytest.importorskip("absl.flags").FLAGS.mark_as_parsed()
    state = dealt(pyspiel.load_game(name), 1)
    rng = random.Random(1)
    while not state.is_terminal():
        state.apply_action(quiet(state, rng))
    file = tmp_path / "playthrough.txt"
    file.write_text(generate.playthrough(name, state.history()), "utf-8")
    original, again = generate.replay(str(file))
    assert original == again
    assert f"game: {name}" in original


@pytest.mark.parametrize("name", GAMES)
def test_no_player_can_tell_two_worlds_apart_that_are_alike_to_him(name: str) -> None:
    game = pyspiel.load_game(name)
    rng = random.Random(3)
    compared = 0
    for seed in range(3):
        state = dealt(game, seed)
        while not state.is_terminal():
            if rng.random() < 0.2:
                player = state.current_player()
                other = state.resample_from_infostate(player, rng.random)
                assert other.information_state_string(player) == state.information_state_string(player)
                assert other.observation_string(player) == state.observation_string(player)
                assert other.information_state_tensor(player) == state.information_state_tensor(player)
                assert other.observation_tensor(player) == state.observation_tensor(player)
                assert other.legal_actions() == state.legal_actions()
                compared += 1
            state.apply_action(quiet(state, rng))
    assert compared > 5


@pytest.mark.parametrize("name", BOTH)
def test_information_states_remember_what_observations_forget(name: str) -> None:
    """No two moments of a deal have one information state of one player."""
    state = dealt(pyspiel.load_game(name), 5)
    rng = random.Random(5)
    seen = set()
    decisions = 0
    while not state.is_terminal():
        seen.add((state.current_player(), tuple(state.information_state_tensor())))
        decisions += 1
        state.apply_action(quiet(state, rng))
    assert len(seen) == decisions


def test_koenigrufen_is_a_game_of_zero_sum() -> None:
    for name in GAMES[2:]:
        game = pyspiel.load_game(name)
        rng = random.Random(1)
        for seed in range(5):
            state = dealt(game, seed)
            while not state.is_terminal():
                state.apply_action(rng.choice(state.legal_actions()))
            assert sum(state.returns()) == 0
            assert max(map(abs, state.returns())) <= game.max_utility()


def ismcts(game: Any, simulations: int) -> Any:  # noqa: ANN401
    algorithm = pytest.importorskip("open_spiel.python.algorithms.ismcts")
    mcts = pytest.importorskip("open_spiel.python.algorithms.mcts")
    dice = np.random.RandomState(1)
    return algorithm.ISMCTSBot(
        game=game,
        evaluator=mcts.RandomRolloutEvaluator(1, dice),
        uct_c=game.max_utility(),
        max_simulations=simulations,
        random_state=dice,
    )


@pytest.mark.parametrize("name", BOTH)
def test_is_mcts_random_and_our_bots_play_a_deal_together(name: str) -> None:
    game = pyspiel.load_game(name)
    bots = [ismcts(game, 3), spiel.TarockBot(game, "book"), spiel.TarockBot(game, "grandmaster")]
    bots.append(pyspiel.make_uniform_random_bot(3, 7))
    state = dealt(game, 2)
    while not state.is_terminal():
        action = bots[state.current_player()].step(state)
        assert action in state.legal_actions()
        state.apply_action(int(action))
    assert any(state.returns())


@pytest.mark.parametrize("name", BOTH)
def test_mcts_with_open_cards_plays_a_deal(name: str) -> None:
    mcts = pytest.importorskip("open_spiel.python.algorithms.mcts")
    game = pyspiel.load_game(name)
    dice = np.random.RandomState(1)
    bot = mcts.MCTSBot(game, game.max_utility(), 3, mcts.RandomRolloutEvaluator(1, dice), random_state=dice)
    state, rng = dealt(game, 4), random.Random(4)
    while not state.is_terminal():
        state.apply_action(int(bot.step(state)) if state.current_player() == 0 else quiet(state, rng))


SMALL: dict[str, Any] = {
    "batch_size": 16,
    "min_buffer_size_to_learn": 32,
    "learning_rate": 1e-4,
    "loss_str": "huber",
    "gradient_clipping": 1.0,
}


@pytest.mark.parametrize("name", BOTH)
def test_its_environment_for_learners_plays_a_deal(name: str) -> None:
    environment = pytest.importorskip("open_spiel.python.rl_environment")
    agents = pytest.importorskip("open_spiel.python.algorithms.random_agent")
    env = environment.Environment(pyspiel.load_game(name))
    players = [agents.RandomAgent(player, env.action_spec()["num_actions"]) for player in range(env.num_players)]
    step = env.reset()
    while not step.last():
        player = step.observations["current_player"]
        step = env.step([players[player].step(step).action])
    assert len(step.rewards) == env.num_players


@pytest.mark.long
@pytest.mark.parametrize("name", BOTH)
def test_a_small_dqn_learns_on_it(name: str) -> None:
    torch_dqn = pytest.importorskip(
        "open_spiel.python.pytorch.dqn", reason="torch or dm-tree is not installed: pip install torch dm-tree"
    )
    environment = pytest.importorskip("open_spiel.python.rl_environment")
    env = environment.Environment(pyspiel.load_game(name))
    size = env.observation_spec()["info_state"][0]
    agents = [
        torch_dqn.DQN(player, size, env.action_spec()["num_actions"], hidden_layers_sizes=[32], **SMALL)
        for player in range(env.num_players)
    ]
    for _ in range(8):
        step = env.reset()
        while not step.last():
            player = step.observations["current_player"]
            step = env.step([agents[player].step(step).action])
        for agent in agents:
            agent.step(step)
    assert any(agent.loss is not None for agent in agents)


@pytest.mark.parametrize(
    ("name", "expected"),
    [
        ("tarock_danish(ruleset=koenigrufen-turnier)", "expected one of 'danish'"),
        ("tarock_koenigrufen(ruleset=nowhere)", "nowhere"),
        ("tarock_danish(dealer=3)", "expected a seat from 0 to 2, or -1 for the last"),
    ],
)
def test_what_cannot_be_played_is_refused_with_what_was_expected(name: str, expected: str) -> None:
    with pytest.raises((TarockError, RuntimeError), match=expected):
        pyspiel.load_game(name)


def test_what_is_asked_at_the_wrong_moment_is_refused() -> None:
    game = pyspiel.load_game("tarock_danish")
    with pytest.raises(TarockError, match="expected a state with a player on turn"):
        spiel.TarockBot(game, "book").step(game.new_initial_state())
    with pytest.raises(TarockError, match="expected player 2"):
        dealt(game, 1).resample_from_infostate(0, random.random)
    with pytest.raises(TarockError, match="wizard"):
        spiel.TarockBot(game, "wizard")


def test_an_observer_that_is_told_more_or_less_is_refused() -> None:
    game = pyspiel.load_game("tarock_danish")
    with pytest.raises(ValueError, match="expected none"):
        game.make_py_observer(None, {"x": 1})
    everything = pyspiel.IIGObservationType(perfect_recall=False, private_info=pyspiel.PrivateInfoType.ALL_PLAYERS)
    assert game.make_py_observer(everything) is None


def test_without_openspiel_it_is_said_what_to_install() -> None:
    code = "import sys; sys.modules['pyspiel'] = None; import tarock.doors.spiel"
    found = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert "pip install 'tarock[openspiel]'" in found.stderr
