"""Starting the server: what is wrong is said in one sentence."""

import asyncio
import re
import socket
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner, Result
from sqlalchemy import text

from tarock.cli import app
from tarock.cli.serve import mail_server
from tarock.core.errors import TarockError
from tarock.server.app import make_app
from tarock.server.client import Client, Seat
from tarock.server.codes import Code, Refusal
from tarock.server.evening.settings import Chair, Settings
from tarock.server.options import Options
from tarock.server.serving import prepare
from tests.server.processes import started
from tests.server.servers import options_for, running


def serve(*options: str) -> Result:
    return CliRunner().invoke(app, ["serve", *options])


def is_one_sentence(result: Result, pattern: str) -> None:
    assert result.exit_code == 2, result.output
    assert re.fullmatch(rf"tarock: [^\n]*{pattern}[^\n]*\n", result.output), result.output


def test_a_port_that_is_taken_is_one_sentence(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = str(taken.getsockname()[1])
        is_one_sentence(serve("--port", port, "--data", str(tmp_path)), f"cannot listen at 127.0.0.1, port {port}")


def test_a_host_that_is_not_ours_is_one_sentence(tmp_path: Path) -> None:
    is_one_sentence(serve("--host", "192.0.2.1", "--data", str(tmp_path)), "cannot listen at 192.0.2.1")


def test_a_folder_that_cannot_be_used_is_one_sentence(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    is_one_sentence(
        serve("--port", "0", "--data", str(tmp_path / "file" / "below")), "cannot be used as the data folder"
    )


def test_a_database_that_is_none_is_one_sentence(tmp_path: Path) -> None:
    (tmp_path / "tarock.sqlite3").write_text("this is a letter to my aunt" * 100)
    is_one_sentence(
        serve("--port", "0", "--data", str(tmp_path)), "tarock.sqlite3 cannot be used: file is not a database"
    )


@pytest.mark.parametrize(
    ("url", "said"),
    [
        ("nonsense:s3cret", "is no URL"),
        ("mysql://ada:s3cret@a/b", "expected a URL"),
        ("postgresql://ada:s3cret@127.0.0.1:1/a", "cannot be used"),
    ],
)
def test_a_database_that_cannot_be_reached_is_one_sentence_without_its_password(
    url: str, said: str, tmp_path: Path
) -> None:
    result = serve("--port", "0", "--data", str(tmp_path), "--database", url)
    is_one_sentence(result, said)
    assert "s3cret" not in result.output


def test_a_database_of_a_newer_version_is_one_sentence(tmp_path: Path) -> None:
    prepare(options_for(tmp_path))
    with closing(sqlite3.connect(tmp_path / "tarock.sqlite3")) as database:
        database.execute("UPDATE alembic_version SET version_num = '9999'")
        database.commit()
    is_one_sentence(serve("--port", "0", "--data", str(tmp_path)), "was made by a newer tarock")


def test_a_number_that_is_no_port_is_refused() -> None:
    result = serve("--port", "70000")
    assert result.exit_code == 2
    assert "--port" in result.output


def test_the_server_prints_one_address_and_ends_when_it_is_told_to(tmp_path: Path) -> None:
    async def run() -> int:
        async with started(tmp_path) as server:
            client = await Client.begin(server.address, "Ada")
            assert await client.get("/api/tables") == []
            return await server.end()

    assert asyncio.run(run()) in {0, -15}


def test_a_full_disk_refuses_an_act_and_nothing_is_half_done(tmp_path: Path) -> None:
    async def run() -> None:
        async with running(options_for(tmp_path)) as server:
            client = await Client.begin(server.address, "Ada")
            table = await client.open(Settings(ruleset="danish-hjoerring", chairs=(Chair(),) * 3))
            authority = await server.lobby.find(table)
            async with client.connect(table) as seat:
                await seat.sit(0)
                log = server.lobby.log
                await log._writing.write(lambda connection: connection.execute(text("PRAGMA max_page_count=1")))
                refusal = await refused_remark(seat)
                assert refusal.code is Code.STORAGE
                assert "full" in refusal.detail
                said = len(await log.read(table))
                assert said == authority.room.table.seq
                await seat.say("there is room again")  # a new connection knows no limit
                assert authority.room.table.heard[-1].text == "there is room again"

    asyncio.run(run())


async def refused_remark(seat: Seat) -> Refusal:
    """Talk until there is no room for more."""
    for number in range(500):
        try:
            await seat.say(f"{number} " + "a" * 190)
        except Refusal as refusal:
            return refusal
    message = "there is always room"
    raise AssertionError(message)


def test_letters_need_a_sender_and_a_site_and_no_password_on_the_command_line(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    told: dict[str, Any] = {
        "smtp_host": "mail.example",
        "smtp_port": 587,
        "smtp_user": "us",
        "smtp_sender": None,
        "smtp_security": "starttls",
        "smtp_password_file": None,
    }
    assert mail_server(told | {"smtp_host": None}, {}) is None
    with pytest.raises(TarockError, match="--smtp-sender"):
        mail_server(told, {})
    told["smtp_sender"] = "us@example.org"
    monkeypatch.setenv("TAROCK_SMTP_PASSWORD", "from outside")
    outside = mail_server(told, {})
    assert outside is not None
    assert (outside.password, "outside" in repr(outside)) == ("from outside", False)
    file = tmp_path / "password"
    with pytest.raises(TarockError, match="cannot be read"):
        mail_server(told | {"smtp_password_file": file}, {})
    file.write_text("kept\n", encoding="utf-8")
    kept = mail_server(told | {"smtp_password_file": file}, {})
    assert kept is not None
    assert kept.password == "kept"
    with pytest.raises(TarockError, match="--site"):
        make_app(Options(data=tmp_path, mail=kept))
    with pytest.raises(TarockError, match="expected the address of a site"):
        make_app(Options(data=tmp_path, site="tarock.example/path"))
