"""Somebody sets the clock while an evening goes on: nobody has less time to think, or more, and no pause is longer."""

import asyncio
import time
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest

from tarock.server.client import Client
from tarock.server.dealing import deadlines, may_deal, pause_ends, taken_up
from tarock.server.evening import events
from tarock.server.evening.clocks import now, steady
from tarock.server.evening.fold import fold
from tarock.server.evening.settings import Chair, Settings
from tarock.server.stand_ins import is_over_time
from tests.server.played import History, all_bots
from tests.server.servers import options_for, running, until

HOUR = 3_600_000
SET = pytest.mark.parametrize("by", [-HOUR, HOUR])


@SET
def test_only_the_date_follows_a_clock_that_is_set(by: int, monkeypatch: pytest.MonkeyPatch) -> None:
    before, moment = now(), steady()
    real = time.time_ns()
    monkeypatch.setattr(time, "time_ns", lambda: real + by * 1_000_000)
    assert abs(now() - before - by) < HOUR // 2
    assert 0 <= steady() - moment < HOUR // 2


@SET
def test_thinking_time_is_what_it_was(by: int) -> None:
    history = History(all_bots("danish-hjoerring", 3, think=60))
    history.add(events.Dealt(0, "seed", ""))
    table = fold(history.table, events.TalkAllowed(allowed=True), 1_000, 1_000)
    game = table.running[0]
    later = history.table.running[0]
    acted = history.step(Random(1)).running[0]
    set_back = replace(acted, at=acted.at + by, since=5_000)
    assert game.since == later.since
    assert not is_over_time(table, set_back, 64_999)
    assert is_over_time(table, set_back, 65_000)
    changed = replace(table, games=(set_back,))
    assert list(deadlines(changed, 6_000)) == [65_000]


@SET
def test_a_pause_lasts_as_long_as_was_agreed(by: int) -> None:
    history = History(all_bots("danish-hjoerring", 3, pause=30))
    history.play_round(Random(1))
    (over,) = history.table.games
    assert over is not None
    table = replace(history.table, games=(replace(over, at=over.at + by, since=7_000),))
    assert pause_ends(table) == 37_000
    assert not may_deal(table, 36_999)
    assert may_deal(table, 37_000)


@SET
def test_a_restart_counts_only_the_time_in_which_the_table_was_kept(by: int) -> None:
    """However long it took, and whatever the date is now."""
    history = History(all_bots("danish-hjoerring", 3, think=60))
    history.add(events.Dealt(0, "seed", ""))
    dealt = history.table.at
    table = fold(history.table, events.TalkAllowed(allowed=True), dealt + 20_000)
    again = taken_up(table, by + 10 * HOUR)
    assert again == table
    assert list(deadlines(again, by + 10 * HOUR)) == [by + 10 * HOUR + 40_000]
    set_back = taken_up(replace(table, at=dealt - HOUR), 10 * HOUR)
    assert list(deadlines(set_back, 10 * HOUR)) == [10 * HOUR + 60_000]


@SET
def test_an_evening_goes_on_when_the_clock_is_set(by: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Bots act, and the next deal comes, at a server whose date jumps in the middle of a deal."""

    async def run() -> None:
        async with running(options_for(tmp_path)) as server:
            client = await Client.begin(server.address, "Ada")
            bots = (Chair(bot="book"),) * 3
            table = await client.open(
                Settings(ruleset="danish-hjoerring", chairs=bots, rounds=2, pace=0, pause=0, think=5)
            )
            authority = await server.lobby.find(table)
            await until(lambda: authority.room.table.has_begun)
            real = time.time_ns
            monkeypatch.setattr(time, "time_ns", lambda: real() + by * 1_000_000)
            await until(lambda: authority.room.table.is_closed)
            entries = await server.lobby.log.read(table)
            assert abs(entries[-1].at - entries[0].at - by) < HOUR // 2
            assert not any('"by":"clock"' in entry.payload for entry in entries)

    asyncio.run(run())
