"""Duties in suit games: tournament sheet 7.1, 7.2; Mayr 2012, Farbenspiele; T-A15."""

from tarock.koenigrufen.reasons import Reason
from tarock.koenigrufen.rules import KoenigrufenRuleset
from tests.koenigrufen.builders import (
    A,
    C,
    on_turn,
    playable,
    played,
    position,
    suit_games,
    why_not,
)


@suit_games
def test_in_a_suit_game_taroks_are_led_only_without_suit_cards(book: KoenigrufenRuleset, game: str) -> None:
    """Tournament sheet 7.2; Mayr 2012, Farbenspiele: everybody."""
    state = position(book, game, C, "S8 S9 S10", "D1 D2 D3", "T1 T5 S7", "D4 C8 C9")
    assert playable(state) == "S7"
    assert why_not(state, "C T5") is Reason.TAROCK_LED
    assert playable(position(book, game, C, "S8 S9 S10", "D1 D2 D3", "T1 T5 X", "D4 C8 C9")) == "T1 T5 X"


@suit_games
def test_in_a_suit_game_one_follows_then_throws_taroks_and_never_must_overtake(
    book: KoenigrufenRuleset, game: str
) -> None:
    """Tournament sheet 7.1; Mayr 2012, Farbenspiele."""
    state = played(position(book, game, A, "S9 DK CK", "S7 SK T5", "D1 T2 T3", "D4 C8 C9"), "S9")
    assert playable(state) == "S7 SK"
    state = played(state, "S7")
    assert playable(state) == "T2 T3"
    assert why_not(state, "C D1") is Reason.MUST_TAROCK
    state = played(state, "T3")
    assert playable(state) == "D4 C8 C9"
    assert on_turn(played(state, "D4")) == A


@suit_games
def test_in_a_suit_game_the_pagat_is_free(book: KoenigrufenRuleset, game: str) -> None:
    """Tournament sheet 7.2."""
    state = played(position(book, game, A, "S9 DK CK", "T1 T5 X", "D1 T2 T3", "D4 C8 C9"), "S9")
    assert playable(state) == "T1 T5 X"
