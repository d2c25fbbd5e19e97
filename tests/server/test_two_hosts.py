"""Two hosts and a database on a third: each may die, be cut off or be replaced, and nothing is lost or done twice."""

import asyncio
import os
import time
from collections.abc import Awaitable, Callable
from dataclasses import replace
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

import pytest

from tests.server.doors import door_to
from tests.server.histories import check, explained
from tests.server.hosts import Host, enter, move_database, why_not, wired
from tests.server.parties import TABLES, Party, playing, some_acts
from tests.server.processes import Fork, forked
from tests.server.servers import options_for, warm

MANY = int(os.environ.get("TAROCK_KILLS", "1000")) // 25
"""Accidents in the long test; after most of them a lease must be over first."""
SILENCE = 5.0
"""Seconds after which a proxy gives up a server that says nothing: a host that is cut off hangs up on nobody."""

Accident = Callable[[Fork, Host], Awaitable[None]]


async def killed(server: Fork, _host: Host) -> None:
    """Power fails."""
    await server.kill()
    await asyncio.sleep(1)
    server.start()


async def cut_off(_server: Fork, host: Host) -> None:
    """Somebody pulls the cable for longer than a lease lasts, and puts it back: the server itself goes on."""
    host.unplug()
    await asyncio.sleep(4)
    host.plug()


async def replaced(server: Fork, _host: Host) -> None:
    """A deploy drains the server, and starts another one."""
    await server.end()
    server.start()


async def live(folder: Path, postgres: Any, accidents: int) -> tuple[int, list[float]]:  # noqa: ANN401 - pgserver
    """Let people play at two hosts, and one accident follow the other.

    :returns: how many acts were acknowledged, and after each accident the seconds until somebody else could act.
    """
    warm()
    rng, waits, parties = Random("two hosts"), list[float](), list[Party]()
    with wired(3) as (first, second, third):
        database = move_database(postgres, third)
        servers = {}
        for host in (first, second):  # each with a disk of its own, and the key that all share
            (folder / host.namespace).mkdir()
            options = replace(options_for(folder / host.namespace, database=database, lease=2, grace=30), key=b"k" * 32)
            servers[host] = forked(options, 0, host.address, partial(enter, host.namespace))
        async with servers[first] as one, servers[second] as two:
            for server in (one, two):
                await server.is_serving()
            async with door_to((one, two), Random("door"), SILENCE) as address:
                parties += [Party(address, settings, f"party {n}") for n, settings in enumerate(TABLES)]
                async with explained(database, parties, (one, two)), playing(parties):
                    for number in range(accidents):
                        await some_acts(parties, rng.randrange(5, 40))
                        server, host = ((one, first), (two, second))[number % 2]
                        kinds: tuple[Accident, ...] = (killed, cut_off, replaced, database_gone(third))
                        begun = time.monotonic()
                        await kinds[number // 2 % 4](server, host)
                        await some_acts(parties, 4)
                        waits.append(time.monotonic() - begun)
                        await server.is_serving()
            await check(database, parties)
    return sum(party.acknowledged for party in parties), waits


def database_gone(host: Host) -> Accident:
    """Return the accident that nobody reaches the database for a while."""

    async def gone(_server: Fork, _host: Host) -> None:
        host.unplug()
        await asyncio.sleep(2)
        host.plug()

    return gone


@pytest.mark.long
def test_nothing_is_lost_when_hosts_die_are_cut_off_and_replaced(
    tmp_path: Path, own_postgres: object, capsys: pytest.CaptureFixture[str]
) -> None:
    reason = why_not()
    if reason is not None:
        pytest.skip(reason)
    acts, waits = asyncio.run(live(tmp_path, own_postgres, max(8, MANY)))
    longest = sorted(waits)
    with capsys.disabled():
        said = f"{len(waits)} accidents, {acts} acts, going on after {longest[len(waits) // 2]:.1f} s, at most"
        print(f"{said} {longest[-1]:.1f} s")  # noqa: T201 - the figures of bench/results.md
