"""A real server on a real port of this machine, in the same process as the test, which can so look into it."""

import asyncio
import socket
import subprocess
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager
from dataclasses import dataclass
from pathlib import Path
from random import Random
from threading import Thread

from uvicorn import Config

from tarock.server.app import make_app
from tarock.server.costs.quotas import no_limits
from tarock.server.evening.state import Finished
from tarock.server.hall.hall import Hall
from tarock.server.lobby import Lobby
from tarock.server.meeting.foyer import Foyer
from tarock.server.moderation.keeper import Keeper
from tarock.server.options import Options
from tarock.server.serving import PatientServer, config_of, migrate_database
from tarock.server.store.engine import FILE
from tarock.server.warming import COMMAND

PATIENCE = 120
"""Seconds after which a test gives up: far more than anything takes, however busy the machine."""


@dataclass(frozen=True, slots=True)
class Running:
    """A server that runs."""

    address: str
    lobby: Lobby
    keeper: Keeper
    hall: Hall | None = None
    foyer: Foyer | None = None


def free_socket() -> socket.socket:
    """Return a socket on a free port below those that the system hands out to clients."""
    rng = Random()
    while True:
        try:
            return socket.create_server(("127.0.0.1", rng.randrange(20_000, 32_000)))
        except OSError:
            continue


def options_for(folder: Path, **changes: object) -> Options:
    """Return options for a test: nobody is away, nobody is too fast, and bots have the same names in every run."""
    usual: dict[str, object] = {
        "data": folder,
        "static": folder / "unbuilt",
        "grace": 600,
        "rate": 10_000,
        "requests": 100_000,
        "bot_workers": 1,
        "names": "test",
        "quotas": no_limits(),
    }
    return Options(**{**usual, **changes})  # type: ignore[arg-type]


def warm() -> None:
    """Compile what bots think with, if that has never been done here: it takes longer than any test waits for a bot.

    Servers that are killed would begin it again and again, each in a process more, until nobody has time to play.
    """
    with subprocess.Popen(COMMAND, stdin=subprocess.PIPE) as process:
        assert process.wait() == 0


async def until(condition: Callable[[], bool]) -> None:
    """Wait until something is so."""
    async with asyncio.timeout(PATIENCE):
        while not condition():  # noqa: ASYNC110 - what is waited for is in the server, which knows of no test
            await asyncio.sleep(0.005)


async def past_of(lobby: Lobby, table: str) -> list[Finished]:
    """Return all deals of a table that are over."""
    return [deal async for deal in lobby.past((await lobby.find(table)).room.table).deals()]


_EMPTY: list[bytes] = []
"""The file of a server at which nothing has happened yet, once there is one."""


async def prepared(options: Options) -> None:
    """Make the database ready; one that is new is copied, since all of them are alike."""
    file = options.data / FILE
    if options.database is None and _EMPTY and not file.exists():
        file.write_bytes(_EMPTY[0])
        return
    is_new = options.database is None and not file.exists()
    await migrate_database(options)
    if is_new:
        _EMPTY.append(file.read_bytes())


class PromptServer(PatientServer):
    """Ends when it is told to, and not with the next tick of its clock."""

    def __init__(self, config: Config) -> None:
        super().__init__(config)
        self.told = asyncio.Event()

    async def main_loop(self) -> None:
        """Serve until it is enough."""
        await self.on_tick(0)
        await self.told.wait()


@asynccontextmanager
async def running(options: Options) -> AsyncIterator[Running]:
    """Run a server for as long as the test needs it."""
    await prepared(options)
    app = make_app(options)
    listening = free_socket()
    server = PromptServer(config_of(app))
    task = asyncio.create_task(server.serve(sockets=[listening]))
    try:
        await until(lambda: server.started or task.done())
        address, state = f"http://127.0.0.1:{listening.getsockname()[1]}", app.state
        yield Running(address, state.lobby, state.keeper, state.hall, state.foyer)
    finally:
        server.told.set()
        await task
        listening.close()


@contextmanager
def in_background(options: Options) -> Iterator[Running]:
    """Run a server in a thread, for tests that wait for its answers without a loop of their own."""
    loop = asyncio.new_event_loop()
    thread = Thread(target=loop.run_forever)
    thread.start()
    context = running(options)
    try:
        yield asyncio.run_coroutine_threadsafe(context.__aenter__(), loop).result(PATIENCE)
        asyncio.run_coroutine_threadsafe(context.__aexit__(None, None, None), loop).result(PATIENCE)
    finally:
        loop.call_soon_threadsafe(loop.stop)
        thread.join()
        loop.close()
