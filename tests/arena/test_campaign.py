"""A run: the same results for any number of processes, and after any interruption."""

from collections.abc import Iterator, Sequence
from concurrent.futures.process import BrokenProcessPool
from pathlib import Path

import pytest

from tarock.arena.campaign import JOB_SIZE, Campaign
from tarock.arena.jobs import Finished, Job
from tarock.arena.journal import Journal
from tarock.arena.local import Here, Processes, processors
from tarock.arena.match import Match, matches
from tarock.arena.results import DealResult
from tarock.bots.levels import levels
from tarock.core.errors import TarockError
from tarock.rulesets import load

DEALS = 6
MATCHES = (
    *matches(load("danish-hjoerring"), levels("random,book"), seed="run"),
    *matches(load("koenigrufen-turnier"), levels("random,book"), seed="run"),
)


class Weary:
    """Stops after some jobs, as if interrupted."""

    def __init__(self, jobs: int) -> None:
        self.jobs = jobs

    def play(self, jobs: Sequence[Job]) -> Iterator[Finished]:
        yield from Here().play(jobs[: self.jobs])
        raise KeyboardInterrupt


def without_times(campaign: Campaign) -> dict[Match, list[DealResult]]:
    return {match: [deal.without_times for deal in deals] for match, deals in campaign.results.items()}


@pytest.fixture(scope="module")
def whole() -> Campaign:
    campaign = Campaign(MATCHES, DEALS)
    campaign.run(Here())
    return campaign


def test_every_deal_of_every_match_is_played(whole: Campaign) -> None:
    assert whole.is_complete
    assert all([deal.number for deal in deals] == list(range(DEALS)) for deals in whole.results.values())


@pytest.mark.parametrize("number", [1, 2])
def test_processes_find_the_same(number: int, whole: Campaign) -> None:
    campaign = Campaign(MATCHES, DEALS)
    watched: list[int] = []
    campaign.run(Processes(number), watched.append)
    assert without_times(campaign) == without_times(whole)
    assert sum(watched) == DEALS * len(MATCHES)


def test_a_shorter_run_is_the_beginning_of_a_longer_one(whole: Campaign) -> None:
    campaign = Campaign(MATCHES[:1], 3)
    campaign.run(Here())
    assert without_times(campaign)[MATCHES[0]] == without_times(whole)[MATCHES[0]][:3]


def test_a_journal_goes_on_where_it_was(whole: Campaign, tmp_path: Path) -> None:
    journal = Journal(tmp_path / "journal", MATCHES)
    first = Campaign(MATCHES, DEALS, journal)
    with pytest.raises(KeyboardInterrupt):
        first.run(Weary(3))
    assert first.finished == 2 * JOB_SIZE + 2, "the first job of both matches, and the rest of one"
    second = Campaign(MATCHES, DEALS, journal)
    assert second.finished == first.finished
    watched: list[int] = []
    second.run(Here(), watched.append)
    assert sum(watched) == DEALS * len(MATCHES) - first.finished, "nothing is played twice"
    assert without_times(second) == without_times(whole)
    assert without_times(Campaign(MATCHES, DEALS, journal)) == without_times(whole)


def test_a_line_that_was_half_written_is_played_again(whole: Campaign, tmp_path: Path) -> None:
    path = tmp_path / "journal"
    first = Campaign(MATCHES, DEALS, Journal(path, MATCHES))
    with pytest.raises(KeyboardInterrupt):
        first.run(Weary(2))
    path.write_bytes(path.read_bytes()[:-30])
    second = Campaign(MATCHES, DEALS, Journal(path, MATCHES))
    assert second.finished == first.finished - 1
    second.run(Here())
    assert without_times(second) == without_times(whole)


@pytest.mark.parametrize("kept", [0, 20])
def test_a_journal_that_was_hardly_begun_begins_again(kept: int, tmp_path: Path) -> None:
    path = tmp_path / "journal"
    Campaign(MATCHES, 2, Journal(path, MATCHES)).run(Here())
    text = path.read_bytes()
    path.write_bytes(text[:kept])
    campaign = Campaign(MATCHES, 2, Journal(path, MATCHES))
    assert not campaign.finished
    campaign.run(Here())
    assert Campaign(MATCHES, 2, Journal(path, MATCHES)).is_complete


def test_a_finished_run_can_be_made_longer_or_read_in_part(tmp_path: Path) -> None:
    journal = Journal(tmp_path / "journal", MATCHES[:1])
    Campaign(MATCHES[:1], 4, journal).run(Here())
    longer = Campaign(MATCHES[:1], 6, journal)
    assert (longer.finished, longer.is_complete) == (4, False)
    longer.run(Here())
    assert longer.is_complete
    assert Campaign(MATCHES[:1], 3, journal).finished == 3


def test_the_journal_of_another_run_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "journal"
    Campaign(MATCHES[:1], 2, Journal(path, MATCHES[:1])).run(Here())
    with pytest.raises(
        TarockError, match=r"is the journal of another run \(danish-hjoerring: random – book; seed run\)"
    ):
        Campaign(MATCHES, 2, Journal(path, MATCHES))


@pytest.mark.parametrize(
    ("text", "message"),
    [("hello\n", "is no journal of the arena"), ("{}\n", "is no journal of the arena")],
)
def test_what_is_no_journal_is_refused(text: str, message: str, tmp_path: Path) -> None:
    path = tmp_path / "journal"
    path.write_text(text, "utf-8")
    with pytest.raises(TarockError, match=message):
        Campaign(MATCHES, 2, Journal(path, MATCHES))


def test_a_damaged_line_is_named(tmp_path: Path) -> None:
    path = tmp_path / "journal"
    Campaign(MATCHES[:1], 2, Journal(path, MATCHES[:1])).run(Here())
    lines = path.read_text("utf-8").splitlines(keepends=True)
    path.write_text("".join([lines[0], "?\n", lines[2]]), "utf-8")
    with pytest.raises(TarockError, match="line 2 is damaged"):
        Campaign(MATCHES[:1], 2, Journal(path, MATCHES[:1]))


def test_a_process_that_dies_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    def dead(*_: object) -> None:
        raise BrokenProcessPool

    monkeypatch.setattr("tarock.arena.local.as_completed", dead)
    with pytest.raises(TarockError, match="a process of the arena has died"):
        Campaign(MATCHES[:1], 2).run(Processes(1))


def test_there_is_a_processor() -> None:
    assert processors() >= 1
