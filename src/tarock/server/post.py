"""Hearing from other processes on the same PostgreSQL that a table has changed.

The notice is sent by the transaction that keeps an event (see :mod:`tarock.server.store.log`), so it is heard when the
event is there to be read, and only then.  It carries the event itself: else every process that has people at the table
would have to ask for it, after every act.  Where a notice was missed, or an event is too long for one, the log is read.
"""

import asyncio
from collections.abc import AsyncGenerator, Awaitable, Callable, Iterable
from contextlib import suppress
from types import TracebackType
from typing import Any, Final, Self, cast

import asyncpg  # pyright: ignore[reportMissingTypeStubs] - it comes without types
import structlog
from litestar.channels import ChannelsBackend, ChannelsPlugin
from sqlalchemy import URL

from tarock.server.lobby import Lobby
from tarock.server.several.notices import Notice, read
from tarock.server.store.log import NOTICES

AGAIN: Final = 0.5
"""Seconds until the next try when the database cannot be reached."""

_logs: structlog.stdlib.BoundLogger = structlog.get_logger("post")


class SteadyBackend(ChannelsBackend):
    """The framework's channels on PostgreSQL, which listen again when the database has been restarted.

    The backend that comes with the framework keeps one connection and does not notice when that is lost.
    """

    def __init__(self, url: URL) -> None:
        self._dsn = url.set(drivername="postgresql").render_as_string(hide_password=False)
        self._channels: set[str] = set()
        self._events: asyncio.Queue[tuple[str, bytes]] = asyncio.Queue()
        self._connection: Any = None
        self._keeper: asyncio.Task[None] | None = None
        self._lost = asyncio.Event()

    async def on_startup(self) -> None:
        """Connect."""
        await self._listen()
        self._keeper = asyncio.create_task(self._keep_listening(), name="post")

    async def on_shutdown(self) -> None:
        """Hang up."""
        if self._keeper is not None:
            self._keeper.cancel()
            await asyncio.gather(self._keeper, return_exceptions=True)
        if self._connection is not None:
            self._connection.terminate()

    async def publish(self, data: bytes, channels: Iterable[str]) -> None:
        """Send something to other processes; while the database cannot be reached nobody would hear it."""
        connection = self._connection
        if connection is None:
            return
        for channel in channels:
            await connection.execute("SELECT pg_notify($1, $2)", channel, data.decode())

    async def subscribe(self, channels: Iterable[str]) -> None:
        """Listen to channels."""
        for channel in set(channels) - self._channels:
            self._channels.add(channel)
            if self._connection is not None:
                await self._connection.add_listener(channel, self._heard)

    async def unsubscribe(self, channels: Iterable[str]) -> None:
        """Listen no longer."""
        for channel in set(channels) & self._channels:
            self._channels.discard(channel)
            if self._connection is not None:
                await self._connection.remove_listener(channel, self._heard)

    async def stream_events(self) -> AsyncGenerator[tuple[str, bytes], None]:
        """Give what is heard."""
        while True:
            yield await self._events.get()

    async def get_history(self, channel: str, limit: int | None = None) -> list[bytes]:
        """Return nothing: the log is the history."""
        del channel, limit
        return []

    async def _listen(self) -> None:
        self._lost.clear()
        connect = cast("Callable[[str], Awaitable[Any]]", asyncpg.connect)  # pyright: ignore[reportUnknownMemberType]
        self._connection = await connect(self._dsn)
        self._connection.add_termination_listener(self._hung_up)
        for channel in self._channels:
            await self._connection.add_listener(channel, self._heard)

    async def _keep_listening(self) -> None:
        """Listen again whenever the connection is lost, and say so: something may have been missed meanwhile."""
        while True:
            await self._lost.wait()
            _logs.warning("connection lost")
            self._connection = None
            with suppress(OSError, asyncpg.PostgresError, TimeoutError):
                await self._listen()
                for channel in self._channels:
                    self._events.put_nowait((channel, b""))
                _logs.warning("connected again")
                continue
            self._lost.set()
            await asyncio.sleep(AGAIN)

    def _hung_up(self, _connection: object) -> None:
        self._lost.set()

    def _heard(self, _connection: object, _pid: int, channel: str, payload: object) -> None:
        self._events.put_nowait((channel, str(payload).encode()))


class Post(ChannelsPlugin):
    """The framework's channels, and a task that tells the lobby what other processes have written."""

    def __init__(self, url: URL, lobby: Lobby) -> None:
        super().__init__(SteadyBackend(url), channels=[NOTICES])
        self.lobby = lobby
        self._tasks: list[asyncio.Task[None]] = []
        self._waiting: asyncio.Queue[str] = asyncio.Queue()
        if lobby.leading is not None:
            lobby.leading.tell = self.tell

    async def __aenter__(self) -> Self:
        await super().__aenter__()
        self._tasks.append(asyncio.create_task(self._read_for_ever(), name="notices"))
        self._tasks.append(asyncio.create_task(self._tell_for_ever(), name="telling"))
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await super().__aexit__(kind, error, trace)

    async def _read_for_ever(self) -> None:
        async with self.start_subscription(NOTICES) as subscriber:
            async for notice in subscriber.iter_events():
                self.lobby.heard_from(read(notice.decode()))

    def tell(self, notice: Notice) -> None:
        """Send a notice when there is time for it."""
        self._waiting.put_nowait(str(notice))

    async def _tell_for_ever(self) -> None:
        while True:
            text = await self._waiting.get()
            try:
                await self._backend.publish(text.encode(), [NOTICES])
            except (OSError, asyncpg.PostgresError, asyncpg.InterfaceError) as error:
                _logs.warning("notice not sent", cause=type(error).__name__)


def channels_to(url: URL, lobby: Lobby) -> ChannelsPlugin:
    """Return channels that tell a lobby what other processes have written."""
    return Post(url, lobby)
