"""From what somebody asks for to the events that it makes; who may ask for what."""

from msgspec import DecodeError, Raw, Struct
from msgspec.json import decode

from tarock.danish.actions import RuleByHand
from tarock.server.codes import Code, Refusal
from tarock.server.evening import events
from tarock.server.evening.events import Event
from tarock.server.evening.state import TableState
from tarock.server.names import Session, checked_text
from tarock.server.wire.shared import asking
from tarock.server.wire.shared.asking import REMARK, Asking


def events_of(table: TableState, session: Session, request: Asking) -> tuple[Event, ...]:
    """Return what a request makes happen; whether it fits is seen when it is folded.

    Nothing, if it is so already: a client that has lost its connection asks again, and is told that it is done.

    :raises Refusal: if this is not for them to ask.
    """
    match request:
        case asking.Act():
            return _acted(table, session, request)
        case asking.Sit(place=place):
            return () if table.by_session.get(session.id) == place else (events.Sat(place, session.id, session.name),)
        case asking.Close():
            if session.id != table.owner:
                raise Refusal(Code.NOT_OWNER)
            return (events.Closed(),)
        case _:
            return _of_place(table, place_of(table, session), request)


def _of_place(table: TableState, number: int, request: Asking) -> tuple[Event, ...]:
    """Return what somebody who sits at the table makes happen, beside the cards."""
    place = table.places[number]
    match request:
        case asking.StandUp():
            return (events.StoodUp(number),)
        case asking.Away():
            return () if place.away and not place.absent else (events.Away(number),)
        case asking.Back():
            return (events.Back(number),) if place.away else ()
        case asking.Ready():
            return () if place.ready else (events.Ready(number),)
        case asking.Consent(agreed=agreed):
            return () if place.consents == agreed else (events.Consented(number, agreed),)
        case asking.Say():
            return _said(table, number, request)
        case _:
            raise Refusal(Code.MALFORMED)


def _said(table: TableState, place: int, request: asking.Say) -> tuple[Event, ...]:
    """Let somebody say something, but not the same thing twice in a row."""
    text = checked_text(request.text, REMARK) if request.text is not None else None
    if (text is None) == (request.phrase is None):
        raise Refusal(Code.BAD_TEXT)
    said = events.Said(place, text or "", request.phrase)
    last = table.heard[-1] if table.heard else None
    is_echo = last is not None and (last.place, last.text, last.phrase) == (place, said.text, said.phrase)
    return () if is_echo else (said,)


def place_of(table: TableState, session: Session) -> int:
    """Return where somebody sits.

    :raises Refusal: if he does not.
    """
    place = table.by_session.get(session.id)
    if place is None:
        raise Refusal(Code.NOT_SEATED)
    return place


class _Deed(Struct):
    """As much of an act as tells what it is."""

    do: str = ""


def _is_ruling(act: Raw) -> bool:
    """Tell whether the referee rules by hand, which is for whoever keeps the table; nonsense is refused later."""
    try:
        return decode(act, type=_Deed).do == RuleByHand.__struct_config__.tag
    except DecodeError:
        return False


def _acted(table: TableState, session: Session, request: asking.Act) -> tuple[Event, ...]:
    """Let a place act in its own deal; who acts is no longer away."""
    place = place_of(table, session)
    if session.id != table.owner and _is_ruling(request.act):
        raise Refusal(Code.NOT_OWNER)
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
