"""Levels: their names, and the players that they stand for."""

import re
from collections import Counter
from pathlib import Path
from random import Random
from typing import get_args

import msgspec
import pytest

from tarock.bots.careless import Careless
from tarock.bots.danish.players import danish_player
from tarock.bots.danish.playing import next_move, play_out
from tarock.bots.koenigrufen import playing as koenigrufen_playing
from tarock.bots.koenigrufen.players import koenigrufen_player
from tarock.bots.levels import LEVELS, OFFERED, Level, LevelName, for_each, level, levels
from tarock.bots.opinion import LEARNED
from tarock.core.errors import TarockError
from tarock.danish.actions import Play
from tarock.danish.events import Cups
from tarock.danish.seating import Seating
from tarock.danish.state import DanishState, start
from tarock.koenigrufen.deal import deal
from tarock.koenigrufen.state import start as start_koenigrufen
from tarock.rulesets import load_danish, load_koenigrufen
from tarock.words import LANGUAGES, Words

STRENGTH = Path(__file__).parents[2] / "docs" / "strength.md"


def dealt(seed: str) -> DanishState:
    return start(load_danish("danish-hjoerring"), Seating.of_three(0), seed, Cups(60, 60))


@pytest.mark.parametrize("known", LEVELS, ids=lambda known: known.id)
def test_every_level_plays_both_games_to_the_end(known: Level) -> None:
    known = known.untimed
    assert play_out(dealt("1"), {seat: danish_player(known) for seat in range(3)}, Random(1)).is_over
    state = start_koenigrufen(load_koenigrufen("koenigrufen-turnier"), 0, *deal(0, "1"))
    players = {seat: koenigrufen_player(known) for seat in range(4)}
    assert koenigrufen_playing.play_out(state, players, Random(1)).is_over


def test_only_the_simplest_level_is_not_offered_to_people() -> None:
    assert [known.id for known in LEVELS if known.kind != "random"] == list(OFFERED)


def test_a_message_may_name_the_levels_of_the_list_and_no_other() -> None:
    """A type checker takes a level's name for any text; whatever comes from outside is checked by these rows."""
    assert [msgspec.convert(known.id, LevelName) for known in LEVELS] == list(get_args(LevelName))
    with pytest.raises(msgspec.ValidationError):
        msgspec.convert("grandmother", LevelName)


def test_the_document_on_their_strength_lists_all_levels_in_their_order() -> None:
    rows = re.findall(r"^\| `(\w+)` \|", STRENGTH.read_text("utf-8"), re.MULTILINE)
    assert rows == [known.id for known in LEVELS]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_level_that_is_offered_has_a_hint_on_the_page(language: str) -> None:
    assert all(Words(language)(f"web-start-level-hint-{name}") for name in OFFERED)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_level_has_a_name(language: str) -> None:
    names = [Words(language)(f"level-{known.id}") for known in LEVELS]
    assert len(set(names)) == len(LEVELS)


def test_the_strongest_level_takes_a_second_at_most() -> None:
    assert all(known.seconds is not None and known.seconds <= 1 for known in LEVELS if known.kind == "search")
    worlds = [known.worlds for known in LEVELS]
    assert worlds == sorted(worlds)


def test_levels_are_named_in_a_list() -> None:
    assert [known.id for known in levels("random, master")] == ["random", "master"]
    assert [known.id for known in for_each("book", 3)] == ["book", "book", "book"]
    assert [known.id for known in for_each("book,master", 2)] == ["book", "master"]


def test_a_search_is_named_by_its_worlds() -> None:
    assert level("search:40") == Level("search:40", "search", worlds=40)


@pytest.mark.parametrize(
    ("name", "message"),
    [
        ("mastre", "unknown level 'mastre' (did you mean 'master'?); there are random, novice, book, casual, club,"),
        ("", "unknown level ''; there are random"),
        ("search:0", "unknown level 'search:0'"),
    ],
)
def test_an_unknown_level_is_refused_with_those_that_there_are(name: str, message: str) -> None:
    with pytest.raises(TarockError) as refused:
        level(name)
    assert message in str(refused.value)


@pytest.mark.parametrize(
    ("language", "message"),
    [
        ("da", "ukendt niveau 'mastre' (mente du 'master'?); der er random, novice, book"),
        ("de", "unbekannte Stufe 'mastre' (gemeint war 'master'?); es gibt random, novice, book"),
    ],
)
def test_a_level_is_refused_in_the_reader_s_language(language: str, message: str) -> None:
    with pytest.raises(TarockError) as refused:
        level("mastre")
    assert refused.value.said(language).startswith(message)


def test_a_wrong_number_of_levels_is_refused() -> None:
    with pytest.raises(TarockError, match="one level for all 3 opponents, or one for each, but got 2: book,club"):
        for_each("book,club", 3)


def test_a_careless_player_plays_some_cards_at_random_and_says_so() -> None:
    player = danish_player(Level("half", "book", noise=0.5))
    assert isinstance(player, Careless)
    players = dict.fromkeys(range(3), player)
    rng = Random(1)
    told: Counter[bool] = Counter()
    for seed in range(4):
        state = dealt(str(seed))
        while not state.is_over:
            move = next_move(state, players, rng)
            careless = move.why is not None and "at_random" in move.why.facts
            assert isinstance(move.action, Play) or not careless, "only cards are played at random"
            told[careless] += isinstance(move.action, Play)
            state = move.state
    assert 0.35 < told[True] / told.total() < 0.65


def test_a_level_may_need_other_worlds_in_danish_tarok() -> None:
    """The same number of worlds does not set the levels of both games apart alike."""
    casual, club = level("casual"), level("club")
    assert (casual.budget.worlds, casual.danish_budget.worlds) == (5, 10)
    assert (club.budget.worlds, club.danish_budget.worlds) == (16, 40)


def test_a_careless_champion_plays_some_cards_by_the_books_and_gives_their_reasons() -> None:
    players = dict.fromkeys(range(3), danish_player(Level("half", "learned", worlds=4, danish_noise=0.5)))
    rng = Random(1)
    told: Counter[bool] = Counter()
    for seed in range(2):
        state = dealt(str(seed))
        while not state.is_over:
            move = next_move(state, players, rng)
            assert move.why is None or "at_random" not in move.why.facts
            told[move.why is not None and LEARNED in move.why.facts] += isinstance(move.action, Play)
            state = move.state
    assert 0.3 < told[True] / told.total() < 0.7
