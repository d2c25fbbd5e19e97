"""The HTTP API."""

import json
import re
from collections.abc import AsyncIterator
from hashlib import sha256
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
from click.testing import CliRunner

from tarock.cli import app as command_line
from tarock.rulesets.files import LARGEST_FILE
from tarock.server.client import Client
from tarock.server.evening.settings import Chair, Settings
from tarock.server.wire.shared.schema import schema
from tarock.words import LANGUAGES, Words
from tests.server.browsers import check, log_in
from tests.server.servers import Running, past_of, until

BOTS = Settings(ruleset="danish-hjoerring", chairs=(Chair(bot="book"),) * 3, rounds=1, pause=0, pace=0)
PEOPLE = {
    "ruleset": "koenigrufen-mayr-2012",
    "chairs": [{}, {}, {}, {"bot": "book"}],
    "listed": True,
    "title": " Tisch ",
}


def test_a_session_is_a_name_in_a_cookie_that_no_script_reads(tmp_path: Path) -> None:
    async def test(_server: Running, http: httpx.AsyncClient) -> None:
        answer = await http.post("/api/sessions", json={"name": "  Åse\u0007 Møller "})
        cookie = answer.headers["set-cookie"]
        assert "HttpOnly" in cookie
        assert "SameSite=lax" in cookie
        assert answer.json()["name"] == "Åse Møller"
        assert answer.json() == (await http.get("/api/sessions/me")).json()

    check(tmp_path, test)


def test_who_is_new_is_nobody_yet(tmp_path: Path) -> None:
    async def test(_server: Running, http: httpx.AsyncClient) -> None:
        answer = await http.get("/api/sessions/me")
        assert (answer.status_code, answer.json()) == (200, None)
        forged = await http.get("/api/sessions/me", headers={"authorization": "Bearer nobody.signed"})
        assert (forged.status_code, forged.json()["code"]) == (401, "no-session")

    check(tmp_path, test)


def test_whoever_mistyped_his_name_keeps_his_seats_under_another(tmp_path: Path) -> None:
    async def test(server: Running, http: httpx.AsyncClient) -> None:
        await log_in(http, "Aad")
        settings = {"ruleset": "danish-hjoerring", "chairs": [{}, {}, {}], "sit": 1}
        table = (await http.post("/api/tables", json=settings)).json()["id"]
        refused = await http.post("/api/sessions/me", json={"name": " "})
        assert refused.json()["code"] == "bad-name"
        renamed = (await http.post("/api/sessions/me", json={"name": "Ada"})).json()
        assert renamed == (await http.get("/api/sessions/me")).json()
        assert (await http.get(f"/api/tables/{table}")).json()["names"] == ["", "Ada", ""]
        (mine,) = (await http.get("/api/tables/mine")).json()
        assert (mine["id"], mine["names"]) == (table, ["", "Ada", ""])
        async with httpx.AsyncClient(base_url=server.address) as other:
            stranger = await other.post("/api/sessions/me", json={"name": "Eve"})
            assert stranger.json()["code"] == "no-session"

    check(tmp_path, test)


def test_another_name_reads_no_table_and_is_told_to_those_that_rest_when_one_comes(tmp_path: Path) -> None:
    """It costs the same however many tables one has sat at; an old token does not bring an old name back."""

    async def test(server: Running, http: httpx.AsyncClient) -> None:
        client = await Client.begin(server.address, "Aad")
        settings = Settings(ruleset="danish-hjoerring", chairs=(Chair(),) * 3, sit=1)
        resting, played = [await client.open(settings) for _ in range(2)]
        await server.lobby.forget(resting)
        answer = await http.post(
            "/api/sessions/me", json={"name": "Ada"}, headers={"authorization": f"Bearer {client.token}"}
        )
        assert answer.status_code == 200
        (there,) = server.lobby.in_memory()
        assert there.room.table.id == played
        assert there.room.table.places[1].name == "Ada"
        assert (await server.lobby.find(resting)).room.table.places[1].name == "Aad"
        old = client.token
        for token in (answer.json()["token"], old):
            client.token = token
            async with client.connect(resting):
                assert (await server.lobby.find(resting)).room.table.places[1].name == "Ada"

    check(tmp_path, test)


@pytest.mark.parametrize(
    ("name", "code"), [("", "malformed"), (" \u200b", "bad-name"), ("\u3164\u0301", "bad-name"), ("a" * 31, "bad-name")]
)
def test_a_name_must_be_there_and_short(name: str, code: str, tmp_path: Path) -> None:
    async def test(_server: Running, http: httpx.AsyncClient) -> None:
        answer = await http.post("/api/sessions", json={"name": name})
        assert (400, code) == (answer.status_code, answer.json()["code"])

    check(tmp_path, test)


def test_a_request_with_a_cookie_needs_its_token_and_our_own_page(tmp_path: Path) -> None:
    async def test(server: Running, http: httpx.AsyncClient) -> None:
        assert (await http.post("/api/tables", json=PEOPLE)).json()["code"] == "no-session"
        await log_in(http)
        token = http.headers.pop("x-csrf-token")
        assert (await http.post("/api/tables", json=PEOPLE)).json()["code"] == "bad-csrf"
        http.headers["x-csrf-token"] = token[:-1] + ("A" if token[-1] != "A" else "B")
        assert (await http.post("/api/tables", json=PEOPLE)).json()["code"] == "bad-csrf"
        http.headers["x-csrf-token"] = token
        elsewhere = await http.post("/api/tables", json=PEOPLE, headers={"origin": "https://elsewhere.example"})
        assert elsewhere.json()["code"] == "bad-origin"
        ours = await http.post("/api/tables", json=PEOPLE, headers={"origin": server.address})
        assert ours.status_code == 201
        http.cookies.set("tarock_session", "forged.token", domain="127.0.0.1")

    check(tmp_path, test)


def test_a_table_is_opened_listed_and_found(tmp_path: Path) -> None:
    async def test(_server: Running, http: httpx.AsyncClient) -> None:
        await log_in(http)
        opened = (await http.post("/api/tables", json=PEOPLE)).json()
        hidden = (await http.post("/api/tables", json={**PEOPLE, "listed": False})).json()
        assert opened["title"] == "Tisch"
        assert opened["free"] == [0, 1, 2]
        assert [opened] == (await http.get("/api/tables")).json()
        assert hidden == (await http.get(f"/api/tables/{hidden['id']}")).json()
        assert (await http.get("/api/tables/nowhere")).json()["code"] == "no-such-table"

    check(tmp_path, test)


@pytest.mark.parametrize(
    ("changes", "code"),
    [
        ({"ruleset": "poker"}, "bad-ruleset"),
        ({"chairs": [{}, {}, {}]}, "bad-settings"),
        ({"chairs": [{}] * 8}, "malformed"),
        ({"rotation": "pentagon"}, "bad-settings"),
        ({"ruleset": "danish-hjoerring", "rotation": "nothing"}, "bad-settings"),
        ({"house": "nonsense"}, "bad-ruleset"),
        ({"house": 'id = "ours"\nname = "Ours"\nextends = "koenigrufen-mayr-2012"'}, "bad-settings"),
        ({"think": 0}, "malformed"),
        ({"cheat": True}, "malformed"),
        ({"chairs": [{"bot": "genius"}] * 4}, "malformed"),
        ({"chairs": [{"bot": "book"}] * 4}, "bots-alone"),
        ({"chairs": [{}, *[{"bot": "random"}] * 3]}, "bad-settings"),
    ],
)
def test_a_table_that_cannot_be_is_refused(changes: dict[str, Any], code: str, tmp_path: Path) -> None:
    async def test(_server: Running, http: httpx.AsyncClient) -> None:
        await log_in(http)
        answer = await http.post("/api/tables", json={**PEOPLE, **changes})
        assert (400, code) == (answer.status_code, answer.json()["code"]), answer.text
        assert (await http.get("/api/tables")).json() == []

    check(tmp_path, test)


def test_no_bot_bears_the_name_of_whoever_opens_the_table(tmp_path: Path) -> None:
    async def test(_server: Running, http: httpx.AsyncClient) -> None:
        await log_in(http, "karen")
        settings = {"ruleset": "danish-jensen-1989", "chairs": [{}, *[{"bot": "book"}] * 6], "sit": 0}
        for _ in range(10):
            names = (await http.post("/api/tables", json=settings)).json()["names"]
            assert len({name.casefold() for name in names}) == len(names)

    check(tmp_path, test, names=None)


def test_a_server_that_is_told_what_to_draw_names_from_gives_every_table_the_same(tmp_path: Path) -> None:
    """So a test in a browser sees the same letters in every run; nobody plays at such a server."""

    async def test(_server: Running, http: httpx.AsyncClient) -> None:
        await log_in(http, "Ada")
        settings = {"ruleset": "danish-jensen-1989", "chairs": [{}, *[{"bot": "book"}] * 2], "sit": 0}
        first, second = [(await http.post("/api/tables", json=settings)).json()["names"] for _ in range(2)]
        assert first == second

    check(tmp_path, test, names="a lot")


def test_a_house_ruleset_is_checked_and_played(tmp_path: Path) -> None:
    house = 'id = "ours"\nname = "Ours"\nextends = "koenigrufen-mayr-2012"'

    async def test(_server: Running, http: httpx.AsyncClient) -> None:
        await log_in(http)
        checked = await http.post("/api/rulesets/check", json={"text": house})
        assert (checked.json()["id"], checked.json()["family"]) == ("ours", "koenigrufen")
        wrong = await http.post("/api/rulesets/check", json={"text": f"{house}\n[kontra]\nlevel = 2"})
        assert "did you mean 'levels'" in wrong.json()["detail"]
        opened = await http.post("/api/tables", json={**PEOPLE, "ruleset": "ours", "house": house})
        assert opened.json()["ruleset"] == "ours"
        assert len((await http.get("/api/rulesets")).json()) == 5

    check(tmp_path, test)


def test_an_evening_leaves_a_sheet_and_records_that_can_be_verified_and_imported(tmp_path: Path) -> None:
    async def test(server: Running, http: httpx.AsyncClient) -> None:
        await log_in(http)
        table = (await http.post("/api/tables", json=msgspec.to_builtins(BOTS))).json()["id"]
        authority = await server.lobby.find(table)
        await until(lambda: authority.room.table.is_closed)
        sheet = (await http.get(f"/api/tables/{table}/sheet")).json()
        assert [row["kind"] for row in sheet["rows"] if row["kind"] != "redealt"] == ["played", "closed"]
        assert sheet["is_closed"]
        assert sum(sheet["totals"]) == 0
        records = (await http.get(f"/api/tables/{table}/records")).text
        name = (await past_of(server.lobby, table))[-1].name
        deal = (await http.get(f"/api/tables/{table}/deals/{name}")).json()
        assert deal["record"] in records
        assert sha256(deal["text"].encode()).hexdigest() == deal["commitment"]
        verify(tmp_path / "evening.tarock", records, 0)
        verify(tmp_path / "deal.json", json.dumps(deal), 0)
        verify(tmp_path / "forged.tarock", records.replace(deal["seed"], "0" * 32), 2)
        assert (await http.get(f"/api/tables/{table}/deals/9.9.9")).json()["code"] == "no-such-deal"
        other = (await http.post("/api/tables", json=PEOPLE)).json()["id"]
        claiming = await http.post(f"/api/tables/{other}/records", json={"text": records})
        assert (claiming.status_code, claiming.json()["code"]) == (400, "bad-record")
        assert "Added, Commitment, Deal, Secret, Seed, Table" in claiming.json()["detail"]
        records = re.sub(r"(?m)^\[(Table|Deal|Commitment|Seed|Secret|Added) .*\n", "", records)
        imported = await http.post(f"/api/tables/{other}/records", json={"text": records})
        assert imported.status_code == 201
        kept = (await http.get(f"/api/tables/{other}/records")).text
        unmarked, marks = re.subn(r'(?m)^\[Imported "20[0-9-]{8}"\]\n', "", kept)
        assert (unmarked, marks) == (records, records.count("[Rules "))
        spoilt = await http.post(f"/api/tables/{other}/records", json={"text": records.replace("\n1. ", "\n2. ")})
        assert (spoilt.status_code, spoilt.json()["code"]) == (400, "bad-record")

    check(tmp_path, test)


def verify(file: Path, text: str, status: int) -> None:
    file.write_text(text, encoding="utf-8")
    result = CliRunner().invoke(command_line, ["verify", str(file)])
    assert status == result.exit_code, result.output


def test_only_who_belongs_to_a_table_imports_records(tmp_path: Path) -> None:
    async def test(server: Running, http: httpx.AsyncClient) -> None:
        stranger = await Client.begin(server.address, "Stranger")
        await log_in(http)
        table = (await http.post("/api/tables", json={**PEOPLE, "spectators": False})).json()["id"]
        bearer = {"authorization": f"Bearer {stranger.token}"}
        async with httpx.AsyncClient(base_url=server.address, headers=bearer) as other:
            record = '[Rules "danish-hjoerring"]'
            answer = await other.post(f"/api/tables/{table}/records", json={"text": record})
            assert answer.json()["code"] == "not-seated"  # before anything is read
            assert (await other.get(f"/api/tables/{table}/link")).json()["code"] == "not-seated"
        async with httpx.AsyncClient(base_url=server.address) as nobody:
            assert (await nobody.get(f"/api/tables/{table}/sheet")).json()["code"] == "no-spectators"

    check(tmp_path, test)


def test_pages_may_do_nothing_but_talk_to_us(tmp_path: Path) -> None:
    async def test(_server: Running, http: httpx.AsyncClient) -> None:
        page = await http.get("/", headers={"accept-language": "da-DK,da;q=0.9"})
        policy = page.headers["content-security-policy"]
        assert "default-src 'none'" in policy
        assert "frame-ancestors 'none'" in policy
        assert "bordserver" in page.text
        assert page.headers["x-content-type-options"] == "nosniff"
        assert page.headers["referrer-policy"] == "no-referrer"

    check(tmp_path, test)


def test_health_metrics_and_descriptions(tmp_path: Path) -> None:
    async def test(_server: Running, http: httpx.AsyncClient) -> None:
        assert (await http.get("/health")).json()["status"] == "well"
        assert "tarock_append_seconds" in (await http.get("/metrics")).text
        assert "/api/tables/{table}" in (await http.get("/api/schema/openapi.json")).json()["paths"]
        assert json.loads(msgspec.json.encode(schema())) == (await http.get("/api/protocol")).json()
        unknown = await http.get("/api/nothing")
        assert (unknown.status_code, unknown.json()["code"]) == (404, "not-found")

    check(tmp_path, test)


async def in_pieces() -> AsyncIterator[bytes]:
    """Send what is too large without saying beforehand how large it is."""
    for _ in range(LARGEST_FILE // 100_000 + 1):
        yield b"a" * 100_000


def test_a_file_that_is_too_large_is_refused_by_its_size(tmp_path: Path) -> None:
    async def test(_server: Running, http: httpx.AsyncClient) -> None:
        await log_in(http)
        table = (await http.post("/api/tables", json=PEOPLE)).json()["id"]
        paths = ("/api/replays", f"/api/tables/{table}/records", "/api/rulesets/check")
        for path, language in zip(paths, LANGUAGES, strict=True):
            http.headers["accept-language"] = language
            for content in (b'{"text":"' + b"a" * LARGEST_FILE + b'"}', in_pieces()):
                answer = await http.post(path, content=content, headers={"content-type": "application/json"})
                assert (answer.status_code, answer.json()["code"]) == (413, "too-long")
                assert answer.json()["detail"] == Words(language)("file-too-large", most=LARGEST_FILE // 1_000_000)

    check(tmp_path, test)


@pytest.mark.parametrize(
    ("accepted", "language"), [("da-DK,da;q=0.9", "da"), ("de", "de"), ("fr, de;q=0.5", "de"), ("fr", "en"), ("", "en")]
)
def test_what_is_wrong_with_a_record_is_told_in_the_readers_language(
    accepted: str, language: str, tmp_path: Path
) -> None:
    async def test(_server: Running, http: httpx.AsyncClient) -> None:
        headers = {"accept-language": accepted}
        text = '[Rules "danish-hjoerring"]\n[Dealer "A"]\n[A "Q9"]\n[B "SK"]\n[C "SQ"]\n'
        spoilt = (await http.post("/api/replays", json={"text": text}, headers=headers)).json()
        said = Words(language)("record-no-card", got="'Q9'")
        assert spoilt["code"] == "bad-record"
        assert said in spoilt["detail"]
        assert [(flaw["detail"], flaw["line"]) for flaw in spoilt["flaws"]] == [(said, 3)]
        await log_in(http)
        table = (await http.post("/api/tables", json=PEOPLE)).json()["id"]
        imported = await http.post(f"/api/tables/{table}/records", json={"text": text}, headers=headers)
        assert (imported.json()["detail"], imported.json()["flaws"]) == (spoilt["detail"], spoilt["flaws"])

    check(tmp_path, test)


def test_bodies_and_requests_are_bounded(tmp_path: Path) -> None:
    async def test(_server: Running, http: httpx.AsyncClient) -> None:
        large = await http.post("/api/sessions", content=b'{"name":"' + b"a" * LARGEST_FILE + b'"}')
        assert (large.status_code, large.json()["code"]) == (413, "too-long")
        answers = [(await http.get("/api/rulesets")).status_code for _ in range(10)]
        assert answers[0] == 200
        assert answers[-1] == 429
        assert (await http.get("/health")).status_code == 200

    check(tmp_path, test, requests=8)
