"""How a deal of Danish Tarok ended, in lines."""

from collections.abc import Iterator

from tarock.core.seats import SEAT_NAMES
from tarock.danish.events import Counted, Void, WentBagud, WonLast, WonNolo, WonTout, WonUltimo
from tarock.danish.facts import BarredUltimo, barred_ultimo
from tarock.danish.state import DanishState
from tarock.telling.faults import fault_name
from tarock.telling.line import Line


def outcome(state: DanishState) -> Iterator[Line]:
    """Give what the cards did at the end, paid or not: last trick or ultimo, baguds, then nolo or tout."""
    barred = barred_ultimo(state.ruleset, state.table.events)
    for event in state.table.events:
        match event:
            case WonLast(seat):
                yield Line("outcome-last", "outcome", seats={"seat": (seat,)})
            case WonUltimo() if barred is not None:
                yield _barred(barred)
            case WonUltimo(seat, cup):
                yield Line("outcome-ultimo", "outcome", seats={"seat": (seat,)}, values={"card": cup.value})
            case WentBagud(seat, cup):
                yield Line("outcome-bagud", "outcome", seats={"seat": (seat,)}, values={"card": cup.value})
            case WonNolo(seat):
                yield Line("outcome-nolo", "outcome", seats={"seat": (seat,)})
            case WonTout(seat):
                yield Line("outcome-tout", "outcome", seats={"seat": (seat,)})
            case Void():
                yield Line("report-void", "outcome")
            case _:
                pass


def _barred(ultimo: BarredUltimo) -> Line:
    """Return that somebody won the last trick with a king or the pagat, and why it is no ultimo."""
    values: dict[str, str | int] = {"card": ultimo.cup.value, "rule": ultimo.rule}
    parts = {"fault": (fault_name("", ultimo.fault),)}
    return Line("outcome-barred", "outcome", seats={"seat": (ultimo.seat,)}, values=values, parts=parts)


def count(state: DanishState) -> dict[str, int] | None:
    """Return what each player's tricks counted, where the deal came to a count."""
    counted = next((event for event in state.table.events if isinstance(event, Counted)), None)
    return None if counted is None else {SEAT_NAMES[seat]: points for seat, points in counted.points}
