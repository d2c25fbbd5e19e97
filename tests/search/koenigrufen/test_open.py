"""Deals whose cards are all known: both sides do what trying everything in the readable engine finds best."""

from random import Random
from typing import Final

import pytest

from tarock.core.cardset import CardSet
from tarock.koenigrufen.actions import PLAYS
from tarock.koenigrufen.cards import PLAYERS
from tarock.koenigrufen.state import KoenigrufenState
from tarock.search.koenigrufen import open as koenigrufen_open
from tarock.search.koenigrufen.beliefs import worlds_of
from tarock.search.koenigrufen.goals import ExactTricks
from tarock.search.koenigrufen.open import is_made, known_scores, negative_score, position_of, preventing
from tarock.search.koenigrufen.packing import Position, bit_of
from tarock.search.koenigrufen.solver import Limits
from tests.koenigrufen.builders import MAYR, TURNIER, A, B, begun, in_play, on_turn, quiet, won_by
from tests.search.koenigrufen import brute_force
from tests.search.koenigrufen.test_solver import endings

POSITIONS: Final = 150
OUVERT: Final = "A bettel_ouvert"


def scores_of(state: KoenigrufenState, seat: int) -> list[int] | None:
    found = known_scores(Position.of(state), [bit_of(card) for card in state.playable], seat)
    return None if found is None else found.tolist()


@pytest.mark.deals
def test_every_card_comes_to_what_trying_everything_finds() -> None:
    kinds: set[str] = set()
    for (state, rng), _ in zip(endings(200, 11), range(POSITIONS), strict=False):
        seat = rng.randrange(PLAYERS)
        expected = [brute_force.forced_score(state.apply(on_turn(state), PLAYS[card]), seat) for card in state.playable]
        assert expected == scores_of(state, seat), state
        kinds.add(state.table.game.kind)
    assert {"positive", "negative"} <= kinds


def test_a_negative_game_pays_what_the_settlement_says() -> None:
    """Tournament sheet 6: a Bettel is worth two points with each opponent."""
    plan = Position.of(in_play(TURNIER, "A bettel")).plan
    assert [negative_score(plan, seat, made=True) for seat in range(PLAYERS)] == [12, -4, -4, -4]
    assert [negative_score(plan, seat, made=False) for seat in range(PLAYERS)] == [-12, 4, 4, 4]


@pytest.mark.deals
def test_a_negative_game_is_made_where_trying_everything_makes_it() -> None:
    found: set[bool | None] = set()
    for (state, _), _ in zip(endings(201, 11), range(4 * POSITIONS), strict=False):
        if state.table.game.kind == "negative":
            assert state.table.declarer is not None
            goal = ExactTricks(state.table.declarer, state.table.game.tricks)
            made = is_made(Position.of(state))
            assert made == bool(brute_force.forced(state, goal)), state
            found.add(made)
    assert found == {True, False}


def test_what_takes_too_long_is_not_known() -> None:
    state = in_play(TURNIER, "A bettel", "S7 S8 S9 H4 H3 H2 D4 D3 D2 C7 C8 T9")
    assert is_made(Position.of(state), Limits(nodes=1)) is None
    cards = [bit_of(card) for card in state.playable]
    assert known_scores(Position.of(state), cards, A, Limits(nodes=1)) is None


def test_a_game_of_points_that_takes_too_long_is_not_known(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(koenigrufen_open, "ENDING_NODES", 1)
    assert scores_of(in_play(TURNIER, "A dreier"), A) is None


# Hands that lie open


def opened(book: object = TURNIER) -> KoenigrufenState:
    """Return an ouvert game after its first trick (tournament sheet 6.3)."""
    state = in_play(TURNIER if book is TURNIER else MAYR, OUVERT if book is TURNIER else "A bettler_ouvert")
    while not state.table.tricks:
        state = state.apply(on_turn(state), PLAYS[next(iter(state.playable))])
    return state


@pytest.mark.parametrize("book", [TURNIER, MAYR], ids=["turnier", "mayr"])
def test_an_open_game_leaves_one_deal_that_is_possible(book: object) -> None:
    state = opened(book)
    for seat in range(PLAYERS):
        worlds = worlds_of(state.view(seat), 16, Random(1))
        assert worlds is not None
        assert worlds.is_certain
        assert position_of(worlds, 0).words.tolist() == Position.of(state).words.tolist()


def test_a_closed_game_leaves_many() -> None:
    worlds = worlds_of(in_play(TURNIER, "A bettel").view(B), 16, Random(1))
    assert worlds is not None
    assert not worlds.is_certain


def test_opponents_of_an_open_hand_see_which_cards_prevent_its_game() -> None:
    """Tournament sheet 6.4: what the solver finds for a card is what those three could agree on."""
    judged = 0
    for seed in range(150):
        state = played_open(seed)
        if state is None or on_turn(state) == state.table.declarer:
            continue
        legal = state.playable
        solved = {card: is_made(after(state, card), koenigrufen_open.CARD_LIMITS) for card in legal}
        expected = CardSet.from_cards(card for card, made in solved.items() if made is False)
        assert preventing(state.view(on_turn(state)), legal) == expected
        judged += 0 < len(expected) < len(legal)
    assert judged > 3


def after(state: KoenigrufenState, card: int) -> Position:
    position = Position.of(state)
    position.play_unchecked(card)
    return position


def played_open(seed: int) -> KoenigrufenState | None:
    """Return an ouvert game played at random for some tricks; None if it is over with nothing to choose."""
    rng = Random(seed)
    state = quiet(won_by(begun(TURNIER, "S7 S8 S9 H4 H3 D4 D3 C7 T9 T7 T5 T3"), OUVERT))
    for _ in range(rng.randrange(17, 26)):
        state = state.apply(on_turn(state), PLAYS[rng.choice([*state.playable])])
    return state if len(state.playable) > 1 else None


def test_who_sees_no_open_hand_or_plays_it_is_given_no_defence() -> None:
    state = in_play(TURNIER, "A bettel")
    assert not preventing(state.view(B), state.view(B).hand)
    opened_state = opened()
    declarer = opened_state.table.declarer
    assert declarer is not None
    assert not preventing(opened_state.view(declarer), opened_state.view(declarer).hand)


def test_the_solver_can_be_made_ready_before_it_is_needed(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[bool] = []

    def score(*_: object, made: bool) -> int:
        asked.append(made)
        return 0

    monkeypatch.setattr(koenigrufen_open, "negative_score", score)
    koenigrufen_open.warm_up()
    assert asked == [False, True]
