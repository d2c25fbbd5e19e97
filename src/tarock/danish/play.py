"""Playing the cards: leading, following, winning a trick and what is paid on the way.

Jensen 1989, Selve spillet, l.422-428, Betalinger/Under spillet, l.263-266; Møller, Selve spillet, l.643-649.
"""

from dataclasses import replace
from typing import TYPE_CHECKING, Final

from tarock.core.cards import CARD_NAMES, PAGAT, SKUS, SUIT_NAMES, Card, Suit, suit_of
from tarock.core.cardset import NO_CARDS, CardSet
from tarock.core.seats import SEAT_NAMES, Seat
from tarock.core.trick import followers
from tarock.core.tuples import with_added, with_removed
from tarock.danish import cups, ending, faults
from tarock.danish.actions import Play, PlayOutOfTurn
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
from tarock.danish.proceedings import Lying
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
    leader = next(seat for seat in table.seating.order_from(leader) if state.hands[seat])
    if number == LAST_TRICK and table.ruleset.last_skus.lead == "passes":
        followers_left = [seat for seat in table.seating.order_from(leader)[1:] if state.hands[seat]]
        if state.hands[leader] == SKUS_ALONE and followers_left:
            for other in table.seating.opponents(leader):
                lacks = with_added(lacks, other, SKUS_ALONE)
            leader = followers_left[0]
        elif not table.skus_is_gone():
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
    if trick.number == SECOND_LAST_TRICK and hand != SKUS_ALONE:
        skus = NO_CARDS
    elif is_skus_demanded(table, hand):
        return skus
    others = hand - SKUS_ALONE
    if trick.suit is not None:
        others = followers(others, OF_SUIT[trick.suit], TAROKS)
    return others | skus


def is_skus_demanded(table: Table, hand: CardSet) -> bool:
    """Tell whether whoever is on turn with this hand must play the skus, since it is demanded of him (B-17)."""
    return SKUS in hand and _is_demanded(table)


def _is_demanded(table: Table) -> bool:
    assert table.trick is not None
    return table.trick.number == THIRD_LAST_TRICK and table.demanded_by is not None


def play(state: "DanishState", seat: Seat, action: Play) -> "DanishState":
    """Play a card to the trick."""
    before, hand = state.table, state.hands[seat]
    watched = faults.watch(state, seat, lambda: check(before, hand, action))
    if watched is not state:
        watched = replace(watched, revoked=(*watched.revoked, (watched.faults[-1], before)))
    return lay_down(replace(watched, table=replace(before, log=(*before.log, (seat, action)))), seat, action)


def lay_down(state: "DanishState", seat: Seat, action: Play) -> "DanishState":
    """Put a card into the trick; the next player's turn comes, or the trick is won."""
    if faults.is_possible(state.table, "cups_not_moved"):
        state = cups.note_unmoved(state)
    table = state.table
    trick = table.trick
    assert trick is not None
    card = CardSet.of(action.card)
    played = replace(
        trick,
        plays=(*trick.plays, (seat, action.card)),
        suit=trick.suit if trick.plays else _led_suit(action),
        right=_right_after(trick, action.card),
    )
    hands = with_removed(state.hands, seat, card)
    turn = _next_in(table, hands, played)
    lacks = with_removed(table.lacks, seat, refuted(table.lacks[seat], action.card))
    after = replace(
        table,
        trick=played,
        turn=turn,
        lacks=with_added(lacks, seat, _shown_lack(table, action.card)),
        shows=with_removed(table.shows, seat, card),
    )
    state = replace(state, table=after, hands=hands)
    return _finish_trick(state, played) if turn is None else take_up_lying(state)


def _next_in(table: Table, hands: tuple[CardSet, ...], trick: Trick) -> Seat | None:
    """Return who plays next to a trick; somebody with too few cards may have none left for it."""
    order = table.seating.order_from(trick.leader)
    waiting = order[order.index(trick.plays[-1][0]) + 1 :]
    return next((seat for seat in waiting if hands[seat]), None)


def refuted(lacks: CardSet, card: Card) -> CardSet:
    """Return what a seat was thought to lack until it played a card: a revoke has come to light."""
    if card not in lacks:
        return NO_CARDS
    return SKUS_ALONE if card == SKUS else lacks & OF_SUIT[suit_of(card)]


# Out of turn


def play_out_of_turn(state: "DanishState", seat: Seat, action: PlayOutOfTurn) -> "DanishState":
    """Lay a card open when it is another's turn; it goes back unless the table holds it (B-44)."""
    table = state.table
    if not faults.is_possible(table, "out_of_turn"):
        refuse(table.ruleset, Reason.NOT_YOUR_TURN, SEAT_NAMES[seat])
    if seat not in early_players(table):
        refuse(table.ruleset, Reason.NOT_NOW)
    _check_form(table, state.hands[seat], Play(action.card, action.named))
    lying = Lying(seat, action.card, action.named)
    state = faults.commit(state, seat, Reason.NOT_YOUR_TURN, CARD_NAMES[action.card])
    table = replace(
        table,
        shows=with_added(table.shows, seat, CardSet.of(action.card)),
        proceedings=replace(table.proceedings, lying=lying),
        log=(*table.log, (seat, action)),
    )
    return replace(state, table=table)


def early_players(table: Table) -> tuple[Seat, ...]:
    """Return who could lay a card open before his turn: whose is not in the trick, while none lies open yet (B-44)."""
    trick = table.trick
    if trick is None or table.proceedings.lying or trick.right in _TALKING:
        return ()
    return tuple(seat for seat in table.seating.active if seat != table.turn and trick.card_of(seat) is None)


_TALKING: Final = {Right.SECOND, Right.GRANTED, Right.WAIVED, Right.THIRD, Right.TAKEN_BACK}
"""While a led skus is being named nobody throws a card in between."""


def take_up_lying(state: "DanishState") -> "DanishState":
    """Settle what becomes of a card that lies out of turn.

    Held, a card that was led stays the lead, and one that was thrown stays when its player's turn comes, if it may be
    played then.  Otherwise its player takes it up when his turn comes.
    """
    table = state.table
    trick, lying = table.trick, table.proceedings.lying
    if trick is None or lying is None or not (table.turn == lying.seat or (lying.held and not trick.plays)):
        return state
    state = replace(state, table=replace(table, proceedings=replace(table.proceedings, lying=None)))
    if not lying.held or lying.card not in legal_cards(table, state.hands[lying.seat]):
        return state
    leader = trick.leader if trick.plays else lying.seat
    trick = replace(trick, leader=leader, caught=True)
    state = replace(state, table=replace(state.table, turn=lying.seat, trick=trick))
    return lay_down(state, lying.seat, Play(lying.card, None if trick.plays else lying.named))


def _led_suit(action: Play) -> Suit:
    return suit_of(action.card) if action.named is None else action.named


def check(table: Table, hand: CardSet, action: Play) -> None:
    """Refuse a card that may not be played.

    :raises IllegalAction: with the duty that it breaks.
    """
    trick = table.trick
    assert trick is not None
    _check_form(table, hand, action)
    if action.card not in legal_cards(table, hand):
        refuse(table.ruleset, _fault(table, trick, hand, action.card), CARD_NAMES[action.card])


def _check_form(table: Table, hand: CardSet, action: Play) -> None:
    """Refuse what nobody can do: play a card that he has not, or lead the skus without a name."""
    trick = table.trick
    assert trick is not None
    name = CARD_NAMES[action.card]
    if action.card not in hand:
        refuse(table.ruleset, Reason.NOT_IN_YOUR_HAND, name)
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
    if is_skus_demanded(table, hand):
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
    table = replace(table, tricks=(*table.tricks, trick), trick=None, events=(*table.events, *events))
    state = replace(state, table=table)
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
