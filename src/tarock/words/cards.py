"""Cards as a line of text shows them: by the name that the game gives them, or as short as ♠K and T12."""

from typing import Final

from tarock.core.cards import CARD_NAMES, RANK_NAMES, SUIT_NAMES, Card, Rank, Suit, rank_of, suit_of, tarok_number
from tarock.words import Words

SYMBOLS: Final = "♠♥♦♣"
"""The symbol of each suit."""

_CARDS: Final = {name: card for card, name in enumerate(CARD_NAMES)}


def card_sign(words: Words, family: str, token: str) -> str:
    """Return the card of a token in a sentence about a game.

    >>> [card_sign(Words("en"), game, token) for game in ("danish", "koenigrufen") for token in ("T21", "X", "SK")]
    ['T21', 'skus', '♠K', 'Mond', 'Sküs', '♠K']
    """
    name = f"card-{family}-{token}"
    return words(name) if name in words else _sign(words, _CARDS[token])


def _sign(words: Words, card: Card) -> str:
    suit = suit_of(card)
    if suit is Suit.TAROK:
        return words("card-tarok", number=tarok_number(card))
    return SYMBOLS[suit] + rank_sign(words, rank_of(card))


def rank_sign(words: Words, rank: Rank) -> str:
    """Return what stands in the corner of a suit card."""
    return str(int(rank)) if rank <= Rank.TEN else words(f"rank-short-{RANK_NAMES[rank]}")


def suit_sign(suit: Suit) -> str:
    """Return the symbol of a suit, T for tarok."""
    return SUIT_NAMES[suit] if suit is Suit.TAROK else SYMBOLS[suit]
