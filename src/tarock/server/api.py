"""The HTTP API: everything that is not said at the table itself."""

from typing import Final

import msgspec
from litestar import Response, Router, get, post
from litestar.enums import MediaType
from litestar.params import JSONBody

from tarock.server import api_coach, api_puzzles, api_records, api_rules, api_school, api_sessions
from tarock.server.accounts import api as accounts_api
from tarock.server.accounts.dependencies import TheAccounts
from tarock.server.costs.having import check_rules, opening
from tarock.server.dependencies import Guest, Known, TableId, TheErrands, TheKeeper, TheLobby
from tarock.server.evening.settings import Settings
from tarock.server.evening.summary import TableSummary, table_summary
from tarock.server.hall import api as hall_api
from tarock.server.hall import contacts_api, cups_api, home_api, online_api
from tarock.server.meeting import api as meeting_api
from tarock.server.moderation import api as moderation_api
from tarock.server.moderation import desk_api
from tarock.server.sharing import api as sharing_api
from tarock.server.wire.shared.schema import schema

# Tables


@get("/tables", summary="Open tables")
async def list_tables(lobby: TheLobby) -> list[TableSummary]:
    """Return the tables that are shown to all: where people are first, then the latest, and few of each owner."""
    return await lobby.listed()


@get("/tables/mine", summary="One's own tables")
async def list_own_tables(lobby: TheLobby, guest: Guest) -> list[TableSummary]:
    """Return the tables that one owns, sits at or has sat at, open or over, the latest first; a guest has none."""
    return [] if guest is None else await lobby.of(guest)


@post("/tables", summary="Open a table", status_code=201)
async def open_table(
    data: JSONBody[Settings],
    lobby: TheLobby,
    session: Known,
    accounts: TheAccounts,
    errands: TheErrands,
    keeper: TheKeeper,
) -> TableSummary:
    """Open a table; whoever opens it owns it."""
    keeper.manners.check(data.title)
    await accounts.check_seat(session, data)
    await check_rules(errands, data)
    await errands.turn()
    with opening(lobby.bots.costs, session.id, data):
        authority = await lobby.open(session, data)
    return table_summary(authority.room.table)


@get("/tables/{table:str}", summary="A table in a few words")
async def show_table(table: TableId, lobby: TheLobby) -> TableSummary:
    """Return what is played at a table and who sits there."""
    return table_summary((await lobby.find(table)).room.table)


@get("/protocol", summary="The messages of the socket as JSON Schema")
async def show_protocol() -> Response[bytes]:
    """Return every message that goes over the socket."""
    return Response(msgspec.json.encode(schema()), media_type=MediaType.JSON)


ROUTER: Final = Router(
    "/api",
    route_handlers=[
        api_sessions.begin_session,
        api_sessions.who_am_i,
        api_sessions.rename_session,
        api_sessions.list_sessions,
        api_sessions.end_session,
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
        api_sessions.seat_link,
        api_sessions.look_at_link,
        api_sessions.take_seat,
        api_records.show_sheet,
        api_records.show_records,
        api_records.show_deal,
        api_records.list_deals,
        api_records.list_commitments,
        api_records.replay_deal,
        api_records.replay_records,
        api_records.import_records,
        sharing_api.show_picture,
        sharing_api.tell_deal,
        sharing_api.show_oembed,
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
        accounts_api.ROUTER,
        meeting_api.ROUTER,
        moderation_api.ROUTER,
        desk_api.ROUTER,
        hall_api.ROUTER,
        home_api.ROUTER,
        contacts_api.ROUTER,
        cups_api.ROUTER,
        online_api.ROUTER,
    ],
)
