"""What an act costs, part by part: `python -m bench.parts`.

Bots play some deals at a real server; their log is then gone through again, and each part of what a server does with an
act (check and fold, keep, tell, think) is measured by itself, in processor time of one core.
"""

import argparse
import asyncio
import tempfile
import time
from collections.abc import Callable, Sequence
from pathlib import Path

from sqlalchemy import text
from sqlalchemy.ext.asyncio import AsyncEngine

from tarock.bots.levels import OFFERED
from tarock.server import logs
from tarock.server.bot_questions import Ask, Question
from tarock.server.bot_worker import answer
from tarock.server.evening.events import Acted, Event, decode, encode
from tarock.server.evening.fold import begin, fold
from tarock.server.evening.settings import Chair, Settings
from tarock.server.evening.state import TableState
from tarock.server.frames.story import NOTHING_TOLD, Stories
from tarock.server.frames.table import Frames
from tarock.server.store.engine import is_sqlite, open_engine
from tarock.server.store.entries import Entry, Summary
from tarock.server.store.log import Log
from tarock.server.store.migrating import migrate
from tests.server.databases import new_database, postgres
from tests.server.servers import options_for, running, until

RULESETS = {"danish-hjoerring": 3, "koenigrufen-mayr-2012": 4}
HELD = 300
TABLE = "measured"


async def played(ruleset: str, players: int, rounds: int, folder: Path) -> list[Entry]:
    """Return the log of a table at which bots have played."""
    async with running(options_for(folder)) as server:
        from tarock.server.client import Client  # noqa: PLC0415 - beside the server only

        client = await Client.begin(server.address, "Bench")
        chairs = (Chair(bot="novice"),) * players
        table = await client.open(Settings(ruleset=ruleset, chairs=chairs, rounds=rounds, pace=0, pause=0))
        authority = await server.lobby.find(table)
        await until(lambda: authority.room.table.is_closed)
        return await server.lobby.log.read(table)


def states_of(entries: Sequence[Entry]) -> list[TableState]:
    """Return a table after each of its events."""
    first = decode(entries[0].payload)
    found = [begin(first, entries[0].at)]  # type: ignore[arg-type]
    for entry in entries[1:]:
        found.append(fold(found[-1], decode(entry.payload), entry.at))
    return found


def acts_of(entries: Sequence[Entry]) -> list[tuple[int, Event]]:
    """Return the acts, each with the number of the event before it."""
    return [(n, event) for n, entry in enumerate(entries) if isinstance(event := decode(entry.payload), Acted)]


def milliseconds(work: Callable[[], object], times: int) -> float:
    """Return the processor time of one of several things that are done together."""
    start = time.process_time()
    work()
    return 1000 * (time.process_time() - start) / times


def cheap_parts(entries: Sequence[Entry]) -> dict[str, float]:
    """Return what checking, folding, writing and telling cost for an act."""
    states, acts = states_of(entries), acts_of(entries)
    seats = range(len(states[0].places))

    def tell() -> None:
        stories, marks = Stories(), dict.fromkeys(seats, NOTHING_TOLD)
        for n, _ in acts:
            frames = Frames(states[n], stories)
            for seat in seats:
                frames.for_place(seat, marks[seat])
                marks[seat] = frames.mark(seat)

    return {
        "check and fold": milliseconds(lambda: [fold(states[n - 1], event, 0) for n, event in acts], len(acts)),
        "encode": milliseconds(lambda: [encode(event) for _, event in acts], len(acts)),
        f"tell {len(seats)} sockets": milliseconds(tell, len(acts)),
        "bytes of an event": sum(len(entry.payload) for entry in entries) / len(entries),
        "events of a deal": len(entries) / max(1, sum(entry.kind == "dealt" for entry in entries)),
    }


async def keeping(url: str, entries: Sequence[Entry]) -> dict[str, float]:
    """Return what keeping an event costs this process, one at a time and fifty together."""
    engine = open_engine(url)
    await migrate(engine)
    log = Log(engine)
    await log.start()
    summary = Summary(TABLE, 0, 0, is_listed=False, is_closed=False, text="{}")
    await log.append(TABLE, [Entry(1, "opened", "{}", 0)], summary)
    kept = [Entry(n, "acted", entries[n % len(entries)].payload, 0) for n in range(2, 902)]
    start, wall = time.process_time(), time.perf_counter()
    for entry in kept[:400]:
        await log.append(TABLE, [entry])
    alone, waited = time.process_time() - start, time.perf_counter() - wall
    start = time.process_time()
    for first in range(400, 900, 50):
        await asyncio.gather(*(log.append(TABLE, [entry]) for entry in kept[first : first + 50]))
    together = time.process_time() - start
    size = 0 if is_sqlite(engine) else await _size(engine)
    await log.stop()
    found = {"keep alone": 2.5 * alone, "keep fifty together": 2 * together, "wait for one": 2.5 * waited}
    return found | ({"bytes of an event with row and index": size / len(kept)} if size else {})


async def _size(engine: AsyncEngine) -> int:
    """Return the bytes that all events take in PostgreSQL."""
    async with engine.connect() as connection:
        return int((await connection.execute(text("SELECT pg_total_relation_size('events')"))).scalar_one())


def thinking(entries: Sequence[Entry], limit: int) -> dict[str, float]:
    """Return what a decision of each level costs, compiled code aside."""
    states, acts = states_of(entries), acts_of(entries)
    found: dict[str, float] = {}
    for level in OFFERED:
        questions: list[Question] = []
        for n, event in acts[:: max(1, len(acts) // limit)]:
            assert isinstance(event, Acted)
            game = states[n - 1].games[event.game]
            assert game is not None
            if game.deal.turn is not None:
                ask = Ask(game.deal.turn, game.deal.view(game.deal.turn), level, is_turn=True)
                questions.append(Question((ask,), ()))
        for question in questions:  # what is loaded and compiled once is no part of it
            answer(question)
        found[level] = milliseconds(lambda asked=questions: [answer(each) for each in asked], len(questions))  # type: ignore[misc]
    return found


def held(entries: Sequence[Entry]) -> float:
    """Return the kilobytes that a table takes in memory, without sockets."""
    before = memory()
    tables = [states_of(entries)[-1] for _ in range(HELD)]
    return (memory() - before) / len(tables)


def memory() -> int:
    """Return the memory of this process in kilobytes."""
    status = Path("/proc/self/status").read_text(encoding="utf-8")
    return int(status.partition("VmRSS:")[2].split()[0])


def show(title: str, found: dict[str, float]) -> None:
    """Print some figures."""
    print(f"{title}: " + ", ".join(f"{name} {figure:.3g}" for name, figure in found.items()), flush=True)


def main() -> None:
    """Measure every part."""
    parser = argparse.ArgumentParser(description="Measure what an act costs, part by part.")
    parser.add_argument("--rounds", type=int, default=1)
    parser.add_argument("--positions", type=int, default=24, help="decisions that each level is asked for")
    given = parser.parse_args()
    logs.configure("error")
    for ruleset, players in RULESETS.items():
        with tempfile.TemporaryDirectory() as name, postgres(Path(name) / "database") as server:
            entries = asyncio.run(played(ruleset, players, given.rounds, Path(name)))
            show(ruleset, cheap_parts(entries) | {"KB of a table": held(entries)})
            show("  PostgreSQL, ms", asyncio.run(keeping(new_database(server), entries)))
            show("  SQLite, ms", asyncio.run(keeping(f"sqlite+aiosqlite:///{name}/other.sqlite3", entries)))
            show("  a decision, ms", thinking(entries, given.positions))


if __name__ == "__main__":
    main()
