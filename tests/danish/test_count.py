"""Counting the piles.

Jensen 1989, Betalinger/Efter spillet, l.295-321; Møller, Tælling, l.661-685, l.2406-2430.
"""

import pytest

from tarock.core.cards import Suit, suit_of
from tarock.danish.cards import PACK
from tarock.danish.count import amounts, card_value, piles
from tarock.danish.rules import DanishRuleset
from tarock.danish.seating import Seating
from tarock.danish.trick import Trick
from tests.danish.builders import (
    FIVE,
    FOUR,
    FOUR_TWO_PACKS,
    HJOERRING,
    JENSEN,
    NOLO,
    THREE,
    TOUT,
    ULTIMO,
    ULTIMO_WITH_SKUS,
    A,
    B,
    C,
    D,
    Played,
    card,
    cards,
    either_book,
    house,
)

BANDS = [
    (0, 3, -25),
    (4, 8, -20),
    (9, 13, -15),
    (14, 18, -10),
    (19, 23, -5),
    (24, 28, 0),
    (29, 33, 5),
    (34, 38, 10),
    (39, 43, 15),
    (44, 48, 20),
    (49, 53, 25),
    (54, 58, 30),
    (59, 63, 35),
    (64, 68, 40),
    (69, 73, 45),
    (74, 78, 50),
]
"""The conversion table: Jensen 1989, l.304-315, "and so on up to 50"; Møller, l.2415-2430."""


def trick(number: int, leader: int, text: str, *seats: int) -> Trick:
    """A trick without a led skus."""
    fallen = [card(token) for token in text.split()]
    return Trick(number, leader, tuple(zip(seats, fallen, strict=True)), suit_of(fallen[0]))


@either_book
@pytest.mark.parametrize(
    ("tokens", "value"),
    [
        ("SK HK DK CK", 4),
        ("T21 T1 X", 4),
        ("SQ HQ DQ CQ", 3),
        ("SC HC DC CC", 2),
        ("SJ HJ DJ CJ", 1),
        ("S10 S1 H1 H10 D5 C7 T2 T10 T20", 0),
    ],
)
def test_kings_t21_pagat_and_skus_count_four_queens_three_cavals_two_knaves_one(
    book: DanishRuleset, tokens: str, value: int
) -> None:
    """Jensen 1989, Betalinger/Efter, l.296-300; Møller, Tælling, l.667-674; B-01, B-02."""
    assert {card_value(book.count.values, one) for one in cards(tokens)} == {value}


@either_book
def test_cards_tricks_and_skat_count_78_in_all(book: DanishRuleset) -> None:
    """28 + 12 + 8 + 4 for the cards, 25 tricks and the skat: Jensen 1989, l.297-302; B-01."""
    values = book.count.values
    assert sum(card_value(values, one) for one in PACK) == 28 + 12 + 8 + 4
    assert sum(card_value(values, one) for one in PACK) + 26 * values.trick == 78 == 3 * book.count.average


@either_book
@pytest.mark.parametrize(("lowest", "highest", "points"), BANDS)
def test_the_difference_from_26_goes_to_the_nearest_five(
    book: DanishRuleset, lowest: int, highest: int, points: int
) -> None:
    """Jensen 1989, l.303-315; Møller, l.675-680, l.2415-2430: every number of every band, as the dealer's."""
    for number in range(lowest, highest + 1):
        rest = 78 - number
        due = amounts(book.count, THREE, {A: number, B: rest // 2, C: rest - rest // 2})
        assert due[A] == points


def test_the_bands_leave_no_gap() -> None:
    numbers = [number for lowest, highest, _ in BANDS for number in range(lowest, highest + 1)]
    assert numbers == list(range(79))


def test_moellers_example_19_pays_5_and_18_pays_10() -> None:
    """Møller, Tælling, l.678-680."""
    assert amounts(HJOERRING.count, THREE, {A: 19, B: 41, C: 18}) == {A: -5, B: 15, C: -10}


def test_after_jensen_all_three_count() -> None:
    """Jensen 1989, l.295, l.317-319: what does not match is left to the pagat cup."""
    assert amounts(JENSEN.count, THREE, {A: 22, B: 28, C: 28}) == {A: -5, B: 0, C: 0}
    assert amounts(JENSEN.count, THREE, {A: 30, B: 24, C: 24}) == {A: 5, B: 0, C: 0}
    assert amounts(JENSEN.count, THREE, {A: 28, B: 22, C: 28}) == {A: 0, B: -5, C: 0}


def test_the_difference_is_never_more_than_five_after_jensen() -> None:
    """Spec, section 8: it is always -5, 0 or +5."""
    sums = {
        sum(amounts(JENSEN.count, THREE, {A: a, B: b, C: 78 - a - b}).values())
        for a in range(79)
        for b in range(79 - a)
    }
    assert sums == {-5, 0, 5}


def test_after_moeller_forehand_takes_what_balances_the_two_others() -> None:
    """Møller, Tælling, l.661-665, l.681-684; B-38: his own 22 cost him nothing, his own 30 bring him nothing."""
    assert amounts(HJOERRING.count, THREE, {A: 28, B: 22, C: 28}) == {A: 0, B: 0, C: 0}
    assert amounts(HJOERRING.count, THREE, {A: 24, B: 30, C: 24}) == {A: 0, B: 0, C: 0}
    assert amounts(HJOERRING.count, THREE, {A: 22, B: 28, C: 28}) == {A: -5, B: 5, C: 0}
    assert amounts(HJOERRING.count, THREE, {A: 30, B: 24, C: 24}) == {A: 5, B: -5, C: 0}


def test_after_moeller_the_amounts_always_balance() -> None:
    for a in range(79):
        for b in range(79 - a):
            assert sum(amounts(HJOERRING.count, THREE, {A: a, B: b, C: 78 - a - b}).values()) == 0


@pytest.mark.parametrize(
    ("seating", "forehand"), [(THREE, B), (FOUR, B), (FOUR_TWO_PACKS, C), (FIVE, B)], ids=["3", "4", "4 two packs", "5"]
)
def test_after_moeller_it_is_forehand_who_does_not_count_at_every_table(seating: Seating, forehand: int) -> None:
    """Møller, Tælling, l.662 (who deals next); B-37: with five, or two packs, the next dealer sits out."""
    counted = {seat: (26 if seat == forehand else 31 if seat == seating.dealer else 21) for seat in seating.active}
    assert amounts(HJOERRING.count, seating, counted) == {
        seat: (0 if seat == forehand else 5 if seat == seating.dealer else -5) for seat in seating.active
    }
    alone = {seat: (36 if seat == forehand else 26 if seat == seating.dealer else 16) for seat in seating.active}
    assert amounts(HJOERRING.count, seating, alone)[forehand] == 10


def test_a_house_may_round_otherwise() -> None:
    tens = house(JENSEN, count={"step": 10})
    assert amounts(tens.count, THREE, {A: 31, B: 30, C: 17}) == {A: 10, B: 0, C: -10}


# Piles


@either_book
def test_a_trick_counts_one_and_its_cards_for_its_winner(book: DanishRuleset) -> None:
    """Jensen 1989, l.296-301; Møller, Tælling, l.665-674."""
    tricks = [trick(1, B, "SK SQ SJ", B, C, A), trick(2, B, "D5 T1 D4", B, C, A), trick(3, C, "T2 T3 T4", C, A, B)]
    assert piles(book.count.values, THREE, tricks, cards("")) == {A: 1, B: 4 + 3 + 1 + 1 + 1, C: 4 + 1}


@either_book
def test_the_skat_is_a_trick_of_the_dealers_with_its_cards(book: DanishRuleset) -> None:
    """Jensen 1989, l.301; Møller, Som svag mand, l.1497: the laid cards count for him."""
    assert piles(book.count.values, THREE, [], cards("HQ HC S2")) == {A: 1 + 3 + 2, B: 0, C: 0}
    assert piles(book.count.values, FOUR, [], cards("S1 S2 S3")) == {A: 1, B: 0, D: 0}


@either_book
@pytest.mark.parametrize("number", [1, 12, 23])
def test_a_skus_played_before_the_end_goes_to_its_holders_own_pile(book: DanishRuleset, number: int) -> None:
    """Jensen 1989, Skusen, l.154-155; Møller, Om scusen, l.600-601: A wins the trick, C keeps the skus."""
    tricks = [trick(number, A, "SK S2 X", A, B, C)]
    assert piles(book.count.values, THREE, tricks, cards("")) == {A: 1 + 5, B: 0, C: 4}


@either_book
def test_a_skus_that_was_led_goes_to_its_holder_too(book: DanishRuleset) -> None:
    led = Trick(5, A, ((A, card("X")), (B, card("HK")), (C, card("H2"))), Suit.HEARTS)
    assert piles(book.count.values, THREE, [led], cards("")) == {A: 4 + 1, B: 1 + 4, C: 0}


@either_book
def test_a_skus_that_falls_in_the_last_trick_goes_to_the_winner(book: DanishRuleset) -> None:
    """Jensen 1989, Skusen, l.157; Møller, Om scusen, l.601-602."""
    tricks = [trick(25, A, "SK S2 X", A, B, C)]
    assert piles(book.count.values, THREE, tricks, cards("")) == {A: 1 + 1 + 4 + 4, B: 0, C: 0}


def test_a_laid_skus_counts_for_the_dealer() -> None:
    """Jensen 1989, Udtryk, l.40; B-32."""
    assert piles(JENSEN.count.values, THREE, [], cards("X S1 S2"))[A] == 5


@either_book
@pytest.mark.parametrize(
    ("deal", "expected"),
    [
        (ULTIMO, {A: 68, B: 4, C: 6}),
        (ULTIMO_WITH_SKUS, {A: 72, B: 4, C: 2}),
        (TOUT, {A: 73, B: 4, C: 1}),
    ],
    ids=["skus thrown early", "skus in the last trick", "tout"],
)
def test_the_piles_of_a_whole_deal_count_78(book: DanishRuleset, deal: Played, expected: dict[int, int]) -> None:
    """ULTIMO: B has S2 SQ S1 (1 + 3), C has S9 S10 S3, the skat and the skus (1 + 1 + 4), A the rest."""
    state = deal.play(book)
    counted = piles(book.count.values, state.table.seating, state.table.tricks, state.skat)
    assert counted == expected
    assert sum(counted.values()) == 78


@either_book
def test_a_holder_without_a_trick_keeps_his_skus_all_the_same(book: DanishRuleset) -> None:
    """B-26: C has no trick in the nolo, but the skat and the skus would count for him."""
    state = NOLO.play(book)
    counted = piles(book.count.values, state.table.seating, state.table.tricks, state.skat)
    assert counted[C] == 1 + 4
