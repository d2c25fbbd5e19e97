"""What can be said means something, and what others have said tells something: who sits at the table may ask."""

from tarock.core.faults import Mode
from tarock.server.codes import Code, Refusal
from tarock.server.evening.families import View
from tarock.server.evening.requests import current_game, place_of
from tarock.server.evening.state import TableState
from tarock.server.evening.why_not import asked_act
from tarock.server.names import Session
from tarock.server.wire.shared.asking import Meaning, Tells
from tarock.server.wire.shared.telling import MeaningAnswer
from tarock.tutor.deeds import Deed, deeds_of
from tarock.tutor.meaning import meaning


def meaning_of(table: TableState, session: Session, request: Meaning) -> MeaningAnswer:
    """Answer what something means that could be said now; this is no hint, for it says only what the rules say.

    :raises Refusal: if there is nothing to answer: no seat, no deal, another position, or no action at all.
    """
    index, seat = current_game(table, place_of(table, session), request.state)
    game = table.games[index]
    assert game is not None
    found = meaning(game.deal.view(seat), asked_act(table, request.act))
    if found is None:
        return MeaningAnswer(id=request.id)
    return MeaningAnswer(id=request.id, rules=found.rules, lines=found.lines, tells=found.tells)


def seen_of(table: TableState, session: Session, request: Tells) -> tuple[tuple[Deed[View], ...], View]:
    """Return what somebody has seen another do, and what he sees now.

    :raises Refusal: where hints may not be asked for, or where people can err: then nothing is certain.
    """
    index, seat = current_game(table, place_of(table, session), request.state)
    game = table.games[index]
    assert game is not None
    if not table.may_hint or game.deal.mode is not Mode.STRICT:
        raise Refusal(Code.NO_HINTS)
    if request.seat == seat or request.seat >= len(game.begun.players):
        raise Refusal(Code.NO_SUCH_PLACE)
    return deeds_of(game.deal, seat, request.seat), game.deal.view(seat)
