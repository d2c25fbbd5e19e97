"""Networks in play: files that are read or refused, and a bot that asks one, from its view alone."""

import json
from dataclasses import asdict, replace
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import pytest

from tarock.bots.danish.book_bot import BookBot
from tarock.bots.danish.net import GAME, NetBot, danish_network
from tarock.bots.danish.players import danish_player
from tarock.bots.danish.playing import next_move, play_out
from tarock.bots.koenigrufen.players import koenigrufen_player
from tarock.bots.levels import level
from tarock.bots.network import Header, Network, load_network, save_network
from tarock.core.cardset import CardSet
from tarock.core.errors import TarockError
from tarock.core.faults import Mode
from tarock.danish.actions import DEMAND, REDEAL, Lay, Name
from tarock.danish.cards import PACK, TAROKS
from tarock.danish.seating import Seating
from tarock.danish.state import DanishState, DanishView, start, start_position
from tarock.danish.table import Opening, Phase
from tarock.rulesets import DANISH, load_danish
from tarock.search._kernels.danish.deal_layout import ACTIONS
from tarock.search._kernels.danish.encoder import DIGEST, SIZE
from tarock.search.danish.selfplay import question_of
from tarock.testing.bots import check_bot
from tarock.testing.danish.playing import random_deal

WIDTH, CARDS = 24, 78


def network(seed: int = 1, **changes: object) -> Network:
    """Return a network that has learnt nothing."""
    rng = np.random.default_rng(seed)

    def drawn(*shape: int) -> "np.ndarray[tuple[int, ...], np.dtype[np.float32]]":
        return (rng.normal(size=shape) / 4).astype(np.float32)

    sizes = {"first": (SIZE, WIDTH), "layer0": (WIDTH, WIDTH), "policy": (WIDTH, ACTIONS)}
    sizes |= {"location": (WIDTH, 3 * CARDS), "value": (WIDTH, 1)}
    arrays = {f"{name}.w": drawn(*size) for name, size in sizes.items()}
    arrays |= {f"{name}.b": drawn(size[1]) for name, size in sizes.items()}
    arrays |= {f"{name}.{part}": drawn(WIDTH) for name in ("norm0", "norm") for part in "gb"}
    header = Header(
        game=GAME, rulesets=DANISH, features=DIGEST, inputs=SIZE, actions=ACTIONS, width=WIDTH, blocks=1, unit=40.0
    )
    return Network(replace(header, **changes), arrays)  # type: ignore[arg-type]


def wishing(**wishes: float) -> NetBot:
    """Return a bot that wants or shuns a right, whatever it sees."""
    found = network()
    bias = found.arrays["policy.b"]
    for name, wish in wishes.items():
        bias[{"demand": 90, "redeal": 91, "let_go": 92}[name]] = wish
    return NetBot(found)


# Files


def test_a_network_is_read_as_it_was_written(tmp_path: Path) -> None:
    written = network(decisions=17, strength={"danish-hjoerring": {"lead": 1.5}}, recipe={"games": 8})
    save_network(tmp_path / "net.npz", written)
    read = load_network(tmp_path / "net.npz", GAME, DIGEST)
    assert read.header == written.header
    assert set(read.arrays) == set(written.arrays)
    for name, array in written.arrays.items():
        assert np.allclose(read.arrays[name], array, rtol=2**-8, atol=2**-22)
    save_network(tmp_path / "again.npz", read)
    again = load_network(tmp_path / "again.npz", GAME, DIGEST)
    assert all(np.array_equal(read.arrays[name], again.arrays[name]) for name in read.arrays)


def test_numbers_are_rounded_to_eight_binary_places(tmp_path: Path) -> None:
    """Up into the next power of two as well; the largest that a file can hold stays what it is, not infinite."""
    written = network()
    first = [1.0, 1 + 2**-10, 1 + 2**-9, 1 + 3 * 2**-10, -1 - 3 * 2**-10, 2 - 2**-10, 65504.0]
    written.arrays["first.b"][: len(first)] = first
    save_network(tmp_path / "net.npz", written)
    read = load_network(tmp_path / "net.npz", GAME, DIGEST).arrays["first.b"][: len(first)]
    assert read.tolist() == [1.0, 1.0, 1 + 2**-8, 1 + 2**-8, -1 - 2**-8, 2.0, 65504.0]


def test_a_header_is_plain_json(tmp_path: Path) -> None:
    save_network(tmp_path / "net.npz", network())
    with np.load(tmp_path / "net.npz") as file:
        assert json.loads(bytes(file["header"])) == json.loads(json.dumps(asdict(network().header)))
        assert {file[name].dtype for name in file.files if name != "header"} == {np.dtype(np.float16)}


@pytest.mark.parametrize(
    ("changes", "message"),
    [
        ({"features": "of another encoder"}, "made for the features 'of another encoder', expected"),
        ({"game": "koenigrufen"}, "for the game 'koenigrufen', expected 'danish'"),
        ({"format": 99}, "of format 99, expected 1"),
    ],
)
def test_a_network_for_something_else_is_refused(changes: dict[str, Any], message: str, tmp_path: Path) -> None:
    save_network(tmp_path / "net.npz", network(**changes))
    with pytest.raises(TarockError, match=message):
        load_network(tmp_path / "net.npz", GAME, DIGEST)


def test_a_file_that_is_no_network_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "net.npz"
    with pytest.raises(TarockError, match="cannot be read"):
        load_network(path, GAME, DIGEST)
    path.write_bytes(b"no archive at all")
    with pytest.raises(TarockError, match="no network of tarock"):
        load_network(path, GAME, DIGEST)
    np.savez(path, weights=np.zeros(3))
    with pytest.raises(TarockError, match="no network of tarock"):
        load_network(path, GAME, DIGEST)
    np.savez(path, header=np.frombuffer(b'{"game": "danish"}', np.uint8))
    with pytest.raises(TarockError, match="no network of tarock"):
        load_network(path, GAME, DIGEST)


# In play


def test_it_is_a_bot_like_every_other() -> None:
    for name in DANISH:
        assert all(state.is_over for state in check_bot(NetBot(network()), load_danish(name), deals=4))


@pytest.mark.parametrize("name", DANISH)
def test_it_plays_whole_deals(name: str) -> None:
    """Among random cards it lays, leads the skus, names and demands, and never does what the table forbids."""
    for seed in range(12):
        state = next(iter(random_deal(load_danish(name), f"net {seed}")))
        bots = {seat: NetBot(network(seed + seat)) for seat in state.table.seating.active}
        assert play_out(state, bots, Random(1)).is_over


def test_it_sees_nothing_but_its_view() -> None:
    """In every deal that fits a view it does the same."""
    bot, rng = NetBot(network()), Random(3)
    for seed in range(4):
        for state in random_deal(load_danish(DANISH[0]), f"hidden {seed}"):
            if state.phase is Phase.PLAY and rng.random() < 0.1 and state.turn is not None:
                view = state.view(state.turn)
                other = view.sample(rng).view(state.turn)
                assert bot.act(other, Random(1), {}) == bot.act(view, Random(1), {})


def test_a_hand_without_taroks_asks_for_a_new_deal_if_the_network_wants_to() -> None:
    view = redeal_view()
    assert wishing(redeal=99).interject(view, Random(1), {}) is not None
    assert wishing(let_go=99).interject(view, Random(1), {}) is None


def redeal_view() -> DanishView:
    for seed in range(2000):
        state = next(iter(random_deal(load_danish(DANISH[0]), seed)))
        for seat in state.table.seating.active:
            if not state.hands[seat] & TAROKS:
                assert REDEAL in state.legal_actions(seat)
                return state.view(seat)
    pytest.fail("no hand without taroks was dealt")


def demand_states() -> list[DanishState]:
    """Return moments at which somebody may demand the skus, which is not gone."""
    found: list[DanishState] = []
    for seed in range(40):
        for state in random_deal(load_danish(DANISH[0]), f"demand {seed}"):
            seats = state.table.seating.active
            if state.phase is Phase.PLAY and not state.table.skus_is_gone() and DEMAND in state.legal_actions(seats[0]):
                found.append(state)
    assert found
    return found


def test_the_skus_is_demanded_if_the_network_wants_to() -> None:
    for state in demand_states():
        seat = state.table.seating.active[0]
        said = wishing(demand=99).interject(state.view(seat), Random(1), {})
        assert said is not None
        assert said.action == DEMAND
        assert wishing(let_go=99).interject(state.view(seat), Random(1), {}) is None


def test_a_skus_that_is_gone_is_never_demanded() -> None:
    seen = 0
    for seed in range(40):
        for state in random_deal(load_danish(DANISH[0]), f"gone {seed}"):
            if state.phase is Phase.PLAY and state.table.skus_is_gone():
                for seat in state.table.seating.active:
                    if DEMAND in state.view(seat).legal_actions():
                        seen += 1
                        assert wishing(demand=99).interject(state.view(seat), Random(1), {}) is None
    assert seen


def test_what_was_refused_is_not_tried_again() -> None:
    """A name that nobody holds (B-22), and a demand that came too late (B-17)."""
    for state in demand_states()[:3]:
        seat = state.table.seating.active[0]
        refused = {DEMAND: None}
        assert wishing(demand=99).interject(state.view(seat), Random(1), refused) is None  # type: ignore[arg-type]
    names = 0
    for seed in range(300):
        for state in random_deal(load_danish(DANISH[0]), f"names {seed}"):
            if state.turn is None or state.phase is not Phase.PLAY:
                continue
            view = state.view(state.turn)
            offered = [offer for offer in view.legal_actions() if isinstance(offer, Name)]
            if offered:
                names += 1
                question = question_of(view)
                question.ask_on_turn(offered[:2])
                assert not {85 + offer.suit for offer in offered[:2]} & set(question.legal)
                assert {85 + offer.suit for offer in offered[2:]} <= set(question.legal)
    assert names


def test_in_table_mode_it_keeps_good_manners() -> None:
    state = start(load_danish(DANISH[0]), Seating.of_three(0), "table mode", mode=Mode.TABLE)
    bots = dict.fromkeys(range(3), NetBot(network()))
    assert play_out(state, bots, Random(1)).is_over


def test_a_position_from_a_book_is_played_by_the_book() -> None:
    """The network has learnt from whole deals only."""
    hands = tuple(CardSet.from_cards(cards) for cards in ((0, 14, 60), (1, 15, 61), (2, 16, 62)))
    state = start_position(load_danish(DANISH[0]), Seating.of_three(0), hands, Opening(23, 1))
    while state.turn is not None:
        view = state.view(state.turn)
        assert NetBot(network()).act(view, Random(1), {}) == BookBot().act(view, Random(1), {})
        state = next_move(state, dict.fromkeys(range(3), NetBot(network())), Random(1)).state


def test_an_opinion_tells_chances_value_and_whereabouts() -> None:
    state = start(load_danish(DANISH[0]), Seating.of_three(0), "opinion")
    opinion = NetBot(network()).opinion(state.view(0))
    assert opinion is not None
    chances = list(opinion.chances.values())
    assert sum(chances) == pytest.approx(1, abs=1e-5)
    assert chances == sorted(chances, reverse=True)
    assert all(isinstance(action, Lay) and len(action.cards) == 1 for action in opinion.chances)
    assert set(opinion.whereabouts) == set(PACK - state.hands[0])
    assert all(sum(places) == pytest.approx(1, abs=1e-5) for places in opinion.whereabouts.values())
    assert all(places[2] == 0 for places in opinion.whereabouts.values()), "the dealer lays the skat himself"
    decided = NetBot(network()).act(state.view(0), Random(1), {}).action
    assert isinstance(decided, Lay)
    assert next(iter(opinion.chances)) in {Lay(CardSet.of(card)) for card in decided.cards}


@pytest.mark.parametrize("name", DANISH)
def test_an_opinion_in_the_play_agrees_with_what_is_played_and_with_what_was_seen(name: str) -> None:
    bot = NetBot(network())
    for state in random_deal(load_danish(name), "opinion"):
        if state.phase is not Phase.PLAY or state.turn is None:
            continue
        view = state.view(state.turn)
        opinion = bot.opinion(view)
        assert opinion is not None
        rights = None in opinion.chances
        decided = bot.act(view, Random(1), {})
        if not rights:
            assert decided.action == next(iter(opinion.chances))
        assert not set(opinion.whereabouts) & set(view.hand | view.table.played)
        for card, places in opinion.whereabouts.items():
            assert sum(places) == pytest.approx(1, abs=1e-5)
            for seat, chance in zip(view.table.seating.order_from(view.seat)[1:], places, strict=False):
                assert not chance or card not in view.table.lacks[seat]


def test_a_right_comes_first_in_an_opinion_and_what_is_unknown_has_none() -> None:
    view = redeal_view()
    opinion = NetBot(network()).opinion(view)
    assert opinion is not None
    assert set(opinion.chances) == {REDEAL, None}
    state = start(load_danish(DANISH[0]), Seating.of_three(0), "opinion")
    assert NetBot(network()).opinion(state.view(1)) is None


# As a level


def test_a_level_can_be_a_file(tmp_path: Path) -> None:
    path = tmp_path / "net.npz"
    save_network(path, network())
    found = level(f"net:{path}")
    assert (found.kind, found.uses_kernels) == ("net", True)
    assert isinstance(danish_player(found), NetBot)
    assert danish_network(path) is danish_network(path)


def test_a_level_without_its_file_and_another_game_are_refused(tmp_path: Path) -> None:
    with pytest.raises(TarockError, match="cannot be read"):
        danish_player(level(f"net:{tmp_path}/none.npz"))
    path = tmp_path / "net.npz"
    save_network(path, network())
    with pytest.raises(TarockError):
        koenigrufen_player(level(f"net:{path}"))
