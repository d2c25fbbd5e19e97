"""The cards of Königrufen by what they are in the game, and what they count."""

from collections.abc import Iterable
from typing import TYPE_CHECKING, Final

from tarock.core.cards import MOND, PAGAT, SKUS, SUITS, Card, Rank, Suit, rank_of, suit_card, suit_of
from tarock.core.cardset import CardSet
from tarock.core.packs import PACK_54

if TYPE_CHECKING:
    from tarock.koenigrufen.rules import Counting

PACK: Final = PACK_54.cards
OF_SUIT: Final = PACK_54.suits
"""The cards of each :class:`Suit`; the skus is the highest tarock."""

TAROCKS: Final = OF_SUIT[Suit.TAROK]
SUIT_CARDS: Final = PACK - TAROCKS
KINGS: Final = CardSet.from_cards(suit_card(suit, Rank.KING) for suit in SUITS)
QUEENS: Final = CardSet.from_cards(suit_card(suit, Rank.QUEEN) for suit in SUITS)
TRULL: Final = CardSet.of(SKUS, MOND, PAGAT)

LAST_TRICK: Final = 12
HAND_SIZE: Final = 12
HALF: Final = 3
PLAYERS: Final = 4

_FROM_POINTS: Final = 3
_BLATT: Final = 2


def card_points(rule: "Counting", card: Card) -> int:
    """Return what a card counts before the deduction for every three cards."""
    if card in TRULL:
        return rule.trull
    if suit_of(card) not in SUITS:
        return rule.other
    courts = {Rank.KING: rule.king, Rank.QUEEN: rule.queen, Rank.CAVALL: rule.cavall, Rank.JACK: rule.jack}
    return courts.get(rank_of(card), rule.other)


def thirds(rule: "Counting", cards: Iterable[Card]) -> int:
    """Return what cards count in thirds of a point: three times their points less two for each card.

    That is the count in threes with two points deducted for each three, exact also for what is left over.
    """
    return sum(_FROM_POINTS * card_points(rule, card) - _BLATT for card in cards)
