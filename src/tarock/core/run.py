"""A run: a hand that leads nothing but winners, until all tricks that are left are its own.

Whether it has one is proven from what the others can hold, not from what they do hold: it holds in every deal that its
player cannot rule out, and whatever the others play.  What is not proven here may still be so.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal, TypeAlias

from tarock.core.cards import Card
from tarock.core.cardset import NO_CARDS, CardSet
from tarock.core.trick import beaters, winning_card

Rest: TypeAlias = Literal["all", "none"]
"""What somebody can say about the tricks that are left: that he takes all of them, or none."""


def leads(
    card: Card, lying: Sequence[Card], suits: Sequence[CardSet], trumps: CardSet, excuse: CardSet = NO_CARDS
) -> bool:
    """Tell whether a card would be the strongest of a trick so far; an excuse that was led is left aside."""
    if CardSet.from_cards((card, *lying[:1])) & excuse:
        return False
    return winning_card((*lying, card), suit_of(lying[0] if lying else card, suits), trumps) == card


def suit_of(card: Card, suits: Sequence[CardSet]) -> CardSet:
    """Return the suit of a card, of all that there are."""
    return next(suit for suit in suits if card in suit)


@dataclass(frozen=True, slots=True)
class Run:
    """A hand on turn, what lies in the trick, and what the others can hold.

    ``suits``: the pack by suits, the trumps among them; ``trumps``: none where they have no power over suits.
    ``excuse``: a card that may be played to anything and never wins; once it saves its holder a card of a suit.
    """

    hand: CardSet
    lying: tuple[Card, ...]
    waiting: tuple[CardSet, ...]
    """What each of those can hold who are still to play to this trick."""
    hidden: tuple[CardSet, ...]
    """What each of the others can hold."""
    suits: Sequence[CardSet]
    trumps: CardSet
    excuse: CardSet = NO_CARDS

    def takes_all(self, card: Card) -> bool:
        """Tell whether a card surely takes this trick, and the cards after it all the others."""
        rest = self.hand - CardSet.of(card)
        return self.takes_this(card) and self._wins_all(rest, card, draws=bool(rest - self.trumps))

    def keeps(self, card: Card, last: CardSet) -> bool:
        """Tell whether the same is sure when one of some cards is kept for the very last trick."""
        rest = self.hand - CardSet.of(card)
        return self.takes_this(card) and any(
            self._wins_all(rest - CardSet.of(kept), card, draws=True) for kept in rest & last
        )

    def takes_this(self, card: Card) -> bool:
        """Tell whether nobody can beat a card in this trick."""
        if not leads(card, self.lying, self.suits, self.trumps, self.excuse):
            return False
        above = beaters(card, suit_of(self.lying[0] if self.lying else card, self.suits), self.trumps)
        return not any(hidden & above for hidden in self.waiting)

    def _wins_all(self, cards: CardSet, played: Card, *, draws: bool) -> bool:
        """Tell whether cards win all their tricks when they are led: trumps first, and each suit from the top.

        :param draws: whether no trump of the others may be left afterwards.
        """
        if cards & self.excuse:
            return False  # it would have to be led
        return all(self._wins_suit(cards & suit, suit, played, draws=draws) for suit in self.suits)

    def _wins_suit(self, cards: CardSet, suit: CardSet, played: Card, *, draws: bool) -> bool:
        """Tell whether the cards of a suit all win; of trumps also whether they draw those of the others."""
        out = CardSet.from_cards(card for hidden in self.hidden for card in hidden & suit)
        if not out:
            return True
        winners = cards.above(out.strongest())
        if winners == cards and not (draws and suit == self.trumps):
            return True
        drawn = not self.lying and played in suit
        return len(winners) >= max(self._length(hidden, suit) - drawn for hidden in self.hidden)

    def _length(self, hidden: CardSet, suit: CardSet) -> int:
        """Return how often somebody can answer a suit before he has none of it."""
        return min(len(self.hand), len(hidden & (suit | self.excuse))) if hidden & suit else 0
