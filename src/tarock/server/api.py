"""The HTTP API: everything that is not said at the table itself."""

from typing import Final

import msgspec
from litestar import Response, Router, get, post
from litestar.enums import MediaType
from litestar.params import JSONBody

from tarock.server import api_coach, api_puzzles, api_records, api_rules, api_school
from tarock.server.bodies import NewSession, SeatLink, SessionShown
from tarock.server.codes import Code, Refusal
from tarock.server.dependencies import Guest, Known, TableId, TheLobby, TheOptions, TheSessions
from tarock.server.evening.settings import Settings
from tarock.server.evening.summary import TableSummary, table_summary
from tarock.server.hall import api as hall_api
from tarock.server.hall import contacts_api, cups_api, home_api
from tarock.server.names import Session
from tarock.server.options import Options
from tarock.server.security import session_cookie
from tarock.server.sessions import Sessions
from tarock.server.wire.shared.schema import schema

# Sessions


@post("/sessions", summary="Begin a session with a name", status_code=201)
async def begin_session(
    data: JSONBody[NewSession], sessions: TheSessions, options: TheOptions
) -> Response[SessionShown]:
    """Begin a session: no account is needed."""
    return _with_cookie(sessions.begin(data.name), sessions, options)


@get("/sessions/me", summary="Who am I")
async def who_am_i(guest: Guest, sessions: TheSessions) -> SessionShown | None:
    """Return the session of whoever is asking; null for somebody who has none yet."""
    return None if guest is None else SessionShown(guest.name, sessions.token(guest), sessions.csrf(guest))


@post("/sessions/me", summary="Go by another name", status_code=200)
async def rename_session(
    data: JSONBody[NewSession], session: Known, sessions: TheSessions, options: TheOptions, lobby: TheLobby
) -> Response[SessionShown]:
    """Stay who one is, with one's seats and tables, under another name."""
    renamed = sessions.renamed(session, data.name)
    await lobby.rename(renamed)
    return _with_cookie(renamed, sessions, options)


@post("/tables/{table:str}/session", summary="Restore a session by the link to a seat", status_code=200)
async def restore_session(
    table: TableId, data: JSONBody[SeatLink], lobby: TheLobby, sessions: TheSessions, options: TheOptions
) -> Response[SessionShown]:
    """Be, on another device, whoever the link belongs to."""
    await lobby.find(table)
    return _with_cookie(sessions.read_link(table, data.link), sessions, options)


def _with_cookie(session: Session, sessions: Sessions, options: Options) -> Response[SessionShown]:
    token = sessions.token(session)
    shown = SessionShown(session.name, token, sessions.csrf(session))
    return Response(shown, cookies=[session_cookie(token, secure=options.secure)])


# Tables


@get("/tables", summary="Open tables")
async def list_tables(lobby: TheLobby) -> list[TableSummary]:
    """Return the tables that are shown to all, the latest first."""
    return await lobby.listed()


@get("/tables/mine", summary="One's own tables")
async def list_own_tables(lobby: TheLobby, guest: Guest) -> list[TableSummary]:
    """Return the tables that one owns, sits at or has sat at, open or over, the latest first; a guest has none."""
    return [] if guest is None else await lobby.of(guest)


@post("/tables", summary="Open a table", status_code=201)
async def open_table(data: JSONBody[Settings], lobby: TheLobby, session: Known) -> TableSummary:
    """Open a table; whoever opens it owns it."""
    authority = await lobby.open(session, data)
    return table_summary(authority.room.table)


@get("/tables/{table:str}", summary="A table in a few words")
async def show_table(table: TableId, lobby: TheLobby) -> TableSummary:
    """Return what is played at a table and who sits there."""
    return table_summary((await lobby.find(table)).room.table)


@get("/tables/{table:str}/link", summary="The link to one's own seat")
async def seat_link(table: TableId, lobby: TheLobby, session: Known, sessions: TheSessions) -> SeatLink:
    """Return the secret that brings this session to any other device."""
    room = (await lobby.find(table)).room
    if session.id not in room.table.by_session and session.id != room.table.owner:
        raise Refusal(Code.NOT_SEATED)
    return SeatLink(sessions.link(table, session))


@get("/protocol", summary="The messages of the socket as JSON Schema")
async def show_protocol() -> Response[bytes]:
    """Return every message that goes over the socket."""
    return Response(msgspec.json.encode(schema()), media_type=MediaType.JSON)


ROUTER: Final = Router(
    "/api",
    route_handlers=[
        begin_session,
        who_am_i,
        rename_session,
        restore_session,
        api_rules.list_rulesets,
        api_rules.check_ruleset,
        api_rules.show_book,
        api_rules.show_house_book,
        api_rules.show_table_book,
        api_rules.show_keys,
        list_tables,
        list_own_tables,
        open_table,
        show_table,
        seat_link,
        api_records.show_sheet,
        api_records.show_records,
        api_records.show_deal,
        api_records.list_deals,
        api_records.replay_deal,
        api_records.replay_records,
        api_records.import_records,
        api_coach.review_record,
        api_coach.ask_why,
        api_coach.review_evening,
        api_puzzles.list_puzzle_kinds,
        api_puzzles.list_puzzles,
        api_puzzles.puzzle_today,
        api_puzzles.show_puzzle,
        api_puzzles.own_puzzles,
        api_puzzles.show_own_puzzles,
        api_puzzles.show_counts,
        api_school.show_school,
        api_school.show_lesson,
        api_school.play_step,
        api_school.play_worst,
        show_protocol,
        hall_api.ROUTER,
        home_api.ROUTER,
        contacts_api.ROUTER,
        cups_api.ROUTER,
    ],
)
