"""The operator's page: what the command line can do, by HTTP, for a browser that was opened with a link.

The cookie that makes it so is read by no script, is sent to this part of the API alone, and ends after some hours.
"""

from typing import Annotated, Any, Final, TypeAlias

from litestar import Request, Response, Router, get, post
from litestar.datastructures import Cookie
from litestar.params import FromQuery, JSONBody, PathParameter, QueryParameter

from tarock.server.codes import Code, Refusal
from tarock.server.dependencies import PersonId, TableId, TheDesk, TheKeeper, TheOptions, TheSessions
from tarock.server.errors import refusal_response
from tarock.server.evening.summary import TableSummary
from tarock.server.moderation import checking
from tarock.server.moderation.bodies import (
    BanSent,
    Checked,
    DoneShown,
    LinkUsed,
    NoticeSent,
    OperatorEnded,
    OperatorTold,
    SuspectShown,
    WhySent,
)
from tarock.server.moderation.desk import Desk
from tarock.server.moderation.judge_api import judge_pair, list_companions
from tarock.server.moderation.operators import LIVES
from tarock.server.moderation.shown import (
    BanShown,
    Noted,
    NoticeShown,
    OperatorShown,
    PersonDetail,
    PersonShown,
    ReportShown,
    TableDetail,
)
from tarock.server.moderation.suspects import suspects_in
from tarock.server.names import Session
from tarock.server.security import CSRF_HEADER, SAFE
from tarock.server.sessions import Sessions
from tarock.server.store.entries import StoreError

COOKIE: Final = "tarock_operator"
PATH: Final = "/api/admin"
LAST: Final = 500
"""So many of the last entries of the audit log are shown."""

Wanted: TypeAlias = Annotated[
    str, QueryParameter(max_length=100, description="What a name contains, or an id begins with")
]
Number: TypeAlias = Annotated[int, PathParameter(ge=0, le=2**31 - 1)]


async def provide_desk(request: "Request[Any, Any, Any]", keeper: TheKeeper, sessions: TheSessions) -> Desk:
    """Return the operator's desk for whoever runs the server.

    :raises Refusal: if this browser is not his, or if the request does not come from his page.
    """
    known = await keeper.desk("").operators.known(request.cookies.get(COOKIE, ""))
    if request.method not in SAFE and not sessions.is_csrf(_as_session(known), request.headers.get(CSRF_HEADER, "")):
        raise Refusal(Code.BAD_CSRF)
    return keeper.desk(f"page: {known.name}")


def _as_session(known: OperatorShown) -> Session:
    return Session(f"operator {known.id}", known.name)


def _told(known: OperatorShown, sessions: Sessions) -> OperatorTold:
    return OperatorTold(known.name, sessions.csrf(_as_session(known)), known.ends_at)


def _cookie(value: str, age: int, *, secure: bool) -> Cookie:
    return Cookie(key=COOKIE, value=value, max_age=age, path=PATH, httponly=True, samesite="strict", secure=secure)


# Coming in


@post("/enter", summary="Let a link make this browser an operator's", status_code=200)
async def enter(
    data: JSONBody[LinkUsed], keeper: TheKeeper, sessions: TheSessions, options: TheOptions
) -> Response[OperatorTold]:
    """Use a link of ``tarock admin link``, once."""
    token, known = await keeper.desk("").operators.enter(data.secret)
    cookie = _cookie(token, LIVES // 1000, secure=options.secure)
    return Response(_told(known, sessions), cookies=[cookie])


@get("/me", summary="Who runs the server")
async def who_operates(request: Request[Any, Any, Any], keeper: TheKeeper, sessions: TheSessions) -> OperatorTold:
    """Return whose browser this is, and what its requests must carry."""
    return _told(await keeper.desk("").operators.known(request.cookies.get(COOKIE, "")), sessions)


@get("/operators", summary="The browsers that are an operator's")
async def list_operators(desk: TheDesk) -> list[OperatorShown]:
    """Return them all, the latest first."""
    return await desk.operators.list()


@post("/operators/end", summary="Let a browser be an operator's no longer", status_code=200)
async def end_operator(data: JSONBody[OperatorEnded], desk: TheDesk) -> DoneShown:
    """End it at once."""
    await desk.operators.end(data.ending, desk.who)
    return DoneShown("ended")


# Reports


@get("/reports", summary="Reports")
async def list_reports(desk: TheDesk, decided: FromQuery[bool] = False) -> list[ReportShown]:  # noqa: FBT002 - a query
    """Return reports, the latest first: those that nobody has decided yet, or all."""
    return await desk.reports.list(undecided=not decided)


@get("/reports/{number:int}", summary="A report")
async def show_report(number: Number, desk: TheDesk) -> ReportShown:
    """Return a report with its record, as far as its deal is over."""
    return await desk.report(number)


@post("/reports/{number:int}/decide", summary="Decide a report", status_code=200)
async def decide_report(number: Number, data: JSONBody[WhySent], desk: TheDesk) -> DoneShown:
    """Keep what was decided; what follows from it, a ban say, is done besides."""
    await desk.decide(number, data.why)
    return DoneShown("decided")


# People and tables


@get("/people", summary="People")
async def list_people(desk: TheDesk, wanted: Wanted = "") -> list[PersonShown]:
    """Return those whose name contains a text, the latest first."""
    return await desk.people(wanted)


@get("/people/{person:str}", summary="Somebody")
async def show_person(person: PersonId, desk: TheDesk) -> PersonDetail:
    """Return somebody, with where he has sat and what there is about him."""
    return await desk.person(person)


@post("/people/{person:str}/delete", summary="Delete what is kept of somebody", status_code=200)
async def delete_person(person: PersonId, data: JSONBody[WhySent], desk: TheDesk) -> DoneShown:
    """Delete somebody's data; others' records stay readable."""
    await desk.delete_person(person, data.why)
    return DoneShown("deleted")


@get("/tables", summary="All tables")
async def list_all_tables(
    desk: TheDesk,
    wanted: Wanted = "",
    closed: FromQuery[bool] = False,  # noqa: FBT002 - a query
) -> list[TableSummary]:
    """Return tables, also those that are not shown to all, the latest first."""
    return await desk.tables(wanted, closed=closed)


@get("/tables/{table:str}", summary="A table")
async def show_a_table(table: TableId, desk: TheDesk) -> TableDetail:
    """Return a table, with who sits there and what was said last."""
    return await desk.table(table)


@post("/tables/{table:str}/close", summary="End the evening at a table", status_code=200)
async def close_table(table: TableId, data: JSONBody[WhySent], desk: TheDesk, keeper: TheKeeper) -> DoneShown:
    """End it for everybody there."""
    await desk.close_table(table, data.why)
    await keeper.look()
    return DoneShown("closed")


@post("/tables/{table:str}/delete", summary="Delete a table", status_code=200)
async def delete_table(table: TableId, data: JSONBody[WhySent], desk: TheDesk, keeper: TheKeeper) -> DoneShown:
    """Delete a table and all that happened at it; reports keep their records."""
    await desk.delete_table(table, data.why)
    await keeper.look()
    return DoneShown("deleted")


# Bans and notices


@get("/bans", summary="Who may not play")
async def list_bans(desk: TheDesk, past: FromQuery[bool] = False) -> list[BanShown]:  # noqa: FBT002 - a query
    """Return bans, the latest first."""
    return await desk.bans.list(past=past)


@post("/bans", summary="Ban somebody", status_code=201)
async def add_ban(data: JSONBody[BanSent], desk: TheDesk, keeper: TheKeeper, sessions: TheSessions) -> DoneShown:
    """Let a person or a network not play here; whoever is connected goes at once."""
    await desk.ban(data.kind, data.target, data.until, data.reason, sessions)
    await keeper.look()
    return DoneShown("banned")


@post("/bans/{number:int}/lift", summary="Lift a ban", status_code=200)
async def lift_ban(number: Number, data: JSONBody[WhySent], desk: TheDesk, keeper: TheKeeper) -> DoneShown:
    """Let a ban end before its time."""
    await desk.bans.lift(number, desk.who, data.why)
    await keeper.look()
    return DoneShown("lifted")


@get("/notices", summary="All notices that are shown or will be")
async def list_all_notices(desk: TheDesk) -> list[NoticeShown]:
    """Return notices, the latest first."""
    return await desk.notices.list()


@post("/notices", summary="Tell everybody something", status_code=201)
async def add_notice(data: JSONBody[NoticeSent], desk: TheDesk, keeper: TheKeeper) -> DoneShown:
    """Let every page show a sentence for a while."""
    texts = {"en": data.en, "da": data.da, "de": data.de}
    await desk.notices.add(texts, data.from_at, data.until_at, desk.who)
    await keeper.look()
    return DoneShown("told")


@post("/notices/{number:int}/withdraw", summary="Withdraw a notice", status_code=200)
async def withdraw_notice(number: Number, desk: TheDesk, keeper: TheKeeper) -> DoneShown:
    """Let a notice be shown no longer."""
    await desk.notices.withdraw(number, desk.who)
    await keeper.look()
    return DoneShown("withdrawn")


# What has happened


@get("/log", summary="The audit log")
async def show_log(desk: TheDesk) -> list[Noted]:
    """Return what whoever runs the server has done last, the latest first."""
    after = max(0, await desk.keeping.last_noted() - LAST)
    return (await desk.keeping.log(after))[::-1]


@get("/collusion", summary="Pairs who win more together")
async def show_collusion(desk: TheDesk) -> list[SuspectShown]:
    """Return the pairs that whoever runs the server might look at; it proves nothing."""
    return await checking.aside(desk.log, suspects_in)


@post("/check", summary="Check the database", status_code=200)
async def check_database(desk: TheDesk) -> Checked:
    """Read every log, every chain and every list."""
    return Checked(tuple(await checking.aside(desk.log, checking.check)))


def _storage(request: "Request[Any, Any, Any]", error: StoreError) -> "Response[Any]":
    return refusal_response(request, Refusal(Code.STORAGE, str(error)))


ROUTER: Final = Router(
    "/admin",
    route_handlers=[
        enter,
        who_operates,
        list_operators,
        end_operator,
        list_reports,
        show_report,
        decide_report,
        list_people,
        show_person,
        delete_person,
        list_all_tables,
        show_a_table,
        close_table,
        delete_table,
        list_bans,
        add_ban,
        lift_ban,
        list_all_notices,
        add_notice,
        withdraw_notice,
        show_log,
        show_collusion,
        list_companions,
        judge_pair,
        check_database,
    ],
    exception_handlers={StoreError: _storage},
)
