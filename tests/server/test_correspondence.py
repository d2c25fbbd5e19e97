"""By correspondence: days to think, nobody need be there, and everybody is shown where it is his turn."""

import asyncio
import time
from pathlib import Path
from random import Random

import pytest

from tarock.server.bot_questions import Question
from tarock.server.bot_worker import answer
from tarock.server.client import Client
from tarock.server.codes import Code, Refusal
from tarock.server.dealing import deadlines, taken_up
from tarock.server.evening import events
from tarock.server.evening.clocks import now
from tarock.server.evening.fold import refold
from tarock.server.evening.settings import Chair, Settings, check
from tarock.server.evening.state import TableState
from tarock.server.evening.summary import new_summary
from tarock.server.evening.turns import SOON, turns_of
from tarock.server.frames.table import table_shown
from tarock.server.meeting.waking import Waker
from tarock.server.presence import Presence
from tarock.server.stand_ins import asks_of, decided_by, is_over_time
from tarock.server.store.entries import Entry, Summary, Turn
from tarock.server.store.turns import Turns
from tests.server.played import BOT, History
from tests.server.servers import Running, options_for, running, until
from tests.server.test_store import a_log

DAY = 24 * 3600 * 1000
LATE = 10**15
TABLES = {
    "Danish": Settings(ruleset="danish-hjoerring", chairs=(Chair(), Chair(), BOT), days=3, rounds=1),
    "Danish, two games at once": Settings(ruleset="danish-jensen-1989", chairs=(Chair(),) * 6, days=1, rounds=1),
    "Königrufen": Settings(ruleset="koenigrufen-turnier", chairs=(Chair(), BOT, Chair(), Chair()), days=1, rounds=1),
}


def seated(settings: Settings) -> History:
    history = History(settings)
    for place, chair in enumerate(settings.chairs):
        if chair.bot is None:
            history.add(events.Sat(place, f"person {place}", f"Player {place}"))
    return history


def expected(table: TableState) -> set[Turn]:
    """Who is on turn by the deals themselves."""
    found = set()
    for game in table.running:
        assert game.deal.turn is not None
        person = table.places[game.begun.players[game.deal.turn]].session
        found.add(
            Turn("", game.at + SOON) if person is None else Turn(person, game.at + DAY * (table.settings.days or 0))
        )
    return found


@pytest.mark.parametrize("name", TABLES)
def test_whose_turn_it_is_is_kept_with_every_act_that_changes_it(name: str) -> None:
    history, rng = seated(TABLES[name]), Random(name)
    assert [turn.person for turn in turns_of(history.table) or ()] == [""], "the cards are about to be dealt"
    for index in history.table.due:
        history.add(events.Dealt(index, f"{rng.random()}", "promised"))
    while history.table.running:
        before = history.table
        game = before.running[0]
        found = answer(Question(asks_of(before, game, LATE), ()))
        assert found is not None
        after = history.act(game.index, *found)
        if after.running and not after.due:
            assert set(turns_of(after) or ()) == expected(after)
        if turns_of(before) != turns_of(after):
            summary = new_summary(before, after)
            assert summary is not None
            assert turns_of(after) == summary.turns
    assert [turn.person for turn in turns_of(history.table) or ()] == [""], "the evening is about to end"
    assert turns_of(history.add(events.Closed())) == ()


def test_elsewhere_nothing_of_it_is_kept() -> None:
    history = seated(Settings(ruleset="danish-hjoerring", chairs=(Chair(),) * 3, think=60))
    assert turns_of(history.table) is None
    before = history.add(events.Dealt(0, "seed", "promised"))
    game = before.running[0]
    found = answer(Question(asks_of(before, game, LATE), ()))
    assert found is not None
    assert new_summary(before, history.act(0, *found)) is None


def test_a_table_that_waits_for_people_is_due_for_nobody() -> None:
    assert turns_of(History(TABLES["Danish"]).table) == ()


def test_who_is_not_connected_is_missed_by_nobody() -> None:
    table = seated(TABLES["Danish"]).table
    presence = Presence(30_000)
    presence.came("person 0")
    presence.went("person 0", 1)
    presence.look_round(table, 1)
    assert list(presence.events(table, LATE)) == []
    assert presence.next_deadline(table) is None


def test_days_pass_by_the_date_whoever_keeps_the_table() -> None:
    history = seated(TABLES["Danish"])
    history.add(events.Dealt(0, "seed", "promised"))
    begun = now() - 2 * DAY
    moved = History(TABLES["Danish"])
    moved.log = [(event, begun) for event, _ in history.log]
    state = refold(moved.log)
    assert state is not None
    table = taken_up(state, 5 * DAY)
    game = table.running[0]
    assert table_shown(table).think == 3 * DAY // 1000
    assert not is_over_time(table, game, 6 * DAY - 60_000)
    assert is_over_time(table, game, 6 * DAY + 60_000)
    (due,) = [moment for moment in deadlines(table, 5 * DAY) if moment > 5 * DAY]
    assert abs(due - 6 * DAY) < 60_000


def test_somebody_has_seconds_to_think_or_days() -> None:
    with pytest.raises(Refusal) as refusal:
        check(Settings(ruleset="danish-hjoerring", chairs=(Chair(),) * 3, think=5, days=1))
    assert refusal.value.code is Code.BAD_SETTINGS


def test_turns_are_read_by_person_and_by_what_is_over(database: str) -> None:
    def summary(table: str, *turns: Turn) -> Summary:
        return Summary(table, 1, 1, is_listed=False, is_closed=False, text="{}", turns=turns)

    async def run() -> None:
        async with a_log(database) as log:
            turns = Turns(log.engine)
            await log.append("a", [Entry(1, "said", "{}", 1)], summary("a", Turn("ada", 50), Turn("bo", 40)))
            await log.append("b", [Entry(1, "said", "{}", 1)], summary("b", Turn("ada", 30)))
            await log.append("c", [Entry(1, "said", "{}", 1)], summary("c", Turn("", 60)))
            assert await turns.of("ada") == {"a": 50, "b": 30}
            assert await turns.due(39, 10) == ["b"]
            assert await turns.due(60, 10) == ["b", "a", "c"]
            await log.append("b", [Entry(2, "said", "{}", 1)], summary("b"))
            assert await turns.of("ada") == {"a": 50}
            assert await turns.due(60, 1) == ["a"]

    asyncio.run(run())


async def begun(server: Running) -> tuple[list[Client], str]:
    """Two people have sat down with a bot, the cards have been dealt, and both have gone."""
    clients = [await Client.begin(server.address, name) for name in ("Ada", "Bo")]
    settings = Settings(ruleset="danish-hjoerring", chairs=(Chair(), Chair(), BOT), days=1, pace=0, pause=0)
    table = await clients[0].open(settings)
    for place, client in enumerate(clients):
        async with client.connect(table) as seat:
            await seat.sit(place)
    authority = await server.lobby.find(table)
    await until(lambda: bool(authority.room.table.running) and _on_turn(authority.room.table) is not None)
    return clients, table


def _on_turn(table: TableState) -> str | None:
    (game,) = table.running
    assert game.deal.turn is not None
    return table.places[game.begun.players[game.deal.turn]].session


def test_a_table_rests_for_a_day_and_then_a_bot_plays_for_who_has_not(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def run() -> None:
        async with running(options_for(tmp_path, grace=0)) as server:
            clients, table = await begun(server)
            listed = [(await client.get("/api/tables/mine"))[0] for client in clients]
            assert [each["days"] for each in listed] == [1, 1]
            due = [each["due_at"] for each in listed]
            assert sorted(at is None for at in due) == [False, True], "it is the turn of one of them"
            at = next(at for at in due if at is not None)
            assert abs(at - now() - DAY) < 120_000
            await server.lobby.forget(table)
            waker = Waker(server.lobby)
            assert await waker.wake(now()) == []
            assert not server.lobby.has_in_memory(table), "nobody keeps it"

            real = time.time_ns
            monkeypatch.setattr(time, "time_ns", lambda: real() + DAY * 1_000_000)
            assert await waker.wake(now()) == [table]
            authority = await server.lobby.find(table)
            before = authority.room.table
            await until(lambda: authority.room.table.seq > before.seq)
            state = authority.room.table
            assert not any(place.away for place in state.places)
            assert decided_by(state, 0) == "clock"
            assert await waker.wake(now()) == []

    asyncio.run(run())


def test_another_server_shows_whose_turn_it_is_after_a_restart(tmp_path: Path) -> None:
    async def run() -> None:
        async with running(options_for(tmp_path)) as server:
            clients, _ = await begun(server)
            due = [(await client.get("/api/tables/mine"))[0]["due_at"] for client in clients]
        async with running(options_for(tmp_path)) as server:
            again = [Client(server.address, client.token) for client in clients]
            assert due == [(await client.get("/api/tables/mine"))[0]["due_at"] for client in again]

    asyncio.run(run())
