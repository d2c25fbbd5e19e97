"""Installing what is published into empty environments, for the tests of the packages."""

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

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


def only(folder: Path, pattern: str) -> Path:
    (found,) = folder.glob(pattern)
    return found


class Environment:
    """A fresh virtual environment with one thing installed."""

    def __init__(self, folder: Path, wanted: str, path: str | None = None, python: str = sys.executable) -> None:
        self.bin = folder / "bin"
        run(UV, "venv", "--quiet", "--python", python, folder)
        self.install(wanted, path=path)

    def install(self, *wanted: str | Path, path: str | None = None) -> None:
        """Add packages, or what makes the installer take them."""
        run(UV, "pip", "install", "--quiet", "--python", self.bin / "python", *wanted, path=path)

    @property
    def packages(self) -> set[str]:
        """The names of all that is installed."""
        listed = run(UV, "pip", "list", "--quiet", "--format", "json", "--python", self.bin / "python")
        return {package["name"] for package in json.loads(listed)}
