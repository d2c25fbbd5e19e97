"""The referee's view of a deal of Königrufen."""

from collections.abc import Iterable

from tarock.core.faults import Fault
from tarock.core.seats import Seat
from tarock.koenigrufen.actions import STOP, ClaimFault
from tarock.koenigrufen.cards import PLAYERS
from tarock.koenigrufen.fault_kinds import FAULTS_BY_CLAIM, kind_of
from tarock.koenigrufen.ledger import ScoredPayment
from tarock.koenigrufen.state import KoenigrufenState, steps
from tarock.koenigrufen.table import Phase, Table
from tarock.notation.koenigrufen.as_json import points
from tarock.referee.booked import Booked
from tarock.referee.finding import AFTER_PLAY, BEFORE_PLAY, Charge, Finding, Moment
from tarock.referee.koenigrufen_slips import Slip, slips
from tarock.referee.proving import Course, all_faults, fate_of, moment_of


def findings(state: KoenigrufenState) -> tuple[Finding, ...]:
    """Return every fault of a deal, noticed or not, and what only cost an announcement, in the order of time."""
    faults = all_faults(state)
    course = Course([*(before for before, _, _ in steps(state)), state], moment, claim_of, FAULTS_BY_CLAIM)
    booked = _booked(state)
    found = [_finding(state, course, booked, fault) for fault in faults]
    found += [_lost(state, slip) for slip in slips(state)]
    return tuple(sorted(found, key=lambda finding: finding.fault.moment))


def claim_of(fault: Fault) -> ClaimFault:
    """Return how a fault is pointed out."""
    kind = kind_of(fault)
    return ClaimFault(kind.claims[0], fault.seat, fault.trick if kind.in_trick and fault.trick else None)


def _booked(state: KoenigrufenState) -> Booked:
    """Return what the settlement books for each Renonce; where no book settles it, or not yet, that is nothing."""
    booked = Booked()
    if not state.is_settled:
        return booked
    noticed = [fault for verdict in state.table.proceedings.verdicts for fault in verdict.faults]
    punished = [fault for fault in noticed if fault in state.faults]
    payments = state.settlement.payments
    for offender in dict.fromkeys(paid.offender for paid in payments if paid.offender is not None):
        alone = state.ruleset.renonce.pays == "offender" or state.table.declarer is None
        own = [fault for fault in punished if not alone or fault.seat == offender]
        own.sort(key=lambda fault: fault.seat != offender)
        booked.add(own, _charges(paid for paid in payments if paid.offender == offender))
    return booked


def _charges(payments: Iterable[ScoredPayment]) -> tuple[Charge, ...]:
    return tuple(
        Charge(paid.payer, paid.payee, points(paid.points), points(paid.score), paid.reason, paid.kontra)
        for paid in payments
    )


def _finding(state: KoenigrufenState, course: Course, booked: Booked, fault: Fault) -> Finding:
    verdict = next((said for said in state.table.proceedings.verdicts if fault in said.faults), None)
    rule = _rule(state, fault)
    others = [seat for seat in range(PLAYERS) if seat != fault.seat]
    return Finding(
        fault,
        moment_of(fault),
        rule,
        getattr(state.ruleset, rule).source,
        tuple((seat, course.known_from(fault, seat)) for seat in others),
        fate_of(state, fault),
        None if verdict is None else course.when(verdict),
        None if verdict is None else verdict.claimant,
        booked.due(fault),
        booked.paid_with(fault),
        _would_cost(course, fault, others) if verdict is None and fault in state.faults else (),
    )


def _would_cost(course: Course, fault: Fault, others: Iterable[Seat]) -> tuple[Charge, ...]:
    """Return what would be booked for a fault that nobody has noticed, if somebody had and the play had stopped."""
    claimed = course.pointed_out(fault, others)
    if claimed is None:
        return ()
    ruling = claimed.table.proceedings.ruling
    if ruling is not None and ruling.question == "play_on":
        claimed = claimed.apply(ruling.seat, STOP)
    if not claimed.is_settled:
        return ()
    return _charges(paid for paid in claimed.settlement.payments if paid.offender == fault.seat)


def _lost(state: KoenigrufenState, slip: Slip) -> Finding:
    """Return what cost only an announcement: no Renonce, and nobody need point it out."""
    rule = "announcing"
    source = getattr(state.ruleset, rule).source
    return Finding(slip.fault, moment_of(slip.fault), rule, source, (), "item_lost", due=_charges(slip.payments))


def _rule(state: KoenigrufenState, fault: Fault) -> str:
    """Return which rule of the book speaks of a fault; Trischaken has a table of its own."""
    contract = state.table.contract
    if fault.kind == "misdeal" or (fault.kind == "cards" and contract is None):
        return "dealing"
    return "trischaken" if contract is not None and contract.kind == "trischaken" else "renonce"


def moment(table: Table) -> Moment:
    """Return the time at a table."""
    if table.phase is Phase.PLAY and table.trick is not None:
        return Moment(1, table.trick.number)
    return AFTER_PLAY if table.phase in {Phase.CLOSING, Phase.OVER} else BEFORE_PLAY
