"""My cards, and those that I cannot see, in the terms of the books on Danish Tarok."""

from functools import cached_property
from typing import Final

from tarock.core.cards import SKUS, SUITS, Card, PlainSuit, Rank, Suit, suit_card, tarok_number
from tarock.core.cardset import NO_CARDS, CardSet
from tarock.danish.cards import COURTS, KINGS, LAST_TRICK, OF_SUIT, PACK, SKUS_ALONE, TAROKS, ULTIMO_CARDS
from tarock.tutor.danish.turn import Turn

ALL_TAROKS: Final = TAROKS | SKUS_ALONE
"""The 22 that are declared and counted: the skus is one of them (Møller, Meldinger, l.430-440)."""
WHIP: Final = 6
"""From so many cards on a suit can be whipped with (Jensen 1989, Udtryk, l.31)."""
COVER: Final = 4
"""So many cards of a suit are a cover (Jensen 1989, l.353-383)."""
BIG: Final = 15
"""From this number on a tarok is big."""
IN_A_ROW: Final = 3
"""So many cards without a gap are a row (Jensen 1989, l.705-707)."""


class Holding(Turn):
    """My hand, suit by suit, beside what is out."""

    @cached_property
    def unseen(self) -> CardSet:
        """The cards that others may hold; for all but the dealer three of them lie in the skat."""
        table = self.table
        gone = table.played | table.named_in_skat | table.proceedings.skat
        return PACK - self.hand - self.view.skat - gone - (SKUS_ALONE if table.skus_is_gone() else NO_CARDS)

    @cached_property
    def taroks(self) -> CardSet:
        """My numbered taroks."""
        return self.hand & TAROKS

    @property
    def has_skus(self) -> bool:
        """Tell whether I hold the skus."""
        return SKUS in self.hand

    @cached_property
    def number(self) -> int:
        """T(me): how many taroks I hold, the skus counted."""
        return len(self.hand & ALL_TAROKS)

    @cached_property
    def taroks_out(self) -> CardSet:
        """The numbered taroks that others may hold."""
        return self.unseen & TAROKS

    @property
    def skus_out(self) -> bool:
        """Tell whether another may hold the skus."""
        return SKUS in self.unseen

    @cached_property
    def number_out(self) -> int:
        """Tout: how many taroks are out, the skus counted."""
        return len(self.unseen & ALL_TAROKS)

    @cached_property
    def bosses(self) -> CardSet:
        """My taroks above the highest that is out."""
        return self.taroks.above(self.taroks_out.strongest()) if self.taroks_out else self.taroks

    @cached_property
    def middle_tarok(self) -> int:
        """The number of the tarok in the middle of mine; 0 without taroks."""
        numbers = sorted(map(tarok_number, self.taroks))
        return numbers[len(numbers) // 2] if numbers else 0

    @cached_property
    def big_taroks(self) -> CardSet:
        """My taroks from 15 up."""
        return CardSet.from_cards(card for card in self.taroks if tarok_number(card) >= BIG)

    def mine(self, suit: Suit) -> CardSet:
        """Return my cards of a suit."""
        return self.hand & OF_SUIT[suit]

    def n(self, suit: Suit) -> int:
        """Return how many cards of a suit I have."""
        return len(self.hand & OF_SUIT[suit])

    def began_with(self, suit: Suit) -> int:
        """Return with how many cards of a suit I began the play."""
        return len((self.hand | self.table.played_by(self.me)) & OF_SUIT[suit])

    def out(self, suit: Suit) -> CardSet:
        """Return the cards of a suit that others may hold."""
        return self.unseen & OF_SUIT[suit]

    def king(self, suit: PlainSuit) -> Card:
        """Return the king of a suit."""
        return suit_card(suit, Rank.KING)

    def courts(self, suit: PlainSuit) -> CardSet:
        """Return my courts of a suit."""
        return self.hand & COURTS[suit]

    @cached_property
    def longest(self) -> PlainSuit:
        """My longest suit; of two alike the one with the better cards."""
        return max(SUITS, key=lambda suit: (self.n(suit), self.mine(suit).mask >> 14 * suit))

    @cached_property
    def whips(self) -> tuple[PlainSuit, ...]:
        """My suits of six cards or more, the longest first."""
        return tuple(sorted((suit for suit in SUITS if self.n(suit) >= WHIP), key=lambda suit: -self.n(suit)))

    @property
    def whip(self) -> PlainSuit | None:
        """My longest suit, if one can whip with it."""
        return self.whips[0] if self.whips else None

    def is_top(self, card: Card, suit: Suit) -> bool:
        """Tell whether no card of its suit that is out beats a card."""
        return not self.out(suit).above(card)

    def has_top(self, suit: Suit) -> bool:
        """Tell whether my best card of a suit beats all that is out of it."""
        return bool(self.mine(suit)) and self.is_top(self.mine(suit).strongest(), suit)

    def entry(self, suit: PlainSuit) -> bool:
        """Tell whether I can come in with a suit: at most one card that is out beats my best, and then I have two."""
        return self.brings_in(self.mine(suit), suit)

    def brings_in(self, cards: CardSet, suit: PlainSuit) -> bool:
        """The same for some of my cards of it."""
        above = len(self.out(suit).above(cards.strongest())) if cards else LAST_TRICK
        return above == 0 or (above == 1 and len(cards) > 1)

    @cached_property
    def entries(self) -> tuple[PlainSuit, ...]:
        """The suits with which I can come in."""
        return tuple(suit for suit in SUITS if self.entry(suit))

    def has_row(self, suit: PlainSuit) -> bool:
        """Tell whether my best three cards of a suit follow one another, a court first; what is gone leaves no gap."""
        best = sorted(self.mine(suit), reverse=True)[:IN_A_ROW]
        if len(best) < IN_A_ROW or best[0] not in COURTS[suit]:
            return False
        return not self.out(suit).above(best[-1]) - self.out(suit).above(best[0])

    def has_gaps(self, suit: PlainSuit) -> bool:
        """Tell whether I hold every second one of the high cards of a suit (Jensen 1989, Udtryk, l.25)."""
        best = self.mine(suit).strongest() if self.courts(suit) else None
        rest = self.mine(suit) - CardSet.of(best) if best is not None else NO_CARDS
        if best is None or not rest:
            return False
        return len(self.out(suit).above(rest.strongest()) - self.out(suit).above(best)) == 1

    @cached_property
    def ultimo_mine(self) -> CardSet:
        """My kings and the pagat."""
        return self.hand & ULTIMO_CARDS

    @cached_property
    def ultimo_out(self) -> CardSet:
        """The kings and the pagat that others hold: none of them may be laid but where the book allows the pagat."""
        return self.unseen & ULTIMO_CARDS

    @property
    def kings(self) -> CardSet:
        """My kings."""
        return self.hand & KINGS
