"""Playing the cards: leading, following, winning a trick and what is paid on the way.

Jensen 1989, Selve spillet, l.422-428, Betalinger/Under spillet, l.263-266; Møller, Selve spillet, l.643-649.
"""

from dataclasses import replace
from typing import TYPE_CHECKING

from tarock.core.cards import CARD_NAMES, PAGAT, SKUS, SUIT_NAMES, Card, Suit, suit_of
from tarock.core.cardset import NO_CARDS, CardSet
from tarock.core.seats import Seat
from tarock.core.trick import followers
from tarock.core.tuples import with_added, with_removed
from tarock.danish import ending
from tarock.danish.actions import Play
from tarock.danish.cards import (
    KINGS,
    LAST_TRICK,
    OF_SUIT,
    SECOND_LAST_TRICK,
    SKUS_ALONE,
    TAROKS,
    THIRD_LAST_TRICK,
)
from tarock.danish.events import Cup, Event, Lost, PagatHomed
from tarock.danish.reasons import Reason, refuse
from tarock.danish.table import Phase, Table
from tarock.danish.trick import Right, Trick

if TYPE_CHECKING:
    from tarock.danish.state import DanishState


def begin(state: "DanishState") -> "DanishState":
    """Begin the play: forehand leads."""
    state = replace(state, table=replace(state.table, phase=Phase.PLAY))
    return begin_trick(state, 1, state.table.seating.forehand)


def begin_trick(state: "DanishState", number: int, leader: Seat) -> "DanishState":
    """Begin a trick; in the last one the lead passes on from a bare skus where the book says so (B-19)."""
    table = state.table
    lacks = table.lacks
    if number == LAST_TRICK and table.ruleset.last_skus.lead == "passes" and not table.skus_is_gone():
        if state.hands[leader] == SKUS_ALONE:
            for other in table.seating.opponents(leader):
                lacks = with_added(lacks, other, SKUS_ALONE)
            leader = table.seating.after(leader)
        else:
            lacks = with_added(lacks, leader, SKUS_ALONE)
    return replace(state, table=replace(table, trick=Trick(number, leader), turn=leader, lacks=lacks))


def legal_cards(table: Table, hand: CardSet) -> CardSet:
    """Return the cards that the player on turn may play from a hand.

    The skus may be played to anything (B-24), except in the second-last trick (B-53); demanded in the
    third-last, it must be.
    """
    trick = table.trick
    assert trick is not None
    if trick.right is Right.GRANTED:
        return NO_CARDS
    skus = hand & SKUS_ALONE
    if trick.number == SECOND_LAST_TRICK:
        skus = NO_CARDS
    elif skus and _is_demanded(table):
        return skus
    others = hand - SKUS_ALONE
    if trick.suit is not None:
        others = followers(others, OF_SUIT[trick.suit], TAROKS)
    return others | skus


def _is_demanded(table: Table) -> bool:
    assert table.trick is not None
    return table.trick.number == THIRD_LAST_TRICK and table.demanded_by is not None


def play(state: "DanishState", seat: Seat, action: Play) -> "DanishState":
    """Play a card to the trick."""
    table = state.table
    trick = table.trick
    assert trick is not None
    check(table, state.hands[seat], action)
    card = CardSet.of(action.card)
    played = replace(
        trick,
        plays=(*trick.plays, (seat, action.card)),
        suit=trick.suit if trick.plays else _led_suit(action),
        right=_right_after(trick, action.card),
    )
    finished = len(played.plays) == len(table.seating.active)
    after = replace(
        table,
        trick=played,
        turn=None if finished else table.seating.order_from(trick.leader)[len(played.plays)],
        lacks=with_added(table.lacks, seat, _shown_lack(table, action.card)),
        shows=with_removed(table.shows, seat, card),
        log=(*table.log, (seat, action)),
    )
    state = replace(state, table=after, hands=with_removed(state.hands, seat, card))
    return _finish_trick(state, played) if finished else state


def _led_suit(action: Play) -> Suit:
    return suit_of(action.card) if action.named is None else action.named


def check(table: Table, hand: CardSet, action: Play) -> None:
    """Refuse a card that may not be played.

    :raises IllegalAction: with the duty that it breaks.
    """
    trick = table.trick
    assert trick is not None
    name = CARD_NAMES[action.card]
    if action.card not in hand:
        refuse(table.ruleset, Reason.NOT_IN_YOUR_HAND, name)
    if action.card not in legal_cards(table, hand):
        refuse(table.ruleset, _fault(table, trick, hand, action.card), name)
    led = action.card == SKUS and not trick.plays
    if led and action.named is None:
        refuse(table.ruleset, Reason.SKUS_NOT_NAMED)
    if action.named is not None and not led:
        refuse(table.ruleset, Reason.NAMED_WITHOUT_LEAD, f"{name}={SUIT_NAMES[action.named]}")


def _fault(table: Table, trick: Trick, hand: CardSet, card: Card) -> Reason:
    if trick.right is Right.GRANTED:
        return Reason.NAME_OR_WAIVE
    if card == SKUS:
        return Reason.SKUS_IN_SECOND_LAST
    if SKUS in hand and _is_demanded(table):
        return Reason.SKUS_DEMANDED
    assert trick.suit is not None
    return Reason.MUST_FOLLOW if hand & OF_SUIT[trick.suit] else Reason.MUST_TAROK


def _right_after(trick: Trick, card: Card) -> Right:
    """Return what becomes of the right to baptise when a card is played."""
    if not trick.plays:
        return Right.SECOND if card == SKUS else Right.NONE
    if trick.right is Right.TAKEN_BACK:
        return Right.USED
    if trick.right in {Right.SECOND, Right.WAIVED}:
        assert trick.suit is not None
        return Right.NONE if card in OF_SUIT[trick.suit] else Right.THIRD
    return trick.right


def _shown_lack(table: Table, card: Card) -> CardSet:
    """Return what everybody can now tell that the player did not hold."""
    trick = table.trick
    assert trick is not None
    if card == SKUS:
        return NO_CARDS
    lack = SKUS_ALONE if _is_demanded(table) else NO_CARDS
    if trick.suit is not None and card not in OF_SUIT[trick.suit]:
        lack |= OF_SUIT[trick.suit]
        if card not in TAROKS:
            lack |= TAROKS
    return lack


def _finish_trick(state: "DanishState", trick: Trick) -> "DanishState":
    table = state.table
    last = trick.number == LAST_TRICK
    trick = replace(trick, won=trick.best())
    events = () if last or table.is_position else tuple(_paid_in(trick))
    state = replace(
        state, table=replace(table, tricks=(*table.tricks, trick), trick=None, events=(*table.events, *events))
    )
    return ending.end(state) if last else begin_trick(state, trick.number + 1, trick.best()[0])


def _paid_in(trick: Trick) -> list[Event]:
    """Return what is paid for kings and the pagat in a trick before the last one (B-11)."""
    _, winning = trick.best()
    events: list[Event] = []
    for seat, card in trick.plays:
        if card == PAGAT:
            events.append(PagatHomed(seat) if card == winning else Lost(seat, Cup.PAGAT))
        elif card in KINGS and card != winning:
            events.append(Lost(seat, Cup.KING))
    return events
