"""From what somebody asks for to the events that it makes; who may ask for what."""

from typing import Final

from tarock.server.codes import Code, Refusal
from tarock.server.evening import events
from tarock.server.evening.events import Event
from tarock.server.evening.state import TableState
from tarock.server.names import Session, checked_text
from tarock.server.wire import asking
from tarock.server.wire.asking import REMARK, Asking

_BY_PLACE: Final[dict[type[Asking], type[events.StoodUp | events.Away | events.Back | events.Ready]]] = {
    asking.StandUp: events.StoodUp,
    asking.Away: events.Away,
    asking.Back: events.Back,
    asking.Ready: events.Ready,
}


def events_of(table: TableState, session: Session, request: Asking) -> tuple[Event, ...]:
    """Return what a request makes happen; whether it fits is seen when it is folded.

    :raises Refusal: if this is not for them to ask.
    """
    match request:
        case asking.Act():
            return _acted(table, session, request)
        case asking.Sit(place=place):
            return (events.Sat(place, session.id, session.name),)
        case asking.Say(text=text):
            said = checked_text(text, REMARK)
            if said is None:
                raise Refusal(Code.BAD_TEXT)
            return (events.Said(_place_of(table, session), said),)
        case asking.Consent(agreed=agreed):
            return (events.Consented(_place_of(table, session), agreed),)
        case asking.Close():
            if session.id != table.owner:
                raise Refusal(Code.NOT_OWNER)
            return (events.Closed(),)
        case _:
            return (_BY_PLACE[type(request)](_place_of(table, session)),)


def _place_of(table: TableState, session: Session) -> int:
    place = table.by_session.get(session.id)
    if place is None:
        raise Refusal(Code.NOT_SEATED)
    return place


def _acted(table: TableState, session: Session, request: asking.Act) -> tuple[Event, ...]:
    """Let a place act in its own deal; who acts is no longer away."""
    place = _place_of(table, session)
    game, seat = current_game(table, place, request.state)
    acted = events.Acted(game, seat, request.act)
    return (events.Back(place), acted) if table.places[place].away else (acted,)


def current_game(table: TableState, place: int, state: int) -> tuple[int, int]:
    """Return the game that a place plays in, and its seat there.

    :raises Refusal: if it plays in none, or if the position is no longer that of this number.
    """
    found = table.game_of(place)
    if found is None or found[0].deal.is_over:
        raise Refusal(Code.NO_DEAL)
    game, seat = found
    if game.state != state:
        raise Refusal(Code.STALE, str(game.state))
    return game.index, seat
