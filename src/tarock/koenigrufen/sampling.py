"""Drawing a full deal that a seat cannot tell from the real one.

The draw places the unseen cards at random where nothing shown or said forbids it, and then plays the deal over
again to see that everything that happened could have happened so.  Every consistent deal can be drawn; they are
not exactly equally likely.
"""

from collections.abc import Iterator
from typing import TYPE_CHECKING, Final

from tarock.core.cards import Card
from tarock.core.cardset import NO_CARDS, CardSet
from tarock.core.faults import Mode
from tarock.core.placing import Placing
from tarock.core.seats import Seat
from tarock.koenigrufen.actions import Bid, Call, Hold, PassForehand
from tarock.koenigrufen.auction import birds_for, contract_of
from tarock.koenigrufen.cards import BIRD_CARDS, HALF, KINGS, PACK, PLAYERS, SUIT_CARDS, TAROCKS, TRULL
from tarock.koenigrufen.partnership import NOWHERE, known_called, possible_places
from tarock.koenigrufen.table import Phase, Table
from tarock.koenigrufen.talon import DiscardChoice

if TYPE_CHECKING:
    from random import Random

    from tarock.koenigrufen.state import KoenigrufenView

TALON: Final = NOWHERE
"""The place of a card that lies hidden in the talon."""
LAID: Final = -2
"""The place of a card that the declarer laid away face down."""

_STEPS: Final = 2_000


class Draw:
    """One attempt to place the cards that a seat cannot see.

    :param trusting: whether the others are supposed to have played by the rules; else only what even people cannot do
        is ruled out.
    """

    def __init__(self, view: "KoenigrufenView", rng: "Random", *, trusting: bool = True) -> None:
        self.view = view
        self.table: Table = view.table
        self.rng = rng
        self.trusting = trusting
        self.unseen = self._unseen()
        self.places = list(self._places())
        if self.table.mode is Mode.TABLE:
            self._make_room()
        self.domains = {card: self._domain(card) for card in self.unseen}
        self._place_called_card()
        for seat, cards in self._needs():
            self._give_one_of(seat, cards)

    def run(self) -> tuple[tuple[CardSet, ...], tuple[Card, ...], CardSet] | None:
        """Return hands, talon and discard, or None if the attempt failed."""
        placing = self._placed()
        if placing is None:
            return None
        drawn = dict(zip((place for place, _ in self.places), placing.cards, strict=True))
        drawn |= {**dict(enumerate(self.table.open_hands or ())), self.view.seat: self.view.hand}
        hands = tuple(drawn[seat] for seat in range(PLAYERS))
        laid = self._known_discard() | drawn.get(LAID, NO_CARDS)
        return hands, self._talon(hands, laid, drawn.get(TALON, NO_CARDS)), laid

    def _placed(self) -> Placing | None:
        order = list(self.unseen)
        self.rng.shuffle(order)
        placing = Placing([room for _, room in self.places], self.domains, order, self.rng, _STEPS)
        return placing if placing.run() else None

    def _unseen(self) -> CardSet:
        seen = self.view.hand | self.table.played | self._seen_talon() | self._known_discard()
        for hand in self.table.open_hands or ():
            seen |= hand
        return PACK - seen

    def _known_discard(self) -> CardSet:
        """Return what is known of the cards laid away: one's own, those that lie open, and all after the play."""
        return self.view.laid | self.table.laid_open | self.table.proceedings.laid

    # Places

    def _places(self) -> Iterator[tuple[int, int]]:
        """Give every place of unseen cards and how many it takes."""
        table = self.table
        for seat in range(PLAYERS):
            if seat != self.view.seat and table.open_hands is None:
                yield seat, table.cards_left(seat)
        hidden = self._hidden_talon()
        if hidden:
            yield TALON, hidden
        if self._discard_is_hidden():
            yield LAID, max(0, self._discard().size - len(table.laid_open))

    def _make_room(self) -> None:
        """Fit the hands to the cards that are out: who has miscounted nobody knows, so the first hands take it."""
        for index, (place, room) in enumerate(self.places):
            if place != TALON:
                total = sum(number for _, number in self.places)
                self.places[index] = place, max(len(self._shown(place)), room + len(self.unseen) - total)

    def _hidden_talon(self) -> int:
        """Return how many cards of the talon this seat has never seen and nobody has taken."""
        take = self.table.take
        if self.table.talon or (take is not None and take.half == "all"):
            return 0
        return 2 * HALF - len(self.table.turned)

    def _seen_talon(self) -> CardSet:
        """Return the cards of the talon that lie open and belong to nobody's hand."""
        table = self.table
        if table.take is None or table.take.half == "all":
            return CardSet.from_cards((*table.talon, *table.turned))
        return table.half(3 - table.take.half)

    def _discard_is_hidden(self) -> bool:
        laid = self.table.take is not None and self.table.phase is not Phase.LAYING
        if self.table.mode is Mode.TABLE:
            laid = self.table.proceedings.laid_at is not None and not self.table.proceedings.laid
        return laid and self.view.seat != self.table.declarer

    def _discard(self) -> DiscardChoice:
        assert self.table.contract is not None
        return DiscardChoice(self.table.ruleset, self.table.contract, NO_CARDS)

    # Domains

    def _domain(self, card: Card) -> int:
        """Return the places where a card can be, as a bit mask."""
        shown = [1 << index for index, (place, _) in enumerate(self.places) if card in self._shown(place)]
        if shown:
            return shown[0]
        holder = self._certain_holder(card)
        return sum(
            1 << index
            for index, (place, _) in enumerate(self.places)
            if (holder is None or holder in {place, self._owner(place)}) and card not in self._excluded(place)
        )

    def _shown(self, place: int) -> CardSet:
        """Return the cards that a place is known to hold, because they were taken back or let be seen."""
        return self.table.shows[place] if place >= 0 else NO_CARDS

    def _owner(self, place: int) -> int | None:
        """Return whose cards lie in a place: what was laid away is the declarer's."""
        return self.table.declarer if place == LAID else place

    def _excluded(self, place: int) -> CardSet:
        table = self.table
        if place == TALON:
            return NO_CARDS
        if not self.trusting:
            return self._not_called() if place in {table.declarer, LAID} else table.bought
        if place == LAID:
            return KINGS | TRULL | (SUIT_CARDS if self._discard().taroks_first else TAROCKS)
        if place != table.declarer:
            return table.lacks[place] | table.bought
        excluded = table.lacks[place] | self._not_called()
        if table.laid_open:
            excluded |= (TAROCKS - TRULL) if self._discard().taroks_first else (SUIT_CARDS - KINGS)
        return excluded

    def _not_called(self) -> CardSet:
        """Return what the declarer cannot have been dealt, since he called it."""
        call = self.table.call
        if call is None or call.card is None or self.table.ruleset.calling.own:
            return NO_CARDS
        return CardSet.of(call.card) - self.table.bought

    def _certain_holder(self, card: Card) -> Seat | None:
        """Return who must hold a card: he announced it, bid with it, or has all four kings."""
        table = self.table
        bird = next((bird for bird, own in BIRD_CARDS.items() if own == card), None)
        for said in table.round.announcements if self.trusting else ():
            if said.item == bird and bird in table.ruleset.announcing.holder_only:
                return said.seat
        for seat, action in table.log:
            named = isinstance(action, Bid) and action.bird is not None and BIRD_CARDS[action.bird] == card
            if named and self.trusting:
                return seat
            if isinstance(action, PassForehand) and card in KINGS:
                return seat
            if isinstance(action, Call) and action.card is not None and action.card not in KINGS and card in KINGS:
                return seat
        return None

    # What somebody must hold

    def _place_called_card(self) -> None:
        """Put the called card where the words of the round allow it; the unnamed king is drawn first."""
        table = self.table
        if table.call is None:
            return
        called = known_called(table, self.view.seat, self.view.hand)
        if called is None:
            called = self.rng.choice(list(KINGS & self.unseen))
        if table.call.card is None:
            self._give_declarer(KINGS - CardSet.of(called))
        if called in self.domains and called not in table.bought:
            allowed = possible_places(table)
            self.domains[called] &= sum(1 << index for index, (place, _) in enumerate(self.places) if place in allowed)

    def _give_declarer(self, cards: CardSet) -> None:
        mine = sum(1 << index for index, (place, _) in enumerate(self.places) if place == self.table.declarer)
        for card in cards & self.unseen:
            self.domains[card] = mine

    def _needs(self) -> Iterator[tuple[Seat, CardSet]]:
        """Give who must have been dealt at least one of some cards to bid what he bid."""
        best: Bid | None = None
        for seat, action in self.table.log:
            if isinstance(action, Bid):
                best = action
            if isinstance(action, Bid | Hold) and best is not None:
                contract = contract_of(self.table.ruleset, best.contract)
                assert contract is not None
                if contract.needs == "trull_piece":
                    yield seat, TRULL
                elif contract.needs == "bird" and best.bird is None and self.trusting:
                    yield seat, self._bird_cards(seat, best)

    def _bird_cards(self, seat: Seat, bid: Bid) -> CardSet:
        """Return with which birds a Besserrufer can have been bid: the declarer announced one of them."""
        said = {entry.item for entry in self.table.round.announcements if entry.seat == seat}
        announced = CardSet.from_cards(card for bird, card in BIRD_CARDS.items() if bird in said)
        return birds_for(bid) & announced or birds_for(bid)

    def _give_one_of(self, seat: Seat, cards: CardSet) -> None:
        """Give a player one of some cards that he was dealt, unless he has shown one."""
        table = self.table
        mine = sum(1 << index for index, (place, _) in enumerate(self.places) if place == seat)
        if seat == table.declarer:
            cards -= table.bought
        choices = [card for card in self.unseen & cards if self.domains[card] & mine]
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
