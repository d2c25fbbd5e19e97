"""Pages of HTML that need nothing else: no script, no font, no picture from elsewhere."""

from collections.abc import Iterable, Sequence
from functools import cache
from html import escape
from importlib import resources
from typing import Final, Literal, TypeAlias

from tarock.core.sentences import Sentence

Paper: TypeAlias = Literal["A4", "A5"]
_SHORT: Final = 7
"""So many letters are not broken, however narrow their column: numbers, points, most words above them."""


class Markup(str):
    """Text that is HTML already; all other text is escaped when it is put into a page."""

    __slots__ = ()


def element(name: str, *children: str, kind: str = "", **attributes: str) -> Markup:
    """Return an element.

    >>> element("p", "A & B", kind="note")
    '<p class="note">A &amp; B</p>'
    """
    given = {"class": kind, **attributes} if kind else attributes
    written = "".join(f' {key}="{escape(value)}"' for key, value in given.items())
    return Markup(f"<{name}{written}>{''.join(inside(child) for child in children)}</{name}>")


def inside(text: str) -> str:
    """Return what stands in an element: markup as it is, and any other text escaped."""
    return text if isinstance(text, Markup) else escape(text)


def joined(parts: Iterable[str]) -> Markup:
    """Return several pieces as one."""
    return Markup("\n".join(inside(part) for part in parts))


def table(heads: Sequence[str], rows: Iterable[Sequence[str]], kind: str = "") -> Markup:
    """Return a table; its head is repeated on every page, and what is short stays whole in narrow columns."""
    head = element("tr", *(element("th", each, kind=_whole(each), scope="col") for each in heads))
    body = joined(element("tr", *(element("td", cell, kind=_whole(cell)) for cell in row)) for row in rows)
    return element("table", element("thead", head), element("tbody", body), kind=kind)


def _whole(text: str) -> str:
    return "whole" if 0 < len(text) <= _SHORT else ""


def document(title: str, language: str, body: str, *, paper: Paper = "A4") -> str:
    """Return a whole page."""
    style = f"@page{{size:{paper}}}\n{_style()}"
    return (
        f'<!doctype html>\n<html lang="{escape(language)}" class="{paper.lower()}">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width">\n'
        f"<title>{escape(title)}</title>\n<style>{style}</style>\n</head>\n<body>\n{inside(body)}\n</body>\n</html>\n"
    )


def heading(language: str, key: str, **filling: str | int) -> Markup:
    """Return a heading with a message of the catalogues."""
    return element("h2", Sentence(key, **filling).said(language))


@cache
def _style() -> str:
    return resources.files("tarock.club.print").joinpath("print.css").read_text(encoding="utf-8")
