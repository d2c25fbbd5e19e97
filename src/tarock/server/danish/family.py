"""Danish Tarok at the server, for the registry of families."""

from collections.abc import Mapping
from dataclasses import replace
from typing import Final

from tarock.club import Sitting, rotation_for
from tarock.core.cards import Card
from tarock.core.faults import Mode
from tarock.core.seats import Seat
from tarock.danish.actions import Action, Declare, Lay, Play, Redeal
from tarock.danish.cards import LAST_TRICK
from tarock.danish.events import Redealt, Void, WonNolo, WonTout
from tarock.danish.rules import DanishRuleset
from tarock.danish.skat import SkatChoice
from tarock.danish.state import DanishState, DanishView, settle_table
from tarock.danish.sure import claimable, sure_card
from tarock.danish.table import Phase
from tarock.notation.danish.as_json import settlement_json
from tarock.server.danish.keeping import DanishKeeping
from tarock.server.danish.scorebook import DanishDeal, DanishScorebook
from tarock.server.families import Handling, Hands, Judging, Kind, ServerGame, Showing
from tarock.server.frames.danish import hand_shown, table_shown
from tarock.server.wire.danish.actions import CODEC, act_of
from tarock.server.wire.danish.table import DanishHand
from tarock.server.wire.shared.replay import DanishStep
from tarock.server.wire.shared.settled import Settled, settled
from tarock.server.wire.shared.tokens import hand_tokens, tokens_of
from tarock.telling.danish.outcome import count, outcome
from tarock.telling.danish.payments import reason_message
from tarock.telling.danish.payments import settled as payments_told
from tarock.telling.line import Line


def _sizes(ruleset: DanishRuleset) -> Mapping[int, tuple[str, ...]]:
    sizes = sorted({rotation.at_table for rotation in ruleset.rotations})
    return {size: tuple(each.id for each in ruleset.rotations if each.at_table == size) for size in sizes}


def _check(ruleset: DanishRuleset, players: int, rotation: str | None) -> None:
    rotation_for(ruleset, players, rotation)


def _redrawn(state: DanishState, seed: str) -> DanishDeal:
    table = state.table
    sitting = Sitting(table.seating, table.seating.at_table)
    return DanishDeal(table.ruleset, sitting, table.cups, ante=True, mode=table.mode, seed=seed)


def _result(state: DanishState) -> tuple[int, ...]:
    return tuple(won for _, won in state.settlement.net)


def _has_score(state: DanishState) -> bool:
    return not state.table.is_position


def _kind(state: DanishState) -> Kind:
    """Return how a deal ended, since nobody bids: a nolo, a tout, a void or redealt one, or else a plain one."""
    ends: dict[type, str] = {WonNolo: "nolo", WonTout: "tout", Void: "void", Redealt: "redealt"}
    contract = next((ends[type(event)] for event in state.table.events if type(event) in ends), "plain")
    dealer = state.table.seating.dealer
    return Kind(contract, tuple("dealer" if seat == dealer else "player" for seat in range(len(state.hands))))


# Showing


def _hand(view: DanishView, with_offers: bool) -> DanishHand:  # noqa: FBT001 - as the registry asks
    return hand_shown(view, with_offers=with_offers)


def _step(state: DanishState, seat: Seat | None, action: Action | None, lines: tuple[Line, ...]) -> DanishStep:
    return DanishStep(
        table=table_shown(state.view(0)),
        hands=tuple(hand_tokens(hand) for hand in state.hands),
        seat=seat,
        act=None if action is None else act_of(action),
        skat=tokens_of(state.skat),
        lines=lines,
    )


def _dealt(state: DanishState) -> tuple[Hands, tuple[Card, ...]]:
    return state.handed_out, ()


def _settlement(state: DanishState) -> Settled:
    sums = {"count": count(state), **settlement_json(state.settlement)}
    return settled(sums, reason_message, outcome(state), payments_told(state.settlement.payments))


def _standing(view: DanishView) -> tuple[int, ...]:
    return tuple(won for _, won in settle_table(view.table).net)


# Judging


def _strict(state: DanishState) -> DanishState:
    return replace(state, table=replace(state.table, mode=Mode.STRICT))


def _not_offered(view: DanishView, action: Action) -> Action | None:
    for offer in view.legal_actions():
        if isinstance(offer, SkatChoice) and isinstance(action, Lay) and offer.permits(action.cards):
            return None
        if offer == action:
            return None
    return action


def _may_help(state: DanishState, seat: Seat) -> bool:
    """Tell whether somebody sits out, and the book lets him help a beginner (Møller, Deltagere, l.360-361)."""
    return seat in state.table.seating.sitting_out and state.ruleset.sitters.may_help


# Handling


def _is_reversible(before: DanishState, seat: Seat, action: Action, after: DanishState) -> bool:
    """Tell whether a card was chosen and has shown nothing new: who leads to the last trick can tell of the skus."""
    if not isinstance(action, Play) or after.phase is not Phase.PLAY:
        return False
    assert before.table.trick is not None
    assert after.table.trick is not None
    begins_last = after.table.trick.number == LAST_TRICK != before.table.trick.number
    choices = [offer for offer in before.legal_actions(seat) if isinstance(offer, Play)]
    return not begins_last and len(choices) > 1


FAMILY: Final = ServerGame(
    sizes=_sizes,
    check=_check,
    scorebook=DanishScorebook.begin,
    keeping=DanishKeeping(),
    redrawn=_redrawn,
    result=_result,
    kind=_kind,
    has_score=_has_score,
    with_cups=DanishScorebook.holding,
    may_help=_may_help,
    codec=CODEC,
    showing=Showing(
        table=table_shown, hand=_hand, step=_step, dealt=_dealt, settlement=_settlement, standing=_standing
    ),
    judging=Judging(judged=(Play, Lay, Declare), tried=(Redeal,), strict=_strict, not_offered=_not_offered),
    handling=Handling(is_reversible=_is_reversible, claimable=claimable, sure_card=sure_card),
)
