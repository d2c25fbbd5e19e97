"""One address for several servers, as a proxy before them gives."""

import asyncio
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager, suppress
from random import Random

from tests.server.processes import Fork

Streams = tuple[asyncio.StreamReader, asyncio.StreamWriter]


@asynccontextmanager
async def door_to(servers: Sequence[Fork], rng: Random) -> AsyncIterator[str]:
    """Send whoever comes on to any server that is there; who is cut off comes again.

    :returns: the address of the door.
    """

    async def enter(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            inside = await _found(rng.sample(servers, len(servers)))
            if inside is not None:
                await _relay((reader, writer), inside)
        finally:
            writer.transport.abort()

    door = await asyncio.start_server(enter, "127.0.0.1", 0)
    async with door:
        yield f"http://127.0.0.1:{door.sockets[0].getsockname()[1]}"


async def _found(servers: Sequence[Fork]) -> Streams | None:
    """Return a connection to the first that answers."""
    for server in servers:
        with suppress(OSError):
            return await asyncio.open_connection("127.0.0.1", server.port)
    return None


async def _relay(one: Streams, two: Streams) -> None:
    """Carry what each says to the other, until one of them hangs up."""
    carrying = [asyncio.create_task(_carry(one[0], two[1])), asyncio.create_task(_carry(two[0], one[1]))]
    try:
        await asyncio.wait(carrying, return_when=asyncio.FIRST_COMPLETED)
    finally:
        for task in carrying:
            task.cancel()
        await asyncio.gather(*carrying, return_exceptions=True)
        two[1].transport.abort()


async def _carry(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    with suppress(ConnectionError):
        while data := await reader.read(65536):
            writer.write(data)
            await writer.drain()
        writer.write_eof()
