"""What is published installs into an empty environment and works there: wheel and sources, light and with extras.

``make test-packages`` runs it; it needs the package registries.
"""

import json
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from urllib.request import urlopen

import pytest

pytestmark = pytest.mark.long

ROOT = Path(__file__).parents[2]
UV = shutil.which("uv") or str(ROOT / ".tools" / "uv-venv" / "bin" / "uv")
MOST_PACKAGES = 6
"""So many come with ``pip install tarock`` at most, besides tarock itself."""

PLAYED = """
import random, tarock
for ruleset in tarock.books():
    deal, chance = tarock.deal(ruleset, seed="packages"), random.Random(1)
    while deal.turn is not None:
        try:
            deal = deal.apply(deal.turn, deal.drawn(chance))
        except tarock.IllegalAction:  # it depends on a card in another hand
            continue
    assert tarock.loads(tarock.dumps([deal]))
print("played")
"""


def run(*command: str | Path, path: str | None = None, typed: str = "", status: int = 0) -> str:
    """Run a command outside the source folder, and return what it says."""
    environment = {key: value for key, value in os.environ.items() if not key.startswith(("UV_PROJECT", "VIRTUAL_ENV"))}
    environment["PATH"] = path if path is not None else environment["PATH"]
    done = subprocess.run(
        [str(part) for part in command],
        input=typed,
        capture_output=True,
        text=True,
        check=False,
        cwd="/",
        env=environment,
    )
    assert done.returncode == status, f"{command}: {done.stdout}\n{done.stderr}"
    return done.stdout + done.stderr


def without_node() -> str:
    """The PATH of a machine that has no Node."""
    folders = os.environ["PATH"].split(os.pathsep)
    return os.pathsep.join(folder for folder in folders if not (Path(folder) / "node").exists())


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the sources and the wheel, as they would be published."""
    folder = tmp_path_factory.mktemp("dist")
    run(UV, "build", "--quiet", "--sdist", "--wheel", "--out-dir", folder, ROOT)
    return folder


def only(folder: Path, pattern: str) -> Path:
    (found,) = folder.glob(pattern)
    return found


class Environment:
    """A fresh virtual environment with one thing installed."""

    def __init__(self, folder: Path, wanted: str, path: str | None = None) -> None:
        self.bin = folder / "bin"
        run(UV, "venv", "--quiet", "--python", sys.executable, folder)
        run(UV, "pip", "install", "--quiet", "--python", self.bin / "python", wanted, path=path)

    @property
    def packages(self) -> set[str]:
        listed = run(UV, "pip", "list", "--quiet", "--format", "json", "--python", self.bin / "python")
        return {package["name"] for package in json.loads(listed)}


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
