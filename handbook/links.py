"""Links in Markdown: what a document refers to, which headings it has, and what leads nowhere.

A document here has links as every code host reads them: ``[words](path#anchor)``, and ``src`` and ``href`` of HTML.
"""

import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Final

_LINK: Final = re.compile(r'(?<=\]\()([^()\s]+)(?=\))|(?<=\bsrc=")([^"]+)(?=")|(?<=\bhref=")([^"]+)(?=")')
_CODE: Final = re.compile(r"`[^`\n]*`")
_FENCE: Final = re.compile(r" {0,3}(`{3,}|~{3,})")
_HEADING: Final = re.compile(r"#{1,6} +(.+?) *#*$")
_ELSEWHERE: Final = re.compile(r"[a-z][a-z+.-]*:|//")


@dataclass(frozen=True, slots=True)
class Link:
    """A link, and where it stands."""

    line: int
    to: str

    @property
    def leads_elsewhere(self) -> bool:
        """Tell whether it leads to another host."""
        return _ELSEWHERE.match(self.to) is not None

    @property
    def path(self) -> str:
        """The file that it leads to; nothing if it stays in its own."""
        return self.to.partition("#")[0]

    @property
    def anchor(self) -> str:
        """The heading that it leads to, if any."""
        return self.to.partition("#")[2]


def links(text: str) -> Iterator[Link]:
    """Find the links of a document.

    >>> [link.to for link in links("[a](b.md#c) and `[no](link)`")]
    ['b.md#c']
    """
    for number, line, is_code in _lines(text):
        if not is_code:
            for found in _LINK.finditer(_without_code(line)):
                yield Link(number, found[0])


def relinked(text: str, change: Callable[[str], str]) -> str:
    """Return a document with every link changed.

    >>> relinked("`[a](b)` [a](b)", str.upper)
    '`[a](b)` [a](B)'
    """
    return "\n".join(line if is_code else _relinked(line, change) for _, line, is_code in _lines(text))


def _relinked(line: str, change: Callable[[str], str]) -> str:
    parts, end = [], 0
    for found in _LINK.finditer(_without_code(line)):
        parts += [line[end : found.start()], change(found[0])]
        end = found.end()
    return "".join([*parts, line[end:]])


def anchors(text: str) -> set[str]:
    r"""Return what the headings of a document are called in links.

    A heading that stands twice counts once: hosts differ in what they call the second.

    >>> sorted(anchors("# Rules, and `keys`!\n\n## § 3"))
    ['-3', 'rules-and-keys']
    """
    return {slug(found[1]) for _, line, is_code in _lines(text) if not is_code and (found := _HEADING.fullmatch(line))}


def slug(heading: str) -> str:
    """Return what a heading is called in links, as code hosts do it, and the site too."""
    shown = re.sub(r"\[([^\]]*)\]\([^)]*\)", r"\1", heading)
    return re.sub(r"[^\w\- ]", "", shown).lower().replace(" ", "-")


def documents(root: Path) -> list[Path]:
    """Return every Markdown file of the project that is written by hand, but for what tests read."""
    folders = ("bench", "changelog.d", "deploy", "docs", "editors", "examples", "src")
    found = [*root.glob("*.md"), *(file for folder in folders for file in (root / folder).rglob("*.md"))]
    return sorted(found)


def dead(root: Path) -> Iterator[str]:
    """Name every link to a file or a heading that is not there."""
    for document in documents(root):
        text = document.read_text("utf-8")
        for link in links(text):
            if not link.leads_elsewhere and (wrong := _wrong(document, text, link)):
                yield f"{document.relative_to(root)}:{link.line}: {link.to}: {wrong}"


def _wrong(document: Path, text: str, link: Link) -> str:
    target = document.parent / link.path if link.path else document
    if not target.exists():
        return "there is no such file"
    if link.anchor and target.suffix == ".md":
        known = anchors(text if target == document else target.read_text("utf-8"))
        if link.anchor not in known:
            return f"the headings there are {', '.join(sorted(known))}"
    return ""


def _lines(text: str) -> Iterator[tuple[int, str, bool]]:
    """Number the lines, and tell which are code in a fence."""
    fence = ""
    for number, line in enumerate(text.split("\n"), 1):
        found = _FENCE.match(line)
        if not fence and found:
            fence = found[1]
            yield number, line, True
        else:
            yield number, line, bool(fence)
            if fence and found and line.strip().startswith(fence) and not line.strip(" `~"):
                fence = ""


def _without_code(line: str) -> str:
    """Blank what is code in a line, and keep its length."""
    return _CODE.sub(lambda found: " " * len(found[0]), line)
