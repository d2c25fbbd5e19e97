"""Where the cards of a deal lie, and who therefore plays with whom."""

from dataclasses import dataclass
from functools import cached_property
from typing import Literal

from tarock.core.cards import Card
from tarock.core.cardset import NO_CARDS, CardSet
from tarock.core.seats import Seat
from tarock.koenigrufen import calling
from tarock.koenigrufen.bonus_kinds import BIRD_CARDS, BIRDS, Bird
from tarock.koenigrufen.cards import HALF
from tarock.koenigrufen.deal import Hands
from tarock.koenigrufen.table import Table


def birds_bid_with(table: Table, dealt: CardSet) -> tuple[Bird, ...]:
    """Return the birds of which a declarer must announce one, since his bid named none (tournament sheet 5.6).

    :param dealt: the hand that he was dealt.
    """
    contract = table.contract
    if contract is None or contract.needs != "bird" or table.bird is not None:
        return ()
    return tuple(bird for bird in BIRDS if BIRD_CARDS[bird] in dealt)


@dataclass(frozen=True)
class Sides:
    """The table and all cards.  Without slots, so that who plays with whom is worked out only once."""

    table: Table
    hands: Hands
    """By seat: the cards that each holds now."""
    talon: tuple[Card, ...]
    """The six cards of the talon, as they were dealt: the first half and the second."""
    laid: CardSet = NO_CARDS
    """What the declarer has laid away."""

    @cached_property
    def dealt(self) -> Hands:
        """The hands as they were dealt."""
        taken = self.taken
        hands = [hand | self.table.played_by(seat) for seat, hand in enumerate(self.hands)]
        if self.table.declarer is not None:
            hands[self.table.declarer] = (hands[self.table.declarer] | self.laid) - taken
        return tuple(hands)

    @property
    def taken(self) -> CardSet:
        """What the declarer has taken from the talon."""
        take = self.table.take
        if take is None:
            return NO_CARDS
        if take.half == "all":
            return CardSet.from_cards(self.talon)
        return CardSet.from_cards(self.talon[HALF * (take.half - 1) : HALF * take.half])

    @cached_property
    def called(self) -> Card | None:
        """The called card, also when it was not named."""
        if self.table.call is None or self.table.declarer is None:
            return None
        return calling.called_card(self.table.call, self.dealt[self.table.declarer])

    @cached_property
    def partner(self) -> Seat | None:
        """Who was dealt the called card; nobody if it lies in the talon or with the declarer."""
        called = self.called
        holder = next((seat for seat, hand in enumerate(self.dealt) if called is not None and called in hand), None)
        return None if holder == self.table.declarer else holder

    @property
    def plays_own_king(self) -> bool:
        """Tell whether the declarer called a card of his own."""
        declarer = self.table.declarer
        return declarer is not None and self.called is not None and self.called in self.dealt[declarer]

    @property
    def king_in_talon(self) -> Literal["conceded", "taken", "left", "solo"] | None:
        """What became of a called card that lay in the talon."""
        if self.called is None or self.called not in self.talon:
            return None
        if self.table.concession is not None:
            return "conceded"
        if self.table.take is None:
            return "solo" if self.table.game.talon == "opponents" else "left"
        return "taken" if self.called in self.taken else "left"

    @property
    def birds_bid_with(self) -> tuple[Bird, ...]:
        """The birds of which a declarer must announce one, since his bid named none."""
        declarer = self.table.declarer
        return () if declarer is None else birds_bid_with(self.table, self.dealt[declarer])

    @property
    def bird(self) -> Bird | None:
        """The bird that belongs to a Besserrufer: named by the bid, when conceding, or announced."""
        if self.table.concession is not None and self.table.concession.bird is not None:
            return self.table.concession.bird
        if self.table.game.needs != "bird" or self.table.bird is not None:
            return self.table.bird
        said = {entry.item for entry in self.table.round.announcements if entry.seat == self.table.declarer}
        # At the table somebody may have announced only a bird that he did not hold (tournament sheet 5.8).
        return next((bird for bird in (*self.birds_bid_with, *BIRDS) if bird in said), None)
