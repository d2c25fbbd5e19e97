"""From what somebody asks for to the events that it makes; who may ask for what."""

from typing import Any, TypeAlias

from msgspec import DecodeError, Raw, Struct
from msgspec.json import decode, encode

from tarock.bots.levels import LevelName
from tarock.danish.actions import RuleByHand
from tarock.server.codes import Code, Refusal, told
from tarock.server.evening import events
from tarock.server.evening.chairs import bot_name, named_apart, place_at
from tarock.server.evening.events import Event
from tarock.server.evening.settings import check_level
from tarock.server.evening.sights import marks_at
from tarock.server.evening.state import TableState
from tarock.server.names import Session, checked_text, name_in_record
from tarock.server.wire.shared import asking
from tarock.server.wire.shared.asking import REMARK, Asking


def events_of(table: TableState, session: Session, request: Asking) -> tuple[Event, ...]:
    """Return what a request makes happen; whether it fits is seen when it is folded, or was proven before (a claim).

    Nothing, if it is so already: a client that has lost its connection asks again, and is told that it is done.

    :raises Refusal: if this is not for them to ask.
    """
    match request:
        case asking.Act():
            return _acted(table, session, request)
        case asking.TakeBack(state=state):
            return (events.TookBack(*current_game(table, place_of(table, session), state)),)
        case asking.ClaimRest(state=state):
            return (events.Claimed(*current_game(table, place_of(table, session), state)),)
        case asking.Hint(state=state, depth=depth):
            return (events.Hinted(*current_game(table, place_of(table, session), state), depth),)
        case asking.Sit() if table.gives_places and session.id not in table.by_session:
            raise Refusal(Code.PLACES_GIVEN)
        case asking.Mix():
            return _mixed(table, place_of(table, session), request)
        case asking.Sit(place=place):
            return () if table.by_session.get(session.id) == place else _sat(table, session, place)
        case asking.Watch(place=place):
            return _watched(table, session, place)
        case (
            asking.SeatBot() | asking.TakeBot() | asking.Remove() | asking.Mute() | asking.Start() | asking.AllowTalk()
        ):
            return _of_owner(table, session, request)
        case asking.Close():
            _check_owner(table, session)
            return (events.Closed(),)
        case asking.Say() if session.id not in table.by_session:
            return _said(table, None, session, request)
        case _:
            return _of_place(table, place_of(table, session), request)


def _mixed(table: TableState, place: int, request: asking.Mix) -> tuple[Event, ...]:
    """Let a client add to the deal that was promised; what it has added once stands."""
    for game, promise in table.promises.items():
        if promise.commitment == request.commitment:
            return () if place in promise.added else (events.Mixed(game, place, request.entropy),)
    raise Refusal(Code.NO_DEAL)


def _sat(table: TableState, session: Session, place: int) -> tuple[Event, ...]:
    sat = events.Sat(place, session.id, session.name, marks_at(table, session))
    return (*named_apart(table, place, session.id, session.name), sat)


def _watched(table: TableState, session: Session, place: int | None) -> tuple[Event, ...]:
    """Let somebody look into a hand, or away; who asks for what he sees already may still see it."""
    watcher = table.watching.get(session.id)
    if place == (None if watcher is None else watcher.place):
        return ()
    return (events.Watched(session.id, place, marks_at(table, session)),)


OwnersWish: TypeAlias = asking.SeatBot | asking.TakeBot | asking.Remove | asking.Mute | asking.Start | asking.AllowTalk


def _of_owner(table: TableState, session: Session, request: OwnersWish) -> tuple[Event, ...]:
    """Return what whoever opened the table makes happen around it."""
    _check_owner(table, session)
    match request:
        case asking.SeatBot(place=place, bot=level):
            check_level(level)
            return _seated(table, place, level)
        case asking.TakeBot(place=place):
            return () if place_at(table, place).is_vacant else (events.BotTaken(place),)
        case asking.Remove(place=place) | asking.Mute(place=place):
            return _of_host(table, place, request)
        case asking.Start():
            return () if table.has_begun or table.is_started else (events.Started(),)
        case asking.AllowTalk(allowed=allowed):
            return () if table.may_talk == allowed else (events.TalkAllowed(allowed),)


def _seated(table: TableState, number: int, level: LevelName) -> tuple[Event, ...]:
    """Seat a bot: in an empty chair, or in that of a person who is away."""
    place = place_at(table, number)
    if place.chair.bot == level:
        return ()
    if place.session is not None:
        _check_other(table, number)
        if not place.away:
            raise told(Code.NOT_AWAY)
    return (events.BotSeated(number, level, bot_name(table), instead=place.session is not None),)


def _of_host(table: TableState, number: int, request: asking.Remove | asking.Mute) -> tuple[Event, ...]:
    """Return what whoever opened the table makes happen to somebody else who sits there."""
    place = place_at(table, number)
    if isinstance(request, asking.Remove) and place.is_vacant:
        return ()
    _check_other(table, number)
    if isinstance(request, asking.Remove):
        return (events.Removed(number, barred=True),)
    return () if (place.session in table.muted) == request.muted else (events.Muted(number, request.muted),)


def _check_other(table: TableState, number: int) -> None:
    """Refuse what is possible with another person only; whoever gives places out sees to those there.

    :raises Refusal: if nobody else sits there.
    """
    session = table.places[number].session
    if table.gives_places:
        raise Refusal(Code.PLACES_GIVEN)
    if session is None or session == table.owner:
        raise told(Code.ONLY_PEOPLE)


def _check_owner(table: TableState, session: Session) -> None:
    if session.id != table.owner:
        raise Refusal(Code.NOT_OWNER)


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
        case asking.AgreeHints(agreed=agreed):
            return () if place.hints == agreed else (events.HintsAgreed(number, agreed),)
        case asking.Say():
            return _said(table, number, Session(place.session or "", place.name), request)
        case _:
            raise Refusal(Code.MALFORMED)


def _said(table: TableState, place: int | None, who: Session, request: asking.Say) -> tuple[Event, ...]:
    """Let somebody say something, but not the same thing twice in a row; who watches has no place."""
    text = checked_text(request.text, REMARK) if request.text is not None else None
    if (text is None) == (request.phrase is None):
        raise Refusal(Code.BAD_TEXT)
    last = table.heard[-1] if table.heard else None
    said = (place, who.name, text or "", request.phrase)
    if last is not None and (last.place, last.name, last.text, last.phrase) == said:
        return ()
    if place is None:
        return (events.CalledOut(who.name, text or "", request.phrase, who.id),)
    return (events.Said(place, text or "", request.phrase),)


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
    is_ruling = _is_ruling(request.act)
    if is_ruling and session.id != table.owner:
        raise Refusal(Code.NOT_OWNER)
    if is_ruling and session.id not in table.by_session:
        return (_ruled_from_outside(table, session, request),)
    place = place_of(table, session)
    game, seat = current_game(table, place, request.state)
    act = _signed(request.act, "") if is_ruling else request.act
    acted = events.Acted(game, seat, act, final=request.final)
    return (events.Back(place), acted) if table.places[place].away else (acted,)


def _ruled_from_outside(table: TableState, session: Session, request: asking.Act) -> events.Acted:
    """Let whoever keeps the table rule without sitting there: under his name, and at the first seat of the deal."""
    game = next((game for game in table.running if game.state == request.state), None)
    if game is None:
        raise Refusal(Code.STALE if table.running else Code.NO_DEAL, str(request.state))
    return events.Acted(game.index, 0, _signed(request.act, name_in_record(session.name)))


def _signed(act: Raw, name: str) -> Raw:
    """Return a ruling under a name, whatever it says itself; none for whoever sits there."""
    return Raw(encode({**decode(act, type=dict[str, Any]), "by": name}))


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
