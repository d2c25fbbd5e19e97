"""Faults in table mode: which duty a refusal stands for, and keeping the fact that it was broken.

Book of 1900, §§ 9–11; tournament sheet 5.7, 5.8, 8.8–8.11, 10.2–10.6; Mayr 2012, Renonce.
"""

from collections.abc import Callable
from dataclasses import replace
from typing import TYPE_CHECKING, Final

from tarock.core import faults as core_faults
from tarock.core.errors import IllegalAction
from tarock.core.faults import Fault, Mode
from tarock.core.seats import Seat
from tarock.koenigrufen.auction import lacking
from tarock.koenigrufen.fault_kinds import FAULT_BY_BREACH, FAULT_KINDS, FaultName
from tarock.koenigrufen.reasons import Reason
from tarock.koenigrufen.rules import KoenigrufenRuleset
from tarock.koenigrufen.table import Table

if TYPE_CHECKING:
    from tarock.koenigrufen.state import KoenigrufenState

_COSTS_THE_ITEM: Final = frozenset({Reason.BIRD_ORDER, Reason.HELD_BACK})
"""What only loses an announcement, where it is no Renonce (K-A23; M-A17)."""


def is_punished(ruleset: KoenigrufenRuleset, kind: FaultName) -> bool:
    """Tell whether a book says what becomes of a fault."""
    return FAULT_KINDS[kind].is_punished(ruleset)


def is_possible(table: Table, kind: FaultName) -> bool:
    """Tell whether a fault can be committed here: people play, and the book says what becomes of it."""
    return table.mode is Mode.TABLE and is_punished(table.ruleset, kind)


def watch(state: "KoenigrufenState", seat: Seat, check: Callable[[], None]) -> "KoenigrufenState":
    """Check an act: what strict mode refuses becomes a fact in table mode.

    :raises IllegalAction: in strict mode, and for what even people cannot do.
    """
    try:
        check()
    except IllegalAction as error:
        reason = Reason(error.reason)
        if is_fault(state.table, reason):
            return commit(state, seat, reason, error.detail)
        if loses_item(state.table, reason):
            return state
        raise
    return state


def is_fault(table: Table, reason: Reason | None) -> bool:
    """Tell whether what strict mode refuses is a fault here."""
    kind = None if reason is None else FAULT_BY_BREACH.get(reason)
    return kind is not None and is_possible(table, kind)


def loses_item(table: Table, reason: Reason | None) -> bool:
    """Tell whether what strict mode refuses only loses an announcement here, and is no Renonce."""
    return table.mode is Mode.TABLE and reason in _COSTS_THE_ITEM and not is_fault(table, reason)


def bluffs(table: Table) -> frozenset[Reason]:
    """Return what a hand may lack at the table for a game that is bid; only who then plays it has erred."""
    if table.mode is Mode.STRICT:
        return frozenset()
    return frozenset({Reason.NEEDS_BIRD, Reason.NEEDS_SUIT_CARDS})


def note_bluff(state: "KoenigrufenState") -> "KoenigrufenState":
    """Keep the fact, after the auction, that the declarer lacks what his game needs (5.7; M-A24)."""
    table = state.table
    if table.mode is Mode.STRICT or table.declarer is None:
        return state
    lack = lacking(table.ruleset, state.hands[table.declarer], table.auction.best)
    return state if lack is None else commit(state, table.declarer, lack)


def commit(
    state: "KoenigrufenState", seat: Seat, reason: Reason, detail: str = "", trick: int | None = None
) -> "KoenigrufenState":
    """Keep a breach as a fault that only the engine knows.

    :param trick: its trick, where that is not the one on the table.
    """
    table = state.table
    kind = FAULT_BY_BREACH[reason]
    number = trick or (0 if table.trick is None else table.trick.number)
    return replace(state, faults=(*state.faults, Fault(kind, seat, number, len(table.log), reason, detail)))


def unnoticed(state: "KoenigrufenState") -> tuple[Fault, ...]:
    """Return the faults that nobody has noticed yet."""
    return core_faults.unnoticed(state.faults, state.table.proceedings.verdicts)
