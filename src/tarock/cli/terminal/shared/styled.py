"""Text with styles, until it is written for a screen that has colours or has none."""

import re
from collections.abc import Iterable
from dataclasses import dataclass, replace
from itertools import pairwise
from typing import Final, TypeAlias

import click

Span: TypeAlias = tuple[int, int, str]
"""Where a style begins and ends: names of colours, and ``bold``."""

BOLD: Final = "bold"


@dataclass(frozen=True, slots=True)
class Styled:
    """Text in styles; where two meet, both count, and of two colours the later."""

    plain: str
    spans: tuple[Span, ...] = ()

    def marked(self, pattern: str, style: str) -> "Styled":
        """Return the text with a style wherever a pattern fits."""
        found = ((match.start(), match.end(), style) for match in re.finditer(pattern, self.plain))
        return replace(self, spans=(*self.spans, *found))

    def cut(self, start: int, end: int) -> "Styled":
        """Return a part of the text."""
        spans = ((max(a, start) - start, min(b, end) - start, style) for a, b, style in self.spans)
        return Styled(self.plain[start:end], tuple(span for span in spans if span[0] < span[1]))

    def stripped(self) -> "Styled":
        """Return the text without the blanks at its end."""
        return self.cut(0, len(self.plain.rstrip()))

    def indented(self, blanks: int) -> "Styled":
        """Return the text with blanks before it."""
        return joined((Styled(" " * blanks), self))

    def coloured(self) -> str:
        """Return the text with the signs that a terminal reads as colours."""
        edges = sorted({0, len(self.plain), *(edge for start, end, _ in self.spans for edge in (start, end))})
        return "".join(_painted(self.plain[a:b], self._styles(a)) for a, b in pairwise(edges))

    def _styles(self, place: int) -> list[str]:
        return [name for start, end, style in self.spans if start <= place < end for name in style.split()]


def joined(texts: Iterable[Styled]) -> Styled:
    """Return texts as one."""
    plain, spans = "", list[Span]()
    for text in texts:
        spans += [(start + len(plain), end + len(plain), style) for start, end, style in text.spans]
        plain += text.plain
    return Styled(plain, tuple(spans))


def styled(text: str, style: str = "") -> Styled:
    """Return a text that is all in one style."""
    return Styled(text, ((0, len(text), style),) if style else ())


def _painted(text: str, styles: list[str]) -> str:
    if not styles:
        return text
    colour = next((name for name in reversed(styles) if name != BOLD), None)
    return click.style(text, fg=colour, bold=BOLD in styles or None)
