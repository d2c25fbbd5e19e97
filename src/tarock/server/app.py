"""The web application."""

import secrets
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from typing import Any, Final

from litestar import HttpMethod, Litestar, MediaType, Request, Response, route
from litestar.channels import ChannelsPlugin
from litestar.config.compression import CompressionConfig
from litestar.datastructures import State
from litestar.di import Provide
from litestar.exceptions import HTTPException, NotFoundException
from litestar.middleware.rate_limit import RateLimitConfig
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.params import FromPath
from sqlalchemy import URL

import tarock
from tarock.core.sentences import Sentence
from tarock.rulesets.files import LARGEST_FILE
from tarock.server import api, errors, security
from tarock.server.accounts.opening import open_accounts
from tarock.server.bots import Bots
from tarock.server.careful import CarefulRequest
from tarock.server.client_files import StaticFile, StaticFiles
from tarock.server.codes import Code, Refusal
from tarock.server.collecting import uncollected
from tarock.server.costs.addresses import Addresses
from tarock.server.costs.connections import Doors
from tarock.server.costs.costs import Costs
from tarock.server.costs.large import LargeBodies
from tarock.server.costs.providing import providers
from tarock.server.costs.study import PACKED
from tarock.server.greeting import meeting_socket, table_socket
from tarock.server.guests import Guests
from tarock.server.hall.hall import Hall
from tarock.server.hall.online import OnlineTables
from tarock.server.hall.prints import READS, show_desks_print, show_print
from tarock.server.limits import Crowd
from tarock.server.lobby import Lobby
from tarock.server.meeting.room import open_meeting
from tarock.server.moderation.desk_api import provide_desk
from tarock.server.moderation.keeper import Keeper
from tarock.server.names import Session
from tarock.server.operating.doorway import Doorway
from tarock.server.operating.proxies import Proxies
from tarock.server.operating.watching import PLAIN, WATCHED
from tarock.server.options import Options
from tarock.server.page import page
from tarock.server.sessions import Sessions, read_key
from tarock.server.several.far import Far
from tarock.server.sharing.page import DEAL_PAGE, show_deal_page
from tarock.server.sharing.pictures import Pictures
from tarock.server.store.engine import is_sqlite, open_engine, sqlite_url
from tarock.server.store.leases import Leases
from tarock.server.store.log import Log
from tarock.server.store.people import People

CLIENT_PATHS: Final = (
    "/",
    "/new",
    "/meet",
    "/challenge/{challenge:str}",
    "/table/{table:str}",
    DEAL_PAGE,
    "/replay",
    "/learn",
    "/learn/{lesson:str}",
    "/puzzles",
    "/puzzles/{series:str}",
    "/count",
    "/progress",
    "/worst",
    "/rules",
    "/rules/{ruleset:str}",
    "/house",
    "/club/events",
    "/event/{event:str}",
    "/event/{event:str}/desk",
    "/event/{event:str}/wall",
    "/event/{event:str}/referee",
    "/event/{event:str}/codes",
    "/settings",
    "/account",
    "/account/link",
    "/account/deals",
    "/person/{handle:str}",
    "/event/{event:str}/table/{place:str}",
    "/club",
    "/club/people",
    "/club/evening/{evening:str}",
    "/club/evening/{evening:str}/table/{table:str}",
    "/club/profile/{number:str}",
    "/cup/{cup:str}",
    "/admin",
)
"""The addresses of the browser client's pages, as `web/src/pages.ts` lists them."""
_LOOKING: Final = (HttpMethod.GET, HttpMethod.HEAD)
_ASIDE: Final = {PLAIN: True, PACKED: True}
"""What is neither counted nor compressed: files."""


@uncollected()
def make_app(options: Options) -> Litestar:
    """Return the application; it opens the database when it is started.

    :raises TarockError: if the data folder or the database's URL cannot be used.
    """
    sessions = Sessions(options.key or read_key(options.data))
    engine = open_engine(options.database or sqlite_url(options.data), lasting=True)
    shared = not is_sqlite(engine)
    process = secrets.token_urlsafe(8)
    leases = Leases(engine, process, options.lease) if shared else None
    proxies = Proxies.named(options.proxies)
    addresses = Addresses(proxies)
    costs = Costs(options.quotas, veil=sessions.mark if shared else None)
    bots = Bots(options.bot_workers, options.bot_seconds, costs=costs, far=_far(options.cluster))
    lobby = Lobby(Log(engine), bots, options, leases)
    costs.tables = lobby.states
    guests = Guests(People(engine), sessions, lobby, shared=shared)
    accounts = open_accounts(engine, guests, options)
    meeting = open_meeting(engine, lobby)
    pictures = Pictures()
    keeper = Keeper(engine, sessions, lobby, options)
    plugins = [_post(engine.url, lobby)] if shared else []
    hall = None if options.club is None else Hall(options.club, options.stick, options.copied)
    online = None if hall is None else OnlineTables(hall, lobby)

    @asynccontextmanager
    async def lifespan(_app: Litestar) -> AsyncGenerator[None, None]:
        await lobby.start()
        await guests.start()
        await keeper.start()
        await accounts.start()
        await meeting.start()
        if online is not None:
            await online.start()
        yield
        if online is not None:
            await online.stop()
        await accounts.stop()
        await meeting.stop()
        await keeper.stop()
        await guests.stop()
        await lobby.stop()

    async def provide_session(request: "Request[Any, Any, Any]") -> Session:
        session = security.checked_session(request, sessions)
        keeper.check(session, request.client.host if request.client else "")
        return session

    async def provide_guest(request: "Request[Any, Any, Any]") -> Session | None:
        return security.find_session(request, sessions)

    async def provide_online() -> OnlineTables:
        if online is None:
            raise Refusal(Code.NOT_FOUND, Sentence("hall-none"))
        return online

    async def provide_hall() -> Hall:
        return (await provide_online()).hall

    async def before_request(request: "Request[Any, Any, Any]") -> None:
        if request.method not in {"GET", "HEAD", "OPTIONS"} and not request.route_handler.opt.get(READS):
            security.check_origin(request, options.origins)

    return Doorway(
        route_handlers=[
            api.ROUTER,
            show_print,
            show_desks_print,
            show_page,
            show_deal_page,
            show_file,
            *(WATCHED if options.metrics_port is None else ()),
            table_socket,
            meeting_socket,
        ],
        lifespan=[lifespan],
        plugins=plugins,
        state=State(
            {
                "lobby": lobby,
                "foyer": meeting.foyer,
                "hall": hall,
                "keeper": keeper,
                "guests": guests,
                "sessions": sessions,
                "accounts": accounts.accounts,
                "options": options,
                "proxies": proxies,
                "crowd": Crowd(options.sockets),
                "gathering": Crowd(options.quotas.sockets),
                "addresses": addresses,
                "doors": Doors(options.quotas, addresses),
                "static": StaticFiles(options.static),
            }
        ),
        dependencies={
            **providers(bots, sessions, addresses),
            "lobby": Provide(lambda: lobby, sync_to_thread=False),
            **meeting.provided(),
            "guests": Provide(lambda: guests, sync_to_thread=False),
            "keeper": Provide(lambda: keeper, sync_to_thread=False),
            "desk": Provide(provide_desk),
            "pictures": Provide(lambda: pictures, sync_to_thread=False),
            "sessions": Provide(lambda: sessions, sync_to_thread=False),
            **accounts.provided(),
            "options": Provide(lambda: options, sync_to_thread=False),
            "session": Provide(provide_session),
            "guest": Provide(provide_guest),
            "hall": Provide(provide_hall),
            "online": Provide(provide_online),
        },
        before_request=before_request,
        exception_handlers={
            Refusal: errors.refusal_response,
            NotFoundException: missing_response,
            HTTPException: errors.http_response,
            Exception: errors.crash_response,
        },
        before_send=[security.said_to_browsers(secure=options.secure)],
        request_class=CarefulRequest,
        middleware=[
            RateLimitConfig(("minute", options.requests), exclude_opt_key=PLAIN).middleware,
            LargeBodies(options.quotas.large_bodies, addresses),
        ],
        compression_config=CompressionConfig("gzip", minimum_size=1000, exclude_opt_key=PACKED),
        request_max_body_size=LARGEST_FILE,
        openapi_config=OpenAPIConfig(
            title="Tarock",
            version=tarock.__version__,
            description="Tables where people and bots play Danish Tarok and Königrufen.",
            path="/api/schema",
            render_plugins=[JsonRenderPlugin()],
        ),
        logging_config=None,
    )


def _far(address: str | None) -> Far | None:
    """Return the workers of a cluster."""
    if address is None:
        return None
    from tarock.server.several.cluster import Cluster  # noqa: PLC0415 - Dask is there only where it is used

    return Cluster(address)


def _post(url: URL, lobby: Lobby) -> ChannelsPlugin:
    """Return the framework's channels, on which other processes are heard."""
    from tarock.server.post import channels_to  # noqa: PLC0415 - asyncpg is there only where PostgreSQL is used

    return channels_to(url, lobby)


@route([path for path in CLIENT_PATHS if path != DEAL_PAGE], http_method=_LOOKING, include_in_schema=False, opt=_ASIDE)
async def show_page(request: Request[Any, Any, Any]) -> Response[Any]:
    """Show the browser client, which reads from the address which of its pages is meant."""
    static: StaticFiles = request.app.state.static
    if static.index is None:
        return Response(page(request.headers.get("accept-language", "")), media_type=MediaType.HTML)
    return _sent(static.index, request)


@route("/{file:path}", http_method=_LOOKING, include_in_schema=False, opt=_ASIDE)
async def show_file(request: Request[Any, Any, Any], file: FromPath[str]) -> Response[bytes]:
    """Send a file of the browser client."""
    static: StaticFiles = request.app.state.static
    found = static.find(str(file))
    if found is None:
        raise NotFoundException
    return _sent(found, request)


def missing_response(request: Request[Any, Any, Any], error: NotFoundException) -> Response[Any]:
    """Answer where nothing is: a reader gets the page, which says so."""
    static: StaticFiles = request.app.state.static
    if static.index is None or not _is_reader(request):
        return errors.http_response(request, error)
    return static.index.response(request.headers.get("accept-encoding", ""), "", status_code=404)


def _is_reader(request: Request[Any, Any, Any]) -> bool:
    """Tell a browser that opens a page from a program, or a script of ours, that asks for data."""
    return "text/html" in request.headers.get("accept", "") and not request.url.path.startswith("/api/")


def _sent(file: StaticFile, request: Request[Any, Any, Any]) -> Response[bytes]:
    headers = request.headers
    return file.response(headers.get("accept-encoding", ""), headers.get("if-none-match", ""))
