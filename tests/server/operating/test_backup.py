"""A backup is made while the server plays on, and a database of either kind is made from it again."""

import asyncio
import gzip
import sqlite3
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import AsyncExitStack, asynccontextmanager, closing, suppress
from pathlib import Path
from random import Random

import pytest
from alembic import command
from sqlalchemy import text

from tarock.core.errors import TarockError
from tarock.server.client import Client
from tarock.server.codes import Refusal
from tarock.server.evening.settings import Chair, Settings
from tarock.server.operating.backup import back_up
from tarock.server.operating.portable import checked
from tarock.server.operating.restore import restore
from tarock.server.store.engine import open_engine, sqlite_url
from tarock.server.store.entries import Entry
from tarock.server.store.log import Log
from tarock.server.store.migrating import config, migrate
from tests.server.disks import forbid_writing, small_disk
from tests.server.players import Account, play
from tests.server.servers import options_for, running, until
from tests.server.test_store import a_log, entries, summary

THREE = Settings(ruleset="danish-hjoerring", chairs=(Chair(),) * 3, pause=0)


@asynccontextmanager
async def playing(address: str, table: str, people: Sequence[Client]) -> AsyncIterator[None]:
    """Let people play on at a table of a server for as long as it is looked at."""
    async with AsyncExitStack() as stack:
        seats = [await stack.enter_async_context(Client(address, each.token).connect(table)) for each in people]
        for place, seat in enumerate(seats):
            with suppress(Refusal):  # who has come back sits there already
                await seat.sit(place)
        tasks = [asyncio.create_task(play(seat, Random(place), Account())) for place, seat in enumerate(seats)]
        try:
            yield
        finally:
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)


async def kept(url: str, file: Path) -> None:
    engine = open_engine(url)
    try:
        await back_up(engine, file)
    finally:
        await engine.dispose()


async def restored(url: str, file: Path, *, replace: bool = False) -> None:
    engine = open_engine(url)
    try:
        await restore(engine, file, replace=replace)
    finally:
        await engine.dispose()


async def logs_in(url: str) -> dict[str, list[Entry]]:
    log = Log(open_engine(url))
    found = {table: await log.read(table) for table in await log.all_tables()}
    await log.engine.dispose()
    return found


@pytest.fixture
def other(request: pytest.FixtureRequest, database: str, tmp_path: Path) -> str:
    """The URL of an empty database of the other kind."""
    if database.startswith("postgresql"):
        return sqlite_url(tmp_path)
    return str(request.getfixturevalue("shared_database"))


def test_a_server_plays_on_while_it_is_backed_up_and_goes_on_where_the_backup_was_made(
    database: str, other: str, tmp_path: Path
) -> None:
    """On both databases, and from each to the other."""
    file = tmp_path / "evening.backup"

    async def run() -> None:
        async with running(options_for(tmp_path / "one", database=database)) as server:
            people = [await Client.begin(server.address, name) for name in ("Ada", "Bo", "Cy")]
            table = await people[0].open(THREE)
            room = (await server.lobby.find(table)).room
            async with playing(server.address, table, people):
                await until(lambda: room.table.seq > 20)
                await kept(database, file)
                at_backup = room.table.seq
                await restored(other, file)
                await until(lambda: room.table.seq > at_backup + 20)
            later = await server.lobby.log.read(table)
        (again,) = (await logs_in(other)).values()
        assert 0 < len(again) <= at_backup
        assert again == later[: len(again)]
        async with running(options_for(tmp_path / "one", database=other)) as server:
            mine = await Client(server.address, people[1].token).get("/api/tables/mine")
            assert [each["id"] for each in mine] == [table]
            room = (await server.lobby.find(table)).room
            async with playing(server.address, table, people):
                await until(lambda: room.table.seq > at_backup + 20)
            assert await server.lobby.log.published(0, 10)

    asyncio.run(run())


def test_what_was_backed_up_is_what_is_restored(database: str, other: str, tmp_path: Path) -> None:
    first, second = tmp_path / "first", tmp_path / "second"

    async def run() -> None:
        async with a_log(database) as log:
            await log.append("ä", entries(1, 2000), summary("ä"))
            await log.append("b", entries(1, 3), summary("b", listed=False, closed=True))
            await kept(database, first)
        await restored(other, first)
        assert await logs_in(database) == await logs_in(other)
        await kept(other, second)

    asyncio.run(run())
    assert (
        gzip.decompress(first.read_bytes()).splitlines()[1:-1]
        == gzip.decompress(second.read_bytes()).splitlines()[1:-1]
    )
    assert first.stat().st_mode & 0o777 == 0o600


def test_a_database_that_holds_something_is_replaced_only_by_who_says_so(database: str, tmp_path: Path) -> None:
    file = tmp_path / "backup"

    async def run() -> None:
        async with a_log(database) as log:
            await log.append("old", entries(1, 3), summary("old"))
            await kept(database, file)
            await log.append("new", entries(1, 3), summary("new"))
        with pytest.raises(TarockError, match="--replace"):
            await restored(database, file)
        assert set(await logs_in(database)) == {"old", "new"}
        await restored(database, file, replace=True)
        assert set(await logs_in(database)) == {"old"}

    asyncio.run(run())


def test_a_database_that_a_server_has_open_is_not_touched(database: str, tmp_path: Path) -> None:
    file = tmp_path / "backup"

    async def run() -> None:
        async with running(options_for(tmp_path, database=database)) as server:
            client = await Client.begin(server.address, "Ada")
            table = await client.open(THREE)
            async with client.connect(table) as seat:
                await seat.sit(0)
            await kept(database, file)
            with pytest.raises(TarockError, match="A server is running"):
                await restored(database, file, replace=True)
            assert len(await server.lobby.log.read(table)) > 0

    asyncio.run(run())


def flipped(data: bytes) -> bytes:
    text = bytearray(gzip.decompress(data))
    text[len(text) // 2] ^= 1
    return gzip.compress(bytes(text))


DAMAGES: dict[str, tuple[Callable[[bytes], bytes], str]] = {
    "one bit": (flipped, "damaged"),
    "its end is missing": (lambda data: data[:-20], "damaged"),
    "a line is missing": (
        lambda data: gzip.compress(b"".join(gzip.decompress(data).splitlines(keepends=True)[:-2])),
        "damaged",
    ),
    "another file": (lambda data: b"a letter to my aunt", "no backup"),
    "another packed file": (lambda data: gzip.compress(b"a letter to my aunt\n"), "no backup"),
    "nothing": (lambda data: b"", "no backup"),
    "a newer format": (
        lambda data: gzip.compress(gzip.decompress(data).replace(b'"format":1', b'"format":2')),
        "newer",
    ),
}


@pytest.mark.parametrize("damage", DAMAGES)
def test_a_backup_that_is_not_as_it_was_written_is_refused_and_nothing_has_changed(damage: str, tmp_path: Path) -> None:
    file, url = tmp_path / "backup", sqlite_url(tmp_path)
    change, said = DAMAGES[damage]

    async def run() -> None:
        async with a_log(url) as log:
            await log.append("a", entries(1, 50), summary("a"))
            await kept(url, file)
        file.write_bytes(change(file.read_bytes()))
        with pytest.raises(TarockError, match=said):
            await restored(url, file, replace=True)
        assert len((await logs_in(url))["a"]) == 50

    asyncio.run(run())


def test_a_restore_that_fails_in_the_middle_leaves_all_as_it_was(tmp_path: Path) -> None:
    """A digest proves who has written a file, not that its rows fit together."""
    file, url = tmp_path / "backup", sqlite_url(tmp_path)

    async def run() -> None:
        async with a_log(url) as log:
            await log.append("a", entries(1, 50), summary("a"))
            async with log.engine.connect() as connection:
                await connection.execute(text("PRAGMA foreign_keys=OFF"))
                await connection.execute(text("INSERT INTO participants VALUES ('ada', 'nowhere')"))
                await connection.commit()
            await kept(url, file)
        before = dump(tmp_path)
        with pytest.raises(TarockError, match="is as it was: FOREIGN KEY"):
            await restored(url, file, replace=True)
        assert dump(tmp_path) == before

    asyncio.run(run())


def dump(folder: Path) -> list[str]:
    with closing(sqlite3.connect(folder / "tarock.sqlite3")) as database:
        return list(database.iterdump())


def test_a_backup_of_an_older_version_is_brought_up_to_date(database: str, other: str, tmp_path: Path) -> None:
    file = tmp_path / "backup"
    opened = '{"e":"opened","owner":"ada"}'

    async def run() -> None:
        async with a_log(database) as log:
            await log.append("a", [Entry(1, "opened", opened, 1)], summary("a"))
            async with log.engine.begin() as connection:
                await connection.run_sync(lambda sync: command.downgrade(config(sync), "0001"))
            await kept(database, file)
        assert checked(file)[0].schema == "0001"
        await restored(other, file)
        async with a_log(other) as log:
            assert [each.id for each in await log.of_session("ada", 10)] == ["a"]

    asyncio.run(run())


def test_a_backup_of_a_newer_version_is_one_sentence(tmp_path: Path) -> None:
    file, url = tmp_path / "backup", sqlite_url(tmp_path)

    async def run() -> None:
        engine = open_engine(url)
        await migrate(engine)
        async with engine.begin() as connection:
            await connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))
        await engine.dispose()
        await kept(url, file)
        with pytest.raises(TarockError, match="newer tarock"):
            await restored(sqlite_url(tmp_path / ".."), file)

    asyncio.run(run())


def test_an_empty_database_cannot_be_backed_up(database: str, tmp_path: Path) -> None:
    with pytest.raises(TarockError, match="no server has ever used it"):
        asyncio.run(kept(database, tmp_path / "backup"))
    assert not (tmp_path / "backup").exists()


def test_a_disk_that_may_only_be_read_is_named_and_not_the_database(tmp_path: Path) -> None:
    async def write(file: Path) -> None:
        async with a_log(sqlite_url(tmp_path)):
            await kept(sqlite_url(tmp_path), file)

    with small_disk(tmp_path / "disk") as disk:
        forbid_writing(disk)
        with pytest.raises(TarockError, match=r"evening.backup cannot be written: Read-only file system"):
            asyncio.run(write(disk / "evening.backup"))
