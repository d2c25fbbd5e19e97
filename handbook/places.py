"""Where each document of the project stands on the site."""

from pathlib import PurePosixPath
from posixpath import normpath, relpath
from typing import Final

from handbook.links import Link

_MOVED: Final = {
    "CHANGELOG.md": "changelog.md",
    "CONTRIBUTING.md": "contributing.md",
    "README.md": "index.md",
    "bench/results.md": "benchmarks.md",
    "changelog.d/README.md": "news.md",
    "docs/rules": "rules/index.md",
    "docs/rules/README.md": "rules/index.md",
    "examples": "examples.md",
    "examples/README.md": "examples.md",
}


def place(path: str) -> str:
    """Return where a file of the project stands on the site.

    What is no document and no picture, such as a program, is shown on a page of its own.

    >>> place("docs/club.md"), place("bench/results.md"), place("examples/socket_bot.py")
    ('club.md', 'benchmarks.md', 'files/examples/socket_bot.py.md')
    """
    if path in _MOVED:
        return _MOVED[path]
    if path.startswith("docs/"):
        return path.removeprefix("docs/")
    return path if path.endswith(".md") else f"files/{path}.md"


def moved(to: str, document: str) -> str:
    """Return a link of a document as it must be written on the site.

    >>> moved("../bench/results.md#results", "docs/club.md")
    'benchmarks.md#results'
    >>> moved("#here", "docs/club.md")
    '#here'
    """
    link = Link(0, to)
    if link.leads_elsewhere or not link.path:
        return to
    goal = relpath(place(target(link, document)), PurePosixPath(place(document)).parent)
    return f"{goal}#{link.anchor}" if link.anchor else goal


def target(link: Link, document: str) -> str:
    """Return the file of the project that a link of a document leads to."""
    return normpath(PurePosixPath(document).parent / link.path)
