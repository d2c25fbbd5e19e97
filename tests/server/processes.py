"""Servers in processes of their own, which can be killed."""

import asyncio
import multiprocessing
import os
import sys
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from multiprocessing.context import ForkServerProcess
from pathlib import Path

from tarock.server import logs
from tarock.server.options import Options
from tarock.server.serving import serve
from tests.server.servers import PATIENCE, free_socket

FORKS = multiprocessing.get_context("forkserver")
FORKS.set_forkserver_preload(["tarock.server.serving"])


class Process:
    """A server that a test starts, kills and starts again at the same address."""

    def __init__(self, folder: Path, database: str | None = None) -> None:
        with free_socket() as found:
            self.port = found.getsockname()[1]
        self.address = f"http://127.0.0.1:{self.port}"
        self.command = [sys.executable, "-m", "tarock", "serve", "--port", str(self.port), "--data", str(folder)]
        self.command += ["--bot-workers", "1"] + ([] if database is None else ["--database", database])
        self.process: asyncio.subprocess.Process | None = None

    async def start(self) -> None:
        """Start, and wait until it says that it is there."""
        self.process = await asyncio.create_subprocess_exec(*self.command, stdout=asyncio.subprocess.PIPE)
        assert self.process.stdout is not None
        line = await self.process.stdout.readline()
        assert self.address in line.decode(), line

    async def kill(self) -> None:
        """Kill without a word."""
        assert self.process is not None
        self.process.kill()
        await self.process.wait()

    async def end(self) -> int:
        """End as a person would."""
        assert self.process is not None
        if self.process.returncode is None:
            self.process.terminate()
        return await self.process.wait()


@asynccontextmanager
async def started(folder: Path, database: str | None = None) -> AsyncIterator[Process]:
    """Run a server in a process of its own."""
    process = Process(folder, database)
    await process.start()
    try:
        yield process
    finally:
        await process.end()


class Fork:
    """A server that is killed many times.

    It is a process like any other, but forked from one that has read all modules already: so it starts in a fraction
    of the time, most of which a server spends reading them.
    """

    def __init__(
        self, options: Options, ahead: int = 0, host: str = "127.0.0.1", enter: Callable[[], None] | None = None
    ) -> None:
        """Prepare to serve.

        :param ahead: so many seconds the clock of its host is ahead.
        :param host: the address of its host, to which ``enter`` takes its process.
        """
        self.ahead = ahead
        self.host = host
        self.enter = enter
        with free_socket() as found:
            self.port: int = found.getsockname()[1]
        self.address = f"http://{host}:{self.port}"
        self.options = options
        self.log = options.data / f"server-{self.port}.log"
        self._process = self._new()

    def start(self) -> None:
        """Start; whoever wants to talk to it tries until it answers."""
        self._process = self._new()
        self._process.start()

    async def is_serving(self) -> None:
        """Wait until it has started and answers."""
        async with asyncio.timeout(PATIENCE):
            while not await self._answers():  # noqa: ASYNC110 - it is another process
                await asyncio.sleep(0.05)

    async def _answers(self) -> bool:
        """Tell whether it answers; its port is open before that."""
        try:
            reader, writer = await asyncio.open_connection(self.host, self.port)
        except OSError:
            return False
        writer.write(b"GET /health HTTP/1.0\r\n\r\n")
        answered = await reader.read()
        writer.close()
        return b" 200 " in answered

    async def kill(self) -> None:
        """Kill without a word."""
        assert self._process.is_alive(), f"it has ended by itself:\n{self.said()}"
        self._process.kill()
        await asyncio.to_thread(self._process.join, PATIENCE)
        assert not self._process.is_alive(), "nothing survives this signal"

    async def end(self) -> None:
        """End as a person would, or a deploy."""
        assert self._process.is_alive(), f"it has ended by itself:\n{self.said()}"
        self._process.terminate()
        await asyncio.to_thread(self._process.join, PATIENCE)
        assert not self._process.is_alive(), "it must not hang"

    @property
    def pid(self) -> int:
        """The number of its process."""
        assert self._process.pid is not None, "it has been started"
        return self._process.pid

    def said(self) -> str:
        """Return what it has logged, from its first start on."""
        return self.log.read_text(encoding="utf-8") if self.log.exists() else "nothing"

    def _new(self) -> ForkServerProcess:
        return FORKS.Process(
            target=_serve, args=(self.options, self.host, self.port, self.log, self.ahead, self.enter), daemon=True
        )


def _serve(options: Options, host: str, port: int, log: Path, ahead: int, enter: Callable[[], None] | None) -> None:
    _set_clock(ahead)
    if enter is not None:
        enter()
    said = os.open(log, os.O_WRONLY | os.O_CREAT | os.O_APPEND)
    os.dup2(said, sys.stdout.fileno())
    os.dup2(said, sys.stderr.fileno())
    logs.configure("warning")
    serve(options, host, port, _say_nothing)


def _set_clock(ahead: int) -> None:
    """Let the clock of this process be wrong, as that of a host may be."""
    seconds, nanoseconds = time.time, time.time_ns
    time.time = lambda: seconds() + ahead
    time.time_ns = lambda: nanoseconds() + ahead * 1_000_000_000


def _say_nothing(_address: str) -> None:
    """Whoever has forked a server knows its address."""


@asynccontextmanager
async def forked(
    options: Options, ahead: int = 0, host: str = "127.0.0.1", enter: Callable[[], None] | None = None
) -> AsyncIterator[Fork]:
    """Run a server that is killed many times, and once more at the end."""
    server = Fork(options, ahead, host, enter)
    server.start()
    try:
        yield server
    finally:
        await server.kill()
