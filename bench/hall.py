"""A hall under load: a real server on one core, 260 players, a phone at each of 65 tables, the wall and the desk.

Every phone has an address of its own, as in a hall; it waits for news of its table, and writes its lines at moments of
its own.  What is measured is how long a phone waits for the answer to a line, with the network of the machine itself.
"""

import asyncio
import os
import random
import statistics
import sys
import time
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final

import httpx

from tarock.club.tournament.lines import resting
from tarock.club.tournament.log import Log
from tarock.server.hall.folder import KEY
from tarock.server.hall.roles import Codes

PLAYERS: Final = 260
LINES: Final = 8
SECONDS: Final = 60
"""In which all lines are written: forty times as fast as people play."""
LIMIT: Final = 150
SHEET: Final = {"forehand": "A", "contract": "solorufer", "declarer": "A", "partner": "B", "thirds": 120}


@dataclass(frozen=True)
class Measured:
    """How many milliseconds the phones waited for each line, and how many of the processor the server took for one."""

    waited: list[float]
    processor: float

    def __str__(self) -> str:
        waited = self.waited
        worst = statistics.quantiles(waited, n=100)[-1]
        times = f"median {statistics.median(waited):.0f}, p99 {worst:.0f}, max {max(waited):.0f}, of {len(waited)}"
        return f"{times}; {self.processor:.0f} ms of the processor with all open pages"


async def measured(players: int = PLAYERS, lines: int = LINES, seconds: float = SECONDS) -> Measured:
    """Let a hall write its lines."""
    with TemporaryDirectory() as folder:
        club = Path(folder) / "club"
        async with served(Path(folder)) as (address, process), AsyncExitStack() as stack:
            codes = Codes((club / KEY).read_bytes())
            event = await _begun(address, codes, players)
            log = Log.read(club / "events" / f"{event}.tarockcup")
            tables = range(1, len(log.tournament.round(1).draw.tables) + 1)
            base = f"{address}/api/club/events/{event}"
            desk = await stack.enter_async_context(_client(base, codes.desk(), 0))
            phones = [
                Phone(table, await stack.enter_async_context(_client(base, codes.table(event, 1, table), table)))
                for table in tables
            ]
            open_pages = [(desk, "public"), (desk, "desk"), *((phone.http, phone.path) for phone in phones)]
            watching = [asyncio.create_task(_watch(http, path, await _seen(http, path))) for http, path in open_pages]
            before = _processor(process)
            try:
                writing = (phone.write(log, lines, seconds) for phone in phones)
                answers = await asyncio.wait_for(asyncio.gather(*writing), LIMIT)
            finally:
                for task in watching:
                    task.cancel()
            written = Log.read(log.file).tournament.round(1).lines
            assert {lines} == {len(found) for found in written.values()}, "every line is kept once"
            waited = [took for each in answers for took in each]
            return Measured(waited, (_processor(process) - before) * 1000 / len(waited))


@asynccontextmanager
async def served(folder: Path) -> AsyncIterator[tuple[str, int]]:
    """Run a server on one core, as a small laptop has it to spare."""
    command = [sys.executable, "-m", "tarock", "serve", "--port", "0", "--log-level", "error"]
    command += ["--data", str(folder / "data"), "--club", str(folder / "club")]
    process = await asyncio.create_subprocess_exec(*command, stdout=asyncio.subprocess.PIPE)
    assert process.stdout is not None
    os.sched_setaffinity(process.pid, {min(os.sched_getaffinity(0))})
    try:
        while True:
            line = (await asyncio.wait_for(process.stdout.readline(), 60)).decode()
            found = next((word for word in line.split() if word.startswith("http://127.0.0.1:")), None)
            if found:
                break
        yield found.rstrip("/").partition("/club")[0], process.pid
    finally:
        process.terminate()
        await process.communicate()


def _processor(process: int) -> float:
    """Return the seconds of the processor that a process has taken so far."""
    fields = Path(f"/proc/{process}/stat").read_text("ascii").rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


async def _begun(address: str, codes: Codes, players: int) -> str:
    """Open an event, enter everybody and draw round one."""
    headers = {"x-hall-code": codes.desk()}
    async with httpx.AsyncClient(base_url=f"{address}/api/club/events", headers=headers, timeout=60) as http:
        opened = await http.post("", json={"name": "Bench", "format": "tyrol-cup"})
        event = str(opened.raise_for_status().json()["event"])
        people = "number;name\n" + "".join(f"{number};Player {number}\n" for number in range(1, players + 1))
        for own, (path, body) in enumerate((("people", {"text": people}), ("commit", {}), ("draw", {"word": "Uhu"}))):
            answer = await http.post(f"/{event}/{path}", json={"sender": "bench", "own": str(own), **body})
            answer.raise_for_status()
    return event


@dataclass
class Phone:
    """The phone of a table, on which its page is open."""

    table: int
    http: httpx.AsyncClient

    @property
    def path(self) -> str:
        """Where its table is in round one."""
        return f"tables/1/{self.table}"

    async def write(self, log: Log, lines: int, seconds: float) -> list[float]:
        """Write the lines of a table, each at a moment of its own; return how long each took."""
        rng = random.Random(self.table)
        moments = sorted(rng.uniform(0, seconds) for _ in range(lines))
        begun, took = time.monotonic(), list[float]()
        for line, moment in enumerate(moments, 1):
            await asyncio.sleep(max(0.0, begun + moment - time.monotonic()))
            out = resting(log.tournament, 1, self.table, line)
            by = next(each for each in log.tournament.company(1, self.table) if each not in out)
            body: dict[str, Any] = {"sender": f"phone {self.table}", "own": str(line), "kind": "lined", "line": line}
            before = time.perf_counter()
            answer = await self.http.post(f"/{self.path}/lines", json={**body, "by": by, "sheet": SHEET, "out": out})
            took.append((time.perf_counter() - before) * 1000)
            answer.raise_for_status()
        return took


async def _watch(http: httpx.AsyncClient, path: str, seen: int) -> None:
    """Wait for news again and again, as an open page does."""
    with suppress(asyncio.CancelledError):
        while True:
            seen = await _seen(http, path, seen)


async def _seen(http: httpx.AsyncClient, path: str, after: int | None = None) -> int:
    """Return the number of a page's frame, once there is another than the one that it has."""
    frame = await http.get(f"/{path}", params={} if after is None else {"after": after})
    return int(frame.raise_for_status().json()["n"])


def _client(base: str, code: str, phone: int) -> httpx.AsyncClient:
    """Return what speaks for somebody, from an address of his own."""
    transport = httpx.AsyncHTTPTransport(local_address=f"127.0.1.{phone + 1}")
    return httpx.AsyncClient(base_url=base, headers={"x-hall-code": code}, transport=transport, timeout=60)
