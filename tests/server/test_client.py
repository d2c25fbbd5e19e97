"""The Python client, and the example that uses it."""

import asyncio
import importlib.util
from pathlib import Path

import pytest

from tarock.server.client import Client
from tarock.server.codes import Code, Refusal
from tarock.server.evening.settings import Chair, Settings
from tests.server.servers import options_for, running

EXAMPLE = Path(__file__).parents[2] / "examples" / "socket_bot.py"


def test_the_example_bot_plays_an_evening(tmp_path: Path) -> None:
    specification = importlib.util.spec_from_file_location("socket_bot", EXAMPLE)
    assert specification is not None
    assert specification.loader is not None
    example = importlib.util.module_from_spec(specification)
    specification.loader.exec_module(example)

    async def run() -> None:
        async with running(options_for(tmp_path)) as server:
            frame = await asyncio.wait_for(example.play(server.address, None, 0), 120)
            assert frame is not None
            assert frame.table.phase == "over"
            assert frame.table.places[0].name == "Socket bot"

    asyncio.run(run())


def test_a_client_is_told_why_it_cannot_connect(tmp_path: Path) -> None:
    async def run() -> None:
        async with running(options_for(tmp_path)) as server:
            client = await Client.begin(server.address, "Ada")
            with pytest.raises(Refusal) as unknown:
                await client.connect("nowhere").__aenter__()
            assert unknown.value.code is Code.NO_SUCH_TABLE
            with pytest.raises(Refusal) as wrong:
                await client.open(Settings(ruleset="poker", chairs=(Chair(),) * 3))
            assert wrong.value.code is Code.BAD_RULESET

    asyncio.run(run())


def test_a_connection_that_breaks_comes_back_and_nothing_is_done_twice(tmp_path: Path) -> None:
    async def run() -> None:
        async with running(options_for(tmp_path)) as server:
            client = await Client.begin(server.address, "Ada")
            table = await client.open(Settings(ruleset="danish-hjoerring", chairs=(Chair(),) * 3))
            async with client.connect(table) as seat:
                await seat.sit(0)
                for text in ("one", "two", "three"):
                    assert seat._socket is not None
                    seat._socket.transport.abort()
                    await asyncio.wait_for(seat.say(text), 60)
            heard = [remark.text for remark in (await server.lobby.find(table)).room.table.heard]
            assert heard == ["one", "two", "three"]

    asyncio.run(run())


def test_a_client_that_was_welcomed_is_as_quick_to_come_back_as_at_first(tmp_path: Path) -> None:
    """Only failures in a row make it wait longer, not all that there ever were."""

    async def run() -> None:
        async with running(options_for(tmp_path)) as server:
            client = await Client.begin(server.address, "Ada")
            table = await client.open(Settings(ruleset="danish-hjoerring", chairs=(Chair(),) * 3))
            seat = client.connect(table)
            seat._failures = 7
            async with seat:
                assert seat._failures == 0

    asyncio.run(run())


@pytest.mark.parametrize("body", [b"", b"<p>Bad Gateway</p>", b'{"error": "away"}', b'["away"]'])
def test_a_proxy_whose_server_is_away_is_a_refusal_too(body: bytes) -> None:
    async def answer(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        await reader.readuntil(b"\r\n\r\n")
        writer.write(b"HTTP/1.1 502 Bad Gateway\r\nconnection: close\r\ncontent-length: %d\r\n\r\n" % len(body) + body)
        await writer.drain()
        writer.close()

    async def test() -> None:
        async with await asyncio.start_server(answer, "127.0.0.1", 0) as proxy:
            port = proxy.sockets[0].getsockname()[1]
            with pytest.raises(Refusal, match="502 Bad Gateway") as refusal:
                await Client.begin(f"http://127.0.0.1:{port}", "Ada")
        assert refusal.value.code is Code.TRY_AGAIN

    asyncio.run(test())
