"""A client for a live server, for bots and other programs.

>>> async def play(address: str, table: str) -> None:
...     client = await Client.begin(address, "Ada")
...     async with client.connect(table) as seat:
...         await seat.sit(0)
...         async for frame in seat:
...             if frame.offers:
...                 await seat.act(frame, frame.offers[0])
"""

import asyncio
import json
import urllib.error
import urllib.request
from typing import Any

import msgspec

from tarock.server.client_seat import Seat
from tarock.server.codes import Code, Refusal
from tarock.server.evening.settings import Settings
from tarock.server.evening.summary import TableSummary

__all__ = ["Client", "Code", "Refusal", "Seat", "Settings"]


class Client:
    """Somebody with a session at a server."""

    def __init__(self, address: str, token: str) -> None:
        self.address = address.rstrip("/")
        self.token = token

    @classmethod
    async def begin(cls, address: str, name: str) -> "Client":
        """Begin a session with a name.

        :raises Refusal: if the server refuses it.
        """
        client = cls(address, "")
        client.token = (await client.post("/api/sessions", {"name": name, "program": True}))["token"]
        return client

    async def open(self, settings: Settings) -> str:
        """Open a table.

        :returns: its id.
        :raises Refusal: if it cannot be opened like this.
        """
        opened = await self.post("/api/tables", msgspec.to_builtins(settings))
        return msgspec.convert(opened, TableSummary).id

    def connect(self, table: str) -> "Seat":
        """Connect to a table: ``async with client.connect(table) as seat``."""
        address = f"ws{self.address.removeprefix('http')}/api/tables/{table}/socket"
        return Seat(address, self.token)

    async def get(self, path: str) -> Any:  # noqa: ANN401 - JSON of any shape
        """Ask the HTTP API for something.

        :raises Refusal: if the server refuses it.
        """
        return await asyncio.to_thread(self._request, path, None)

    async def post(self, path: str, data: Any) -> Any:  # noqa: ANN401 - JSON of any shape
        """Send something to the HTTP API.

        :raises Refusal: if the server refuses it.
        """
        return await asyncio.to_thread(self._request, path, json.dumps(data).encode())

    def _request(self, path: str, body: bytes | None) -> Any:  # noqa: ANN401 - JSON of any shape
        request = urllib.request.Request(self.address + path, data=body)  # noqa: S310 - the address that we were given
        request.add_header("content-type", "application/json")
        if self.token:
            request.add_header("authorization", f"Bearer {self.token}")
        try:
            with urllib.request.urlopen(request, timeout=30) as response:  # noqa: S310 - likewise
                text = response.read().decode()
                return json.loads(text) if "json" in response.headers["content-type"] else text
        except urllib.error.HTTPError as error:
            raise _refusal(error) from error


def _refusal(error: urllib.error.HTTPError) -> Refusal:
    """Return what the server refuses; a proxy whose server is away has words of its own, or none."""
    try:
        problem = json.loads(error.read())
        return Refusal(Code(problem["code"]), problem.get("detail", ""))
    except (ValueError, KeyError, TypeError):
        return Refusal(Code.TRY_AGAIN, f"{error.code} {error.reason}")
