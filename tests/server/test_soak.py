"""A server that is played at for long: nothing is lost, and it does not grow."""

import asyncio
import os
from pathlib import Path
from random import Random

import pytest

from tarock.server.store.engine import sqlite_url
from tests.server.doors import door_to
from tests.server.histories import check, explained
from tests.server.parties import TABLES, Party, playing
from tests.server.processes import forked
from tests.server.servers import options_for, warm

SECONDS = int(os.environ.get("TAROCK_SOAK", "600"))
CHECKED = 2
"""Of each party so many of its last evenings are held to the log."""
LOOKS = 20
"""So often is it looked how large the server is."""
GROWTH = 60_000
"""Kilobytes by which it may grow after the first quarter: an evening more or less in memory, never one for each."""


def held_by(process: int) -> tuple[int, int]:
    """Return how many kilobytes a process holds, and how many files and connections."""
    status = Path(f"/proc/{process}/status").read_text(encoding="ascii")
    memory = next(line.split()[1] for line in status.splitlines() if line.startswith("VmRSS"))
    return int(memory), len(list(Path(f"/proc/{process}/fd").iterdir()))


async def soak(folder: Path) -> tuple[int, int, list[tuple[int, int]]]:
    """Let people play one evening after the other; returns acts, evenings, and what the server held meanwhile."""
    warm()
    database, seen, parties = sqlite_url(folder), list[tuple[int, int]](), list[Party]()
    async with (
        forked(options_for(folder, idle=2)) as server,
        door_to((server,), Random("door")) as address,
    ):
        await server.is_serving()
        parties += [Party(address, settings, f"party {number}") for number, settings in enumerate(TABLES * 2)]
        async with explained(database, parties, (server,)), playing(parties):
            for _ in range(LOOKS):
                await asyncio.sleep(SECONDS / LOOKS)
                seen.append(await asyncio.to_thread(held_by, server.pid))
    acts, evenings = sum(party.acknowledged for party in parties), sum(len(party.evenings) for party in parties)
    for party in parties:  # to hold an evening to its log takes longer than to play it
        party.evenings = party.evenings[-CHECKED:]
    await check(database, parties)
    return acts, evenings, seen


@pytest.mark.long
@pytest.mark.skipif(not Path("/proc/self/status").exists(), reason="how large a process is, only Linux tells like this")
def test_a_server_that_is_played_at_for_long_does_not_grow(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    acts, evenings, seen = asyncio.run(soak(tmp_path))
    memory, files = zip(*seen[LOOKS // 4 :], strict=True)
    with capsys.disabled():
        said = f"{SECONDS} s, {evenings} evenings, {acts} acts: {seen[0][0] / 1000:.0f} MB at first, then"
        print(f"{said} {min(memory) / 1000:.0f} to {max(memory) / 1000:.0f} MB, {max(files)} files")  # noqa: T201
    assert memory[-1] - memory[0] < GROWTH
    assert files[-1] < 2 * files[0] + 20
