"""Every Python that the package says it runs on: the wheel installs, plays, and passes the tests of the rules.

``make test-matrix`` runs it with the interpreters of this machine: those on the PATH, uv's and pyenv's.  A version of
which there is none is skipped, and the last lines say so; ``TAROCK_PYTHONS=FOLDER:FOLDER`` names more folders.
"""

import os
import shutil
import subprocess
import tomllib
from pathlib import Path

import pytest

from tests.packages.installing import MOST_PACKAGES, PLAYED, ROOT, UV, Environment, only, run

pytestmark = pytest.mark.long

PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
VERSIONS = [name.split(" :: ")[-1] for name in PROJECT["classifiers"] if "Python :: 3." in name]
RULES = ["core", "danish", "koenigrufen", "notation", "cases", "rulesets", "door"]
"""The folders of tests that need nothing but the light package."""


def interpreter(version: str) -> str | None:
    """Return a Python of a version on this machine."""
    named = os.environ.get("TAROCK_PYTHONS", "").split(os.pathsep)
    pyenv = Path(os.environ.get("PYENV_ROOT", Path.home() / ".pyenv")).glob(f"versions/{version}.*/bin")
    managed = Path(run(UV, "python", "dir").strip()).glob(f"cpython-{version}.*/bin")
    folders = [*filter(None, named), *map(str, [*sorted(pyenv), *sorted(managed)]), os.environ["PATH"]]
    found = (shutil.which(f"python{version}", path=folder) for folder in folders)
    return next((python for python in found if python is not None and _is(python, version)), None)


def _is(python: str, version: str) -> bool:
    """Tell whether it is what its name says: a shim of pyenv may stand for a version that cannot be started."""
    shown = subprocess.run([python, "--version"], capture_output=True, text=True, check=False).stdout
    return shown.startswith(f"Python {version}.")


@pytest.fixture(scope="module", params=VERSIONS)
def light(built: Path, request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Environment:
    """What ``pip install tarock`` gives with one Python."""
    python = interpreter(request.param)
    if python is None:
        pytest.skip(f"there is no Python {request.param} on this machine: NOT TESTED with it")
    return Environment(tmp_path_factory.mktemp("matrix"), str(only(built, "*.whl")), python=python)


def test_the_wheel_installs_and_plays(light: Environment) -> None:
    assert len(light.packages - {"tarock"}) <= MOST_PACKAGES
    assert run(light.bin / "python", "-W", "error", "-c", PLAYED).strip() == "played"
    shown = run(light.bin / "tarock", "play", "--ruleset", "koenigrufen-turnier", "--seed", "a", typed="quit\n")
    assert "Traceback" not in shown


def test_the_rules_pass_their_tests(light: Environment, tmp_path: Path) -> None:
    wanted = tmp_path / "rules.txt"
    run(UV, "export", "--quiet", "--project", ROOT, "--locked", "--only-group", "rules", "--no-hashes", "-o", wanted)
    light.install("-r", wanted)
    told = run(
        light.bin / "pytest",
        *("-c", ROOT / "pyproject.toml", "--rootdir", ROOT, "-p", "no:cacheprovider", "-q", "-n", "2"),
        *("--hypothesis-profile=quick", "-m", "not deals and not kernels and not long and not slow"),
        *(ROOT / "tests" / folder for folder in RULES),
    )

    assert " passed" in told
