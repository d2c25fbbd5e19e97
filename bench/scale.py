"""How much several processes carry: `python -m bench.scale --runs 1x50,1x100,2x100 --seconds 10`.

Each run has a PostgreSQL of its own, so many processes at one port, and so many tables of four people who act once a
second.  What counts are ratios within one run of this program: the clients and the database share the processors.
"""

import argparse
import asyncio
import gc
import json
import os
import sys
import tempfile
import time
from contextlib import ExitStack
from pathlib import Path
from random import Random

import asyncpg  # pyright: ignore[reportMissingTypeStubs] - it comes without types
from uvloop import new_event_loop
from websockets.asyncio.client import connect

from bench.server import CLOCK_TICKS, SEQ, SETTINGS, BusyTable, Player, memory, process_seconds
from tarock.server import logs
from tarock.server.client import Client
from tarock.server.options import Options
from tarock.server.serving import serve
from tests.server.databases import new_database, postgres

PORT = 18_510
SERVING = 50
"""Megabytes above which a process serves, and does not only look after others."""
WHO = ("server", "database", "clients")
DEALT = 11
"""The first deal of four people: opened, four sat, promised, four mixed, dealt."""


class MixingPlayer(Player):
    """Adds to every deal, as every real client does."""

    async def listen(self) -> None:
        """Keep the newest frame, and add to what is promised."""
        added: set[str] = set()
        async for each in self.socket:
            text = str(each)
            found = SEQ.match(text[:60])
            if found is None:
                self.refused = text if text.startswith('{"t":"refused"') else self.refused
                self.came.set()
                continue
            self.seq, self.text = int(found[1]), text
            self.came.set()
            for promise in json.loads(text)["table"].get("promises", ()) if '"commitment"' in text else ():
                if promise["commitment"] not in added:
                    added.add(promise["commitment"])
                    asked = {"t": "mix", "id": 2, "commitment": promise["commitment"], "entropy": os.urandom(16).hex()}
                    await self.socket.send(json.dumps(asked))


async def seated(address: str, rng: Random) -> tuple[BusyTable, list[asyncio.Task[None]]]:
    """Open a table and seat four people at it."""
    clients = [await Client.begin(address, f"Player {place}") for place in range(4)]
    table = await clients[0].open(SETTINGS)
    players: list[Player] = []
    for place, client in enumerate(clients):
        socket = await connect(f"ws{address.removeprefix('http')}/api/tables/{table}/socket", compression=None)
        await socket.send(json.dumps({"t": "hello", "protocol": 2, "token": client.token}))
        await socket.send(json.dumps({"t": "sit", "id": 1, "place": place}))
        players.append(MixingPlayer(socket))
    listening = [asyncio.create_task(player.listen()) for player in players]
    await players[0].has(DEALT)
    return BusyTable(players, rng), listening


def children(pid: int) -> list[int]:
    """Return the processes that a process has started, and those that these have."""
    found = [int(each.name) for each in Path("/proc").iterdir() if each.name.isdigit() and _parent(each) == pid]
    return found + [deeper for each in found for deeper in children(each)]


def _parent(folder: Path) -> int:
    try:
        return int((folder / "stat").read_text(encoding="utf-8").rpartition(")")[2].split()[1])
    except OSError:  # it has ended meanwhile
        return 0


def seconds_of(pids: list[int]) -> float:
    """Return the processor time of some processes."""
    return sum(process_seconds(pid) for pid in pids if Path(f"/proc/{pid}").exists())


async def measure(processes: int, tables: int, seconds: float, folder: Path) -> str:
    """Start servers and a database, let everybody play there and end all."""
    with ExitStack() as stack:
        database = stack.enter_context(postgres(folder / "database"))
        url = new_database(database)
        command = (sys.executable, "-m", "bench.scale", "--serve", str(PORT), str(folder), url, str(processes))
        server = await asyncio.create_subprocess_exec(*command, stdout=asyncio.subprocess.PIPE)
        assert server.stdout is not None
        await server.stdout.readline()
        try:
            postmaster = int((folder / "database" / "postmaster.pid").read_text(encoding="utf-8").split()[0])
            return await play(processes, tables, seconds, url, (server.pid, postmaster))
        finally:
            server.terminate()
            await server.wait()


async def play(processes: int, tables: int, seconds: float, url: str, pids: tuple[int, int]) -> str:
    """Seat everybody, play, and return what it took as a row."""
    rng, address = Random(1), f"http://127.0.0.1:{PORT}"
    found = [await seated(address, rng) for _ in range(tables)]
    serving = [pid for pid in (pids[0], *children(pids[0])) if memory(pid) > SERVING]
    keeping = [pids[1], *children(pids[1])]
    gc.freeze()  # what measures must not stand still itself
    gc.disable()
    before, start = (seconds_of(serving), seconds_of(keeping), process_seconds(os.getpid())), time.perf_counter()
    await asyncio.gather(*(table.play(start + seconds) for table, _ in found))
    took = time.perf_counter() - start
    used = seconds_of(serving) - before[0], seconds_of(keeping) - before[1], process_seconds(os.getpid()) - before[2]
    times = sorted(each for table, _ in found for each in table.times)
    p50, p99 = (1000 * times[int(len(times) * share)] for share in (0.5, 0.99))
    per_act = [f"{1000 * each / len(times):.1f}" for each in used]
    led = await _led(url)
    gc.enable()
    for _, tasks in found:
        for task in tasks:
            task.cancel()
    size = sum(memory(pid) for pid in serving)
    cells = (processes, tables, f"{len(times) / took:.0f}", f"{p50:.0f}", f"{p99:.0f}", *per_act, size, led)
    return "| " + " | ".join(map(str, cells)) + " |"


async def _led(url: str) -> str:
    """Return how many tables each process leads."""
    connection = await asyncpg.connect(url)  # pyright: ignore[reportUnknownMemberType]
    rows = await connection.fetch("SELECT count(*) FROM leases GROUP BY owner ORDER BY 1")
    await connection.close()
    return " + ".join(str(row[0]) for row in rows)


def _serve(port: str, folder: str, url: str, processes: str) -> None:
    logs.configure("warning")
    options = Options(
        data=Path(folder), database=url, processes=int(processes), rate=1000, requests=10_000_000, sockets=100_000
    )
    serve(options, "127.0.0.1", int(port), lambda address: print(address, flush=True))


def main() -> None:
    """Read the command line and measure."""
    parser = argparse.ArgumentParser(description="Measure what several processes carry.")
    parser.add_argument("--runs", default="1x50,2x50,1x100,2x100", help="processes x tables, with commas between")
    parser.add_argument("--seconds", type=float, default=10)
    parser.add_argument("--serve", nargs=4, metavar=("PORT", "FOLDER", "URL", "PROCESSES"), help="for itself only")
    parser.add_argument("--folder", help="where the database lies; /dev/shm measures everything but the disk")
    given = parser.parse_args()
    if given.serve:
        _serve(*given.serve)
        return
    assert os.sysconf("SC_CLK_TCK") == CLOCK_TICKS
    columns = ("processes", "tables", "acts/s", "p50 ms", "p99 ms", *(f"{who} ms/act" for who in WHO), "MB", "leads")
    print(f"| {' | '.join(columns)} |\n|{'---|' * len(columns)}")
    for run in given.runs.split(","):
        processes, tables = map(int, run.split("x"))
        with (
            tempfile.TemporaryDirectory(dir=given.folder) as folder,
            asyncio.Runner(loop_factory=new_event_loop) as runner,
        ):
            print(runner.run(measure(processes, tables, given.seconds, Path(folder))), flush=True)


if __name__ == "__main__":
    main()
