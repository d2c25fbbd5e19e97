"""The referee's view of a deal of Danish Tarok."""

from enum import StrEnum
from typing import TypeGuard

from tarock.core.faults import Fault
from tarock.core.seats import Seat
from tarock.danish import rulings
from tarock.danish.actions import DEMAND
from tarock.danish.cards import THIRD_LAST_TRICK
from tarock.danish.events import Event, Fined
from tarock.danish.facts import fine_for
from tarock.danish.fault_kinds import FAULTS_BY_CLAIM
from tarock.danish.history import history
from tarock.danish.proceedings import Verdict
from tarock.danish.settlement import price_of_faults
from tarock.danish.state import DanishState
from tarock.danish.table import Phase, Table
from tarock.referee.finding import AFTER_PLAY, BEFORE_PLAY, Charge, Finding, Moment
from tarock.referee.proving import Course, all_faults, fate_of, moment_of


def findings(state: DanishState) -> tuple[Finding, ...]:
    """Return every fault of a deal, noticed or not, in the order of time."""
    faults = all_faults(state)
    course = Course(list(history(state)) if faults else [], moment, FAULTS_BY_CLAIM)
    found = [_finding(state, course, fault) for fault in faults]
    found += [_wrong_demand(state, event.seat) for event in state.table.events if _is_wrong_demand(event)]
    return tuple(sorted(found, key=lambda finding: finding.fault.moment))


class Fact(StrEnum):
    """What happened where the act itself is never refused."""

    SKUS_IS_GONE = "skus_is_gone"


def _is_wrong_demand(event: Event) -> TypeGuard[Fined]:
    return isinstance(event, Fined) and event.fault == "wrong_demand"


def _wrong_demand(state: DanishState, seat: Seat) -> Finding:
    """Return a demand for a skus that had gone: everybody knows it at once, and so is it fined."""
    table = state.table
    when = Moment(1, THIRD_LAST_TRICK)
    fault = Fault("wrong_demand", seat, THIRD_LAST_TRICK, table.log.index((seat, DEMAND)), Fact.SKUS_IS_GONE)
    known = tuple((other, when) for other in table.seating.opponents(seat))
    source = fine_for(table.ruleset, fault.kind).source
    charges = _charges(state, fault, fault.kind)
    return Finding(fault, when, f"fines.{fault.kind}", source, known, "noticed", when, None, charges)


def _finding(state: DanishState, course: Course, fault: Fault) -> Finding:
    table = state.table
    verdict = next((said for said in table.proceedings.verdicts if fault in said.faults), None)
    kind = "misdeal" if _is_misdeal(state, fault, verdict) else fault.kind
    fate = "noticed" if kind == "misdeal" else fate_of(state, fault, verdict)
    return Finding(
        fault,
        moment_of(fault),
        f"fines.{kind}",
        fine_for(table.ruleset, kind).source,
        tuple((seat, course.known_from(fault, seat)) for seat in table.seating.active if seat != fault.seat),
        fate,
        None if verdict is None else course.when(verdict),
        None if verdict is None else verdict.claimant,
        () if fate == "put_right" else _charges(state, fault, kind),
    )


def moment(table: Table) -> Moment:
    """Return the time at a table."""
    if table.phase in {Phase.SKAT, Phase.DECLARING}:
        return BEFORE_PLAY
    return AFTER_PLAY if table.trick is None else Moment(1, table.trick.number)


def _is_misdeal(state: DanishState, fault: Fault, verdict: Verdict | None) -> bool:
    """Tell whether a wrong number of cards was found in time: then it is the dealer's misdeal, and was put right."""
    return fault.kind == "wrong_cards" and verdict is not None and fault not in state.faults


def _charges(state: DanishState, fault: Fault, kind: str) -> tuple[Charge, ...]:
    table = state.table
    payer = table.seating.dealer if kind == "misdeal" else fault.seat
    payments = price_of_faults(table.ruleset, table.seating, rulings.fines(state, payer, kind))
    return tuple(Charge(paid.payer, paid.payee, paid.points) for paid in payments)
