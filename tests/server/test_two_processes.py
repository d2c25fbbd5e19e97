"""Several servers on one PostgreSQL share the tables."""

import asyncio
from contextlib import AsyncExitStack
from pathlib import Path
from random import Random

from sqlalchemy import text

from tarock.server.client import Client
from tarock.server.evening.settings import Chair, Settings
from tarock.server.keeping.snapshot import put_away
from tarock.server.store.engine import open_engine
from tests.server.players import Account, play
from tests.server.processes import started
from tests.server.servers import options_for, running, until


def test_people_at_two_servers_play_at_one_table(tmp_path: Path, shared_database: str) -> None:
    """One of them leads the table: it deals and asks the bot; the other one follows."""
    accounts = [Account() for _ in range(2)]

    async def run() -> None:
        options = options_for(tmp_path, database=shared_database)
        async with running(options) as one, running(options) as two, AsyncExitStack() as stack:
            servers = (one, two)
            clients = [await Client.begin(server.address, f"Player {n}") for n, server in enumerate(servers)]
            chairs = (Chair(), Chair(), Chair(bot="book"))
            settings = Settings(ruleset="danish-hjoerring", chairs=chairs, rounds=1, pause=0, pace=0)
            table = await clients[0].open(settings)
            seats = [await stack.enter_async_context(client.connect(table)) for client in clients]
            for place, seat in enumerate(seats):
                await seat.sit(place)
            playing = [play(seat, Random(place), accounts[place]) for place, seat in enumerate(seats)]
            async with asyncio.timeout(120):
                await asyncio.gather(*playing)
            leaders = [(await server.lobby.find(table)).leads for server in servers]
            assert leaders == [True, False]
            states = [(await server.lobby.find(table)).room.table for server in servers]
            await until(lambda: all(state.is_closed for state in states))
            assert put_away(states[0]) == put_away(states[1])  # each has put away what it has written itself

    asyncio.run(run())
    assert all(account.acknowledged for account in accounts)


def test_the_tables_of_a_killed_server_are_taken_over(tmp_path: Path, shared_database: str) -> None:
    accounts = [Account() for _ in range(2)]

    async def run() -> None:
        options = options_for(tmp_path, database=shared_database, lease=1, grace=2)
        async with running(options) as staying, started(tmp_path, shared_database) as dying, AsyncExitStack() as stack:
            lost = await Client.begin(dying.address, "Lost")
            kept = await Client.begin(staying.address, "Kept")
            chairs = (Chair(), Chair(), Chair(bot="book"))
            settings = Settings(ruleset="danish-hjoerring", chairs=chairs, rounds=1, pause=0, pace=0)
            table = await lost.open(settings)
            seats = [await stack.enter_async_context(client.connect(table)) for client in (lost, kept)]
            for place, seat in enumerate(seats):
                await seat.sit(place)
            authority = await staying.lobby.find(table)
            await until(lambda: bool(authority.room.table.running))
            leads = [authority.leads]
            playing = [
                asyncio.create_task(play(seat, Random(place), accounts[place])) for place, seat in enumerate(seats)
            ]
            await until(lambda: len(accounts[1].acknowledged) > 5)
            await dying.kill()
            async with asyncio.timeout(120):
                await playing[1]
            playing[0].cancel()
            assert [*leads, authority.leads] == [False, True]
            assert authority.room.table.places[0].away, "a bot has stood in for whoever was connected to the other"

    asyncio.run(run())


def test_a_database_that_hangs_up_on_everybody_is_called_again(tmp_path: Path, shared_database: str) -> None:
    """As when PostgreSQL is restarted: every connection ends, those for notices too."""
    accounts = [Account() for _ in range(2)]

    async def run() -> None:
        options = options_for(tmp_path, database=shared_database, lease=1)
        async with running(options) as one, running(options) as two, AsyncExitStack() as stack:
            clients = [await Client.begin(server.address, f"Player {n}") for n, server in enumerate((one, two))]
            chairs = (Chair(), Chair(), Chair(bot="book"))
            settings = Settings(ruleset="danish-hjoerring", chairs=chairs, rounds=1, pause=0, pace=0)
            table = await clients[0].open(settings)
            seats = [await stack.enter_async_context(client.connect(table)) for client in clients]
            for place, seat in enumerate(seats):
                await seat.sit(place)
            playing = [
                asyncio.create_task(play(seat, Random(place), accounts[place])) for place, seat in enumerate(seats)
            ]
            for acts in (3, 8, 14):
                await until(lambda acts=acts: len(accounts[1].acknowledged) >= acts)  # type: ignore[misc]
                await hang_up(shared_database)
            async with asyncio.timeout(180):
                await asyncio.gather(*playing)
            states = [(await server.lobby.find(table)).room.table for server in (one, two)]
            assert put_away(states[0]) == put_away(states[1])

    asyncio.run(run())
    for account in accounts:
        answered = [state for state, _ in account.acknowledged]
        assert len(answered) == len(set(answered)), "no position is answered twice"


async def hang_up(url: str) -> None:
    """End all connections to a database."""
    engine = open_engine(url)
    async with engine.connect() as connection:
        others = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid <> pg_backend_pid()"
        await connection.execute(text(f"{others} AND datname = current_database()"))
    await engine.dispose()
