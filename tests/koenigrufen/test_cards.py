"""Cards and what they count: tournament sheet 1.4; Mayr 2012, Die Karten, Zählen; K-A01, K-A02, T-A38."""

from itertools import combinations
from random import Random

import pytest

from tarock.core.cards import Suit
from tarock.core.cardset import CardSet
from tarock.koenigrufen.bonus_kinds import BIRD_CARDS, BIRDS, DUE
from tarock.koenigrufen.cards import KINGS, OF_SUIT, PACK, QUEENS, SUIT_CARDS, TAROCKS, TRULL, card_points, thirds
from tarock.koenigrufen.rules import KoenigrufenRuleset
from tests.koenigrufen.builders import K1900, MAYR, TURNIER, cards, every_book, names

COUNTING = MAYR.counting


def test_the_pack_has_32_suit_cards_and_22_taroks() -> None:
    """Mayr 2012, Die Karten; book of 1900, § 20."""
    assert (len(PACK), len(SUIT_CARDS), len(TAROCKS)) == (54, 32, 22)
    assert [len(OF_SUIT[suit]) for suit in Suit] == [8, 8, 8, 8, 22]


def test_red_suits_rank_from_ace_to_four_and_black_suits_from_ten_to_seven() -> None:
    """Mayr 2012, Die Karten: weakest first here."""
    assert names(OF_SUIT[Suit.HEARTS]) == "H4 H3 H2 H1 HJ HC HQ HK"
    assert names(OF_SUIT[Suit.DIAMONDS]) == "D4 D3 D2 D1 DJ DC DQ DK"
    assert names(OF_SUIT[Suit.SPADES]) == "S7 S8 S9 S10 SJ SC SQ SK"
    assert names(OF_SUIT[Suit.CLUBS]) == "C7 C8 C9 C10 CJ CC CQ CK"


def test_the_skus_is_the_highest_tarock_and_the_pagat_the_lowest() -> None:
    """Mayr 2012, Die Karten; book of 1900, §§ 10, 11."""
    order = list(TAROCKS)
    assert names(TAROCKS).split()[-3:] == ["T20", "T21", "X"]
    assert order == sorted(order)
    assert order[0] == BIRD_CARDS["pagat"]


def test_the_trull_is_skus_mond_and_pagat() -> None:
    """Mayr 2012, Die Karten; tournament sheet 10.2: these and the kings are the five-pointers."""
    assert cards("X T21 T1") == TRULL
    assert cards("SK HK DK CK") == KINGS
    assert cards("SQ HQ DQ CQ") == QUEENS


def test_the_birds_are_taroks_one_to_four_and_win_the_last_four_tricks() -> None:
    """Mayr 2012, Übersicht; M-A01."""
    assert [names(cards(f"T{number}")) for number in (1, 2, 3, 4)] == ["T1", "T2", "T3", "T4"]
    assert [BIRD_CARDS[bird] for bird in BIRDS] == list(cards("T1 T2 T3 T4"))
    assert [DUE[bird] for bird in BIRDS] == [12, 11, 10, 9]


@every_book
@pytest.mark.parametrize(
    ("tokens", "points"),
    [
        ("X T21 T1", 5),
        ("SK HK DK CK", 5),
        ("SQ HQ DQ CQ", 4),
        ("SC HC DC CC", 3),
        ("SJ HJ DJ CJ", 2),
        ("S10 S7 C9 H1 H4 D2 T2 T3 T4 T20", 1),
    ],
)
def test_courts_and_trull_count_and_all_other_cards_one(book: KoenigrufenRuleset, tokens: str, points: int) -> None:
    """Mayr 2012, Die Karten; K-A01, T-A38."""
    assert {card_points(book.counting, one) for one in cards(tokens)} == {points}


@every_book
def test_all_cards_count_210_thirds_which_are_70_points(book: KoenigrufenRuleset) -> None:
    """3 × 106 − 2 × 54 = 210; K-A01."""
    assert sum(card_points(book.counting, one) for one in PACK) == 106
    assert thirds(book.counting, PACK) == 210


@every_book
def test_a_game_is_won_with_35_points_and_2_blatt(book: KoenigrufenRuleset) -> None:
    """Tournament sheet 1.4; Mayr 2012, Zählen; K-A02: 3 × 35 + 2 = 107."""
    assert book.counting.win_thirds == 107


def test_the_blatt_are_what_is_left_after_counting_in_threes() -> None:
    """Mayr 2012, Zählen: K, Q and a blank are 5 + 4 + 1 − 2 = 8 points; a blank over is a Blatt, a third."""
    assert thirds(COUNTING, cards("CK CQ C10")) == 3 * 8
    assert thirds(COUNTING, cards("CK CQ C10 C7")) == 3 * 8 + 1
    assert thirds(COUNTING, cards("CK CQ C10 C7 C8")) == 3 * 8 + 2
    assert thirds(COUNTING, cards("C7 C8 C9")) == 3


@pytest.mark.parametrize(
    ("tokens", "points", "blatt"),
    [
        ("DK DQ T9 T21 T3 T12 HJ S10 S9", 15, 0),
        ("CK CQ T5 C10", 8, 1),
        ("HQ HC SJ", 7, 0),
        ("X T1 DC T8 C9", 11, 2),
        ("X T21 T1", 13, 0),
        ("HK DK SK CK", 17, 1),
        ("X T21 T1 HK DK SK CK", 30, 1),
        ("H1 T5 C7", 1, 0),
    ],
)
def test_worked_examples_of_counting(tokens: str, points: int, blatt: int) -> None:
    """Tournament sheet 1.4; Mayr 2012, Zählen; tests/data/cases/koenigrufen-counting.json."""
    assert divmod(thirds(COUNTING, cards(tokens)), 3) == (points, blatt)


def test_thirds_leave_the_same_rest_as_the_number_of_cards() -> None:
    """Arithmetic: thirds ≡ number of cards (mod 3)."""
    rng = Random(1)
    for size in range(55):
        some = rng.sample(list(PACK), size)
        assert thirds(COUNTING, some) % 3 == size % 3


def test_two_sides_together_always_have_all_thirds() -> None:
    """Counting is exact: what one side lacks the other has."""
    for left_out in combinations(list(KINGS | TRULL), 2):
        one = PACK - CardSet.from_cards(left_out)
        assert thirds(COUNTING, one) + thirds(COUNTING, left_out) == 210


def test_the_three_books_count_alike() -> None:
    """K-A01, T-A38: the older books are silent and follow Mayr."""
    for book in (K1900, TURNIER):
        assert [card_points(book.counting, one) for one in PACK] == [card_points(COUNTING, one) for one in PACK]
