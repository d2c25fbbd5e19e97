"""The hall: the round's clock, and a referee who is called to a table."""

from pathlib import Path

import pytest

from tarock.club.tournament import events, export
from tarock.club.tournament.clock import Clock
from tarock.club.tournament.log import Log
from tarock.club.tournament.settings import settings_of
from tarock.core.errors import TarockError
from tarock.words import LANGUAGES
from tests.club.tournament.halls import AT, draw, enter, next_round, opened

MINUTE = 60


@pytest.fixture
def log(tmp_path: Path) -> Log:
    found = opened(tmp_path, minutes=90, rooms=[{"name": "Hall", "tables": 1}, {"name": "Cellar", "tables": 1}])
    enter(found, *range(1, 9))
    draw(found)
    return found


def left(log: Log, at: int) -> int:
    return log.tournament.rounds[-1].clock.left(at)


def test_the_clock_runs_only_while_it_is_started(log: Log) -> None:
    assert export.clock_json(log.tournament, 1, AT)["minutes"] == 0
    log.keep(events.Started(1), AT)
    assert left(log, AT + MINUTE) == 89 * MINUTE
    log.keep(events.Paused(1), AT + 10 * MINUTE)
    assert left(log, AT + 50 * MINUTE) == 80 * MINUTE
    log.keep(events.Started(1), AT + 60 * MINUTE)
    assert left(log, AT + 70 * MINUTE) == 70 * MINUTE
    assert left(Log.read(log.file), AT + 200 * MINUTE) == -60 * MINUTE
    log.keep(events.TimeUp(1), AT + 90 * MINUTE)
    shown = export.clock_json(log.tournament, 1, AT + 99 * MINUTE)
    assert shown == {"round": 1, "minutes": 90, "running": False, "over": True, "left": 0}


def test_a_round_may_be_given_more_time(log: Log) -> None:
    """And what the desk has ended by mistake goes on where it stood."""
    log.keep(events.Started(1, 75), AT)
    log.keep(events.TimeUp(1), AT + 70 * MINUTE)
    log.keep(events.Started(1, 80), AT + 100 * MINUTE)
    assert left(log, AT + 101 * MINUTE) == 9 * MINUTE


def test_a_clock_set_back_takes_no_time_away() -> None:
    clock = Clock()
    clock.start(AT, 10)
    assert clock.left(AT - 1000) == 10 * MINUTE


def test_each_round_has_its_clock(log: Log) -> None:
    log.keep(events.Started(1), AT)
    for table in (1, 2):
        log.keep(events.Ended(1, table), AT)
    next_round(log, "2")
    with pytest.raises(TarockError, match="that of round 2"):
        log.keep(events.Paused(1), AT)
    log.keep(events.Started(2), AT + 5)
    assert left(log, AT + 5) == 90 * MINUTE


def test_a_table_calls_and_a_referee_of_another_comes(log: Log) -> None:
    own, other = log.tournament.company(1, 2)[0], log.tournament.company(1, 1)[0]
    log.keep(events.Called(1, 2, own, "Renonce"), AT)
    log.keep(events.Called(1, 1), AT + 5)
    waiting = [{"round": 1, "table": 2, "room": "Cellar", "text": "Renonce", "waiting": 30}]
    assert waiting == export.calls_json(log.tournament, AT + 30)[:1]
    with pytest.raises(TarockError, match="call another referee"):
        log.keep(events.Answered(1, 2, own), AT)
    log.keep(events.Answered(1, 2, other), AT + 40)
    assert [call.called.table for call in log.tournament.open_calls()] == [1]
    log.keep(events.Called(1, 2), AT + 50)
    assert [call.called.table for call in log.tournament.open_calls()] == [1, 2]
    assert Log.read(log.file).tournament == log.tournament


REFUSED: dict[str, tuple[list[events.Event], events.Event, str]] = {
    "pausing what stands": ([], events.Paused(1), "not running"),
    "ending what never ran": ([], events.TimeUp(1), "not running"),
    "starting what runs": ([events.Started(1)], events.Started(1), "running already"),
    "a round of days": ([], events.Started(1, 9999), "from 1 to 600 minutes"),
    "the clock of a round to come": ([], events.Started(2), "has not been drawn"),
    "calling twice": ([events.Called(1, 1)], events.Called(1, 1), "has called already"),
    "answering nobody": ([], events.Answered(1, 1), "has not called"),
    "calling from nowhere": ([], events.Called(1, 9), "no table 9"),
    "calling for another table": ([], events.Called(1, 1, 99), "does not sit"),
}


@pytest.mark.parametrize("what", REFUSED)
def test_what_the_hall_cannot_do(what: str, log: Log) -> None:
    before, event, why = REFUSED[what]
    for each in before:
        log.keep(each, AT)
    with pytest.raises(TarockError, match=why) as caught:
        log.keep(event, AT)
    assert len({caught.value.said(language) for language in LANGUAGES}) == len(LANGUAGES)


def test_a_clock_without_a_length_asks_for_it(tmp_path: Path) -> None:
    log = opened(tmp_path)
    enter(log, *range(1, 5))
    draw(log)
    with pytest.raises(TarockError, match="how long the round lasts"):
        log.keep(events.Started(1), AT)
    log.keep(events.Started(1, 20), AT)
    with pytest.raises(TarockError, match="minutes"):
        settings_of({"format": "tyrol-cup", "name": "X", "minutes": -1})
