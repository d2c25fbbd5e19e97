"""What a seat cannot see: which cards, where each of them can be, and what somebody must hold.

Nothing here is drawn: :mod:`tarock.koenigrufen.sampling` places the cards by it, and the search draws many deals.
"""

from collections.abc import Iterator
from typing import TYPE_CHECKING, Final

from tarock.core.cards import Card, suit_of
from tarock.core.cardset import NO_CARDS, CardSet
from tarock.core.faults import Mode
from tarock.core.seats import Seat
from tarock.koenigrufen.actions import Action, Bid, Call, Hold, PassForehand
from tarock.koenigrufen.auction import birds_for, contract_of
from tarock.koenigrufen.bonus_kinds import BIRD_CARDS, DUE, Announced, announced_card
from tarock.koenigrufen.cards import HALF, KINGS, OF_SUIT, PACK, PLAYERS, SUIT_CARDS, TAROCKS, TRULL
from tarock.koenigrufen.partnership import NOWHERE, known_called, possible_places
from tarock.koenigrufen.rules import KoenigrufenRuleset
from tarock.koenigrufen.table import Phase, Table
from tarock.koenigrufen.talon import DiscardChoice

if TYPE_CHECKING:
    from tarock.koenigrufen.state import KoenigrufenView

TALON: Final = NOWHERE
"""The place of a card that lies hidden in the talon."""
LAID: Final = -2
"""The place of a card that the declarer laid away face down."""


class Unseen:
    """The cards that a seat cannot see, and the places where they can be.

    :param trusting: whether the others are supposed to have played by the rules; else only what even people cannot do
        is ruled out.
    """

    def __init__(self, view: "KoenigrufenView", *, trusting: bool = True) -> None:
        self.view = view
        self.table: Table = view.table
        self.trusting = trusting
        self.cards = self._cards()
        self.places = list(self._places())
        """Every place of unseen cards and how many it takes."""
        if self.table.mode is Mode.TABLE:
            self._make_room()

    def _cards(self) -> CardSet:
        seen = self.view.hand | self.table.played | self._seen_talon() | self.known_discard()
        for hand in self.table.open_hands or ():
            seen |= hand
        return PACK - seen

    def known_discard(self) -> CardSet:
        """Return what is known of the cards laid away: one's own, those that lie open, and all after the play."""
        return self.view.laid | self.table.laid_open | self.table.proceedings.laid

    # Places

    def _places(self) -> Iterator[tuple[int, int]]:
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
                self.places[index] = place, max(len(self._shown(place)), room + len(self.cards) - total)

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

    def domains(self, called: Card | None) -> dict[Card, int]:
        """Return for every unseen card the places where it can be, as a bit mask, if that card was called."""
        allowed = self.allowed(called)
        return {card: sum(1 << index for index, cards in enumerate(allowed) if card in cards) for card in self.cards}

    def allowed(self, called: Card | None) -> list[CardSet]:
        """Return for every place which unseen cards can be there, if that card was called.

        The called card is where the words of the round allow it; who did not name it holds the three other kings.
        """
        certain = self._certain()
        allowed = [self._allowed(place, certain) for place, _ in self.places]
        table = self.table
        if table.call is None or called is None:
            return allowed
        only = CardSet.of(called)
        if table.call.card is None:
            allowed = _confined(allowed, KINGS - only, [place == table.declarer for place, _ in self.places])
        if called not in table.bought:
            words = possible_places(table)
            allowed = _without(allowed, only, [place not in words for place, _ in self.places])
        return allowed

    def _allowed(self, place: int, certain: dict[Seat, CardSet]) -> CardSet:
        cards = self.cards - self._excluded(place)
        for seat, held in certain.items():
            if seat not in {place, self._owner(place)}:
                cards -= held
        for other, _ in self.places:
            if other != place:
                cards -= self._shown(other)
        return cards | self._shown(place)

    def _shown(self, place: int) -> CardSet:
        """Return the cards that a place is known to hold, because they were taken back or let be seen."""
        return self.table.shows[place] & self.cards if place >= 0 else NO_CARDS

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
        lacks = table.lacks[place] | self._had_nothing_else(place)
        if place != table.declarer:
            return lacks | table.bought
        excluded = lacks | self._not_called()
        if table.laid_open:
            excluded |= (TAROCKS - TRULL) if self._discard().taroks_first else (SUIT_CARDS - KINGS)
        return excluded

    def _had_nothing_else(self, seat: Seat) -> CardSet:
        """Return what did not lie beside an announced card that was given early: else it was held back (§ 11; K-A23).

        Only where everybody can tell that it bound him: his own word, or his side's where nobody was called.
        """
        table, found = self.table, NO_CARDS
        if table.ruleset.announcing.early == "lost" or not table.round.announcements:
            return found
        for trick in (*table.tricks, *(() if table.trick is None else (table.trick,))):
            card = trick.card_of(seat)
            if card is None or trick.leader == seat:
                continue
            bound = self._bound(seat, trick.number)
            if card in bound and (card in TAROCKS or suit_of(card) is trick.suit):
                found |= OF_SUIT[suit_of(card)] - bound
        return found

    def _bound(self, seat: Seat, number: int) -> CardSet:
        """Return the announced cards that a player had to keep for a later trick, as far as everybody can tell."""
        table, found = self.table, NO_CARDS
        called = None if table.call is None else table.call.card
        for said in table.round.announcements:
            own = said.seat == seat or (table.call is None and table.declarer not in {seat, said.seat})
            if own and number < DUE.get(said.item, 0):
                found |= announced_card(said.item, called)
        return found

    def _not_called(self) -> CardSet:
        """Return what the declarer cannot have been dealt, since he called it."""
        call = self.table.call
        if call is None or call.card is None or self.table.ruleset.calling.own:
            return NO_CARDS
        return CardSet.of(call.card) - self.table.bought

    def _certain(self) -> dict[Seat, CardSet]:
        """Return what seats must hold; of a card that two have claimed the first word counts."""
        certain: dict[Seat, CardSet] = {}
        for seat, cards in (*self._announced(), *self._bid_with()):
            others = CardSet(sum(own.mask for other, own in certain.items() if other != seat))
            certain[seat] = certain.get(seat, NO_CARDS) | cards - others
        return certain

    def _announced(self) -> Iterator[tuple[Seat, CardSet]]:
        """Give the cards that only their holder may announce."""
        for said in self.table.round.announcements if self.trusting else ():
            yield said.seat, shown_by_announcing(self.table.ruleset, (said.item,))

    def _bid_with(self) -> Iterator[tuple[Seat, CardSet]]:
        """Give the cards that a word of the auction or a call has shown: a bird, or all four kings."""
        for seat, action in self.table.log:
            if self.trusting or not isinstance(action, Bid | Hold):
                yield seat, shown_by_word(self.table.ruleset, action)

    # What somebody must hold

    @property
    def possibly_called(self) -> CardSet:
        """The cards of which one was called, as far as this seat can tell; none where nobody calls."""
        if self.table.call is None:
            return NO_CARDS
        called = known_called(self.table, self.view.seat, self.view.hand)
        return KINGS & self.cards if called is None else CardSet.of(called)

    def needs(self) -> Iterator[tuple[Seat, CardSet]]:
        """Give who must have been dealt at least one of some cards to bid what he bid."""
        best: Bid | None = None
        for seat, action in self.table.log:
            if isinstance(action, Bid):
                best = action
            if isinstance(action, Bid | Hold) and best is not None:
                cards = needed_for(self.table.ruleset, best)
                if cards == TRULL:
                    yield seat, TRULL
                elif cards and self.trusting:
                    yield seat, self._announced_of(seat, cards) or cards

    def _announced_of(self, seat: Seat, cards: CardSet) -> CardSet:
        """Return which of the birds that a game can be bid with its declarer has announced."""
        said = {entry.item for entry in self.table.round.announcements if entry.seat == seat}
        return cards & CardSet.from_cards(card for bird, card in BIRD_CARDS.items() if bird in said)


def needed_for(ruleset: KoenigrufenRuleset, bid: Bid) -> CardSet:
    """Return the cards of which a bidder must hold one: a piece of the Trull, or a bird that the bid does not name."""
    contract = contract_of(ruleset, bid.contract)
    assert contract is not None
    if contract.needs == "trull_piece":
        return TRULL
    return birds_for(bid) if contract.needs == "bird" and bid.bird is None else NO_CARDS


def shown_by_announcing(ruleset: KoenigrufenRuleset, items: tuple[Announced, ...]) -> CardSet:
    """Return the cards that somebody shows to hold who announces something that only their holder may announce."""
    found = NO_CARDS
    for item in items:
        if item in ruleset.announcing.holder_only:
            found |= announced_card(item, None)
    return found


def shown_by_word(ruleset: KoenigrufenRuleset, action: Action) -> CardSet:
    """Return the cards that a word of the auction or a call shows: a bird, or all four kings."""
    match action:
        case Bid(_, bird, announces):
            named = NO_CARDS if bird is None else CardSet.of(BIRD_CARDS[bird])
            return named | shown_by_announcing(ruleset, announces)
        case Hold(announces):
            return shown_by_announcing(ruleset, announces)
        case PassForehand():
            return KINGS
        case Call() if _is_queen(action):
            return KINGS
        case _:
            return NO_CARDS


def _is_queen(call: Call) -> bool:
    return call.card is not None and call.card not in KINGS


def _confined(allowed: list[CardSet], cards: CardSet, here: list[bool]) -> list[CardSet]:
    """Return what is allowed when some cards can be only in certain places."""
    return _without(allowed, cards, [not inside for inside in here])


def _without(allowed: list[CardSet], cards: CardSet, here: list[bool]) -> list[CardSet]:
    """Return what is allowed when some cards cannot be in certain places."""
    return [own - cards if banned else own for own, banned in zip(allowed, here, strict=True)]
