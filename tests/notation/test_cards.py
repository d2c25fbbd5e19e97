"""Cards, suits, seats and hands as files write them."""

from random import Random

import pytest

from tarock.core.cards import CARD_NAMES, MOND, PAGAT, SKUS, Card, Suit
from tarock.core.cardset import NO_CARDS, CardSet
from tarock.core.errors import NotationError
from tarock.core.seats import SEAT_NAMES, Seat
from tarock.danish.cards import PACK
from tarock.notation.cards import (
    format_card,
    format_hand,
    format_seat,
    format_suit,
    parse_card,
    parse_cards,
    parse_seat,
    parse_suit,
)


def test_there_are_78_different_tokens() -> None:
    assert len({format_card(card) for card in PACK}) == 78


@pytest.mark.parametrize("card", list(PACK), ids=format_card)
def test_every_card_reads_as_it_is_written(card: Card) -> None:
    assert parse_card(format_card(card)) == card


@pytest.mark.parametrize(("token", "card"), [("T1", PAGAT), ("T21", MOND), ("X", SKUS)])
def test_the_matadors_have_their_tokens(token: str, card: Card) -> None:
    assert format_card(card) == token


@pytest.mark.parametrize("suit", list(Suit))
def test_every_suit_reads_as_it_is_written(suit: Suit) -> None:
    assert parse_suit(format_suit(suit)) is suit


def test_suits_are_spades_hearts_diamonds_clubs_and_tarok() -> None:
    assert [format_suit(suit) for suit in Suit] == ["S", "H", "D", "C", "T"]


@pytest.mark.parametrize("seat", range(len(SEAT_NAMES)))
def test_every_seat_reads_as_it_is_written(seat: Seat) -> None:
    assert parse_seat(format_seat(seat)) == seat


@pytest.mark.parametrize(
    "text",
    ["", " ", "T0", "T22", "T01", "t1", "S11", "S0", "SA", "S", "sK", "SK ", " SK", "KS", "XX", "x", "♠K", "H-1", "é"],
)
def test_what_is_no_card_is_refused(text: str) -> None:
    with pytest.raises(NotationError, match="is no card; expected a token such as SK, H10, T21 or X"):
        parse_card(text)


@pytest.mark.parametrize("text", ["", "s", "SH", "X", "K", " S", "♥", "SHDCT"])
def test_what_is_no_suit_is_refused(text: str) -> None:
    with pytest.raises(NotationError, match="is no suit; expected one of S H D C T"):
        parse_suit(text)


@pytest.mark.parametrize("text", ["", "a", "AB", "H", "Z", "1", " A", "ABCDEFG"])
def test_what_is_no_seat_is_refused(text: str) -> None:
    with pytest.raises(NotationError, match="is no seat; expected a letter from A to G"):
        parse_seat(text)


def test_a_long_word_is_cut_in_the_message() -> None:
    with pytest.raises(NotationError) as caught:
        parse_card("T" * 100_000)
    assert len(str(caught.value)) < 150


def test_a_hand_is_written_taroks_first_then_suits_the_strongest_card_first() -> None:
    """Black pips fall from ten to one, red ones from one to ten."""
    hand = parse_cards("C1 C10 D10 D1 HK H2 S2 SJ X T1 T21")

    assert format_hand(hand) == "T21 T1 X SJ S2 HK H2 D1 D10 C10 C1"


@pytest.mark.parametrize("seed", range(20))
def test_every_hand_reads_as_it_is_written(seed: int) -> None:
    rng = Random(seed)
    hand = CardSet.from_cards(rng.sample(list(PACK), rng.randint(0, 78)))

    assert parse_cards(format_hand(hand)) == hand


def test_cards_may_be_apart_by_any_blanks() -> None:
    assert parse_cards("  SK\tHK \n X ") == parse_cards("SK HK X")
    assert parse_cards("") == NO_CARDS


def test_a_card_that_stands_twice_is_refused() -> None:
    with pytest.raises(NotationError, match="HK stands there twice"):
        parse_cards("HK SK HK")


def test_the_names_of_the_pack_are_in_the_order_of_the_cards() -> None:
    assert [format_card(card) for card in PACK] == list(CARD_NAMES)
