"""A full house under attack: `python -m bench.beside --tables 1000 --seconds 15`.

Every table has four people from an address of its own, of whom one acts every second, as in `bench.server`; the server
has its usual limits.  What an act takes until all four have it is measured while nothing else happens, and while one
other address does everything that `bench.attackers` knows.
"""

import argparse
import asyncio
import gc
import json
import os
import sys
import tempfile
import time
from collections.abc import Sequence
from random import Random

import httpx
from uvloop import new_event_loop
from websockets.asyncio.client import connect

from bench.attack import GENTLE, percentiles
from bench.server import CLOCK_TICKS, BusyTable, Player, memory, process_seconds

TABLE = {"ruleset": "koenigrufen-mayr-2012", "chairs": [{}] * 4, "pause": 0}
DEALT = 7
"""The first event after which four people play: opened, four sat, promised, dealt."""


async def seated(address: str, number: int, rng: Random) -> BusyTable:
    """Open a table and seat four people at it, from an address of their own."""
    source = f"127.{1 + number // 250}.{number % 250}.1"
    transport = httpx.AsyncHTTPTransport(local_address=source)
    async with httpx.AsyncClient(base_url=address, transport=transport, timeout=120) as http:
        begun = [await http.post("/api/sessions", json={"name": f"P {place}", "program": True}) for place in range(4)]
        tokens = [answer.json()["token"] for answer in begun]
        headers = {"authorization": f"Bearer {tokens[0]}"}
        table = (await http.post("/api/tables", json=TABLE, headers=headers)).json()["id"]
    where = f"ws{address.removeprefix('http')}/api/tables/{table}/socket"
    players: list[Player] = []
    for place, token in enumerate(tokens):
        socket = await connect(where, compression=None, local_addr=(source, 0), open_timeout=120)
        await socket.send(json.dumps({"t": "hello", "protocol": 2, "token": token}))
        await socket.send(json.dumps({"t": "sit", "id": 1, "place": place}))
        players.append(Player(socket))
    return BusyTable(players, rng)


async def played(tables: Sequence[BusyTable], seconds: float, pid: int) -> tuple[str, float]:
    """Let everybody play for a while; return what an act took, and its 99th percentile."""
    for table in tables:
        table.times.clear()
    before, end = process_seconds(pid), time.perf_counter() + seconds
    await asyncio.gather(*(table.play(end) for table in tables))
    times = [took for table in tables for took in table.times]
    p50, p99 = percentiles(times)
    used = 1000 * (process_seconds(pid) - before) / max(1, len(times))
    return f"{len(times)} acts, p50 {p50:.1f} ms, p99 {p99:.1f} ms, {used:.2f} ms of processor an act", p99


async def measure(number: int, seconds: float, port: int) -> None:
    """Start a server, fill it, attack it and end it."""
    with tempfile.TemporaryDirectory() as folder:
        command = (sys.executable, "-m", "tarock", "serve", "--port", str(port), "--data", folder)
        pipe = asyncio.subprocess.PIPE
        server = await asyncio.create_subprocess_exec(*command, "--log-level", "error", stdout=pipe)
        assert server.stdout is not None
        await server.stdout.readline()
        address, rng = f"http://127.0.0.1:{port}", Random(1)
        listening: list[asyncio.Task[None]] = []
        try:
            tables: list[BusyTable] = []
            for each in range(number):
                table = await seated(address, each, rng)
                listening += [asyncio.create_task(player.listen()) for player in table.players]
                await table.players[0].has(DEALT)
                tables.append(table)
            gc.freeze()  # what measures must not stand still itself
            gc.disable()
            await show(tables, seconds, address, server.pid)
        finally:
            for task in listening:
                task.cancel()
            await asyncio.gather(*listening, return_exceptions=True)
            server.terminate()
            await server.wait()


async def show(tables: Sequence[BusyTable], seconds: float, address: str, pid: int) -> None:
    """Print what an act took, quiet and under attack."""
    quiet, before = await played(tables, seconds, pid)
    print(f"{len(tables)} tables, quiet: {quiet}", flush=True)
    command = ("nice", "-n", str(GENTLE), sys.executable, "-m", "bench.attackers", "everything", address)
    pipe = asyncio.subprocess.PIPE
    attackers = await asyncio.create_subprocess_exec(*command, stdin=pipe, stdout=pipe)
    assert attackers.stdin is not None
    assert attackers.stdout is not None
    await attackers.stdout.readline()
    attackers.stdin.write(b"go\n")
    attacked, during = await played(tables, seconds, pid)
    attackers.stdin.close()
    answers = json.loads(await attackers.stdout.readline())["answers"]
    await attackers.wait()
    print(f"attacked: {attacked}; p99 {during / before:.1f} times; server {memory(pid)} MB")
    print(f"answers: {answers}")


def main() -> None:
    """Read the command line and measure."""
    parser = argparse.ArgumentParser(description="Measure a full house under attack.")
    parser.add_argument("--tables", type=int, default=1000)
    parser.add_argument("--seconds", type=float, default=15)
    parser.add_argument("--port", type=int, default=18_790)
    given = parser.parse_args()
    assert os.sysconf("SC_CLK_TCK") == CLOCK_TICKS
    with asyncio.Runner(loop_factory=new_event_loop) as runner:
        runner.run(measure(given.tables, given.seconds, given.port))


if __name__ == "__main__":
    main()
