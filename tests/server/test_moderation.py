"""Blocks, reports, bans, notices and the operator's desk, at a server that runs."""

import asyncio
from pathlib import Path

import httpx
import pytest
from sqlalchemy import text

from tarock.server.client import Client, Seat
from tarock.server.codes import Code, Refusal
from tarock.server.moderation.bans import Banned, network_mark
from tarock.server.moderation.checking import check as checked
from tarock.server.moderation.checking import repair
from tarock.server.moderation.desk import Desk
from tarock.server.moderation.manners import FILE, Manners
from tarock.server.moderation.shown import BanShown
from tarock.server.names import Session
from tarock.server.sessions import Sessions
from tests.server.browsers import check, log_in
from tests.server.servers import Running, until
from tests.server.test_lobby import code_of

TABLE = {"ruleset": "danish-hjoerring", "chairs": [{}, {}, {"bot": "book"}], "sit": 0, "host_starts": True}
FAR = 4_000_000_000_000
WHY = {"why": "because"}


async def opened(http: httpx.AsyncClient) -> str:
    await log_in(http, "Ada")
    return str((await http.post("/api/tables", json=TABLE)).json()["id"])


async def operator(server: Running, http: httpx.AsyncClient) -> httpx.AsyncClient:
    """Return a browser that is an operator's."""
    secret = await server.keeper.desk("test").operators.link("Olga", "test")
    other = httpx.AsyncClient(base_url=http.base_url)
    told = (await other.post("/api/admin/enter", json={"secret": secret})).json()
    other.headers["x-csrf-token"] = told["csrf"]
    return other


def code(answer: httpx.Response) -> str:
    return str(answer.json().get("code"))


async def last_of(seat: Seat) -> None:
    """Read until the server ends the connection."""
    while True:
        await seat.next_frame()


def test_who_is_blocked_does_not_sit_at_the_table_and_is_not_heard(tmp_path: Path) -> None:
    async def test(server: Running, http: httpx.AsyncClient) -> None:
        table = await opened(http)
        bo, cleo = await Client.begin(server.address, "Bo"), await Client.begin(server.address, "Cleo")
        async with bo.connect(table) as seat, cleo.connect(table):
            await seat.sit(1)
            blocked = (await http.post(f"/api/tables/{table}/blocks", json={"place": 1})).json()
            assert [each["name"] for each in blocked] == ["Bo"]
            await seat.say("Hello")
        own = (await http.post("/api/tables", json=TABLE)).json()["id"]
        async with bo.connect(own) as seat:
            with pytest.raises(Refusal) as refusal:
                await seat.sit(1)
            assert refusal.value.code is Code.BLOCKED
            again = (await http.post("/api/blocks/end", json={"who": blocked[0]["who"]})).json()
            assert again == (await http.get("/api/blocks")).json() == []
            await seat.sit(1)

    check(tmp_path, test)


def test_what_somebody_says_who_is_blocked_is_not_sent(tmp_path: Path) -> None:
    async def test(server: Running, http: httpx.AsyncClient) -> None:
        table = await opened(http)
        bo, cleo = await Client.begin(server.address, "Bo"), await Client.begin(server.address, "Cleo")
        async with bo.connect(table) as seat, cleo.connect(table) as other:
            await seat.sit(1)
            await cleo.post(f"/api/tables/{table}/blocks", {"place": 1})
            await seat.say("unheard")
            async with cleo.connect(table) as later:
                assert (other.heard, later.heard) == ([], [])
        assert [remark.text for remark in server.lobby.in_memory()[0].room.table.heard] == ["unheard"]

    check(tmp_path, test)


@pytest.mark.parametrize("place", [0, 2], ids=["oneself", "a bot"])
def test_one_blocks_and_reports_other_people_alone(tmp_path: Path, place: int) -> None:
    async def test(_server: Running, http: httpx.AsyncClient) -> None:
        table = await opened(http)
        blocked = await http.post(f"/api/tables/{table}/blocks", json={"place": place})
        reported = await http.post(f"/api/tables/{table}/reports", json={"place": place, "kind": "words"})
        assert (code(blocked), code(reported)) == ("only-people", "only-people")

    check(tmp_path, test)


def test_a_report_reaches_the_operator_with_what_was_said_and_is_decided(tmp_path: Path) -> None:
    async def test(server: Running, http: httpx.AsyncClient) -> None:
        table = await opened(http)
        bo = await Client.begin(server.address, "Bo")
        async with bo.connect(table) as seat:
            await seat.sit(1)
            await seat.say("You fool")
        sent = {"place": 1, "kind": "words", "words": "He is rude."}
        number = (await http.post(f"/api/tables/{table}/reports", json=sent)).json()["number"]
        page = await operator(server, http)
        (report,) = (await page.get("/api/admin/reports")).json()
        assert (report["id"], report["reported_name"], report["words"]) == (number, "Bo", "He is rude.")
        assert [each["text"] for each in report["remarks"]] == ["You fool"]
        await page.post(f"/api/admin/reports/{number}/decide", json={"why": "warned"})
        assert (await page.get("/api/admin/reports")).json() == []
        (decided,) = (await page.get("/api/admin/reports?decided=true")).json()
        assert (decided["decision"], decided["decided_by"]) == ("warned", "page: Olga")
        assert (await page.get(f"/api/admin/people/{report['reported']}")).json()["reports"] == [decided]
        await page.aclose()

    check(tmp_path, test)


def test_who_is_banned_goes_at_once_and_is_told_why_and_until_when(tmp_path: Path) -> None:
    async def test(server: Running, http: httpx.AsyncClient) -> None:
        table = await opened(http)
        page = await operator(server, http)
        (ada,) = (await page.get("/api/admin/people?wanted=ada")).json()
        bo = await Client.begin(server.address, "Bo")
        async with bo.connect(table) as seat:
            person = next(each for each in (await page.get("/api/admin/people")).json() if each["name"] == "Bo")
            ban = {"kind": "person", "target": person["id"], "until": FAR, "reason": "spam"}
            assert (await page.post("/api/admin/bans", json=ban)).status_code == 201
            with pytest.raises(Refusal) as refusal:
                await last_of(seat)
            assert refusal.value.code is Code.BANNED
            assert "until 2096-10-02" in refusal.value.detail
            assert "spam" in refusal.value.detail
        with pytest.raises(Refusal, match="banned"):
            await bo.post("/api/tables", TABLE)
        browser = {"kind": "person", "target": ada["id"], "reason": "likewise"}
        await page.post("/api/admin/bans", json=browser)
        http.cookies.delete("tarock_session")
        again = await http.post("/api/sessions", json={"name": "Eva"}, headers={"accept-language": "da"})
        assert (again.status_code, code(again)) == (403, "banned"), "another session of the same browser"
        assert "Du må ikke spille her" in again.json()["detail"]
        number = (await page.get("/api/admin/bans")).json()[0]["id"]
        await page.post(f"/api/admin/bans/{number}/lift", json=WHY)
        assert (await http.post("/api/sessions", json={"name": "Eva"})).status_code == 201
        await page.aclose()

    check(tmp_path, test)


def test_a_network_is_banned_and_no_address_is_kept(tmp_path: Path) -> None:
    async def test(server: Running, http: httpx.AsyncClient) -> None:
        page = await operator(server, http)
        ban = {"kind": "network", "target": "127.0.0.0/8", "reason": "an attack"}
        assert (await page.post("/api/admin/bans", json=ban)).status_code == 201
        assert code(await http.post("/api/sessions", json={"name": "Ada"})) == "banned"
        (kept,) = (await page.get("/api/admin/bans")).json()
        assert "127" not in kept["target"]
        assert code(await page.post("/api/admin/bans", json={**ban, "target": "0.0.0.0/0"})) == "bad-text"
        assert code(await page.post("/api/admin/bans", json={**ban, "target": "nowhere"})) == "bad-text"
        await page.aclose()

    check(tmp_path, test)


def test_networks_are_told_apart_by_their_bits() -> None:
    sessions = Sessions(b"k" * 32)
    banned = Banned(sessions)
    target = sessions.mark("network", "2001:db8::/32")
    banned.hold([BanShown(1, 0, "network", target, 32, "", "", 0, "why", "who")])
    assert code_of(lambda: banned.check(None, "2001:db8:1::5")) is Code.BANNED
    for other in ("2001:db9::1", "192.0.2.1", "nothing", ""):
        banned.check(Session("somebody", "Ada"), other)
    assert network_mark(sessions, "::ffff:192.0.2.1", 24) == sessions.mark("network", "192.0.2.0/24")


def test_a_ban_that_is_over_holds_no_more() -> None:
    banned = Banned(Sessions(b"k" * 32))
    banned.hold([BanShown(1, 0, "person", "ada", 0, "", "Ada", 1, "why", "who")])
    banned.check(Session("ada", "Ada"), "")


def test_every_page_is_told_a_notice_for_a_while(tmp_path: Path) -> None:
    async def test(server: Running, http: httpx.AsyncClient) -> None:
        page = await operator(server, http)
        texts = {"en": "We restart at 10.", "da": "Vi genstarter kl. 10.", "de": "Neustart um 10 Uhr."}
        assert (await page.post("/api/admin/notices", json={**texts, "until_at": FAR})).status_code == 201
        later = {**texts, "from_at": FAR - 1, "until_at": FAR}
        assert (await page.post("/api/admin/notices", json=later)).status_code == 201
        (told,) = (await http.get("/api/notices")).json()
        assert {key: told[key] for key in texts} == texts
        await page.post(f"/api/admin/notices/{told['id']}/withdraw", json={})
        assert (await http.get("/api/notices")).json() == []
        assert len((await page.get("/api/admin/notices")).json()) == 1
        assert code(await page.post("/api/admin/notices", json={**texts, "until_at": 1})) == "bad-text"
        await page.aclose()

    check(tmp_path, test)


def test_the_operator_closes_and_deletes_tables(tmp_path: Path) -> None:
    async def test(server: Running, http: httpx.AsyncClient) -> None:
        table = await opened(http)
        page = await operator(server, http)
        shown = (await page.get(f"/api/admin/tables/{table}")).json()
        assert shown["seats"][0]["name"] == "Ada"
        assert [each["id"] for each in (await page.get("/api/admin/tables")).json()] == [table]
        assert (await page.post(f"/api/admin/tables/{table}/close", json=WHY)).json() == {"done": "closed"}
        await until(lambda: server.lobby.in_memory()[0].room.table.is_closed)
        assert code(await page.post(f"/api/admin/tables/{table}/close", json=WHY)) == "table-closed"
        assert (await page.get("/api/admin/tables")).json() == []
        assert len((await page.get("/api/admin/tables?closed=true")).json()) == 1
        assert (await page.post(f"/api/admin/tables/{table}/delete", json=WHY)).status_code == 200
        assert code(await http.get(f"/api/tables/{table}")) == "no-such-table"
        assert (await http.get("/api/tables/mine")).json() == []
        log = (await page.get("/api/admin/log")).json()
        assert [each["what"] for each in log][:2] == ["delete-table", "close-table"]
        assert (await page.post("/api/admin/check", json={})).json() == {"findings": []}
        assert (await page.get("/api/admin/collusion")).json() == []
        await page.aclose()

    check(tmp_path, test)


def test_what_is_done_elsewhere_is_known_at_a_running_server(tmp_path: Path) -> None:
    async def test(server: Running, http: httpx.AsyncClient) -> None:
        table = await opened(http)
        keeper = server.keeper
        desk = Desk(server.lobby.log, "elsewhere")
        await desk.close_table(table, "quiet")
        await keeper.look()
        await until(lambda: server.lobby.in_memory()[0].room.table.is_closed)

    check(tmp_path, test)


def test_a_link_works_once_and_a_browser_can_be_sent_away(tmp_path: Path) -> None:
    async def test(server: Running, http: httpx.AsyncClient) -> None:
        operators = server.keeper.desk("test").operators
        secret = await operators.link("Olga", "test")
        first = await http.post("/api/admin/enter", json={"secret": secret})
        cookie = first.headers["set-cookie"]
        assert "HttpOnly" in cookie
        assert "SameSite=strict" in cookie
        assert "Path=/api/admin" in cookie
        assert code(await http.post("/api/admin/enter", json={"secret": secret})) == "bad-operator-link"
        assert (await http.get("/api/admin/me")).json()["name"] == "Olga"
        assert code(await http.post("/api/admin/check", json={})) == "bad-csrf"
        http.headers["x-csrf-token"] = first.json()["csrf"]
        (own,) = (await http.get("/api/admin/operators")).json()
        assert (await http.post("/api/admin/operators/end", json={"ending": own["id"]})).status_code == 200
        assert code(await http.get("/api/admin/me")) == "not-operator"

    check(tmp_path, test)


def test_nobody_else_is_let_in(tmp_path: Path) -> None:
    async def test(server: Running, http: httpx.AsyncClient) -> None:
        await log_in(http, "Ada")
        paths = [path for path in (await http.get("/api/schema/openapi.json")).json()["paths"] if "/admin/" in path]
        assert len(paths) > 15
        for path in paths:
            concrete = path.replace("{number}", "1").replace("{table}", "x").replace("{person}", "x")
            if not concrete.endswith("/enter"):
                answers = [await http.get(concrete), await http.post(concrete, json=WHY)]
                assert {code(answer) for answer in answers} <= {"not-operator", "not-found", "malformed"}, concrete
                assert "not-operator" in {code(answer) for answer in answers}, concrete
        assert await server.keeper.keeping.log() == []

    check(tmp_path, test)


def test_whoever_is_deleted_leaves_his_table_and_no_name_behind(tmp_path: Path) -> None:
    async def test(server: Running, http: httpx.AsyncClient) -> None:
        table = await opened(http)
        bo = await Client.begin(server.address, "Borghild")
        async with bo.connect(table) as seat:
            await seat.sit(1)
            await http.post(f"/api/tables/{table}/blocks", json={"place": 1})
            await http.post(f"/api/tables/{table}/reports", json={"place": 1, "kind": "other"})
            page = await operator(server, http)
            (person,) = (await page.get("/api/admin/people?wanted=borghild")).json()
            assert (await page.post(f"/api/admin/people/{person['id']}/delete", json=WHY)).status_code == 200
            await server.keeper.look()
            with pytest.raises(Refusal, match="no-session"):
                await last_of(seat)
        with pytest.raises(Refusal, match="no-session"):
            await bo.post("/api/tables", TABLE)
        await until(lambda: not server.lobby.in_memory()[0].room.table.places[1].session)
        entries = await server.lobby.log.read(table)
        assert "Borghild" not in "".join(entry.payload for entry in entries)
        assert [each["reported_name"] for each in (await page.get("/api/admin/reports")).json()] == [""]
        assert (await http.get("/api/blocks")).json() == []
        assert await checked(server.lobby.log) == []
        await page.aclose()

    check(tmp_path, test)


HOSTILE = ["9" * 5000, "-1", "0", "1e9", "%00", "..", "\u0660", "x" * 500, "2147483648"]


def test_nothing_that_an_operator_asks_for_breaks_the_server(tmp_path: Path) -> None:
    async def test(server: Running, http: httpx.AsyncClient) -> None:
        page = await operator(server, http)
        for odd in HOSTILE:
            asked = [await page.get(f"/api/admin/{what}/{odd}") for what in ("reports", "people", "tables")]
            asked.append(await page.get("/api/admin/people", params={"wanted": odd}))
            asked += [await page.post(f"/api/admin/bans/{odd}/lift", json=WHY)]
            asked += [
                await page.post("/api/admin/bans", json={"kind": kind, "target": odd, "reason": "x"})
                for kind in ("person", "network")
            ]
            asked.append(await page.post("/api/admin/operators/end", json={"ending": odd}))
            asked.append(await page.post("/api/admin/enter", json={"secret": odd}))
            assert [each.status_code for each in asked if each.status_code >= 500] == [], odd
        await page.aclose()

    check(tmp_path, test)


def test_unwanted_words_are_refused_in_names_remarks_and_titles(tmp_path: Path) -> None:
    (tmp_path / FILE).write_text("# our list\nfrog\ntoad*\n", encoding="utf-8")

    async def test(server: Running, http: httpx.AsyncClient) -> None:
        assert code(await http.post("/api/sessions", json={"name": "Fr0g"})) == "bad-words"
        table = await opened(http)
        assert code(await http.post("/api/tables", json={**TABLE, "title": "Toadstools"})) == "bad-words"
        assert code(await http.post("/api/sessions/me", json={"name": "A frog"})) == "bad-words"
        bo = await Client.begin(server.address, "Bo")
        async with bo.connect(table) as seat:
            await seat.sit(1)
            with pytest.raises(Refusal, match="bad-words"):
                await seat.say("You TOAD!")
            await seat.say("frogs are fine")

    check(tmp_path, test)


def test_the_list_of_words_is_read_again_when_it_changes(tmp_path: Path) -> None:
    manners = Manners(tmp_path)
    manners.check("frog")
    (tmp_path / FILE).write_text("frog", encoding="utf-8")
    manners.look()
    assert code_of(lambda: manners.check("frog")) is Code.BAD_WORDS
    (tmp_path / FILE).unlink()
    manners.look()
    manners.check("frog")


def test_who_checks_finds_what_is_wrong_and_repairs_what_can_be(tmp_path: Path) -> None:
    async def test(server: Running, http: httpx.AsyncClient) -> None:
        table = await opened(http)
        log = server.lobby.log
        keeping = server.keeper.keeping
        assert await checked(log) == []
        await keeping.write(text("UPDATE tables SET summary = replace(summary, 'Ada', 'Eve')"))
        await keeping.write(text("DELETE FROM participants"))
        found = await checked(log)
        assert sorted(each.kind for each in found) == ["participant", "summary"]
        assert await repair(log, found, "test") == found
        assert await checked(log) == []
        await keeping.write(text("UPDATE audit SET why = 'nothing'"))
        await keeping.write(text("DELETE FROM events WHERE seq = 1"))
        assert [(each.kind, each.repair) for each in await checked(log)] == [("audit", ""), ("number", "")]
        assert (await checked(log))[1].target == table

    check(tmp_path, test)


def test_the_audit_log_is_one_chain_whoever_writes(tmp_path: Path) -> None:
    async def test(server: Running, _http: httpx.AsyncClient) -> None:
        desks = [Desk(server.lobby.log, f"operator {number}") for number in range(8)]
        await asyncio.gather(*(desk.operators.link("x", desk.who) for desk in desks))
        log = await server.keeper.keeping.log()
        assert [each.n for each in log] == list(range(1, 9))
        assert {each.who for each in log} == {desk.who for desk in desks}
        assert await checked(server.lobby.log) == []

    check(tmp_path, test)
