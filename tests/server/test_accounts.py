"""Accounts: made from a guest who stays who he is, entered by passkey, code or letter, and by nothing else."""

import asyncio
from contextlib import AsyncExitStack
from dataclasses import replace
from itertools import product
from pathlib import Path
from typing import Any

import httpx
import pytest

from tarock.server.accounts.mail_links import PER_ADDRESS, PER_MAILBOX
from tarock.server.client import Client
from tarock.server.codes import Code, Refusal
from tarock.server.sessions import LIFETIME, Sessions
from tests.server.authenticators import Authenticator, raw, text
from tests.server.browsers import browser, check, log_in
from tests.server.letter_boxes import letter_box
from tests.server.servers import Running

SITE = "https://tarock.example"
TABLE = {"ruleset": "danish-hjoerring", "chairs": [{}, {}, {"bot": "book"}], "sit": 0}


async def asked(http: httpx.AsyncClient, path: str) -> dict[str, Any]:
    answer = await http.post(f"/api/accounts/{path}/asked")
    assert answer.status_code == 200, answer.text
    return dict(answer.json()["public_key"])


async def made(http: httpx.AsyncClient, key: Authenticator, label: str = "") -> Any:  # noqa: ANN401 - JSON
    answer = await http.post("/api/accounts/passkeys", json=key.make(await asked(http, "passkeys"), label))
    assert answer.status_code == 201, answer.text
    return answer.json()


async def entered(http: httpx.AsyncClient, key: Authenticator, **more: bool) -> httpx.Response:
    answer = await http.post("/api/accounts/sign-in", json=key.use(await asked(http, "sign-in")) | more)
    if answer.status_code == 200:
        http.headers["x-csrf-token"] = answer.json()["csrf"]
    return answer


def code_of(answer: httpx.Response) -> str:
    return str(answer.json()["code"])


def another(server: Running) -> httpx.AsyncClient:
    """Another browser."""
    return httpx.AsyncClient(base_url=server.address)


def test_a_guest_makes_an_account_and_sits_at_his_tables_from_another_device(tmp_path: Path, database: str) -> None:
    async def test(server: Running, http: httpx.AsyncClient) -> None:
        await log_in(http, "Ada")
        table = (await http.post("/api/tables", json=TABLE)).json()["id"]
        key = Authenticator(SITE)
        account = await made(http, key, "My phone")
        assert account["account"]["name"] == "Ada"
        assert [each["label"] for each in account["account"]["passkeys"]] == ["My phone"]
        assert len(account["codes"]) == len(set(account["codes"])) == account["account"]["recovery_left"] == 10
        async with another(server) as phone:
            answer = await entered(phone, key)
            assert (answer.status_code, answer.json()["name"]) == (200, "Ada")
            assert [each["id"] for each in (await phone.get("/api/tables/mine")).json()] == [table]
            assert (await phone.get(f"/api/tables/{table}/link")).status_code == 200
            listed = (await phone.get("/api/sessions")).json()
            assert sorted(each["this"] for each in listed) == [False, True]
            other = next(each for each in listed if not each["this"])
            assert (await phone.post("/api/sessions/end", json={"ending": other["session"]})).status_code == 200
            assert code_of(await http.get("/api/sessions/me")) == "no-session"
            assert (await http.get("/api/accounts/me")).json()["account"] is None  # and he can sign in anew
            assert (await phone.get("/api/accounts/me")).json()["account"]["name"] == "Ada"

    check(tmp_path, test, database=database, site=SITE)


def test_both_devices_of_an_account_have_one_seat(tmp_path: Path) -> None:
    async def test(server: Running, http: httpx.AsyncClient) -> None:
        await log_in(http, "Ada")
        table = (await http.post("/api/tables", json=TABLE)).json()["id"]
        key = Authenticator(SITE)
        await made(http, key)
        async with AsyncExitStack() as stack, asyncio.timeout(60):
            phone = await stack.enter_async_context(another(server))
            await entered(phone, key)
            tokens = [each.cookies["tarock_session"] for each in (http, phone)]
            seats = [await stack.enter_async_context(Client(server.address, each).connect(table)) for each in tokens]
            frames = [await seat.next_frame() for seat in seats]
            assert [frame.you and frame.you.place for frame in frames] == [0, 0]
            with pytest.raises(Refusal) as refusal:
                await seats[1].sit(1)
            assert refusal.value.code is Code.ALREADY_SEATED

    check(tmp_path, test, site=SITE)


def test_signing_in_never_replaces_another_identity_unless_he_says_so(tmp_path: Path) -> None:
    async def test(server: Running, http: httpx.AsyncClient) -> None:
        await log_in(http, "Ada")
        key = Authenticator(SITE)
        await made(http, key)
        async with another(server) as phone:
            await log_in(phone, "Guest")
            old = phone.cookies["tarock_session"]
            assert code_of(await entered(phone, key)) == "has-session"
            assert (await phone.get("/api/sessions/me")).json()["name"] == "Guest"
            csrf = phone.headers.pop("x-csrf-token")
            assert code_of(await entered(phone, key, leaving=True)) == "bad-csrf"
            phone.headers["x-csrf-token"] = csrf
            assert (await entered(phone, key, leaving=True)).json()["name"] == "Ada"
            gone = await http.get("/api/sessions/me", headers={"authorization": f"Bearer {old}"})
            assert code_of(gone) == "no-session"
            assert (await phone.post("/api/accounts/sign-out", json={"everywhere": True})).status_code == 200
            assert "tarock_session" not in phone.cookies
            assert code_of(await http.get("/api/sessions/me")) == "no-session"

    check(tmp_path, test, site=SITE)


def test_what_an_authenticator_answers_counts_once_and_only_for_what_was_asked(tmp_path: Path) -> None:
    async def test(server: Running, http: httpx.AsyncClient) -> None:
        await log_in(http, "Ada")
        key, stranger = Authenticator(SITE), Authenticator(SITE)
        elsewhere = replace(key, origin="https://tarock.example.evil")
        answer = key.make(await asked(http, "passkeys"))
        assert (await http.post("/api/accounts/passkeys", json=answer)).status_code == 201
        async with another(server) as phone:
            async with another(server) as third:
                await log_in(third, "Bo")
                theirs = stranger.make(await asked(http, "passkeys"))  # asked of Ada, answered by Bo
                assert code_of(await third.post("/api/accounts/passkeys", json=theirs)) == "bad-passkey"
            good = key.use(await asked(phone, "sign-in"))
            wrong = [
                good | {"signature": text(raw(good["signature"])[:-1] + b"\0")},
                good,  # what was asked has been answered, if badly
                stranger.use(await asked(phone, "sign-in")),
                elsewhere.use(await asked(phone, "sign-in")),
                key.use(await asked(phone, "sign-in")) | {"client_data": "e30"},
                key.use(await asked(phone, "sign-in")) | {"authenticator_data": "AAAA"},
                key.use(await asked(phone, "sign-in")) | {"client_data": "é%"},
                key.use({"rpId": "tarock.example", "challenge": text(bytes(32))}),
            ]
            for each in wrong:
                refused = await phone.post("/api/accounts/sign-in", json=each)
                assert (refused.status_code, code_of(refused)) == (401, "bad-passkey")
            assert (await entered(phone, key)).status_code == 200
            key.count = 0  # a copy of the authenticator counts on its own
            await phone.post("/api/accounts/sign-out", json={})
            assert code_of(await entered(phone, key)) == "bad-passkey"

    check(tmp_path, test, site=SITE)


def test_a_passkey_that_is_nonsense_is_refused(tmp_path: Path) -> None:
    async def test(_server: Running, http: httpx.AsyncClient) -> None:
        await log_in(http, "Ada")
        nonsense = ("AA", "%%%", "ÿ", text(b"\x9f" * 900), text(b"{}"), text(b"[" * 900), text(b"\xa1" * 500))
        for field, value in product(("client_data", "attestation", "id"), nonsense):
            answer = Authenticator(SITE).make(await asked(http, "passkeys")) | {field: value}
            assert code_of(await http.post("/api/accounts/passkeys", json=answer)) == "bad-passkey", value[:20]
        assert (await http.get("/api/accounts/me")).json() == {"account": None, "mail": False}

    check(tmp_path, test, site=SITE)


def test_an_account_has_several_passkeys_with_names_and_keeps_its_last_way_in(tmp_path: Path) -> None:
    async def test(_server: Running, http: httpx.AsyncClient) -> None:
        await log_in(http, "Ada")
        one, two = Authenticator(SITE), Authenticator(SITE)
        first = (await made(http, one))["account"]["passkeys"][0]["id"]
        assert code_of(await http.post("/api/accounts/passkeys/remove", json={"passkey": first})) == "last-way-in"
        second = await made(http, two, "Key ring")
        assert (second["codes"], len(second["account"]["passkeys"])) == ([], 2)
        named = await http.post("/api/accounts/passkeys/label", json={"passkey": first, "label": " Lap\ntop "})
        assert {each["label"] for each in named.json()["passkeys"]} == {"Lap top", "Key ring"}
        left = await http.post("/api/accounts/passkeys/remove", json={"passkey": first})
        assert [each["label"] for each in left.json()["passkeys"]] == ["Key ring"]
        await http.post("/api/accounts/sign-out", json={})
        assert code_of(await entered(http, one)) == "bad-passkey"
        assert (await entered(http, two)).status_code == 200

    check(tmp_path, test, site=SITE)


def test_a_recovery_code_lets_its_owner_in_once(tmp_path: Path, database: str) -> None:
    async def test(server: Running, http: httpx.AsyncClient) -> None:
        await log_in(http, "Ada")
        code = (await made(http, Authenticator(SITE)))["codes"][3]
        async with another(server) as phone:
            first = await phone.post("/api/accounts/sign-in/code", json={"code": f" {code.upper()} "})
            assert (first.status_code, first.json()["name"]) == (200, "Ada")
        async with another(server) as phone:
            for used in (code, "aaaa-bbbb-cccc-dddd", "\u3164"):
                refused = await phone.post("/api/accounts/sign-in/code", json={"code": used})
                assert (refused.status_code, code_of(refused)) == (401, "bad-recovery")
        assert (await http.get("/api/accounts/me")).json()["account"]["recovery_left"] == 9
        new = (await http.post("/api/accounts/codes")).json()
        assert (len(new["codes"]), new["account"]["recovery_left"]) == (10, 10)

    check(tmp_path, test, database=database, site=SITE)


def test_a_letter_makes_an_account_and_lets_its_owner_in(tmp_path: Path, database: str) -> None:
    async def test(server: Running, http: httpx.AsyncClient) -> None:
        await log_in(http, "Åse")
        answer = await http.post("/api/accounts/mail", json={"mail": " Aase@Example.org"})
        assert (answer.status_code, answer.json()) == (202, {"minutes": 15})
        secret = await box.link()
        letter = box.letters[0]
        assert (letter["To"], letter["Subject"]) == ("aase@example.org", "Confirm your mailbox for Tarock")
        assert f"{SITE}/account/link#{secret}" in str(letter.get_content())
        async with another(server) as phone:
            assert (await phone.post("/api/accounts/links", json={"secret": secret})).json()["mail"] == ""
            await log_in(phone, "Somebody")
            elsewhere = await phone.post("/api/accounts/mail/bind", json={"secret": secret})
            assert code_of(elsewhere) == "other-browser"
        looked = (await http.post("/api/accounts/links", json={"secret": secret})).json()
        assert looked == {"kind": "bind", "name": "Åse", "mail": "aase@example.org", "yours": True}
        account = (await http.post("/api/accounts/mail/bind", json={"secret": secret})).json()["account"]
        assert (account["name"], account["mail"]) == ("Åse", "aase@example.org")
        assert code_of(await http.post("/api/accounts/mail/bind", json={"secret": secret})) == "old-link"
        assert code_of(await http.post("/api/accounts/mail/remove")) == "last-way-in"
        async with another(server) as phone:
            danish = {"accept-language": "da"}
            await phone.post("/api/accounts/sign-in/mail", json={"mail": "aase@example.org"}, headers=danish)
            secret = await box.link(2)
            for _ in range(2):  # who guards a mailbox opens every link
                looked = (await phone.post("/api/accounts/links", json={"secret": secret})).json()
                assert (looked["kind"], looked["name"]) == ("enter", "Åse")
            answer = await phone.post("/api/accounts/sign-in/link", json={"secret": secret})
            assert (answer.status_code, answer.json()["name"]) == (200, "Åse")
        async with another(server) as phone:
            assert code_of(await phone.post("/api/accounts/sign-in/link", json={"secret": secret})) == "old-link"

    with letter_box() as box:
        check(tmp_path, test, database=database, site=SITE, mail=box.server)


def test_nobody_learns_who_has_an_account_and_nobody_is_flooded(tmp_path: Path) -> None:
    async def test(server: Running, http: httpx.AsyncClient) -> None:
        await log_in(http, "Ada")
        await http.post("/api/accounts/mail", json={"mail": "ada@example.org"})
        await http.post("/api/accounts/mail/bind", json={"secret": await box.link()})
        async with another(server) as phone:
            known, unknown = [
                [await phone.post("/api/accounts/sign-in/mail", json={"mail": mail}) for _ in range(PER_MAILBOX)]
                for mail in ("ada@example.org", "nobody@example.org")
            ]
            # One letter has gone to the known mailbox before.
            assert [each.status_code for each in known] == [202] * (PER_MAILBOX - 1) + [429]
            assert [each.status_code for each in unknown] == [202] * PER_MAILBOX
            assert known[0].content == unknown[0].content
            assert code_of(known[-1]) == "too-fast"
            await log_in(phone, "Guest")
            asks = [{"mail": f"m{number}@example.org"} for number in range(PER_ADDRESS)]
            answers = [(await phone.post("/api/accounts/mail", json=each)).status_code for each in asks]
            assert answers == sorted(answers)
            assert answers[-1] == 429
            wrong = await phone.post("/api/accounts/mail", json={"mail": "a@b\r\nBcc: c@d"})
            assert code_of(wrong) == "bad-mail"
        await box.link(PER_MAILBOX + answers.count(202))
        assert "nobody@example.org" not in {letter["To"] for letter in box.letters}

    with letter_box() as box:
        check(tmp_path, test, site=SITE, mail=box.server)


def test_who_asks_for_anothers_mailbox_gets_nothing_and_its_owner_a_letter(tmp_path: Path) -> None:
    async def test(server: Running, http: httpx.AsyncClient) -> None:
        await log_in(http, "Ada")
        await http.post("/api/accounts/mail", json={"mail": "ada@example.org"})
        await http.post("/api/accounts/mail/bind", json={"secret": await box.link()})
        async with another(server) as phone:
            await log_in(phone, "Thief")
            answer = await phone.post("/api/accounts/mail", json={"mail": "ada@example.org"})
            assert (answer.status_code, answer.json()) == (202, {"minutes": 15})
            secret = await box.link(2)
            assert box.letters[1]["Subject"] == "Your link to Tarock"
            assert code_of(await phone.post("/api/accounts/mail/bind", json={"secret": secret})) == "old-link"
            assert (await phone.get("/api/accounts/me")).json()["account"] is None

    with letter_box() as box:
        check(tmp_path, test, site=SITE, mail=box.server)


def test_without_a_mail_server_there_are_no_letters(tmp_path: Path) -> None:
    async def test(_server: Running, http: httpx.AsyncClient) -> None:
        assert code_of(await http.post("/api/accounts/sign-in/mail", json={"mail": "a@example.org"})) == "no-mail"

    check(tmp_path, test)


def test_a_name_is_one_accounts_alone(tmp_path: Path, database: str) -> None:
    async def test(server: Running, http: httpx.AsyncClient) -> None:
        await log_in(http, "Ada")
        await made(http, Authenticator(SITE))
        async with another(server) as other:
            await log_in(other, "ＡＤＡ")
            assert code_of(await other.post("/api/accounts/passkeys/asked")) == "name-taken"
            assert code_of(await other.post("/api/tables", json=TABLE | {"listed": True})) == "name-taken"
            assert (await other.post("/api/tables", json=TABLE)).status_code == 201
            listed = (await http.post("/api/tables", json=TABLE | {"listed": True})).json()["id"]
            async with Client(server.address, other.cookies["tarock_session"]).connect(listed) as seat:
                with pytest.raises(Refusal) as refusal:
                    await seat.sit(1)
                assert refusal.value.code is Code.NAME_TAKEN
                await other.post("/api/sessions/me", json={"name": "Bo"})
            async with Client(server.address, other.cookies["tarock_session"]).connect(listed) as seat:
                await seat.sit(1)
            assert code_of(await other.post("/api/sessions/me", json={"name": "ada"})) == "name-taken"
            await made(other, Authenticator(SITE))
            assert code_of(await other.post("/api/sessions/me", json={"name": "ada"})) == "name-taken"
            assert (await other.post("/api/sessions/me", json={"name": "Bob"})).status_code == 200

    check(tmp_path, test, database=database, site=SITE)


def test_an_account_goes_by_its_new_name_on_every_device(tmp_path: Path) -> None:
    async def run() -> None:
        key = Authenticator(SITE)
        async with browser(tmp_path, site=SITE) as (server, http), another(server) as phone:
            await log_in(http, "Ada")
            await made(http, key)
            await entered(phone, key)
            await http.post("/api/sessions/me", json={"name": "Ada L"})
            assert (await phone.get("/api/sessions/me")).json()["name"] == "Ada L"
            assert {each["name"] for each in (await phone.get("/api/sessions")).json()} == {"Ada L"}
            token = phone.cookies["tarock_session"]
        async with browser(tmp_path, site=SITE) as (_server, http):
            bearer = {"authorization": f"Bearer {token}"}
            assert (await http.get("/api/sessions/me", headers=bearer)).json()["name"] == "Ada L"

    asyncio.run(run())


def test_a_token_of_an_account_names_session_and_person() -> None:
    sessions = Sessions(b"key")
    ada = sessions.begin_for("person", "Ada")
    assert sessions.read(sessions.token(ada)) == ada
    assert (ada.id, ada.key == ada.own, ada.ends > LIFETIME) == ("person", True, True)
    assert not sessions.is_csrf(replace(ada, own=""), sessions.csrf(ada))
    sessions.ended.add("person")  # the session that made the account
    assert sessions.read(sessions.token(ada)) == ada
    sessions.ended.add(ada.key)
    with pytest.raises(Refusal):
        sessions.read(sessions.token(ada))
