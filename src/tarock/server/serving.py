"""Running the server: the database is brought up to date, the port is taken, and then tables are open."""

import asyncio
import socket
from collections.abc import Callable
from contextlib import AbstractContextManager, nullcontext, suppress

import uvicorn
from litestar import Litestar

from tarock.core.errors import TarockError
from tarock.server.app import make_app
from tarock.server.collecting import seldom_collected
from tarock.server.costs.connections import GuardedProtocol, open_wide
from tarock.server.operating.watching import Watch
from tarock.server.options import Options
from tarock.server.sessions import read_key
from tarock.server.sockets import MESSAGE
from tarock.server.store.engine import open_engine, sqlite_url
from tarock.server.store.holding import held
from tarock.server.store.migrating import migrate
from tarock.server.warming import warmed


def prepare(options: Options) -> None:
    """Make the data folder, the key and the database ready.

    :raises TarockError: in one sentence, if they cannot be used.
    """
    options.key or read_key(options.data)
    asyncio.run(migrate_database(options))


async def migrate_database(options: Options) -> None:
    """Bring the database up to date.

    :raises TarockError: in one sentence, if it cannot be used.
    """
    engine = open_engine(options.database or sqlite_url(options.data))
    try:
        await migrate(engine)
    finally:
        await engine.dispose()


class PatientServer(uvicorn.Server):
    """Ends as soon as it is told to: whoever waits for news of the hall is answered first.

    :param watching: where those who watch it ask.
    """

    def __init__(self, config: uvicorn.Config, watching: socket.socket | None = None) -> None:
        super().__init__(config)
        app = config.app
        self._watch = Watch(app.state.lobby, watching) if isinstance(app, Litestar) and watching is not None else None

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Open the doors."""
        await super().startup(sockets)
        if self._watch is not None:
            self._watch.begin()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Close all connections."""
        app = self.config.app
        if isinstance(app, Litestar) and app.state.hall is not None:
            app.state.hall.let_go()
        if self._watch is not None:
            await self._watch.end()
        await super().shutdown(sockets)


def config_of(app: Litestar) -> uvicorn.Config:
    """Return how uvicorn carries the application.

    Compression would cost each connection three times the memory for messages of a kilobyte.
    """
    return uvicorn.Config(
        app,
        ws_max_size=MESSAGE,
        ws_per_message_deflate=False,
        ws_ping_interval=20,
        ws_ping_timeout=30,
        log_config=None,
        access_log=False,
        server_header=False,
        http=GuardedProtocol,
        timeout_keep_alive=app.state.doors.quotas.idle_seconds,
        proxy_headers=False,  # the door itself knows whom to believe
        timeout_graceful_shutdown=3,
    )


def take_port(host: str, port: int) -> socket.socket:
    """Return a socket that listens.

    :raises TarockError: in one sentence, if the port cannot be had.
    """
    try:
        family = socket.AF_INET6 if ":" in host else socket.AF_INET
        return socket.create_server((host, port), family=family, backlog=2048)
    except OSError as error:
        raise TarockError(f"cannot listen at {host}, port {port}: {error.strerror or error}") from error


def serve(options: Options, host: str, port: int, announce: Callable[[str], None]) -> None:
    """Serve until somebody ends it.

    :param announce: is called with the address when the server is about to answer.
    :raises TarockError: in one sentence, if it cannot start.
    """
    open_wide()
    with (
        take_port(host, port) as listening,
        _watch_port(options) as watching,
        held(options.data, options.database),
    ):
        prepare(options)
        app = make_app(options)
        shown = f"[{host}]" if ":" in host else host
        announce(f"http://{shown}:{listening.getsockname()[1]}/")
        with warmed(), seldom_collected(), suppress(KeyboardInterrupt):  # Ctrl-C has ended it in good order
            PatientServer(config_of(app), watching).run(sockets=[listening])


def _watch_port(options: Options) -> AbstractContextManager[socket.socket | None]:
    return nullcontext() if options.metrics_port is None else take_port(options.metrics_host, options.metrics_port)
