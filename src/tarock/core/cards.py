"""Cards as small integers.

One encoding serves both packs.  Within a suit a higher integer is a stronger card, whatever is printed on
it: black suits rank 10 … 1, red suits 1 … 10 below the courts (Jensen 1989, Kortene, l.130-132; Møller,
Kortene, l.319-325).  The taroks follow the suits and the skus stands last, so that the 54-card pack is the
78-card pack without the six weakest cards of each suit.
"""

from enum import IntEnum
from typing import Annotated, Final, TypeAlias

Card: TypeAlias = Annotated[int, "card"]
"""An integer from 0 to 77; :data:`CARD_NAMES` gives its token."""


class Suit(IntEnum):
    """The four suits and the taroks, in the order in which hands are written after the taroks."""

    SPADES = 0
    HEARTS = 1
    DIAMONDS = 2
    CLUBS = 3
    TAROK = 4


PlainSuit: TypeAlias = Annotated[Suit, "plain"]
"""A suit other than the taroks."""

SUITS: Final = (Suit.SPADES, Suit.HEARTS, Suit.DIAMONDS, Suit.CLUBS)
"""The four suits without the taroks."""

SUIT_NAMES: Final = "SHDCT"
"""The token of each :class:`Suit`."""

RED_SUITS: Final = (Suit.HEARTS, Suit.DIAMONDS)


class Rank(IntEnum):
    """What is printed on a suit card: pips 1 to 10 and the four courts."""

    ONE = 1
    TWO = 2
    THREE = 3
    FOUR = 4
    FIVE = 5
    SIX = 6
    SEVEN = 7
    EIGHT = 8
    NINE = 9
    TEN = 10
    JACK = 11
    CAVALL = 12
    QUEEN = 13
    KING = 14


COURT_RANKS: Final = (Rank.KING, Rank.QUEEN, Rank.CAVALL, Rank.JACK)
RANK_NAMES: Final = ("", "1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "C", "Q", "K")
"""The token of each :class:`Rank`; ranks begin at one."""

SUIT_SIZE: Final = 14
TAROK_COUNT: Final = 21
_FIRST_TAROK: Final = len(SUITS) * SUIT_SIZE


def suit_card(suit: Suit, rank: Rank) -> Card:
    """Return the card of a suit with that rank printed on it.

    >>> CARD_NAMES[suit_card(Suit.HEARTS, Rank.KING)]
    'HK'
    """
    pips_fall = suit in RED_SUITS and rank <= Rank.TEN
    strength = Rank.TEN - rank if pips_fall else rank - 1
    return suit * SUIT_SIZE + strength


def tarok(number: int) -> Card:
    """Return the tarok with that number, 1 to 21."""
    return _FIRST_TAROK + number - 1


PAGAT: Final[Card] = tarok(1)
MOND: Final[Card] = tarok(21)
SKUS: Final[Card] = tarok(22)
PACK_SIZE: Final = SKUS + 1


def suit_of(card: Card) -> Suit:
    """Return the suit of a card; the skus is listed with the taroks."""
    return _SUIT_OF[card]


def rank_of(card: Card) -> Rank:
    """Return what is printed on a suit card."""
    return _RANK_OF[card]


def tarok_number(card: Card) -> int:
    """Return the number of a tarok; the skus gives 22."""
    return card - _FIRST_TAROK + 1


_SUIT_OF: Final = tuple(Suit(min(card // SUIT_SIZE, Suit.TAROK)) for card in range(PACK_SIZE))
_RANK_OF: Final = {suit_card(suit, rank): rank for suit in SUITS for rank in Rank}


def _name(card: Card) -> str:
    if card == SKUS:
        return "X"
    if card >= _FIRST_TAROK:
        return f"T{tarok_number(card)}"
    return SUIT_NAMES[suit_of(card)] + RANK_NAMES[rank_of(card)]


CARD_NAMES: Final = tuple(_name(card) for card in range(PACK_SIZE))
"""The ASCII token of every card, as files and programs write it."""
