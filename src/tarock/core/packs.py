"""The two packs and their suits."""

from dataclasses import dataclass
from typing import Final

from tarock.core.cards import PACK_SIZE, SUIT_SIZE, SUITS, Suit, suit_of
from tarock.core.cardset import CardSet


@dataclass(frozen=True, slots=True)
class Pack:
    """A pack of cards and the cards of each of its suits, the skus among the taroks."""

    cards: CardSet
    suits: tuple[CardSet, ...]

    @classmethod
    def of(cls, cards: CardSet) -> "Pack":
        """Sort the cards of a pack into its suits."""
        return cls(cards, tuple(CardSet.from_cards(c for c in cards if suit_of(c) == suit) for suit in Suit))


PACK_78: Final = Pack.of(CardSet((1 << PACK_SIZE) - 1))
"""The Danish pack: 56 suit cards, 21 taroks, the skus (Jensen 1989, Kortene, l.123-129)."""

_WEAKEST_SIX: Final = CardSet.from_cards(suit * SUIT_SIZE + strength for suit in SUITS for strength in range(6))

PACK_54: Final = Pack.of(PACK_78.cards - _WEAKEST_SIX)
"""The Austrian pack: black suits down to the 7, red suits down to the 4."""
