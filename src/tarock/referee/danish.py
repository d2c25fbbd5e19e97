"""The referee's view of a deal of Danish Tarok."""

from enum import StrEnum
from typing import TypeGuard

from tarock.core.faults import Fault
from tarock.core.seats import Seat
from tarock.danish import rulings
from tarock.danish.actions import DEMAND, ClaimFault
from tarock.danish.cards import THIRD_LAST_TRICK
from tarock.danish.claims import KINDS
from tarock.danish.events import Event, Fined
from tarock.danish.facts import fine_for
from tarock.danish.history import history
from tarock.danish.proceedings import Verdict
from tarock.danish.settlement import price_of_faults
from tarock.danish.state import DanishState
from tarock.danish.table import Phase, Table
from tarock.referee.finding import AFTER_PLAY, BEFORE_PLAY, Charge, Fate, Finding, Moment


def findings(state: DanishState) -> tuple[Finding, ...]:
    """Return every fault of a deal, noticed or not, in the order of time."""
    judged = [fault for verdict in state.table.proceedings.verdicts for fault in verdict.faults]
    faults = dict.fromkeys((*judged, *state.faults))
    course = list(history(state)) if faults else []
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


def _finding(state: DanishState, course: list[DanishState], fault: Fault) -> Finding:
    table = state.table
    verdict = next((said for said in table.proceedings.verdicts if fault in said.faults), None)
    kind = "misdeal" if _is_misdeal(state, fault, verdict) else fault.kind
    fate = _fate(state, fault, kind, verdict)
    return Finding(
        fault,
        _moment_of(fault),
        f"fines.{kind}",
        fine_for(table.ruleset, kind).source,
        tuple((seat, _known_from(course, fault, seat)) for seat in table.seating.active if seat != fault.seat),
        fate,
        None if verdict is None else _when(course, verdict),
        None if verdict is None else verdict.claimant,
        () if fate == "put_right" else _charges(state, fault, kind),
    )


def _moment_of(fault: Fault) -> Moment:
    return Moment(1, fault.trick) if fault.trick else BEFORE_PLAY


def moment(table: Table) -> Moment:
    """Return the time at a table."""
    if table.phase in {Phase.SKAT, Phase.DECLARING}:
        return BEFORE_PLAY
    return AFTER_PLAY if table.trick is None else Moment(1, table.trick.number)


def _fate(state: DanishState, fault: Fault, kind: str, verdict: Verdict | None) -> Fate:
    if verdict is not None:
        return "noticed" if fault in state.faults or kind == "misdeal" else "put_right"
    return "stands" if state.is_over else "open"


def _is_misdeal(state: DanishState, fault: Fault, verdict: Verdict | None) -> bool:
    """Tell whether a wrong number of cards was found in time: then it is the dealer's misdeal, and was put right."""
    return fault.kind == "wrong_cards" and verdict is not None and fault not in state.faults


def _when(course: list[DanishState], verdict: Verdict) -> Moment:
    judged = next(state for state in course if verdict in state.table.proceedings.verdicts)
    place = course.index(judged)
    return moment(course[place - 1].table)


def _known_from(course: list[DanishState], fault: Fault, seat: Seat) -> Moment | None:
    """Return when a seat could first prove a fault; at the latest when it was judged."""
    for state in course:
        judged = any(fault in verdict.faults for verdict in state.table.proceedings.verdicts)
        if judged or any(_covers(claim, fault) for claim in state.view(seat).claims()):
            return moment(state.table)
    return None


def _covers(claim: ClaimFault, fault: Fault) -> bool:
    return fault.kind in KINDS[claim.kind] and claim.seat == fault.seat and claim.trick in {None, fault.trick}


def _charges(state: DanishState, fault: Fault, kind: str) -> tuple[Charge, ...]:
    table = state.table
    payer = table.seating.dealer if kind == "misdeal" else fault.seat
    payments = price_of_faults(table.ruleset, table.seating, rulings.fines(state, payer, kind))
    return tuple(Charge(paid.payer, paid.payee, paid.points) for paid in payments)
