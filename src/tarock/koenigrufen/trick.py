"""A trick as everybody at the table sees it, and who wins it."""

from dataclasses import dataclass

from tarock.core.cards import PAGAT, Card, Suit, suit_of
from tarock.core.cardset import CardSet
from tarock.core.seats import Seat
from tarock.core.trick import winning_card
from tarock.koenigrufen.cards import OF_SUIT, TAROCKS, TRULL


@dataclass(frozen=True, slots=True)
class Trick:
    """One trick, finished or not.

    ``powerless``: taroks do not beat suits (suit games).  ``kaiserstich``: Skus, Mond and Pagat together give the
    trick to the Pagat.
    """

    number: int
    leader: Seat
    powerless: bool
    kaiserstich: bool
    plays: tuple[tuple[Seat, Card], ...] = ()

    @property
    def cards(self) -> tuple[Card, ...]:
        """The cards of the trick in playing order."""
        return tuple(card for _, card in self.plays)

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
        cards = (*self.cards, *more)
        if self.is_kaiserstich(*more):
            return PAGAT
        led = OF_SUIT[suit_of(cards[0])]
        card = winning_card(cards, led, led if self.powerless else TAROCKS)
        assert card is not None
        return card

    def best(self) -> tuple[Seat, Card]:
        """Return who holds the trick and with which card."""
        card = self.winning()
        return next((seat, played) for seat, played in self.plays if played == card)
