"""What a deal came to, as JSON for other programs."""

from typing import Any

from tarock.core.faults import Mode
from tarock.core.seats import SEAT_NAMES
from tarock.danish.events import Counted, Cup, WentBagud, WonLast, WonNolo, WonTout, WonUltimo
from tarock.danish.facts import BarredUltimo, barred_ultimo
from tarock.danish.ledger import DanishPayment, Party
from tarock.danish.proceedings import Verdict
from tarock.danish.settlement import Settlement
from tarock.danish.state import DanishState
from tarock.danish.table import Table
from tarock.notation.danish.statements import format_claim


def settlement_json(settlement: Settlement) -> dict[str, Any]:
    """Return net, cups and payments; that the deal is void, or an ultimo barred, where it is so."""
    return {
        **({"void": True} if settlement.void else {}),
        **({} if settlement.barred is None else {"barred": _barred(settlement.barred)}),
        "net": {SEAT_NAMES[seat]: points for seat, points in settlement.net},
        "cups": {cup.value: settlement.cups[cup] for cup in Cup},
        "payments": [_payment(payment) for payment in settlement.payments],
    }


def _barred(ultimo: BarredUltimo) -> dict[str, str]:
    """Return whose ultimo with which card is barred, for which fault and by which rule."""
    return {"seat": SEAT_NAMES[ultimo.seat], "card": ultimo.cup.value, "fault": ultimo.fault, "rule": ultimo.rule}


def _payment(payment: DanishPayment) -> dict[str, Any]:
    return {
        "from": _party(payment.payer),
        "to": _party(payment.payee),
        "points": payment.points,
        "for": payment.reason,
        "rule": payment.rule,
    }


def _party(party: Party) -> str:
    return party.value if isinstance(party, Cup) else SEAT_NAMES[party]


def replay_json(state: DanishState) -> dict[str, Any]:
    """Return what a record amounts to; an unfinished deal and a position are not settled."""
    table = state.table
    answer: dict[str, Any] = {
        "ruleset": table.ruleset.id,
        "complete": state.is_settled,
        "winners": [SEAT_NAMES[trick.best()[0]] for trick in table.tricks],
        "outcome": outcome(table),
    }
    if table.is_position:
        return {**answer, "payments": []}
    answer["declarations"] = {
        SEAT_NAMES[seat]: [str(item) for item in table.declared[seat] or ()] for seat in table.seating.active
    }
    if table.mode is Mode.TABLE:
        answer["verdicts"] = [_verdict(verdict) for verdict in table.proceedings.verdicts]
    if not state.is_settled:
        return {**answer, "payments": []}
    counted = next((event for event in table.events if isinstance(event, Counted)), None)
    if counted is not None:
        answer["count"] = {SEAT_NAMES[seat]: points for seat, points in counted.points}
    return {**answer, **settlement_json(state.settlement)}


def _verdict(verdict: Verdict) -> dict[str, Any]:
    """Return a claim and what it uncovered; the cards themselves claim for nobody."""
    return {
        "claimant": None if verdict.claimant is None else SEAT_NAMES[verdict.claimant],
        "claim": format_claim(verdict.claim),
        "upheld": verdict.is_upheld,
        "faults": [
            {"fault": fault.kind, "seat": SEAT_NAMES[fault.seat], "trick": fault.trick} for fault in verdict.faults
        ],
    }


def outcome(table: Table) -> list[str]:
    """Return what the cards did at the end, paid or not: last trick or ultimo, baguds, then nolo or tout.

    An ultimo that is barred is none: then it is the last trick, and said so.
    """
    said: list[str] = []
    barred = barred_ultimo(table.ruleset, table.events)
    for event in table.events:
        match event:
            case WonLast(seat):
                said.append(f"last {SEAT_NAMES[seat]}")
            case WonUltimo(seat, cup) if barred is not None:
                said += [f"last {SEAT_NAMES[seat]}", f"barred {SEAT_NAMES[seat]} {cup}"]
            case WonUltimo(seat, cup):
                said.append(f"ultimo {SEAT_NAMES[seat]} {cup}")
            case WentBagud(seat, cup):
                said.append(f"bagud {SEAT_NAMES[seat]} {cup}")
            case WonNolo(seat):
                said.append(f"nolo {SEAT_NAMES[seat]}")
            case WonTout(seat):
                said.append(f"tout {SEAT_NAMES[seat]}")
            case _:
                pass
    return said
