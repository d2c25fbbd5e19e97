"""Health and metrics, for whoever watches a server: at a port of their own, or else where everybody asks."""

import asyncio
import socket
from collections.abc import Generator
from contextlib import contextmanager
from typing import Final

import uvicorn
from litestar import Litestar, Response, get
from litestar.di import NamedDependency, Provide
from prometheus_client import CONTENT_TYPE_LATEST

import tarock
from tarock.server.lobby import Lobby
from tarock.server.several.counting import exposed

PLAIN: Final = "plain"
"""What is marked so is neither counted nor compressed: files, and what those ask for who run the server."""


@get("/health", summary="Is the server well", opt={PLAIN: True})
async def show_health(lobby: NamedDependency[Lobby]) -> Response[dict[str, str]]:
    """Answer 200 when the database does, else 503 and what is wrong with it; in two seconds, whatever that is."""
    trouble = await lobby.log.answering.trouble()
    if trouble is not None:
        return Response({"status": "no database", "database": trouble}, status_code=503)
    return Response({"status": "well", "version": tarock.__version__})


@get("/metrics", include_in_schema=False, opt={PLAIN: True})
async def show_metrics() -> Response[bytes]:
    """Return what is counted, for Prometheus."""
    return Response(exposed(), media_type=CONTENT_TYPE_LATEST)


WATCHED: Final = (show_health, show_metrics)


class Watch(uvicorn.Server):
    """Answers at the port of those who watch, beside the server itself, which alone hears signals."""

    def __init__(self, lobby: Lobby, listening: socket.socket) -> None:
        app = Litestar(
            route_handlers=WATCHED,
            dependencies={"lobby": Provide(lambda: lobby, sync_to_thread=False)},
            openapi_config=None,
            logging_config=None,
        )
        super().__init__(
            uvicorn.Config(app, log_config=None, access_log=False, server_header=False, proxy_headers=False)
        )
        self._listening = listening
        self._task: asyncio.Task[None] | None = None

    @contextmanager
    def capture_signals(self) -> Generator[None, None, None]:
        """Leave signals to the server itself."""
        yield

    def begin(self) -> None:
        """Begin to answer."""
        self._task = asyncio.create_task(self.serve(sockets=[self._listening]), name="watch")

    async def end(self) -> None:
        """Answer no more."""
        self.should_exit = True
        if self._task is not None:
            await self._task
