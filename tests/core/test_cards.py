"""The encoding of the cards: within a suit the higher number is the stronger card."""

import pytest

from tarock.core.cards import (
    CARD_NAMES,
    COURT_RANKS,
    MOND,
    PACK_SIZE,
    PAGAT,
    RANK_NAMES,
    SKUS,
    SUIT_NAMES,
    SUITS,
    Rank,
    Suit,
    rank_of,
    suit_card,
    suit_of,
    tarok,
    tarok_number,
)

BLACK = "K Q C J 10 9 8 7 6 5 4 3 2 1"
RED = "K Q C J 1 2 3 4 5 6 7 8 9 10"


def by_strength(suit: Suit) -> str:
    """The ranks of a suit, the strongest first."""
    held = sorted((card for card in range(PACK_SIZE) if suit_of(card) is suit), reverse=True)
    return " ".join(CARD_NAMES[card].removeprefix(SUIT_NAMES[suit]) for card in held)


@pytest.mark.parametrize("suit", [Suit.SPADES, Suit.CLUBS])
def test_black_suits_rank_from_ten_down_to_one_below_the_courts(suit: Suit) -> None:
    """Jensen 1989, Kortene, l.130-132; Møller, Kortene, l.319-325."""
    assert by_strength(suit) == BLACK


@pytest.mark.parametrize("suit", [Suit.HEARTS, Suit.DIAMONDS])
def test_red_suits_rank_from_one_down_to_ten_below_the_courts(suit: Suit) -> None:
    """Jensen 1989, Kortene, l.130-132; Møller, Kortene, l.319-325."""
    assert by_strength(suit) == RED


def test_taroks_rank_from_twenty_one_down_to_the_pagat() -> None:
    """Jensen 1989, Kortene, l.136-137; the skus is listed above them but has no rank in play."""
    assert by_strength(Suit.TAROK) == "X 21 20 19 18 17 16 15 14 13 12 11 10 9 8 7 6 5 4 3 2 1"


def test_the_pack_has_56_suit_cards_21_taroks_and_the_skus() -> None:
    """Jensen 1989, Kortene, l.123-129; Møller, Kortene, l.298-316."""
    assert PACK_SIZE == 78
    assert [sum(suit_of(card) is suit for card in range(PACK_SIZE)) for suit in Suit] == [14, 14, 14, 14, 22]
    assert len(set(CARD_NAMES)) == 78


def test_taroks_follow_the_suits_and_the_skus_stands_last() -> None:
    assert [tarok(number) for number in range(1, 22)] == list(range(56, 77))
    assert (PAGAT, MOND, SKUS) == (56, 76, 77)


def test_the_numbers_of_cards_never_change() -> None:
    """Records, kernels and shuffles rest on them: a change would turn every old deal into another."""
    assert " ".join(CARD_NAMES) == (
        "S1 S2 S3 S4 S5 S6 S7 S8 S9 S10 SJ SC SQ SK "
        "H10 H9 H8 H7 H6 H5 H4 H3 H2 H1 HJ HC HQ HK "
        "D10 D9 D8 D7 D6 D5 D4 D3 D2 D1 DJ DC DQ DK "
        "C1 C2 C3 C4 C5 C6 C7 C8 C9 C10 CJ CC CQ CK "
        "T1 T2 T3 T4 T5 T6 T7 T8 T9 T10 T11 T12 T13 T14 T15 T16 T17 T18 T19 T20 T21 X"
    )


def test_a_suit_card_is_made_of_its_suit_and_its_rank() -> None:
    made = {suit_card(suit, rank): (suit, rank) for suit in SUITS for rank in Rank}
    assert sorted(made) == list(range(56))
    for card, (suit, rank) in made.items():
        assert suit_of(card) is suit
        assert rank_of(card) is rank
        assert CARD_NAMES[card] == SUIT_NAMES[suit] + RANK_NAMES[rank]


def test_a_tarok_knows_its_number_and_the_skus_counts_as_the_twenty_second() -> None:
    assert [tarok_number(tarok(number)) for number in range(1, 22)] == list(range(1, 22))
    assert tarok_number(SKUS) == 22


def test_the_caval_stands_between_queen_and_knave() -> None:
    """Jensen 1989, Udtryk, l.10-11."""
    assert COURT_RANKS == (Rank.KING, Rank.QUEEN, Rank.CAVALL, Rank.JACK)
    assert "".join(RANK_NAMES[rank] for rank in COURT_RANKS) == "KQCJ"
