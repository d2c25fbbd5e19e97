"""The first start on a machine: what bots think with is compiled beside the server, and ends with it."""

import os
import subprocess
import sys
from importlib import import_module
from pathlib import Path

import pytest
from click.testing import CliRunner

from tarock.cli import app
from tarock.core.families import OURS
from tarock.rulesets import load
from tarock.rulesets.families import FAMILIES
from tarock.server import warming
from tarock.server.options import Options
from tarock.server.warming import COMMAND, warmed

WAITING = "import os, sys; open(sys.argv[1], 'w').write(str(os.getpid())); sys.stdin.read()"
"""A process that says who it is, and waits."""


def is_running(process: int) -> bool:
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    return True


def test_every_family_has_a_ruleset_to_be_warmed_with() -> None:
    assert [load(FAMILIES[family].usual).family for family in OURS] == list(OURS)


def test_where_everything_is_compiled_nothing_is_started(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(warming, "is_cold", lambda _family, _part: False)
    monkeypatch.setattr(warming, "COMMAND", (sys.executable, "-c", WAITING, str(tmp_path / "started")))
    with warmed():
        assert not (tmp_path / "started").exists()


def test_a_cold_machine_is_warmed_until_the_server_ends(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    started = tmp_path / "started"
    os.mkfifo(started)
    monkeypatch.setattr(warming, "is_cold", lambda _family, _part: True)
    monkeypatch.setattr(warming, "COMMAND", (sys.executable, "-c", WAITING, str(started)))
    with warmed():
        process = int(started.read_text())
        assert is_running(process)
    assert not is_running(process)


def test_warming_ends_with_a_server_that_was_killed(tmp_path: Path) -> None:
    """Nobody is left to end it, so it notices that nobody is there."""
    environment = {**os.environ, "NUMBA_CACHE_DIR": str(tmp_path)}
    with subprocess.Popen(COMMAND, stdin=subprocess.PIPE, env=environment) as process:
        assert process.stdin is not None
        process.stdin.close()
        assert process.wait(60) == 1


@pytest.mark.parametrize("cold", [True, False])
def test_who_starts_the_server_is_told_why_bots_think_longer(
    cold: bool, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    def serve(_options: Options, host: str, port: int, announce: object) -> None:
        assert callable(announce)
        announce(f"http://{host}:{port}/")

    serve_command = import_module("tarock.cli.serve")
    monkeypatch.setattr(serve_command, "serve", serve)
    monkeypatch.setattr(warming, "is_cold", lambda _family, _part: cold)
    told = CliRunner().invoke(app, ["serve", "--data", str(tmp_path), "--port", "0", "--lang", "en"])
    assert ("bots are being prepared" in told.output) is cold


@pytest.mark.long
def test_a_machine_that_was_warmed_is_warm(tmp_path: Path) -> None:
    environment = {**os.environ, "NUMBA_CACHE_DIR": str(tmp_path)}
    tell = (sys.executable, "-c", "from tarock.server.warming import cold_families; print(cold_families())")
    assert subprocess.check_output(tell, env=environment, text=True).strip() == str(list(OURS))
    with subprocess.Popen(COMMAND, stdin=subprocess.PIPE, env=environment) as process:
        assert process.wait(600) == 0
    assert subprocess.check_output(tell, env=environment, text=True).strip() == "[]"


def test_the_server_itself_loads_no_compiler() -> None:
    """Or every start would take longer, and every server more memory."""
    tell = "import sys, tarock.server.serving; print('numba' in sys.modules)"
    assert subprocess.check_output((sys.executable, "-c", tell), text=True).strip() == "False"
