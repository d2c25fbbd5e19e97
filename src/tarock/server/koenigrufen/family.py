"""Königrufen at the server, for the registry of families."""

from collections.abc import Mapping
from dataclasses import replace
from typing import Final

from tarock.core.cards import Card
from tarock.core.errors import RulesetError
from tarock.core.faults import Mode
from tarock.core.seats import Seat
from tarock.core.sentences import Sentence
from tarock.koenigrufen.actions import GOOD, Action, Bid, Call, Hold, Lay, Play, Speak, Take, Target
from tarock.koenigrufen.bonus_kinds import Announced
from tarock.koenigrufen.cards import PLAYERS
from tarock.koenigrufen.rules import KoenigrufenRuleset
from tarock.koenigrufen.state import KoenigrufenState, KoenigrufenView
from tarock.koenigrufen.sure import claimable, sure_card
from tarock.koenigrufen.table import Phase
from tarock.koenigrufen.talon import DiscardChoice
from tarock.notation.koenigrufen.as_json import points, settlement_json
from tarock.server.evening.scorebook import Points
from tarock.server.families import Handling, Hands, Judging, Kind, ServerGame, Showing
from tarock.server.frames.koenigrufen import hand_shown, table_shown
from tarock.server.koenigrufen.keeping import KoenigrufenKeeping
from tarock.server.koenigrufen.scorebook import KoenigrufenDeal, KoenigrufenScorebook
from tarock.server.wire.koenigrufen.actions import CODEC, act_of
from tarock.server.wire.koenigrufen.table import KoenigrufenHand
from tarock.server.wire.shared.replay import KoenigrufenStep
from tarock.server.wire.shared.settled import Settled, settled
from tarock.server.wire.shared.tokens import hand_tokens, tokens_of
from tarock.telling.koenigrufen.outcome import outcome
from tarock.telling.koenigrufen.payments import reason_message
from tarock.telling.koenigrufen.payments import settled as payments_told
from tarock.telling.line import Line

WITH_DEALER: Final = PLAYERS + 1
"""So many sit at a table where whoever deals sits out: a tournament has such, and nobody else is offered them."""


def _sizes(_ruleset: KoenigrufenRuleset) -> Mapping[int, tuple[str, ...]]:
    return {PLAYERS: ()}


def _check(ruleset: KoenigrufenRuleset, players: int, rotation: str | None) -> None:
    if players not in {PLAYERS, WITH_DEALER}:
        raise RulesetError(Sentence("club-players", rules=ruleset.name, expected=PLAYERS, players=players))
    if rotation is not None:
        raise RulesetError(Sentence("club-everybody-plays", rules=ruleset.name))


def _scorebook(
    ruleset: KoenigrufenRuleset, players: int, _rotation: str | None, first_dealer: int
) -> KoenigrufenScorebook:
    return KoenigrufenScorebook(ruleset, first_dealer, players)


def _redrawn(state: KoenigrufenState, seed: str) -> KoenigrufenDeal:
    return KoenigrufenDeal(state.ruleset, state.table.dealer, state.table.mode, seed)


def _result(state: KoenigrufenState) -> tuple[Points, ...]:
    return tuple(points(won) for won in state.settlement.score)


def _kind(state: KoenigrufenState) -> Kind:
    """Return the contract, and on which side everybody was; in a Trischaken everybody is on his own."""
    contract, declarer = state.table.contract, state.table.declarer
    if contract is None or declarer is None:
        return Kind("" if contract is None else contract.id, ("alone",) * PLAYERS)
    sides = (
        {declarer: "declarer"}
        if state.partner in {None, declarer}
        else {state.partner: "partner", declarer: "declarer"}
    )
    return Kind(contract.id, tuple(sides.get(seat, "opponent") for seat in range(PLAYERS)))


# Showing


def _hand(view: KoenigrufenView, with_offers: bool) -> KoenigrufenHand:  # noqa: FBT001 - as the registry asks
    return hand_shown(view, with_offers=with_offers)


def _step(
    state: KoenigrufenState, seat: Seat | None, action: Action | None, lines: tuple[Line, ...]
) -> KoenigrufenStep:
    return KoenigrufenStep(
        table=table_shown(state.view(0)),
        hands=tuple(hand_tokens(hand) for hand in state.hands),
        talon=tokens_of(state.talon),
        seat=seat,
        act=None if action is None else act_of(action),
        laid=tokens_of(state.laid),
        lines=lines,
    )


def _dealt(state: KoenigrufenState) -> tuple[Hands, tuple[Card, ...]]:
    return state.dealt, state.talon


def _settlement(state: KoenigrufenState) -> Settled:
    return settled(settlement_json(state.settlement), reason_message, outcome(state), _payments(state))


def _payments(state: KoenigrufenState) -> tuple[Line, ...]:
    return payments_told(state.settlement.payments)


# Judging


def _strict(state: KoenigrufenState) -> KoenigrufenState:
    return replace(state, table=replace(state.table, mode=Mode.STRICT))


def _not_offered(view: KoenigrufenView, action: Action) -> Action | None:
    offers = view.legal_actions()
    if isinstance(action, Speak):
        announces: list[Announced] = [item for item in action.announces if Speak(announces=(item,)) not in offers]
        doubles: list[Target] = [target for target in action.doubles if Speak(doubles=(target,)) not in offers]
        unoffered = Speak(tuple(announces), tuple(doubles))
        return None if action != GOOD and unoffered == GOOD else unoffered
    for offer in offers:
        if isinstance(offer, DiscardChoice) and isinstance(action, Lay) and offer.way.permits(action.cards):
            return None if not action.hidden else action
        if offer == action:
            return None
    return action


# Handling


def _is_reversible(before: KoenigrufenState, seat: Seat, action: Action, after: KoenigrufenState) -> bool:
    """Tell whether a card was chosen and has shown nothing new: no card of the talon, and no hand."""
    if not isinstance(action, Play) or after.phase is not Phase.PLAY:
        return False
    was, now = before.table, after.table
    shows = now.turned != was.turned or (now.open_hands is None) != (was.open_hands is None)
    return not shows and len(before.legal_actions(seat)) > 1


FAMILY: Final = ServerGame(
    sizes=_sizes,
    check=_check,
    scorebook=_scorebook,
    keeping=KoenigrufenKeeping(),
    redrawn=_redrawn,
    result=_result,
    kind=_kind,
    codec=CODEC,
    showing=Showing(table=table_shown, hand=_hand, step=_step, dealt=_dealt, settlement=_settlement, final=_payments),
    judging=Judging(judged=(Play, Lay, Speak), tried=(Bid, Hold, Call, Take), strict=_strict, not_offered=_not_offered),
    handling=Handling(is_reversible=_is_reversible, claimable=claimable, sure_card=sure_card),
)
