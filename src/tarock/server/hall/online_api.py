"""The part of the HTTP API with which an event is played at the server's own tables."""

from typing import Annotated, Final, TypeAlias

from litestar import Response, Router, get, post
from litestar.di import NamedDependency
from litestar.enums import MediaType
from litestar.params import JSONBody, PathParameter

from tarock.server.dependencies import Guest, TheOptions, TheSessions
from tarock.server.hall.api import Asked, EventName, RoundNumber, TableNumber, TheHall, refusing, shown_code
from tarock.server.hall.online import OnlineTables
from tarock.server.security import session_cookie
from tarock.server.wire.shared.hall_lines import KeptShown
from tarock.server.wire.shared.hall_online import HallOnline, OnlineSent, SeatGiven
from tarock.words import preferred_language

TheTables: TypeAlias = NamedDependency[OnlineTables]
PlayerPath: TypeAlias = Annotated[int, PathParameter(ge=1, le=99_999, description="A player's number")]
LinePath: TypeAlias = Annotated[int, PathParameter(ge=1, le=1000, description="A line")]


@get("/events/{event:str}/online", summary="The tables that are played at the server")
async def list_online(event: EventName, request: Asked, hall: TheHall, online: TheTables) -> list[HallOnline]:
    """Return the tables of this round that are played here, and who has come; the desk asks."""
    hall.check_desk(*shown_code(request))
    language = preferred_language(request.headers.get("accept-language", ""))
    with refusing():
        return await online.listed(event, language)


@post("/events/{event:str}/online", summary="Play at the server", status_code=200)
async def play_online(
    event: EventName, data: JSONBody[OnlineSent], request: Asked, hall: TheHall, online: TheTables
) -> KeptShown:
    """Let tables of this round be played at the server; only the desk may."""
    hall.check_desk(*shown_code(request))
    with refusing():
        return KeptShown(await online.open(event, data))


@post("/events/{event:str}/players/{number:int}/seat", summary="Take one's own seat", status_code=200)
async def take_seat(  # noqa: PLR0913, PLR0917 - as many as the framework hands over
    event: EventName,
    number: PlayerPath,
    request: Asked,
    hall: TheHall,
    online: TheTables,
    guest: Guest,
    sessions: TheSessions,
    options: TheOptions,
) -> Response[SeatGiven]:
    """Give a player his seat at the table of the server; with his own code he has it on any device."""
    hall.check_player(event, number, *shown_code(request))
    session = guest or sessions.begin(str(number))
    with refusing():
        table = await online.seat(event, number, session)
    token = sessions.token(session)
    given = SeatGiven(table, f"/table/{table}", token)
    return Response(given, cookies=[] if guest else [session_cookie(token, secure=options.secure)])


@get("/events/{event:str}/tables/{number:int}/{table:int}/lines/{line:int}/record", media_type=MediaType.TEXT)
async def show_record(
    event: EventName, number: RoundNumber, table: TableNumber, line: LinePath, request: Asked, hall: TheHall
) -> Response[str]:
    """Return the record that a line comes from; those at the table may see it, referees and the desk."""
    hall.check_table(event, number, table, *shown_code(request))
    with refusing():
        text = (await hall.find(event)).tournament.line(number, table, line).written.record
    disposition = f'attachment; filename="{event}-{number}-{table}-{line}.tarock"'
    return Response(text, media_type=MediaType.TEXT, headers={"content-disposition": disposition})


ROUTER: Final = Router("/club", route_handlers=[list_online, play_online, take_seat, show_record])
