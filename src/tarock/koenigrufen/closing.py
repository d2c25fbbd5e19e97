"""After the play, in table mode: what can still be claimed, and when the deal is settled.

Tournament sheet 1.8, 10.5; T-A45.  The books set no time limit: what nobody noticed before all four agree stands.
"""

from dataclasses import replace
from typing import TYPE_CHECKING

from tarock.core.seats import SEAT_NAMES, Seat
from tarock.koenigrufen import ending
from tarock.koenigrufen.actions import AGREE, STRIKE, ClaimLost, RuleByHand
from tarock.koenigrufen.bonus_kinds import BIRD_CARDS, BIRDS, Bird, Lost
from tarock.koenigrufen.bonuses import prices
from tarock.koenigrufen.cards import PLAYERS
from tarock.koenigrufen.facts import Ruled, Side
from tarock.koenigrufen.reasons import Reason, refuse
from tarock.koenigrufen.table import Phase, Table

if TYPE_CHECKING:
    from tarock.koenigrufen.state import KoenigrufenState


def begin(state: "KoenigrufenState") -> "KoenigrufenState":
    """End the play, turn up what was laid away, and wait until all four have agreed to settle."""
    table = state.table
    proceedings = replace(table.proceedings, laid=state.laid, ruling=None)
    trick = table.trick if table.trick is not None and table.trick.plays else None
    after = replace(table, phase=Phase.CLOSING, turn=table.auction.first, trick=trick, proceedings=proceedings)
    return replace(state, table=after)


def agree(state: "KoenigrufenState", seat: Seat) -> "KoenigrufenState":
    """Agree that the deal may be settled; after the fourth player nothing can be claimed any more."""
    table = state.table
    agreed = (*table.proceedings.agreed, seat)
    table = replace(
        table,
        turn=table.after(seat),
        proceedings=replace(table.proceedings, agreed=agreed),
        log=(*table.log, (seat, AGREE)),
    )
    return replace(state, table=over(table) if len(agreed) == PLAYERS else table)


def over(table: Table) -> Table:
    """Return the table of a deal that has ended."""
    return replace(table, phase=Phase.OVER, turn=None)


def redeal(state: "KoenigrufenState") -> "KoenigrufenState":
    """End a deal in which somebody had a wrong number of cards: it is dealt again, and nothing is written."""
    table = state.table
    return replace(state, table=over(replace(table, proceedings=replace(table.proceedings, redealt=True))))


def strike(state: "KoenigrufenState", seat: Seat) -> "KoenigrufenState":
    """Strike the deal from the score sheet, since its line cannot be cleared up (tournament sheet 1.8)."""
    table = state.table
    if not table.ruleset.written.strikes:
        refuse(table.ruleset, Reason.NO_SUCH_FAULT, rule="written")
    struck = replace(table, proceedings=replace(table.proceedings, struck=True), log=(*table.log, (seat, STRIKE)))
    return replace(state, table=over(struck))


def rule_by_hand(state: "KoenigrufenState", seat: Seat, action: RuleByHand) -> "KoenigrufenState":
    """Write down what the referee has decided, who has the last word (tournament sheet 10.1); the deal goes on."""
    table = state.table
    if not {seat, action.payer, action.payee} <= set(range(PLAYERS)) or action.payer == action.payee or not action.why:
        refuse(table.ruleset, Reason.NO_SUCH_RULING)
    ruled = Ruled(action.payer, action.payee, action.points, action.why)
    proceedings = replace(table.proceedings, rulings=(*table.proceedings.rulings, ruled))
    return replace(state, table=replace(table, proceedings=proceedings, log=(*table.log, (seat, action))))


def claim_lost(state: "KoenigrufenState", seat: Seat, action: ClaimLost) -> "KoenigrufenState":
    """Claim what one has obviously lost by another's Renonce; the table judges whether it is obvious (10.5)."""
    table = state.table
    if not table.ruleset.renonce.claims:
        refuse(table.ruleset, Reason.NO_SUCH_FAULT, action.item)
    if (seat, action.item) in table.proceedings.lost:
        refuse(table.ruleset, Reason.JUDGED_ALREADY)
    if not may_have_lost(state, seat, action.item):
        refuse(table.ruleset, Reason.NOTHING_LOST, f"{SEAT_NAMES[seat]} {action.item}")
    lost = (*table.proceedings.lost, (seat, action.item))
    proceedings = replace(table.proceedings, lost=lost)
    return replace(state, table=replace(table, proceedings=proceedings, log=(*table.log, (seat, action))))


def may_have_lost(state: "KoenigrufenState", seat: Seat, item: Lost) -> bool:
    """Tell whether a regular player can have lost something that was not announced, and is not paid anyway."""
    table = state.table
    offenders = table.proceedings.offenders
    announced = item in _paid_anyway(state)
    if not offenders or seat in offenders or announced or table.game.kind not in {"positive", "suit"}:
        return False
    side = ending.side_of(state, seat)
    if item == "valat":
        taken = any(ending.side_of(state, trick.best()[0]) is not side for trick in table.tricks)
        return not taken and all(ending.side_of(state, other) is side for other in _claimants(table, item))
    bird: Bird = next(bird for bird in BIRDS if bird == item)
    if all(bonus != bird for bonus in prices(table.ruleset, table.game)):
        return False
    held = any(BIRD_CARDS[bird] in state.hands[other] for other in _seats_of(state, side))
    return held or ending.made_by(state, bird) is side


def _paid_anyway(state: "KoenigrufenState") -> set[str]:
    """Return what was announced, the bird of a Besserrufer included that is only understood (T-A25)."""
    said = {said.item for said in state.table.round.announcements}
    return said | {entry.item for entry in ending.facts(state).items if entry.announced}


def _claimants(table: Table, item: Lost) -> list[Seat]:
    return [seat for seat, lost in table.proceedings.lost if lost == item]


def _seats_of(state: "KoenigrufenState", side: Side) -> list[Seat]:
    return [seat for seat in range(PLAYERS) if ending.side_of(state, seat) is side]
