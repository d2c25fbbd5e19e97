"""Parties that play evening after evening, whatever happens to their server."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass
from functools import partial
from http.client import HTTPException
from random import Random
from typing import TypeVar

from tarock.server.client import Client
from tarock.server.codes import Code, Refusal
from tarock.server.evening.settings import Chair, Settings
from tests.server.players import Account, play
from tests.server.servers import PATIENCE, until

T = TypeVar("T")

PERSON, BOT = Chair(), Chair(bot="book")
TABLES = (
    Settings(ruleset="danish-hjoerring", chairs=(PERSON, PERSON, BOT), rounds=1, pause=0, pace=0),
    Settings(ruleset="danish-jensen-1989", chairs=(PERSON,) * 4, rounds=1, pause=0, pace=0),
    Settings(ruleset="koenigrufen-1900", chairs=(PERSON, BOT, PERSON, PERSON), rounds=1, pause=0, pace=0),
    Settings(
        ruleset="koenigrufen-mayr-2012", chairs=(PERSON, PERSON, BOT, BOT), mode="table", rounds=1, pause=0, pace=0
    ),
)


@dataclass(frozen=True)
class Evening:
    """A table, and who sat at which place."""

    table: str
    accounts: dict[int, Account]


class Party:
    """Some people who always play by the same settings."""

    def __init__(self, address: str, settings: Settings, seed: str) -> None:
        self.address = address
        self.settings = settings
        self.rng = Random(seed)
        self.evenings: list[Evening] = []

    @property
    def acknowledged(self) -> int:
        """How many acts were acknowledged."""
        accounts = [account for evening in self.evenings for account in evening.accounts.values()]
        return sum(len(account.acknowledged) for account in accounts)

    async def _guest(self, name: str) -> Client:
        return await _insisting(lambda: Client.begin(self.address, name))

    async def play(self, enough: asyncio.Event) -> None:
        """Play until it is enough, and then to the end of the evening."""
        places = [place for place, chair in enumerate(self.settings.chairs) if chair.bot is None]
        while not enough.is_set():  # with new guests each time: nobody opens so many tables in an hour
            clients = {place: await self._guest(f"Guest {place}") for place in places}
            owner = clients[places[0]]
            table = await _insisting(partial(owner.open, self.settings))
            evening = Evening(table, {place: Account() for place in places})
            self.evenings.append(evening)
            await self._evening(evening, clients)

    async def _evening(self, evening: Evening, clients: dict[int, Client]) -> None:
        async with AsyncExitStack() as stack, asyncio.TaskGroup() as group:
            for place, client in clients.items():
                seat = await stack.enter_async_context(client.connect(evening.table))
                await _insisting(partial(seat.sit, place))
                group.create_task(play(seat, Random(self.rng.random()), evening.accounts[place]))


async def _insisting(wanted: Callable[[], Awaitable[T]]) -> T:
    """Ask until a server answers that can keep something."""
    while True:
        try:
            return await wanted()
        except (OSError, HTTPException):
            await asyncio.sleep(0.05)
        except Refusal as refusal:
            if refusal.code not in {Code.STORAGE, Code.TRY_AGAIN}:
                raise
            await asyncio.sleep(0.05)


@asynccontextmanager
async def playing(parties: Sequence[Party]) -> AsyncIterator[None]:
    """Let parties play for as long as the test wants, and then to the end of their evenings."""
    enough = asyncio.Event()
    async with asyncio.TaskGroup() as group:
        tasks = [group.create_task(party.play(enough)) for party in parties]
        yield
        enough.set()
        await _over(tasks, parties)


async def _over(tasks: Sequence[asyncio.Task[None]], parties: Sequence[Party]) -> None:
    """Wait until all have played their evenings to the end.

    :raises TimeoutError: if nobody gets on any more.
    """
    before, waiting = -1, set(tasks)
    while waiting:
        _, waiting = await asyncio.wait(waiting, timeout=PATIENCE)
        acts = sum(party.acknowledged for party in parties)
        if waiting and acts == before:
            raise TimeoutError("nobody gets on any more")
        before = acts


async def some_acts(parties: Sequence[Party], number: int) -> None:
    """Wait until so many acts more were acknowledged."""
    goal = number + sum(party.acknowledged for party in parties)
    await until(lambda: sum(party.acknowledged for party in parties) >= goal)
