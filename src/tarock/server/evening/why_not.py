"""Asking before acting: may I, and if not, which rule?  The answer never tells more than the player can know."""

import msgspec

from tarock.core.errors import IllegalAction, NotationError
from tarock.core.faults import Mode
from tarock.core.seats import Seat
from tarock.server.codes import Code, Refusal
from tarock.server.evening.families import Action, State, applied, read_act
from tarock.server.evening.requests import current_game, place_of
from tarock.server.evening.state import TableState
from tarock.server.families import SERVER
from tarock.server.names import Session
from tarock.server.wire.shared.asking import WhyNot
from tarock.server.wire.shared.telling import WhyNotAnswer


def why_not(table: TableState, session: Session, request: WhyNot) -> WhyNotAnswer:
    """Answer whether somebody may act so.

    :raises Refusal: if there is nothing to answer: no seat, no deal, another position, or no action at all.
    """
    index, seat = current_game(table, place_of(table, session), request.state)
    action = asked_act(table, request.act)
    game = table.games[index]
    assert game is not None
    found = _objection(game.deal, seat, action)
    if found is None:
        return WhyNotAnswer(id=request.id, may=True)
    return WhyNotAnswer(id=request.id, may=False, reason=found.reason.value, rule=found.rule, detail=found.detail)


def asked_act(table: TableState, act: msgspec.Raw) -> Action:
    """Return the action that somebody asks about.

    :raises Refusal: if it is none.
    """
    try:
        return read_act(table.ruleset, act)
    except (msgspec.DecodeError, RecursionError) as error:
        raise Refusal(Code.MALFORMED, str(error)) from error
    except NotationError as error:
        raise Refusal(Code.NAMED_TWICE, str(error)) from error


def _objection(state: State, seat: Seat, action: Action) -> IllegalAction | None:
    """Return why a seat may not act so, as far as it can know."""
    judging = SERVER[state.ruleset.family].judging
    at_table = state.mode is Mode.TABLE
    if at_table and not isinstance(action, (*judging.judged, *judging.tried)):
        return None
    doubtful = judging.not_offered(state.view(seat), action)
    if doubtful is None:
        return None
    try:
        applied(judging.strict(state) if at_table and isinstance(action, judging.judged) else state, seat, doubtful)
    except IllegalAction as error:
        return error
    return None
