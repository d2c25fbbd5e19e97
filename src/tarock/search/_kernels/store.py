"""Where machine code is kept on disk: in a folder named after the sources that it was made from.

Numba compares its code with the file of the compiled function alone.  What that function takes from other modules,
functions and numbers, is compiled into it too, and could be stale; in a folder of its own it cannot.
"""

import hashlib
import os
import shutil
import tempfile
from contextlib import suppress
from functools import cache
from pathlib import Path

_SOURCES = Path(__file__).parent


@cache
def cache_folder(package: str) -> Path:
    """Return the folder for the machine code of a package of kernels, say ``danish``; older machine code of it goes."""
    name = f"kernels-{package}-"
    parent = _writable_parent()
    folder = parent / (name + _digest(package))
    if not folder.exists():
        for old in parent.glob(name + "*"):
            shutil.rmtree(old, ignore_errors=True)
    return folder


def _digest(package: str) -> str:
    """Return a short number that changes with the sources of a package and with what all packages share."""
    folders = {_SOURCES, _SOURCES / "shared", _SOURCES / package}
    sources = [path for folder in folders for path in folder.glob("*.py")]
    digest = hashlib.blake2b(digest_size=8)
    for path in sorted(sources):
        digest.update(path.read_bytes())
    return digest.hexdigest()


def _writable_parent() -> Path:
    """Return the folder beside the sources, or else one of the user's, or else a temporary one."""
    named = os.environ.get("NUMBA_CACHE_DIR")
    own = Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / "tarock"
    for parent in (Path(named) if named else _SOURCES / "__pycache__", own):
        with suppress(OSError):
            parent.mkdir(parents=True, exist_ok=True)
            if os.access(parent, os.W_OK):
                return parent
    return Path(tempfile.gettempdir()) / "tarock"
