"""The referee's view of a deal of Danish Tarok."""

from collections.abc import Iterable

from tarock.core.faults import Fault
from tarock.danish.actions import ClaimFault
from tarock.danish.events import Fined
from tarock.danish.facts import fine_for
from tarock.danish.fault_kinds import FAULTS_BY_CLAIM, kind_of
from tarock.danish.history import history
from tarock.danish.ledger import DanishPayment
from tarock.danish.state import DanishState
from tarock.danish.table import Phase, Table
from tarock.referee.booked import Booked
from tarock.referee.finding import AFTER_PLAY, BEFORE_PLAY, Charge, Fate, Finding, Moment
from tarock.referee.proving import Course, all_faults, fate_of, moment_of


def findings(state: DanishState) -> tuple[Finding, ...]:
    """Return every fault of a deal, noticed or not, in the order of time."""
    at_once = [fault for event in state.table.events if isinstance(event, Fined) for fault in event.faults]
    faults = all_faults(state, at_once)
    if not faults:
        return ()
    course = Course(list(history(state)), moment, claim_of, FAULTS_BY_CLAIM)
    booked = _booked(state)
    return tuple(_finding(state, course, booked, fault) for fault in faults)


def claim_of(fault: Fault) -> ClaimFault:
    """Return how a fault is pointed out."""
    kind = kind_of(fault)
    return ClaimFault(kind.claims[0], fault.seat, fault.trick if kind.in_trick else None)


def _booked(state: DanishState) -> Booked:
    """Return what the settlement of a deal, or of what has been played of it, books for each fault."""
    booked = Booked()
    for event, payments in state.settlement.fines:
        booked.add(event.faults, _charges(payments))
    return booked


def _charges(payments: Iterable[DanishPayment]) -> tuple[Charge, ...]:
    return tuple(Charge(paid.payer, paid.payee, paid.points, paid.points, paid.reason) for paid in payments)


def _finding(state: DanishState, course: Course, booked: Booked, fault: Fault) -> Finding:
    table = state.table
    others = table.seating.opponents(fault.seat)
    rule, source = f"fines.{fault.kind}", fine_for(table.ruleset, fault.kind).source
    due, paid_with = booked.due(fault), booked.paid_with(fault)
    if kind_of(fault).at_once:
        when = moment_of(fault)
        known = tuple((seat, when) for seat in others)
        return Finding(fault, when, rule, source, known, "noticed", when, due=due)
    verdict = next((said for said in table.proceedings.verdicts if fault in said.faults), None)
    return Finding(
        fault,
        moment_of(fault),
        rule,
        source,
        tuple((seat, course.known_from(fault, seat)) for seat in others),
        _fate(state, fault, booked),
        None if verdict is None else course.when(verdict),
        None if verdict is None else verdict.claimant,
        due,
        paid_with,
        _would_cost(course, fault, others) if verdict is None and fault in state.faults else (),
        verdict is not None and fault.kind == "revoke" and all(fault != lies for lies, _ in state.revoked),
    )


def _fate(state: DanishState, fault: Fault, booked: Booked) -> Fate:
    """Return what became of a fault; a misdeal is put right unless the dealer pays, or has still to choose."""
    ruling = state.table.proceedings.ruling
    if fault.kind == "misdeal" and (booked.due(fault) or (ruling is not None and ruling.fault == fault.kind)):
        return "noticed"
    return fate_of(state, fault)


def _would_cost(course: Course, fault: Fault, others: Iterable[int]) -> tuple[Charge, ...]:
    """Return what would be booked for a fault that nobody has noticed, if somebody had."""
    claimed = course.pointed_out(fault, others)
    if claimed is None:
        return ()
    fines = claimed.settlement.fines
    return tuple(charge for event, paid in fines if fault in event.faults for charge in _charges(paid))


def moment(table: Table) -> Moment:
    """Return the time at a table."""
    if table.phase in {Phase.SKAT, Phase.DECLARING}:
        return BEFORE_PLAY
    return AFTER_PLAY if table.trick is None else Moment(1, table.trick.number)
