"""Half-open connections: they are few, and they end."""

import asyncio
from contextlib import AsyncExitStack
from dataclasses import replace
from pathlib import Path
from urllib.parse import urlsplit

import httpx

from tarock.server.costs.large import LARGE
from tarock.server.costs.quotas import no_limits
from tests.server.browsers import check
from tests.server.servers import PATIENCE, Running

FREE = no_limits()
HALF = b"GET /health HTTP/1.1\r\nhost: a\r\n"
WHOLE = HALF + b"\r\n"
BODY = b"POST /api/replays HTTP/1.1\r\nhost: a\r\ncontent-length: 10\r\n\r\n{"


class Half:
    """Somebody who connects, from an address of his own, and does no more than he is told to."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.reader = reader
        self.writer = writer

    @classmethod
    async def connect(cls, server: Running, address: str, stack: AsyncExitStack) -> "Half":
        place = urlsplit(server.address)
        reader, writer = await asyncio.open_connection(place.hostname, place.port, local_addr=(address, 0))
        stack.callback(writer.close)
        return cls(reader, writer)

    async def ask(self, text: bytes) -> bytes:
        """Send something; return the first line of the answer, or nothing when the connection ends."""
        try:
            self.writer.write(text)
            async with asyncio.timeout(PATIENCE):
                return await self.reader.readline()
        except ConnectionError:
            return b""


def test_an_address_has_so_many_connections_and_others_have_theirs(tmp_path: Path) -> None:
    async def test(server: Running, _http: httpx.AsyncClient) -> None:
        async with AsyncExitStack() as stack:
            first = await Half.connect(server, "127.0.0.3", stack)
            assert b"200" in await first.ask(WHOLE)
            second = await Half.connect(server, "127.0.0.3", stack)
            assert b"200" in await second.ask(WHOLE)
            assert await (await Half.connect(server, "127.0.0.3", stack)).ask(WHOLE) == b""
            assert b"200" in await (await Half.connect(server, "127.0.0.2", stack)).ask(WHOLE)
            first.writer.close()
            await first.writer.wait_closed()
            while not await (await Half.connect(server, "127.0.0.3", stack)).ask(WHOLE):
                pass  # until the server has noticed

    check(tmp_path, test, quotas=replace(FREE, connections=2))


def test_who_does_not_finish_is_sent_away(tmp_path: Path) -> None:
    async def test(server: Running, _http: httpx.AsyncClient) -> None:
        async with AsyncExitStack() as stack:
            for text in (b"", HALF, b"\r\n", BODY):
                assert await (await Half.connect(server, "127.0.0.1", stack)).ask(text) == b""

    check(tmp_path, test, quotas=replace(FREE, header_seconds=0.05, request_seconds=0.05))


def test_who_has_been_answered_may_ask_again_on_the_same_connection(tmp_path: Path) -> None:
    async def test(server: Running, _http: httpx.AsyncClient) -> None:
        async with AsyncExitStack() as stack:
            somebody = await Half.connect(server, "127.0.0.3", stack)
            assert b"200" in await somebody.ask(WHOLE + WHOLE)
            answers = 1
            async with asyncio.timeout(PATIENCE):
                while answers < 2:
                    answers += (await somebody.reader.readline()).endswith(b"200 OK\r\n")

    check(tmp_path, test, quotas=replace(FREE, connections=2))


def test_an_address_sends_few_large_bodies_at_a_time_and_small_ones_as_it_likes(tmp_path: Path) -> None:
    async def test(_server: Running, http: httpx.AsyncClient) -> None:
        for text, codes in (("x" * LARGE, {"too-dear"}), ("x", {"bad-record"})):
            assert {(await http.post("/api/replays", json={"text": text})).json()["code"]} == codes
        answer = await http.post("/api/replays", json={"text": "x" * LARGE})
        assert (answer.status_code, answer.headers["retry-after"]) == (429, "1")

    check(tmp_path, test, quotas=replace(FREE, large_bodies=0))


def test_the_study_packs_what_a_browser_can_unpack(tmp_path: Path) -> None:
    async def test(_server: Running, http: httpx.AsyncClient) -> None:
        packed = await http.get("/api/school/puzzles?count=2")
        plain = await http.get("/api/school/puzzles?count=2", headers={"accept-encoding": "identity"})
        assert packed.headers["content-encoding"] == "gzip"
        assert "content-encoding" not in plain.headers
        assert plain.headers["vary"].lower() == "accept-encoding"
        assert packed.json() == plain.json()

    check(tmp_path, test)
