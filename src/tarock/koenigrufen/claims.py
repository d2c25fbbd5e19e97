"""Noticing: a player points out a fault, and the facts decide.

Who may: any of the four, also of himself.  Until when: the deal is settled, which is when all four have agreed after
the play.  What nobody noticed by then stands.  The books set nothing on a claim by word that proves false; throwing the
cards together is another matter (tournament sheet 10.6).
"""

from dataclasses import replace
from typing import TYPE_CHECKING

from tarock.core import claims as core_claims
from tarock.core.claims import found_by_counting, has_played
from tarock.core.faults import Fault
from tarock.core.seats import SEAT_NAMES, Seat
from tarock.koenigrufen import corrections, rulings
from tarock.koenigrufen.actions import ClaimFault
from tarock.koenigrufen.cards import PLAYERS
from tarock.koenigrufen.fault_kinds import FAULTS_BY_CLAIM, IN_TRICKS
from tarock.koenigrufen.faults import is_punished, unnoticed
from tarock.koenigrufen.proceedings import Verdict
from tarock.koenigrufen.reasons import Reason, refuse
from tarock.koenigrufen.table import Phase, Table

if TYPE_CHECKING:
    from tarock.koenigrufen.state import KoenigrufenState


def claim(state: "KoenigrufenState", seat: Seat, action: ClaimFault) -> "KoenigrufenState":
    """Judge a claim; if it is upheld, the book's consequence follows at once."""
    _check(state.table, seat, action)
    return judge(state, seat, action)


def _check(table: Table, seat: Seat, action: ClaimFault) -> None:
    ruleset = table.ruleset
    if not {seat, action.seat} <= set(range(PLAYERS)):
        refuse(ruleset, Reason.NOT_YOUR_TURN, SEAT_NAMES[seat], rule="renonce")
    if not any(is_punished(ruleset, kind) for kind in FAULTS_BY_CLAIM[action.kind]):
        refuse(ruleset, Reason.NO_SUCH_FAULT, action.kind)
    if action.trick is not None and not (action.kind in IN_TRICKS and has_played(action, table.all_tricks)):
        refuse(ruleset, Reason.NOT_PLAYED_YET, str(action.trick))
    said = (verdict for verdict in table.proceedings.verdicts if verdict.moment == len(table.log))
    if any((verdict.claimant, verdict.claim) == (seat, action) for verdict in said):
        refuse(ruleset, Reason.JUDGED_ALREADY)


def judge(state: "KoenigrufenState", claimant: Seat | None, action: ClaimFault) -> "KoenigrufenState":
    """Decide a claim from the facts; without a claimant the cards themselves have shown it."""
    table = state.table
    found = _found(state, action)
    log = table.log if claimant is None else (*table.log, (claimant, action))
    verdict = Verdict(claimant, action, found, len(log))
    proceedings = replace(table.proceedings, verdicts=(*table.proceedings.verdicts, verdict))
    state = replace(state, table=replace(table, proceedings=proceedings, log=log))
    return rulings.punish(state, found) if found else state


def is_about(claim: ClaimFault, fault: Fault) -> bool:
    """Tell whether a claim names a fault."""
    return core_claims.is_about(claim, fault, FAULTS_BY_CLAIM[claim.kind])


def _found(state: "KoenigrufenState", action: ClaimFault) -> tuple[Fault, ...]:
    """Return the faults that a claim uncovers; one that may still be corrected counts only if there is no other."""
    open_faults = unnoticed(state)
    if action.kind == "cards":
        wrong = found_by_counting(action, filter(is_wrong_number, open_faults))
        return (rulings.misdeal(state, wrong),) if wrong and rulings.is_dealt_again(state.table, wrong) else wrong
    found = tuple(fault for fault in open_faults if is_about(action, fault))
    return tuple(fault for fault in found if not corrections.is_correctable(state.table, fault)) or found


def is_wrong_number(fault: Fault) -> bool:
    """Tell whether somebody holds a wrong number of cards."""
    return fault.reason in {Reason.WRONG_NUMBER_DEALT, Reason.WRONG_NUMBER_LAID}


def heed_numbers(state: "KoenigrufenState") -> "KoenigrufenState":
    """Notice a wrong number of cards without a claim: a hand runs out too early, or has cards left at the end."""
    table = state.table
    if table.proceedings.ruling is not None or not _shows_number(state):
        return state
    wrong = next((fault for fault in unnoticed(state) if is_wrong_number(fault)), None)
    return state if wrong is None else judge(state, None, ClaimFault("cards", wrong.seat))


def heed_silence(state: "KoenigrufenState") -> "KoenigrufenState":
    """Notice without a claim that a Besserrufer is played without a bird.

    The bird counts as announced wherever one is held (5.6; T-A25), so that silence tells everybody that there is none.
    """
    table = state.table
    if table.phase is not Phase.ANNOUNCING or not table.round.turns or table.game.needs != "bird":
        return state
    bluff = next((fault for fault in unnoticed(state) if fault.kind == "no_bird"), None)
    return state if bluff is None or state.bird is not None else judge(state, None, ClaimFault("bird", bluff.seat))


def _shows_number(state: "KoenigrufenState") -> bool:
    table = state.table
    if table.phase is Phase.CLOSING:
        return table.is_played_out
    runs_out = table.phase is Phase.PLAY and not all(state.hands)
    return runs_out and table.trick is not None and not table.trick.plays
