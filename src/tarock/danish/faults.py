"""Faults in table mode: which duty a refusal stands for, and keeping the fact that it was broken.

Jensen 1989, Betalinger, l.256-280; Møller, Bøder, l.2391-2404; B-49.
"""

from collections.abc import Callable
from dataclasses import replace
from typing import TYPE_CHECKING, Final

from tarock.core import faults as core_faults
from tarock.core.errors import IllegalAction
from tarock.core.faults import Fault, Mode
from tarock.core.seats import Seat
from tarock.danish.proceedings import FaultKind
from tarock.danish.reasons import Reason
from tarock.danish.rules import DanishRuleset, Fine
from tarock.danish.table import Table

if TYPE_CHECKING:
    from tarock.danish.state import DanishState

_BREACHES: Final[dict[FaultKind, tuple[Reason, ...]]] = {
    "wrong_skat": (
        Reason.WRONG_NUMBER_LAID,
        Reason.KING_LAID,
        Reason.T21_LAID,
        Reason.PAGAT_LAID,
        Reason.SKUS_LAID,
        Reason.TAROK_LAID,
        Reason.TAROKS_LEFT,
        Reason.DECLARED_CARD_LAID,
    ),
    "revoke": (
        Reason.MUST_FOLLOW,
        Reason.MUST_TAROK,
        Reason.SKUS_IN_SECOND_LAST,
        Reason.SKUS_DEMANDED,
    ),
}
_KIND_OF: Final[dict[Reason, FaultKind]] = {reason: kind for kind, reasons in _BREACHES.items() for reason in reasons}


def fine_on(ruleset: DanishRuleset, kind: FaultKind) -> Fine | None:
    """Return the fine that a book sets on a fault; None where it knows none, and then the act is refused."""
    fine: Fine | None = getattr(ruleset.fines, kind)
    return fine


def is_possible(table: Table, kind: FaultKind) -> bool:
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
        kind = _KIND_OF.get(reason)
        if kind is None or not is_possible(state.table, kind):
            raise
        return commit(state, seat, kind, reason, error.detail)
    return state


def commit(state: "DanishState", seat: Seat, kind: FaultKind, reason: Reason, detail: str = "") -> "DanishState":
    """Keep a fault as a fact that only the engine knows."""
    table = state.table
    number = 0 if table.trick is None else table.trick.number
    return replace(state, faults=(*state.faults, Fault(kind, seat, number, len(table.log), reason, detail)))


def unnoticed(state: "DanishState") -> tuple[Fault, ...]:
    """Return the faults that nobody has noticed yet."""
    return core_faults.unnoticed(state.faults, state.table.proceedings.verdicts)
