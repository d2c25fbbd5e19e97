"""What everybody can tell from a card: which cards its player does not hold."""

from tarock.core.cardset import NO_CARDS
from tarock.koenigrufen.cards import OF_SUIT
from tarock.koenigrufen.rules import KoenigrufenRuleset
from tarock.koenigrufen.state import KoenigrufenState
from tests.koenigrufen.builders import (
    MAYR,
    SEATS,
    A,
    B,
    C,
    D,
    every_book,
    names,
    negative_games,
    played,
    position,
    suit_games,
)


def lacks(state: KoenigrufenState, seat: int) -> set[str]:
    """The suits, and single cards of others, that a player is known to lack; cards on the table are known anyway."""
    played_already = state.table.played
    found = state.table.lacks[seat] - played_already
    lacking: set[str] = set()
    for name, suit in zip("SHDCT", OF_SUIT, strict=True):
        left = suit - played_already
        lacking |= {name} if left <= found else set(names(found & left).split())
    return lacking


@every_book
def test_who_does_not_follow_lacks_the_suit_and_who_does_not_tarock_lacks_taroks(book: KoenigrufenRuleset) -> None:
    """Mayr 2012, Farbzwang."""
    state = position(book, "dreier", A, "S9 DK CK", "T5 H1 H2", "H3 HK D1", "S7 C8 C9")
    state = played(state, "S9 T5 H3 S7")
    assert [lacks(state, seat) for seat in SEATS] == [set(), {"S"}, {"S", "T"}, set()]


@negative_games
def test_who_does_not_overtake_lacks_what_would_have_overtaken(book: KoenigrufenRuleset, game: str) -> None:
    """Tournament sheet 6.1; Mayr 2012, Farbzwang."""
    state = position(book, game, A, "SJ DK CK", "S7 H1 H2", "SC SQ D1", "T5 C8 C9")
    state = played(state, "SJ S7")
    assert lacks(state, B) == {"SC", "SQ", "SK"}
    state = played(state, "SC T5")
    assert lacks(state, C) == set()
    assert lacks(state, D) == {"S"}


@negative_games
def test_who_follows_with_a_low_tarock_lacks_the_higher_ones(book: KoenigrufenRuleset, game: str) -> None:
    """Tournament sheet 6.1: but he may hold the Pagat that he must keep."""
    state = played(position(book, game, A, "T20 DK CK", "T5 H1 H2", "SC SQ D1", "C7 C8 C9"), "T20 T5")
    assert lacks(state, B) == {"T21", "X"}


@negative_games
def test_who_is_void_and_throws_a_low_tarock_lacks_the_suit_and_the_higher_taroks(
    book: KoenigrufenRuleset, game: str
) -> None:
    """Tournament sheet 6.1: the highest card on the table is a tarock."""
    state = position(book, game, A, "S9 DK CK", "T19 H1 H2", "T5 D2 D1", "C7 C8 C9")
    assert lacks(played(state, "S9 T19 T5"), C) == {"S", "T20", "T21", "X"}


@negative_games
def test_who_plays_the_pagat_has_no_other_tarock(book: KoenigrufenRuleset, game: str) -> None:
    """Tournament sheet 6.2; Mayr 2012, Negative Spiele."""
    state = played(position(book, game, A, "T1 DK CK", "T5 H1 H2", "SC SQ D1", "C7 C8 C9"), "T1")
    assert lacks(state, A) == {"T"}
    assert lacks(state, B) == set()


def test_who_makes_the_kaiserstich_may_hold_more_taroks() -> None:
    """Mayr 2012, Negative Spiele: the exception."""
    state = played(position(MAYR, "bettler", A, "T21 DK CK", "X H1 H2", "T1 T5 T6", "D4 C8 C9"), "T21 X T1")
    assert lacks(state, C) == set()


@suit_games
def test_who_leads_a_tarock_in_a_suit_game_has_no_suit_card(book: KoenigrufenRuleset, game: str) -> None:
    """Tournament sheet 7.2; Mayr 2012, Farbenspiele."""
    state = played(position(book, game, A, "T1 T2 T3", "D1 D2 D3", "T4 T5 S7", "D4 C8 C9"), "T1")
    assert lacks(state, A) == {"S", "H", "D", "C"}


@every_book
def test_nothing_is_told_by_a_card_that_follows(book: KoenigrufenRuleset) -> None:
    state = played(position(book, "dreier", A, "S9 DK CK", "S7 H1 H2", "S8 HK D1", "SK C8 C9"), "S9 S7 S8 SK")
    assert state.table.lacks == (NO_CARDS,) * 4
