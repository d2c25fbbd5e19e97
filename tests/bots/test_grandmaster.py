"""The strongest level of both games: a network of the house, and what can be proved goes before it."""

import subprocess
import sys
from collections.abc import Iterator
from dataclasses import replace as replace_decision
from itertools import product
from pathlib import Path
from random import Random

import pytest
from msgspec.structs import replace

from tarock.arena.koenigrufen.blunders import gave_points_late
from tarock.bots.budget import Budget
from tarock.bots.danish import grandmaster as danish
from tarock.bots.danish.net import GAME as DANISH_GAME
from tarock.bots.danish.net import NetBot as DanishNetBot
from tarock.bots.danish.net import danish_network
from tarock.bots.danish.players import danish_player
from tarock.bots.danish.playing import play_out as play_out_danish
from tarock.bots.danish.search import SearchBot as DanishSearchBot
from tarock.bots.koenigrufen import grandmaster as koenigrufen
from tarock.bots.koenigrufen.net import GAME as KOENIGRUFEN_GAME
from tarock.bots.koenigrufen.net import NetBot, koenigrufen_network
from tarock.bots.koenigrufen.players import koenigrufen_player
from tarock.bots.koenigrufen.playing import KoenigrufenDecision, KoenigrufenPlayer, next_move, play_out
from tarock.bots.koenigrufen.search import SearchBot
from tarock.bots.koenigrufen.search_bids import is_worth_a_thought
from tarock.bots.levels import level
from tarock.bots.network import Network, load_network, save_network, weights_of
from tarock.bots.protocol import Decision, Explanation
from tarock.core.cardset import CardSet
from tarock.core.errors import TarockError
from tarock.core.faults import Mode
from tarock.danish.rules import DanishRuleset
from tarock.danish.seating import Seating
from tarock.danish.state import DanishState, start_position
from tarock.danish.state import start as start_danish
from tarock.danish.table import Opening
from tarock.koenigrufen.actions import VORHAND, Bid, Play, Speak
from tarock.koenigrufen.deal import deal
from tarock.koenigrufen.rules import KoenigrufenRuleset
from tarock.koenigrufen.state import KoenigrufenState, seat_of, start
from tarock.koenigrufen.table import Phase
from tarock.learning.koenigrufen_plans import koenigrufen_house_rules
from tarock.learning.plans import house_rules
from tarock.rulesets import DANISH, KOENIGRUFEN, load_danish, load_koenigrufen
from tarock.search._kernels.koenigrufen import deal_layout
from tarock.search.danish.ultimo import sure_ultimo_thrown
from tarock.search.koenigrufen.packing import Position
from tests.bots.koenigrufen.test_net import any_network
from tests.bots.test_network import network
from tests.koenigrufen.builders import TURNIER, card, position
from tests.koenigrufen.builders import played as after
from tests.search.koenigrufen.houses import HOUSES

GRANDMASTER = level("grandmaster").untimed
THINKING = Budget(24)
WHEEL = 8_000_000
"""So many bytes all weights may take together."""


# The weights of the house


@pytest.mark.parametrize(("game", "books"), [("danish", DANISH), ("koenigrufen", KOENIGRUFEN)])
def test_the_weights_of_the_house_say_where_they_come_from(game: str, books: tuple[str, ...]) -> None:
    found = danish_network(weights_of(game)) if game == "danish" else koenigrufen_network(weights_of(game))
    assert set(found.header.rulesets) == set(books)
    assert found.header.recipe["seed"] == found.header.seed
    assert found.header.decisions > 1_000_000_000
    for book in books:
        assert found.header.strength[book]["lead"] > 0
        assert found.header.strength[book]["over"]["master"]["lead"] > 0


def test_the_weights_of_the_house_are_small() -> None:
    assert sum(weights_of(game).stat().st_size for game in ("danish", "koenigrufen")) <= WHEEL


def test_weights_of_another_encoder_are_refused_with_a_sentence(tmp_path: Path) -> None:
    other = tmp_path / "koenigrufen.npz"
    save_network(other, koenigrufen_network(weights_of(KOENIGRUFEN_GAME)))
    with pytest.raises(TarockError, match=r"made for the features '\w+', expected 'another'; train it anew"):
        load_network(other, KOENIGRUFEN_GAME, "another")
    with pytest.raises(TarockError, match="for the game 'koenigrufen', expected 'danish'"):
        load_network(other, DANISH_GAME, "another")


def test_nobody_needs_torch_to_play() -> None:
    program = (
        "import sys\n"
        "from tarock.bots.danish.players import danish_player\n"
        "from tarock.bots.koenigrufen.players import koenigrufen_player\n"
        "from tarock.bots.levels import level\n"
        "danish_player(level('grandmaster')), koenigrufen_player(level('grandmaster'))\n"
        "print(sorted({'torch', 'tarock.learning'} & set(sys.modules)))\n"
    )
    assert subprocess.check_output((sys.executable, "-c", program), text=True).strip() == "[]"


# House rules


def koenigrufen_houses() -> Iterator[KoenigrufenRuleset]:
    rng = Random(11)
    for name in KOENIGRUFEN:
        rules = load_koenigrufen(name)
        yield rules
        yield from (house(rules) for house in HOUSES.values())
        yield koenigrufen_house_rules(rules, rng)


def with_a_game_of_its_own() -> KoenigrufenRuleset:
    """Return a house in which a Piccolo asks for five tricks, which no network has ever played."""
    ruleset = load_koenigrufen("koenigrufen-turnier")
    (piccolo,) = (contract for contract in ruleset.contracts if contract.id == "piccolo")
    changed = tuple(replace(piccolo, tricks=5) if contract is piccolo else contract for contract in ruleset.contracts)
    return replace(ruleset, contracts=changed)


def test_it_plays_koenigrufen_by_every_house_rule_that_networks_know() -> None:
    player = koenigrufen_player(GRANDMASTER)
    for number, ruleset in enumerate(koenigrufen_houses()):
        state = start(ruleset, number % 4, *deal(number % 4, f"house {number}"))
        assert play_out(state, dict.fromkeys(range(4), player), Random(1)).is_over


def test_in_a_house_with_a_game_of_its_own_it_plays_as_the_search_does() -> None:
    ruleset = with_a_game_of_its_own()
    player = koenigrufen.Grandmaster(koenigrufen_network(weights_of(KOENIGRUFEN_GAME)), THINKING)
    search = SearchBot(THINKING)
    state = start(ruleset, 0, *deal(0, "unknown"))
    assert player.net.opinion(state.view(seat_of(state))) is None
    while not state.is_over:
        view = state.view(seat_of(state))
        assert player.act(view, Random(1), {}) == search.act(view, Random(1), {})
        state = next_move(state, dict.fromkeys(range(4), search), Random(1)).state


@pytest.mark.parametrize("players", [3, 4])
def test_it_plays_danish_tarok_by_every_house_rule(players: int) -> None:
    rng = Random(11)
    books: list[DanishRuleset] = [load_danish(name) for name in DANISH]
    for number, ruleset in enumerate([*books, *(house_rules(book, rng) for book in books for _ in range(3))]):
        seating = Seating.of_three(number % 3) if players == 3 else Seating(0, 1, 2, sitting_out=(3,))
        state = start_danish(ruleset, seating, f"house {number}")
        player = danish_player(GRANDMASTER)
        assert play_out_danish(state, dict.fromkeys(seating.at_table, player), Random(1)).is_over


# Where people can err


def test_at_a_table_with_faults_the_search_decides_in_koenigrufen() -> None:
    state = start(load_koenigrufen("koenigrufen-turnier"), 3, *deal(3, "table"), mode=Mode.TABLE)
    player = koenigrufen.Grandmaster(any_network(1), THINKING)
    assert player.act(state.view(0), Random(1), {}) == SearchBot(THINKING).act(state.view(0), Random(1), {})
    assert play_out(state, dict.fromkeys(range(4), player), Random(1)).is_over


def test_a_position_from_a_book_is_searched_in_danish_tarok() -> None:
    hands = tuple(CardSet.from_cards(cards) for cards in ((0, 14, 60), (1, 15, 61), (2, 16, 62)))
    state = start_position(load_danish(DANISH[0]), Seating.of_three(0), hands, Opening(23, 1))
    view = state.view(1)
    player = danish.Grandmaster(network(), THINKING)
    assert player.act(view, Random(1), {}) == DanishSearchBot(THINKING).act(view, Random(1), {})


# What goes before the network


def states_of(name: str, seed: int, player: KoenigrufenPlayer) -> Iterator[KoenigrufenState]:
    state = start(load_koenigrufen(name), seed % 4, *deal(seed % 4, f"grand {seed}"))
    while not state.is_over:
        yield state
        state = next_move(state, dict.fromkeys(range(4), player), Random(1)).state


def test_in_the_last_tricks_less_is_given_away_than_the_network_would() -> None:
    """Whatever the network wants, which here has learnt nothing; with open cards, so nobody can be without fault."""
    book = koenigrufen_player(level("book"))
    bots: tuple[KoenigrufenPlayer, ...] = (NetBot(any_network(2)), _grandmaster(any_network(2)))
    given = [0, 0]
    for name, seed in product(KOENIGRUFEN, range(16)):
        for state in states_of(name, seed, book):
            view = state.view(seat_of(state))
            if view.phase is not Phase.PLAY or not koenigrufen.may_be_solved(view) or len(state.playable) == 1:
                continue
            for which, bot in enumerate(bots):
                action = bot.act(view, Random(1), {}).action
                assert isinstance(action, Play)
                given[which] += gave_points_late(Position.of(state), action.card)
    assert given[0] > 8
    assert given[1] <= 2 * given[0] / 3


@pytest.mark.parametrize(
    ("hands", "lead", "liked", "played"),
    [
        (("X T9 T8 T7", "SK S7 D4 D5", "T5 H1 H2 H3", "T6 C7 C8 C9"), "X", "SK", "S7"),
        (("T5 T9 T8 T7", "T18 S7 S8 S9", "T19 T6 D7 D8", "H1 H2 H3 H4"), "T5 T18", "T19", "T6"),
    ],
)
def test_a_card_that_gives_something_away_is_not_played(
    hands: tuple[str, ...], lead: str, liked: str, played: str
) -> None:
    """A king to the declarer's Skus with a plain card at hand; a friend's trick taken from him."""
    state = after(position(TURNIER, "dreier", 0, *hands), lead)
    view = state.view(seat_of(state))
    ranked = (Play(card(liked)), 0.9), (Play(card(played)), 0.1)
    decision: KoenigrufenDecision = Decision(Play(card(liked)), Explanation(chances=ranked))
    assert koenigrufen.without_slip(view, state.playable, decision).action == Play(card(played))
    only = replace_decision(decision, why=Explanation(chances=ranked[:1]))
    assert koenigrufen.without_slip(view, state.playable, only) == only, "there is nothing else"


def bold(word: int) -> Network:
    """Return a network that says a word whenever it may."""
    found = any_network(1)
    found.arrays["policy.b"][word] = 1e6
    return found


@pytest.mark.parametrize(
    ("number", "word"),
    [(deal_layout.DOUBLE_GAME, "game"), (deal_layout.ANNOUNCE + deal_layout.VALAT, "valat")],
)
def test_a_kontra_and_a_valat_must_be_confirmed_by_the_search(number: int, word: str) -> None:
    """A network that doubles every game, or announces a Valat with any hand, is seldom right."""
    network = bold(number)
    wanted = said = 0
    for seed in range(12):
        quiet = koenigrufen_player(level("book"))
        for state in states_of("koenigrufen-turnier", seed, quiet):
            view = state.view(seat_of(state))
            if view.phase is not Phase.ANNOUNCING:
                continue
            wish, speech = (bot.act(view, Random(1), {}).action for bot in (NetBot(network), _grandmaster(network)))
            assert isinstance(wish, Speak)
            assert isinstance(speech, Speak)
            wanted += word in (*wish.doubles, *wish.announces)
            said += word in (*speech.doubles, *speech.announces)
            assert set(speech.doubles) <= set(wish.doubles)
    assert wanted > 12
    assert said <= wanted // 4


def _grandmaster(found: Network) -> koenigrufen.Grandmaster:
    return koenigrufen.Grandmaster(found, THINKING)


def test_a_negative_game_needs_the_least_that_such_a_hand_must_have() -> None:
    """The network of the house would bid Piccolo with hands that can be forced; then it says what it likes next."""
    asked = koenigrufen_network(weights_of("koenigrufen"))
    ruleset = load_koenigrufen("koenigrufen-mayr-2012")
    unsound = 0
    for seed in range(150):
        state = start(ruleset, 3, *deal(3, f"beggar {seed}"))
        view = state.apply(0, VORHAND).view(1)
        wish, word = (bot.act(view, Random(1), {}).action for bot in (NetBot(asked), _grandmaster(asked)))
        for said in (wish, word):
            is_sound = not isinstance(said, Bid) or is_worth_a_thought(
                ruleset.contracts_by_id[said.contract], view.hand
            )
            unsound += said is wish and not is_sound
            assert said is wish or is_sound
        assert word == wish or isinstance(wish, Bid)
    assert unsound >= 3


def test_a_sure_ultimo_is_never_thrown() -> None:
    """Whatever the network wants, which here has learnt nothing."""
    thrown = 0
    for seed in range(30):
        player = danish.Grandmaster(network(seed), THINKING)
        bare = DanishNetBot(network(seed))
        state: DanishState = start_danish(load_danish(DANISH[0]), Seating.of_three(0), f"ultimo {seed}")
        while state.turn is not None:
            view = state.view(state.turn)
            decision = player.act(view, Random(1), {})
            if view.phase.value == "play":
                assert not sure_ultimo_thrown(view, decision.action)
                thrown += sure_ultimo_thrown(view, bare.act(view, Random(1), {}).action)
            state = state.apply(state.turn, decision.action)
    assert thrown
