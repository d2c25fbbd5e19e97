"""Who wins a trick: book of 1900, introduction; tournament sheet 1.7; Mayr 2012, Kaiserstich, Farbenspiele."""

from itertools import permutations

import pytest

from tarock.core.cards import CARD_NAMES, Suit
from tarock.koenigrufen.trick import Trick
from tests.koenigrufen.builders import K1900, MAYR, SEATS, TURNIER, A, B, C, D, card


def trick(tokens: str, *, leader: int = A, powerless: bool = False, kaiserstich: bool = False) -> Trick:
    plays = tuple(((leader + step) % 4, card(token)) for step, token in enumerate(tokens.split()))
    return Trick(1, leader, powerless, kaiserstich, plays)


def winner(tokens: str, *, leader: int = A, powerless: bool = False, kaiserstich: bool = False) -> str:
    seat, found = trick(tokens, leader=leader, powerless=powerless, kaiserstich=kaiserstich).best()
    return f"{'ABCD'[seat]} {CARD_NAMES[found]}"


@pytest.mark.parametrize(
    ("tokens", "leader", "expected"),
    [
        ("H1 HC HK HQ", A, "C HK"),
        ("CJ C10 CK T1", C, "B T1"),
    ],
)
def test_the_example_of_the_book_of_1900(tokens: str, leader: int, expected: str) -> None:
    """Introduction: C's king takes the first trick, B's tarok the second."""
    assert winner(tokens, leader=leader) == expected


@pytest.mark.parametrize(
    ("tokens", "expected"),
    [
        ("S7 SK SQ S10", "B SK"),
        ("S7 HK DK CK", "A S7"),
        ("H4 H3 H2 H1", "D H1"),
        ("S10 S9 S8 S7", "A S10"),
        ("SK T2 SQ T1", "B T2"),
        ("T1 T2 T3 T4", "D T4"),
        ("T20 X T21 T1", "B X"),
        ("T21 T20 SK T1", "A T21"),
    ],
)
def test_the_highest_tarock_wins_or_else_the_highest_card_of_the_suit(tokens: str, expected: str) -> None:
    """Book of 1900, introduction; Mayr 2012, Die Karten, Farbzwang."""
    assert winner(tokens) == expected


@pytest.mark.parametrize("order", list(permutations(["X", "T21", "T1"])))
def test_skus_mond_and_pagat_in_one_trick_give_it_to_the_pagat(order: tuple[str, ...]) -> None:
    """Mayr 2012, Kaiserstich: in any order, and whatever the fourth card is."""
    for place in range(4):
        for fourth in ("T20", "SK"):
            tokens = " ".join((*order[:place], fourth, *order[place:]))
            assert winner(tokens, kaiserstich=True).endswith(" T1")
            assert winner(tokens, kaiserstich=False).endswith(" X")


@pytest.mark.parametrize("tokens", ["X T21 T2 T3", "X T1 T20 T19", "T21 T1 T20 T19"])
def test_two_of_the_three_make_no_kaiserstich(tokens: str) -> None:
    """Mayr 2012, Kaiserstich."""
    assert winner(tokens, kaiserstich=True) == winner(tokens)


def test_only_mayr_plays_the_kaiserstich() -> None:
    """Tournament sheet 1.7: none; the book of 1900 does not know it."""
    assert [book.kaiserstich.played for book in (K1900, TURNIER, MAYR)] == [False, False, True]


@pytest.mark.parametrize(
    ("tokens", "expected"),
    [
        ("S7 X T21 T20", "A S7"),
        ("S7 SK X SQ", "B SK"),
        ("T5 T9 T2 X", "D X"),
        ("T5 SK HK DK", "A T5"),
    ],
)
def test_in_suit_games_taroks_do_not_beat_suits(tokens: str, expected: str) -> None:
    """Mayr 2012, Farbenspiele; T-A15."""
    assert winner(tokens, powerless=True) == expected


def test_the_kaiserstich_wins_in_suit_games_too() -> None:
    """Mayr 2012, Kaiserstich; M-A09: even when a suit was led."""
    assert winner("SK X T21 T1", powerless=True, kaiserstich=True) == "D T1"
    assert winner("T1 T21 X T20", powerless=True, kaiserstich=True) == "A T1"


def test_a_trick_tells_what_each_has_played() -> None:
    played = trick("S7 SK", leader=C)
    assert [played.card_of(seat) for seat in SEATS] == [None, None, card("S7"), card("SK")]
    assert (played.suit, played.cards) == (Suit.SPADES, (card("S7"), card("SK")))
    assert played.best() == (D, card("SK"))
    assert trick("").suit is None


def test_a_trick_tells_who_would_win_with_more_cards() -> None:
    """M-A09: a card overtakes if it becomes the winner."""
    played = trick("S7 SK", leader=B)
    assert played.winning() == card("SK")
    assert played.winning(card("T1")) == card("T1")
    assert played.winning(card("HK")) == card("SK")
