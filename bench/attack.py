"""What people notice while one address does its worst: `python -m bench.attack [--rounds N] [--source FOLDER]`.

People sit at tables with bots and play, from an address of their own.  Measured is the time from sending an act until
the server says that it is done, while nothing else happens and while attackers from one other address do what
`bench.attackers` lists, each kind at a server of its own, and all together.  The 99th percentile must at most double.

Ten seconds have some two hundred acts, of which it is the third worst: so all of it is done several times, each with a
server of its own, and what was measured in all rounds is counted together.

The attackers share the processors with the server and with those who measure, as they would not over a network.  So a
third time is measured, in which nobody attacks: a process of the same priority takes as much of the processor as the
attackers did, and takes it at once.  What is worse under attack than then, the server has let the attackers do.
"""

import argparse
import asyncio
import gc
import json
import os
import secrets
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any

import httpx
from uvloop import new_event_loop
from websockets.asyncio.client import ClientConnection, connect

from bench.server import chosen

SOURCE = "127.0.0.2"
"""Where those come from who only want to play."""
PACE = 250
PLAYED = 3
"""So many acts of everybody, and the bots are awake."""
KINDS = ("replays", "masters", "half_open", "remarks", "listed", "everything")
"""What attackers do; `nothing` is also known, and shows how much the machine itself differs."""
GENTLE = 10
"""By how much the attackers stand back behind all others."""
SETTLING = 3
"""Seconds after an attack, until what it has begun is over."""
COLUMNS = (
    "attack",
    "act, quiet: p50 / p99 ms",
    "attacked",
    "as busy, not attacked",
    "p99, times quiet",
    "times as busy",
    "acts",
    "attackers' processor s",
    "bot late, p99: quiet / attacked",
    "answers",
)
TABLE = {
    "ruleset": "koenigrufen-mayr-2012",
    "chairs": [{}, *[{"bot": "book"}] * 3],
    "sit": 0,
    "pace": PACE,
    "pause": 0,
}


class Bystander:
    """Somebody at a table with three bots."""

    def __init__(self, socket: ClientConnection, rng: Random) -> None:
        self.socket = socket
        self.rng = rng
        self.acts: list[tuple[float, float]] = []
        """When each act was sent, and how long it took until it was done."""
        self.moves: list[tuple[float, float]] = []
        """When each move of a bot came, and how much later than its pace."""
        self._sent: dict[int, float] = {}
        self._number = 0
        self._asked: set[tuple[int, str]] = set()
        self._added: set[str] = set()
        self._frame: tuple[float, int | None] = (0, None)

    @classmethod
    async def begin(cls, address: str, number: int) -> "Bystander":
        """Sit down."""
        transport = httpx.AsyncHTTPTransport(local_address=SOURCE)
        async with httpx.AsyncClient(base_url=address, transport=transport, timeout=60) as http:
            token = (await http.post("/api/sessions", json={"name": f"By {number}", "program": True})).json()["token"]
            bearer = {"authorization": f"Bearer {token}"}
            table = (await http.post("/api/tables", json=TABLE, headers=bearer)).json()["id"]
        where = f"ws{address.removeprefix('http')}/api/tables/{table}/socket"
        socket = await connect(where, compression=None, local_addr=(SOURCE, 0))
        await socket.send(json.dumps({"t": "hello", "protocol": 2, "token": token}))
        return cls(socket, Random(number))

    async def play(self) -> None:
        """Play for ever."""
        async for text in self.socket:
            told = json.loads(text)
            if told["t"] == "frame":
                await self._look(told)
            elif told["t"] in {"done", "refused"} and told["id"] in self._sent:
                sent = self._sent.pop(told["id"])
                self.acts.append((sent, time.perf_counter() - sent))

    async def _look(self, frame: dict[str, Any]) -> None:
        for promise in frame["table"].get("promises", ()):
            if promise["commitment"] not in self._added:
                self._added.add(promise["commitment"])
                await self._send(t="mix", commitment=promise["commitment"], entropy=secrets.token_hex(16))
        game = next(iter(frame["table"].get("games", ())), None)
        if game is None:
            return
        self._time(game["deal"].get("turn"))
        offers = frame["you"].get("hand", {}).get("offers", ())
        if offers and game["deal"].get("turn") == 0 and (game["state"], game["name"]) not in self._asked:
            self._asked.add((game["state"], game["name"]))
            asyncio.get_running_loop().call_later(0.1 + 0.2 * self.rng.random(), self._act, game["state"], offers)

    def _time(self, turn: int | None) -> None:
        """Note how late a bot was whose turn it was."""
        now, (before, last) = time.perf_counter(), self._frame
        if last and turn != last:
            self.moves.append((now, now - before - PACE / 1000))
        if turn != last:
            self._frame = (now, turn)

    def _act(self, state: int, offers: Sequence[dict[str, object]]) -> None:
        act = chosen(self.rng.choice(offers), self.rng)
        task = asyncio.ensure_future(self._send(t="act", state=state, act=act, timed=True))
        task.add_done_callback(lambda done: done.cancelled() or done.exception())

    async def _send(self, *, timed: bool = False, **message: object) -> None:
        self._number += 1
        if timed:
            self._sent[self._number] = time.perf_counter()
        await self.socket.send(json.dumps({"id": self._number, **message}))


def percentiles(found: Sequence[float]) -> tuple[float, float]:
    """Return the median and the 99th percentile in milliseconds."""
    ordered = sorted(found) or [0.0]
    return (1000 * ordered[len(ordered) // 2], 1000 * ordered[min(len(ordered) - 1, int(len(ordered) * 0.99))])


def within(found: Sequence[tuple[float, float]], begin: float, end: float) -> list[float]:
    """Return what was measured between two moments."""
    return [took for at, took in found if begin <= at < end]


@dataclass(slots=True)
class Measured:
    """What people noticed: by window (quiet, attacked, as busy) how long acts took, and how late bots were."""

    acts: tuple[list[float], list[float], list[float]] = field(default_factory=lambda: ([], [], []))
    moves: tuple[list[float], list[float], list[float]] = field(default_factory=lambda: ([], [], []))
    seconds: float = 0
    answers: Counter[str] = field(default_factory=Counter)

    def add(self, people: Sequence[Bystander], windows: Sequence[tuple[float, float]]) -> None:
        """Add what people noticed in one round."""
        for number, window in enumerate(windows):
            for person in people:
                self.acts[number].extend(within(person.acts, *window))
                self.moves[number].extend(within(person.moves, *window))

    def row(self, kind: str, rounds: int) -> str:
        """Return it as a line of the table."""
        before, during, beside = map(percentiles, self.acts)
        late = [percentiles(found)[1] for found in self.moves]
        told = ", ".join(f"{name} {number}" for name, number in sorted(self.answers.items()))
        shown = " | ".join(f"{median:.1f} / {worst:.1f}" for median, worst in (before, during, beside))
        return (
            f"| {kind} | {shown} | {during[1] / max(before[1], 0.1):.1f} | {during[1] / max(beside[1], 0.1):.1f} | "
            f"{' + '.join(str(len(found)) for found in self.acts)} | {self.seconds / rounds:.1f} | "
            f"{late[0]:.0f} / {late[1]:.0f} | {told} |"
        )


async def attacked(kind: str, address: str, people: Sequence[Bystander], seconds: float, found: Measured) -> None:
    """Add what people noticed of an attack."""
    attackers = await _process(sys.executable, "-m", "bench.attackers", kind, address, nice=GENTLE)
    assert attackers.stdin is not None
    assert attackers.stdout is not None
    await attackers.stdout.readline()
    quiet = await _window(seconds)
    attackers.stdin.write(b"go\n")
    attack = await _window(seconds)
    attackers.stdin.close()
    told = json.loads(await attackers.stdout.readline() or b'{"answers": {}, "seconds": 0}')
    await attackers.wait()
    found.answers.update(told["answers"])
    found.seconds += told["seconds"]
    await asyncio.sleep(SETTLING)
    burning = await _process(sys.executable, "-m", "bench.attackers", "burn", str(told["seconds"]), nice=GENTLE)
    control = await _window(seconds)
    await burning.wait()
    found.add(people, (quiet, attack, control))


async def _window(seconds: float) -> tuple[float, float]:
    """Let some time pass, and return from when to when."""
    begin = time.perf_counter()
    await asyncio.sleep(seconds)
    return begin, time.perf_counter()


async def measure(kind: str, tables: int, seconds: float, port: int, source: Path, found: Measured) -> None:
    """Start a server, let people play, attack it and end it."""
    with tempfile.TemporaryDirectory() as folder:
        command = (sys.executable, "-m", "tarock", "serve", "--port", str(port), "--data", folder)
        server = await _process(*command, "--log-level", "error", source=source)
        assert server.stdout is not None
        await server.stdout.readline()
        address = f"http://127.0.0.1:{port}"
        try:
            people = [await Bystander.begin(address, number) for number in range(tables)]
            playing = [asyncio.create_task(person.play()) for person in people]
            try:
                await _warmed(people)
                await attacked(kind, address, people, seconds, found)
            finally:
                for task in playing:
                    task.cancel()
                await asyncio.gather(*playing, return_exceptions=True)
        finally:
            server.terminate()
            await server.wait()


async def _warmed(people: Sequence[Bystander]) -> None:
    """Wait until the bots' compiled code is loaded, and everybody plays."""
    async with asyncio.timeout(180):
        while any(len(person.acts) < PLAYED for person in people):  # noqa: ASYNC110 - many are waited for
            await asyncio.sleep(0.1)


async def _process(*command: str, source: Path | None = None, nice: int = 0) -> asyncio.subprocess.Process:
    pipe = asyncio.subprocess.PIPE
    whole = ("nice", "-n", str(nice), *command) if nice else command
    environment = dict(os.environ) | ({} if source is None else {"PYTHONPATH": str(source / "src")})
    return await asyncio.create_subprocess_exec(*whole, stdin=pipe, stdout=pipe, env=environment, limit=2**22)


async def run(kinds: Sequence[str], rounds: int, tables: int, seconds: float, port: int, source: Path) -> None:
    """Print the table."""
    gc.freeze()
    gc.disable()
    print(f"| {' | '.join(COLUMNS)} |\n|{'---|' * len(COLUMNS)}")
    for number, kind in enumerate(kinds):
        found = Measured()
        for each in range(rounds):
            await measure(kind, tables, seconds, port + number * rounds + each, source, found)
        print(found.row(kind, rounds), flush=True)


def main() -> None:
    """Read the command line and measure."""
    parser = argparse.ArgumentParser(description="Measure what people notice while one address does its worst.")
    parser.add_argument("kinds", nargs="*", default=KINDS)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--tables", type=int, default=20)
    parser.add_argument("--seconds", type=float, default=10)
    parser.add_argument("--port", type=int, default=18_770)
    parser.add_argument("--source", type=Path, default=Path(), help="the source folder of the server, to compare")
    given = parser.parse_args()
    with asyncio.Runner(loop_factory=new_event_loop) as runner:
        runner.run(run(given.kinds, given.rounds, given.tables, given.seconds, given.port, given.source.absolute()))


if __name__ == "__main__":
    main()
