"""Checks the built site: every link leads somewhere, and nothing is fetched from another host."""

import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from html.parser import HTMLParser
from pathlib import Path
from typing import Final
from urllib.parse import unquote

from handbook.links import Link

_FETCHED: Final = {"script": "src", "img": "src", "iframe": "src", "source": "src", "link": "href", "object": "data"}
"""What a browser fetches by itself, and where it stands."""
_STYLES: Final = re.compile(r"(?:url\(|@import)\s*['\"]?([^'\")\s]+)")


@dataclass
class Page(HTMLParser):
    """What a page refers to, and what can be referred to in it."""

    anchors: set[str] = field(default_factory=set)
    links: list[str] = field(default_factory=list)
    fetched: list[str] = field(default_factory=list)

    def __post_init__(self) -> None:
        super().__init__()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Take in one element."""
        told = {name: value or "" for name, value in attrs}
        self.anchors |= {told[name] for name in ("id", "name") if name in told}
        if tag == "a" and "href" in told:
            self.links.append(told["href"])
        if wanted := told.get(_FETCHED.get(tag, "")):
            self.fetched.append(wanted)
        self.fetched += _STYLES.findall(told.get("style", ""))


def read(site: Path) -> dict[Path, Page]:
    """Read every page of a site."""
    pages = {}
    for file in sorted(site.rglob("*.html")):
        page = Page()
        page.feed(file.read_text("utf-8"))
        pages[file.resolve()] = page
    return pages


def faults(site: Path, pages: dict[Path, Page]) -> Iterator[str]:
    """Name what leads nowhere, and what would be fetched from another host."""
    for file, page in pages.items():
        name = file.relative_to(site.resolve())
        for to in page.fetched:
            if Link(0, to).leads_elsewhere and not to.startswith("data:"):
                yield f"{name}: {to} would be fetched from another host"
            elif not to.startswith("data:") and not _goal(site, file, to).exists():
                yield f"{name}: {to} is not there"
        for to in page.links:
            if not Link(0, to).leads_elsewhere and not _is_there(site, pages, file, to):
                yield f"{name}: {to} leads nowhere"
    for file in sorted(site.rglob("*.css")):
        for to in _STYLES.findall(file.read_text("utf-8")):
            if Link(0, to).leads_elsewhere and not to.startswith("data:"):
                yield f"{file.relative_to(site)}: {to} would be fetched from another host"


def elsewhere(pages: dict[Path, Page]) -> list[str]:
    """Return the links to other hosts: they are listed, and not followed."""
    return sorted({to for page in pages.values() for to in page.links if Link(0, to).leads_elsewhere})


def _is_there(site: Path, pages: dict[Path, Page], file: Path, to: str) -> bool:
    link = Link(0, to)
    goal = _goal(site, file, to)
    if goal not in pages:
        return goal.is_file()
    return not link.anchor or unquote(link.anchor) in pages[goal].anchors


def _goal(site: Path, file: Path, to: str) -> Path:
    path = unquote(Link(0, to).path.partition("?")[0])
    if not path:
        return file
    goal = (site / path.lstrip("/") if path.startswith("/") else file.parent / path).resolve()
    return goal / "index.html" if goal.is_dir() else goal
