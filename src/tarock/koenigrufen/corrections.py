"""Correcting a wrong card while the trick lies on the table.

Mayr 2012, Renonce: a breach becomes Renonce when the winner has gathered the trick.  The other two books are silent and
are read alike.  Here a trick is gathered when the next one is led; to the last one nobody can play a wrong card.
"""

from dataclasses import replace
from typing import TYPE_CHECKING

from tarock.core.cardset import CardSet
from tarock.core.faults import Fault
from tarock.core.seats import Seat
from tarock.core.tuples import with_added
from tarock.koenigrufen import play
from tarock.koenigrufen.actions import Correct
from tarock.koenigrufen.fault_kinds import kind_of
from tarock.koenigrufen.reasons import Reason, refuse
from tarock.koenigrufen.table import Phase, Table
from tarock.koenigrufen.trick import Trick

if TYPE_CHECKING:
    from tarock.koenigrufen.state import KoenigrufenState


def lying(table: Table) -> Trick | None:
    """Return the trick whose cards can still be taken back."""
    if table.ruleset.renonce.correction == "never" or table.phase is not Phase.PLAY:
        return None
    started = [trick for trick in table.all_tricks if trick.plays]
    return started[-1] if started else None


def is_correctable(table: Table, fault: Fault) -> bool:
    """Tell whether a fault can still be put right: a card against the duty to follow, trump or overtake."""
    trick = lying(table)
    return kind_of(fault).is_correctable and trick is not None and fault.trick == trick.number


def may_correct(state: "KoenigrufenState", seat: Seat) -> bool:
    """Tell whether a seat has played a wrong card that it may take back; an unwise card stays."""
    return any(fault.seat == seat and is_correctable(state.table, fault) for fault in state.faults)


def taken_back(table: Table, seat: Seat) -> Table:
    """Return the table before a seat played to the trick that lies; later cards go back too, and everybody saw them."""
    trick = lying(table)
    assert trick is not None
    place = _place_of(trick, seat)
    shows = table.shows
    for player, card in trick.plays[place:]:
        shows = with_added(shows, player, CardSet.of(card))
    return replace(
        table,
        turn=seat,
        tricks=table.tricks[: trick.number - 1],
        trick=replace(trick, plays=trick.plays[:place]),
        shows=shows,
        proceedings=replace(table.proceedings, ruling=None),
    )


def _place_of(trick: Trick, seat: Seat) -> int:
    return [player for player, _ in trick.plays].index(seat)


def before_fault(state: "KoenigrufenState", seat: Seat) -> "KoenigrufenState":
    """Return the state before a seat played to the trick that lies."""
    table = state.table
    trick = lying(table)
    assert trick is not None
    hands = state.hands
    undone = trick.plays[_place_of(trick, seat) :]
    for player, card in undone:
        hands = with_added(hands, player, CardSet.of(card))
    before = replace(taken_back(table, seat), open_hands=None if table.open_hands is None else hands)
    players = {player for player, _ in undone}
    undone_faults = tuple(fault for fault in state.faults if _is_undone(fault, trick.number, players))
    kept = tuple(fault for fault in state.faults if fault not in undone_faults)
    return replace(state, table=before, hands=hands, faults=kept, mended=(*state.mended, *undone_faults))


def _is_undone(fault: Fault, number: int, players: set[Seat]) -> bool:
    """Tell whether a fault goes with the cards that are taken back; who wins the trick is open again."""
    if fault.trick != number:
        return False
    undone = kind_of(fault).undone_with
    return undone == "trick" or (undone == "card" and fault.seat in players)


def correct(state: "KoenigrufenState", seat: Seat, action: Correct) -> "KoenigrufenState":
    """Take a wrong card back and play a right one; those who have played after it play again."""
    if not may_correct(state, seat):
        refuse(state.ruleset, Reason.NOTHING_TO_CORRECT)
    before = before_fault(state, seat)
    play.check(before, seat, action.card)
    return play.put_down(before, seat, action.card, action)


def corrections(state: "KoenigrufenState", seat: Seat) -> tuple[Correct, ...]:
    """Return with which cards a seat may correct a wrong one."""
    before = before_fault(state, seat)
    return tuple(Correct(card) for card in before.playable)
