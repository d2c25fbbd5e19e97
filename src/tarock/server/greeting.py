"""Who connects says who he is, and is then served: at a table, or where people meet."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any, Final, TypeAlias

from litestar import WebSocket, websocket
from litestar.datastructures import State
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath

from tarock.core.sentences import said
from tarock.server import security
from tarock.server.codes import Code, Refusal
from tarock.server.guests import Guests
from tarock.server.limits import Crowd
from tarock.server.lobby import Lobby
from tarock.server.meeting.socket import Visit
from tarock.server.names import Session
from tarock.server.sessions import Sessions
from tarock.server.sockets import Connection, read_hello
from tarock.server.wire.shared.asking import Hello
from tarock.server.wire.shared.telling import Error, write
from tarock.words import Language, preferred_language

HELLO: Final = 10.0
"""Seconds until the first message must have come."""


@websocket("/api/tables/{table:str}/socket")
async def table_socket(socket: WebSocket[Any, Any, Any], table: FromPath[str]) -> None:
    """Connect somebody to a table."""

    async def serve(session: Session, language: Language, state: State) -> None:
        connection = await _connection(socket, session, table, state)
        connection.language = language
        await connection.run()

    await _greet(socket, serve)


@websocket("/api/meeting/socket")
async def meeting_socket(socket: WebSocket[Any, Any, Any]) -> None:
    """Connect somebody to where people meet."""

    async def serve(session: Session, _: Language, state: State) -> None:
        await Visit(socket, session, state.sessions).run(state.foyer)

    await _greet(socket, serve)


_Serve: TypeAlias = Callable[[Session, Language, State], Awaitable[None]]


async def _greet(socket: WebSocket[Any, Any, Any], serve: _Serve) -> None:
    """Let somebody in who says who he is."""
    state = socket.app.state
    try:
        security.check_origin(socket, state.options.origins)
    except Refusal as refusal:
        await socket.close(code=4403, reason=refusal.code)
        return
    await socket.accept()
    crowd: Crowd = state.crowd
    language: Language = "en"
    try:
        address = state.addresses.of(socket)
        with crowd.entered(address or (socket.client.host if socket.client else "")):
            hello = await _greeted(socket)
            language = preferred_language(hello.language)
            session = _session(socket, hello, state.sessions)
            state.keeper.check(session, socket.client.host if socket.client else "")
            state.lobby.bots.costs.heard(session, address)
            with state.gathering.entered(session.id):
                await serve(session, language, state)
    except Refusal as refusal:
        detail = said(refusal.sentence, language)
        await socket.send_data(write(Error(code=refusal.code, detail=detail)).decode(), mode="text")
        await socket.close(code=4400, reason=refusal.code)
    except WebSocketDisconnect:
        return


async def _greeted(socket: WebSocket[Any, Any, Any]) -> Hello:
    """Return the first message of a client.

    :raises Refusal: if it does not come, or is something else.
    """
    try:
        return read_hello(await asyncio.wait_for(socket.receive_data(mode="text"), HELLO))
    except TimeoutError as error:
        raise Refusal(Code.HELLO_FIRST) from error


def _session(socket: WebSocket[Any, Any, Any], hello: Hello, sessions: Sessions) -> Session:
    session = security.find_session(socket, sessions, hello.token)
    if session is None:
        raise Refusal(Code.NO_SESSION)
    return session


async def _connection(socket: WebSocket[Any, Any, Any], session: Session, table: str, state: State) -> Connection:
    """Return the connection of somebody to a table.

    :raises Refusal: if he may not be there.
    """
    lobby: Lobby = state.lobby
    authority = await lobby.find(table)
    objection = authority.room.why_not(session)
    if objection is not None:
        raise objection
    guests: Guests = state.guests
    await guests.came(session, authority)
    connection = Connection(socket, session, authority, state.options.rate, state.accounts.check_seat)
    connection.keeper = state.keeper
    connection.hidden = await state.keeper.hidden_from(session)
    return connection
