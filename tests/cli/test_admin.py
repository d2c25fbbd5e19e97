"""``tarock admin``: what whoever runs a server does by command, on the store of a server."""

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner, Result

from tarock.cli import app
from tarock.server.evening.events import Event, Opened, Sat, encode, kind_of
from tarock.server.evening.fold import refold
from tarock.server.evening.settings import Chair, Settings
from tarock.server.evening.summary import summary_of
from tarock.server.store.engine import open_engine, sqlite_url
from tarock.server.store.entries import Entry
from tarock.server.store.log import Log
from tarock.server.store.migrating import migrate
from tarock.server.store.people import Begun, People
from tarock.words import LANGUAGES

TABLE = "a-table-of-ours"
WHY = ("--why", "because")
NOTICE = ("--en", "We restart.", "--da", "Vi genstarter.", "--de", "Wir starten neu.")


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A store with one table, at which Ada sits."""

    async def make() -> None:
        engine = open_engine(sqlite_url(tmp_path))
        await migrate(engine)
        log = Log(engine)
        await log.start()
        settings = Settings(ruleset="danish-hjoerring", chairs=(Chair(),) * 3, title="Ours")
        happened: list[Event] = [Opened(TABLE, "ada", settings, 0, ("",) * 3), Sat(0, "ada", "Ada")]
        state = refold((event, 1000) for event in happened)
        assert state is not None
        entries = [Entry(seq, kind_of(event), encode(event).decode(), 1000) for seq, event in enumerate(happened, 1)]
        await log.append(TABLE, entries, summary_of(state))
        await People(engine).add(Begun("ada", "device", "Ada", 1000, 4_000_000_000_000))
        await log.stop()

    asyncio.run(make())
    return tmp_path


def run(folder: Path, *arguments: str, language: str = "en") -> Result:
    return CliRunner().invoke(app, ["admin", *arguments, "--data", str(folder), "--lang", language])


def told(folder: Path, *arguments: str) -> Any:  # noqa: ANN401 - JSON
    answer = run(folder, *arguments, "--json")
    assert answer.exit_code == 0, answer.output
    return json.loads(answer.output)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_list_can_be_read_in_every_language(folder: Path, language: str) -> None:
    commands = [
        ("people", "find"),
        ("people", "show", "ada"),
        ("tables", "list"),
        ("tables", "show", TABLE),
        ("reports", "list", "--all"),
        ("bans", "list", "--past"),
        ("notices", "list", "--past"),
        ("operators", "list"),
        ("log",),
        ("check",),
        ("repair", "--dry-run"),
    ]
    for command in commands:
        answer = run(folder, *command, language=language)
        assert (answer.exit_code, command) == (0, command), answer.output
        assert answer.output.strip()


def test_people_and_tables_are_found_by_name(folder: Path) -> None:
    assert [each["id"] for each in told(folder, "people", "find", "AD")] == ["ada"]
    assert told(folder, "people", "find", "Bo") == []
    assert [each["id"] for each in told(folder, "tables", "list", "ours")] == [TABLE]
    (found,) = told(folder, "people", "show", "ada")
    assert [each["id"] for each in found["tables"]] == [TABLE]


def test_a_table_is_closed_and_deleted_and_the_log_says_who_and_why(folder: Path) -> None:
    assert told(folder, "tables", "close", TABLE, *WHY) == {"done": "closed", "what": TABLE}
    assert told(folder, "tables", "list") == []
    assert [each["is_closed"] for each in told(folder, "tables", "list", "--closed")] == [True]
    again = run(folder, "tables", "close", TABLE, *WHY)
    assert (again.exit_code, again.output.strip()) == (2, "tarock: The evening at this table is over.")
    told(folder, "tables", "delete", TABLE, *WHY)
    assert told(folder, "tables", "list", "--closed") == []
    log = told(folder, "log")
    assert [(each["what"], each["target"], each["why"]) for each in log] == [
        ("close-table", TABLE, "because"),
        ("delete-table", TABLE, "because"),
    ]
    assert all(each["who"].startswith("terminal: ") for each in log)
    assert told(folder, "check") == []


def test_a_person_a_hash_and_a_network_are_banned_and_no_address_is_kept(folder: Path) -> None:
    told(folder, "bans", "add", "person", "ada", "--reason", "spam", "--days", "3")
    told(folder, "bans", "add", "address", "0123hash", "--reason", "spam")
    told(folder, "bans", "add", "network", "192.0.2.7/24", "--reason", "spam")
    found = told(folder, "bans", "list")
    assert [(each["kind"], each["bits"]) for each in found] == [("network", 24), ("address", 0), ("person", 0)]
    assert "192.0.2" not in json.dumps(found)
    assert "192.0.2" not in json.dumps(told(folder, "log"))
    told(folder, "bans", "lift", str(found[0]["id"]), *WHY)
    assert len(told(folder, "bans", "list")) == 2
    assert len(told(folder, "bans", "list", "--past")) == 3


def test_a_notice_is_made_and_withdrawn(folder: Path) -> None:
    told(folder, "notices", "add", *NOTICE, "--hours", "2")
    (found,) = told(folder, "notices", "list")
    assert (found["en"], found["until_at"] - found["from_at"]) == ("We restart.", 7_200_000)
    told(folder, "notices", "withdraw", str(found["id"]))
    assert told(folder, "notices", "list") == []


def test_a_link_is_printed_and_nothing_in_the_store_opens_the_page(folder: Path) -> None:
    answer = run(folder, "link", "--name", "Olga", "--address", "https://tarock.example/")
    secret = answer.output.split("https://tarock.example/admin#")[1].strip()
    assert len(secret) > 40
    stored = b"".join(file.read_bytes() for file in folder.glob("tarock.sqlite3*"))
    assert secret.encode() not in stored


def test_a_link_leads_to_the_site_of_the_settings(folder: Path, tmp_path: Path) -> None:
    file = tmp_path / "tarock.toml"
    file.write_text('site = "https://tarock.example"\n', "utf-8")
    assert "https://tarock.example/admin#" in run(folder, "link", "--config", str(file)).output
    assert "http://127.0.0.1:8000/admin#" in run(folder, "link").output


WRONG = {
    "nobody": ("people", "show", "nobody"),
    "no table": ("tables", "close", "nowhere", *WHY),
    "no report": ("reports", "show", "7"),
    "no report to decide": ("reports", "decide", "7", "nothing"),
    "no ban": ("bans", "lift", "7", *WHY),
    "nobody to ban": ("bans", "add", "person", "nobody", "--reason", "x"),
    "no network": ("bans", "add", "network", "nowhere", "--reason", "x"),
    "no notice": ("notices", "withdraw", "7"),
    "no operator": ("operators", "end", "0123456789ab"),
}


@pytest.mark.parametrize("command", WRONG.values(), ids=WRONG)
def test_what_is_wrong_is_said_in_one_sentence(folder: Path, command: tuple[str, ...]) -> None:
    answer = run(folder, *command, language="de")
    assert answer.exit_code == 2
    assert answer.output.startswith("tarock: ")
    assert told(folder, "log") == []


def test_without_a_store_it_says_so(tmp_path: Path) -> None:
    answer = run(tmp_path / "none", "check")
    assert (answer.exit_code, "none" in answer.output) == (2, True)
