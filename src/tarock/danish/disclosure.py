"""Asking how many taroks lie in the skat.

Jensen 1989, Udtryk, l.43-44; Møller, Lægning af skat, l.545-548; B-30.
"""

from dataclasses import replace
from typing import TYPE_CHECKING

from tarock.core.seats import Seat
from tarock.danish.actions import ASK_LAID
from tarock.danish.cards import TAROKS
from tarock.danish.reasons import Reason, refuse
from tarock.danish.table import Table

if TYPE_CHECKING:
    from tarock.danish.state import DanishState


def may_ask(table: Table, seat: Seat) -> bool:
    """Tell whether a seat may ask: either opponent of the dealer, once, after the declarations."""
    return (
        table.ruleset.disclosure.answer != "none"
        and table.asked_by is None
        and seat != table.seating.dealer
        and not table.is_position
    )


def ask(state: "DanishState", seat: Seat) -> "DanishState":
    """Ask the dealer; everybody hears the answer."""
    table = state.table
    if table.ruleset.disclosure.answer == "none" or table.is_position:
        refuse(table.ruleset, Reason.NO_DISCLOSURE)
    if seat == table.seating.dealer:
        refuse(table.ruleset, Reason.DEALER_ASKS)
    if table.asked_by is not None:
        refuse(table.ruleset, Reason.ASKED_ALREADY)
    laid = len(state.skat & TAROKS)
    answer = laid if table.ruleset.disclosure.answer == "number" else min(laid, 1)
    table = replace(table, asked_by=seat, laid_taroks=answer, log=(*table.log, (seat, ASK_LAID)))
    return replace(state, table=table)
