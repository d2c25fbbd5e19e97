"""The bot that asks a network in Königrufen: whatever the network says, it plays by the rules."""

from dataclasses import replace
from pathlib import Path
from random import Random

import numpy as np
import pytest

from tarock.bots.koenigrufen.net import GAME, NetBot, koenigrufen_network
from tarock.bots.koenigrufen.players import koenigrufen_player
from tarock.bots.koenigrufen.playing import play_out
from tarock.bots.levels import level
from tarock.bots.network import Header, Network, save_network
from tarock.core.errors import TarockError
from tarock.core.faults import Mode
from tarock.koenigrufen.deal import deal
from tarock.koenigrufen.state import start
from tarock.rulesets import KOENIGRUFEN, load_koenigrufen
from tarock.search._kernels.koenigrufen.deal_layout import ACTIONS
from tarock.search._kernels.koenigrufen.encoder import DIGEST, SIZE
from tarock.testing.koenigrufen.stacking import stacked

WIDTH = 8
EVERY_RULESET = pytest.mark.parametrize("name", KOENIGRUFEN)


def any_network(seed: int) -> Network:
    """Return a network that has learnt nothing."""
    rng = np.random.default_rng(seed)
    header = Header(
        game=GAME, rulesets=KOENIGRUFEN, features=DIGEST, inputs=SIZE, actions=ACTIONS, width=WIDTH, blocks=0, unit=4.0
    )
    sizes = {"first": (SIZE, WIDTH), "policy": (WIDTH, ACTIONS), "location": (WIDTH, 4 * 54), "value": (WIDTH, 1)}
    arrays = {f"{layer}.w": rng.normal(size=size).astype(np.float32) for layer, size in sizes.items()}
    arrays |= {f"{layer}.b": np.zeros(size[1], np.float32) for layer, size in sizes.items()}
    arrays |= {"norm.g": np.ones(WIDTH, np.float32), "norm.b": np.zeros(WIDTH, np.float32)}
    return Network(header, arrays)


@EVERY_RULESET
def test_any_network_plays_by_the_rules(name: str) -> None:
    """Whole deals, with bids, calls, talon, words and cards; nothing is refused."""
    ruleset = load_koenigrufen(name)
    rng = Random(7)
    for seed in range(25):
        dealer = seed % 4
        hands, talon = stacked(rng) if seed % 2 else deal(dealer, f"net {seed}")
        players = {seat: NetBot(any_network(4 * seed + seat)) for seat in range(4)}
        assert play_out(start(ruleset, dealer, hands, talon), players, Random(1)).is_over


def test_the_same_view_gets_the_same_answer() -> None:
    state = start(load_koenigrufen("koenigrufen-turnier"), 3, *deal(3, "twice"))
    bot = NetBot(any_network(1))
    assert bot.act(state.view(0), Random(1), {}) == bot.act(state.view(0), Random(2), {})


def test_at_a_table_with_faults_the_books_decide() -> None:
    state = start(load_koenigrufen("koenigrufen-turnier"), 3, *deal(3, "table"), mode=Mode.TABLE)
    bot = NetBot(any_network(1))
    assert bot.act(state.view(0), Random(1), {}) == bot.book.act(state.view(0), Random(1), {})


def test_a_level_names_the_file_of_a_network(tmp_path: Path) -> None:
    path = tmp_path / "net.npz"
    save_network(path, any_network(1))
    assert isinstance(koenigrufen_player(level(f"net:{path}")), NetBot)


def test_a_network_for_something_else_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "other.npz"
    network = any_network(1)
    save_network(path, replace(network, header=replace(network.header, game="danish")))
    with pytest.raises(TarockError, match="for the game"):
        koenigrufen_network(path)
