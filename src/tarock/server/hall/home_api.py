"""The part of the HTTP API that is the club's at home: evenings with real cards, people, and what they have played."""

from typing import Annotated, Final, TypeAlias

from litestar import Response, Router, get, post
from litestar.params import FromQuery, JSONBody, PathParameter

from tarock.club.home import events
from tarock.club.sheets.form import LineForm
from tarock.server.hall.api import Asked, TableNumber, TheHall, json_sent, refusing, said, shown_code
from tarock.server.hall.hall import Hall
from tarock.server.hall.home import ClubRoom, event_of
from tarock.server.hall.home_frames import (
    evening_shown,
    home_draft,
    home_form,
    home_shown,
    profile_shown,
    sheet_shown,
)
from tarock.server.wire.shared.hall_lines import DraftSent, DraftShown, KeptShown, LineSent
from tarock.server.wire.shared.home import ClubHere, HomeSent, HomeTableCode, NewClub

EveningName: TypeAlias = Annotated[str, PathParameter(max_length=40, description="An evening")]
PersonNumber: TypeAlias = Annotated[int, PathParameter(ge=1, le=99_999, description="Somebody's number")]


# What everybody may see


@get("/here", summary="Whether a club lives here")
async def show_here(request: Asked) -> ClubHere | None:
    """Return the club that this server serves, or null: the start page asks before it shows the way there."""
    hall: Hall | None = request.app.state.hall
    return None if hall is None else ClubHere(await hall.name())


@get("/home", summary="The club")
async def show_home(hall: TheHall, after: FromQuery[int | None] = None) -> Response[bytes]:
    """Return evenings, the season's table and ratings (``HomeShown``)."""
    with refusing():
        room = await hall.home()
        tournaments = hall.tournaments
        return json_sent(await room.shown(("home",), lambda n: home_shown(room.club, tournaments(), n), after))


@get("/evenings/{evening:str}", summary="An evening")
async def show_evening(evening: EveningName, hall: TheHall, after: FromQuery[int | None] = None) -> Response[bytes]:
    """Return an evening with its tables, its course and who pays whom (``HomeEvening``)."""
    with refusing():
        room = await hall.home()
        return json_sent(await room.shown(("evening", evening), lambda n: evening_shown(room.club, evening, n), after))


@get("/profile/{number:int}", summary="What somebody has played")
async def show_profile(number: PersonNumber, hall: TheHall, after: FromQuery[int | None] = None) -> Response[bytes]:
    """Return evenings, tournaments, games and partners of somebody (``HomeProfile``)."""
    with refusing():
        room = await hall.home()
        tournaments = hall.tournaments
        frame = ("profile", number)
        return json_sent(await room.shown(frame, lambda n: profile_shown(room.club, number, tournaments(), n), after))


# The desk


@post("/home", summary="Found a club", status_code=201)
async def found_club(data: JSONBody[NewClub], request: Asked, hall: TheHall) -> KeptShown:
    """Found a club in the folder; the desk does."""
    hall.check_desk(*shown_code(request))
    with refusing():
        room = await hall.found(data.name, data.ruleset)
        return KeptShown(len(room.log.lines))


@post("/home/happened", summary="Something has happened in the club", status_code=200)
async def write_home(data: JSONBody[HomeSent], request: Asked, hall: TheHall) -> KeptShown:
    """Keep an event of the club's log; only the desk may."""
    hall.check_desk(*shown_code(request))
    with refusing():
        event = event_of(data.event)
        if isinstance(event, events.Erased):
            room, remarks = await hall.erase(event.number)
            return KeptShown(len(room.log.lines), said(request, remarks))
        room = await hall.home()
        return KeptShown((await room.keep(event, data.sender, data.own)).n)


@get("/evenings/{evening:str}/codes", summary="The codes of an evening's tables")
async def show_evening_codes(evening: EveningName, request: Asked, hall: TheHall) -> list[HomeTableCode]:
    """Return the codes that the desk hands out."""
    hall.check_desk(*shown_code(request))
    with refusing():
        room = await hall.home()
        return [_code(hall, evening, table) for table in room.club.evening(evening).tables]


def _code(hall: Hall, evening: str, table: int) -> HomeTableCode:
    code = hall.codes.table(_place(evening), 1, table)
    return HomeTableCode(table, code, f"/club/evening/{evening}/table/{table}#{code}")


def _place(evening: str) -> str:
    """Return what the tables of an evening are called where tournaments have theirs; no event has a space in it."""
    return f"evening {evening}"


# A table


@get("/evenings/{evening:str}/tables/{table:int}", summary="A table of an evening")
async def show_home_table(
    evening: EveningName, table: TableNumber, request: Asked, hall: TheHall, after: FromQuery[int | None] = None
) -> Response[bytes]:
    """Return who sits there, the lines and what comes next (``HallTable``)."""
    room = await _at_table(evening, table, request, hall)
    with refusing():
        frame = ("table", evening, table)
        return json_sent(await room.shown(frame, lambda n: sheet_shown(room.club, evening, table, n), after))


@get("/evenings/{evening:str}/tables/{table:int}/form", summary="What a line is made of at home")
async def show_home_form(evening: EveningName, table: TableNumber, request: Asked, hall: TheHall) -> LineForm:
    """Return the questions of which a line of this table is the answer."""
    room = await _at_table(evening, table, request, hall)
    with refusing():
        return await room.work(lambda: home_form(room.club, evening, table))


@post("/evenings/{evening:str}/tables/{table:int}/lines", summary="Write a line at home", status_code=200)
async def write_home_line(
    evening: EveningName, table: TableNumber, data: JSONBody[LineSent], request: Asked, hall: TheHall
) -> KeptShown:
    """Write, write anew, confirm or take back a line; this table may, and the desk."""
    room = await _at_table(evening, table, request, hall)
    with refusing():
        return KeptShown((await room.keep(_line(evening, table, data), data.sender, data.own)).n)


@post("/evenings/{evening:str}/tables/{table:int}/draft", summary="Settle a draft at home", status_code=200)
async def settle_home_draft(
    evening: EveningName, table: TableNumber, data: JSONBody[DraftSent], request: Asked, hall: TheHall
) -> DraftShown:
    """Say what a line would come to and why; nothing is kept."""
    room = await _at_table(evening, table, request, hall)
    with refusing():
        return await room.work(lambda: home_draft(room.club, evening, table, data))


async def _at_table(evening: str, table: int, request: Asked, hall: Hall) -> ClubRoom:
    """Let those at a table pass, and the desk.

    :raises Refusal: if it is somebody else.
    """
    hall.check_table(_place(evening), 1, table, *shown_code(request))
    with refusing():
        return await hall.home()


def _line(evening: str, table: int, sent: LineSent) -> events.Event:
    if sent.kind == "confirmed":
        return events.Confirmed(evening, table, sent.line, sent.by)
    if sent.kind == "undone":
        return events.Undone(evening, table, sent.line, sent.why, sent.by)
    if sent.kind == "replaced":
        return events.Replaced(evening, table, sent.line, sent.sheet, sent.points, by=sent.by, why=sent.why)
    return events.Lined(evening, table, sent.line, sent.sheet, sent.points, by=sent.by)


ROUTER: Final = Router(
    "/club",
    route_handlers=[
        show_here,
        show_home,
        show_evening,
        show_profile,
        found_club,
        write_home,
        show_evening_codes,
        show_home_table,
        show_home_form,
        write_home_line,
        settle_home_draft,
    ],
)
