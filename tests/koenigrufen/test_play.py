"""The play of the cards: book of 1900, §§ 9–11; tournament sheet 4.2, 6.1–6.4, 7.1; Mayr 2012, Farbzwang."""

import pytest

from tarock.koenigrufen.reasons import Reason
from tarock.koenigrufen.rules import KoenigrufenRuleset
from tarock.koenigrufen.table import Phase
from tests.koenigrufen.builders import (
    K1900,
    MAYR,
    SEATS,
    TURNIER,
    A,
    B,
    C,
    D,
    every_book,
    in_play,
    on_turn,
    parse_move,
    playable,
    played,
    played_out,
    position,
    prepared,
    quiet,
    refused,
    why_not,
)

# The first lead


@pytest.mark.parametrize(
    ("book", "bid", "leader"),
    [
        (K1900, "A rufer", A),
        (K1900, "B solorufer", A),
        (K1900, "C dreier", A),
        (K1900, "D solodreier", A),
        (TURNIER, "A rufer", A),
        (TURNIER, "C besserrufer", A),
        (TURNIER, "B dreier", A),
        (TURNIER, "A sechser", A),
        (TURNIER, "D farbensolo", A),
        (TURNIER, "C solodreier", A),
        (TURNIER, "C piccolo", C),
        (TURNIER, "D bettel_ouvert", D),
        (TURNIER, "A trischaken", A),
        (MAYR, "B solorufer", A),
        (MAYR, "C farbendreier", A),
        (MAYR, "D dreier", A),
        (MAYR, "B zwiccolo", B),
        (MAYR, "D bettler", D),
        (MAYR, "C piccolo_ouvert", C),
        (MAYR, "A trischaken", A),
    ],
)
def test_forehand_leads_and_in_negative_games_the_declarer(book: KoenigrufenRuleset, bid: str, leader: int) -> None:
    """Book of 1900, introduction; tournament sheet 6.1, 7.1; Mayr 2012, Ausspielen."""
    state = in_play(book, bid, "T1", "T21 T2", "X T3", "SK", call="SK" if bid[0] != "D" else "HK")
    assert (state.phase, state.turn) == (Phase.PLAY, leader)


def test_in_the_book_of_1900_the_first_seat_leads_even_after_weiter() -> None:
    """Introduction: "Ausspieler bleibt natürlich trotzdem immer der Spieler A"."""
    state = prepared(K1900, "A dreier", dealer=B)
    assert state.table.auction.forehand == A
    assert quiet(state).turn == C


@every_book
def test_the_winner_of_a_trick_leads_to_the_next(book: KoenigrufenRuleset) -> None:
    """Book of 1900, introduction."""
    state = played(position(book, "dreier", A, "S7 S8 H1", "S9 D1 D2", "SK C9 C8", "SJ D3 D4"), "S7 S9 SK SJ")
    assert on_turn(state) == C
    assert [trick.best()[0] for trick in state.table.tricks] == [C]


@every_book
def test_the_deal_is_over_after_twelve_tricks(book: KoenigrufenRuleset) -> None:
    """Book of 1900, introduction."""
    state = played_out(in_play(book, "A dreier"))
    assert (state.phase, state.turn, len(state.table.tricks)) == (Phase.OVER, None, 12)
    assert [len(hand) for hand in state.hands] == [0] * 4


# Following


@every_book
def test_suit_must_be_followed(book: KoenigrufenRuleset) -> None:
    """Book of 1900, § 11; tournament sheet 10.2; Mayr 2012, Farbzwang."""
    state = played(position(book, "dreier", A, "S7 H1 H2", "S8 SK T21", "H3 S9 S10", "D1 D2 D3"), "S7")
    assert playable(state) == "S8 SK"
    assert why_not(state, "B T21") is Reason.MUST_FOLLOW
    assert why_not(state, "B S7") is Reason.NOT_IN_YOUR_HAND


@every_book
def test_a_led_tarock_must_be_followed(book: KoenigrufenRuleset) -> None:
    """Mayr 2012, Farbzwang."""
    state = played(position(book, "dreier", A, "T9 H1 H2", "S8 T2 T21", "H3 S9 S10", "D1 D2 D3"), "T9")
    assert playable(state) == "T2 T21"
    assert why_not(state, "B S8") is Reason.MUST_FOLLOW


@every_book
def test_who_is_void_must_play_a_tarock(book: KoenigrufenRuleset) -> None:
    """Book of 1900, § 9; tournament sheet 10.2; Mayr 2012, Farbzwang."""
    state = played(position(book, "dreier", A, "S7 H1 H2", "HK T2 T21", "H3 S9 S10", "D1 D2 D3"), "S7")
    assert playable(state) == "T2 T21"
    assert why_not(state, "B HK") is Reason.MUST_TAROCK


@every_book
def test_who_has_neither_suit_nor_tarock_plays_what_he_likes(book: KoenigrufenRuleset) -> None:
    """K-A08; Mayr 2012, Farbzwang."""
    state = played(position(book, "dreier", A, "S7 H1 H2", "HK D4 C7", "H3 S9 S10", "D1 D2 D3"), "S7")
    assert playable(state) == "HK D4 C7"


@every_book
def test_nobody_must_overtake_in_a_positive_game(book: KoenigrufenRuleset) -> None:
    """Book of 1900, § 10; T-A37; Mayr 2012, Farbzwang."""
    state = played(position(book, "dreier", A, "T9 H1 H2", "T2 T21 X", "S8 S9 S10", "D1 D2 D3"), "T9")
    assert playable(state) == "T2 T21 X"
    state = played(position(book, "dreier", A, "S9 H1 H2", "S7 SK D4", "S8 SC S10", "D1 D2 D3"), "S9")
    assert playable(state) == "S7 SK"


@every_book
def test_the_pagat_is_free_in_a_positive_game(book: KoenigrufenRuleset) -> None:
    """K-A08; tournament sheet 4.1, 6.2: the rule is for Trischaken and negative games."""
    state = position(book, "dreier", A, "T1 T9 H2", "T2 T21 X", "S8 S9 S10", "D1 D2 D3")
    assert playable(state) == "H2 T1 T9"


@every_book
def test_each_plays_in_his_turn(book: KoenigrufenRuleset) -> None:
    state = position(book, "dreier", A, "S9 DK CK", "S7 H1 H2", "S8 HK D1", "SK C8 C9")
    assert why_not(state, "B S7") is Reason.NOT_YOUR_TURN


@every_book
def test_a_refused_card_is_named(book: KoenigrufenRuleset) -> None:
    """Whoever asked is told which card was wrong."""
    state = played(position(book, "dreier", A, "S7 H1 H2", "S8 SK T21", "H3 S9 S10", "D1 D2 D3"), "S7")
    assert refused(state, *parse_move("B T21")).detail == "T21"


# Ouvert games

OUVERT = [(TURNIER, "piccolo_ouvert"), (TURNIER, "bettel_ouvert"), (MAYR, "zwiccolo_ouvert"), (MAYR, "bettler_ouvert")]


@pytest.mark.parametrize(("book", "game"), OUVERT)
def test_all_hands_lie_open_after_the_first_trick(book: KoenigrufenRuleset, game: str) -> None:
    """Tournament sheet 6.3; T-A35; Mayr 2012, Ouvertspiele: before the second lead, all four."""
    state = in_play(book, f"B {game}")
    while not state.table.tricks:
        assert state.table.open_hands is None
        state = played(state, playable(state).split()[0])
    assert state.table.open_hands == state.hands
    for _ in range(3):
        state = played(state, playable(state).split()[0])
        assert state.table.open_hands == state.hands
    assert [state.view(seat).table.open_hands for seat in SEATS] == [state.hands] * 4


@pytest.mark.parametrize(("book", "game"), [(TURNIER, "bettel"), (MAYR, "piccolo"), (MAYR, "dreier")])
def test_other_games_never_lie_open(book: KoenigrufenRuleset, game: str) -> None:
    """Tournament sheet 6.3."""
    assert played_out(in_play(book, f"B {game}")).table.open_hands is None


# The talon in Trischaken


def test_mayr_turns_up_a_card_of_the_talon_with_each_of_the_first_six_tricks() -> None:
    """Trischaken; M-A27."""
    state = in_play(MAYR, "A trischaken")
    assert state.table.turned == ()
    for number in range(1, 13):
        for _ in SEATS:
            state = played(state, playable(state).split()[0])
        assert state.table.turned == state.talon[: min(number, 6)]


def test_the_tournament_sheet_keeps_the_talon_of_trischaken_to_the_end() -> None:
    """4.2."""
    state = played_out(in_play(TURNIER, "A trischaken"))
    assert state.table.turned == ()


def test_in_other_games_nothing_is_turned_up() -> None:
    """Mayr 2012, Negative Spiele: the talon stays as it is."""
    assert played_out(in_play(MAYR, "A bettler")).table.turned == ()
