"""Events that are played at the server's own tables: the records of the deals are the lines."""

import asyncio
import shutil
import subprocess
import sys
from contextlib import suppress
from fractions import Fraction
from pathlib import Path
from random import Random
from typing import Any

import httpx
import pytest
from click.testing import CliRunner

from tarock.cli import app
from tarock.club.tournament.drawing import seed_of
from tarock.club.tournament.duplicate import dealt
from tarock.club.tournament.events import PlaysOnline
from tarock.club.tournament.log import Log
from tarock.club.tournament.standings import standings
from tarock.core.shuffle import again
from tarock.server.client import Client
from tarock.server.codes import Code, Refusal
from tarock.server.evening.state import TableState
from tarock.server.hall import online
from tarock.server.hall.folder import KEY
from tarock.server.hall.roles import Codes
from tests.club.tournament.halls import opened
from tests.server.halls import Phone, Served, check_hall, desk_of, served
from tests.server.players import Account, play
from tests.server.servers import options_for, past_of, running, until

SMALL = {"name": "Online Cup", "format": "tyrol-cup", "settings": {"rounds": 1, "deals": 4}}
TWO = {"name": "Online Cup", "settings": {"rounds": 1, "deals": 2, "sizes": [4]}}


@pytest.fixture(autouse=True)
def _quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(online, "PAUSE", 0)
    monkeypatch.setattr(online, "PACE", 0)


def player(hall: Served, number: int) -> Phone:
    return Phone(hall.http, hall.event, hall.codes.player(hall.event, number), f"phone {number}")


async def companies(hall: Served) -> dict[int, list[int]]:
    tables = (await hall.public().frame("public"))["tables"]
    return {table["table"]: [each["number"] for each in table["players"]] for table in tables}


async def seat(hall: Served, number: int, client: Client) -> str:
    """Take one's seat with one's own code, as whoever the client is."""
    address = f"/api/club/events/{hall.event}/players/{number}/seat"
    headers = {"x-hall-code": hall.codes.player(hall.event, number), "authorization": f"Bearer {client.token}"}
    answer = await hall.http.post(address, headers=headers)
    assert answer.status_code == 200, answer.text
    return str(answer.json()["table"])


async def listed(hall: Served) -> dict[int, dict[str, Any]]:
    return {each["table"]: each for each in await hall.desk.frame("online")}


async def all_ended(hall: Served) -> None:
    """Wait until every table of the round has ended."""
    n = None
    async with asyncio.timeout(60):
        while True:
            frame = await hall.public().frame("public", **({} if n is None else {"after": n}))
            if all(table.get("ended") for table in frame["tables"]):
                return
            n = frame["n"]


async def plays_out(hall: Served, number: int, until_over: asyncio.Event) -> None:
    client = await Client.begin(str(hall.http.base_url), f"Phone of {number}")
    async with client.connect(await seat(hall, number, client)) as place:
        await play(place, Random(number), Account(), until_over=until_over)


def test_an_event_is_played_online_and_with_cards_at_once(tmp_path: Path) -> None:
    """Two people play with two bots for who did not come, bots play among themselves, and one table has cards."""

    async def test(hall: Served) -> None:
        await hall.enter(12)
        await hall.draw()
        tables = await companies(hall)
        ours, cards, bots = tables[1], tables[2], tables[3]
        await hall.desk.done("online", tables=[1, 3], bots=[*ours[2:], *bots])
        refused = await hall.at_table(1).post(
            "tables/1/1/lines", kind="lined", line=1, by=ours[0], points=[3, -1, -1, -1]
        )
        assert "plays at the server" in refused.json()["detail"]
        phone = hall.at_table(2)
        for line in (1, 2):
            await phone.done("tables/1/2/lines", kind="lined", line=line, by=cards[0], points=[3, -1, -1, -1])
        await hall.desk.happened("ended", round=1, table=2)
        over = [asyncio.Event(), asyncio.Event()]
        await asyncio.gather(*(plays_out(hall, number, each) for number, each in zip(ours, over, strict=False)))
        await all_ended(hall)
        frame = await hall.public().frame("public")
        assert {table["table"]: table["lines"] for table in frame["tables"]} == {1: 2, 2: 2, 3: 2}
        assert frame["unconfirmed"] == 2  # of the table with cards: what was recorded needs nobody who confirms it
        won = dict.fromkeys(range(1, 13), Fraction(0))
        won |= dict(zip(cards, map(Fraction, (6, -2, -2, -2)), strict=True))
        lobby = hall.lobby
        for table in (await listed(hall)).values():
            state = (await lobby.find(table["server"])).room.table
            assert state.is_closed
            won |= dict(zip(tables[table["table"]], map(Fraction, state.scorebook.totals), strict=True))
        log = Log.read(hall.hall.folder.events / f"{hall.event}.tarockcup")
        assert won == {row.number: row.points for row in standings(log.tournament)}
        assert list(log.changed_lines()) == []
        record = await hall.at_table(1).get("tables/1/1/lines/2/record")
        assert log.tournament.line(1, 1, 2).written.record == record.text
        assert (await hall.at_table(2).get("tables/1/1/lines/2/record")).status_code == 403
        await hall.referee().done("rulings", kind="struck", round=1, table=1, line=2, by=0, text="a misdeal")
        assert Log.read(log.file).tournament.line(1, 1, 2).struck == "a misdeal"

    check_hall(tmp_path, test, TWO)


def test_each_has_his_own_seat_and_nobody_elses(tmp_path: Path) -> None:
    async def test(hall: Served) -> None:
        await hall.enter(9)
        await hall.draw()
        tables = await companies(hall)
        four = next(table for table, company in tables.items() if len(company) == 4)
        first, second, *_ = tables[four]
        elsewhere = next(company[0] for table, company in tables.items() if table != four)
        await hall.desk.done("online", tables=[four], think=60)
        for stranger in (hall.at_table(3 - four), player(hall, second), player(hall, elsewhere), hall.public()):
            answer = await stranger.post(f"players/{first}/seat")
            assert (answer.status_code, answer.json()["code"]) == (403, "no-code")
        answer = await player(hall, elsewhere).post(f"players/{elsewhere}/seat")
        assert f"Number {elsewhere} has no seat" in answer.json()["detail"]
        file = hall.hall.folder.events / f"{hall.event}.tarockcup"
        command = ["tournament", "online", str(file), "--server", str(hall.http.base_url)]
        told = await asyncio.to_thread(CliRunner().invoke, app, command)
        assert hall.codes.player(hall.event, first) in told.output
        client = await Client.begin(str(hall.http.base_url), "One")
        server = await seat(hall, first, client)
        assert server == await seat(hall, first, client)
        watcher = await Client.begin(str(hall.http.base_url), "Another")
        with pytest.raises(Refusal) as refused:
            async with watcher.connect(server):
                pass
        assert Code.NO_SPECTATORS is refused.value.code
        state = (await hall.lobby.find(server)).room.table
        assert (client_id(state), 60) == (0, state.settings.think)
        assert not state.has_begun  # it waits for the others
        other = await Client.begin(str(hall.http.base_url), "My laptop")
        await seat(hall, first, other)  # the same person with another device
        state = (await hall.lobby.find(server)).room.table
        assert [place.session is not None for place in state.places] == [True, False, False, False]
        await hall.desk.happened("away", number=elsewhere)
        await hall.desk.happened("left", number=first)
        await hall.desk.happened("entered", person={"number": 50, "name": "Stand In"})
        await hall.desk.happened("away", number=50)
        await hall.desk.happened("substituted", number=first, by=50)
        await seat(hall, 50, client)
        shown = (await listed(hall))[four]
        assert shown["places"][0] == {"number": 50, "name": "Stand In", "came": True}
        await hall.desk.happened("playswithcards", round=1, table=four)
        await until(lambda: (hall.lobby.in_memory()[0]).room.table.is_closed)
        await hall.at_table(four).done(
            f"tables/1/{four}/lines", kind="lined", line=1, by=second, points=[3, -1, -1, -1]
        )

    check_hall(tmp_path, test, SMALL)


def client_id(state: TableState) -> int:
    return next(iter(state.by_session.values()))


@pytest.mark.parametrize("ruleset", ["koenigrufen-turnier", pytest.param("danish-hjoerring", marks=pytest.mark.slow)])
def test_the_same_cards_are_dealt_at_every_table_of_a_duplicate_event(tmp_path: Path, ruleset: str) -> None:
    size = 4 if ruleset.startswith("koenigrufen") else 3

    async def test(hall: Served) -> None:
        await hall.enter(2 * size)
        await hall.draw()
        await hall.desk.done("online", bots=list(range(1, 2 * size + 1)))
        await all_ended(hall)
        played = [await past_of(hall.lobby, each["server"]) for each in (await listed(hall)).values()]
        assert len({tuple(deal.begun.seed for deal in deals) for deals in played}) == 1
        log = Log.read(hall.hall.folder.events / f"{hall.event}.tarockcup")
        seed = seed_of(log.file, log.tournament, 1)
        assert again(played[0][0].begun.seed, 2) == dealt(log.tournament, 1, 1, seed, attempt=2).seed
        assert {table: len(lines) for table, lines in log.tournament.round(1).lines.items()} == {1: 2, 2: 2}
        assert list(log.changed_lines()) == []

    settings = {"ruleset": ruleset, "rounds": 1, "deals": 2, "sizes": [size], "duplicate": True}
    check_hall(tmp_path, test, {"name": "Same cards", "settings": settings})


def test_a_table_that_began_with_cards_goes_on_at_the_server_with_its_cups(tmp_path: Path) -> None:
    """What the lines have left in the cups lies in those of the server, also after a line was struck."""

    async def cups(hall: Served) -> dict[str, int]:
        (shown,) = (await listed(hall)).values()
        (held,) = (await hall.lobby.find(shown["server"])).room.table.scorebook.cups()
        return held

    async def test(hall: Served) -> None:
        await hall.enter(3)
        await hall.draw()
        first = (await companies(hall))[1][0]
        phone, events = hall.at_table(1), [["fund", "both"], ["ante"]]
        sheet = {"dealer": "A", "forehand": "B", "middle": "C", "events": events}
        await phone.done("tables/1/1/lines", kind="lined", line=1, by=first, sheet=sheet)
        held = (await phone.frame("tables/1/1"))["next"]["cups"]
        assert held["king"] > 0
        await hall.desk.done("online")
        assert held == await cups(hall)
        assert "next" not in await phone.frame("tables/1/1")
        await hall.referee().done("rulings", kind="struck", round=1, table=1, line=1, by=0, text="not cleared")
        assert await cups(hall) == {"king": 0, "pagat": 0}
        await hall.desk.happened("started", round=1, minutes=30)
        await hall.desk.happened("timeup", round=1)
        await all_ended(hall)  # no deal was being played, so the table ends at once
        (shown,) = (await listed(hall)).values()
        assert shown["over"]

    settings = {"ruleset": "danish-hjoerring", "rounds": 1, "deals": 3, "sizes": [3]}
    check_hall(tmp_path, test, {"name": "Cups", "settings": settings})


def test_a_table_of_five_is_played_and_goes_on_at_another_laptop(tmp_path: Path) -> None:
    """The dealer sits out; with a copy of the folder another server goes on from the next line."""
    other = tmp_path / "other"

    async def played(hall: Served) -> Log:
        await all_ended(hall)
        log = Log.read(hall.hall.folder.events / f"{hall.event}.tarockcup")
        assert list(log.tournament.round(1).lines[1]) == [1, 2, 3, 4, 5]
        company = log.tournament.company(1, 1)
        out = [each.written.out for each in log.tournament.round(1).lines[1].values()]
        assert [(number,) for number in company] == out
        assert list(log.changed_lines()) == []
        return log

    async def here(hall: Served) -> None:
        await hall.enter(5)
        await hall.draw()
        await hall.desk.done("online", bots=[1, 2, 3, 4, 5])
        await until(lambda: bool(hall.hall.opened(hall.event).tournament.round(1).lines))  # type: ignore[union-attr]
        shutil.copytree(tmp_path / "club", other / "club")
        log = await played(hall)
        (table,) = (await listed(hall)).values()
        totals = (await hall.lobby.find(table["server"])).room.table.scorebook.totals
        won = {row.number: row.points for row in standings(log.tournament)}
        assert dict(zip(log.tournament.company(1, 1), map(Fraction, totals), strict=True)) == won

    async def there(hall: Served) -> None:
        log = await played(hall)
        first, second = [kept.event for kept in log.lines if isinstance(kept.event, PlaysOnline)]
        assert (first.first, first.bots) == (1, second.bots)
        assert second.first > 1

    check_hall(tmp_path, here, SMALL)
    check_hall(other, there, SMALL)


DYING = """
import os, signal, sys
from pathlib import Path
from tarock.server.hall import online, room
from tarock.server.options import Options
from tarock.server.serving import serve

online.PAUSE = online.PACE = 0
kept = room.EventRoom.keep

async def dying(self, event, sender, own):
    if sender == online.SENDER:
        os.kill(os.getpid(), signal.SIGKILL)
    return await kept(self, event, sender, own)

room.EventRoom.keep = dying
folder = Path(sys.argv[1])
options = Options(data=folder, club=folder / "club", bot_workers=1)
serve(options, "127.0.0.1", 0, lambda address: print(address, flush=True))
"""


@pytest.mark.slow
def test_a_server_that_dies_between_a_deal_and_its_line_writes_it_when_it_starts_again(tmp_path: Path) -> None:
    async def until_it_dies(address: str) -> None:
        async with httpx.AsyncClient(base_url=address, timeout=60) as http:
            for _ in range(600):
                try:
                    await http.get("/health")
                    break
                except httpx.TransportError:
                    await asyncio.sleep(0.05)
            desk = await desk_of(http, Codes((tmp_path / "club" / KEY).read_bytes()), TWO)
            await desk.done("people", text="number;name\n1;Ida\n2;Bo\n3;Eva\n4;Per\n")
            await desk.done("commit")
            await desk.done("draw", word="Uhu")
            with suppress(httpx.TransportError):  # it may die before it has answered
                await desk.post("online", bots=[1, 2, 3, 4])

    async def goes_on(lines: int) -> None:
        options = options_for(tmp_path, club=tmp_path / "club")
        async with running(options) as server, httpx.AsyncClient(base_url=server.address, timeout=60) as http:
            await served(server, http, TWO)
            await until(lambda: len(log().tournament.round(1).lines.get(1, {})) >= lines)

    def log() -> Log:
        return Log.read(next((tmp_path / "club" / "events").glob("*.tarockcup")))

    with subprocess.Popen([sys.executable, "-c", DYING, str(tmp_path)], stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        asyncio.run(until_it_dies(process.stdout.readline().strip()))
        assert process.wait() == -9
    assert log().tournament.round(1).lines == {}
    asyncio.run(goes_on(1))
    asyncio.run(goes_on(2))
    assert list(log().tournament.round(1).lines[1]) == [1, 2]
    assert len([kept for kept in log().lines if kept.sender == online.SENDER]) == 3  # and the end of the table
    assert list(log().changed_lines()) == []


def test_the_terminal_says_what_it_needs_to_play_online(tmp_path: Path) -> None:
    folder = tmp_path / "club" / "events"
    folder.mkdir(parents=True)
    log = opened(folder)
    run = CliRunner().invoke(app, ["tournament", "online", str(log.file), "--all"])
    assert "lies in no folder that a server has served" in run.stderr
    (folder.parent / KEY).write_bytes(bytes(32))
    closed = ["--server", "http://127.0.0.1:1"]
    run = CliRunner().invoke(app, ["tournament", "online", str(log.file), "--all", *closed])
    assert "no server answers" in run.stderr
