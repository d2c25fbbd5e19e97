"""What deals take: in the database, in a backup and in an archive, each for a million deals.

``python -m bench.archive [TABLES] [ROUNDS]``: bots of the level `book` play at tables of both games.
"""

import asyncio
import sys
import tempfile
import time
from dataclasses import dataclass, replace
from pathlib import Path
from random import Random

import msgspec

from tarock.server.evening import events
from tarock.server.evening.events import encode, kind_of
from tarock.server.evening.settings import Settings
from tarock.server.evening.summary import summary_of
from tarock.server.operating.archive import put_away
from tarock.server.operating.backup import back_up
from tarock.server.operating.restore import restore
from tarock.server.store.engine import FILE, open_engine, sqlite_url
from tarock.server.store.entries import Entry
from tarock.server.store.log import Log
from tarock.server.store.migrating import migrate
from tests.server.played import History, all_bots

BOOKS = (("danish-hjoerring", 3), ("koenigrufen-turnier", 4))
MILLION = 1_000_000


@dataclass(frozen=True, slots=True)
class Table:
    """A table that is over."""

    log: list[Entry]
    history: History

    @property
    def deals(self) -> int:
        """How many deals were played there."""
        return len(self.history.table.finished)


def played(ruleset: str, players: int, rounds: int, seed: int) -> Table:
    """Let bots play some rounds."""
    settings: Settings = msgspec.structs.replace(all_bots(ruleset, players), rounds=rounds + 1)
    history, rng = History(settings), Random(seed)
    for _ in range(rounds):
        history.play_round(rng)
    history.add(events.Closed())
    log = [Entry(seq, kind_of(event), encode(event).decode(), at) for seq, (event, at) in enumerate(history.log, 1)]
    return Table(log, history)


async def measured(tables: list[Table], folder: Path) -> None:
    """Print what they take."""
    engine = open_engine(sqlite_url(folder))
    await migrate(engine)
    empty = (folder / FILE).stat().st_size
    log = Log(engine)
    await log.start()
    for number, table in enumerate(tables):
        name = f"t{number}"
        await log.append(name, table.log, replace(summary_of(table.history.table), id=name))
    deals = sum(table.deals for table in tables)
    started = time.perf_counter()
    kept = await back_up(engine, folder / "backup")
    backed_up = time.perf_counter() - started
    started = time.perf_counter()
    await put_away(engine, folder / "archive", 10**13)
    archived = time.perf_counter() - started
    await log.stop()
    other = open_engine(sqlite_url(folder / "other"))
    (folder / "other").mkdir()
    started = time.perf_counter()
    await restore(other, folder / "backup")
    restored = time.perf_counter() - started
    await other.dispose()
    files = {"database": f"other/{FILE}", "backup": "backup", "archive": "archive"}
    seconds = {"database": restored, "backup": backed_up, "archive": archived}
    for name, file in files.items():
        size = (folder / file).stat().st_size - (empty if name == "database" else 0)
        print(
            f"| {name} | {size / deals:.0f} B | {size / deals / 1000:.2f} GB | {seconds[name] / deals * 1000:.2f} ms |"
        )
    print(f"{deals} deals, {kept.rows} rows")


def main() -> None:
    """Measure both games."""
    count, rounds = (int(each) for each in (*sys.argv[1:], "20", "4")[:2])
    for ruleset, players in BOOKS:
        print(f"\n{ruleset}")
        tables = [played(ruleset, players, rounds, seed) for seed in range(count)]
        with tempfile.TemporaryDirectory() as folder:
            asyncio.run(measured(tables, Path(folder)))


if __name__ == "__main__":
    main()
