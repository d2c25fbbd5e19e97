"""Following and winning, as both families know it."""

import pytest

from tarock.core.cards import SKUS, Suit
from tarock.core.cardset import NO_CARDS, CardSet
from tarock.core.packs import PACK_78
from tarock.core.trick import followers, winning_card
from tarock.notation.cards import parse_card, parse_cards

TAROKS = PACK_78.suits[Suit.TAROK] - CardSet.of(SKUS)
SPADES = PACK_78.suits[Suit.SPADES]
HEARTS = PACK_78.suits[Suit.HEARTS]


@pytest.mark.parametrize(
    ("hand", "may_play"),
    [
        ("S2 SK H4 T7", "S2 SK"),
        ("H4 T7 T12 D1", "T7 T12"),
        ("H4 D1", "H4 D1"),
        ("", ""),
    ],
)
def test_the_led_suit_must_be_followed_else_a_trump_else_anything(hand: str, may_play: str) -> None:
    """Jensen 1989, Selve spillet, l.422-428; Møller, Selve spillet, l.648-649."""
    assert followers(parse_cards(hand), SPADES, TAROKS) == parse_cards(may_play)


def test_a_led_trump_must_be_followed_with_a_trump() -> None:
    assert followers(parse_cards("T3 S2"), TAROKS, TAROKS) == parse_cards("T3")


@pytest.mark.parametrize(
    ("led", "trick", "winner"),
    [
        (SPADES, "S9 S10 S2", "S10"),
        (SPADES, "S1 S2 SJ", "SJ"),
        (HEARTS, "H9 H2 H10", "H2"),
        (HEARTS, "H1 H2 HJ", "HJ"),
        (SPADES, "S2 HK DK", "S2"),
        (SPADES, "SK T1 S9", "T1"),
        (SPADES, "SK T1 T2", "T2"),
        (TAROKS, "T20 T21 SK", "T21"),
        (SPADES, "S2 X HK", "S2"),
    ],
)
def test_the_strongest_trump_wins_else_the_strongest_of_the_led_suit(led: CardSet, trick: str, winner: str) -> None:
    """Jensen 1989, Kortene, l.130-141."""
    assert winning_card([parse_card(token) for token in trick.split()], led, TAROKS) == parse_card(winner)


def test_nothing_wins_where_neither_the_led_suit_nor_a_trump_was_played() -> None:
    assert winning_card([SKUS, parse_card("HK"), parse_card("D1")], SPADES, TAROKS) is None
    assert winning_card([], NO_CARDS, NO_CARDS) is None
