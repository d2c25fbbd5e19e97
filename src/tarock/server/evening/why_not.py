"""Asking before acting: may I, and if not, which rule?  The answer never tells more than the player can know."""

from dataclasses import replace
from typing import Final

import msgspec

from tarock.core.errors import IllegalAction, NotationError
from tarock.core.faults import Mode
from tarock.core.seats import Seat
from tarock.danish import actions as danish
from tarock.danish.skat import SkatChoice
from tarock.danish.state import DanishState
from tarock.koenigrufen import actions as koenigrufen
from tarock.koenigrufen.bonus_kinds import Announced
from tarock.koenigrufen.talon import DiscardChoice
from tarock.server.codes import Code, Refusal
from tarock.server.evening.families import Action, State, View, applied, read_act
from tarock.server.evening.requests import current_game, place_of
from tarock.server.evening.state import TableState
from tarock.server.names import Session
from tarock.server.wire.shared.asking import WhyNot
from tarock.server.wire.shared.telling import Answer

_JUDGED: Final = (danish.Play, danish.Lay, danish.Declare, koenigrufen.Play, koenigrufen.Lay, koenigrufen.Speak)
"""What people may do wrongly in table mode; strict mode knows the rule against it."""
_TRIED: Final = (danish.Redeal, koenigrufen.Bid, koenigrufen.Hold, koenigrufen.Call, koenigrufen.Take)
"""What is refused in both modes by what a player knows.

All else shows its worth only when it is done: trying out a claim would answer what only making it may.
"""


def why_not(table: TableState, session: Session, request: WhyNot) -> Answer:
    """Answer whether somebody may act so.

    :raises Refusal: if there is nothing to answer: no seat, no deal, another position, or no action at all.
    """
    index, seat = current_game(table, place_of(table, session), request.state)
    try:
        action = read_act(table.ruleset, request.act)
    except (msgspec.DecodeError, RecursionError) as error:
        raise Refusal(Code.MALFORMED, str(error)) from error
    except NotationError as error:
        raise Refusal(Code.NAMED_TWICE, str(error)) from error
    game = table.games[index]
    assert game is not None
    found = _objection(game.deal, seat, action)
    if found is None:
        return Answer(id=request.id, may=True)
    return Answer(id=request.id, may=False, reason=found.reason.value, rule=found.rule, detail=found.detail)


def _objection(state: State, seat: Seat, action: Action) -> IllegalAction | None:
    """Return why a seat may not act so, as far as it can know."""
    at_table = state.table.mode is Mode.TABLE
    if at_table and not isinstance(action, (*_JUDGED, *_TRIED)):
        return None
    doubtful = _not_offered(state.view(seat), action)
    if doubtful is None:
        return None
    try:
        applied(_strict(state) if at_table and isinstance(action, _JUDGED) else state, seat, doubtful)
    except IllegalAction as error:
        return error
    return None


def _strict(state: State) -> State:
    """Return the same position where every act against the rules is refused."""
    if isinstance(state, DanishState):
        return replace(state, table=replace(state.table, mode=Mode.STRICT))
    return replace(state, table=replace(state.table, mode=Mode.STRICT))


def _not_offered(view: View, action: Action) -> Action | None:
    """Return what of an action the view does not offer: that fails by what the player knows himself."""
    offers = view.legal_actions()
    if isinstance(action, koenigrufen.Speak):
        announces: list[Announced] = [
            item for item in action.announces if koenigrufen.Speak(announces=(item,)) not in offers
        ]
        doubles: list[koenigrufen.Target] = [
            target for target in action.doubles if koenigrufen.Speak(doubles=(target,)) not in offers
        ]
        unoffered = koenigrufen.Speak(tuple(announces), tuple(doubles))
        return None if action != koenigrufen.GOOD and unoffered == koenigrufen.GOOD else unoffered
    for offer in offers:
        if isinstance(offer, SkatChoice) and isinstance(action, danish.Lay) and offer.permits(action.cards):
            return None
        if isinstance(offer, DiscardChoice) and isinstance(action, koenigrufen.Lay) and offer.way.permits(action.cards):
            return None if not action.hidden else action
        if offer == action:
            return None
    return action
