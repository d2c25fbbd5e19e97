"""What is published installs into an empty environment and works there: wheel and sources, light and with extras.

``make test-packages`` runs it; it needs the package registries.
"""

import os
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from urllib.request import urlopen

import pytest

from tests.packages.installing import MOST_PACKAGES, PLAYED, UV, Environment, only, run

pytestmark = pytest.mark.long


def without_node() -> str:
    """The PATH of a machine that has no Node."""
    folders = os.environ["PATH"].split(os.pathsep)
    return os.pathsep.join(folder for folder in folders if not (Path(folder) / "node").exists())


@pytest.fixture(scope="module")
def light(built: Path, tmp_path_factory: pytest.TempPathFactory) -> Environment:
    """What ``pip install tarock`` gives."""
    return Environment(tmp_path_factory.mktemp("light"), str(only(built, "*.whl")))


def test_the_light_package_brings_few_others(light: Environment) -> None:
    others = light.packages - {"tarock"}
    assert len(others) <= MOST_PACKAGES, others
    assert not others & {"numba", "litestar", "sqlalchemy"}


def test_the_light_package_plays_and_settles(light: Environment, tmp_path: Path) -> None:
    assert run(light.bin / "python", "-c", PLAYED).strip() == "played"
    for ruleset in ("danish-hjoerring", "koenigrufen-turnier"):
        shown = run(light.bin / "tarock", "play", "--ruleset", ruleset, "--seed", "a", typed="?\nquit\n")
        assert "Traceback" not in shown
    record = tmp_path / "deal.tarock"
    record.write_text(run(light.bin / "tarock", "deal", "--seed", "a"), "utf-8")
    assert run(light.bin / "tarock", "replay", record)


@pytest.mark.parametrize("runner", [("uvx",), ("pipx", "run")], ids=" ".join)
def test_it_plays_without_being_installed(built: Path, tmp_path: Path, runner: tuple[str, ...]) -> None:
    wheel = only(built, "*.whl")
    started = {
        "uvx": (UV, "tool", "run", "--isolated", "--from", wheel),
        "pipx": (UV, "tool", "run", "pipx", "run", "--no-cache", "--spec", wheel),
    }[runner[0]]
    shown = run(*started, "tarock", "play", "--seed", "a", typed="?\nquit\n")
    assert "Danish Tarok" in shown
    assert "Traceback" not in shown


@pytest.mark.parametrize(
    ("command", "extra"),
    [
        (("serve",), "server"),
        (("play", "--level", "master"), "play"),
        (("arena", "--cluster", "tcp://127.0.0.1:1", "--deals", "2"), "cluster"),
        (("train", "danish-hjoerring", "--out", "/tmp/nowhere-to-train"), "learning"),
    ],
)
def test_what_is_not_installed_says_which_extra_brings_it(
    light: Environment, command: tuple[str, ...], extra: str
) -> None:
    said = run(light.bin / "tarock", *command, status=2)
    assert f"pip install 'tarock[{extra}]'" in said
    assert "Traceback" not in said


def test_the_server_serves_the_page_that_came_with_it(built: Path, tmp_path: Path) -> None:
    installed = Environment(tmp_path / "venv", f"{only(built, '*.whl')}[server]", path=without_node())
    with serving(installed, tmp_path / "data") as address:
        page = fetched(address)
        assert '<div id="app">' in page
        script = page.split('src="/assets/')[1].split('"')[0]
        assert fetched(f"{address}/assets/{script}")


def test_the_sources_build_where_there_is_no_node(built: Path, tmp_path: Path) -> None:
    installed = Environment(tmp_path / "venv", str(only(built, "*.tar.gz")), path=without_node())
    found = "import tarock, pathlib; print(pathlib.Path(tarock.__file__).parent)"
    package = Path(run(installed.bin / "python", "-c", found).strip())
    assert (package / "server" / "static" / "index.html").is_file()
    assert run(installed.bin / "python", "-c", PLAYED).strip() == "played"


@contextmanager
def serving(installed: Environment, data: Path) -> Iterator[str]:
    command = [str(installed.bin / "tarock"), "serve", "--port", "0", "--data", str(data), "--bot-workers", "1"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True, cwd="/") as process:
        assert process.stdout is not None
        try:
            for line in process.stdout:
                if "http://" in line:
                    yield "http://" + line.split("http://")[1].split()[0].rstrip("/")
                    break
        finally:
            process.terminate()


def fetched(address: str) -> str:
    with urlopen(address, timeout=30) as answer:
        return str(answer.read().decode())
