"""The commands of docs/club.md, one after the other in an empty folder: what a club reads there must work."""

import re
import shlex
from pathlib import Path

import pytest
from click.testing import CliRunner

from tarock.cli import app

PAGE = Path(__file__).parents[2] / "docs" / "club.md"


def test_the_steps_of_the_page_can_be_followed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    text = PAGE.read_text("utf-8")
    for name, content in re.findall(r"^```(?:csv|json) (\S+)\n(.*?)^```$", text, re.MULTILINE | re.DOTALL):
        Path(name).write_text(content, "utf-8")
    commands = re.findall(r"^\$ tarock (.+)$", text, re.MULTILINE)
    assert len(commands) > 20
    for command in commands:
        result = CliRunner().invoke(app, shlex.split(command))
        assert result.exit_code == 0, f"{command}: {result.stderr}"
    assert {"evening.svg", "season.svg", "evenings.ics", "public"} <= {file.name for file in tmp_path.iterdir()}
