"""Running the server: the database is brought up to date, the port is taken, and then tables are open."""

import asyncio
import os
import socket
from collections.abc import Callable, Mapping
from contextlib import AbstractContextManager, nullcontext, suppress
from dataclasses import fields, replace
from functools import partial
from typing import Any

import uvicorn
from litestar import Litestar

from tarock.core.errors import TarockError
from tarock.core.sentences import Sentence
from tarock.server import logs
from tarock.server.app import make_app
from tarock.server.collecting import seldom_collected
from tarock.server.costs.connections import GuardedProtocol, open_wide
from tarock.server.operating.watching import Watch
from tarock.server.options import Options
from tarock.server.ready import make_ready
from tarock.server.sessions import read_key
from tarock.server.several.counting import counted_together
from tarock.server.several.draining import drain
from tarock.server.several.supervisor import Supervisor
from tarock.server.sockets import MESSAGE
from tarock.server.store.engine import is_sqlite, open_engine, sqlite_url
from tarock.server.store.holding import held
from tarock.server.store.migrating import migrate
from tarock.server.warming import warmed


def prepare(options: Options) -> None:
    """Make the data folder, the key and the database ready.

    :raises TarockError: in one sentence, if they cannot be used.
    """
    if options.key is None:
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
    """Ends as soon as it is told to: whoever waits for news of the hall is answered first, and tables are handed over.

    :param watching: where those who watch it ask.
    :param answering: is called when whoever comes is answered.
    """

    def __init__(
        self,
        config: uvicorn.Config,
        watching: socket.socket | None = None,
        answering: Callable[[], None] = lambda: None,
    ) -> None:
        super().__init__(config)
        app = config.app
        self._watch = Watch(app.state.lobby, watching) if isinstance(app, Litestar) and watching is not None else None
        self._answering = answering

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Open the doors."""
        await super().startup(sockets)
        if self._watch is not None:
            self._watch.begin()
        if self.started:
            self._answering()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Close all connections."""
        app = self.config.app
        if isinstance(app, Litestar):
            for server in self.servers:  # who comes now finds another process
                server.close()
            if app.state.hall is not None:
                app.state.hall.let_go()
            await drain(app.state.lobby)
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
    check_several(options)
    open_wide()
    with (
        take_port(host, port) as listening,
        _watch_port(options) as watching,
        held(options.data, options.database),
        suppress(KeyboardInterrupt),  # Ctrl-C has ended it in good order
    ):
        prepare(options)
        shown = f"[{host}]" if ":" in host else host
        announced = partial(announce, f"http://{shown}:{listening.getsockname()[1]}/")
        if options.processes > 1:
            work = partial(_serve_as_one_of, _given(options), watching)
            with counted_together(), warmed():
                Supervisor(work, listening, options.processes).run(announced)
            return
        app = make_app(options)
        make_ready()
        announced()
        with warmed(), seldom_collected():
            PatientServer(config_of(app), watching).run(sockets=[listening])


def check_several(options: Options) -> None:
    """Refuse several processes where they could not share what is kept.

    :raises TarockError: in one sentence.
    """
    if options.processes == 1:
        return
    if options.database is None or is_sqlite(open_engine(options.database)):
        raise TarockError(Sentence("serve-processes-file"))
    if options.club is not None:
        raise TarockError(Sentence("serve-processes-club"))


def _given(options: Options) -> dict[str, Any]:
    """Return options by name: in a deploy they go from an older version to a newer, which may know more."""
    return {field.name: getattr(options, field.name) for field in fields(options)}


def _serve_as_one_of(
    given: Mapping[str, Any],
    watching: socket.socket | None,
    listening: socket.socket,
    answering: Callable[[], None],
) -> None:
    """Serve as one of several processes, which share the processors."""
    logs.configure_worker()
    options = Options(**given)
    workers = options.bot_workers or max(1, (os.cpu_count() or 1) // options.processes)
    app = make_app(replace(options, bot_workers=workers))
    make_ready()
    with seldom_collected():
        PatientServer(config_of(app), watching, answering).run(sockets=[listening])


def _watch_port(options: Options) -> AbstractContextManager[socket.socket | None]:
    return nullcontext() if options.metrics_port is None else take_port(options.metrics_host, options.metrics_port)
