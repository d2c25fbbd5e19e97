"""Where people meet: the queue on both databases and by several servers, and what a page is told."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
from sqlalchemy import select
from websockets.asyncio.client import connect

from tarock.server.client import Client
from tarock.server.codes import Code, Refusal
from tarock.server.meeting.pairing import Seeker
from tarock.server.meeting.queue import GONE, LOST, Queue
from tarock.server.meeting.schema import seekers
from tarock.server.names import Session
from tarock.server.store.engine import open_engine
from tarock.server.store.migrating import migrate
from tarock.server.wire import PROTOCOL
from tarock.server.wire.shared.meeting import MeetingShown, Seek
from tests.server.browsers import check, log_in
from tests.server.servers import PATIENCE, Running, options_for, running, until

DANISH = Seek(family="danish")


@asynccontextmanager
async def a_queue(url: str) -> AsyncIterator[Queue]:
    engine = open_engine(url)
    await migrate(engine)
    try:
        yield Queue(engine)
    finally:
        await engine.dispose()


def seeker(name: str, since: int = 1) -> Seeker:
    return Seeker(Session(name, name.title(), f"{name}'s browser"), DANISH, since)


def test_people_are_claimed_all_together_or_not_at_all(database: str) -> None:
    async def run() -> None:
        async with a_queue(database) as queue:
            for number, name in enumerate(("ada", "bo", "cleo", "dag")):
                await queue.join(seeker(name, number))
            assert [each.person for each in await queue.waiting(5)] == ["ada", "bo", "cleo", "dag"]
            assert seeker("ada", 0) == (await queue.waiting(5))[0]
            assert await queue.claim(["ada", "bo", "cleo"], "first", 5)
            assert not await queue.claim(["cleo", "dag"], "second", 5), "one of them is gone"
            assert [each.person for each in await queue.waiting(5)] == ["dag"]
            await queue.free("first")
            assert len(await queue.waiting(5)) == 4

    asyncio.run(run())


def test_of_many_who_claim_the_same_people_at_once_one_has_them(database: str) -> None:
    async def run() -> None:
        async with a_queue(database) as queue:
            for name in ("ada", "bo", "cleo"):
                await queue.join(seeker(name))
            claims = [queue.claim(["ada", "bo", "cleo"], f"table {number}", 2) for number in range(8)]
            assert sorted(await asyncio.gather(*claims)) == [False] * 7 + [True]

    asyncio.run(run())


def test_who_is_not_seen_any_more_is_not_seated_and_then_forgotten(database: str) -> None:
    async def run() -> None:
        async with a_queue(database) as queue:
            await queue.join(seeker("ada"))
            await queue.join(seeker("bo"))
            await queue.seen(["ada"], GONE + 2)
            assert [each.person for each in await queue.waiting(GONE + 2)] == ["ada"]
            assert not await queue.claim(["ada", "bo"], "table", GONE + 2)
            await queue.seen(["ada"], LOST + 2)
            async with queue.engine.connect() as connection:
                assert (await connection.execute(select(seekers.c.person))).all() == [("ada",)]

    asyncio.run(run())


def test_people_wait_again_whose_table_never_came(database: str) -> None:
    """The server that had claimed them has died; until that is sure they are claimed by nobody else."""

    async def run() -> None:
        async with a_queue(database) as queue:
            await queue.join(seeker("ada"))
            assert await queue.claim(["ada"], "lost", 2)
            await queue.join(seeker("ada", 3))
            await queue.seen(["ada"], LOST)
            assert await queue.waiting(LOST) == []
            assert (await queue.of(["ada"]))["ada"].table is None
            await queue.seen(["ada"], LOST + 3)
            assert await queue.waiting(LOST + 3) == [seeker("ada")]

    asyncio.run(run())


class Visitor:
    """Somebody with the page open, as a program."""

    def __init__(self, client: Client, socket: Any) -> None:  # noqa: ANN401 - as websockets gives it
        self.client = client
        self.socket = socket

    async def shown(self, wanted: Callable[[MeetingShown], object]) -> MeetingShown:
        """Wait until something is shown."""
        async with asyncio.timeout(PATIENCE):
            while True:
                shown = msgspec.json.decode(await self.socket.recv(), type=MeetingShown)
                if wanted(shown):
                    return shown

    async def seek(self, **wish: str) -> None:
        await self.client.post("/api/meeting/seek", {"family": "danish", **wish})


@asynccontextmanager
async def visiting(server: Running, name: str) -> AsyncIterator[Visitor]:
    client = await Client.begin(server.address, name)
    async with connect(f"ws{server.address.removeprefix('http')}/api/meeting/socket") as socket:
        await socket.send(msgspec.json.encode({"t": "hello", "protocol": PROTOCOL, "token": client.token}).decode())
        yield Visitor(client, socket)


def test_three_at_two_servers_sit_at_one_table_and_are_told_where_they_stand(
    tmp_path: Path, shared_database: str
) -> None:
    async def run() -> None:
        options = options_for(tmp_path, database=shared_database, bots_after=1000)
        async with (
            running(options) as one,
            running(options) as two,
            visiting(one, "Ada") as ada,
            visiting(two, "Bo") as bo,
            visiting(two, "Cleo") as cleo,
        ):
            await ada.seek()
            seeking = (await ada.shown(lambda shown: shown.seeking)).seeking
            assert seeking is not None
            assert (seeking.place, seeking.waiting, seeking.bots_at - seeking.since) == (1, 1, 1_000_000)
            await bo.seek(ruleset="danish-jensen-1989")
            seeking = (await bo.shown(lambda shown: shown.seeking)).seeking
            assert seeking is not None
            assert (seeking.place, seeking.waiting) == (2, 2)
            await cleo.seek()
            tables = {(await each.shown(lambda shown: shown.table)).table for each in (ada, bo, cleo)}
            (table,) = tables
            assert table is not None
            state = (await one.lobby.find(table)).room.table
            assert {place.name for place in state.places} == {"Ada", "Bo", "Cleo"}
            assert (state.ruleset.id, state.settings.think, state.settings.listed) == ("danish-jensen-1989", 45, True)

    asyncio.run(run())


def test_bots_fill_the_chairs_of_who_has_waited_and_the_cards_are_dealt(tmp_path: Path) -> None:
    async def run() -> None:
        async with running(options_for(tmp_path, bots_after=0)) as server, visiting(server, "Ada") as ada:
            await ada.seek(family="koenigrufen", level="novice")
            table = (await ada.shown(lambda shown: shown.table)).table
            assert table is not None
            authority = await server.lobby.find(table)
            await until(lambda: authority.room.table.has_begun)
            bots = [place.chair.bot for place in authority.room.table.places if place.is_bot]
            assert bots == ["novice"] * 3
            (own,) = await ada.client.get("/api/tables/mine")
            assert own["id"] == table

    asyncio.run(run())


def test_who_closes_the_page_or_says_so_waits_no_longer(tmp_path: Path) -> None:
    async def run() -> None:
        async with running(options_for(tmp_path, bots_after=1000)) as server, visiting(server, "Ada") as ada:
            async with visiting(server, "Bo") as bo:
                await bo.seek()
                await bo.shown(lambda shown: shown.seeking)
            await ada.seek()
            shown = await ada.shown(lambda shown: shown.seeking and shown.seeking.waiting == 1)
            assert shown.seeking is not None
            assert await ada.client.post("/api/meeting/leave", {}) is None
            await ada.shown(lambda shown: shown.seeking is None)

    asyncio.run(run())


def test_nobody_looks_for_company_without_a_session_or_its_token(tmp_path: Path) -> None:
    async def test(_server: Running, http: httpx.AsyncClient) -> None:
        assert (await http.post("/api/meeting/seek", json={"family": "danish"})).status_code == 401
        await log_in(http, "Ada")
        assert (await http.post("/api/meeting/seek", json={"family": "whist"})).json()["code"] == "bad-settings"
        del http.headers["x-csrf-token"]
        assert (await http.post("/api/meeting/seek", json={"family": "danish"})).json()["code"] == "bad-csrf"

    check(tmp_path, test)


def test_a_session_that_is_ended_is_shown_nothing_more(tmp_path: Path) -> None:
    async def run() -> None:
        async with running(options_for(tmp_path)) as server, visiting(server, "Ada") as ada:
            await ada.shown(lambda _shown: True)
            (own,) = await ada.client.get("/api/sessions")
            await ada.client.post("/api/sessions/end", {"ending": own["session"]})
            assert "no-session" in await ada.socket.recv()
            with pytest.raises(Refusal) as refusal:
                await ada.seek()
            assert refusal.value.code is Code.NO_SESSION

    asyncio.run(run())
