"""Faults in table mode: which duty a refusal stands for, and keeping the fact that it was broken.

Jensen 1989, Betalinger, l.256-280; Møller, Bøder, l.2391-2404; B-49.
"""

from collections.abc import Callable, Collection
from dataclasses import replace
from typing import TYPE_CHECKING

from tarock.core import faults as core_faults
from tarock.core.errors import IllegalAction
from tarock.core.faults import Fault, Mode
from tarock.core.seats import Seat
from tarock.danish.fault_kinds import FAULT_BY_BREACH, FaultName, Fine
from tarock.danish.reasons import Reason
from tarock.danish.rules import DanishRuleset
from tarock.danish.table import Table

if TYPE_CHECKING:
    from tarock.danish.state import DanishState


def fine_on(ruleset: DanishRuleset, kind: FaultName) -> Fine | None:
    """Return the fine that a book sets on a fault; None where it knows none, and then the act is refused."""
    fine: Fine | None = getattr(ruleset.fines, kind)
    return fine


def is_possible(table: Table, kind: FaultName) -> bool:
    """Tell whether a fault can be committed here: people play, and the book says what becomes of it."""
    return table.mode is Mode.TABLE and fine_on(table.ruleset, kind) is not None


def watch(state: "DanishState", seat: Seat, check: Callable[[], None]) -> "DanishState":
    """Check an act: what strict mode refuses becomes a fact in table mode.

    :raises IllegalAction: in strict mode, and for what even people cannot do.
    """
    try:
        check()
    except IllegalAction as error:
        reason = Reason(error.reason)
        kind = FAULT_BY_BREACH.get(reason)
        if kind is None or not is_possible(state.table, kind):
            raise
        return commit(state, seat, reason, error.detail)
    return state


def commit(state: "DanishState", seat: Seat, reason: Reason, detail: str = "") -> "DanishState":
    """Keep a breach as a fault that only the engine knows."""
    table = state.table
    kind = FAULT_BY_BREACH[reason]
    number = 0 if table.trick is None else table.trick.number
    return replace(state, faults=(*state.faults, Fault(kind, seat, number, len(table.log), reason, detail)))


def put_right(state: "DanishState", mended: Collection[Fault]) -> "DanishState":
    """Take faults for put right: nobody can claim them any more, but they did happen."""
    kept = tuple(fault for fault in state.faults if fault not in mended)
    return replace(state, faults=kept, mended=(*state.mended, *mended))


def unnoticed(state: "DanishState") -> tuple[Fault, ...]:
    """Return the faults that nobody has noticed yet."""
    return core_faults.unnoticed(state.faults, state.table.proceedings.verdicts)
