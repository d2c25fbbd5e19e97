"""What an owner may have, over HTTP and at the table."""

import asyncio
import json
from dataclasses import replace
from pathlib import Path

import httpx
import pytest
from websockets.asyncio.client import connect

from tarock.server.client import Client
from tarock.server.codes import Code, Refusal
from tarock.server.costs.budgets import Purses
from tarock.server.costs.costs import Costs
from tarock.server.costs.listing import by_activity
from tarock.server.costs.quotas import Budget, Quotas, Share, no_limits
from tarock.server.evening.settings import Chair, Settings
from tarock.server.names import Session
from tarock.server.store.entries import Summary
from tests.server.browsers import check, log_in
from tests.server.servers import Running, options_for, running

PEOPLE = Settings(ruleset="danish-hjoerring", chairs=(Chair(),) * 3)
MASTERS = Settings(ruleset="danish-hjoerring", chairs=(Chair(), *(Chair(bot="master"),) * 2))
BOTS = Settings(ruleset="danish-hjoerring", chairs=(Chair(bot="book"),) * 3, rounds=1, pace=0)
FREE = no_limits()


@pytest.mark.parametrize(
    ("quotas", "settings", "code", "said"),
    [
        (replace(FREE, tables=Share(2, 9)), PEOPLE, Code.TOO_MANY, "2 tables"),
        (replace(FREE, openings=Share(2, 9)), PEOPLE, Code.TOO_DEAR, "2 tables in an hour"),
        (replace(FREE, bots=Share(5, 9)), MASTERS, Code.TOO_MANY, "5 bots"),
        (
            replace(FREE, strong_bots=Share(4, 9)),
            MASTERS,
            Code.TOO_MANY,
            "4 bots of the levels master, champion, grandmaster",
        ),
    ],
)
def test_nobody_has_more_than_his_share(
    quotas: Quotas, settings: Settings, code: Code, said: str, tmp_path: Path
) -> None:
    async def run() -> None:
        async with running(options_for(tmp_path, quotas=quotas)) as server:
            ada, bo = [await Client.begin(server.address, name) for name in ("Ada", "Bo")]
            opening = (ada.open(settings) for _ in range(4))
            found = await asyncio.gather(*opening, return_exceptions=True)
            refused = [each for each in found if isinstance(each, Refusal)]
            assert [(each.code, said in each.detail) for each in refused] == [(code, True)] * 2
            await bo.open(settings)
            if code is Code.TOO_MANY:
                async with ada.connect(next(each for each in found if isinstance(each, str))) as seat:
                    await seat.close()
                await ada.open(settings)

    asyncio.run(run())


@pytest.mark.parametrize(
    ("quotas", "said"),
    [(replace(FREE, pace=100), "100 milliseconds"), (replace(FREE, bots_alone_rounds=0), "0 rounds")],
)
def test_bots_alone_do_not_keep_the_house_busy(quotas: Quotas, said: str, tmp_path: Path) -> None:
    async def run() -> None:
        async with running(options_for(tmp_path, quotas=quotas)) as server:
            ada = await Client.begin(server.address, "Ada")
            with pytest.raises(Refusal, match=said) as refused:
                await ada.open(BOTS)
            assert refused.value.code is Code.BAD_SETTINGS

    asyncio.run(run())


def test_the_owner_seats_no_more_bots_than_he_may_have(tmp_path: Path) -> None:
    async def run() -> None:
        async with running(options_for(tmp_path, quotas=replace(FREE, strong_bots=Share(1, 9)))) as server:
            ada = await Client.begin(server.address, "Ada")
            async with ada.connect(await ada.open(PEOPLE)) as seat:
                await seat.seat_bot(0, "master")
                with pytest.raises(Refusal, match="1 bots of"):
                    await seat.seat_bot(1, "master")
                await seat.seat_bot(1, "club")

    asyncio.run(run())


def test_who_has_spent_too_much_is_told_when_to_come_again(tmp_path: Path) -> None:
    quotas = replace(FREE, study_session=Budget(10, 20), study_address=Budget(10, 40))

    async def test(_server: Running, http: httpx.AsyncClient) -> None:
        await log_in(http)
        house = {"text": 'id = "ours"\nname = "Ours"\nextends = "danish-hjoerring"\n'}
        answers = [await http.post("/api/rulesets/check", json=house) for _ in range(6)]
        refused = [answer for answer in answers if answer.status_code == 429]
        assert refused
        assert {answer.json()["code"] for answer in refused} == {"too-dear"}
        assert all(int(answer.headers["retry-after"]) >= 1 for answer in refused)
        assert answers[0].json()["id"] == "ours"

    check(tmp_path, test, quotas=quotas)


def test_who_begins_many_tables_is_answered_one_at_a_time_and_then_refused(tmp_path: Path) -> None:
    async def run() -> None:
        async with running(options_for(tmp_path, quotas=replace(FREE, turn_seconds=0.015))) as server:
            ada, bo = [await Client.begin(server.address, name) for name in ("Ada", "Bo")]
            server.lobby.bots.costs._beginnings = Purses(Budget(100, 1), Budget(100, 1), lambda: 0.0)
            for _ in range(2):  # the second waits for a hundredth of a second
                await ada.open(PEOPLE)
            with pytest.raises(Refusal, match="Too much is begun at once") as refused:
                await ada.open(PEOPLE)
            assert refused.value.code is Code.TOO_DEAR
            await bo.open(PEOPLE)

    asyncio.run(run())


def test_a_session_has_so_many_sockets(tmp_path: Path) -> None:
    async def run() -> None:
        async with running(options_for(tmp_path, quotas=replace(FREE, sockets=1))) as server:
            ada, bo = [await Client.begin(server.address, name) for name in ("Ada", "Bo")]
            table = await ada.open(PEOPLE)
            address = f"ws{server.address.removeprefix('http')}/api/tables/{table}/socket"
            async with ada.connect(table), bo.connect(table), connect(address, compression=None) as second:
                await second.send(json.dumps({"t": "hello", "protocol": 2, "token": ada.token}))
                assert json.loads(await second.recv())["code"] == "too-many"

    asyncio.run(run())


def test_remarks_are_limited_and_acts_are_not(tmp_path: Path) -> None:
    async def run() -> None:
        async with running(options_for(tmp_path, quotas=replace(FREE, remarks=Share(4, 9)))) as server:
            ada = await Client.begin(server.address, "Ada")
            async with ada.connect(await ada.open(PEOPLE)) as seat:
                await seat.sit(0)
                for _ in range(2):
                    await seat.say("hello")
                with pytest.raises(Refusal) as refused:
                    await seat.say("hello")
                assert refused.value.code is Code.TOO_DEAR
                await seat.away()

    asyncio.run(run())


def listed(name: str, owner: str, seated: int = 0) -> Summary:
    return Summary(name, 0, 0, is_listed=True, is_closed=False, text="", owner=owner, seated=seated)


def test_a_list_shows_where_people_are_first_and_few_tables_of_one_owner_or_address() -> None:
    costs = Costs(Quotas(listed=Share(2, 3)))
    for session in ("flood", "twin"):
        costs.heard(Session(session, "Flood"), "8.8.8.8")
    found = [listed(f"flood{number}", "flood" if number % 2 else "twin") for number in range(90)]
    found += [listed("old", "ada"), listed("played", "bo", 3)]
    shown = [table.id for table in by_activity(found, {"played"}, costs)]
    assert shown == ["played", "flood0", "flood1", "flood2", "old"]


def test_a_flood_of_tables_leaves_room_for_others_in_the_list(database: str, tmp_path: Path) -> None:
    async def run() -> None:
        free = replace(FREE, listed=Share(3, 5))
        where = {} if database.startswith("sqlite") else {"database": database}
        async with running(options_for(tmp_path, quotas=free, **where)) as server:
            ada, flood = [await Client.begin(server.address, name) for name in ("Ada", "Flood")]
            shown = await ada.open(Settings(ruleset="danish-hjoerring", chairs=(Chair(),) * 3, listed=True, sit=0))
            for _ in range(8):
                await flood.open(Settings(ruleset="danish-hjoerring", chairs=(Chair(),) * 3, listed=True))
            tables = await ada.get("/api/tables")
            assert tables[0]["id"] == shown
            assert len(tables) == 4

    asyncio.run(run())
