"""Bots think on other machines, and here whenever those are away, full, slow or lost."""

import asyncio
import os
import signal
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from click.testing import CliRunner

from tarock.arena.cluster import running_loop
from tarock.cli import app
from tarock.server import metrics
from tarock.server.bots import Bots
from tarock.server.evening.families import applied
from tarock.server.several.cluster import Cluster
from tests.arena.test_cluster import connected, scheduler
from tests.server.servers import until
from tests.server.test_bots import SETTINGS, a_deal, asks

OUTCOMES = ("answered", "absent", "full", "slow", "lost")


@pytest.fixture(scope="module")
def address() -> Iterator[str]:
    with scheduler(2) as cluster:
        yield cluster.scheduler_address


def counted() -> dict[str, float]:
    """Return what has become of all questions."""
    return {outcome: metrics.FAR.labels(outcome)._value.get() for outcome in OUTCOMES}


def since(before: dict[str, float]) -> dict[str, int]:
    """Return what has become of the questions since."""
    after = counted()
    return {outcome: int(after[outcome] - before[outcome]) for outcome in OUTCOMES if after[outcome] > before[outcome]}


async def asked(bots: Bots, owner: str = "") -> None:
    """Ask a bot, whose answer the table accepts wherever it comes from."""
    found = await bots.decide(SETTINGS, asks(a_deal()), owner=owner)
    assert found is not None
    assert applied(a_deal(), *found) != a_deal()


def test_a_bot_thinks_on_the_cluster(address: str) -> None:
    async def run() -> dict[str, int]:
        far = Cluster(address, patience=100)
        bots = Bots(1, far=far)
        await bots.start()
        await until(lambda: far.threads == 2)
        before = counted()
        await asked(bots)
        assert not bots.pool.workers, "nobody has thought here"
        await bots.stop()
        return since(before)

    assert asyncio.run(run()) == {"answered": 1}


def test_what_a_lost_worker_was_asked_is_asked_again(address: str) -> None:
    with connected(address, set_as_default=False, loop=running_loop()) as client:
        workers: dict[str, int] = client.run(os.getpid)

    async def run() -> dict[str, int]:
        far = Cluster(address, patience=100)
        bots = Bots(1, far=far)
        await bots.start()
        await until(lambda: far.threads == 2)
        before = counted()
        asking = [asyncio.create_task(asked(bots, f"owner {number}")) for number in range(4)]
        await until(lambda: far._asked.total() == 4)
        os.kill(min(workers.values()), signal.SIGKILL)
        await asyncio.gather(*asking)
        await bots.stop()
        return since(before)

    assert asyncio.run(run()) == {"answered": 4}


def test_a_cluster_that_is_away_slow_or_full_is_replaced_by_who_is_here(address: str) -> None:
    async def run() -> list[dict[str, int]]:
        far = Cluster(address, patience=100)
        bots = Bots(1, far=far)
        found: list[dict[str, int]] = []

        async def note() -> None:
            before = counted()
            await asked(bots)
            found.append(since(before))

        await note()
        await bots.start()
        await until(lambda: far.threads > 0)
        far._asked["others"] = 4
        await note()
        far._asked.clear()
        far.patience = 0
        await note()
        await note()
        far._not_before = 0
        far._connection = None
        await note()
        await bots.stop()
        return found

    assert asyncio.run(run()) == [{"absent": 1}, {"full": 1}, {"slow": 1}, {"absent": 1}, {"lost": 1}]


def test_nobody_keeps_the_whole_cluster_busy(address: str) -> None:
    """Who asks for much waits here behind himself, and others find a place there."""

    async def run() -> dict[str, int]:
        far = Cluster(address, patience=100)
        bots = Bots(1, far=far)
        await bots.start()
        await until(lambda: far.threads > 0)
        before, threads = counted(), far.threads
        far._asked["session greedy"] = threads
        await asked(bots, "greedy")
        await asked(bots, "modest")
        await bots.stop()
        return since(before)

    assert asyncio.run(run()) == {"full": 1, "answered": 1}


def test_a_scheduler_that_is_not_there_is_no_reason_to_wait() -> None:
    async def run() -> dict[str, int]:
        bots = Bots(1, far=Cluster("tcp://127.0.0.1:1"))
        await bots.start()
        before = counted()
        await asked(bots)
        await bots.stop()
        return since(before)

    assert asyncio.run(run()) == {"absent": 1}


def test_a_cluster_needs_its_package(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.delitem(sys.modules, "tarock.server.several.cluster")
    monkeypatch.setitem(sys.modules, "distributed", None)  # as if it were not installed
    result = CliRunner().invoke(app, ["serve", "--port", "0", "--data", str(tmp_path), "--cluster", "tcp://here:1"])
    assert result.exit_code == 2
    assert "tarock[cluster]" in result.output
