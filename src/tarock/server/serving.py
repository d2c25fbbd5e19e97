"""Running the server: the database is brought up to date, the port is taken, and then tables are open."""

import asyncio
import socket
from collections.abc import Callable
from contextlib import suppress

import uvicorn
from litestar import Litestar

from tarock.core.errors import TarockError
from tarock.server.app import make_app
from tarock.server.collecting import seldom_collected
from tarock.server.options import Options
from tarock.server.sessions import read_key
from tarock.server.several.draining import drain
from tarock.server.sockets import MESSAGE
from tarock.server.store.engine import open_engine, sqlite_url
from tarock.server.store.migrating import migrate
from tarock.server.warming import warmed


def prepare(options: Options) -> None:
    """Make the data folder, the key and the database ready.

    :raises TarockError: in one sentence, if they cannot be used.
    """
    read_key(options.data)
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
    """Ends as soon as it is told to: whoever waits for news of the hall is answered first, and tables are handed over."""

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Close all connections."""
        app = self.config.app
        if isinstance(app, Litestar):
            for server in self.servers:  # who comes now finds another process
                server.close()
            if app.state.hall is not None:
                app.state.hall.let_go()
            await drain(app.state.lobby)
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
    listening = take_port(host, port)
    with listening:
        prepare(options)
        app = make_app(options)
        shown = f"[{host}]" if ":" in host else host
        announce(f"http://{shown}:{listening.getsockname()[1]}/")
        with warmed(), seldom_collected(), suppress(KeyboardInterrupt):  # Ctrl-C has ended it in good order
            PatientServer(config_of(app)).run(sockets=[listening])
