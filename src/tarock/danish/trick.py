"""A trick as everybody at the table sees it."""

from dataclasses import dataclass
from enum import Enum, auto

from tarock.core.cards import SKUS, Card, Suit, suit_of
from tarock.core.seats import Seat
from tarock.core.trick import winning_card
from tarock.danish.cards import OF_SUIT, TAROKS


class Right(Enum):
    """What has become of the right to baptise a led skus; all of it is said aloud, so it is public.

    Jensen 1989, Kortene/Skusen, l.163-170; Møller, Om scusen, l.591-599; B-21.
    """

    NONE = auto()
    """There is no right: the skus was not led, or its suit stands."""
    SECOND = auto()
    """The second player may claim, waive or simply play."""
    HELD = auto()
    """The second player claimed and was told that the third has the suit: the name stands."""
    GRANTED = auto()
    """The second player claimed and the third lacks the suit too: he must name or waive."""
    WAIVED = auto()
    """The second player has waived and plays; the right is then the third player's."""
    THIRD = auto()
    """The second player has played: the third may name if he lacks the suit too."""
    TAKEN_BACK = auto()
    """The third player named a suit that the second holds: the second follows with another card."""
    USED = auto()
    """The skus has been baptised, or the third has waived."""


@dataclass(frozen=True, slots=True)
class Trick:
    """One trick, finished or not.

    ``suit`` is what must be followed: the led suit, or what a led skus is called at the moment.
    """

    number: int
    leader: Seat
    plays: tuple[tuple[Seat, Card], ...] = ()
    suit: Suit | None = None
    right: Right = Right.NONE
    taken_back: Card | None = None
    """The card that the second player took back when the third baptised the skus."""
    caught: bool = False
    """Whether one of the cards was played out of turn and held on the table."""
    won: tuple[Seat, Card] | None = None
    """Who won the trick and with which card, once it is finished."""

    @property
    def cards(self) -> tuple[Card, ...]:
        """The cards of the trick in the order in which they lie."""
        return tuple(card for _, card in self.plays)

    def card_of(self, seat: Seat) -> Card | None:
        """Return what a seat has played to the trick."""
        return next((card for player, card in self.plays if player == seat), None)

    def best(self) -> tuple[Seat, Card]:
        """Return who holds the trick at the moment and with which card.

        The skus never wins.  When it was led and neither its suit nor a tarok has come, the next player's card
        counts as led (B-22); when nobody had a card left to play to it, it lies alone.
        """
        if self.won is not None:
            return self.won
        if len(self.plays) == 1:
            return self.plays[0]
        assert self.suit is not None
        card = winning_card(self.cards, OF_SUIT[self.suit], TAROKS)
        if card is None:
            card = winning_card(self.cards, OF_SUIT[suit_of(self.cards[1])], TAROKS)
        assert card is not None
        return next((seat, played) for seat, played in self.plays if played == card)

    @property
    def skus_player(self) -> Seat | None:
        """Who played the skus to this trick."""
        return next((seat for seat, card in self.plays if card == SKUS), None)
