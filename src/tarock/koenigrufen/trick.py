"""A trick as everybody at the table sees it, and who wins it."""

from dataclasses import dataclass
from functools import cached_property

from tarock.core.cards import PAGAT, Card, Suit, suit_of
from tarock.core.cardset import CardSet
from tarock.core.seats import Seat
from tarock.core.trick import beaters, winning_card
from tarock.koenigrufen.cards import OF_SUIT, TAROCKS, TRULL


@dataclass(frozen=True)
class Trick:
    """One trick, finished or not.  Without slots, so that who holds it and what takes it is worked out only once.

    ``powerless``: taroks do not beat suits (suit games).  ``kaiserstich``: Skus, Mond and Pagat together give the
    trick to the Pagat.
    """

    number: int
    leader: Seat
    powerless: bool
    kaiserstich: bool
    plays: tuple[tuple[Seat, Card], ...] = ()

    def with_play(self, seat: Seat, card: Card) -> "Trick":
        """Return the trick with one more card."""
        return Trick(self.number, self.leader, self.powerless, self.kaiserstich, (*self.plays, (seat, card)))

    @property
    def cards(self) -> tuple[Card, ...]:
        """The cards of the trick in playing order."""
        return tuple([card for _, card in self.plays])

    @property
    def suit(self) -> Suit | None:
        """The suit that was led."""
        return suit_of(self.plays[0][1]) if self.plays else None

    def card_of(self, seat: Seat) -> Card | None:
        """Return what a seat has played to the trick."""
        return next((card for player, card in self.plays if player == seat), None)

    def is_kaiserstich(self, *more: Card) -> bool:
        """Tell whether Skus, Mond and Pagat lie together where that counts, as if more cards had been played."""
        return self.kaiserstich and CardSet.from_cards((*self.cards, *more)) >= TRULL

    def winning(self, *more: Card) -> Card:
        """Return the card that holds the trick, as if more cards had been played to it.

        Mayr 2012, Kaiserstich; suit games: tournament sheet 7.1, Mayr 2012, Farbenspiele.
        """
        if self.is_kaiserstich(*more):
            return PAGAT
        cards = (*self.cards, *more)
        card = winning_card(cards, *self._suits(cards[0]))
        assert card is not None
        return card

    def _suits(self, first: Card) -> tuple[CardSet, CardSet]:
        """Return the suit that a first card leads, and the trumps."""
        led = OF_SUIT[suit_of(first)]
        return led, led if self.powerless else TAROCKS

    @cached_property
    def takers(self) -> CardSet:
        """Every card that would take the lead if it were played next."""
        takers = beaters(self.winning(), *self._suits(self.plays[0][1]))
        lacking = TRULL - CardSet.from_cards(self.cards) if self.kaiserstich else TRULL
        if len(lacking) > 1:
            return takers
        # Where a Kaiserstich lies or one card would make it, strength does not decide alone: each card is tried.
        return CardSet.from_cards(card for card in takers | lacking if self.winning(card) == card)

    def best(self) -> tuple[Seat, Card]:
        """Return who holds the trick and with which card."""
        return self._best

    @cached_property
    def _best(self) -> tuple[Seat, Card]:
        card = self.winning()
        return next((seat, played) for seat, played in self.plays if played == card)
