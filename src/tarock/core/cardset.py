"""Sets of cards: one integer underneath, a frozen set on top."""

from collections.abc import Iterable, Iterator
from collections.abc import Set as AbstractSet
from typing import Any, Final, NoReturn

from tarock.core.cards import CARD_NAMES, Card


class CardSet(AbstractSet[Card]):
    """An immutable set of cards, stored as a bit mask.

    >>> hand = CardSet.of(0, 13)
    >>> 13 in hand, len(hand), list(hand)
    (True, 2, [0, 13])
    """

    __slots__ = ("mask",)
    mask: int

    def __init__(self, mask: int = 0) -> None:
        _set_mask(self, mask)

    @classmethod
    def of(cls, *cards: Card) -> "CardSet":
        """Return the set of the cards given."""
        return cls.from_cards(cards)

    @classmethod
    def from_cards(cls, cards: Iterable[Card]) -> "CardSet":
        """Return the set of the cards in an iterable."""
        mask = 0
        for card in cards:
            mask |= 1 << card
        return cls(mask)

    @classmethod
    def _from_iterable(cls, it: Iterable[Any]) -> AbstractSet[Any]:
        """Make the results of the set operators that come with :class:`collections.abc.Set`."""
        return cls.from_cards(it)

    def __delattr__(self, name: str) -> NoReturn:
        message = f"a CardSet cannot be changed (del {name})"
        raise AttributeError(message)

    def __setattr__(self, name: str, value: object) -> NoReturn:
        message = f"a CardSet cannot be changed ({name} = {value!r})"
        raise AttributeError(message)

    def __contains__(self, card: object) -> bool:
        return isinstance(card, int) and card >= 0 and bool(self.mask >> card & 1)

    def __iter__(self) -> Iterator[Card]:
        """Give the cards from the weakest of spades to the skus."""
        mask = self.mask
        while mask:
            lowest = mask & -mask
            yield lowest.bit_length() - 1
            mask ^= lowest

    def __len__(self) -> int:
        return self.mask.bit_count()

    def __bool__(self) -> bool:
        return self.mask != 0

    def __eq__(self, other: object) -> bool:
        return isinstance(other, CardSet) and self.mask == other.mask

    def __hash__(self) -> int:
        return hash(self.mask)

    def __and__(self, other: AbstractSet[object]) -> "CardSet":
        return CardSet(self.mask & _mask_of(other))

    def __or__(self, other: AbstractSet[object]) -> "CardSet":
        return CardSet(self.mask | _mask_of(other))

    def __sub__(self, other: AbstractSet[object]) -> "CardSet":
        return CardSet(self.mask & ~_mask_of(other))

    def __xor__(self, other: AbstractSet[object]) -> "CardSet":
        return CardSet(self.mask ^ _mask_of(other))

    def __le__(self, other: AbstractSet[object]) -> bool:
        return not self.mask & ~_mask_of(other)

    def __ge__(self, other: AbstractSet[object]) -> bool:
        return not _mask_of(other) & ~self.mask

    def isdisjoint(self, other: Iterable[object]) -> bool:
        """Tell whether the two sets have no card in common."""
        return not self.mask & _mask_of(other)

    def strongest(self) -> Card:
        """Return the card with the highest number.

        :raises ValueError: if the set is empty.
        """
        if not self.mask:
            message = "an empty set of cards has no strongest card"
            raise ValueError(message)
        return self.mask.bit_length() - 1

    def above(self, card: Card) -> "CardSet":
        """Return the cards with a higher number than a card, which need not be in the set."""
        return CardSet(self.mask >> card + 1 << card + 1)

    def __reduce__(self) -> tuple[type["CardSet"], tuple[int]]:
        return CardSet, (self.mask,)

    def __repr__(self) -> str:
        return f"CardSet({{{' '.join(CARD_NAMES[card] for card in self)}}})"


_set_mask = CardSet.mask.__set__  # type: ignore[attr-defined]  # the slot itself: __setattr__ refuses


def _mask_of(other: Iterable[object]) -> int:
    if isinstance(other, CardSet):
        return other.mask
    mask = 0
    for card in other:
        if not isinstance(card, int):
            message = f"expected cards, got {card!r}"
            raise TypeError(message)
        mask |= 1 << card
    return mask


NO_CARDS: Final = CardSet()
