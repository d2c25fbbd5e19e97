"""Friends, who of them is here, and challenges: to friends, and by a link for anybody."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import select

from tarock.server.accounts.forgetting import Forgetting
from tarock.server.accounts.records import Account, AccountRows
from tarock.server.client import Client
from tarock.server.codes import Code, Refusal
from tarock.server.evening.clocks import now
from tarock.server.evening.settings import Chair, Settings
from tarock.server.meeting.challenges import LASTS, Challenges, Invited
from tarock.server.meeting.friends import HERE, Friends
from tarock.server.meeting.schema import challenged, challenges, friends, presence, seekers
from tarock.server.names import Session, folded
from tarock.server.store.engine import open_engine
from tarock.server.store.migrating import migrate
from tarock.server.store.schema import sessions
from tarock.server.wire.shared.meeting import FriendShown
from tests.server.servers import Running, options_for, running
from tests.server.test_meeting import visiting
from tests.server.test_store import a_log

TABLE = {"ruleset": "danish-hjoerring", "chairs": [{}, {}, {}], "pace": 0}


async def add_account(engine: Any, person: str, name: str) -> None:  # noqa: ANN401 - an engine of SQLAlchemy
    account = Account(person, f"h-{name}", name, folded(name), 1, 1)
    await AccountRows(engine).add(account, None, ())


@asynccontextmanager
async def three_friends(url: str) -> AsyncIterator[Friends]:
    """Ada, Bo and Cleo have accounts; none of them is a friend yet."""
    engine = open_engine(url)
    await migrate(engine)
    for person, name in (("a", "Ada"), ("b", "Bo"), ("c", "Cleo")):
        await add_account(engine, person, name)
    try:
        yield Friends(engine)
    finally:
        await engine.dispose()


async def code_of(doing: Any) -> Code:  # noqa: ANN401 - anything that is awaited
    with pytest.raises(Refusal) as refusal:
        await doing
    return refusal.value.code


async def seen_by(friends: Friends, person: str, moment: int = 100) -> list[tuple[str, str]]:
    found: tuple[FriendShown, ...] = (await friends.shown([person], moment)).get(person, ())
    return [(each.name, each.state) for each in found]


def test_both_must_agree_and_either_may_end_it(database: str) -> None:
    async def run() -> None:
        async with three_friends(database) as them:
            await them.ask("a", "  BO ", 1)
            await them.ask("a", "Bo", 2)
            assert await seen_by(them, "a") == [("Bo", "asked")]
            assert await seen_by(them, "b") == [("Ada", "asks")]
            assert await code_of(them.of("a", ["h-Bo"])) is Code.NO_SUCH_PERSON, "he has not agreed"
            assert await code_of(them.answer("a", "h-Bo", 3, agreed=True)) is Code.NO_SUCH_PERSON, "nor has he asked"
            await them.answer("b", "h-Ada", 3, agreed=True)
            assert await seen_by(them, "a") == [("Bo", "friend")]
            assert await them.of("a", ["h-Bo"]) == {"b": "Bo"}
            await them.answer("a", "h-Bo", 4, agreed=False)
            assert await seen_by(them, "b") == []
            await them.ask("c", "Ada", 5)
            await them.ask("a", "Cleo", 6)
            assert await seen_by(them, "a") == [("Cleo", "friend")], "who asks whoever has asked is agreed"
            assert await code_of(them.ask("a", "Ada", 7)) is Code.NO_SUCH_PERSON
            assert await code_of(them.ask("a", "Nobody", 7)) is Code.NO_SUCH_PERSON

    asyncio.run(run())


def test_friends_are_shown_who_is_here_unless_he_hides(database: str) -> None:
    async def run() -> None:
        async with three_friends(database) as them:
            for name in ("Bo", "Cleo"):
                await them.ask("a", name, 1)
                await them.answer(name[0].lower(), "h-Ada", 1, agreed=True)
            await them.here({"b": None, "c": "table", "stranger": None}, 1_000)
            found = (await them.shown(["a"], 1_000))["a"]
            assert [(each.name, each.online, each.table) for each in found] == [
                ("Bo", True, None),
                ("Cleo", True, "table"),
            ]
            await them.hide("c", 1_000, hidden=True)
            await them.here({"c": "table"}, 2_000)
            assert (await them.accounts_of(["a", "c", "stranger"])) == {"a": False, "c": True}
            found = (await them.shown(["a"], 2_000))["a"]
            assert [(each.name, each.online, each.table) for each in found][1] == ("Cleo", False, None)
            later = (await them.shown(["a"], 1_001 + HERE))["a"]
            assert not any(each.online for each in later)

    asyncio.run(run())


def test_a_challenge_is_claimed_once_and_not_when_it_is_over(database: str) -> None:
    async def run() -> None:
        async with three_friends(database) as them:
            kept = Challenges(them.engine)
            settings = Settings(ruleset="danish-hjoerring", chairs=(Chair(),) * 3)
            made = await kept.make(Session("a", "Ada"), settings, {"b": "Bo"}, 10)
            await kept.answer(made, Invited(Session("b", "Bo", "browser"), "accepted"))
            found = await kept.find(made)
            assert found is not None
            assert [each.name for each in found.accepted] == ["Ada", "Bo"]
            assert [each.id for each in await kept.of(["b"], 20)] == [made]
            assert await kept.of(["b"], 11 + LASTS) == []
            assert not await kept.claim(made, "late", 11 + LASTS)
            claims = [kept.claim(made, f"table {number}", 20) for number in range(4)]
            assert sorted(await asyncio.gather(*claims)) == [False, False, False, True]
            assert await kept.count("a", 20) == 0

    asyncio.run(run())


def test_nothing_of_it_is_left_of_who_is_forgotten(database: str) -> None:
    async def run() -> None:
        async with a_log(database) as log:
            them, kept = Friends(log.engine), Challenges(log.engine)
            for person, name in (("a", "Ada"), ("b", "Bo")):
                await add_account(log.engine, person, name)
            await them.ask("a", "Bo", 1)
            await them.hide("a", 1, hidden=True)
            settings = Settings(ruleset="danish-hjoerring", chairs=(Chair(),) * 3)
            await kept.make(Session("a", "Ada"), settings, {"b": "Bo"}, 1)
            await Forgetting(log.engine).forget("a", log)
            for table in (friends, presence, challenges, challenged, seekers):
                assert await them.read(select(table)) == [], table.name

    asyncio.run(run())


async def make_account(server: Running, name: str) -> None:
    engine = server.lobby.log.engine
    rows = await Friends(engine).read(select(sessions.c.id).where(sessions.c.name == name))
    await add_account(engine, str(rows[0][0]), name)


def test_friends_challenge_each_other_and_sit_down_together(tmp_path: Path) -> None:
    async def run() -> None:
        async with (
            running(options_for(tmp_path)) as server,
            visiting(server, "Ada") as ada,
            visiting(server, "Bo") as bo,
        ):
            assert await code_of(ada.client.post("/api/meeting/friends", {"name": "Bo"})) is Code.NO_ACCOUNT
            for name in ("Ada", "Bo"):
                await make_account(server, name)
            await ada.client.post("/api/meeting/friends", {"name": "Bo"})
            asks = await bo.shown(lambda shown: [each for each in shown.friends if each.state == "asks"])
            handle = asks.friends[0].handle
            await bo.client.post("/api/meeting/friends/answer", {"handle": handle, "agreed": True})
            shown = await ada.shown(lambda shown: shown.friends and shown.friends[0].online)
            body = {"settings": TABLE, "friends": [shown.friends[0].handle]}
            made = await ada.client.post("/api/meeting/challenges", body)
            assert (made["yours"], made["free"], [each["answer"] for each in made["people"]]) == (
                True,
                2,
                ["accepted", "asked"],
            )
            sent = await bo.shown(lambda shown: shown.challenges)
            assert (sent.challenges[0].host, sent.challenges[0].answer) == ("Ada", "asked")
            path = f"/api/meeting/challenges/{made['id']}"
            await bo.client.post(f"{path}/answer", {"accepted": True})
            assert await code_of(bo.client.post(f"{path}/begin", {})) is Code.NOT_OWNER
            await ada.client.post(f"{path}/begin", {})
            played = await bo.shown(lambda shown: shown.challenges and shown.challenges[0].table)
            table = played.challenges[0].table
            assert table is not None
            state = (await server.lobby.find(table)).room.table
            assert [place.name for place in state.places][:2] == ["Ada", "Bo"]
            assert state.places[2].is_bot
            assert not state.settings.listed, "friends need not be shown to all"
            assert await code_of(bo.client.post(f"{path}/answer", {"accepted": False})) is Code.CHALLENGE_OVER

    asyncio.run(run())


def test_guests_come_by_the_link_and_the_last_of_them_opens_the_table(tmp_path: Path) -> None:
    async def run() -> None:
        async with running(options_for(tmp_path)) as server:
            ada, bo, cleo, again = [await Client.begin(server.address, name) for name in ("Ada", "Bo", "Cleo", "BO")]
            made = await ada.post("/api/meeting/challenges", {"settings": {**TABLE, "days": 1}})
            assert made["expires_at"] - now() > LASTS, "by correspondence nobody need hurry"
            path = f"/api/meeting/challenges/{made['id']}"
            assert (await Client(server.address, "").get(path))["host"] == "Ada"
            assert await code_of(ada.post(f"{path}/answer", {"accepted": True})) is Code.ALREADY_SEATED
            await bo.post(f"{path}/answer", {"accepted": True})
            assert await code_of(again.post(f"{path}/answer", {"accepted": True})) is Code.NAME_ALIKE
            shown = await cleo.post(f"{path}/answer", {"accepted": True})
            state = (await server.lobby.find(shown["table"])).room.table
            assert {place.name for place in state.places} == {"Ada", "Bo", "Cleo"}
            for _ in range(5):
                await ada.post("/api/meeting/challenges", {"settings": TABLE})
            assert await code_of(ada.post("/api/meeting/challenges", {"settings": TABLE})) is Code.TOO_MANY

    asyncio.run(run())


def test_a_challenge_that_is_withdrawn_is_over_and_what_cannot_be_played_is_none(tmp_path: Path) -> None:
    async def run() -> None:
        async with running(options_for(tmp_path)) as server:
            ada, bo = [await Client.begin(server.address, name) for name in ("Ada", "Bo")]
            made = await ada.post("/api/meeting/challenges", {"settings": TABLE})
            path = f"/api/meeting/challenges/{made['id']}"
            assert (await ada.post(f"{path}/withdraw", {}))["is_over"]
            assert await code_of(bo.post(f"{path}/answer", {"accepted": True})) is Code.CHALLENGE_OVER
            assert await code_of(bo.get("/api/meeting/challenges/none")) is Code.NOT_FOUND
            for wrong in (
                {**TABLE, "chairs": [{"bot": "book"}, {}, {}]},
                {**TABLE, "chairs": [{}, {}, {"bot": "random"}]},
                {**TABLE, "think": 9, "days": 1},
            ):
                body = {"settings": wrong}
                assert await code_of(ada.post("/api/meeting/challenges", body)) is Code.BAD_SETTINGS

    asyncio.run(run())
