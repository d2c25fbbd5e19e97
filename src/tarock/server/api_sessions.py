"""The part of the HTTP API that is about who one is: sessions, and the links by which a seat goes to another device."""

from typing import Any

from litestar import Request, Response, get, post
from litestar.params import JSONBody

from tarock.server import security
from tarock.server.accounts.dependencies import TheAccounts
from tarock.server.accounts.session_shown import session_shown, shown_to_browser
from tarock.server.bodies import (
    LinkShown,
    NewName,
    NewSession,
    SeatLink,
    SessionEnded,
    SessionListed,
    SessionShown,
)
from tarock.server.codes import Code, Refusal
from tarock.server.dependencies import (
    Guest,
    Known,
    TableId,
    TheErrands,
    TheGuests,
    TheKeeper,
    TheLobby,
    TheOptions,
    TheSessions,
)
from tarock.server.evening.chairs import named_apart
from tarock.server.evening.events import Event, Moved
from tarock.server.evening.requests import place_of
from tarock.server.evening.sights import marks_at
from tarock.server.evening.state import Place, TableState
from tarock.server.names import Session
from tarock.server.security import DEVICE_COOKIE, device_cookie, no_session_cookie
from tarock.server.sessions import Link


@post("/sessions", summary="Begin a session with a name", status_code=201)
async def begin_session(
    data: JSONBody[NewSession],
    request: Request[Any, Any, Any],
    guests: TheGuests,
    sessions: TheSessions,
    options: TheOptions,
    keeper: TheKeeper,
    errands: TheErrands,
) -> Response[SessionShown]:
    """Begin a session: no account is needed.  It never takes the place of one that this browser has."""
    keeper.manners.check(data.name)
    keeper.check(security.newcomer(request, sessions), request.client.host if request.client else "")
    if not data.program and security.has_session(request, sessions):
        raise Refusal(Code.HAS_SESSION)
    await errands.turn()
    if data.program:
        session = await guests.begin(data.name, "")
        return Response(session_shown(session, sessions, sessions.token(session)))
    device = request.cookies.get(DEVICE_COOKIE) or security.new_device()
    session = await guests.begin(data.name, sessions.mark("device", device))
    answer = shown_to_browser(session, sessions, secure=options.secure)
    answer.set_cookie(device_cookie(device, secure=options.secure))
    return answer


@get("/sessions/me", summary="Who am I")
async def who_am_i(guest: Guest, sessions: TheSessions) -> SessionShown | None:
    """Return the session of whoever is asking; null for somebody who has none yet."""
    return None if guest is None else session_shown(guest, sessions)


@post("/sessions/me", summary="Go by another name", status_code=200)
async def rename_session(
    data: JSONBody[NewName],
    request: Request[Any, Any, Any],
    session: Known,
    accounts: TheAccounts,
    sessions: TheSessions,
    options: TheOptions,
    keeper: TheKeeper,
) -> Response[SessionShown]:
    """Stay who one is, with one's seats and tables, under another name."""
    keeper.manners.check(data.name)
    renamed = await accounts.rename(session, data.name)
    if security.bearer(request) is not None:
        return Response(session_shown(renamed, sessions, sessions.token(renamed)))
    return shown_to_browser(renamed, sessions, secure=options.secure)


@get("/sessions", summary="The sessions of this browser")
async def list_sessions(session: Known, guests: TheGuests, sessions: TheSessions) -> list[SessionListed]:
    """Return the sessions that were begun in this browser and go on, the latest first; of a program its own."""
    return [
        SessionListed(
            session=sessions.handle(each.id),
            name=each.name,
            begun_at=each.begun_at,
            ends_at=each.ends_at,
            this=each.id == session.key,
        )
        for each in await guests.of(session)
    ]


@post("/sessions/end", summary="End a session", status_code=200)
async def end_session(
    data: JSONBody[SessionEnded], session: Known, guests: TheGuests, options: TheOptions
) -> Response[SessionEnded]:
    """End one of the sessions of this browser, before its time and wherever it is connected."""
    answer = Response(data)
    if await guests.end(session, data.ending):
        answer.set_cookie(no_session_cookie(secure=options.secure))
    return answer


# Links to seats


@get("/tables/{table:str}/link", summary="The link to one's own seat")
async def seat_link(table: TableId, lobby: TheLobby, session: Known, sessions: TheSessions) -> SeatLink:
    """Return the secret that hands one's seat over to another device, once."""
    state = (await lobby.find(table)).room.table
    place = place_of(state, session)
    return SeatLink(sessions.link(table, Link(session.id, place, state.places[place].since)))


@post("/tables/{table:str}/links", summary="What a link to a seat is for", status_code=200)
async def look_at_link(
    table: TableId, data: JSONBody[SeatLink], lobby: TheLobby, guest: Guest, sessions: TheSessions
) -> LinkShown:
    """Return whose seat a link is; nothing happens."""
    state, link = (await lobby.find(table)).room.table, sessions.read_link(table, data.link)
    return _link_shown(state, link, guest)


@post("/tables/{table:str}/seat", summary="Take one's seat at this device", status_code=200)
async def take_seat(
    table: TableId,
    data: JSONBody[SeatLink],
    lobby: TheLobby,
    session: Known,
    accounts: TheAccounts,
    sessions: TheSessions,
) -> LinkShown:
    """Let the seat that a link is for be that of one's own session, here; whoever opened it before has used it up."""
    authority, link = await lobby.find(table), sessions.read_link(table, data.link)
    await accounts.check_seat(session, authority.room.table.settings)

    def wish(state: TableState) -> tuple[Event, ...]:
        place = _linked(state, link)
        if place.session == session.id:
            return ()
        moved = Moved(link.place, session.id, session.name, marks_at(state, session))
        return (*named_apart(state, link.place, session.id, session.name), moved)

    await authority.happen(wish)
    return LinkShown(link.place, session.name, yours=True)


def _link_shown(state: TableState, link: Link, guest: Session | None) -> LinkShown:
    place = state.places[link.place]
    if guest is not None and place.session == guest.id:
        return LinkShown(link.place, place.name, yours=True)
    return LinkShown(link.place, _linked(state, link).name, yours=False)


def _linked(state: TableState, link: Link) -> Place:
    """Return the place that a link is for.

    :raises Refusal: if the link was used, or whoever it was made for has left.
    """
    place = state.places[link.place]
    if (place.session, place.since) != (link.session, link.since):
        raise Refusal(Code.USED_LINK)
    return place
