"""Laying the skat: the rules of the books as a rating of every skat that may be laid.

Jensen 1989, Lægning af skaten, l.337-420; Møller, Som stærkspiller, l.1377-1384, Som holdespiller, l.1438-1442, Som
svag mand, l.1475-1498.
"""

from collections.abc import Callable
from dataclasses import dataclass
from functools import cached_property
from heapq import nlargest
from itertools import chain, zip_longest
from typing import Final

from tarock.core.cards import SKUS, SUITS, Card, Suit, suit_of
from tarock.core.cardset import CardSet
from tarock.danish.actions import Lay
from tarock.danish.cards import KINGS, OF_SUIT, TAROKS
from tarock.danish.count import card_value
from tarock.danish.skat import SkatChoice

COVER: Final = 4
"""So many cards of a suit are kept: fewer are attacked at once (Jensen 1989, l.353-383)."""
WHIP: Final = 7
"""From so many cards on a suit is kept whole to whip with (Møller, l.877-889, l.1379-1381)."""
LONGEST_WHIP: Final = 8
"""A longer one may be shortened (Jensen 1989, l.375-377; Møller, l.1438-1439)."""

# What the rules weigh against each other

COVER_COST: Final = 8
"""Each card that a suit falls below its cover."""
TOP_WHIP_COST: Final = 25
"""A card of a whip with its king, which works faster (Jensen 1989, l.403-404; Møller, l.827-835)."""
WHIP_COST: Final = 7
KING_GAIN: Final = 2
"""Laying from a suit whose king one holds: the others must be driven out (Møller, l.1438-1442)."""
COURT_COST: Final = 6
"""Each point of a court: laying them promotes the strong player's cards (Møller, l.1495-1498)."""
SMALLEST_COST: Final = 1
"""The smallest of a suit hides its shortness, and gives a nolo player his trick (Møller, l.1382-1384, l.1566-1567)."""
NEVER: Final = 1000

RULES: Final = ("keep_the_whip", "lay_from_long_suits", "lay_the_taroks", "lay_what_is_left")
"""The names of the rules that decide."""


def chosen_skat(choice: SkatChoice) -> tuple[Lay, str]:
    """Return the skat that the rules rate highest, and the name of the rule that decides."""
    lay = candidate_skats(choice, 1)[0]
    if not lay.cards <= choice.free:
        return lay, "lay_the_taroks" if Rating(choice).is_for_nolo else "lay_what_is_left"
    return lay, "lay_from_long_suits" if Rating(choice).whip is None else "keep_the_whip"


def candidate_skats(choice: SkatChoice, limit: int) -> list[Lay]:
    """Return the best skats by the rules, the best first.

    Where there is room for several, every second one is the best for a hand that wants to be void soon: the books warn
    of it (Jensen 1989, l.346-349), but a search may find that it pays.
    """
    rating = Rating(choice)
    lays = list(choice)
    by_the_book = _best(lays, rating.of, limit)
    ruffing = _best(lays, rating.of_short_suits, limit // 2)
    both = dict.fromkeys(chain.from_iterable(zip_longest(by_the_book, ruffing)))
    return [lay for lay in both if lay is not None][:limit]


def _best(lays: list[Lay], rate: Callable[[CardSet], int], limit: int) -> list[Lay]:
    """Return the highest rated; of two alike the one with the weaker cards."""
    return nlargest(limit, lays, key=lambda lay: (rate(lay.cards), -lay.cards.mask))


@dataclass(frozen=True)
class Rating:
    """What the rules say about laying from a hand; a higher figure is a better skat."""

    choice: SkatChoice

    def of(self, laid: CardSet) -> int:
        """Rate a skat by the rules of the books."""
        return sum(self._suits[suit][len(laid & OF_SUIT[suit])] for suit in SUITS) + self._of_cards(laid)

    def of_short_suits(self, laid: CardSet) -> int:
        """Rate a skat by how short it makes the short suits."""
        return self._of_cards(laid) - sum(10 * len(self.choice.hand & OF_SUIT[suit_of(card)]) for card in laid)

    def _of_cards(self, laid: CardSet) -> int:
        return sum(self._cards[card] for card in laid)

    @cached_property
    def whip(self) -> Suit | None:
        """The suit to whip with: the longest, of two alike the one with the top cards (Jensen 1989, l.403-404)."""
        longest = max(SUITS, key=lambda suit: (self._length(suit), (self.choice.hand & OF_SUIT[suit]).mask))
        return longest if self._length(longest) >= WHIP else None

    def _length(self, suit: Suit) -> int:
        return len(self.choice.hand & OF_SUIT[suit])

    @cached_property
    def _suits(self) -> dict[Suit, tuple[int, ...]]:
        """What it is worth to lay none, one, two or three cards from each suit."""
        return {suit: tuple(self._from_suit(suit, number) for number in range(4)) for suit in SUITS}

    def _from_suit(self, suit: Suit, number: int) -> int:
        """Rate laying so many cards from a suit, one after the other."""
        return sum(self._next_from(suit, self._length(suit) - gone) for gone in range(number))

    def _next_from(self, suit: Suit, length: int) -> int:
        """Rate laying one card from a suit that has so many left: long suits before short ones."""
        has_king = bool(self.choice.hand & OF_SUIT[suit] & KINGS)
        rate = length + (KING_GAIN if has_king else 0)
        if suit is self.whip and length <= LONGEST_WHIP:
            rate -= TOP_WHIP_COST if has_king else WHIP_COST
        return rate - COVER_COST * max(0, COVER + 1 - length)

    @cached_property
    def _cards(self) -> dict[Card, int]:
        """What it is worth to lay each card."""
        return {card: self._of_card(card) for card in self.choice.hand}

    def _of_card(self, card: Card) -> int:
        """Rate a card: courts and the smallest are kept, and taroks are laid for a nolo only."""
        if card == SKUS:
            return -NEVER
        if card in TAROKS:
            return NEVER if self.is_for_nolo else -NEVER
        smallest = card == min(self.choice.hand & OF_SUIT[suit_of(card)])
        return -COURT_COST * card_value(self.choice.ruleset.count.values, card) - SMALLEST_COST * smallest

    @cached_property
    def is_for_nolo(self) -> bool:
        """Tell whether to lay all taroks, so as to be ready for a nolo.

        Jensen 1989, l.394-396; without the skus think twice (Møller, l.1486-1494), and not with a king.
        """
        return bool(self.choice.all_taroks) and (SKUS in self.choice.hand or not self.choice.hand & KINGS)
