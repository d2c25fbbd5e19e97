"""A server that is killed at any moment loses nothing that it has acknowledged, and does nothing twice."""

import asyncio
import os
import signal
from itertools import count
from pathlib import Path
from random import Random

import pytest
from sqlalchemy import event

from tarock.server.store.engine import open_engine, sqlite_url
from tarock.server.store.migrating import migrate
from tests.server.histories import check, explained
from tests.server.parties import TABLES, Party, playing, some_acts
from tests.server.processes import FORKS, forked, started
from tests.server.servers import options_for, warm

MANY = int(os.environ.get("TAROCK_KILLS", "1000"))
"""Kills in the long test."""


@pytest.mark.deals
def test_nothing_is_lost_when_the_server_is_killed_ten_times(tmp_path: Path) -> None:
    asyncio.run(campaign(tmp_path, 10))


@pytest.mark.long
def test_nothing_is_lost_when_the_server_is_killed_over_and_over(tmp_path: Path) -> None:
    asyncio.run(campaign(tmp_path, MANY))


async def campaign(folder: Path, kills: int) -> None:
    """Kill a server many times while people and bots play at several tables."""
    warm()
    parties: list[Party] = []
    async with forked(options_for(folder)) as server, explained(sqlite_url(folder), parties, [server]):
        parties += [Party(server.address, settings, f"party {number}") for number, settings in enumerate(TABLES)]
        async with playing(parties):
            rng = Random("kills")
            for _ in range(kills):
                await some_moment(rng, parties)
                await server.kill()
                server.start()
    await check(sqlite_url(folder), parties)


async def some_moment(rng: Random, parties: list[Party]) -> None:
    """Wait for a random moment: mostly while cards are played, at times while the server starts."""
    if rng.random() < 0.8:
        await some_acts(parties, rng.randrange(1, 40))
    await asyncio.sleep(rng.random() * 0.1)


@pytest.mark.parametrize("step", [pytest.param(1, marks=pytest.mark.long), 8])
def test_a_server_killed_in_its_first_start_leaves_a_database_that_the_next_can_use(step: int, tmp_path: Path) -> None:
    """Whichever statement of bringing the database up to date was the last: each of them, or every so many."""
    statements = -step
    killed = True
    while killed:
        statements += step
        folder = tmp_path / str(statements)
        folder.mkdir()
        process = FORKS.Process(target=_migrate_and_be_killed, args=(sqlite_url(folder), statements))
        process.start()
        process.join()
        asyncio.run(_migrate(sqlite_url(folder)))
        killed = process.exitcode != 0  # or there were no more statements than that
    assert statements > 5


async def _migrate(database: str) -> None:
    engine = open_engine(database)
    try:
        await migrate(engine)
    finally:
        await engine.dispose()


def _migrate_and_be_killed(database: str, statements: int) -> None:
    """Bring a database up to date, but be killed after so many statements, each of which was executed."""
    executed = count(1)

    def after_each(*_statement: object) -> None:
        if next(executed) > statements:
            os.kill(os.getpid(), signal.SIGKILL)

    async def run() -> None:
        engine = open_engine(database)
        event.listen(engine.sync_engine, "before_cursor_execute", after_each)
        await migrate(engine)

    asyncio.run(run())


def test_the_command_survives_kill_9_and_its_clients_go_on_by_themselves(tmp_path: Path) -> None:
    """The same with `tarock serve` as people start it."""

    async def run() -> None:
        async with started(tmp_path) as server:
            parties = [Party(server.address, TABLES[0], "command")]
            async with playing(parties):
                for acts in (5, 12, 3):
                    await some_acts(parties, acts)
                    await server.kill()
                    await server.start()
        await check(sqlite_url(tmp_path), parties)

    asyncio.run(run())
