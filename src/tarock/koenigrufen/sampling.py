"""Drawing a full deal that a seat cannot tell from the real one.

The draw places the unseen cards at random where nothing shown or said forbids it, and then plays the deal over
again to see that everything that happened could have happened so.  Every consistent deal can be drawn; they are
not exactly equally likely.
"""

from typing import TYPE_CHECKING, Final

from tarock.core.cards import Card
from tarock.core.cardset import NO_CARDS, CardSet
from tarock.core.placing import Placing
from tarock.core.seats import Seat
from tarock.koenigrufen.cards import HALF, PLAYERS
from tarock.koenigrufen.unseen import LAID, TALON, Unseen

if TYPE_CHECKING:
    from random import Random

    from tarock.koenigrufen.state import KoenigrufenView

_STEPS: Final = 2_000


class Draw:
    """One attempt to place the cards that a seat cannot see."""

    def __init__(self, view: "KoenigrufenView", rng: "Random", *, trusting: bool = True) -> None:
        self.view = view
        self.table = view.table
        self.rng = rng
        self.unseen = Unseen(view, trusting=trusting)
        self.places = self.unseen.places
        self.domains = self.unseen.domains(self._called())
        for seat, cards in self.unseen.needs():
            self._give_one_of(seat, cards)

    def _called(self) -> Card | None:
        """Return the called card; one that was not named is drawn first."""
        cards = list(self.unseen.possibly_called)
        return self.rng.choice(cards) if len(cards) > 1 else next(iter(cards), None)

    def run(self) -> tuple[tuple[CardSet, ...], tuple[Card, ...], CardSet] | None:
        """Return hands, talon and discard, or None if the attempt failed."""
        placing = self._placed()
        if placing is None:
            return None
        drawn = dict(zip((place for place, _ in self.places), placing.cards, strict=True))
        drawn |= {**dict(enumerate(self.table.open_hands or ())), self.view.seat: self.view.hand}
        hands = tuple(drawn[seat] for seat in range(PLAYERS))
        laid = self.unseen.known_discard() | drawn.get(LAID, NO_CARDS)
        return hands, self._talon(hands, laid, drawn.get(TALON, NO_CARDS)), laid

    def _placed(self) -> Placing | None:
        order = list(self.unseen.cards)
        self.rng.shuffle(order)
        placing = Placing([room for _, room in self.places], self.domains, order, self.rng, _STEPS)
        return placing if placing.run() else None

    def _give_one_of(self, seat: Seat, cards: CardSet) -> None:
        """Give a player one of some cards that he was dealt, unless he has shown one."""
        table = self.table
        mine = sum(1 << index for index, (place, _) in enumerate(self.places) if place == seat)
        if seat == table.declarer:
            cards -= table.bought
        choices = [card for card in self.unseen.cards & cards if self.domains[card] & mine]
        shown = (table.played_by(seat) | (table.laid_open if seat == table.declarer else NO_CARDS)) & cards
        if choices and not shown and not any(self.domains[card] == mine for card in choices):
            self.domains[self.rng.choice(choices)] = mine

    def _talon(self, hands: tuple[CardSet, ...], laid: CardSet, hidden: CardSet) -> tuple[Card, ...]:
        """Return the six cards of the talon in an order that fits what was seen of them."""
        table = self.table
        if table.talon:
            return table.talon
        if table.take is not None and table.declarer is not None:
            all_cards = hands[table.declarer] | table.played_by(table.declarer) | laid
            from_hand = self.view.taken or CardSet.from_cards(self.rng.sample(list(all_cards), 2 * HALF))
            return tuple(from_hand)
        rest = list(hidden)
        self.rng.shuffle(rest)
        return (*table.turned, *rest)
