"""The log of events, on both databases."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace
from pathlib import Path

import pytest
from alembic import command
from sqlalchemy import Connection, event, text
from sqlalchemy.exc import OperationalError

from tarock.core.errors import TarockError
from tarock.server.store.engine import open_engine, sqlite_url
from tarock.server.store.entries import Conflict, Entry, StoreError, Summary
from tarock.server.store.leases import Leases
from tarock.server.store.log import Log
from tarock.server.store.migrating import config, migrate
from tarock.server.store.pen import written
from tarock.server.store.people import Begun, People


def summary(table: str, changed: int = 1, *, listed: bool = True, closed: bool = False) -> Summary:
    return Summary(table, 1, changed, listed, closed, f'{{"id":"{table}"}}')


def entries(first: int, last: int) -> list[Entry]:
    return [Entry(seq, "said", f'{{"n":{seq}}}', 1000 + seq) for seq in range(first, last + 1)]


@asynccontextmanager
async def a_log(url: str) -> AsyncIterator[Log]:
    engine = open_engine(url)
    await migrate(engine)
    log = Log(engine)
    await log.start()
    try:
        yield log
    finally:
        await log.stop()


def test_what_is_appended_is_read_in_order(database: str) -> None:
    async def run() -> None:
        async with a_log(database) as log:
            await log.append("a", entries(1, 2), summary("a"))
            await log.append("a", entries(3, 5))
            assert entries(1, 5) == await log.read("a")
            assert entries(4, 5) == await log.read("a", after=3)
            assert await log.read("nothing") == []

    asyncio.run(run())


def test_what_can_wait_is_taken_along_by_the_next_act_unless_the_disk_has_rested(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def run() -> None:
        async with a_log(database) as log:
            await log.append("a", entries(1, 1), summary("a"), rides=True)  # nobody would take it along
            monkeypatch.setattr("tarock.server.store.log.RIDE", 3600)
            waiting = asyncio.create_task(log.append("b", entries(1, 1), summary("b"), rides=True))
            await asyncio.sleep(0)
            assert log.waiting == 1
            await log.append("a", entries(2, 2))
            await waiting
            assert [len(await log.read(table)) for table in "ab"] == [2, 1]
            last = asyncio.create_task(log.append("b", entries(2, 2), rides=True))
            await asyncio.sleep(0)
        await last  # who stops writes what is waiting

    asyncio.run(run())


def test_who_takes_along_what_is_refused_is_written_himself(tmp_path: Path) -> None:
    async def run() -> None:
        async with a_log(sqlite_url(tmp_path)) as log:
            people, ada = People(log.engine), Begun("ada", "", "Ada", 1, 2)
            await people.add(ada)
            again = asyncio.create_task(people.add(ada))
            await asyncio.sleep(0)
            await log.append("a", entries(1, 1), summary("a"))
            with pytest.raises(Conflict):
                await again
            assert entries(1, 1) == await log.read("a")

    asyncio.run(run())


@pytest.mark.parametrize("failure", [ValueError("a mistake of its own"), OperationalError("", {}, OSError("refused"))])
def test_what_rides_along_can_fail_in_any_way_and_nobody_else_notices(tmp_path: Path, failure: Exception) -> None:
    def work(connection: Connection) -> None:
        connection.execute(text("UPDATE sessions SET name = 'Bo'"))
        raise failure

    async def run() -> None:
        async with a_log(sqlite_url(tmp_path)) as log:
            people = People(log.engine)
            await people.add(Begun("ada", "", "Ada", 1, 2))
            riding = asyncio.create_task(written(log.engine, work))
            await asyncio.sleep(0)
            await log.append("a", entries(1, 1), summary("a"))
            with pytest.raises(type(failure)):
                await riding
            await log.append("a", entries(2, 2))
            assert entries(1, 2) == await log.read("a")
            assert await people.name("ada") == "Ada"  # nothing of it was written

    asyncio.run(run())


def test_whoever_else_writes_to_a_file_is_taken_along_by_the_log(tmp_path: Path) -> None:
    asked: list[str] = []

    async def run() -> None:
        async with a_log(sqlite_url(tmp_path)) as log:
            people = People(log.engine)
            event.listen(log.engine.sync_engine, "before_cursor_execute", lambda *told: asked.append(told[2]))
            begun = [Begun(f"{number}", "", "Ada", 1, 2) for number in range(9)]
            await asyncio.gather(log.append("a", entries(1, 2), summary("a")), *map(people.add, begun))
            with pytest.raises(Conflict):
                await people.add(begun[0])
            assert await people.write(text("UPDATE sessions SET name = 'Bo' WHERE id <> ''")) == 9
            assert [await people.name(each.id) for each in begun] == ["Bo"] * 9
        await people.add(Begun("alone", "", "Ada", 1, 2))  # nobody writes the log any more
        assert await people.name("alone") == "Ada"
        await log.engine.dispose()

    asyncio.run(run())
    writing = [statement for statement in asked if not statement.startswith("SELECT")]
    assert len(writing) == 1, writing


def test_of_two_who_write_the_same_number_one_is_refused_and_nothing_of_his_is_kept(database: str) -> None:
    async def run() -> None:
        async with a_log(database) as log:
            await log.append("a", entries(1, 3), summary("a"))
            with pytest.raises(Conflict):
                await log.append("a", entries(3, 4))
            assert entries(1, 3) == await log.read("a")

    asyncio.run(run())


def test_a_conflict_does_not_hurt_others_in_the_same_commit(database: str) -> None:
    async def run() -> None:
        async with a_log(database) as log:
            for table in "abc":
                await log.append(table, entries(1, 1), summary(table))
            jobs = [log.append("a", entries(2, 2)), log.append("b", entries(1, 1)), log.append("c", entries(2, 3))]
            answers = await asyncio.gather(*jobs, return_exceptions=True)
            assert [type(answer) for answer in answers] == [type(None), Conflict, type(None)]
            assert [len(await log.read(table)) for table in "abc"] == [2, 1, 3]

    asyncio.run(run())


def test_a_list_shows_open_tables_the_latest_first(database: str) -> None:
    async def run() -> None:
        async with a_log(database) as log:
            await log.append("old", entries(1, 1), summary("old", 1))
            await log.append("new", entries(1, 1), summary("new", 2))
            await log.append("hidden", entries(1, 1), summary("hidden", 3, listed=False))
            await log.append("over", entries(1, 1), summary("over", 4))
            await log.append("over", entries(2, 2), summary("over", 5, closed=True))
            assert [each.id for each in await log.listed(10, 9)] == ["new", "old"]
            await log.append("old", entries(2, 2), summary("old", 6))
            assert [each.id for each in await log.listed(1, 9)] == ["old"]

    asyncio.run(run())


def test_everybody_has_the_tables_that_he_owns_or_has_sat_at(database: str) -> None:
    async def run() -> None:
        async with a_log(database) as log:
            await log.append("a", entries(1, 1), replace(summary("a", 1), people=("ada",)))
            await log.append("b", entries(1, 1), replace(summary("b", 2), people=("bob",)))
            await log.append("b", entries(2, 2), replace(summary("b", 3, closed=True), people=("bob", "ada")))
            await log.append("b", entries(3, 3), replace(summary("b", 4), people=("bob",)))
            assert [each.id for each in await log.of_session("ada", 10)] == ["b", "a"]
            assert [each.id for each in await log.of_session("bob", 10)] == ["b"]
            assert await log.of_session("cid", 10) == []

    asyncio.run(run())


def test_a_migration_finds_the_people_of_the_tables_that_there_are(database: str) -> None:
    opened, sat = '{"e":"opened","owner":"ada"}', '{"e":"sat","place":1,"session":"bob"}'

    async def run() -> None:
        async with a_log(database) as log:
            await log.append("a", [Entry(1, "opened", opened, 1), Entry(2, "sat", sat, 2)], summary("a"))
            assert await log.of_session("bob", 10) == []
            async with log.engine.begin() as connection:
                await connection.run_sync(lambda sync: command.downgrade(config(sync), "0001"))
                await connection.run_sync(lambda sync: command.upgrade(config(sync), "head"))
            for person in ("ada", "bob"):
                assert [each.id for each in await log.of_session(person, 10)] == ["a"]

    asyncio.run(run())


def test_migrations_lead_to_the_tables_that_the_code_expects(database: str) -> None:
    """`alembic check` on both databases: each overlooks differences that the other sees."""

    async def run() -> None:
        engine = open_engine(database)
        await migrate(engine)
        await migrate(engine)
        async with engine.begin() as connection:
            await connection.run_sync(lambda sync: command.check(config(sync)))
            await connection.run_sync(lambda sync: command.downgrade(config(sync), "base"))
            await connection.run_sync(lambda sync: command.upgrade(config(sync), "head"))
        await engine.dispose()

    asyncio.run(run())


def test_servers_that_start_together_bring_an_empty_database_up_to_date_one_after_the_other(
    shared_database: str,
) -> None:
    async def run() -> None:
        engines = [open_engine(shared_database) for _ in range(4)]
        await asyncio.gather(*(migrate(engine) for engine in engines))
        for engine in engines:
            await engine.dispose()

    asyncio.run(run())


def test_a_lost_connection_is_opened_again(shared_database: str) -> None:
    async def run() -> None:
        async with a_log(shared_database) as log:
            await log.append("a", entries(1, 1), summary("a"))
            async with log.engine.connect() as other:
                ending = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid <> pg_backend_pid() "
                await other.execute(text(ending + "AND datname = current_database()"))
            with pytest.raises(StoreError):
                await log.append("a", entries(2, 2))
            await log.append("a", entries(2, 2))
            assert entries(1, 2) == await log.read("a")

    asyncio.run(run())


def test_a_lease_is_one_processs_until_it_expires_or_is_given_back(shared_database: str) -> None:
    async def run() -> None:
        async with a_log(shared_database) as log:
            await log.append("a", entries(1, 1), summary("a"))
            one, two = Leases(log.engine, "one", 10), Leases(log.engine, "two", 10)
            assert await one.take(["a"]) == {"a"}
            assert await two.take(["a"]) == set()
            assert await one.renew(["a"]) == {"a"}
            await pass_by(log, 9)
            assert await two.take(["a"]) == set()
            await pass_by(log, 2)
            assert await two.take(["a"]) == {"a"}
            assert await one.renew(["a"]) == set()
            await two.release_all()
            assert await one.take(["a"]) == {"a"}
            assert await one.renew([]) == set()
            assert await one.give(["a"], "two") == {"a"}
            assert await one.give(["a"], "one") == set()
            assert await two.renew(["a"]) == {"a"}
            await two.release(["a"])
            assert await one.take(["a"]) == {"a"}

    asyncio.run(run())


async def pass_by(log: Log, seconds: int) -> None:
    """Let time pass for every lease: the database's clock cannot be set."""
    async with log.engine.begin() as connection:
        for table in ("leases", "processes"):
            await connection.execute(text(f"UPDATE {table} SET expires_at = expires_at - {1000 * seconds}"))


def test_processes_know_of_each_other_until_they_end_or_die(shared_database: str) -> None:
    async def run() -> None:
        async with a_log(shared_database) as log:
            for table in "abc":
                await log.append(table, entries(1, 1), summary(table))
            one, two = Leases(log.engine, "one", 10), Leases(log.engine, "two", 10)
            await one.take(["a", "b", "c"])
            assert (await one.beat()).led == {"one": 3}
            found = await two.beat()
            assert found.led == {"one": 3, "two": 0}
            assert found.living == {"one", "two"}
            assert (await two.beat(ending=True)).led == {"one": 3}
            assert (await one.beat()).living == {"one", "two"}, "who is about to end is still there"
            await pass_by(log, 11)
            assert (await two.beat()).living == {"two"}
            await two.leave()
            assert (await one.beat()).living == {"one"}
            assert (await one.beat()).led == {"one": 0}, "a lease that is over counts no longer"

    asyncio.run(run())


def test_a_folder_that_cannot_be_written_to_is_one_sentence(tmp_path: Path) -> None:
    file = tmp_path / "file"
    file.write_text("")
    with pytest.raises(TarockError, match=r"the database .*tarock.sqlite3 cannot be used: Not a directory"):
        asyncio.run(migrate(open_engine(sqlite_url(file / "folder"))))


@pytest.mark.parametrize("url", ["nonsense", "mysql://host/name", "sqlite:///file"])
def test_an_unknown_database_is_one_sentence(url: str) -> None:
    with pytest.raises(TarockError, match=r"URL"):
        open_engine(url)
