"""What somebody has played: found again, counted, exported, and forgotten when he leaves for good."""

import asyncio
import io
import json
import zipfile
from collections.abc import Iterable
from contextlib import AsyncExitStack
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import httpx
import msgspec
from click.testing import CliRunner
from sqlalchemy import insert, select

from tarock.cli import app as command_line
from tarock.server.accounts.deals import Deals
from tarock.server.accounts.forgetting import SOMEBODY, UNSAID, without
from tarock.server.accounts.retention import DAY, HOUR, LINKS, REPORTS, SESSIONS, Retention
from tarock.server.client import Client
from tarock.server.evening import events
from tarock.server.evening.played import new_deals, rated
from tarock.server.evening.played import played as those_who_played
from tarock.server.evening.settings import Chair, Settings
from tarock.server.evening.summary import summary_of
from tarock.server.names import Session
from tarock.server.sessions import LIFETIME, Sessions, read_key
from tarock.server.store.engine import open_engine, sqlite_url
from tarock.server.store.entries import Entry
from tarock.server.store.log import Log
from tarock.server.store.migrating import migrate
from tarock.server.store.moderation import reports
from tarock.server.store.people import Begun, People
from tarock.server.store.schema import events as log_events
from tarock.server.store.schema import shelved_deals, shelved_lines, snapshots, tables
from tests.server.authenticators import Authenticator
from tests.server.browsers import browser
from tests.server.played import History
from tests.server.processes import started
from tests.server.servers import options_for, running
from tests.server.test_accounts import SITE, code_of, made
from tests.server.test_taking_back import step

TURNIER, DANISH = "koenigrufen-turnier", "danish-hjoerring"


def played(
    ruleset: str, deals: int, name: str, *, listed: bool = False, begins: int = 0, is_over: bool = True
) -> History:
    """Two people and bots at a table; one of them is renamed, both talk, and some deals are played at random."""
    chairs = (Chair(), Chair(), *(Chair(bot="book"),) * (2 if ruleset == TURNIER else 1))
    history = History(Settings(ruleset=ruleset, chairs=chairs, talk=True, listed=listed), name=name, begins=begins)
    history.add(events.Sat(0, "ada", "Ada"), events.Sat(1, "bo", "Bo"), events.Renamed(0, "Ada L"))
    history.add(events.Said(0, "my address is …"), events.Said(1, "hello Ada"), events.CalledOut("Carl", "psst"))
    rng = Random(1)
    while len(history.table.finished) < deals:
        for index in history.table.due:
            history.add(events.Dealt(index, f"{rng.random()}", "promised"))
        while history.table.running:
            step(history, rng)
    if is_over:
        history.add(events.Closed())
    return history


def entries_of(history: History) -> list[Entry]:
    numbered = enumerate(history.log, 1)
    return [Entry(seq, events.kind_of(event), events.encode(event).decode(), at) for seq, (event, at) in numbered]


async def store(url: str, histories: Iterable[History], *, indexed: bool = True) -> None:
    engine = open_engine(url)
    await migrate(engine)
    log = Log(engine)
    await log.start()
    for history in histories:
        entries, before = entries_of(history), replace(history.table, finished=())
        if indexed:
            ended = new_deals(before, history.table)
            told = tuple(those_who_played(history.table, ended)), tuple(rated(history.table, ended))
            entries[-1] = replace(entries[-1], played=told[0], rated=told[1])
        await log.append(history.table.id, entries, summary_of(history.table))
    await log.stop()


def as_ada(http: httpx.AsyncClient, folder: Path) -> None:
    """Let somebody be the person of these tables, as a browser of his would be."""
    as_person(http, folder, "ada", "Ada L")


def as_person(http: httpx.AsyncClient, folder: Path, person: str, name: str) -> None:
    sessions = Sessions(read_key(folder))
    session = replace(sessions.begin(name), id=person)
    http.cookies["tarock_session"] = sessions.token(session)
    http.headers["x-csrf-token"] = sessions.csrf(session)


async def looked(http: httpx.AsyncClient, **wanted: Any) -> Any:  # noqa: ANN401 - JSON
    answer = await http.post("/api/accounts/deals", json=wanted)
    assert answer.status_code == 200, answer.text
    return answer.json()


def test_everybody_finds_his_deals_again(tmp_path: Path, database: str) -> None:
    async def run() -> None:
        histories = [played(TURNIER, 3, "austrian"), played(DANISH, 2, "danish")]
        await store(database, histories)
        async with browser(tmp_path, database=database, site=SITE) as (_server, http):
            as_ada(http, tmp_path)
            found = await looked(http)
            assert (found["count"], len(found["deals"])) == (5, 5)
            assert [each["at"] for each in found["deals"]] == sorted(
                (each["at"] for each in found["deals"]), reverse=True
            )
            danish = await looked(http, game="danish")
            assert {(each["table"], each["contract"] != "", each["role"]) for each in danish["deals"]} <= {
                ("danish", True, "dealer"),
                ("danish", True, "player"),
            }
            assert danish["count"] == 2
            results = [(await looked(http, result=result))["count"] for result in ("won", "lost", "even")]
            assert sum(results) == 5
            first = found["deals"][0]
            kind = {name: first[name] for name in ("game", "ruleset", "contract", "role")}
            same = await looked(http, **kind, since=first["at"], until=first["at"] + 1)
            assert first in same["deals"]
            assert await looked(http, skip=5) == {"count": 5, "deals": []}
            replayed = await http.get(f"/api/tables/{first['table']}/deals/{first['deal']}/replay")
            assert replayed.status_code == 200
            numbers = (await http.get("/api/accounts/statistics")).json()["games"]
            assert [(each["ruleset"], each["deals"]) for each in numbers] == [(TURNIER, 3), (DANISH, 2)]
            for each in numbers:
                for parts in (each["kinds"], each["weeks"]):
                    sums = [sum(part[name] for part in parts) for name in ("deals", "won", "points")]
                    assert sums == [each["deals"], each["won"], each["points"]]
            (week,) = numbers[0]["weeks"]
            assert week["begins"] % (7 * DAY) == 4 * DAY

    asyncio.run(run())


def test_the_index_can_be_made_from_the_log(tmp_path: Path) -> None:
    url = sqlite_url(tmp_path)
    asyncio.run(store(url, [played(TURNIER, 2, "austrian")], indexed=False))

    async def count() -> int:
        deals = Deals(open_engine(url))
        return len(await deals.all_of("ada")) + len(await deals.all_of("bo"))

    assert asyncio.run(count()) == 0
    for _ in range(2):  # once more changes nothing
        result = CliRunner().invoke(command_line, ["admin", "index", "--data", str(tmp_path), "--lang", "en"])
        assert result.output == "The index holds 4 entries, one for each who played a deal.\n"
        assert asyncio.run(count()) == 4
    assert "no store" in CliRunner().invoke(command_line, ["admin", "index", "--data", str(tmp_path / "x")]).output


def test_every_deal_that_ends_is_in_the_index_for_each_who_played_it() -> None:
    history = played(TURNIER, 1, "table")
    (deal,) = history.table.finished
    before = replace(history.table, finished=())
    found = list(those_who_played(history.table, new_deals(before, history.table)))
    assert [(each.person, each.deal, each.seats) for each in found] == [("ada", deal.name, 4), ("bo", deal.name, 4)]
    assert new_deals(history.table, history.table) == ()
    settings = history.table.settings
    practice = replace(history.table, settings=msgspec.structs.replace(settings, practice=object()))
    assert list(those_who_played(practice, practice.finished)) == []


def test_profile_and_progress_are_an_accounts_and_shown_as_its_owner_likes(tmp_path: Path) -> None:
    async def run() -> None:
        await store(sqlite_url(tmp_path), [played(TURNIER, 1, "austrian")])
        async with browser(tmp_path, site=SITE) as (server, http):
            as_ada(http, tmp_path)
            assert code_of(await http.post("/api/accounts/progress", json={"text": "{}"})) == "no-account"
            handle = (await made(http, Authenticator(SITE)))["account"]["handle"]
            async with httpx.AsyncClient(base_url=server.address) as stranger:
                profile = (await stranger.get("/api/accounts/people", params={"name": "ADA l"})).json()
                assert (profile["name"], profile["handle"], profile["statistics"]) == ("Ada L", handle, None)
                assert profile["games"] == [{"game": "koenigrufen", "ruleset": TURNIER, "deals": 1}]
                shown = await http.post("/api/accounts/profile", json={"shows_statistics": True})
                assert shown.json()["shows_statistics"] is True
                profile = (await stranger.get(f"/api/accounts/people/{handle}")).json()
                assert profile["statistics"] == (await http.get("/api/accounts/statistics")).json()
                assert code_of(await stranger.get("/api/accounts/people/ada")) == "not-found"
                assert code_of(await stranger.get("/api/accounts/statistics")) == "no-session"
            assert (await http.get("/api/accounts/progress")).json() == {"text": "", "at": 0}
            await http.post("/api/accounts/progress", json={"text": '{"old": 1}'})
            await http.post("/api/accounts/progress", json={"text": '{"new": 1}'})
            assert (await http.get("/api/accounts/progress")).json()["text"] == '{"new": 1}'
            assert code_of(await http.post("/api/accounts/progress", json={"text": "[" * 9000})) == "bad-text"
            kept = (await http.get("/api/accounts/progress")).json()
            for old in (0, kept["at"] - 1):  # another device has kept something since
                late = await http.post("/api/accounts/progress", json={"text": '{"late": 1}', "since": old})
                assert late.json() == kept
            newer = await http.post("/api/accounts/progress", json={"text": '{"newer": 1}', "since": kept["at"]})
            assert newer.json()["text"] == '{"newer": 1}'
            assert newer.json()["at"] > kept["at"]
            assert (await http.post("/api/accounts/progress/remove")).json()["text"] == ""

    asyncio.run(run())


def test_all_that_is_ones_own_comes_in_one_file(tmp_path: Path) -> None:
    async def run() -> None:
        await store(sqlite_url(tmp_path), [played(TURNIER, 2, "austrian")])
        async with browser(tmp_path, site=SITE) as (_server, http):
            as_ada(http, tmp_path)
            await made(http, Authenticator(SITE), "phone")
            await http.post("/api/accounts/progress", json={"text": '{"learnt": 1}'})
            answer = await http.get("/api/accounts/export")
            assert answer.headers["content-type"] == "application/zip"
            with zipfile.ZipFile(io.BytesIO(answer.content)) as archive:
                data = json.loads(archive.read("data.json"))
                record = archive.read("records/austrian.tarock").decode()
            assert (data["name"], data["account"]["passkeys"][0]["label"]) == ("Ada L", "phone")
            assert (len(data["deals"]), data["tables"][0]["id"], data["progress"]) == (2, "austrian", '{"learnt": 1}')
            assert record.count("[Names ") == 2
            assert all(secret not in answer.text for secret in ("public_key", http.cookies["tarock_session"]))

    asyncio.run(run())


def test_who_leaves_for_good_is_forgotten_and_the_deals_of_others_stay_readable(tmp_path: Path, database: str) -> None:
    table = {"ruleset": DANISH, "chairs": [{}, {}, {"bot": "book"}], "sit": 0, "title": "Open"}

    async def run() -> None:
        await store(database, [played(TURNIER, 2, "austrian")])
        async with browser(tmp_path, database=database, site=SITE) as (server, http):
            as_ada(http, tmp_path)
            handle = (await made(http, Authenticator(SITE)))["account"]["handle"]
            running = (await http.post("/api/tables", json=table)).json()["id"]
            before = (await http.get("/api/tables/austrian/records")).text
            assert code_of(await http.post("/api/accounts/delete", json={"name": "Bo"})) == "bad-name"
            deleted = await http.post("/api/accounts/delete", json={"name": "ada l"})
            assert (deleted.status_code, "tarock_session=" in deleted.headers["set-cookie"]) == (200, True)
            assert code_of(await http.get("/api/sessions/me")) == "no-session"
            http.cookies.clear()
            assert code_of(await http.get(f"/api/accounts/people/{handle}")) == "not-found"
            after = (await http.get("/api/tables/austrian/records")).text
            assert after == before.replace("Ada_L", SOMEBODY.replace(" ", "_"))
            assert after != before
            assert (await http.get(f"/api/tables/{running}")).json()["free"] != []
            entries = [entry.payload for name in ("austrian", running) for entry in await server.lobby.log.read(name)]
            assert not [each for each in entries if '"Ada' in each or "my address" in each]
            assert [each for each in entries if "hello Ada" in each]  # what others have said is theirs
            deals = Deals(server.lobby.log.engine)
            assert (await deals.all_of("ada"), await server.lobby.log.of_session("ada", 10)) == ([], [])
            assert len(await deals.all_of("bo")) == 2

    asyncio.run(run())


async def everything_kept(database: str) -> str:
    """Return all that the database holds of tables, as text."""
    engine = open_engine(database)
    async with engine.connect() as connection:
        made = (tables, log_events, snapshots, shelved_deals, shelved_lines)
        rows = [(await connection.execute(select(table))).all() for table in made]
    await engine.dispose()
    return str(rows)


def test_a_process_that_has_the_table_in_memory_forgets_the_name_too(tmp_path: Path, shared_database: str) -> None:
    """It goes on playing, and writes down nothing of what it knew."""

    async def run() -> None:
        await store(shared_database, [played(TURNIER, 2, "austrian", is_over=False)])
        options = options_for(tmp_path, database=shared_database)
        async with running(options) as here, started(tmp_path, shared_database) as there, AsyncExitStack() as stack:
            asking = [httpx.AsyncClient(base_url=each.address, timeout=60) for each in (here, there)]
            ada, bo = [await stack.enter_async_context(each) for each in asking]  # a worker first has to start
            as_person(ada, tmp_path, "ada", "Ada L")
            as_person(bo, tmp_path, "bo", "Bo")
            for each in (ada, bo):
                assert "Ada_L" in (await each.get("/api/tables/austrian/records")).text
            assert "Ada L" in await everything_kept(shared_database)
            assert (await ada.post("/api/accounts/delete", json={"name": "Ada L"})).status_code == 200
            assert "Ada L" not in await everything_kept(shared_database)
            async with asyncio.timeout(30):
                while "Ada_L" in (await bo.get("/api/tables/austrian/records")).text:  # until it has heard of it
                    pass
            async with Client(there.address, bo.cookies["tarock_session"]).connect("austrian") as seat:
                await seat.say("I stay")  # between two deals: the table is put on the shelf with it
            kept = await everything_kept(shared_database)
            assert ("I stay" in kept, "Ada L" in kept) == (True, False)

    asyncio.run(run())


def test_only_what_names_somebody_is_written_over() -> None:
    history = played(TURNIER, 1, "table")
    history = History(history.table.settings)
    history.add(events.Sat(0, "ada", "Ada"), events.Sat(1, "bo", "Bo"), events.Said(0, "x"), events.Said(1, "y"))
    history.add(events.Said(0, phrase="well-played"), events.CalledOut("Ada", "z"), events.CalledOut("Bo", "z"))
    history.add(events.Moved(0, "carl", "Carl"), events.Renamed(0, "Karl"), events.Said(0, "w"))
    changed = {entry.seq: json.loads(entry.payload) for entry in without("ada", entries_of(history))}
    assert sorted(changed) == [2, 4, 7]
    assert [changed[2]["name"], changed[4]["text"], changed[7]["name"]] == [SOMEBODY, UNSAID, SOMEBODY]


def test_what_is_over_is_forgotten_when_its_time_has_come(tmp_path: Path, database: str) -> None:
    async def run() -> None:
        await store(database, [played(TURNIER, 1, "austrian")])
        engine = open_engine(database)
        people, retention, deals = People(engine), Retention(engine), Deals(engine)
        for name, person in (("ada", ""), ("bo", "bo"), ("gone", "")):
            await people.add(Begun(name, "browser", name, 0, LIFETIME, person))
        await people.end(Begun("gone", "browser", "gone", 0, LIFETIME), DAY)
        assert await retention.sweep(DAY + SESSIONS) == {}
        assert await retention.sweep(DAY + SESSIONS + 1) == {"browsers": 1}
        assert [each.id for each in await people.ended(0, DAY)] == ["gone"]  # its token would count else
        assert await retention.sweep(LIFETIME + SESSIONS) == {}
        async with browser(tmp_path, database=database, site=SITE) as (_server, http):
            sessions = Sessions(read_key(tmp_path))
            bo = Session("bo", "Bo", ends=sessions.begin("Bo").ends)
            http.cookies["tarock_session"], http.headers["x-csrf-token"] = sessions.token(bo), sessions.csrf(bo)
            await made(http, Authenticator(SITE))
        done = await retention.sweep(LIFETIME + SESSIONS + 1)
        assert done == {"tables of guests": 1, "deals of guests": 1, "browsers": 2, "sessions": 3}
        assert (await deals.all_of("ada"), len(await deals.all_of("bo"))) == ([], 1)
        assert await people.end_of_old_ones() > 0
        await engine.dispose()

    asyncio.run(run())


def test_links_by_mail_are_forgotten_after_a_day_and_their_mailboxes_after_an_hour(tmp_path: Path) -> None:
    from tarock.server.accounts.records import AccountRows, MailLink  # noqa: PLC0415 - beside what it is for

    async def run() -> None:
        engine = open_engine(sqlite_url(tmp_path))
        await migrate(engine)
        rows, retention = AccountRows(engine), Retention(engine)
        await rows.add_link(MailLink("hash", "bind", "box", "ada@example.org", "ada", "from", 0, 100))
        await rows.ask("challenge", "use", "", 50)
        assert await retention.sweep(50) == {}
        assert await retention.sweep(51) == {"challenges": 1}
        assert await retention.sweep(101 + HOUR) == {"mailboxes": 1}
        assert await rows.asked("box", "from", -1) == (1, 1)
        assert await retention.sweep(101 + LINKS) == {"links": 1}
        assert await rows.asked("box", "from", -1) == (0, 0)
        await engine.dispose()

    asyncio.run(run())


def test_a_report_is_forgotten_half_a_year_after_it_was_decided(tmp_path: Path) -> None:
    async def run() -> None:
        engine = open_engine(sqlite_url(tmp_path))
        await migrate(engine)
        kept = {column.name: "" for column in reports.c} | {"at": 0}
        async with engine.begin() as connection:
            for number, decided in enumerate((None, 5)):
                await connection.execute(insert(reports).values(**kept | {"id": number, "decided_at": decided}))
        assert await Retention(engine).sweep(5 + REPORTS) == {}
        assert await Retention(engine).sweep(6 + REPORTS) == {"reports": 1}
        async with engine.connect() as connection:
            assert [row.id for row in await connection.execute(select(reports))] == [0], "nobody has looked at it yet"
        await engine.dispose()

    asyncio.run(run())
