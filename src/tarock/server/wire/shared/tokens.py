"""Cards and suits on the wire: the tokens of the record."""

from collections.abc import Iterable
from functools import lru_cache
from typing import Annotated, Final, Literal, TypeAlias

from msgspec import Meta

from tarock.core.cards import CARD_NAMES, SUIT_NAMES, Card, Suit
from tarock.core.cardset import CardSet
from tarock.core.errors import NotationError
from tarock.notation.cards import format_hand

CardToken: TypeAlias = Annotated[
    str,
    Meta(pattern=r"^(?:X|T(?:[1-9]|1[0-9]|2[01])|[SHDC](?:[1-9]|10|[JCQK]))$", description="A card: SK, H10, T21, X"),
]
SuitToken: TypeAlias = Literal["S", "H", "D", "C", "T"]
SeatNumber: TypeAlias = Annotated[int, Meta(ge=0, le=6, description="A seat of the deal, from 0, in playing order")]
PlaceNumber: TypeAlias = Annotated[int, Meta(ge=0, le=6, description="A place at the table, from 0, in playing order")]
CardTokens: TypeAlias = Annotated[tuple[CardToken, ...], Meta(max_length=78)]

SUIT_TOKENS: Final[tuple[SuitToken, ...]] = ("S", "H", "D", "C", "T")
_CARDS: Final = {name: card for card, name in enumerate(CARD_NAMES)}


def card_of(token: CardToken) -> Card:
    """Return the card of a token whose form has been checked."""
    return _CARDS[token]


def cards_of(tokens: Iterable[CardToken]) -> CardSet:
    """Return the set of some tokens.

    :raises NotationError: if a card is named twice.
    """
    cards = CardSet()
    for token in tokens:
        card = CardSet.of(_CARDS[token])
        if card <= cards:
            message = f"{token} is named twice"
            raise NotationError(message)
        cards |= card
    return cards


def tokens_of(cards: Iterable[Card]) -> tuple[CardToken, ...]:
    """Return the tokens of some cards, in their order."""
    return tuple([CARD_NAMES[card] for card in cards])


@lru_cache(maxsize=20_000)
def hand_tokens(cards: CardSet) -> tuple[CardToken, ...]:
    """Return the tokens of a hand, sorted as a player holds it; most hands are shown again with the next act."""
    return tuple(format_hand(cards).split())


def suit_of_token(token: SuitToken) -> Suit:
    """Return the suit of a letter."""
    return Suit(SUIT_NAMES.index(token))
