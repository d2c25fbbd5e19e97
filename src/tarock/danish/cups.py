"""The dealer moves the cups to his right before the first lead, where the book wants it.

Møller, Kortgivning, l.395-397; Bøder, l.2403.
"""

from dataclasses import replace
from typing import TYPE_CHECKING

from tarock.core.seats import SEAT_NAMES, Seat
from tarock.danish import faults
from tarock.danish.actions import MOVE_CUPS
from tarock.danish.reasons import Reason, refuse
from tarock.danish.table import Table

if TYPE_CHECKING:
    from tarock.danish.state import DanishState


def may_move(table: Table, seat: Seat) -> bool:
    """Tell whether a seat may still move the cups in time."""
    return (
        faults.is_possible(table, "cups_not_moved")
        and seat == table.seating.dealer
        and not table.proceedings.cups_moved
        and not table.play_has_begun
    )


def move(state: "DanishState", seat: Seat) -> "DanishState":
    """Move the cups."""
    table = state.table
    if not faults.is_possible(table, "cups_not_moved"):
        refuse(table.ruleset, Reason.CUPS_STAY)
    if seat != table.seating.dealer:
        refuse(table.ruleset, Reason.DEALERS_DUTY, SEAT_NAMES[seat])
    if table.proceedings.cups_moved:
        refuse(table.ruleset, Reason.CUPS_MOVED_ALREADY)
    if table.play_has_begun:
        refuse(table.ruleset, Reason.NOT_NOW, table.phase.value, rule="ante")
    proceedings = replace(table.proceedings, cups_moved=True)
    return replace(state, table=replace(table, proceedings=proceedings, log=(*table.log, (seat, MOVE_CUPS))))


def with_cups_moved(state: "DanishState") -> "DanishState":
    """Take it that the cups were moved: a record that was not kept in table mode does not tell."""
    table = state.table
    return replace(state, table=replace(table, proceedings=replace(table.proceedings, cups_moved=True)))


def note_unmoved(state: "DanishState") -> "DanishState":
    """Keep the fact, at the first lead, that the cups were not moved."""
    table = state.table
    if table.play_has_begun or table.proceedings.cups_moved:
        return state
    return faults.commit(state, table.seating.dealer, Reason.CUPS_NOT_MOVED)
