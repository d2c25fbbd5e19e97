"""The rights around the skus: claiming, baptising, waiving and demanding.

Jensen 1989, Kortene/Skusen, l.159-170; Møller, Om scusen, l.586-599, l.1842-1940; readings B-17 to B-23.
"""

from dataclasses import replace
from typing import TYPE_CHECKING

from tarock.core.cards import SKUS, SUIT_NAMES, Suit
from tarock.core.cardset import CardSet
from tarock.core.faults import Fault
from tarock.core.seats import Seat
from tarock.core.tuples import with_added
from tarock.danish.actions import CLAIM, DEMAND, NAMES, WAIVE, Action, Name
from tarock.danish.cards import OF_SUIT, SKUS_ALONE, THIRD_LAST_TRICK
from tarock.danish.events import Fined
from tarock.danish.reasons import Fact, Reason, refuse
from tarock.danish.table import Table
from tarock.danish.trick import Right, Trick

if TYPE_CHECKING:
    from tarock.danish.state import DanishState


def _named(trick: Trick) -> Suit:
    assert trick.suit is not None
    return trick.suit


def _on_table(table: Table) -> Trick:
    assert table.trick is not None
    return table.trick


def baptisms(table: Table, seat: Seat, hand: CardSet) -> tuple[Action, ...]:
    """Return what the player on turn may say about a led skus.

    Every suit but the one that it was named is offered: whether the other player holds it, only he can tell.
    """
    trick = _on_table(table)
    if table.turn != seat or trick.right not in {Right.SECOND, Right.GRANTED, Right.THIRD}:
        return ()
    named = _named(trick)
    if hand & OF_SUIT[named]:
        return ()
    if trick.right is Right.SECOND:
        return (CLAIM, WAIVE)
    return (*(name for name in NAMES if name.suit != named), WAIVE)


def somebody_holds(state: "DanishState", suit: Suit) -> bool:
    """Tell whether a led skus may be baptised so: one of the two others than its leader must hold it (B-22).

    The second player's card on the table counts as his: he takes it up again or it stands.
    """
    trick = _on_table(state.table)
    for seat in state.table.seating.opponents(trick.leader):
        card = trick.card_of(seat)
        on_table = CardSet() if card is None else CardSet.of(card)
        if (state.hands[seat] | on_table) & OF_SUIT[suit]:
            return True
    return False


def _check_right(state: "DanishState", seat: Seat, *rights: Right) -> Trick:
    table = state.table
    trick = _on_table(table)
    if trick.right not in rights:
        refuse(table.ruleset, Reason.NO_BAPTISM)
    if state.hands[seat] & OF_SUIT[_named(trick)]:
        refuse(table.ruleset, Reason.HOLDS_NAMED_SUIT, SUIT_NAMES[_named(trick)])
    return trick


def claim(state: "DanishState", seat: Seat) -> "DanishState":
    """Say that one lacks the named suit; the third player must now say whether he has it (B-21)."""
    trick = _check_right(state, seat, Right.SECOND)
    table = state.table
    third = table.seating.after(seat)
    suit = OF_SUIT[_named(trick)]
    lacks = with_added(table.lacks, seat, suit)
    right = Right.HELD
    if not state.hands[third] & suit:
        right = Right.GRANTED
        lacks = with_added(lacks, third, suit)
    table = replace(table, trick=replace(trick, right=right), lacks=lacks, log=(*table.log, (seat, CLAIM)))
    return replace(state, table=table)


def waive(state: "DanishState", seat: Seat) -> "DanishState":
    """Let the right go: from the second player it passes to the third, from the third it lapses."""
    trick = _check_right(state, seat, Right.SECOND, Right.GRANTED, Right.THIRD)
    table = state.table
    right = Right.USED if trick.right is Right.THIRD else Right.WAIVED
    lacks = with_added(table.lacks, seat, OF_SUIT[_named(trick)])
    table = replace(table, trick=replace(trick, right=right), lacks=lacks, log=(*table.log, (seat, WAIVE)))
    return replace(state, table=table)


def baptise(state: "DanishState", seat: Seat, action: Name) -> "DanishState":
    """Name the led skus anew."""
    table = state.table
    if _on_table(table).right is Right.SECOND and not state.hands[seat] & OF_SUIT[_named(_on_table(table))]:
        refuse(table.ruleset, Reason.CLAIM_FIRST)
    trick = _check_right(state, seat, Right.GRANTED, Right.THIRD)
    if not somebody_holds(state, action.suit):
        refuse(table.ruleset, Reason.NOBODY_HOLDS_NAME, SUIT_NAMES[action.suit])
    table = replace(
        table,
        trick=replace(trick, suit=action.suit, right=Right.USED),
        lacks=with_added(table.lacks, seat, OF_SUIT[_named(trick)]),
        log=(*table.log, (seat, action)),
    )
    state = replace(state, table=table)
    return _take_back(state, action.suit) if trick.right is Right.THIRD else state


def _take_back(state: "DanishState", suit: Suit) -> "DanishState":
    """Let the second player follow the new suit if he holds it and his card is of another (B-23)."""
    table = state.table
    trick = _on_table(table)
    second, card = trick.plays[1]
    if card in OF_SUIT[suit] or not table.ruleset.baptism.retraction:
        return state
    if not state.hands[second] & OF_SUIT[suit]:
        return replace(state, table=replace(table, lacks=with_added(table.lacks, second, OF_SUIT[suit])))
    table = replace(
        table,
        trick=replace(trick, plays=trick.plays[:1], right=Right.TAKEN_BACK, taken_back=card),
        turn=second,
        shows=with_added(table.shows, second, CardSet.of(card)),
    )
    return replace(state, table=table, hands=with_added(state.hands, second, CardSet.of(card)))


def may_demand(table: Table, seat: Seat, hand: CardSet) -> bool:
    """Tell whether a seat may demand the skus, as far as it can know (B-17, B-18)."""
    if SKUS in hand or table.demanded_by is not None or not _window_is_open(table):
        return False
    return table.skus_is_gone() or any(
        SKUS not in table.lacks[other] and _on_table(table).card_of(other) is None
        for other in table.seating.opponents(seat)
    )


def _window_is_open(table: Table) -> bool:
    trick = table.trick
    if trick is None or trick.number != THIRD_LAST_TRICK:
        return False
    return not trick.plays or table.ruleset.demand.window == "until_holder_plays"


def holder_has_played(state: "DanishState") -> bool:
    """Tell whether the holder of the skus has already played another card to this trick."""
    trick = _on_table(state.table)
    return any(SKUS in state.hands[seat] and trick.card_of(seat) is not None for seat in state.table.seating.active)


def demand(state: "DanishState", seat: Seat) -> "DanishState":
    """Demand the skus; who demands it after it has gone pays the fine and play goes on."""
    table = state.table
    if SKUS in state.hands[seat]:
        refuse(table.ruleset, Reason.HOLDER_DEMANDS)
    if not _window_is_open(table) or holder_has_played(state):
        refuse(table.ruleset, Reason.DEMAND_OUTSIDE_WINDOW)
    if table.demanded_by is not None:
        refuse(table.ruleset, Reason.DEMANDED_ALREADY)
    events, lacks = table.events, table.lacks
    if table.skus_is_gone():
        if not table.is_position:
            fault = Fault("wrong_demand", seat, THIRD_LAST_TRICK, len(table.log), Fact.SKUS_IS_GONE)
            events = (*events, Fined(seat, fault.kind, faults=(fault,)))
    else:
        for other in (seat, *(player for player, _ in _on_table(table).plays)):
            lacks = with_added(lacks, other, SKUS_ALONE)
    table = replace(table, demanded_by=seat, events=events, lacks=lacks, log=(*table.log, (seat, DEMAND)))
    return replace(state, table=table)
