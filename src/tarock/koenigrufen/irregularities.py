"""What faults that were noticed make of the facts of a deal: who has played Renonce, and what is claimed from him.

Book of 1900, §§ 9–11; tournament sheet 1.8, 4.6, 5.7, 10.3–10.5; Mayr 2012, Renonce.
"""

from dataclasses import replace
from typing import TYPE_CHECKING, Final

from tarock.core.seats import Seat
from tarock.koenigrufen.bonus_kinds import BIRDS, Bird
from tarock.koenigrufen.facts import Facts, Item, Side, ValatFact

if TYPE_CHECKING:
    from tarock.koenigrufen.state import KoenigrufenState

_PAIR: Final = 2
"""Two offenders share what they owe; with more of them no book says what to do (T-A29, T-A30; M-A31)."""


def is_settled_by_book(state: "KoenigrufenState", facts: Facts) -> bool:
    """Tell whether the book says what becomes of a deal with these offenders."""
    offenders = state.table.proceedings.offenders
    if state.ruleset.renonce.pays == "side" and state.table.declarer is not None:
        return len({facts.side_of(seat) for seat in offenders}) <= 1
    return len(offenders) <= _PAIR


def with_faults(state: "KoenigrufenState", facts: Facts) -> Facts:
    """Return the facts with the faults that were noticed.

    A deal that is dealt again has no line; one that no book settles is struck until a referee decides (10.1).
    """
    proceedings = state.table.proceedings
    facts = replace(facts, rulings=proceedings.rulings)
    if proceedings.redealt:
        return Facts(forehand=facts.forehand, struck=True, rulings=facts.rulings)
    if proceedings.offenders:
        facts = _with_offenders(state, facts)
    return replace(facts, struck=proceedings.struck or not is_settled_by_book(state, facts))


def _with_offenders(state: "KoenigrufenState", facts: Facts) -> Facts:
    facts = replace(facts, revoke=state.table.proceedings.offenders)
    if state.table.game.kind not in {"positive", "suit"}:
        return facts
    facts = _with_bird(state, facts)
    for seat, item in state.table.proceedings.lost:
        if seat in facts.revoke:
            continue
        facts = _with_lost_valat(facts, seat) if item == "valat" else _with_lost_bird(facts, seat, item)
    return facts


def _with_bird(state: "KoenigrufenState", facts: Facts) -> Facts:
    """Return the facts with the bird of a Besserrufer, which counts as announced wherever play was stopped (T-A25).

    Without a bird in hand there is none, and 5.7 fixes the price; with a second offender the general rule holds.
    """
    if state.table.game.needs != "bird":
        return facts
    noticed = [fault for verdict in state.table.proceedings.verdicts for fault in verdict.faults]
    priced = state.ruleset.renonce.no_bird is not None
    if priced and facts.revoke == (facts.declarer,) and any(fault.kind == "no_bird" for fault in noticed):
        return replace(facts, bird="none")
    named = state.bird
    bird: Bird = (*state.birds_bid_with, *BIRDS)[0] if named is None else named
    if any(item.item == bird and item.announced for item in facts.items if item.side is Side.DECLARER):
        return replace(facts, bird=bird)
    understood = Item(bird, Side.DECLARER, announced=True, made=False)
    return replace(facts, bird=bird, items=(*facts.items, understood))


def _with_lost_bird(facts: Facts, seat: Seat, bird: Bird) -> Facts:
    """Return the facts with a bird that a regular player claims from the offenders (T-A45)."""
    side = facts.side_of(seat)
    found = next((item for item in facts.items if (item.item, item.side) == (bird, side)), None)
    if found is not None and found.announced:
        return facts  # it is paid to everybody without a claim: the bird of a Besserrufer that was understood
    claimed = found or Item(bird, side, announced=False, made=False)
    others = tuple(item for item in facts.items if item is not found)
    return replace(facts, items=(*others, replace(claimed, claimed_by=(*claimed.claimed_by, seat))))


def _with_lost_valat(facts: Facts, seat: Seat) -> Facts:
    valat = facts.valat or ValatFact(facts.side_of(seat), announced=False, made=False)
    return replace(facts, valat=replace(valat, claimed_by=(*valat.claimed_by, seat)))
