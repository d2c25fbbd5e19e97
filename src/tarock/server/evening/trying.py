"""What somebody tries and a hidden card forbids: at a table everybody hears the try, and so what its refusal tells.

A view offers what may be right as far as its seat can know; the state refuses what fails.
If only whoever tried it were told, he would learn of a hidden card for nothing.
"""

import msgspec

from tarock.core.errors import IllegalAction, NotationError
from tarock.core.seats import Seat
from tarock.server.evening import events
from tarock.server.evening.families import Action, State, applied, read_act
from tarock.server.evening.requests import current_game, place_of
from tarock.server.evening.state import Aside, Game, TableState
from tarock.server.families import SERVER
from tarock.server.names import Session
from tarock.server.wire.shared.asking import Act
from tarock.telling.line import Line


def forbidden_by_hidden(state: State, seat: Seat, action: Action) -> IllegalAction | None:
    """Return why an act is refused that is offered by all that its seat can know; None for every other act."""
    try:
        applied(state, seat, action)
    except IllegalAction as error:
        doubtful = SERVER[state.ruleset.family].judging.not_offered(state.view(seat), action)
        return error if doubtful is None else None
    return None


def tried(table: TableState, session: Session, request: Act) -> tuple[events.Tried, ...]:
    """Return what everybody hears of an act that was refused; nothing if whoever tried it has learnt nothing by it.

    :raises Refusal: if the position is another by now.
    """
    index, seat = current_game(table, place_of(table, session), request.state)
    game = table.games[index]
    assert game is not None
    try:
        error = forbidden_by_hidden(game.deal, seat, read_act(table.ruleset, request.act))
    except (msgspec.DecodeError, RecursionError, NotationError):
        return ()
    if error is None or heard(game, seat, error) in game.asides:
        return ()
    return (events.Tried(index, seat, request.act),)


def heard(game: Game, seat: Seat, error: IllegalAction) -> Aside:
    """Return what is told of a try."""
    values: dict[str, str | int] = {"reason": error.reason.value, "detail": str(error.detail)}
    return Aside(len(game.acts), Line("table-tried", "word", seat, values=values, rule=error.rule))
