"""A rolling deploy: one server after the other is drained and replaced while people play, and nothing is lost."""

import asyncio
import os
from pathlib import Path
from random import Random

import pytest
from sqlalchemy import select

from tarock.server.evening.events import Acted, Away, decode
from tarock.server.store.engine import open_engine
from tarock.server.store.schema import events
from tests.server.doors import door_to
from tests.server.histories import check, explained
from tests.server.parties import TABLES, Party, playing, some_acts
from tests.server.processes import forked
from tests.server.servers import options_for, warm

MANY = int(os.environ.get("TAROCK_KILLS", "1000")) // 5
"""Restarts in the long test."""
HOUR = 3600


async def deploy(folder: Path, database: str, restarts: int, *, tables: int, ahead: int = 0) -> list[Party]:
    """Replace either of two servers many times, by one that is as new as it is old."""
    warm()
    rng = Random("deploys")
    options = options_for(folder, database=database, grace=30)
    parties: list[Party] = []
    async with (
        forked(options) as one,
        forked(options, ahead) as two,
        door_to((one, two), Random("door")) as address,
    ):
        parties += [Party(address, settings, f"party {number}") for number, settings in enumerate(TABLES[:tables])]
        async with explained(database, parties, (one, two)), playing(parties):
            for number in range(restarts):
                await some_acts(parties, rng.randrange(1, 40))
                server = (one, two)[number % 2]
                await server.is_serving()  # a deploy waits for the new one
                await server.end()
                await some_acts(parties, rng.randrange(1, 10))
                server.start()
    await check(database, parties)
    return parties


async def kept(database: str) -> list[object]:
    """Return all events of all tables."""
    engine = open_engine(database)
    async with engine.connect() as connection:
        found = (await connection.execute(select(events.c.payload))).all()
    await engine.dispose()
    return [decode(row[0]) for row in found]


def nobody_was_replaced(happened: list[object]) -> None:
    assert not [event for event in happened if isinstance(event, Away)], "who comes back at once was never away"
    assert [event for event in happened if isinstance(event, Acted)]


@pytest.mark.deals
def test_nothing_is_lost_when_servers_are_replaced(tmp_path: Path, shared_database: str) -> None:
    asyncio.run(deploy(tmp_path, shared_database, 3, tables=1))
    nobody_was_replaced(asyncio.run(kept(shared_database)))


@pytest.mark.long
def test_nothing_is_lost_when_servers_are_replaced_over_and_over(tmp_path: Path, shared_database: str) -> None:
    """The clocks of the two hosts differ by an hour, too."""
    asyncio.run(deploy(tmp_path, shared_database, MANY, tables=4, ahead=HOUR))
    nobody_was_replaced(asyncio.run(kept(shared_database)))
