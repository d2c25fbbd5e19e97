"""Putting a revoke right when both others have let the deal go on.

Møller, Selve spillet, l.650-659: sometimes the damage is easily mended.  The wrong card is taken back and with it
everything that was played after it; everybody has seen those cards.  The fine and the bar on an ultimo stay: the
consent saves only the deal.
"""

from dataclasses import replace
from typing import TYPE_CHECKING

from tarock.core.cardset import CardSet
from tarock.core.faults import Fault
from tarock.core.seats import Seat
from tarock.core.tuples import with_added, with_removed
from tarock.danish import faults, play
from tarock.danish.actions import Correct, Play
from tarock.danish.events import Fined, Repaid
from tarock.danish.facts import fine_for
from tarock.danish.table import Phase, Table

if TYPE_CHECKING:
    from tarock.danish.state import DanishState


def table_before(state: "DanishState", found: tuple[Fault, ...]) -> Table | None:
    """Return the table to which the first of some faults can be taken back; None if none of them can."""
    table = state.table
    if table.phase is not Phase.PLAY or fine_for(table.ruleset, found[0].kind).remedy != "card_corrected":
        return None
    return next((before for fault, before in state.revoked if fault in found), None)


def corrections(table: Table, before: Table, hand: CardSet) -> tuple[Correct, ...]:
    """Return with which cards the player on turn before a revoke may put it right.

    :param hand: what he holds now.
    """
    assert before.turn is not None
    then = hand | _undone(table, before, before.turn)
    return tuple(Correct(card) for card in play.legal_cards(before, then))


def _undone(table: Table, before: Table, seat: Seat) -> CardSet:
    """Return what a seat has played since."""
    return table.played_by(seat) - before.played_by(seat)


def correct(state: "DanishState", seat: Seat, action: Correct) -> "DanishState":
    """Take back what was played since, and play another card; from there the play goes on."""
    ruling = state.table.proceedings.ruling
    assert ruling is not None
    before = ruling.before
    assert before is not None
    state = _taken_back(state, before)
    table = replace(state.table, log=(*state.table.log, (seat, action)))
    return play.lay_down(replace(state, table=table), seat, Play(action.card))


def _taken_back(state: "DanishState", before: Table) -> "DanishState":
    """Return the state as it was before a revoke, with what has come to light and been fined since."""
    now, hands, lacks, shows = state.table, state.hands, before.lacks, state.table.shows
    fines = (event for event in now.events[len(before.events) :] if isinstance(event, Fined | Repaid))
    for seat in now.seating.active:
        undone = _undone(now, before, seat)
        hands = with_added(hands, seat, undone)
        shows = with_added(shows, seat, undone)
        for card in undone:
            lacks = with_removed(lacks, seat, play.refuted(lacks[seat], card))
    table = replace(
        before,
        lacks=lacks,
        shows=shows,
        asked_by=now.asked_by,
        laid_taroks=now.laid_taroks,
        events=(*before.events, *fines),
        log=now.log,
        proceedings=replace(now.proceedings, ruling=None, lying=before.proceedings.lying),
    )
    began = len(before.log)
    undone_faults = [fault for fault in faults.unnoticed(state) if fault.kind == "revoke" and fault.moment > began]
    state = faults.put_right(replace(state, table=table, hands=hands), undone_faults)
    return replace(state, revoked=tuple(entry for entry in state.revoked if entry[0].moment < began))
