"""How many tables one server carries: `python -m bench.server --tables 200 --seconds 20`.

Every table has four people with a socket each, and one of them acts every second.  What is measured is the time from
sending an act until all four sockets have the frame that it led to, and what the server's process needs meanwhile.
"""

import argparse
import asyncio
import gc
import json
import re
import secrets
import sys
import tempfile
import time
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from random import Random

from uvloop import new_event_loop
from websockets.asyncio.client import ClientConnection, connect

from tarock.server.client import Client
from tarock.server.evening.settings import Chair, Settings

SETTINGS = Settings(ruleset="koenigrufen-mayr-2012", chairs=(Chair(),) * 4, pause=0)
SEQ = re.compile(r'^\{"t":"frame","seq":(\d+)')
REFUSED = '{"t":"refused","id":1,'
PROMISED = re.compile(r'"deal":"[0-9.]+","commitment":"([0-9a-f]{64})"')
"""The commitment of a deal that is to come."""
CLOCK_TICKS = 100


class RefusedError(Exception):
    """The server has refused an act."""


@dataclass
class Player:
    """A socket, and the newest frame that came over it."""

    socket: ClientConnection
    seq: int = 0
    text: str = ""
    refused: str = ""
    added: set[str] = field(default_factory=set)
    came: asyncio.Event = field(default_factory=asyncio.Event)

    async def listen(self) -> None:
        """Keep the newest frame."""
        async for text in self.socket:
            found = SEQ.match(str(text[:60]))
            if found:
                self.seq, self.text = int(found[1]), str(text)
                await self._mix()
                self.came.set()
            elif str(text).startswith(REFUSED):
                self.refused = str(text)
                self.came.set()

    async def _mix(self) -> None:
        """Add to a deal that was promised: a table waits two seconds for who does not."""
        for commitment in PROMISED.findall(self.text):
            if commitment not in self.added:
                self.added.add(commitment)
                mixed = {"t": "mix", "id": 2, "commitment": commitment, "entropy": secrets.token_hex(16)}
                await self.socket.send(json.dumps(mixed))

    async def has(self, seq: int) -> None:
        """Wait for a frame.

        :raises RefusedError: if what was done was refused: then there is nothing to wait for.
        """
        while self.seq < seq:
            if self.refused:
                text, self.refused = self.refused, ""
                raise RefusedError(text)
            self.came.clear()
            await self.came.wait()


class BusyTable:
    """Four players, of whom one acts every second."""

    def __init__(self, players: list[Player], rng: Random) -> None:
        self.players = players
        self.rng = rng
        self.times: list[float] = []

    async def play(self, until: float) -> None:
        """Act until it is enough."""
        await asyncio.sleep(self.rng.random())
        due = time.perf_counter()
        while time.perf_counter() < until:
            await self._act()
            due += 1
            await asyncio.sleep(max(0, due - time.perf_counter()))

    async def _act(self) -> None:
        newest = max(player.seq for player in self.players)
        await self._all_have(newest)  # the next deal may have been dealt meanwhile, and come to some of them only
        turn = json.loads(self.players[0].text)["table"]["games"][0]["deal"]["turn"]
        player = self.players[turn or 0]
        frame = json.loads(player.text)
        offers = frame["you"].get("hand", {}).get("offers", ())
        if not offers:  # the next deal has just been dealt
            return
        state = frame["table"]["games"][0]["state"]
        act = chosen(self.rng.choice(offers), self.rng)
        start, seq = time.perf_counter(), player.seq
        await player.socket.send(json.dumps({"t": "act", "id": 1, "state": state, "act": act}))
        with suppress(RefusedError):  # a re for somebody who turns out to be no partner: nothing to measure
            await self._all_have(seq + 1)
            self.times.append(time.perf_counter() - start)

    async def _all_have(self, seq: int) -> None:
        await asyncio.wait_for(asyncio.gather(*(player.has(seq) for player in self.players)), 30)


def chosen(offer: dict[str, object], rng: Random) -> dict[str, object]:
    """Return an act that is offered."""
    if offer["do"] != "choose-lay":
        return offer
    way = offer["ways"][0]  # type: ignore[index]
    return {"do": "lay", "cards": way["fixed"] + rng.sample(way["pool"], way["size"] - len(way["fixed"]))}


async def seated(address: str, rng: Random) -> tuple[BusyTable, list[asyncio.Task[None]]]:
    """Open a table and seat four people at it."""
    clients = [await Client.begin(address, f"Player {place}") for place in range(4)]
    table = await clients[0].open(SETTINGS)
    players: list[Player] = []
    for place, client in enumerate(clients):
        socket = await connect(f"ws{address.removeprefix('http')}/api/tables/{table}/socket", compression=None)
        await socket.send(json.dumps({"t": "hello", "protocol": 2, "token": client.token}))
        await socket.send(json.dumps({"t": "sit", "id": 1, "place": place}))
        players.append(Player(socket))
    listening = [asyncio.create_task(player.listen()) for player in players]
    await players[0].has(7)  # opened, four sat, promised, dealt
    return BusyTable(players, rng), listening


def process_seconds(pid: int) -> float:
    """Return the processor time of a process."""
    fields = Path(f"/proc/{pid}/stat").read_text(encoding="utf-8").rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / CLOCK_TICKS


def memory(pid: int) -> int:
    """Return the memory of a process in MB."""
    status = Path(f"/proc/{pid}/status").read_text(encoding="utf-8")
    found = re.search(r"VmRSS:\s+(\d+)", status)
    return int(found[1]) // 1024 if found else 0


async def measure(tables: int, seconds: float, port: int, folder: str) -> None:
    """Start a server, let everybody play there and end it."""
    command = (sys.executable, "-m", "bench.serve", str(port), folder)
    server = await asyncio.create_subprocess_exec(*command, stdout=asyncio.subprocess.PIPE)
    assert server.stdout is not None
    await server.stdout.readline()
    try:
        await play(tables, seconds, f"http://127.0.0.1:{port}", server.pid)
    finally:
        server.terminate()
        await server.wait()


async def play(tables: int, seconds: float, address: str, pid: int) -> None:
    """Seat everybody, play and print what it took."""
    rng = Random(1)
    found = [await seated(address, rng) for _ in range(tables)]
    gc.freeze()  # what measures must not stand still itself
    gc.disable()
    before, start = process_seconds(pid), time.perf_counter()
    await asyncio.gather(*(table.play(start + seconds) for table, _ in found))
    took = time.perf_counter() - start
    used = process_seconds(pid) - before
    times = sorted(each for table, _ in found for each in table.times)
    p50, p99 = (1000 * times[int(len(times) * share)] for share in (0.5, 0.99))
    print(f"{tables} tables, {len(times)} acts in {took:.0f} s ({len(times) / took:.0f}/s)")
    print(f"act to all four: p50 {p50:.1f} ms, p99 {p99:.1f} ms")
    share = f"{1000 * used / len(times):.2f} ms of processor an act, {used / took:.0%} of a core"
    print(f"server: {share}, {memory(pid)} MB")
    for _, tasks in found:
        for task in tasks:
            task.cancel()


def main() -> None:
    """Read the command line and measure."""
    parser = argparse.ArgumentParser(description="Measure how many tables a server carries.")
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--seconds", type=float, default=20)
    parser.add_argument("--port", type=int, default=18_765)
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder, asyncio.Runner(loop_factory=new_event_loop) as runner:
        runner.run(measure(given.tables, given.seconds, given.port, folder))


if __name__ == "__main__":
    main()
