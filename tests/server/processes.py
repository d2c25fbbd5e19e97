"""Servers in processes of their own, which can be killed."""

import asyncio
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from tests.server.servers import free_socket


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
