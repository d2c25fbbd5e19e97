"""Who goes before he is answered is not worked for."""

import asyncio
from typing import Any

import pytest

from tarock.server.codes import Code, Refusal
from tarock.server.costs.leaving import while_there


class Connection:
    """A connection whose body has been read already."""

    def __init__(self) -> None:
        self.told: asyncio.Queue[Any] = asyncio.Queue()
        self.told.put_nowait({"type": "http.request", "body": b"", "more_body": False})

    async def receive(self) -> Any:  # noqa: ANN401 - any message of ASGI
        return await self.told.get()


def test_who_stays_is_answered_or_refused() -> None:
    async def answered() -> int:
        await asyncio.sleep(0)
        return 7

    async def refused() -> int:
        raise Refusal(Code.TOO_DEAR)

    async def run() -> None:
        assert await while_there(Connection().receive, answered()) == 7
        with pytest.raises(Refusal, match="too-dear"):
            await while_there(Connection().receive, refused())

    asyncio.run(run())


def test_who_goes_leaves_the_queue() -> None:
    left = []

    async def waiting() -> None:
        try:
            await asyncio.get_running_loop().create_future()
        finally:
            left.append("left")

    async def run() -> None:
        connection = Connection()
        task = asyncio.create_task(while_there(connection.receive, waiting()))
        await asyncio.sleep(0)
        connection.told.put_nowait({"type": "http.disconnect"})
        with pytest.raises(Refusal):
            await task
        assert left == ["left"]

    asyncio.run(run())
