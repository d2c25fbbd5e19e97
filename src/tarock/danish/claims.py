"""Noticing: a player points out a fault, and the facts decide.

Who may: the three players, and those who sit out where the book lets them (Jensen 1989, Spillerne, l.120-121; Møller,
Deltagere, l.362-364).  Until when: the deal is settled, which is after the last trick when all three have agreed.  What
nobody noticed by then stands.  The books set nothing on a claim that proves false.
"""

from dataclasses import replace
from typing import TYPE_CHECKING

from tarock.core import claims as core_claims
from tarock.core.claims import found_by_counting, has_played
from tarock.core.faults import Fault, Mode
from tarock.core.seats import SEAT_NAMES, Seat
from tarock.danish import rulings
from tarock.danish.actions import ClaimFault
from tarock.danish.fault_kinds import DEALERS_CLAIMS, FAULTS_BY_CLAIM, IN_TRICKS
from tarock.danish.faults import fine_on, unnoticed
from tarock.danish.proceedings import Verdict
from tarock.danish.reasons import Reason, refuse
from tarock.danish.table import Phase, Table

if TYPE_CHECKING:
    from tarock.danish.state import DanishState


def claim(state: "DanishState", seat: Seat, action: ClaimFault) -> "DanishState":
    """Judge a claim; if it is upheld, the book's consequence follows at once."""
    _check(state.table, seat, action)
    return judge(state, seat, action)


def _check(table: Table, seat: Seat, action: ClaimFault) -> None:
    ruleset = table.ruleset
    if table.mode is Mode.STRICT:
        refuse(ruleset, Reason.NOTHING_TO_CLAIM)
    if seat in table.seating.sitting_out and not ruleset.sitters.may_point_out_faults:
        refuse(ruleset, Reason.SITTER_CLAIMS, SEAT_NAMES[seat])
    if all(fine_on(ruleset, kind) is None for kind in FAULTS_BY_CLAIM[action.kind]):
        refuse(ruleset, Reason.NO_SUCH_FAULT, action.kind)
    if action.seat not in table.seating.active:
        refuse(ruleset, Reason.CLAIM_ON_SITTER, SEAT_NAMES[action.seat])
    if action.kind in DEALERS_CLAIMS and action.seat != table.seating.dealer:
        refuse(ruleset, Reason.DEALERS_DUTY, SEAT_NAMES[action.seat])
    if action.trick is not None and not (action.kind in IN_TRICKS and has_played(action, table.all_tricks)):
        refuse(ruleset, Reason.NOT_PLAYED_YET, str(action.trick))


def judge(state: "DanishState", claimant: Seat | None, action: ClaimFault) -> "DanishState":
    """Decide a claim from the facts; without a claimant the cards themselves have shown it."""
    table = state.table
    found = _found(state, action)
    verdict = Verdict(claimant, action, found, len(table.log))
    log = table.log if claimant is None else (*table.log, (claimant, action))
    proceedings = replace(table.proceedings, verdicts=(*table.proceedings.verdicts, verdict))
    state = replace(state, table=replace(table, proceedings=proceedings, log=log))
    return rulings.punish(state, found) if found else state


def is_about(claim: ClaimFault, fault: Fault) -> bool:
    """Tell whether a claim names a fault."""
    return core_claims.is_about(claim, fault, FAULTS_BY_CLAIM[claim.kind])


def _found(state: "DanishState", action: ClaimFault) -> tuple[Fault, ...]:
    """Return the faults that a claim uncovers."""
    open_faults = unnoticed(state)
    if action.kind == "cards":
        wrong = found_by_counting(action, filter(_is_wrong_number, open_faults))
        return (rulings.misdeal(state, wrong),) if wrong and rulings.is_misdeal(state.table) else wrong
    return tuple(fault for fault in open_faults if is_about(action, fault))


def _is_wrong_number(fault: Fault) -> bool:
    """Tell whether somebody holds a wrong number of cards."""
    return fault.reason in {Reason.WRONG_NUMBER_DEALT, Reason.WRONG_NUMBER_LAID}


def heed_numbers(state: "DanishState") -> "DanishState":
    """Notice a wrong number of cards without a claim: a hand runs out too early, or has cards left at the end."""
    table = state.table
    if table.mode is Mode.STRICT or table.proceedings.ruling is not None or not _shows_number(state):
        return state
    wrong = next((fault for fault in unnoticed(state) if _is_wrong_number(fault)), None)
    return state if wrong is None else judge(state, None, ClaimFault("cards", wrong.seat))


def _shows_number(state: "DanishState") -> bool:
    table = state.table
    runs_out = table.phase is Phase.PLAY and not all(state.hands[seat] for seat in table.seating.active)
    return table.phase is Phase.CLOSING or (runs_out and table.trick is not None and not table.trick.plays)
