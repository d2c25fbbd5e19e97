"""The referee's view of a deal of Königrufen."""

from collections import Counter
from dataclasses import replace

from tarock.core.faults import Fault
from tarock.core.seats import Seat
from tarock.koenigrufen.actions import ClaimFault
from tarock.koenigrufen.cards import PLAYERS
from tarock.koenigrufen.fault_kinds import FAULTS_BY_CLAIM
from tarock.koenigrufen.ledger import HALVES
from tarock.koenigrufen.proceedings import Verdict
from tarock.koenigrufen.state import KoenigrufenState, steps
from tarock.koenigrufen.table import Phase, Table
from tarock.referee.finding import AFTER_PLAY, BEFORE_PLAY, Charge, Finding, Moment
from tarock.referee.proving import Course, all_faults, fate_of, moment_of


def findings(state: KoenigrufenState) -> tuple[Finding, ...]:
    """Return every fault of a deal, noticed or not, in the order of time."""
    faults = all_faults(state)
    states = [*(before for before, _, _ in steps(state)), state] if faults else []
    course = Course(states, moment, FAULTS_BY_CLAIM)
    return tuple(_finding(state, course, fault) for fault in faults)


def _finding(state: KoenigrufenState, course: Course, fault: Fault) -> Finding:
    verdict = next((said for said in state.table.proceedings.verdicts if fault in said.faults), None)
    fate = fate_of(state, fault, verdict)
    rule = _rule(state, fault)
    return Finding(
        fault,
        moment_of(fault),
        rule,
        getattr(state.ruleset, rule).source,
        tuple((seat, course.known_from(fault, seat)) for seat in range(PLAYERS) if seat != fault.seat),
        fate,
        None if verdict is None else course.when(verdict),
        None if verdict is None else verdict.claimant,
        () if fate == "put_right" else _charges(state, fault),
    )


def _rule(state: KoenigrufenState, fault: Fault) -> str:
    """Return which rule of the book speaks of a fault; Trischaken has a table of its own."""
    contract = state.table.contract
    if fault.kind == "cards" and (state.table.proceedings.redealt or contract is None):
        return "dealing"
    return "trischaken" if contract is not None and contract.kind == "trischaken" else "renonce"


def moment(table: Table) -> Moment:
    """Return the time at a table."""
    if table.phase is Phase.PLAY and table.trick is not None:
        return Moment(1, table.trick.number)
    return AFTER_PLAY if table.phase in {Phase.CLOSING, Phase.OVER} else BEFORE_PLAY


def _charges(state: KoenigrufenState, fault: Fault) -> tuple[Charge, ...]:
    """Return what each of the others is due from an offender, were he the only one; nothing while no game is fixed."""
    table = state.table
    if table.contract is None or table.proceedings.redealt or table.phase in {Phase.AUCTION, Phase.CALLING}:
        return ()
    verdict = Verdict(None, ClaimFault("renonce", fault.seat), (fault,), len(table.log))
    proceedings = replace(table.proceedings, offenders=(fault.seat,), verdicts=(verdict,), struck=False)
    alone = replace(state, table=replace(table, proceedings=proceedings))
    due = Counter[tuple[Seat, Seat]]()
    for payment in alone.settlement.payments:
        due[payment.payer, payment.payee] += payment.score
    return tuple(Charge(payer, payee, _points(half)) for (payer, payee), half in due.items() if half)


def _points(half_points: int) -> int | float:
    whole, rest = divmod(half_points, HALVES)
    return half_points / HALVES if rest else whole
