"""Several processes share the tables of one database: by one time, each its share, and people at any of them."""

import asyncio
import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import AsyncExitStack, contextmanager, suppress
from pathlib import Path

import pytest
from click.testing import CliRunner
from hypothesis import given
from hypothesis import strategies as st
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosedError

from tarock.cli import app
from tarock.server.client import Client, Seat
from tarock.server.codes import Code, Refusal
from tarock.server.dealing import deadlines, taken_up
from tarock.server.evening.clocks import steady
from tarock.server.evening.settings import Chair, Settings
from tarock.server.several import notices
from tarock.server.several.clock import Shift
from tarock.server.several.draining import drain
from tarock.server.several.sharing import SLACK, surplus
from tarock.server.sockets import RESTART
from tarock.server.store.entries import Entry
from tests.server.processes import forked
from tests.server.servers import PATIENCE, Running, options_for, running, until

TABLE = Settings(ruleset="danish-hjoerring", chairs=(Chair(), Chair(), Chair(bot="novice")), pause=0, pace=0, think=60)
HOUR = 3600
SUPERVISED = (sys.executable, "-m", "tests.server.supervised")


@given(st.lists(st.integers(0, 500), min_size=1, max_size=8))
def test_after_everybody_has_shared_nobody_leads_more_than_his_share(numbers: list[int]) -> None:
    led = {f"process {n}": number for n, number in enumerate(numbers)}
    total = sum(numbers)
    for process in tuple(led):
        for other, number in surplus(led, process).items():
            led[process] -= number
            led[other] += number
    share = -(-total // len(numbers))
    assert sum(led.values()) == total
    assert max(led.values()) <= share + max(1, share // SLACK)
    assert not any(surplus(led, process) for process in led), "then nothing moves any more"


def test_whoever_is_about_to_end_is_given_nothing() -> None:
    assert surplus({"one": 100}, "one") == {}
    assert surplus({"two": 100}, "one") == {}


@pytest.mark.parametrize(
    "notice",
    [
        notices.Written("a-_b", 17),
        notices.Written("a-_b", 17, ((1_700_000_000_000, '{"t":"said","text":"a: b"}'), (1_700_000_000_001, "{}"))),
        notices.Here("process", "table", "session"),
        notices.Who("table"),
        notices.Free(),
        notices.Yours("process", "table"),
        notices.Spent("process", "study", (("sa-_b", 12.5), ("ac", 3.0))),
        notices.Missing("process", "openings", ()),
        notices.Counted("process"),
    ],
)
def test_a_notice_is_read_as_it_was_sent(notice: notices.Notice) -> None:
    assert notices.read(str(notice)) == notice
    assert notices.read("") == notices.Missed()


def test_a_notice_carries_what_was_written_as_far_as_postgresql_carries_it() -> None:
    short, long = Entry(2, "said", "{}", 5), Entry(3, "said", "x" * notices.LONGEST, 6)
    assert notices.Written.of("table", [short]) == notices.Written("table", 2, ((5, "{}"),))
    assert notices.Written.of("table", [short, long]) == notices.Written("table", 3)


def test_an_answer_that_took_long_says_little_about_the_time() -> None:
    shift = Shift()
    shift.learn(asked=0, told=3_600_000, answered=10)
    assert shift.ahead == 3_599_995
    shift.learn(asked=1_000, told=3_601_900, answered=2_000)
    assert shift.ahead == 3_599_995, "it may have been right all the time"
    shift.learn(asked=5_000, told=5_002, answered=5_002)
    assert shift.ahead == 1, "somebody has set the clock"


async def seated(server: Running, table: str, place: int, stack: AsyncExitStack) -> Seat:
    """Seat somebody who is connected to one of the servers."""
    client = await Client.begin(server.address, f"Player {place}")
    seat = await stack.enter_async_context(client.connect(table))
    await seat.sit(place)
    return seat


def test_who_is_connected_elsewhere_is_not_missed(tmp_path: Path, shared_database: str) -> None:
    """Whoever takes a table over asks who is connected where, and does not let a bot play for those who are."""

    async def run() -> None:
        options = options_for(tmp_path, database=shared_database)
        async with running(options) as one, running(options) as two, AsyncExitStack() as stack:
            table = await (await Client.begin(one.address, "Owner")).open(TABLE)
            for place, server in enumerate((one, two)):
                await seated(server, table, place, stack)
            leading, following = await one.lobby.find(table), await two.lobby.find(table)
            assert (leading.leads, following.leads) == (True, False)
            assert one.lobby.leading is not None
            await one.lobby.leading.hand_over()
            await until(lambda: following.leads)
            await until(lambda: following.presence.next_deadline(following.room.table) is None)
            assert not leading.leads

    asyncio.run(run())


def test_a_process_hands_over_what_is_more_than_its_share(tmp_path: Path, shared_database: str) -> None:
    async def run() -> None:
        options = options_for(tmp_path, database=shared_database)
        async with running(options) as one:
            client = await Client.begin(one.address, "Owner")
            tables = [await client.open(TABLE) for _ in range(7)]
            async with running(options) as two:
                assert one.lobby.leading is not None
                await one.lobby.leading.go_on()
                await until(lambda: sum(each.leads for each in two.lobby.in_memory()) == 3)
                assert sum(each.leads for each in one.lobby.in_memory()) == 4
                assert {each.room.table.id for each in two.lobby.in_memory()} < set(tables)
            assert one.lobby.leading is not None
            taken = await one.lobby.leading.leases.take(sorted(tables))
            assert taken == set(tables), "who ends gives all back"

    asyncio.run(run())


def test_who_is_sent_away_is_answered_first_and_told_to_come_again(tmp_path: Path, shared_database: str) -> None:
    async def run() -> None:
        options = options_for(tmp_path, database=shared_database)
        async with running(options) as one, running(options) as two:
            client = await Client.begin(one.address, "Ada")
            table = await client.open(TABLE)
            address = f"ws{one.address.removeprefix('http')}/api/tables/{table}/socket"
            async with connect(address) as line:
                await line.send(f'{{"t":"hello","protocol":2,"token":"{client.token}"}}')
                await line.send('{"t":"sit","id":7,"place":0}')
                told = ""
                while '"t":"done"' not in told:
                    told = str(await line.recv())
                await drain(one.lobby)
                with suppress(ConnectionClosedError):
                    while True:
                        await line.recv()
                assert line.close_code == RESTART
            with pytest.raises(Refusal) as refused:
                await client.open(TABLE)
            assert refused.value.code is Code.TRY_AGAIN
            found = await two.lobby.find(table)
            assert found.leads
            assert found.room.table.places[0].name == "Ada"

    asyncio.run(run())


def test_hosts_whose_clocks_differ_by_an_hour_play_at_one_table(tmp_path: Path, shared_database: str) -> None:
    """Nobody's time to think is over because he is connected to the host whose clock is ahead."""

    async def run() -> None:
        options = options_for(tmp_path, database=shared_database)
        async with running(options) as here, forked(options, HOUR) as ahead, AsyncExitStack() as stack:
            await ahead.is_serving()
            there = await Client.begin(ahead.address, "There")
            table = await there.open(TABLE)
            far = await stack.enter_async_context(there.connect(table))
            await far.sit(0)
            await seated(here, table, 1, stack)
            authority = await here.lobby.find(table)
            await until(lambda: bool(authority.room.table.running))
            await far.say("hello")
            state = authority.room.table
            assert abs(state.at - time.time() * 1000) < HOUR * 1000 / 2
            assert not authority.leads
            assert not any(place.away for place in state.places)
            moment = steady()
            again = taken_up(state, moment)  # as by a server that reads the table from its log
            assert all(moment < each <= moment + 60_000 for each in deadlines(again, moment))
            assert list(deadlines(again, moment)), "somebody may still think"

    asyncio.run(run())


# Several processes at one port


@contextmanager
def supervised() -> Iterator[subprocess.Popen[bytes]]:
    """Run two processes that are started and stopped as one."""
    with subprocess.Popen(SUPERVISED, stdout=subprocess.PIPE) as process:
        try:
            yield process
        finally:
            process.terminate()
            assert process.wait(PATIENCE) == 0


def pids(port: int) -> set[int]:
    """Return the processes that answer at a port, or some of them."""
    found: set[int] = set()
    for _ in range(20):
        with socket.create_connection(("127.0.0.1", port)) as line:
            found.add(int(line.recv(20) or 0))
    return found


def gone(pid: int) -> bool:
    """Tell whether a process has ended."""
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return True
    return False


def eventually(condition: Callable[[], bool]) -> None:
    """Wait until something is so in another process."""
    end = time.monotonic() + PATIENCE
    while not condition():
        assert time.monotonic() < end
        time.sleep(0.01)


def test_a_process_that_dies_is_started_again_and_all_are_replaced_one_by_one() -> None:
    with supervised() as process:
        assert process.stdout is not None
        port = int(process.stdout.readline())
        first = pids(port)
        victim = min(first)
        os.kill(victim, signal.SIGKILL)
        eventually(lambda: bool(pids(port) - first - {0}))
        second = pids(port)
        process.send_signal(signal.SIGHUP)
        eventually(lambda: not pids(port) & (first | second))
        last = pids(port)
    assert all(map(gone, first | second | last))


def test_processes_that_cannot_start_are_one_sentence() -> None:
    said = subprocess.run([*SUPERVISED, "fail"], stdout=subprocess.PIPE, check=True).stdout
    assert b"a process of the server did not start" in said


def test_processes_end_with_whoever_started_them_though_he_is_killed() -> None:
    with subprocess.Popen(SUPERVISED, stdout=subprocess.PIPE) as process:
        assert process.stdout is not None
        found = pids(int(process.stdout.readline()))
        process.kill()
    eventually(lambda: all(map(gone, found)))


@pytest.mark.parametrize(
    ("more", "said"),
    [
        ([], "several processes need a PostgreSQL"),
        (["--club", "here", "--database", "postgresql://localhost/a"], "cannot serve one club’s folder"),
    ],
)
def test_processes_that_cannot_share_are_one_sentence(more: list[str], said: str, tmp_path: Path) -> None:
    result = CliRunner().invoke(app, ["serve", "--port", "0", "--data", str(tmp_path), "--processes", "2", *more])
    assert result.exit_code == 2
    assert said in result.output
