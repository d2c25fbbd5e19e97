"""The part of the HTTP API that is the hall's: reading frames and waiting for news, writing what happened.

Whoever writes sends the code of a role in a header; a page of another site cannot, so no cookie is needed.
"""

from collections.abc import Generator
from contextlib import contextmanager
from typing import Annotated, Any, Final, TypeAlias

from litestar import Request, Response, Router, get, post
from litestar.di import NamedDependency
from litestar.enums import MediaType
from litestar.params import FromQuery, JSONBody, PathParameter

from tarock.club.remarks import Remark, told
from tarock.club.sheets.form import LineForm
from tarock.club.tournament import events
from tarock.club.tournament.keys import keys
from tarock.club.tournament.settings import formats
from tarock.core.errors import TarockError
from tarock.core.sentences import Sentence
from tarock.server.hall.codes_shown import codes_shown
from tarock.server.hall.frames import desk_shown, referee_shown
from tarock.server.hall.hall import Hall, check_current, refused
from tarock.server.hall.network import reached_at
from tarock.server.hall.room import EventRoom, event_of
from tarock.server.hall.table_frame import draft_shown, form_shown, table_shown
from tarock.server.wire.shared.hall import (
    CommitSent,
    DrawSent,
    HallCodes,
    HallEvent,
    HallFormat,
    HallKey,
    HallList,
    HallOrigin,
    HallRole,
    HallStick,
    HappenedSent,
    NewEvent,
    PeopleLooked,
    PeopleSent,
    RaffleSent,
    RulingSent,
)
from tarock.server.wire.shared.hall_lines import CallSent, DraftSent, DraftShown, KeptShown, LineSent
from tarock.words import preferred_language

CODE_HEADER: Final = "x-hall-code"
TheHall: TypeAlias = NamedDependency[Hall]
Asked: TypeAlias = Request[Any, Any, Any]
EventName: TypeAlias = Annotated[str, PathParameter(max_length=60, description="An event")]
RoundNumber: TypeAlias = Annotated[int, PathParameter(ge=1, le=100, description="A round")]
TableNumber: TypeAlias = Annotated[int, PathParameter(ge=1, le=1000, description="A table")]


# Events


@get("/events", summary="The club's events")
async def list_events(hall: TheHall) -> list[HallEvent]:
    """Return all events, the latest first."""
    return await hall.listed()


@get("/formats", summary="Known formats of tournaments")
async def list_formats(hall: TheHall) -> list[HallFormat]:  # noqa: ARG001 - only a server with a club has any
    """Return what a new event can begin from."""
    return [
        HallFormat(name, each["source"], {key: value for key, value in each.items() if key != "source"})
        for name, each in formats().items()
    ]


@get("/keys", summary="What can be said of a tournament")
async def list_keys(hall: TheHall) -> list[HallKey]:  # noqa: ARG001 - only a server with a club has any
    """Return the keys of the settings, for the form of an event."""
    return [
        HallKey(
            key=each.key,
            kind=each.kind,
            usual=each.usual,
            choices=each.choices,
            least=each.least,
            most=each.most,
        )
        for each in keys()
    ]


@get("/origin", summary="How phones reach this server")
async def show_origin(hall: TheHall, request: Asked) -> HallOrigin:  # noqa: ARG001 - only a server with a club has a wall
    """Return what the wall shows to phones, also where the wall is this very machine."""
    return HallOrigin(_origin(request))


@get("/stick", summary="The copy on the stick")
async def show_stick(hall: TheHall, request: Asked) -> HallStick:
    """Return how the copying goes; the desk asks."""
    hall.check_desk(*shown_code(request))
    if hall.stick is None:
        return HallStick()
    state = hall.stick.state
    language = _language(request)
    failed = "" if state.failed is None else state.failed.said(language)
    return HallStick(str(hall.stick.target), state.at, failed)


@post("/events", summary="Open an event", status_code=201)
async def open_event(data: JSONBody[NewEvent], request: Asked, hall: TheHall) -> HallEvent:
    """Open a tournament; the desk does."""
    hall.check_desk(*shown_code(request))
    with refusing():
        room = await hall.begin(data)
    return next(each for each in await hall.listed() if each.event == room.event)


@get("/events/{event:str}/role", summary="What a code is good for")
async def show_role(event: EventName, request: Asked, hall: TheHall) -> HallRole:
    """Return whether a code is the desk's or a referee's."""
    with refusing():
        await hall.find(event)
    role = hall.role(event, *shown_code(request))
    return HallRole("" if role is None else role.value)


# Frames


@get("/events/{event:str}/public", summary="What everybody may see")
async def show_public(event: EventName, hall: TheHall, after: FromQuery[int | None] = None) -> Response[bytes]:
    """Return draw and standings (``HallPublic``): for the wall and for phones."""
    with refusing():
        room = await hall.find(event)
        return json_sent(await room.frame(("public",), room.public, after))


@get("/events/{event:str}/desk", summary="The desk")
async def show_desk(
    event: EventName, request: Asked, hall: TheHall, after: FromQuery[int | None] = None
) -> Response[bytes]:
    """Return all that the desk needs (``HallDesk``)."""
    hall.check_desk(*shown_code(request))
    with refusing():
        room = await hall.find(event)
        return json_sent(await room.frame(("desk",), lambda news: desk_shown(news, room.public(news)), after))


@get("/events/{event:str}/referee", summary="The referees")
async def show_referee(
    event: EventName, request: Asked, hall: TheHall, after: FromQuery[int | None] = None
) -> Response[bytes]:
    """Return what referees see (``HallReferee``)."""
    hall.check_referee(event, *shown_code(request))
    with refusing():
        room = await hall.find(event)
        return json_sent(await room.frame(("referee",), lambda news: referee_shown(news, room.public(news)), after))


@get("/events/{event:str}/tables/{number:int}/{table:int}", summary="A table in one round")
async def show_table(
    event: EventName,
    number: RoundNumber,
    table: TableNumber,
    request: Asked,
    hall: TheHall,
    after: FromQuery[int | None] = None,
) -> Response[bytes]:
    """Return who sits there, the lines and what comes next (``HallTable``)."""
    hall.check_table(event, number, table, *shown_code(request))
    with refusing():
        room = await hall.find(event)
        return json_sent(
            await room.frame(("table", number, table), lambda news: table_shown(news, number, table), after)
        )


@get("/events/{event:str}/tables/{number:int}/{table:int}/form", summary="What a line is made of")
async def show_form(
    event: EventName, number: RoundNumber, table: TableNumber, request: Asked, hall: TheHall
) -> LineForm:
    """Return the questions of which a line of this table is the answer."""
    hall.check_table(event, number, table, *shown_code(request))
    with refusing():
        room = await hall.find(event)
        return await room.work(lambda: form_shown(room.tournament, number, table))


@get("/events/{event:str}/codes", summary="The codes that the desk hands out")
async def show_codes(event: EventName, request: Asked, hall: TheHall) -> HallCodes:
    """Return the codes of referees and of the tables of this round, with their QR codes."""
    hall.check_desk(*shown_code(request))
    with refusing():
        room = await hall.find(event)
        origin = _origin(request)
        return await room.work(lambda: codes_shown(hall.codes, room.event, room.tournament, origin))


# Writing


@post("/events/{event:str}/happened", summary="Something has happened", status_code=200)
async def write_happened(event: EventName, data: JSONBody[HappenedSent], request: Asked, hall: TheHall) -> KeptShown:
    """Keep an event of the log; only the desk may."""
    room = await _for_desk(event, request, hall)
    with refusing():
        happened = event_of(data.event)
        if isinstance(happened, events.Erased):
            kept, remarks = await room.erase(happened, data.sender, data.own)
            return KeptShown(kept.n, said(request, remarks))
        return KeptShown((await room.keep(happened, data.sender, data.own)).n)


@post("/events/{event:str}/people", summary="Enter a list of people", status_code=200)
async def enter_people(event: EventName, data: JSONBody[PeopleSent], request: Asked, hall: TheHall) -> KeptShown:
    """Enter all people of a text, or nobody; only the desk may."""
    room = await _for_desk(event, request, hall)
    with refusing():
        return KeptShown((await room.enter(data.text, data.columns, data.sender, data.own)).n)


@post("/events/{event:str}/people/look", summary="Look at a list of people", status_code=200)
async def look_at_people(event: EventName, data: JSONBody[PeopleLooked], request: Asked, hall: TheHall) -> HallList:
    """Tell line by line what is wrong with a list; nobody is entered, and only the desk may."""
    room = await _for_desk(event, request, hall)
    with refusing():
        return await room.look(data.text, data.columns, _language(request))


@post("/events/{event:str}/commit", summary="Commit to a draw", status_code=200)
async def commit_draw(event: EventName, data: JSONBody[CommitSent], request: Asked, hall: TheHall) -> KeptShown:
    """Commit to the draw of a round; only the desk may."""
    room = await _for_desk(event, request, hall)
    with refusing():
        return KeptShown((await room.commit(data.sender, data.own, again=data.again)).n)


@post("/events/{event:str}/draw", summary="Draw", status_code=200)
async def draw_round(event: EventName, data: JSONBody[DrawSent], request: Asked, hall: TheHall) -> KeptShown:
    """Draw what was committed to, or begin a round that was drawn before; only the desk may."""
    room = await _for_desk(event, request, hall)
    with refusing():
        return KeptShown((await room.draw(data.sender, data.own, data.word)).n)


@post("/events/{event:str}/raffle", summary="Raffle", status_code=200)
async def draw_lots(event: EventName, data: JSONBody[RaffleSent], request: Asked, hall: TheHall) -> KeptShown:
    """Raffle what was named for it, by the lot of the last draw; only the desk may."""
    room = await _for_desk(event, request, hall)
    with refusing():
        return KeptShown((await room.raffle(data.sender, data.own)).n)


@post("/events/{event:str}/rulings", summary="Rule, or strike a line", status_code=200)
async def write_ruling(event: EventName, data: JSONBody[RulingSent], request: Asked, hall: TheHall) -> KeptShown:
    """Keep what a referee decides, who never rules at his own table; referees and the desk may."""
    hall.check_referee(event, *shown_code(request))
    with refusing():
        room = await hall.find(event)
        return KeptShown((await room.keep(_ruling(data), data.sender, data.own)).n)


@post("/events/{event:str}/tables/{number:int}/{table:int}/lines", summary="Write a line", status_code=200)
async def write_line(
    event: EventName,
    number: RoundNumber,
    table: TableNumber,
    data: JSONBody[LineSent],
    request: Asked,
    hall: TheHall,
) -> KeptShown:
    """Write, write anew or confirm a line; this table may in its round, and the desk at any time."""
    role = hall.check_table(event, number, table, *shown_code(request))
    with refusing():
        room = await hall.find(event)
        check_current(room, number, table, role)
        return KeptShown((await room.keep(_line(number, table, data), data.sender, data.own)).n)


@post("/events/{event:str}/tables/{number:int}/{table:int}/draft", summary="Settle a draft", status_code=200)
async def settle_draft(
    event: EventName,
    number: RoundNumber,
    table: TableNumber,
    data: JSONBody[DraftSent],
    request: Asked,
    hall: TheHall,
) -> DraftShown:
    """Say what a line would come to and why; nothing is kept."""
    hall.check_table(event, number, table, *shown_code(request))
    with refusing():
        room = await hall.find(event)
        return await room.work(lambda: draft_shown(room.news(), number, table, data))


@post("/events/{event:str}/tables/{number:int}/{table:int}/call", summary="Call a referee", status_code=200)
async def call_referee(
    event: EventName,
    number: RoundNumber,
    table: TableNumber,
    data: JSONBody[CallSent],
    request: Asked,
    hall: TheHall,
) -> KeptShown:
    """Call a referee to a table; this table may in its round, and the desk."""
    role = hall.check_table(event, number, table, *shown_code(request))
    with refusing():
        room = await hall.find(event)
        check_current(room, number, table, role)
        return KeptShown((await room.keep(events.Called(number, table, data.by, data.text), data.sender, data.own)).n)


def _ruling(sent: RulingSent) -> events.Event:
    where = (sent.round, sent.table)
    if sent.kind == "answered":
        return events.Answered(*where, sent.by)
    if sent.kind == "struck":
        return events.Struck(*where, sent.line or 0, sent.text, sent.by)
    return events.Ruled(*where, sent.by, sent.text, sent.line or 0, sent.fault, sent.offender)


def _line(number: int, table: int, sent: LineSent) -> events.Event:
    if sent.kind == "undone":
        raise TarockError(Sentence("cup-not-undone"))
    if sent.kind == "confirmed":
        return events.Confirmed(number, table, sent.line, sent.by)
    fields: dict[str, Any] = {"sheet": sent.sheet, "points": sent.points, "out": sent.out, "by": sent.by}
    if sent.kind == "replaced":
        return events.Replaced(number, table, sent.line, **fields, why=sent.why)
    return events.Lined(number, table, sent.line, **fields)


# Who is asking


async def _for_desk(event: str, request: Asked, hall: Hall) -> EventRoom:
    """Return an event for the desk.

    :raises Refusal: if it is somebody else.
    """
    hall.check_desk(*shown_code(request))
    with refusing():
        return await hall.find(event)


def _language(request: Asked) -> str:
    return preferred_language(request.headers.get("accept-language", ""))


def _origin(request: Asked) -> str:
    return reached_at(f"{request.url.scheme}://{request.headers.get('host', '')}")


def said(request: Asked, remarks: list[Remark]) -> str:
    """Return where somebody who was erased may still be named, in the language of whoever asks."""
    language = preferred_language(request.headers.get("accept-language", ""))
    return " ".join(each.said(language) for each in told(remarks))


def shown_code(request: Asked) -> tuple[str, str]:
    """Return the code that a request shows, and where it comes from."""
    return request.headers.get(CODE_HEADER, ""), request.client.host if request.client else ""


@contextmanager
def refusing() -> Generator[None, None, None]:
    """Answer what cannot happen in one sentence."""
    try:
        yield
    except TarockError as error:
        raise refused(error) from error


def json_sent(body: bytes) -> Response[bytes]:
    """Send a frame, which nobody keeps."""
    return Response(body, media_type=MediaType.JSON, headers={"cache-control": "no-store"})


ROUTER: Final = Router(
    "/club",
    route_handlers=[
        list_events,
        list_formats,
        list_keys,
        show_origin,
        show_stick,
        open_event,
        show_role,
        show_public,
        show_desk,
        show_referee,
        show_table,
        show_form,
        show_codes,
        write_happened,
        enter_people,
        look_at_people,
        commit_draw,
        draw_round,
        draw_lots,
        write_ruling,
        write_line,
        settle_draft,
        call_referee,
    ],
)
