"""docs/operating.md: the table of settings is current, and every command in it is run, or says why not."""

import asyncio
import re
import shlex
from pathlib import Path

import click
import pytest
from click.testing import CliRunner

from tarock.cli import app
from tarock.cli.settings import key_of, settings_of
from tarock.cli.settings_table import renewed
from tarock.server.evening import events
from tarock.server.sessions import read_key
from tarock.server.store.engine import sqlite_url
from tests.server.operating.test_archive import keep
from tests.server.played import History, all_bots
from tests.server.test_store import a_log

PAGE = Path(__file__).parents[3] / "docs" / "operating.md"
BLOCK = re.compile(r"^```(\w*) ?(\S*)\n(.*?)^```$", re.MULTILINE | re.DOTALL)


def test_every_setting_stands_in_the_table() -> None:
    text = PAGE.read_text("utf-8")
    assert renewed(text) == text, "renew it: python -m tarock.cli.settings_table docs/operating.md"


def test_every_option_of_the_server_is_a_setting() -> None:
    options = [option for option in app.commands["serve"].params if isinstance(option, click.Option)]
    settings = {key_of(option) for option in settings_of(app.commands["serve"])}
    assert {key_of(option) for option in options} - settings == {"config", "check", "lang"}
    assert all(option.help for option in options)


def test_the_steps_of_the_page_can_be_followed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("TAROCK_LANG", "en")
    for variable in ("TAROCK_PORT", "TAROCK_METRICS_PORT"):  # those of the page may be taken here
        monkeypatch.setenv(variable, "0")
    asyncio.run(somebody_has_played(tmp_path / "data"))
    commands = 0
    for kind, name, content in BLOCK.findall(PAGE.read_text("utf-8")):
        if name:
            Path(name).write_text(content, "utf-8")
        for command in re.findall(r"^\$ tarock (.+)$", content, re.MULTILINE) if kind == "console" else ():
            result = CliRunner().invoke(app, shlex.split(command))
            unbuilt = "page has not been built" in result.output
            assert result.exit_code == 0 or unbuilt, f"{command}: {result.output}"
            commands += 1
    assert commands >= 6
    assert {"evening.backup", "before-2020.zip", "again"} <= {file.name for file in tmp_path.iterdir()}


async def somebody_has_played(folder: Path) -> None:
    """Leave a folder as a server does, with a table that was over long ago."""
    read_key(folder)
    history = History(all_bots("danish-hjoerring", 3))
    history.add(events.Closed())
    async with a_log(sqlite_url(folder)) as log:
        await keep(log, history)


def test_what_is_not_run_says_why() -> None:
    for kind, _, content in BLOCK.findall(PAGE.read_text("utf-8")):
        assert kind in {"console", "toml"} or content.startswith("# not tried by a test: "), content


def test_what_the_page_speaks_of_is_there() -> None:
    text = PAGE.read_text("utf-8")
    root = PAGE.parents[1]
    for file in re.findall(r"`(deploy/[\w./-]+)`", text):
        assert (root / file).exists(), file
    for file in re.findall(r"\]\(([\w./-]+\.md)", text):
        assert (PAGE.parent / file).exists(), file
