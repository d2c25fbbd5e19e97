"""The cards of Danish Tarok by what they are in the game."""

from typing import Final

from tarock.core.cards import COURT_RANKS, MOND, PAGAT, SKUS, SUITS, Rank, Suit, suit_card
from tarock.core.cardset import CardSet
from tarock.core.packs import PACK_78

PACK: Final = PACK_78.cards
SKUS_ALONE: Final = CardSet.of(SKUS)
TAROKS: Final = PACK_78.suits[Suit.TAROK] - SKUS_ALONE
"""The 21 numbered taroks.  The skus is none of them when following, laying or asking for a redeal."""

OF_SUIT: Final = (*PACK_78.suits[: Suit.TAROK], TAROKS)
"""The cards that follow each :class:`Suit`."""

COURTS: Final = tuple(CardSet.from_cards(suit_card(suit, rank) for rank in COURT_RANKS) for suit in SUITS)
KINGS: Final = CardSet.from_cards(suit_card(suit, Rank.KING) for suit in SUITS)
ULTIMO_CARDS: Final = KINGS | CardSet.of(PAGAT)
MATADORS: Final = CardSet.of(MOND, PAGAT, SKUS)

LAST_TRICK: Final = 25
SECOND_LAST_TRICK: Final = 24
THIRD_LAST_TRICK: Final = 23
HAND_SIZE: Final = 25
SKAT_SIZE: Final = 3
