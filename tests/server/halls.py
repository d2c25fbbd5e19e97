"""A hall for tests: a club's folder that is served, its desk, and phones at its tables."""

import asyncio
from collections.abc import Callable, Coroutine, Iterator
from dataclasses import dataclass, field
from itertools import count
from pathlib import Path
from typing import Any, TypeAlias

import httpx

from tarock.server.hall.hall import Hall
from tarock.server.hall.roles import Codes
from tarock.server.lobby import Lobby
from tests.server.servers import Running, options_for, running

ORDINARY: dict[str, Any] = {"contract": "solorufer", "declarer": "A", "partner": "B", "thirds": 120}
"""A game that was won, as a table writes it."""


@dataclass(slots=True)
class Phone:
    """Somebody with a code, or with none."""

    http: httpx.AsyncClient
    event: str
    code: str = ""
    sender: str = "phone"
    own: Iterator[int] = field(default_factory=lambda: count(1))

    async def get(self, path: str, **query: Any) -> httpx.Response:  # noqa: ANN401 - as httpx has it
        return await self.http.get(self._address(path), params=query, headers=self._headers())

    async def frame(self, path: str, **query: Any) -> Any:  # noqa: ANN401 - a frame
        answer = await self.get(path, **query)
        assert answer.status_code == 200, answer.text
        return answer.json()

    async def post(self, path: str, **body: Any) -> httpx.Response:  # noqa: ANN401 - as JSON
        """Send something that is kept, under the next number of one's own."""
        sent = {"sender": self.sender, "own": str(next(self.own)), **body}
        return await self.http.post(self._address(path), json=sent, headers=self._headers())

    async def done(self, path: str, **body: Any) -> int:  # noqa: ANN401 - as JSON
        answer = await self.post(path, **body)
        assert answer.status_code == 200, answer.text
        return int(answer.json()["n"])

    async def happened(self, kind: str, **fields: Any) -> int:  # noqa: ANN401 - as the event has them
        return await self.done("happened", event={"e": kind, **fields})

    async def draft(self, path: str, **body: Any) -> httpx.Response:  # noqa: ANN401 - as JSON
        return await self.http.post(self._address(path), json=body, headers=self._headers())

    def _address(self, path: str) -> str:
        return f"/api/club/events/{self.event}/{path}"

    def _headers(self) -> dict[str, str]:
        return {"x-hall-code": self.code} if self.code else {}


@dataclass(slots=True)
class Served:
    """A hall that is served, with its desk."""

    hall: Hall
    http: httpx.AsyncClient
    desk: Phone
    lobby: Lobby

    @property
    def codes(self) -> Codes:
        return self.hall.codes

    @property
    def event(self) -> str:
        return self.desk.event

    def public(self) -> Phone:
        return Phone(self.http, self.event)

    def referee(self) -> Phone:
        return Phone(self.http, self.event, self.codes.referee(self.event), "referee")

    def at_table(self, table: int, number: int = 1) -> Phone:
        code = self.codes.table(self.event, number, table)
        return Phone(self.http, self.event, code, f"table {number}-{table}")

    async def enter(self, players: int) -> None:
        text = "number;name\n" + "".join(f"{number};Player {number}\n" for number in range(1, players + 1))
        await self.desk.done("people", text=text)

    async def draw(self, word: str = "Sauschneider") -> None:
        await self.desk.done("commit")
        await self.desk.done("draw", word=word)


Test: TypeAlias = Callable[[Served], Coroutine[Any, Any, None]]


def check_hall(folder: Path, test: Test, new: dict[str, Any] | None = None, **changes: object) -> None:
    """Serve a club's folder with a new event, or with the first that it has."""

    async def run() -> None:
        options = options_for(folder, **{"club": folder / "club", **changes})
        async with running(options) as server, httpx.AsyncClient(base_url=server.address, timeout=60) as http:
            await test(await served(server, http, new or {"name": "Autumn Cup", "format": "tyrol-cup"}))

    asyncio.run(run())


async def served(server: Running, http: httpx.AsyncClient, new: dict[str, Any]) -> Served:
    hall = server.hall
    assert hall is not None
    desk = await desk_of(http, hall.codes, new)
    return Served(hall, http, desk, server.lobby)


async def desk_of(http: httpx.AsyncClient, codes: Codes, new: dict[str, Any]) -> Phone:
    """Return the desk of the first event, which is opened if there is none."""
    desk = Phone(http, "", codes.desk(), "desk-1")
    listed = (await http.get("/api/club/events")).json()
    if not listed:
        answer = await http.post("/api/club/events", json=new, headers={"x-hall-code": desk.code})
        assert answer.status_code == 201, answer.text
        listed = [answer.json()]
    desk.event = listed[0]["event"]
    return desk
