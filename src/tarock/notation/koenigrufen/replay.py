"""What a record of Königrufen amounts to, as JSON for other programs."""

from typing import Any

from tarock.core.faults import Mode
from tarock.core.seats import SEAT_NAMES, Seat
from tarock.koenigrufen import ending
from tarock.koenigrufen.cards import thirds
from tarock.koenigrufen.facts import Side
from tarock.koenigrufen.proceedings import Verdict
from tarock.koenigrufen.state import KoenigrufenState
from tarock.notation.koenigrufen.as_json import settlement_json
from tarock.notation.koenigrufen.sheet import sheet_of
from tarock.notation.koenigrufen.statements import format_claim


def replay_json(state: KoenigrufenState) -> dict[str, Any]:
    """Return what a record amounts to; an unfinished deal is not settled."""
    table = state.table
    counting = state.ruleset.counting
    answer: dict[str, Any] = {
        "ruleset": state.ruleset.id,
        "complete": state.is_settled,
        "contract": None if table.contract is None else table.contract.id,
        "winners": [SEAT_NAMES[trick.best()[0]] for trick in table.tricks],
        "trick_thirds": [thirds(counting, trick.cards) for trick in table.tricks],
    }
    if table.declarer is not None:
        answer |= {"declarer": _name(table.declarer), "partner": _name(state.partner)}
    if table.mode is Mode.TABLE:
        answer["verdicts"] = [_verdict(verdict) for verdict in table.proceedings.verdicts]
    if not state.is_settled:
        return {**answer, "payments": []}
    facts = state.facts
    if facts.struck:
        return {**answer, "items": [], **settlement_json(state.settlement)}
    if table.is_played_out and table.declarer is not None:
        for key, side in (("declarer_thirds", Side.DECLARER), ("defender_thirds", Side.DEFENDERS)):
            answer[key] = thirds(counting, ending.cards_of(state, side))
    answer["items"] = sheet_of(facts, state.ruleset.id).get("items", [])
    return {**answer, **settlement_json(state.settlement)}


def _name(seat: Seat | None) -> str | None:
    return None if seat is None else SEAT_NAMES[seat]


def _verdict(verdict: Verdict) -> dict[str, Any]:
    """Return a claim and what it uncovered; the cards themselves claim for nobody."""
    return {
        "claimant": _name(verdict.claimant),
        "claim": format_claim(verdict.claim),
        "upheld": verdict.is_upheld,
        "faults": [
            {"fault": fault.kind, "seat": SEAT_NAMES[fault.seat], "trick": fault.trick} for fault in verdict.faults
        ],
    }
