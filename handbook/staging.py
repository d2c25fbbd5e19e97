"""Lays what the site is built from into one folder: documents, pages that follow from the program, pictures."""

import re
import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from handbook import changelog, commands, reference, rulebooks
from handbook.links import links, relinked
from handbook.places import moved, place, target

ROOT: Final = Path(__file__).parents[1]
LOOK: Final = Path(__file__).parent / "look"
_THEME: Final = ROOT / "web" / "src" / "shell" / "theme.css"
_WORKER: Final = ROOT / "web" / "node_modules" / "iframe-worker" / "shim" / "index.js"
_NAMED: Final = re.compile(r"^(`{3,}\w+) (\S+)$", re.MULTILINE)
_TYPES: Final = {".py": "python", ".toml": "toml", ".json": "json", ".ts": "typescript"}


def stage(folder: Path) -> None:
    """Write the folder anew."""
    shutil.rmtree(folder, ignore_errors=True)
    for path, text in pages():
        file = folder / path
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, "utf-8")
    shutil.copytree(ROOT / "docs" / "images", folder / "images")
    shutil.copytree(ROOT / "web" / "public" / "icons", folder / "icons")
    _stage_look(folder / "look")


def pages() -> Iterator[tuple[str, str]]:
    """Give the place and the text of every page."""
    shown: set[str] = set()
    for document in by_hand():
        text = changelog.page(ROOT) if document == "CHANGELOG.md" else (ROOT / document).read_text("utf-8")
        yield place(document), _for_the_site(text, document)
        shown |= {target(link, document) for link in links(text) if not link.leads_elsewhere and link.path}
    for path in sorted(shown):
        if place(path).startswith("files/"):
            yield place(path), _file(path)
    yield from rulebooks.pages(ROOT / "docs" / "rules")
    yield commands.PLACE, commands.page()
    yield from reference.pages(ROOT / "src" / "tarock")


def by_hand() -> list[str]:
    """Return the documents that are on the site as they were written; the rule books are made anew."""
    docs = sorted(file.relative_to(ROOT).as_posix() for file in (ROOT / "docs").glob("*.md"))
    return [
        *docs,
        "docs/rules/README.md",
        "CHANGELOG.md",
        "CONTRIBUTING.md",
        "bench/results.md",
        "changelog.d/README.md",
        "examples/README.md",
    ]


def _for_the_site(text: str, document: str) -> str:
    """Return a document with its links as they must be, and with the names of files above their blocks."""
    return _NAMED.sub(r'\1 title="\2"', relinked(text, lambda to: moved(to, document)))


def _file(path: str) -> str:
    text = (ROOT / path).read_text("utf-8").rstrip()
    return f"---\nsearch:\n  exclude: true\n---\n\n# {path}\n\n````{_TYPES.get(Path(path).suffix, '')}\n{text}\n````\n"


def _stage_look(folder: Path) -> None:
    """Write the styles, which begin with the colours and letters of the page that people play on, and the script.

    Browsers start no workers from files; with the script the search works there too.
    """
    folder.mkdir()
    colours = (
        _THEME.read_text("utf-8").partition("@media")[0].replace("data-theme='dark'", "data-md-color-scheme='slate'")
    )
    (folder / "handbook.css").write_text(colours + (LOOK / "handbook.css").read_text("utf-8"), "utf-8")
    shutil.copy(_WORKER, folder / "iframe-worker.js")
