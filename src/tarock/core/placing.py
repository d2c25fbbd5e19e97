"""Placing cards at random where they can be: the search behind drawing a deal from a view.

Cards are placed one at a time; where that runs into a contradiction the search takes a step back.
"""

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from tarock.core.cards import Card
from tarock.core.cardset import NO_CARDS, CardSet

if TYPE_CHECKING:
    from random import Random


class Placing:
    """One attempt to place cards.

    :param rooms: how many cards each place takes; together as many as there are cards.
    :param domains: for each card the places where it can be, as a bit mask.
    :param order: the cards in the order in which they are placed.
    :param steps: how many cards may be tried before the attempt is given up.
    """

    def __init__(
        self, rooms: Sequence[int], domains: Mapping[Card, int], order: Sequence[Card], rng: "Random", steps: int
    ) -> None:
        self.room = list(rooms)
        self.domains = domains
        self.order = order
        self.rng = rng
        self.steps = steps
        self.cards = [NO_CARDS for _ in self.room]
        self.waiting = [0] * (1 << len(self.room))
        for card in order:
            self.wait(card, 1)

    def run(self) -> bool:
        """Place all cards; False if this attempt failed."""
        return self._roomy() and self._place(0)

    def wait(self, card: Card, number: int) -> None:
        """Count a card as waiting for its place, or no longer."""
        self.waiting[self.domains[card]] += number

    def agrees(self, place: int, card: Card) -> bool:  # noqa: ARG002 - for those who know more than domains
        """Tell whether a card just placed breaks nothing else that is known."""
        return True

    def _place(self, index: int) -> bool:
        """Place the cards from an index on; False if that is impossible."""
        if index == len(self.order):
            return True
        self.steps -= 1
        if self.steps < 0:
            return False
        card = self.order[index]
        self.wait(card, -1)
        for place in self._places_at_random(self.domains[card]):
            self.room[place] -= 1
            self.cards[place] |= CardSet.of(card)
            if self._roomy() and self.agrees(place, card) and self._place(index + 1):
                return True
            self.room[place] += 1
            self.cards[place] -= CardSet.of(card)
        self.wait(card, 1)
        return False

    def _places_at_random(self, domain: int) -> list[int]:
        """Return the places of a domain in random order, roomy ones sooner."""
        open_places = [place for place, room in enumerate(self.room) if room and domain >> place & 1]
        weight = {place: self.rng.random() ** (1 / self.room[place]) for place in open_places}
        return sorted(open_places, key=weight.__getitem__, reverse=True)

    def _roomy(self) -> bool:
        """Tell whether every card left still finds room (Hall's condition over all sets of places)."""
        for places in range(1, len(self.waiting)):
            room = sum(self.room[place] for place in range(len(self.room)) if places >> place & 1)
            if sum(self.waiting[domain] for domain in range(1, places + 1) if domain | places == places) > room:
                return False
        return True
