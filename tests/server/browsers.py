"""Somebody with a browser, for tests of the HTTP API."""

import asyncio
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, TypeAlias

import httpx

from tests.server.servers import Running, options_for, running

Test: TypeAlias = Callable[[Running, httpx.AsyncClient], Coroutine[Any, Any, None]]


@asynccontextmanager
async def browser(folder: Path, **changes: object) -> AsyncIterator[tuple[Running, httpx.AsyncClient]]:
    """Give a server and somebody with a browser: his cookie is sent by itself, and our page sends the token."""
    async with running(options_for(folder, **changes)) as server, httpx.AsyncClient(base_url=server.address) as http:
        yield server, http


async def log_in(http: httpx.AsyncClient, name: str = "Åse") -> None:
    answer = await http.post("/api/sessions", json={"name": name})
    assert answer.status_code == 201
    http.headers["x-csrf-token"] = answer.json()["csrf"]


def check(folder: Path, test: Test, **changes: object) -> None:
    async def run() -> None:
        async with browser(folder, **changes) as (server, http):
            await test(server, http)

    asyncio.run(run())
