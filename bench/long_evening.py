"""How long a table takes to be back after a restart, by how many deals it has played, and how long others wait.

    python -m bench.long_evening [--deals 1,100,1000,3695] [--ruleset koenigrufen-turnier]

Bots that only know the rules play.  Each evening is read twice: as an earlier version left it, with nothing beside its
log, and again from its snapshot; meanwhile a task of the same loop measures how long it had to wait for its turn.
"""

import argparse
import asyncio
import tempfile
import time
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import TypeVar

from tarock.bots.levels import SIMPLEST
from tarock.server.evening import events
from tarock.server.evening.events import Event, encode, kind_of
from tarock.server.evening.families import raw_act
from tarock.server.evening.fold import begin, fold
from tarock.server.evening.settings import Chair, Settings
from tarock.server.evening.sheet import sheet_of
from tarock.server.evening.sights import LAW
from tarock.server.evening.state import TableState
from tarock.server.evening.summary import summary_of
from tarock.server.keeping.loading import load
from tarock.server.keeping.past import PastOf
from tarock.server.keeping.snapshot import put_away
from tarock.server.levels import player
from tarock.server.store.engine import open_engine, sqlite_url
from tarock.server.store.entries import Entry
from tarock.server.store.log import Log
from tarock.server.store.migrating import migrate

T = TypeVar("T")
BATCH = 20_000


@dataclass(slots=True)
class Waiting:
    """The longest time that something else on the loop had to wait, in milliseconds."""

    longest: float = 0

    async def measure(self) -> None:
        """Take turns, for ever."""
        while True:
            before = time.perf_counter()
            await asyncio.sleep(0)
            self.longest = max(self.longest, (time.perf_counter() - before) * 1000)


def evening(ruleset: str, deals: int) -> tuple[list[Event], TableState]:
    """Return what happens on an evening on which so many deals are played."""
    chairs = (Chair(), *(Chair(bot="book"),) * 3)
    opened = events.Opened("long", "owner", Settings(ruleset=ruleset, chairs=chairs), 0, ("", "B", "C", "D"), LAW)
    log: list[Event] = [opened]
    table, rng = begin(opened, 0), Random(1)
    bot = player(SIMPLEST, table.ruleset.family)

    def happen(event: Event) -> None:
        nonlocal table
        table = fold(table, event, len(log))
        log.append(event)

    happen(events.Sat(0, "ada", "Ada"))
    for number in range(deals):
        happen(events.Dealt(0, f"deal {number}", "promised"))
        while table.running:
            game = table.running[0]
            assert game.deal.turn is not None
            seat = game.deal.turn
            action = bot.act(game.deal.view(seat), rng, {}).action
            happen(events.Acted(0, seat, raw_act(table.ruleset, action)))
        table = put_away(table)
    return log, table


async def measured(work: Callable[[], Awaitable[T]]) -> tuple[T, float, float]:
    """Return what something gives, how long it takes and how long others had to wait, in milliseconds."""
    waiting = Waiting()
    task = asyncio.create_task(waiting.measure())
    await asyncio.sleep(0.05)
    waiting.longest = 0
    before = time.perf_counter()
    found = await work()
    took = (time.perf_counter() - before) * 1000
    task.cancel()
    return found, took, waiting.longest


async def one(folder: Path, ruleset: str, deals: int) -> list[str]:
    """Measure an evening of so many deals."""
    happened, table = evening(ruleset, deals)
    engine = open_engine(sqlite_url(folder))
    await migrate(engine)
    log = Log(engine)
    await log.start()
    entries = [Entry(seq, kind_of(event), encode(event).decode(), seq) for seq, event in enumerate(happened, 1)]
    for first in range(0, len(entries), BATCH):
        await log.append("long", entries[first : first + BATCH], summary_of(table) if first == 0 else None)

    async def read() -> TableState:
        found = await load(log, "long")
        assert found is not None
        return found

    async def sheet() -> object:
        return sheet_of(state, await PastOf(log, state).lines())

    async def listed() -> object:
        return await PastOf(log, state).listed()

    _, first_read, first_wait = await measured(read)
    state, took, waited = await measured(read)
    _, sheet_took, sheet_waited = await measured(sheet)
    _, list_took, list_waited = await measured(listed)
    await log.stop()
    assert state.deals == deals
    times = (first_read, first_wait, took, waited, sheet_took, sheet_waited, list_took, list_waited)
    return [f"{deals:,}", f"{len(happened):,}", *(f"{each:,.1f}" for each in times)]


async def main() -> None:
    """Measure evenings of some lengths."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--deals", default="1,100,1000,3695")
    parser.add_argument("--ruleset", default="koenigrufen-turnier")
    options = parser.parse_args()
    rows: list[list[str]] = []
    for deals in map(int, options.deals.split(",")):
        with tempfile.TemporaryDirectory() as folder:
            rows.append(await one(Path(folder), options.ruleset, deals))
    head = ["deals", "events", "first", "others", "again", "others", "sheet", "others", "list", "others"]
    print("\n".join(" | ".join(row) for row in [head, *rows]))


if __name__ == "__main__":
    asyncio.run(main())
