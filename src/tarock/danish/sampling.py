"""Drawing a full deal that a seat cannot tell from the real one.

Cards are placed one at a time at random, those that declarations speak of first; where that runs into a
contradiction the draw takes a step back.  Every consistent deal can be drawn; they are not exactly equally
likely.
"""

from typing import TYPE_CHECKING, Final

from tarock.core.cards import SKUS, Card
from tarock.core.cardset import NO_CARDS, CardSet
from tarock.core.faults import Mode
from tarock.core.placing import Placing
from tarock.core.seats import Seat
from tarock.danish.cards import COURTS, MATADORS, TAROKS
from tarock.danish.declarations import Laid, declarations
from tarock.danish.knowledge import NO_LIMIT, SKAT, Knowledge, Place, certain, is_declarable, knowledge
from tarock.danish.skat import SkatChoice, must_be_named
from tarock.danish.table import Table

if TYPE_CHECKING:
    from random import Random

    from tarock.danish.deal import Hands
    from tarock.danish.state import DanishView

_TRIES: Final = 1_000
_STEPS: Final = 3_000
_TRUSTING_TRIES: Final = 20
"""Table mode: how often to try before supposing that somebody has erred."""
_SPOKEN_OF: Final = (MATADORS, TAROKS, *COURTS)
_VOID_SKAT: Final = 0.05
"""How often the draw supposes that the dealer laid his last taroks when nothing is known about it."""


def draw(view: "DanishView", rng: "Random") -> "tuple[Hands, CardSet]":
    """Return hands and skat that fit all that a seat knows.

    :raises RuntimeError: if none is found, which would be a contradiction in the view itself.
    """
    at_table = view.table.mode is Mode.TABLE
    for _ in range(_TRUSTING_TRIES if at_table else _TRIES):
        drawn = _Draw(view, rng).drawn()
        if drawn is not None and (_fits_others(view, *drawn) if at_table else fits(view.table, *drawn)):
            return drawn
    if at_table:
        return _dealt_out(view, rng)
    message = "no deal fits this view"
    raise RuntimeError(message)


def _dealt_out(view: "DanishView", rng: "Random") -> "tuple[Hands, CardSet]":
    """Deal the unseen cards out at random: somebody has erred, so that nothing but the cards themselves is believed."""
    table = view.table
    known = certain(view)
    unplaced = [card for card in known.unseen if not any(card in shown for shown in known.known.values())]
    rng.shuffle(unplaced)
    hands = [view.hand if seat == view.seat else NO_CARDS for seat in table.seating.at_table]
    skat = view.skat | table.named_in_skat | table.proceedings.skat
    for place in known.places:
        cards = known.known.get(place.seat, NO_CARDS)
        cards |= CardSet.from_cards(unplaced.pop() for _ in range(place.room - len(cards)))
        if place.seat == SKAT:
            skat |= cards
        else:
            hands[place.seat] = cards
    return tuple(hands), skat


def _fits_others(view: "DanishView", hands: "Hands", skat: CardSet) -> bool:
    """Tell whether a draw agrees with what the others did; one's own faults are known anyway."""
    seats = tuple(seat for seat in view.table.seating.active if seat != view.seat)
    return fits(view.table, hands, skat, seats)


def fits(table: Table, hands: "Hands", skat: CardSet, seats: tuple[Seat, ...] | None = None) -> bool:
    """Tell whether hands and skat agree with what was laid and declared, by everybody or by some seats."""
    for seat in table.seating.active if seats is None else seats:
        items = table.declared[seat]
        dealt = hands[seat] | table.played_by(seat)
        if seat == table.seating.dealer and table.skat_is_laid:
            if not SkatChoice(table.ruleset, dealt | skat).permits(skat):
                return False
            named = must_be_named(table.ruleset, dealt | skat, skat)
            dealt |= skat if table.ruleset.declared_skat.judged_on == "dealt" else NO_CARDS
        else:
            named = NO_CARDS
        if items is not None and items != (*declarations(table.ruleset, dealt), *map(Laid, named)):
            return False
    return True


class _Draw(Placing):
    """One attempt; it may run into a contradiction or give up, and then the next one tries its luck."""

    def __init__(self, view: "DanishView", rng: "Random") -> None:
        self.view = view
        self.rng = rng
        self.known: Knowledge = knowledge(view)
        self.places: list[Place] = self.known.places
        self.taroks_waiting = [0] * len(self.places)
        self._suppose_void_dealer()
        domains = {card: self._domain(card) for card in self.known.unseen}
        self._heed_need(domains)
        super().__init__([place.room for place in self.places], domains, self._order(), rng, _STEPS)

    def wait(self, card: Card, number: int) -> None:
        """Count a card as waiting for its place, and taroks once more by themselves."""
        super().wait(card, number)
        if card in TAROKS or card == SKUS:
            for place in range(len(self.places)):
                self.taroks_waiting[place] += number * (self.domains[card] >> place & 1)

    def drawn(self) -> "tuple[Hands, CardSet] | None":
        """Return what was drawn, or None if this attempt failed."""
        if not self.run():
            return None
        table = self.view.table
        hands = [self.view.hand if seat == self.view.seat else NO_CARDS for seat in table.seating.at_table]
        skat = self.view.skat | table.named_in_skat | table.proceedings.skat
        for place, cards in zip(self.places, self.cards, strict=True):
            if place.seat == SKAT:
                skat |= cards
            elif place.seat >= 0:
                hands[place.seat] = cards
        return tuple(hands), skat

    # What can go where

    def _suppose_void_dealer(self) -> None:
        """Decide whether taroks lie in the skat: then all that the dealer was dealt do (B-29)."""
        table = self.view.table
        skat = next((place for place in self.places if place.seat == SKAT), None)
        if skat is None:
            return
        dealer = next(place for place in self.places if place.seat == table.seating.dealer)
        shown = table.played_by(dealer.seat) | self.known.known[dealer.seat]
        void = not shown & TAROKS and skat.taroks[1] > 0
        chance = 0.5 if dealer.excluded >= TAROKS else _VOID_SKAT
        if skat.taroks[0] or (void and self.rng.random() < chance):
            dealer.excluded |= TAROKS
            least, most = max(skat.taroks[0], 1), skat.taroks[1]
            number = self.rng.randint(least, most)
            skat.taroks = number, number
        else:
            skat.taroks = 0, 0

    def _domain(self, card: Card) -> int:
        """Return the places where a card can be, as a bit mask."""
        for index, place in enumerate(self.places):
            if card in self.known.known.get(place.seat, NO_CARDS):
                return 1 << index
        return sum(1 << index for index, place in enumerate(self.places) if card not in place.excluded)

    def _heed_need(self, domains: dict[Card, int]) -> None:
        """Give one of the players who must hold something one of the cards that he may hold."""
        if self.known.need is None:
            return
        seats, cards = self.known.need
        if self.view.seat in seats and self.view.hand & cards:
            return
        choices = [
            (card, 1 << index)
            for index, place in enumerate(self.places)
            for card in self.known.unseen & cards
            if place.seat in seats and domains[card] >> index & 1
        ]
        if choices:
            card, domain = self.rng.choice(choices)
            domains[card] = domain

    def _order(self) -> list[Card]:
        """Return the cards, those that declarations speak of first, and otherwise at random."""
        order: list[Card] = []
        placed = NO_CARDS
        for group in (*_SPOKEN_OF, self.known.unseen):
            cards = list(self.known.unseen & group - placed)
            self.rng.shuffle(cards)
            order += cards
            placed |= group
        return order

    # What is declared

    def agrees(self, place: int, card: Card) -> bool:
        """Tell whether a card just placed breaks nothing that was declared or left undeclared."""
        is_tarok = card in TAROKS or card == SKUS
        if is_tarok and not (self._enough_taroks() and self._few_taroks(place)):
            return False
        seat = self._owner(self.places[place])
        if seat is None:
            return True
        dealt = self._dealt(seat)
        return not any(is_declarable(dealt, group) for group in self.known.promises[seat].undeclared)

    def _few_taroks(self, index: int) -> bool:
        """Tell whether a place and its owner have no more taroks than they may have."""
        place = self.places[index]
        seat = self._owner(place)
        most = NO_LIMIT if seat is None else self.known.promises[seat].taroks[1]
        number = 0 if seat is None else _taroks(self._dealt(seat))
        return number <= most and len(self.cards[index] & TAROKS) <= place.taroks[1]

    def _enough_taroks(self) -> bool:
        """Tell whether everybody can still get the taroks that he has declared, and the skat those admitted."""
        for place, cards, waiting in zip(self.places, self.cards, self.taroks_waiting, strict=True):
            if place.seat in self.known.promises:
                declared = self.known.promises[place.seat].taroks[0]
                if _taroks(self._dealt(place.seat)) + waiting < declared:
                    return False
            if len(cards & TAROKS) + waiting < place.taroks[0]:
                return False
        return True

    def _owner(self, place: Place) -> Seat | None:
        """Return whose declarations speak of a place: the dealer's of the skat too."""
        if place.seat >= 0:
            return place.seat
        judged_on_dealt = self.view.table.ruleset.declared_skat.judged_on == "dealt"
        return self.view.table.seating.dealer if place.seat == SKAT and judged_on_dealt else None

    def _dealt(self, seat: Seat) -> CardSet:
        """Return the cards of a seat as far as they are placed; the dealer's named ones are known."""
        table = self.view.table
        dealt = table.played_by(seat)
        if seat == table.seating.dealer and table.ruleset.declared_skat.judged_on == "dealt":
            dealt |= table.named_in_skat
        for place, cards in zip(self.places, self.cards, strict=True):
            if self._owner(place) == seat:
                dealt |= cards
        return dealt


def _taroks(cards: CardSet) -> int:
    """Count taroks as declarations do, with the skus."""
    return len(cards & TAROKS) + (SKUS in cards)
