"""The real server of a hall is killed while all phones write: nothing answered is lost, nothing is kept twice."""

import asyncio
import os
import signal
import socket
import subprocess
import sys
from dataclasses import dataclass, field
from fractions import Fraction
from pathlib import Path

import httpx
import pytest

from tarock.club.tournament.lines import resting
from tarock.club.tournament.log import Log
from tarock.club.tournament.standings import standings
from tarock.notation.koenigrufen.sheet import sheet_of
from tarock.rulesets import load
from tarock.server.hall.folder import KEY
from tarock.server.hall.roles import Codes
from tests.club.tournament.bots import koenigrufen

PLAYERS = 40
LINES = 6
KILLS = 2


@dataclass
class Server:
    """``tarock serve --club``, which is started again after each death at the same port."""

    folder: Path
    port: int
    process: subprocess.Popen[bytes] | None = None
    kept: asyncio.Semaphore = field(default_factory=lambda: asyncio.Semaphore(0))
    """Released for each line that was answered."""

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}/api/club/events"

    def start(self) -> None:
        command = [sys.executable, "-m", "tarock", "serve", "--port", str(self.port), "--log-level", "error"]
        command += ["--data", str(self.folder / "data"), "--club", str(self.folder / "club")]
        self.process = subprocess.Popen(command, stdout=subprocess.DEVNULL)

    def kill(self) -> None:
        assert self.process is not None
        os.kill(self.process.pid, signal.SIGKILL)
        self.process.wait()

    async def until_it_answers(self) -> None:
        async with httpx.AsyncClient() as http:
            for _ in range(600):
                try:
                    if (await http.get(self.address)).status_code == 200:
                        return
                except httpx.TransportError:
                    pass
                await asyncio.sleep(0.1)
        pytest.fail("the server does not answer")


@dataclass
class Phone:
    """A phone that keeps what is not answered, and sends it again."""

    server: Server
    event: str
    table: int
    code: str
    answered: list[int] = field(default_factory=list[int])
    resent: int = 0

    async def write(self, log: Log, sheets: list[dict[str, object]]) -> None:
        """Write the lines of the table; the first of the table writes them."""
        transport = httpx.AsyncHTTPTransport(local_address=f"127.0.2.{self.table}")
        headers = {"x-hall-code": self.code}
        async with httpx.AsyncClient(transport=transport, headers=headers, timeout=20) as http:
            for line, sheet in enumerate(sheets, 1):
                out = resting(log.tournament, 1, self.table, line)
                by = next(each for each in log.tournament.company(1, self.table) if each not in out)
                sent = {"sender": f"phone {self.table}", "own": str(line), "kind": "lined", "line": line}
                await self._until_answered(http, {**sent, "by": by, "sheet": sheet, "out": out})
                await asyncio.sleep(0.02)

    async def _until_answered(self, http: httpx.AsyncClient, body: dict[str, object]) -> None:
        address = f"{self.server.address}/{self.event}/tables/1/{self.table}/lines"
        while True:
            try:
                answer = await http.post(address, json=body)
            except httpx.TransportError:  # nobody is there, or the answer was lost
                self.resent += 1
                await asyncio.sleep(0.2)
                continue
            assert answer.status_code == 200, answer.text
            self.answered.append(answer.json()["n"])
            self.server.kept.release()
            return


async def kills(server: Server, lines: int) -> None:
    """Kill the server whenever another share of the lines was answered, and start it again."""
    for _ in range(KILLS):
        for _ in range(lines // (KILLS + 1)):
            await server.kept.acquire()
        server.kill()
        await asyncio.sleep(0.3)
        server.start()
        await server.until_it_answers()


async def played(server: Server, sheets: dict[int, list[dict[str, object]]]) -> tuple[str, list[Phone]]:
    """Open an event, draw, and let all phones write while the server dies and comes back."""
    server.start()
    await server.until_it_answers()
    codes = Codes((server.folder / "club" / KEY).read_bytes())
    async with httpx.AsyncClient(headers={"x-hall-code": codes.desk()}, timeout=60) as http:
        event = str((await http.post(server.address, json={"name": "Cup", "format": "tyrol-cup"})).json()["event"])
        people = "number;name\n" + "".join(f"{number};Player {number}\n" for number in range(1, PLAYERS + 1))
        for own, (path, body) in enumerate((("people", {"text": people}), ("commit", {}), ("draw", {"word": "Uhu"}))):
            sent = {"sender": "the desk", "own": str(own), **body}
            assert (await http.post(f"{server.address}/{event}/{path}", json=sent)).status_code == 200
    log = Log.read(server.folder / "club" / "events" / f"{event}.tarockcup")
    phones = [Phone(server, event, table, codes.table(event, 1, table)) for table in sheets]
    writing = (phone.write(log, sheets[phone.table]) for phone in phones)
    await asyncio.gather(kills(server, LINES * len(sheets)), *writing)
    return event, phones


@pytest.mark.slow
def test_nothing_is_lost_when_the_hall_is_killed_twice(tmp_path: Path) -> None:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        server = Server(tmp_path, free.getsockname()[1])
    states = {
        (table, line): koenigrufen(load("koenigrufen-turnier"), (line - 1) % 4, f"{table}/{line}")
        for table in range(1, PLAYERS // 4 + 1)
        for line in range(1, LINES + 1)
    }
    sheets = {
        table: [sheet_of(states[table, line].facts, "koenigrufen-turnier") for line in range(1, LINES + 1)]
        for table in range(1, PLAYERS // 4 + 1)
    }
    try:
        event, phones = asyncio.run(played(server, sheets))
    finally:
        server.kill()
    log = Log.read(tmp_path / "club" / "events" / f"{event}.tarockcup")
    assert sum(phone.resent for phone in phones) > 0
    numbers = [number for phone in phones for number in phone.answered]
    assert len(numbers) == len(set(numbers)) == LINES * len(sheets)
    assert {LINES} == {len(lines) for lines in log.tournament.round(1).lines.values()}
    assert log.file.read_bytes() == log.encoded()
    assert list(log.changed_lines()) == []
    won = dict.fromkeys(range(1, PLAYERS + 1), Fraction(0))
    for (table, _), state in states.items():
        for player, points in zip(log.tournament.company(1, table), state.settlement.score, strict=True):
            won[player] += Fraction(points, 2)
    assert won == {row.number: row.points for row in standings(log.tournament)}
