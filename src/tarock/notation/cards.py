"""Cards, suits and seats as files write them."""

from collections.abc import Iterable
from typing import Final

from tarock.core.cards import CARD_NAMES, SKUS, SUIT_NAMES, Card, Suit, suit_of
from tarock.core.cardset import CardSet
from tarock.core.errors import NotationError
from tarock.core.seats import SEAT_NAMES, Seat
from tarock.core.sentences import Sentence, shown

_CARDS: Final = {name: card for card, name in enumerate(CARD_NAMES)}


def parse_card(text: str) -> Card:
    """Return the card of an ASCII token.

    >>> CARD_NAMES[parse_card("HK")]
    'HK'

    :raises NotationError: if there is no such card.
    """
    if text not in _CARDS:
        raise NotationError(Sentence("record-no-card", got=shown(text)))
    return _CARDS[text]


def format_card(card: Card) -> str:
    """Return the ASCII token of a card."""
    return CARD_NAMES[card]


def parse_suit(text: str) -> Suit:
    """Return the suit of a letter, ``T`` for tarok.

    :raises NotationError: if there is no such suit.
    """
    if len(text) != 1 or text not in SUIT_NAMES:
        raise NotationError(Sentence("record-no-suit", got=shown(text), suits=" ".join(SUIT_NAMES)))
    return Suit(SUIT_NAMES.index(text))


def format_suit(suit: Suit) -> str:
    """Return the letter of a suit."""
    return SUIT_NAMES[suit]


def parse_seat(text: str) -> Seat:
    """Return the seat of a letter.

    :raises NotationError: if there is no such seat.
    """
    if len(text) != 1 or text not in SEAT_NAMES:
        raise NotationError(Sentence("record-no-seat", got=shown(text), last=SEAT_NAMES[-1]))
    return SEAT_NAMES.index(text)


def format_seat(seat: Seat) -> str:
    """Return the letter of a seat."""
    return SEAT_NAMES[seat]


def format_hand(cards: Iterable[Card]) -> str:
    """Return cards as a hand is written: taroks and skus, spades, hearts, diamonds, clubs, the strongest first."""
    return " ".join(CARD_NAMES[card] for card in sorted(cards, key=_place_in_hand))


def _place_in_hand(card: Card) -> tuple[int, int]:
    suit = suit_of(card)
    if card == SKUS:
        return 0, 0
    return (-1 if suit is Suit.TAROK else suit + 1), -card


def parse_cards(text: str) -> CardSet:
    """Return the set of cards in a text of tokens.

    :raises NotationError: if a token is no card or stands there twice.
    """
    cards = CardSet()
    for token in text.split():
        card = parse_card(token)
        if card in cards:
            raise NotationError(Sentence("record-card-twice", card=token))
        cards |= CardSet.of(card)
    return cards
