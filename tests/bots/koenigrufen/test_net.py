"""The bot that asks a network in Königrufen: whatever the network says, it plays by the rules."""

from dataclasses import replace
from pathlib import Path
from random import Random

import numpy as np
import pytest

from tarock.bots.koenigrufen.book_bot import BookBot
from tarock.bots.koenigrufen.net import GAME, NetBot, koenigrufen_network
from tarock.bots.koenigrufen.players import koenigrufen_player
from tarock.bots.koenigrufen.playing import next_move, play_out
from tarock.bots.levels import level
from tarock.bots.network import Header, Network, save_network
from tarock.core.cards import Card
from tarock.core.errors import TarockError
from tarock.core.faults import Mode
from tarock.koenigrufen.actions import Play
from tarock.koenigrufen.cards import PACK
from tarock.koenigrufen.deal import deal
from tarock.koenigrufen.state import KoenigrufenState, KoenigrufenView, seat_of, start
from tarock.koenigrufen.table import Phase
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
    assert bot.act(state.view(0), Random(1), {}) == BookBot().act(state.view(0), Random(1), {})


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


# Opinions


def course(name: str, seed: int) -> list[KoenigrufenState]:
    """Return every state of a deal that networks without any learning play."""
    state = start(load_koenigrufen(name), seed % 4, *deal(seed % 4, f"opinion {seed}"))
    players = {seat: NetBot(any_network(4 * seed + seat)) for seat in range(4)}
    states = [state]
    while not state.is_over:
        state = next_move(state, players, Random(1)).state
        states.append(state)
    return states[:-1]


def unseen_by(view: KoenigrufenView) -> set[Card]:
    """Return the cards that a player cannot see, told plainly."""
    table = view.table
    shown = view.hand | view.laid | table.played | table.laid_open
    for hand in table.open_hands or ():
        shown |= hand
    return set(PACK - shown)


@EVERY_RULESET
def test_an_opinion_tells_the_chance_of_everything_that_may_be_done(name: str) -> None:
    bot = NetBot(any_network(1))
    for state in course(name, 3):
        view = state.view(seat_of(state))
        opinion = bot.opinion(view)
        if opinion is None:
            assert view.phase is Phase.TALON
            continue
        chances = list(opinion.chances.values())
        assert sum(chances) == pytest.approx(1, abs=1e-4)
        assert chances == sorted(chances, reverse=True)
        decided = bot.act(view, Random(1), {})
        assert decided.why is not None
        if decided.why.chances:
            assert dict(decided.why.chances) == opinion.chances
        if view.phase is Phase.PLAY:
            assert set(opinion.chances) == {offer for offer in view.legal_actions() if isinstance(offer, Play)}
            assert decided.action == next(iter(opinion.chances))


@EVERY_RULESET
def test_an_opinion_tells_where_unseen_cards_may_lie(name: str) -> None:
    """Next, the one after, the third, and hidden; never with somebody who has shown that he lacks the suit."""
    bot = NetBot(any_network(1))
    for state in course(name, 5):
        if state.phase is not Phase.PLAY:
            continue
        view = state.view(seat_of(state))
        opinion = bot.opinion(view)
        assert opinion is not None
        assert set(opinion.whereabouts) <= unseen_by(view)
        for card, places in opinion.whereabouts.items():
            assert sum(places) == pytest.approx(1, abs=1e-4)
            for step, chance in enumerate(places[:3], start=1):
                assert not chance or card not in view.table.lacks[(view.seat + step) % 4]


def test_a_value_is_told_in_points_of_the_ruleset() -> None:
    """Networks measure by the cheapest called game, which is not worth the same in all books."""
    values = {}
    for name in KOENIGRUFEN:
        state = start(load_koenigrufen(name), 3, *deal(3, "scale"))
        network = any_network(1)
        network.arrays["value.w"][:] = 0
        network.arrays["value.b"][:] = 0.5
        opinion = NetBot(network).opinion(state.view(0))
        assert opinion is not None
        values[name] = opinion.value
    cheapest = {
        name: min(game.value for game in load_koenigrufen(name).contracts if game.calls) for name in KOENIGRUFEN
    }
    assert values == {name: 0.5 * 4.0 * cheapest[name] for name in KOENIGRUFEN}


def test_there_is_no_opinion_on_what_a_network_does_not_know() -> None:
    state = start(load_koenigrufen("koenigrufen-turnier"), 3, *deal(3, "none"), mode=Mode.TABLE)
    bot = NetBot(any_network(1))
    assert bot.opinion(state.view(0)) is None
    assert bot.opinion(start(load_koenigrufen("koenigrufen-turnier"), 3, *deal(3, "none")).view(1)) is None
