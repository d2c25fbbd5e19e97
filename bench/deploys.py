"""How long a table stands still when its process is replaced, or dies: `python -m bench.deploys --tables 20`.

Two processes at one port, on a PostgreSQL of their own; pairs of people who act as soon as they may, after a quarter of
a second.  What is measured is the longest time between two acts at each table: undisturbed, while all processes are
replaced one after the other (SIGHUP), and when one of them is killed without a word.
"""

import argparse
import asyncio
import os
import signal
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable
from contextlib import AsyncExitStack
from functools import partial
from itertools import pairwise
from pathlib import Path
from random import Random

from bench.scale import PORT, SERVING, children
from bench.server import memory
from tarock.server.client import Client, Seat
from tarock.server.codes import Refusal
from tarock.server.evening.settings import Chair, Settings
from tests.server.databases import new_database, postgres
from tests.server.players import drawn

SETTINGS = Settings(ruleset="danish-hjoerring", chairs=(Chair(), Chair(), Chair(bot="novice")), pause=0, pace=0)
PACE = 0.25


async def play(seat: Seat, done: list[float], rng: Random) -> None:
    """Act whenever one may, and note when it was done."""
    async for frame in seat:
        offers = frame.you.hand.offers if frame.you is not None and frame.you.hand is not None else ()
        if not offers:
            continue
        await asyncio.sleep(PACE)
        try:
            await seat.act(frame, drawn(rng.choice(offers), rng))
        except Refusal:  # somebody was quicker, or a hidden card forbids it
            continue
        done.append(time.perf_counter())


async def seated(address: str, stack: AsyncExitStack) -> tuple[list[float], list[asyncio.Task[None]]]:
    """Let two people play; return when each of their acts was done, as a list that grows."""
    clients = [await Client.begin(address, f"Player {place}") for place in range(2)]
    table, done = await clients[0].open(SETTINGS), list[float]()
    tasks: list[asyncio.Task[None]] = []
    for place, client in enumerate(clients):
        seat = await stack.enter_async_context(client.connect(table))
        await seat.sit(place)
        tasks.append(asyncio.create_task(play(seat, done, Random(place))))
    return done, tasks


async def watched(tables: list[list[float]], seconds: float, happen: Callable[[], Awaitable[None]]) -> str:
    """Return the longest pause of each table while something happens."""
    begun = time.perf_counter()
    await happen()
    await asyncio.sleep(max(0, seconds - (time.perf_counter() - begun)))
    ended = time.perf_counter()
    pauses: list[float] = []
    for done in tables:
        moments = [begun, *(each for each in done if each > begun), ended]
        pauses.append(max(after - before for before, after in pairwise(moments)))
    pauses.sort()
    return f"half of the tables at most {pauses[len(pauses) // 2]:.1f} s, all at most {pauses[-1]:.1f} s"


async def replace_all(pid: int) -> None:
    """Replace all processes one after the other, and wait until that is done."""
    before = set(serving(pid))
    os.kill(pid, signal.SIGHUP)
    while before & set(serving(pid)):  # noqa: ASYNC110 - they are other processes
        await asyncio.sleep(0.2)


async def kill_one(pid: int) -> None:
    """Kill a process without a word."""
    os.kill(max(serving(pid)), signal.SIGKILL)


def serving(pid: int) -> list[int]:
    """Return the processes that serve, but for the one that looks after them."""
    return [each for each in children(pid) if _serves(each)]


def _serves(pid: int) -> bool:
    try:
        return b"spawn_main" in Path(f"/proc/{pid}/cmdline").read_bytes() and memory(pid) > SERVING
    except OSError:  # it has ended meanwhile
        return False


async def measure(tables: int, seconds: float, folder: Path) -> None:
    """Start everything, let people play and disturb them."""
    with postgres(folder / "database") as database:
        command = ("-m", "bench.scale", "--serve", str(PORT + 1), str(folder), new_database(database), "2")
        server = await asyncio.create_subprocess_exec(sys.executable, *command, stdout=asyncio.subprocess.PIPE)
        assert server.stdout is not None
        await server.stdout.readline()
        try:
            async with AsyncExitStack() as stack:
                found = [await seated(f"http://127.0.0.1:{PORT + 1}", stack) for _ in range(tables)]
                done = [each for each, _ in found]
                print("undisturbed:", await watched(done, seconds, partial(asyncio.sleep, 0)), flush=True)
                print("replaced:", await watched(done, seconds, partial(replace_all, server.pid)), flush=True)
                print("killed:", await watched(done, 2 * seconds, partial(kill_one, server.pid)), flush=True)
                for task in (task for _, tasks in found for task in tasks):
                    task.cancel()
        finally:
            server.terminate()
            await server.wait()


def main() -> None:
    """Read the command line and measure."""
    parser = argparse.ArgumentParser(description="Measure how long tables stand still in a deploy.")
    parser.add_argument("--tables", type=int, default=20)
    parser.add_argument("--seconds", type=float, default=10)
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        asyncio.run(measure(given.tables, given.seconds, Path(folder)))


if __name__ == "__main__":
    main()
