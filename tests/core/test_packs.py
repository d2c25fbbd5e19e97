"""The two packs."""

from tarock.core.cards import CARD_NAMES, SKUS, Suit
from tarock.core.cardset import CardSet
from tarock.core.packs import PACK_54, PACK_78, Pack


def names(cards: CardSet) -> str:
    return " ".join(CARD_NAMES[card] for card in cards)


def test_the_danish_pack_has_78_cards() -> None:
    """Jensen 1989, Kortene, l.123-129."""
    assert len(PACK_78.cards) == 78
    assert [len(suit) for suit in PACK_78.suits] == [14, 14, 14, 14, 22]


def test_the_austrian_pack_has_54_cards() -> None:
    """It is the Danish pack without the six weakest cards of each suit."""
    assert len(PACK_54.cards) == 54
    assert [names(suit) for suit in PACK_54.suits[:4]] == [
        "S7 S8 S9 S10 SJ SC SQ SK",
        "H4 H3 H2 H1 HJ HC HQ HK",
        "D4 D3 D2 D1 DJ DC DQ DK",
        "C7 C8 C9 C10 CJ CC CQ CK",
    ]
    assert PACK_54.suits[Suit.TAROK] == PACK_78.suits[Suit.TAROK]


def test_the_suits_of_a_pack_share_its_cards_among_them() -> None:
    for pack in (PACK_78, PACK_54):
        assert sum(map(len, pack.suits)) == len(pack.cards)
        assert CardSet.from_cards(card for suit in pack.suits for card in suit) == pack.cards
        assert SKUS in pack.suits[Suit.TAROK]


def test_any_cards_can_be_sorted_into_suits() -> None:
    assert Pack.of(CardSet.of(0, SKUS)).suits == (
        CardSet.of(0),
        CardSet(),
        CardSet(),
        CardSet(),
        CardSet.of(SKUS),
    )
