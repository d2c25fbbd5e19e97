"""All that a server says is a line of JSON each, without a card, an address or what proves who somebody is."""

import asyncio
import json
import re
import subprocess
import sys
from contextlib import AsyncExitStack
from ipaddress import ip_address
from pathlib import Path
from random import Random
from typing import Any

import pytest
from click.testing import CliRunner

from tarock.cli import app
from tarock.core.cards import CARD_NAMES
from tarock.server.client import Client
from tarock.server.codes import Refusal
from tarock.server.evening.settings import Chair, Settings
from tarock.server.operating.veiling import without_secrets
from tests.server import hostile
from tests.server.hostile import Hostile
from tests.server.players import Account, play
from tests.server.raw_http import sent
from tests.server.servers import PATIENCE, free_socket

SECRET = "8.8.4.4"
"""From where everybody seems to come."""
EVERY = 90


class Logged:
    """A server in a process of its own that says all it can."""

    def __init__(self, folder: Path) -> None:
        with free_socket() as found:
            self.port = found.getsockname()[1]
        self.address = f"http://127.0.0.1:{self.port}"
        command = [sys.executable, "-m", "tarock", "serve", "--port", str(self.port), "--data", str(folder)]
        self.command = [*command, "--log-level", "debug", "--log-format", "json", "--proxy", "127.0.0.1"]

    async def said(self, folder: Path) -> tuple[list[str], str]:
        """Return all lines that it wrote, and the tokens of who was there."""
        with (folder / "log").open("wb") as log:
            process = await asyncio.create_subprocess_exec(*self.command, stdout=log, stderr=log)
            try:
                await self._answers()
                tokens = await played(self.address)
                await attacked(self.port, tokens[0])
            finally:
                process.terminate()
                await process.wait()
        return (folder / "log").read_text("utf-8").splitlines(), "\n".join(tokens)

    async def _answers(self) -> None:
        async with asyncio.timeout(PATIENCE):
            while True:
                try:
                    await Client(self.address, "").get("/health")
                except OSError:
                    await asyncio.sleep(0.05)
                else:
                    return


async def played(address: str) -> list[str]:
    """Play until a deal is over, with a bot; return the tokens of the players."""
    people = [await Client.begin(address, name) for name in ("Ada", "Bo")]
    chairs = (Chair(), Chair(), Chair(bot="book"))
    table = await people[0].open(Settings(ruleset="danish-hjoerring", chairs=chairs, pause=0, pace=0, rounds=1))
    async with AsyncExitStack() as stack:
        seats = [await stack.enter_async_context(each.connect(table)) for each in people]
        for place, seat in enumerate(seats):
            await seat.sit(place)
        await seats[0].say("I have the X and SK, and mail ada@example.org from 8.8.4.4")
        await asyncio.gather(*(play(seat, Random(place), Account()) for place, seat in enumerate(seats)))
    with pytest.raises(Refusal):
        await Client(address, people[0].token + "x").get("/api/tables/mine")
    return [each.token for each in people]


async def attacked(port: int, token: str) -> None:
    usual = {b"authorization": b"Bearer " + token.encode(), b"x-forwarded-for": SECRET.encode()}
    for request in list(hostile.requests())[::EVERY]:
        await sent(port, request, usual)
    for path in (f"/{SECRET}/SK", f"/api/tables/{token}", f"/api/tables/T21?token={token}"):
        await sent(port, Hostile("", path.encode()), usual)


def test_every_line_is_json_and_none_tells_a_secret(tmp_path: Path) -> None:
    lines, tokens = asyncio.run(Logged(tmp_path).said(tmp_path))
    found: list[dict[str, Any]] = [json.loads(line) for line in lines]
    assert all({"event", "level", "timestamp"} <= line.keys() for line in found)
    by_event = {line["event"]: line for line in found}
    assert by_event["event"]["kind"]
    assert {"request", "socket", "serving", "event"} <= by_event.keys()
    assert any(line.get("logger", "").startswith("uvicorn") for line in found), "what libraries say is there too"
    answered = [line for line in found if line["event"] == "request"]
    assert len({line["request_id"] for line in answered}) == len(answered)
    assert {line["path"] for line in answered} >= {"/api/sessions", "/api/tables/{table}"}
    text = "\n".join(lines)
    for token in tokens.split("\n"):
        assert token not in text
        assert token.partition(".")[2] not in text
    for line in found:
        told = [str(value) for key, value in line.items() if key not in {"timestamp", "table", "request_id"}]
        assert not [name for name in CARD_NAMES for value in told if re.search(rf"(?<![\w-]){name}(?![\w-])", value)]
        assert not [value for value in told for word in re.split(r"[^\w.:]+", value) if is_address(word)], line


def is_address(word: str) -> bool:
    try:
        ip_address(word)
    except ValueError:
        return False
    return not word.isdecimal()


def test_why_a_server_cannot_start_is_a_line_of_json_too(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "excepthook", sys.excepthook)
    (tmp_path / "tarock.sqlite3").write_text("this is a letter to my aunt" * 100)
    result = CliRunner().invoke(app, ["serve", "--port", "0", "--data", str(tmp_path), "--log-format", "json"])
    assert (result.exit_code, result.stdout) == (2, "")
    (line,) = result.stderr.splitlines()
    said = json.loads(line)
    assert said["event"] == "cannot start"
    assert "file is not a database" in said["why"]


def test_processes_that_a_server_starts_log_as_it_does() -> None:
    code = "from tarock.server import logs; logs.configure_worker(); import warnings; warnings.warn('careful'); 1/0"
    process = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    warned, crashed = map(json.loads, process.stderr.splitlines())
    assert "careful" in warned["event"]
    assert "ZeroDivisionError" in crashed["exception"]


@pytest.mark.parametrize("card", CARD_NAMES)
def test_no_card_is_told_by_an_error(card: str) -> None:
    assert card not in re.split(r"\W", without_secrets(f"must follow suit: {card} [a rule]; '{card}', {card}"))
