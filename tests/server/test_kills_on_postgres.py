"""Two servers on one PostgreSQL: each of the three may be killed at any moment, and nothing is lost or done twice."""

import asyncio
import os
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Any

import pytest

from tests.server.databases import crash, new_database
from tests.server.doors import door_to
from tests.server.histories import check, explained
from tests.server.parties import TABLES, Party, playing, some_acts
from tests.server.processes import Fork, forked
from tests.server.servers import options_for, warm

MANY = int(os.environ.get("TAROCK_KILLS", "1000")) // 5
"""Kills in the long tests, where each takes longer than with a file: a lease must be over first."""


@dataclass(frozen=True)
class Cluster:
    """Two servers, and parties who play at either."""

    servers: tuple[Fork, Fork]
    parties: list[Party]


@asynccontextmanager
async def a_cluster(folder: Path, database: str) -> AsyncIterator[Cluster]:
    """Let people and bots play at two servers; at the end hold all that they were told to the log."""
    warm()
    options = options_for(folder, database=database, lease=1)
    parties: list[Party] = []
    async with forked(options) as one, forked(options) as two, door_to((one, two), Random("door")) as address:
        parties += [Party(address, settings, f"party {number}") for number, settings in enumerate(TABLES)]
        async with explained(database, parties, (one, two)), playing(parties):
            yield Cluster((one, two), parties)
    await check(database, parties)


async def kill_servers(folder: Path, database: str, kills: int) -> None:
    """Kill either of two servers many times: its tables go on at the other, and its people go there by themselves."""
    rng = Random("two servers")
    async with a_cluster(folder, database) as cluster:
        for _ in range(kills):
            await some_acts(cluster.parties, rng.randrange(1, 40))
            victim = rng.choice(cluster.servers)
            await victim.kill()
            await some_acts(cluster.parties, rng.randrange(1, 40))
            victim.start()


async def crash_database(folder: Path, server: Any, crashes: int) -> None:  # noqa: ANN401 - pgserver comes without types
    """Crash the PostgreSQL many times while two servers use it."""
    rng = Random("database")
    async with a_cluster(folder, new_database(server)) as cluster:
        for each in cluster.servers:  # one that has still to start cannot do without its database, and ends
            await each.is_serving()
        for _ in range(crashes):
            await some_acts(cluster.parties, rng.randrange(1, 60))
            await asyncio.to_thread(crash, server)


@pytest.mark.deals
def test_nothing_is_lost_when_either_of_two_servers_is_killed(tmp_path: Path, shared_database: str) -> None:
    asyncio.run(kill_servers(tmp_path, shared_database, 8))


@pytest.mark.deals
def test_nothing_is_lost_when_the_database_crashes(tmp_path: Path, own_postgres: object) -> None:
    asyncio.run(crash_database(tmp_path, own_postgres, 4))


@pytest.mark.long
def test_nothing_is_lost_when_two_servers_are_killed_over_and_over(tmp_path: Path, shared_database: str) -> None:
    asyncio.run(kill_servers(tmp_path, shared_database, MANY))


@pytest.mark.long
def test_nothing_is_lost_when_the_database_crashes_over_and_over(tmp_path: Path, own_postgres: object) -> None:
    asyncio.run(crash_database(tmp_path, own_postgres, MANY // 4))
