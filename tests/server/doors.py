"""One address for several servers, as a proxy before them gives."""

import asyncio
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager, suppress
from random import Random

from tests.server.processes import Fork

WAIT = 1.0
"""Seconds after which a server that does not answer is left for the next: its host may be cut off."""
Streams = tuple[asyncio.StreamReader, asyncio.StreamWriter]


@asynccontextmanager
async def door_to(servers: Sequence[Fork], rng: Random, silence: float | None = None) -> AsyncIterator[str]:
    """Send whoever comes on to any server that is there; who is cut off comes again.

    :param silence: seconds after which somebody is cut off to whom the server says nothing any more.
    :returns: the address of the door.
    """

    async def enter(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            inside = await _found(rng.sample(servers, len(servers)))
            if inside is not None:
                await _relay((reader, writer), inside, silence)
        finally:
            writer.transport.abort()

    door = await asyncio.start_server(enter, "127.0.0.1", 0)
    async with door:
        yield f"http://127.0.0.1:{door.sockets[0].getsockname()[1]}"


async def _found(servers: Sequence[Fork]) -> Streams | None:
    """Return a connection to the first that answers."""
    for server in servers:
        with suppress(OSError, TimeoutError):
            async with asyncio.timeout(WAIT):
                return await asyncio.open_connection(server.host, server.port)
    return None


async def _relay(one: Streams, two: Streams, silence: float | None) -> None:
    """Carry what each says to the other, until one of them hangs up."""
    carrying = [asyncio.create_task(_carry(one[0], two[1])), asyncio.create_task(_carry(two[0], one[1], silence))]
    try:
        await asyncio.wait(carrying, return_when=asyncio.FIRST_COMPLETED)
    finally:
        for task in carrying:
            task.cancel()
        await asyncio.gather(*carrying, return_exceptions=True)
        two[1].transport.abort()


async def _carry(reader: asyncio.StreamReader, writer: asyncio.StreamWriter, silence: float | None = None) -> None:
    with suppress(ConnectionError, TimeoutError):
        while data := await asyncio.wait_for(reader.read(65536), silence):
            writer.write(data)
            await writer.drain()
        writer.write_eof()
