"""Whose turn it is, and the trick that lies: the first terms in which the books give advice in Danish Tarok."""

from functools import cached_property

from tarock.core.cards import SKUS, Card, Suit
from tarock.core.cardset import NO_CARDS, CardSet
from tarock.core.faults import Mode
from tarock.core.seats import Seat
from tarock.danish.actions import Action, Play
from tarock.danish.cards import OF_SUIT, SKUS_ALONE, TAROKS
from tarock.danish.skat import SkatChoice
from tarock.danish.state import DanishView
from tarock.danish.table import Phase, Table
from tarock.danish.trick import Right, Trick
from tarock.tutor.seen import Seen


class Turn(Seen[DanishView]):
    """Who sits where, what I may do, and the trick on the table."""

    @property
    def table(self) -> Table:
        """What everybody sees."""
        return self.view.table

    @property
    def is_table_mode(self) -> bool:
        """Tell whether faults can happen."""
        return self.table.mode is Mode.TABLE

    # Who and when

    @cached_property
    def left(self) -> Seat:
        """Who plays after me."""
        return self.table.seating.order_from(self.me)[1]

    @cached_property
    def right(self) -> Seat:
        """Who plays before me."""
        return self.table.seating.order_from(self.me)[2]

    @property
    def others(self) -> tuple[Seat, Seat]:
        """The two others, the next first."""
        return self.left, self.right

    def third(self, seat: Seat) -> Seat:
        """Return the other one of the two others."""
        return self.right if seat == self.left else self.left

    @property
    def is_dealer(self) -> bool:
        """Tell whether I dealt."""
        return self.table.seating.dealer == self.me

    @property
    def is_middle_hand(self) -> bool:
        """Tell whether I sit between forehand and dealer."""
        return self.table.seating.middle == self.me

    @cached_property
    def skat_choice(self) -> SkatChoice | None:
        """What I may lay, when I am to lay the skat."""
        offers = self.view.legal_actions() if self.on_turn and self.table.phase is Phase.SKAT else ()
        return next((offer for offer in offers if isinstance(offer, SkatChoice)), None)

    @property
    def lays(self) -> bool:
        """Tell whether I am to lay the skat."""
        return self.skat_choice is not None

    @property
    def declares(self) -> bool:
        """Tell whether I am to declare."""
        return self.on_turn and self.table.phase is Phase.DECLARING

    @property
    def judges(self) -> bool:
        """Tell whether this is the time to judge the hand: before I have played to the first trick."""
        return self.lays or self.declares or (self.plays and self.t == 1)

    @cached_property
    def plays(self) -> bool:
        """Tell whether I am to play a card."""
        return bool(self.legal)

    @property
    def leads(self) -> bool:
        """Tell whether I am to lead."""
        return self.plays and self.lies == 0

    @property
    def follows(self) -> bool:
        """Tell whether I am to play to a card that lies."""
        return self.plays and self.lies > 0

    @cached_property
    def legal(self) -> CardSet:
        """The cards that I may play now."""
        if not self.on_turn or self.table.phase is not Phase.PLAY:
            return NO_CARDS
        return CardSet.from_cards(offer.card for offer in self.offers if isinstance(offer, Play))

    @cached_property
    def offers(self) -> tuple[Action, ...]:
        """What I may do, but for the choice of a skat."""
        return tuple(offer for offer in self.view.legal_actions() if not isinstance(offer, SkatChoice))

    # The trick

    @property
    def trick(self) -> Trick | None:
        """The trick on the table."""
        return self.table.trick

    @cached_property
    def t(self) -> int:
        """The number of the trick, from 1; 0 before the play."""
        return 0 if self.trick is None else self.trick.number

    @cached_property
    def lies(self) -> int:
        """How many cards lie in the trick."""
        return 0 if self.trick is None else len(self.trick.plays)

    @cached_property
    def led(self) -> Suit | None:
        """What must be followed."""
        return self.trick.suit if self.trick is not None and self.lies else None

    @cached_property
    def best(self) -> Card | None:
        """The card that holds the trick so far; None when I lead, or to a led skus alone."""
        if self.trick is None or not self.lies or self.trick.cards == (SKUS,):
            return None
        return self.trick.best()[1]

    @cached_property
    def holder(self) -> Seat | None:
        """Who holds the trick so far."""
        return None if self.trick is None or self.best is None else self.trick.best()[0]

    @property
    def is_ruffed(self) -> bool:
        """Tell whether a tarok holds the trick, led or not."""
        return self.best is not None and self.best in TAROKS

    @property
    def can_follow(self) -> bool:
        """Tell whether I have a card of what is led."""
        return self.led is not None and bool(self.hand & OF_SUIT[self.led])

    @cached_property
    def winners(self) -> CardSet:
        """The cards that I may play and that would hold the trick so far."""
        if self.led is None:
            return NO_CARDS
        if self.best is None:
            return self.legal & (OF_SUIT[self.led] | TAROKS)
        same = self.legal & OF_SUIT[self.led].above(self.best) if self.best not in TAROKS else NO_CARDS
        taroks = self.legal & (TAROKS.above(self.best) if self.best in TAROKS else TAROKS)
        return same | taroks

    @cached_property
    def losers(self) -> CardSet:
        """The cards that I may play and that would not hold the trick; the skus is none of them."""
        return self.legal - self.winners - SKUS_ALONE

    @cached_property
    def may_baptise(self) -> bool:
        """Tell whether I may say something about a led skus now."""
        said = Right.NONE if self.trick is None else self.trick.right
        return self.on_turn and said in {Right.SECOND, Right.GRANTED, Right.THIRD}

    @cached_property
    def _taken(self) -> dict[Seat, int]:
        takers = [trick.best()[0] for trick in self.table.tricks]
        return {seat: takers.count(seat) for seat in self.table.seating.active}

    def nolo_open(self, seat: Seat) -> bool:
        """Tell whether a player has taken no trick; nobody knows it in the middle of a deal from a book."""
        return self._taken[seat] == 0 and not self.table.is_position

    def rounds(self, suit: Suit) -> int:
        """Return how often a suit has been led, this trick counted."""
        return sum(trick.suit == suit and bool(trick.plays) for trick in self.table.all_tricks)

    def led_by(self, seat: Seat) -> tuple[tuple[int, Card], ...]:
        """Return what a player has led: number of the trick and card."""
        return tuple(
            (each.number, each.plays[0][1])
            for each in self.table.all_tricks
            if each.plays[:1] and each.plays[0][0] == seat
        )
