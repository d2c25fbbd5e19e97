"""Who one is: sessions that end and never replace each other, and links that hand one seat over, once."""

import asyncio
from dataclasses import replace
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest

from tarock.server.client import Client
from tarock.server.codes import Code, Refusal
from tarock.server.evening import events
from tarock.server.evening.settings import Chair, Settings
from tarock.server.names import Session
from tarock.server.sessions import LIFETIME, Sessions
from tarock.server.store.entries import StoreError
from tarock.server.store.people import Begun, People
from tests.server.browsers import check, log_in
from tests.server.played import History
from tests.server.servers import Running, options_for, running
from tests.server.test_evening import latest
from tests.server.test_sights import dealt, frame_of

TABLE = {"ruleset": "danish-hjoerring", "chairs": [{}, {}, {"bot": "book"}], "sit": 0}


def test_no_script_is_ever_told_what_proves_a_session(tmp_path: Path) -> None:
    async def test(_server: Running, http: httpx.AsyncClient) -> None:
        begun = await http.post("/api/sessions", json={"name": "Ada"})
        cookies = begun.headers.get_list("set-cookie")
        assert {cookie.split("=")[0] for cookie in cookies} == {"tarock_session", "tarock_device"}
        assert all("HttpOnly" in cookie and "SameSite=lax" in cookie for cookie in cookies)
        http.headers["x-csrf-token"] = begun.json()["csrf"]
        table = (await http.post("/api/tables", json=TABLE)).json()["id"]
        answers = [
            begun,
            await http.get("/api/sessions/me"),
            await http.post("/api/sessions/me", json={"name": "Ada L"}),
            await http.get("/api/sessions"),
            await http.get(f"/api/tables/{table}/link"),
        ]
        secrets = [cookie.value or "" for cookie in http.cookies.jar]
        assert len(secrets) == 2
        assert [answer.status_code for answer in answers] == [201, 200, 200, 200, 200]
        assert not [secret for secret in secrets for answer in answers if secret in answer.text]
        assert all("token" not in answer.json() for answer in answers[:3])

    check(tmp_path, test)


def test_nothing_replaces_a_session_until_it_is_ended(tmp_path: Path) -> None:
    async def test(server: Running, http: httpx.AsyncClient) -> None:
        await log_in(http, "Ada")
        again = await http.post("/api/sessions", json={"name": "Bo"})
        assert (again.status_code, again.json()["code"]) == (409, "has-session")
        (own,) = (await http.get("/api/sessions")).json()
        assert (own["name"], own["this"], own["ends_at"] - own["begun_at"]) == ("Ada", True, LIFETIME)
        old = http.cookies["tarock_session"]
        table = (await http.post("/api/tables", json=TABLE)).json()["id"]
        async with Client(server.address, old).connect(table) as seat, asyncio.timeout(60):
            assert (await http.post("/api/sessions/end", json={"ending": own["session"]})).status_code == 200
            with pytest.raises(Refusal) as refusal:
                await latest(seat, lambda _frame: False)
            assert refusal.value.code is Code.NO_SESSION
        assert "tarock_session" not in http.cookies
        bearer = {"authorization": f"Bearer {old}"}
        assert (await http.get("/api/sessions/me", headers=bearer)).json()["code"] == "no-session"
        await log_in(http, "Bo")
        assert [each["name"] for each in (await http.get("/api/sessions")).json()] == ["Bo"]
        gone = await http.post("/api/sessions/end", json={"ending": own["session"]})
        assert (gone.status_code, gone.json()["code"]) == (404, "no-such-session")

    check(tmp_path, test)


def test_everybody_ends_his_own_sessions_and_nobody_elses(tmp_path: Path) -> None:
    async def test(server: Running, http: httpx.AsyncClient) -> None:
        await log_in(http, "Ada")
        (own,) = (await http.get("/api/sessions")).json()
        del http.cookies["tarock_session"]  # the browser is the same, its session is forgotten
        await log_in(http, "Ada again")
        names = [(each["name"], each["this"]) for each in (await http.get("/api/sessions")).json()]
        assert sorted(names) == [("Ada", False), ("Ada again", True)]
        stranger = await Client.begin(server.address, "Stranger")
        assert [each["name"] for each in await stranger.get("/api/sessions")] == ["Stranger"]
        with pytest.raises(Refusal) as refusal:
            await stranger.post("/api/sessions/end", {"ending": own["session"]})
        assert refusal.value.code is Code.NO_SUCH_SESSION
        assert (await http.post("/api/sessions/end", json={"ending": own["session"]})).status_code == 200
        assert [each["name"] for each in (await http.get("/api/sessions")).json()] == ["Ada again"]

    check(tmp_path, test)


def test_a_session_ends_after_its_lifetime_and_one_of_an_earlier_version_too() -> None:
    sessions = Sessions(b"key")
    ada = sessions.begin("Ada")
    over = replace(ada, ends=ada.ends - LIFETIME - 1)
    assert sessions.read(sessions.token(ada)) == ada
    old = sessions._signed("session", msgspec.json.encode([ada.id, "Ada"]))
    for token in (sessions.token(over), old):
        with pytest.raises(Refusal) as refusal:
            sessions.read(token)
        assert refusal.value.code is Code.NO_SESSION
    sessions.old_ends = ada.ends
    assert sessions.read(old) == ada
    sessions.ended.add(ada.id)
    with pytest.raises(Refusal):
        sessions.read(sessions.token(ada))


def test_what_was_ended_stays_so_after_a_restart_and_an_earlier_session_goes_on(tmp_path: Path) -> None:
    async def check_it() -> None:
        async with running(options_for(tmp_path)) as server:
            ada, bo = [await Client.begin(server.address, name) for name in ("Ada", "Bo")]
            (own,) = await ada.get("/api/sessions")
            await ada.post("/api/sessions/end", {"ending": own["session"]})
        async with running(options_for(tmp_path)) as server:
            bo.address = ada.address = server.address
            assert (await bo.get("/api/sessions/me"))["name"] == "Bo"
            with pytest.raises(Refusal):
                await ada.get("/api/sessions/me")

    asyncio.run(check_it())


def test_the_database_keeps_who_has_ended(database: str) -> None:
    from tarock.server.store.engine import open_engine  # noqa: PLC0415 - beside what it is for
    from tarock.server.store.migrating import migrate  # noqa: PLC0415 - likewise

    async def check_it() -> None:
        engine = open_engine(database)
        await migrate(engine)
        people = People(engine)
        ada, bo = Begun("ada", "browser", "Ada", 1, 100), Begun("bo", "", "Bo", 2, 200)
        await people.add(ada)
        assert await people.of("bo", "bo", "", 5) == []
        assert await people.of("another", "another", "browser", 5) == [ada]
        assert await people.of("ada", "ada", "browser", 100) == []
        await people.rename("ada", "ada", "Ada L")
        assert [each.name for each in await people.of("ada", "ada", "", 5)] == ["Ada L"]
        await people.give_to(
            replace(ada, person="ada")
        )  # an account's are listed for it alone, wherever they were begun
        assert await people.of("another", "another", "browser", 5) == []
        assert [each.id for each in await people.of("phone", "ada", "phone", 5)] == ["ada"]
        await people.end(ada, 10)
        await people.end(bo, 20)  # who was not known before
        assert {each.id for each in await people.ended(0, 50)} == {"ada", "bo"}
        assert [each.id for each in await people.ended(15, 50)] == ["bo"]
        assert await people.ended(0, 300) == []
        assert await people.end_of_old_ones() > LIFETIME
        with pytest.raises(StoreError):
            await people.add(ada)
        await engine.dispose()

    asyncio.run(check_it())


# Links to seats


def test_a_link_hands_one_seat_over_once_and_nobodys_session(tmp_path: Path) -> None:
    async def test(server: Running, http: httpx.AsyncClient) -> None:
        await log_in(http, "Ada")
        table = (await http.post("/api/tables", json=TABLE)).json()["id"]
        other = (await http.post("/api/tables", json=TABLE)).json()["id"]
        link = (await http.get(f"/api/tables/{table}/link")).json()
        room = (await server.lobby.find(table)).room
        async with (
            httpx.AsyncClient(base_url=server.address) as phone,
            httpx.AsyncClient(base_url=server.address) as late,
        ):
            assert (await phone.get(f"/api/tables/{table}/link")).json()["code"] == "no-session"
            assert await _asked(phone, table, "links", link) == {"place": 0, "name": "Ada", "yours": False}
            assert (await phone.get("/api/sessions/me")).json() is None
            assert (await _asked(phone, table, "seat", link))["code"] == "no-session"
            await log_in(phone, "Ada's phone")
            assert (await _asked(phone, other, "seat", link))["code"] == "bad-link"
            assert (await _asked(phone, table, "seat", {"link": link["link"][:-2] + "xx"}))["code"] == "bad-link"
            mine = await http.post(f"/api/tables/{table}/seat", json=link)
            assert mine.json()["yours"]  # whoever sits there already stays
            assert (await _asked(phone, table, "seat", link))["yours"]
            assert (await phone.get("/api/sessions/me")).json()["name"] == "Ada's phone"
            assert room.table.places[0].name == "Ada's phone"
            assert len(room.table.by_session) == 1
            assert (await phone.post(f"/api/tables/{table}/records", json={"text": "x"})).json()["code"] == "bad-record"
            await log_in(late, "Late")
            for who in (late, http):
                assert (await _asked(who, table, "seat", link))["code"] == "used-link"
                assert (await who.get(f"/api/tables/{table}/link")).json()["code"] == "not-seated"
            back = (await phone.get(f"/api/tables/{table}/link")).json()
            assert (await _asked(http, table, "seat", back))["yours"]
            assert (await _asked(phone, table, "seat", link))["code"] == "used-link"  # also when he sits there again

    check(tmp_path, test)


async def _asked(who: httpx.AsyncClient, table: str, what: str, link: Any) -> Any:  # noqa: ANN401 - JSON
    return (await who.post(f"/api/tables/{table}/{what}", json=link)).json()


ADA, PHONE, BO, CLEO = (Session(name, name) for name in ("ada", "phone", "bo", "cleo"))


def handed_over(history: History, session: Session, place: int = 0) -> Code | None:
    try:
        history.add(events.Moved(place, session.id, session.name))
    except Refusal as refusal:
        return refusal.code
    return None


def test_a_seat_is_handed_over_with_all_its_rights_and_to_nobody_who_has_seen_another_hand() -> None:
    table = Settings(ruleset="koenigrufen-turnier", chairs=(Chair(), Chair(), Chair(), Chair(bot="book")))
    history = dealt(table, Session("owner", "Ada"), BO, CLEO)
    before = frame_of(history.table, Session("owner", "Ada")).you
    assert handed_over(history, BO) is Code.ALREADY_SEATED
    history.add(events.StoodUp(1))
    assert handed_over(history, BO) is Code.NEXT_DEAL
    assert handed_over(history, PHONE) is None
    assert frame_of(history.table, PHONE).you == before
    assert frame_of(history.table, Session("owner", "Ada")).you is None
    assert history.table.owner == PHONE.id
    assert list(history.table.by_session) == [PHONE.id, CLEO.id]
    game = history.table.running[0]
    assert game.asides[-1].line.key == "table-moved"
    with pytest.raises(Refusal) as refusal:
        history.add(events.Sat(1, "owner", "Ada"))
    assert refusal.value.code is Code.NEXT_DEAL
