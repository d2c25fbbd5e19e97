"""A restore or a backup that is killed at any moment leaves all as it was, or has done all."""

import asyncio
import subprocess
import sys
import time
from pathlib import Path
from random import Random

import pytest

from tarock.server.operating.backup import back_up
from tarock.server.store.engine import FILE, open_engine, sqlite_url
from tests.server.operating.test_backup import logs_in
from tests.server.test_store import a_log, entries, summary

KILLS = 20
EVENTS = 40_000


async def filled(url: str, table: str, file: Path | None = None) -> None:
    """Put many events into a database, and make a backup of it."""
    async with a_log(url) as log:
        await log.append(table, entries(1, EVENTS), summary(table))
    if file is not None:
        engine = open_engine(url)
        await back_up(engine, file)
        await engine.dispose()


def command(*arguments: object) -> list[str]:
    return [sys.executable, "-m", "tarock", "admin", *map(str, arguments)]


def killed(arguments: list[str], seconds: float) -> bool:
    """Start a command and kill it after a while; tell whether it was still at work."""
    with subprocess.Popen(arguments, stdout=subprocess.DEVNULL) as process:
        try:
            return process.wait(seconds) != 0
        except subprocess.TimeoutExpired:
            process.kill()
            return True


@pytest.mark.long
def test_a_restore_that_is_killed_has_done_all_or_nothing(tmp_path: Path) -> None:
    old, new, file, rng = tmp_path / "old", tmp_path / "new", tmp_path / "backup", Random(1)
    for folder in (old, new):
        folder.mkdir()
    asyncio.run(filled(sqlite_url(new), "new", file))
    asyncio.run(filled(sqlite_url(old), "old"))
    whole = (old / FILE).read_bytes()
    arguments = command("restore", file, "--data", old, "--replace")
    begun = time.monotonic()
    assert not killed(arguments, 600)
    takes = time.monotonic() - begun
    at_work = 0
    for _ in range(KILLS):
        for left in old.glob(f"{FILE}-*"):
            left.unlink()
        (old / FILE).write_bytes(whole)
        at_work += killed(arguments, rng.uniform(0.3, 1.0) * takes)
        found = asyncio.run(logs_in(sqlite_url(old)))
        assert {table: len(log) for table, log in found.items()} in ({"old": EVENTS}, {"new": EVENTS})
    assert at_work > KILLS // 2


@pytest.mark.long
def test_a_backup_that_is_killed_leaves_no_file_under_its_name(tmp_path: Path) -> None:
    file, rng = tmp_path / "backup", Random(2)
    asyncio.run(filled(sqlite_url(tmp_path), "table"))
    arguments = command("backup", file, "--data", tmp_path)
    begun = time.monotonic()
    assert not killed(arguments, 600)
    takes, whole = time.monotonic() - begun, file.stat().st_size
    for _ in range(KILLS):
        file.unlink(missing_ok=True)
        killed(arguments, rng.uniform(0.3, 1.0) * takes)
        assert not file.exists() or abs(file.stat().st_size - whole) < 100
