"""Cards as they are shown: short and in colour on the table, by name in sentences."""

from collections.abc import Iterable

from tarock.cli.terminal.shared import lines
from tarock.core.cards import CARD_NAMES, RED_SUITS, SKUS, Card, Suit, rank_of, suit_of, tarok_number
from tarock.words import Words
from tarock.words.cards import card_sign, rank_sign, suit_sign


def hand_order(cards: Iterable[Card]) -> list[Card]:
    """Return cards as a hand is held: taroks from the top, the skus, then the suits, each from its strongest card."""
    return sorted(cards, key=lambda card: (_place(card), -card))


def _place(card: Card) -> int:
    if card == SKUS:
        return 0
    return -1 if suit_of(card) is Suit.TAROK else suit_of(card) + 1


class Faces:
    """The faces of cards in a language, by the names of a family."""

    def __init__(self, words: Words, family: str) -> None:
        self._words = words
        self._family = family

    def suit(self, suit: Suit) -> str:
        """Return the symbol of a suit, T for tarok."""
        return suit_sign(suit)

    def in_row(self, card: Card) -> str:
        """Return a card as it stands in the row of its suit: ``K``, ``21``."""
        if card == SKUS:
            return self.plain(card)
        return str(tarok_number(card)) if suit_of(card) is Suit.TAROK else rank_sign(self._words, rank_of(card))

    def plain(self, card: Card) -> str:
        """Return a card by its name, or with its suit: ``Mond``, ``♠K``, ``T20``."""
        return card_sign(self._words, self._family, CARD_NAMES[card])

    def token(self, text: str) -> str:
        """Return the face of the card that a token means; any other text as it is."""
        return self.plain(CARD_NAMES.index(text)) if text in CARD_NAMES else text


def style_of(card: Card) -> str:
    """Return the colour of a card."""
    if card == SKUS:
        return lines.SKUS
    if suit_of(card) is Suit.TAROK:
        return lines.TAROK
    return lines.RED if suit_of(card) in RED_SUITS else ""
