"""One program at a time has a data folder; and whether its database answers is said in time."""

import asyncio
import os
import sqlite3
from contextlib import closing
from pathlib import Path

import httpx
import pytest

from tarock.core.errors import TarockError
from tarock.server.store.answering import Answering
from tarock.server.store.engine import open_engine, sqlite_url
from tarock.server.store.holding import held, is_held
from tarock.server.store.migrating import migrate
from tests.server.processes import started
from tests.server.servers import options_for, running
from tests.server.test_serving import is_one_sentence, serve


def test_a_second_server_on_a_folder_is_one_sentence_until_the_first_is_killed(tmp_path: Path) -> None:
    async def run() -> None:
        async with started(tmp_path) as server:
            assert is_held(tmp_path, None)
            second = await asyncio.to_thread(serve, "--port", "0", "--data", str(tmp_path))
            is_one_sentence(second, "another tarock serve has this folder")
            async with httpx.AsyncClient(base_url=server.address) as http:
                assert (await http.get("/health")).status_code == 200
            await server.kill()

    asyncio.run(run())
    assert not is_held(tmp_path, None)
    with held(tmp_path, None):
        assert is_held(tmp_path, None)


@pytest.mark.skipif(os.name != "posix", reason="other systems have no such rights")
def test_a_new_database_is_for_its_owner_alone(tmp_path: Path) -> None:
    def others_may() -> list[int]:
        return [file.stat().st_mode & 0o077 for file in tmp_path.glob("tarock.sqlite3*")]

    async def run() -> list[int]:
        async with started(tmp_path):
            return await asyncio.to_thread(others_may)

    found = asyncio.run(run())
    assert found
    assert not any(found)


def test_the_file_counts_and_not_what_it_is_called(tmp_path: Path) -> None:
    with (
        held(tmp_path, None),
        pytest.raises(TarockError, match="another tarock serve"),
        held(tmp_path / "elsewhere", sqlite_url(tmp_path)),
    ):
        raise AssertionError
    for shared in ("postgresql://ada@127.0.0.1:1/a", "nonsense"):
        with held(tmp_path, shared), held(tmp_path, shared):
            assert not is_held(tmp_path, shared)


def test_a_folder_that_is_none_is_one_sentence(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("no folder")
    with pytest.raises(TarockError, match="cannot be used as the data folder"), held(tmp_path / "file", None):
        raise AssertionError


@pytest.mark.parametrize(
    ("statements", "trouble"),
    [(("BEGIN IMMEDIATE",), {"locked", "slow"}), (("PRAGMA locking_mode=EXCLUSIVE", "BEGIN EXCLUSIVE"), {"slow"})],
)
def test_health_says_in_time_that_the_database_is_locked(
    statements: tuple[str, ...], trouble: set[str], tmp_path: Path
) -> None:
    async def run() -> None:
        async with (
            running(options_for(tmp_path)) as server,
            httpx.AsyncClient(base_url=server.address) as http,
        ):
            server.lobby.log.answering.patience = 1.2
            await server.lobby.log.engine.dispose()  # a file that others have open cannot be locked for all of them
            with closing(sqlite3.connect(tmp_path / "tarock.sqlite3", isolation_level=None)) as other:
                for statement in statements:
                    other.execute(statement)
                answers = await asyncio.gather(*(http.get("/health", timeout=4) for _ in range(3)))
                for answer in answers:
                    assert answer.status_code == 503
                    assert answer.json()["status"] == "no database"
                    assert answer.json()["database"] in trouble
            server.lobby.log.answering.patience = 10
            assert (await http.get("/health")).json()["status"] == "well"

    asyncio.run(run())


def test_a_database_that_is_gone_is_unreachable(tmp_path: Path) -> None:
    async def run() -> None:
        engine = open_engine(sqlite_url(tmp_path))
        await migrate(engine)
        answering = Answering(engine)
        assert await answering.trouble() is None
        gone = open_engine("postgresql://ada@127.0.0.1:1/a")
        assert await Answering(gone).trouble() == "unreachable"
        await gone.dispose()
        await engine.dispose()

    asyncio.run(run())
