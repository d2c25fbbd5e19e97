"""The changelog on the site: what was released, and above it what the next version will bring."""

import runpy
from pathlib import Path

NEXT = "In the next version"


def page(root: Path) -> str:
    """Return the page."""
    release = runpy.run_path(str(root / "changelog.d" / "release.py"))
    head, mark, past = (root / "CHANGELOG.md").read_text("utf-8").partition("\n## ")
    fragments = release["fragments"](root)
    coming = release["section"](NEXT, fragments) if fragments else ""
    return f"{head.rstrip()}\n\n{coming}{mark}{past}"
