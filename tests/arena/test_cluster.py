"""A cluster of several processes on this machine finds what a single process finds, also when one of them dies."""

import os
import signal
from collections.abc import Iterator, Sequence
from typing import Any

import distributed
import pytest

from tarock.arena.campaign import Campaign
from tarock.arena.cluster import Cluster, running_loop
from tarock.arena.jobs import Finished, Job
from tarock.arena.local import Here
from tarock.arena.match import Match, matches
from tarock.bots.levels import levels
from tarock.core.errors import TarockError
from tarock.rulesets import load

DEALS = 16
MATCHES = (
    *matches(load("danish-hjoerring"), levels("random,book"), seed="cluster"),
    *matches(load("koenigrufen-turnier"), levels("random,book"), seed="cluster"),
)


connected: Any = distributed.Client
local_cluster: Any = distributed.LocalCluster  # Dask tells type checkers little


def scheduler(workers: int) -> Any:  # noqa: ANN401 - see above
    """Return a scheduler on this machine with so many workers, each a process."""
    return local_cluster(
        n_workers=workers,
        threads_per_worker=1,
        processes=True,
        dashboard_address=":0",
        silence_logs=50,
        loop=running_loop(),
    )


@pytest.fixture(autouse=True)
def patient(monkeypatch: pytest.MonkeyPatch) -> None:
    """A busy machine answers late, but it answers."""
    monkeypatch.setattr("tarock.arena.cluster.ANSWERING", 120)


class Struck:
    """A cluster of which one worker is killed, by the number of its process, when the first job is finished."""

    def __init__(self, address: str) -> None:
        self.address = address
        with connected(address, set_as_default=False, loop=running_loop()) as client:
            self.workers: dict[str, int] = client.run(os.getpid)
        self.left_to_play = 0

    def play(self, jobs: Sequence[Job]) -> Iterator[Finished]:
        for number, done in enumerate(Cluster(self.address).play(jobs)):
            if number == 0:
                os.kill(min(self.workers.values()), signal.SIGKILL)
                self.left_to_play = len(jobs) - 1
            yield done


@pytest.fixture(scope="module")
def address() -> Iterator[str]:
    with scheduler(3) as cluster:
        yield cluster.scheduler_address


def without_times(campaign: Campaign) -> dict[Match, list[object]]:
    return {match: [deal.without_times for deal in deals] for match, deals in campaign.results.items()}


def test_a_cluster_finds_the_same_though_a_worker_dies(address: str) -> None:
    alone = Campaign(MATCHES, DEALS)
    alone.run(Here())
    struck = Struck(address)
    together = Campaign(MATCHES, DEALS)
    together.run(struck)
    assert len(struck.workers) == 3
    assert struck.left_to_play > len(struck.workers), "the worker died in mid-match"
    assert together.is_complete
    assert without_times(together) == without_times(alone)


def test_workers_of_another_version_are_refused(address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tarock.arena.cluster.__version__", "99")
    with pytest.raises(TarockError, match=r"the worker .* has tarock .*, but this is 99"):
        Campaign(MATCHES, 2).run(Cluster(address))


@pytest.mark.parametrize("wrong", ["tcp://127.0.0.1:1", "nonsense://x", "tcp://"])
def test_an_address_that_does_not_answer_is_told(wrong: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tarock.arena.cluster.ANSWERING", 0.5)
    with pytest.raises(TarockError, match="--cluster: no Dask scheduler answers at"):
        Campaign(MATCHES, 2).run(Cluster(wrong))


def test_a_scheduler_without_workers_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tarock.arena.cluster.GATHERING", 0.5)
    with (
        scheduler(0) as cluster,
        pytest.raises(TarockError, match="the scheduler has no workers; start some with `dask worker"),
    ):
        Campaign(MATCHES, 2).run(Cluster(cluster.scheduler_address))


def test_a_machine_too_busy_to_start_a_thread_in_ten_seconds_plays(
    address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Dask waits no longer than that for a loop of its own, so it is given one that runs already."""
    monkeypatch.setattr("distributed.utils._CollectErrorThread", None)
    campaign = Campaign(MATCHES, 2)
    campaign.run(Cluster(address))
    assert campaign.is_complete


def test_a_scheduler_that_goes_away_is_told() -> None:
    jobs = [Job(MATCHES[0], (number,)) for number in range(40)]
    with scheduler(1) as cluster:
        playing = Cluster(cluster.scheduler_address).play(jobs)
        assert next(playing).job in jobs
        cluster.close()
        with pytest.raises(TarockError, match="the connection to the scheduler is lost; a --journal keeps"):
            list(playing)
