"""What one address can do to a server: `python -m bench.attackers KIND ADDRESS`; it ends when its standard input does.

Run by `bench.attack`, as a process of its own, so that the attackers' work does not slow down who measures.
Instead of an address it can be given seconds: then it takes the processor for so long, and touches no server.
"""

import asyncio
import json
import os
import sys
import time
from collections import Counter
from collections.abc import Awaitable, Callable
from random import Random
from urllib.parse import urlsplit

import httpx
from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

SOURCE = "127.0.0.3"
"""Where all attackers come from."""
RULESET = "danish-hjoerring"
MASTERS = [{"bot": "master"}] * 3
SIZE = 494_000
FAILED = (httpx.HTTPError, OSError, WebSocketException, TimeoutError)


class Attackers:
    """Some people at one address who mean no good, and what they were answered."""

    def __init__(self, address: str) -> None:
        self.address = address
        self.answers: Counter[str] = Counter()
        limits = httpx.Limits(max_connections=None)
        transport = httpx.AsyncHTTPTransport(local_address=SOURCE, limits=limits)
        self.http = httpx.AsyncClient(base_url=address, transport=transport, timeout=60)

    async def post(self, path: str, body: object, token: str = "") -> dict[str, str]:
        """Send something; count what is answered."""
        headers = {"authorization": f"Bearer {token}"} if token else {}
        try:
            answer = await self.http.post(path, json=body, headers=headers)
            found = answer.json() if answer.status_code < 500 else {}  # noqa: PLR2004 - a fault of the server
            code = str(answer.status_code) if answer.is_success else found.get("code", str(answer.status_code))
        except (*FAILED, ValueError) as error:
            found, code = {}, type(error).__name__
        self.answers[f"{path.rsplit('/', 1)[-1]}: {code}"] += 1
        return found if isinstance(found, dict) else {}

    async def session(self, name: str) -> str:
        """Begin a session."""
        return (await self.post("/api/sessions", {"name": name, "program": True})).get("token", "")

    async def nothing(self) -> None:
        """Do no harm: what differs then is the machine."""

    async def replays(self) -> None:
        """Have 30 records of 494 kB replayed."""
        body = {"text": record()}
        await asyncio.gather(*(self.post("/api/replays", body) for _ in range(30)))

    async def masters(self) -> None:
        """Open 40 tables of the dearest bots, as fast as they may play."""
        tokens = [await self.session(f"Master {number}") for number in range(4)]
        for number in range(40):
            table = {"ruleset": RULESET, "chairs": MASTERS, "rounds": 20, "pause": 0, "pace": 0}
            if not (await self.post("/api/tables", table, tokens[number % 4])).get("id"):
                await self.post("/api/tables", table | {"pace": 100}, tokens[number % 4])

    async def half_open(self) -> None:
        """Open 1,100 connections and send half a header on each."""
        place = urlsplit(self.address)
        kept = []
        for number in range(1100):
            try:
                opened = await asyncio.open_connection(place.hostname, place.port, local_addr=(SOURCE, 0))
                opened[1].write(b"GET / HTTP/1.1\r\nhost: a\r\n")
                kept.append(opened)
            except OSError as error:
                self.answers[type(error).__name__] += 1
            if number % 50 == 0:
                await asyncio.sleep(0)
        await asyncio.sleep(1)
        self.answers["kept open"] += sum(not reader.at_eof() and not writer.is_closing() for reader, writer in kept)
        await asyncio.sleep(60)

    async def remarks(self) -> None:
        """Say 2,916 things at 12 tables, as fast as they go out."""
        await asyncio.gather(*(self._talk(number, 243) for number in range(12)))

    async def _talk(self, number: int, times: int) -> None:
        token = await self.session(f"Talker {number}")
        opened = await self.post("/api/tables", {"ruleset": RULESET, "chairs": [{}] * 3, "sit": 0}, token)
        address = f"ws{self.address.removeprefix('http')}/api/tables/{opened.get('id')}/socket"
        try:
            async with connect(address, compression=None, local_addr=(SOURCE, 0)) as socket:
                await socket.send(json.dumps({"t": "hello", "protocol": 2, "token": token}))
                for said in range(times):
                    await socket.send(json.dumps({"t": "say", "id": said, "text": "x" * 190}))
                async for text in socket:
                    told = json.loads(text)
                    if told["t"] in {"done", "refused", "error"}:
                        self.answers[f"say: {told.get('code', 'done')}"] += 1
        except FAILED as error:
            self.answers[f"say: {type(error).__name__}"] += 1

    async def listed(self) -> None:
        """Open 100 tables that are shown to all, ten people at a time, and look how many are."""
        try:
            await asyncio.gather(*(self._list(number, 10) for number in range(10)))
        finally:
            self.answers["shown in the list"] += await self._shown()

    async def _list(self, number: int, times: int) -> None:
        token = await self.session(f"Lister {number}")
        for opened in range(times):
            table = {"ruleset": RULESET, "chairs": [{}] * 3, "listed": True, "title": f"Mine {number}.{opened}"}
            await self.post("/api/tables", table, token)

    async def _shown(self) -> int:
        shown = (await self.http.get("/api/tables")).json()
        return sum(table["title"].startswith("Mine") for table in shown)

    async def everything(self) -> None:
        """Do all of it together."""
        kinds = (self.replays, self.masters, self.half_open, self.remarks, self.listed)
        await asyncio.gather(*(kind() for kind in kinds))


def record() -> str:
    """Return twenty deals with long comments, 494 kB in all."""
    from bench.coach import played  # noqa: PLC0415 - compiled code, which only this attack needs
    from tarock.notation import record as records  # noqa: PLC0415
    from tarock.notation.families import NOTATIONS  # noqa: PLC0415

    deal = records.dumps([NOTATIONS["danish"].record_of(played("danish", 1, "book", 0), [("Date", "2026-11-17")])])
    comment = "{" + " ".join(f"word{Random(each).randrange(999)}" for each in range(12)) + "}\n"
    padding = comment * ((SIZE // 20 - len(deal)) // len(comment))
    return "\n".join([deal + padding] * 20)[:SIZE]


def burn(seconds: float) -> None:
    """Take so much of the processor, as fast as it is to be had."""
    end = time.process_time() + seconds
    while time.process_time() < end:
        sum(range(1000))


async def attack(kind: str, address: str) -> None:
    """Attack until standard input ends, and print what was answered, and how much of the processor it took."""
    attackers = Attackers(address)
    kinds: dict[str, Callable[[], Awaitable[None]]] = {
        name: getattr(attackers, name)
        for name in ("nothing", "replays", "masters", "half_open", "remarks", "listed", "everything")
    }
    if kind in {"replays", "everything"}:
        record()  # compiled code is loaded before it counts
    print("ready", flush=True)
    await asyncio.to_thread(sys.stdin.readline)
    begun = time.process_time()
    working = asyncio.ensure_future(kinds[kind]())
    await asyncio.to_thread(sys.stdin.read)
    working.cancel()
    await asyncio.gather(working, return_exceptions=True)
    print(json.dumps({"answers": attackers.answers, "seconds": time.process_time() - begun}), flush=True)
    os._exit(0)  # whatever is still open


if __name__ == "__main__":
    if sys.argv[1] == "burn":
        burn(float(sys.argv[2]))
    else:
        asyncio.run(attack(sys.argv[1], sys.argv[2]))
