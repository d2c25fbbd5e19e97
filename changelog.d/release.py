"""Makes a version: ``python changelog.d/release.py 0.2.0`` (``make release VERSION=0.2.0``).

The fragments beside this file become a section of CHANGELOG.md and are deleted, and the version is written where it
stands.  Nothing is committed, tagged or published: whoever releases looks at it first.
"""

import re
import sys
from datetime import UTC, datetime
from pathlib import Path

ROOT = Path(__file__).parents[1]
KINDS = {"added": "Added", "changed": "Changed", "fixed": "Fixed", "removed": "Removed"}
VERSION = re.compile(r"\d+\.\d+\.\d+")
PLACES = {
    "pyproject.toml": re.compile(r'^version = "(.*)"$', re.MULTILINE),
    "src/tarock/__init__.py": re.compile(r'^__version__ = "(.*)"$', re.MULTILINE),
}
"""The files that name the version, and how."""


def release(root: Path, version: str, day: str) -> None:
    """Make a version of the package in a folder.

    :raises ValueError: if it is no version, or not later than the last one, or nothing has changed.
    """
    if not VERSION.fullmatch(version):
        raise ValueError(f"expected a version like 0.2.0, but got {version!r}")
    before = current(root)
    if _numbers(version) <= _numbers(before):
        raise ValueError(f"expected a version after {before}, but got {version}")
    found = fragments(root)
    if not found:
        raise ValueError("expected at least one fragment in changelog.d")
    text = section(f"{version} – {day}", found)
    log = root / "CHANGELOG.md"
    head, mark, past = log.read_text("utf-8").partition("\n## ")
    log.write_text(f"{head.rstrip()}\n\n{text}{mark}{past}", "utf-8")
    for name, pattern in PLACES.items():
        file = root / name
        file.write_text(pattern.sub(lambda found: found[0].replace(before, version), file.read_text("utf-8")), "utf-8")
    for fragment in found:
        fragment.unlink()


def current(root: Path) -> str:
    """Return the version that the files name.

    :raises ValueError: if they do not agree.
    """
    named = {name: pattern.findall((root / name).read_text("utf-8")) for name, pattern in PLACES.items()}
    versions: set[str] = {version for found in named.values() for version in found}
    if len(versions) != 1:
        raise ValueError(
            f"expected one version in {', '.join(PLACES)}, but got {', '.join(sorted(versions)) or 'none'}"
        )
    return versions.pop()


def fragments(root: Path) -> list[Path]:
    """Return the fragments of the next version, by their numbers."""
    found = (root / "changelog.d").glob("*.*.md")
    return sorted(found, key=lambda path: (int(path.name.split(".")[0]), path.name))


def section(title: str, found: list[Path]) -> str:
    """Return a version's section of the changelog.

    :raises ValueError: if a fragment is of no kind that there is.
    """
    strange = [path.name for path in found if path.name.split(".")[1] not in KINDS]
    if strange:
        raise ValueError(f"expected fragments named NUMBER.{'|'.join(KINDS)}.md, but got {', '.join(strange)}")
    lines = [f"## {title}", ""]
    for kind, heading in KINDS.items():
        own = [path for path in found if path.name.split(".")[1] == kind]
        if own:
            lines += [f"### {heading}", "", *(f"- {_text(path)}" for path in own), ""]
    return "\n".join(lines)


def _text(fragment: Path) -> str:
    """Return what a fragment says, with its links as the changelog must have them: it lies one folder higher."""
    return " ".join(fragment.read_text("utf-8").split()).replace("](../", "](")


def _numbers(version: str) -> tuple[int, ...]:
    return tuple(map(int, version.split(".")))


if __name__ == "__main__":
    try:
        (wanted,) = sys.argv[1:]
        release(ROOT, wanted, datetime.now(UTC).date().isoformat())
    except ValueError as problem:
        sys.exit(f"release: {problem}")
