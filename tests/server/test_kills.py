"""A server that is killed at any moment loses nothing that it has acknowledged, and does nothing twice."""

import asyncio
from contextlib import AsyncExitStack
from pathlib import Path
from random import Random

from tarock.server.client import Client
from tarock.server.evening.events import Acted, decode
from tarock.server.evening.fold import refold
from tarock.server.evening.settings import Chair, Settings
from tarock.server.store.engine import open_engine, sqlite_url
from tarock.server.store.entries import Entry
from tarock.server.store.log import Log
from tests.server.players import Account, play
from tests.server.processes import started

KILLS = 4


def test_a_table_survives_kill_9_and_its_clients_go_on_by_themselves(tmp_path: Path) -> None:
    rng = Random("kills")
    accounts = [Account() for _ in range(3)]

    async def run() -> list[Entry]:
        async with started(tmp_path) as server, AsyncExitStack() as stack:
            clients = [await Client.begin(server.address, f"Player {place}") for place in range(3)]
            chairs = (Chair(), Chair(), Chair(), Chair(bot="book"))
            settings = Settings(ruleset="danish-hjoerring", chairs=chairs, rounds=2, pause=0, pace=0)
            table = await clients[0].open(settings)
            seats = [await stack.enter_async_context(client.connect(table)) for client in clients]
            for place, seat in enumerate(seats):
                await seat.sit(place)
            playing = [
                asyncio.create_task(play(seat, Random(place), accounts[place])) for place, seat in enumerate(seats)
            ]
            for _ in range(KILLS):
                goal = len([done for account in accounts for done in account.acknowledged]) + rng.randrange(5, 25)
                while len([done for account in accounts for done in account.acknowledged]) < goal:
                    await asyncio.sleep(0.002)
                    if all(task.done() for task in playing):
                        break
                await server.kill()
                await server.start()
            async with asyncio.timeout(240):
                await asyncio.gather(*playing)
            log = Log(open_engine(sqlite_url(tmp_path)))
            entries = await log.read(table)
            await log.engine.dispose()
            return entries

    entries = asyncio.run(run())
    events = {entry.seq: decode(entry.payload) for entry in entries}
    assert list(events) == list(range(1, len(entries) + 1))
    final = refold((decode(entry.payload), entry.at) for entry in entries)
    assert final is not None
    assert final.is_closed
    for account in accounts:
        answered = [state for state, _ in account.acknowledged]
        assert len(answered) == len(set(answered)), "no position is answered twice"
        assert all(isinstance(events[seq], Acted) for _, seq in account.acknowledged)
    assert sum(len(account.acknowledged) for account in accounts) > 60
