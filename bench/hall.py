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
from contextlib import asynccontextmanager, suppress
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
SECONDS: Final = 40
"""In which all lines are written: a hundred times as fast as people play."""
LIMIT: Final = 120
SHEET: Final = {"forehand": "A", "contract": "solorufer", "declarer": "A", "partner": "B", "thirds": 120}


async def measured(players: int = PLAYERS, lines: int = LINES, seconds: float = SECONDS) -> list[float]:
    """Return how many milliseconds each line took."""
    with TemporaryDirectory() as folder:
        club = Path(folder) / "club"
        async with _server(Path(folder)) as address:
            codes = Codes((club / KEY).read_bytes())
            event = await _begun(address, codes, players)
            log = Log.read(club / "events" / f"{event}.tarockcup")
            tables = range(1, len(log.tournament.round(1).draw.tables) + 1)
            watching = [asyncio.create_task(_watch(address, codes, event, path)) for path in ("public", "desk")]
            try:
                phones = (_phone(address, codes, log, event, table, lines, seconds) for table in tables)
                answers = await asyncio.wait_for(asyncio.gather(*phones), LIMIT)
            finally:
                for task in watching:
                    task.cancel()
            written = Log.read(log.file).tournament.round(1).lines
            assert {lines} == {len(found) for found in written.values()}, "every line is kept once"
            return [took for each in answers for took in each]


def told(times: list[float]) -> str:
    """Return what people want to know of the times."""
    worst = statistics.quantiles(times, n=100)[-1]
    return f"median {statistics.median(times):.0f} ms, p99 {worst:.0f} ms, max {max(times):.0f} ms, of {len(times)}"


@asynccontextmanager
async def _server(folder: Path) -> AsyncIterator[str]:
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
        yield found.rstrip("/").partition("/club")[0]
    finally:
        process.terminate()
        await process.communicate()


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


async def _phone(
    address: str, codes: Codes, log: Log, event: str, table: int, lines: int, seconds: float
) -> list[float]:
    """Write the lines of a table, each at a moment of its own, while waiting for news."""
    rng = random.Random(table)
    moments = sorted(rng.uniform(0, seconds) for _ in range(lines))
    begun, took = time.monotonic(), list[float]()
    path, headers = f"tables/1/{table}", {"x-hall-code": codes.table(event, 1, table)}
    watching = asyncio.create_task(_watch(address, codes, event, path, table))
    transport = httpx.AsyncHTTPTransport(local_address=_address(table))
    async with httpx.AsyncClient(base_url=address, headers=headers, transport=transport, timeout=60) as http:
        for line, moment in enumerate(moments, 1):
            await asyncio.sleep(max(0.0, begun + moment - time.monotonic()))
            out = resting(log.tournament, 1, table, line)
            by = next(each for each in log.tournament.company(1, table) if each not in out)
            body: dict[str, Any] = {"sender": f"phone {table}", "own": str(line), "kind": "lined", "line": line}
            before = time.perf_counter()
            answer = await http.post(
                f"/api/club/events/{event}/{path}/lines", json={**body, "by": by, "sheet": SHEET, "out": out}
            )
            took.append((time.perf_counter() - before) * 1000)
            answer.raise_for_status()
    watching.cancel()
    return took


async def _watch(address: str, codes: Codes, event: str, path: str, phone: int = 0) -> None:
    """Wait for news again and again, as an open page does."""
    code = codes.table(event, 1, phone) if phone else codes.desk()
    transport = httpx.AsyncHTTPTransport(local_address=_address(phone))
    with suppress(asyncio.CancelledError):
        async with httpx.AsyncClient(headers={"x-hall-code": code}, transport=transport, timeout=60) as http:
            after: dict[str, int] = {}
            while True:
                frame = await http.get(f"{address}/api/club/events/{event}/{path}", params=after)
                after = {"after": frame.raise_for_status().json()["n"]}


def _address(phone: int) -> str:
    return f"127.0.1.{phone + 1}"
