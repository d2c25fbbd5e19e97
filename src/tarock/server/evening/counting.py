"""Counting at a table: whoever is alone among bots and plays without a clock may be asked what has gone."""

from tarock.school.in_play import asked_after
from tarock.server.codes import Code, Refusal
from tarock.server.evening.requests import place_of
from tarock.server.evening.settings import seconds_to_think
from tarock.server.evening.state import TableState
from tarock.server.names import Session
from tarock.server.wire.shared.asking import CountGone
from tarock.server.wire.shared.telling import CountAnswer


def count_of(table: TableState, session: Session, request: CountGone) -> CountAnswer:
    """Answer what somebody is asked after a trick; nothing where others would wait for him, or a clock runs.

    :raises Refusal: if he plays in no deal, or another is played by now.
    """
    found = table.game_of(place_of(table, session))
    if found is None:
        raise Refusal(Code.NO_DEAL)
    game, seat = found
    if game.name != request.deal:
        raise Refusal(Code.STALE, game.name)
    if not table.is_among_bots or seconds_to_think(table.settings) is not None:
        return CountAnswer(id=request.id)
    return CountAnswer(id=request.id, ask=asked_after(game.deal, seat, request.tricks))
