"""The referee's view of a deal of Königrufen."""

from collections import Counter
from dataclasses import replace

from tarock.core.errors import SheetError
from tarock.core.faults import Fault
from tarock.core.seats import Seat
from tarock.koenigrufen.actions import ClaimFault
from tarock.koenigrufen.cards import PLAYERS
from tarock.koenigrufen.claims import KINDS
from tarock.koenigrufen.ledger import HALVES
from tarock.koenigrufen.proceedings import Verdict
from tarock.koenigrufen.state import KoenigrufenState, steps
from tarock.koenigrufen.table import Phase, Table
from tarock.referee.finding import AFTER_PLAY, BEFORE_PLAY, Charge, Fate, Finding, Moment


def findings(state: KoenigrufenState) -> tuple[Finding, ...]:
    """Return every fault of a deal, noticed or not, in the order of time."""
    judged = [fault for verdict in state.table.proceedings.verdicts for fault in verdict.faults]
    faults = sorted(dict.fromkeys((*judged, *state.faults)), key=lambda fault: fault.moment)
    course = [*(before for before, _, _ in steps(state)), state] if faults else []
    return tuple(_finding(state, course, fault) for fault in faults)


def _finding(state: KoenigrufenState, course: list[KoenigrufenState], fault: Fault) -> Finding:
    verdict = next((said for said in state.table.proceedings.verdicts if fault in said.faults), None)
    fate = _fate(state, fault, verdict)
    rule = _rule(state, fault)
    return Finding(
        fault,
        Moment(1, fault.trick) if fault.trick else BEFORE_PLAY,
        rule,
        getattr(state.ruleset, rule).source,
        tuple((seat, _known_from(course, fault, seat)) for seat in range(PLAYERS) if seat != fault.seat),
        fate,
        None if verdict is None else _when(course, verdict),
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


def _fate(state: KoenigrufenState, fault: Fault, verdict: Verdict | None) -> Fate:
    if verdict is not None:
        return "noticed" if fault in state.faults else "put_right"
    return "stands" if state.is_over else "open"


def _when(course: list[KoenigrufenState], verdict: Verdict) -> Moment:
    """Return when a verdict fell: the time at the table just before."""
    place = next(number for number, state in enumerate(course) if verdict in state.table.proceedings.verdicts)
    return moment(course[place - 1].table)


def _known_from(course: list[KoenigrufenState], fault: Fault, seat: Seat) -> Moment | None:
    """Return when a seat could first prove a fault; at the latest when it was judged."""
    for before, state in zip((course[0], *course), course, strict=False):
        if any(fault in verdict.faults for verdict in state.table.proceedings.verdicts):
            return moment(before.table)
        if fault.moment < len(state.table.log) and any(_covers(claim, fault) for claim in state.view(seat).claims()):
            return max(moment(state.table), Moment(1, fault.trick) if fault.trick else BEFORE_PLAY)
    return None


def _covers(claim: ClaimFault, fault: Fault) -> bool:
    return fault.kind in KINDS[claim.kind] and claim.seat == fault.seat and claim.trick in {None, fault.trick}


def _charges(state: KoenigrufenState, fault: Fault) -> tuple[Charge, ...]:
    """Return what each of the others is due from an offender, were he the only one; nothing while no game is fixed."""
    table = state.table
    if table.contract is None or table.proceedings.redealt or table.phase in {Phase.AUCTION, Phase.CALLING}:
        return ()
    verdict = Verdict(None, ClaimFault("renonce", fault.seat), (fault,), len(table.log))
    proceedings = replace(table.proceedings, offenders=(fault.seat,), verdicts=(verdict,), struck=False)
    alone = replace(state, table=replace(table, proceedings=proceedings))
    try:
        payments = alone.settlement.payments
    except SheetError:
        return ()
    due = Counter[tuple[Seat, Seat]]()
    for payment in payments:
        due[payment.payer, payment.payee] += payment.score
    return tuple(Charge(payer, payee, _points(half)) for (payer, payee), half in due.items() if half)


def _points(half_points: int) -> int | float:
    whole, rest = divmod(half_points, HALVES)
    return half_points / HALVES if rest else whole
