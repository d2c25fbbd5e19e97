"""The only place where the terminal game reads and prints."""

import os
import re
import shutil
import sys
import time
from collections.abc import Iterator
from dataclasses import replace
from itertools import pairwise
from typing import Final, Protocol, TextIO

import click

from tarock.cli.terminal.shared.lines import HEAD, NO_BREAK, NOTHING, Line, Sheet
from tarock.cli.terminal.shared.styled import Styled, styled

PAUSE: Final = 0.4
"""Seconds before a bot plays, so that the eye can follow."""
PLAIN: Final = str.maketrans("♠♥♦♣−·–─“”„»«’\N{NO-BREAK SPACE}", 'SHDC-.--"""""\' ')
"""What stands for characters that an old screen does not have."""
NARROW: Final = 60
"""Below this width a sheet is written as a list."""


class Leave(Exception):  # noqa: N818 - not an error: the person leaves the table
    """The person has left: by a command, with Ctrl-D or with Ctrl-C."""


class Screen(Protocol):
    """What the game needs to talk with a person."""

    def say(self, *lines: Line) -> None:
        """Show lines."""
        ...

    def sheet(self, sheet: Sheet) -> None:
        """Show a table of numbers."""
        ...

    def ask(self, prompt: str) -> str:
        """Return what the person answers.

        :raises Leave: when there is nobody to answer any more.
        """
        ...

    def pause(self) -> None:
        """Wait a moment before a bot plays."""
        ...


class Terminal:
    """A real terminal, or a file or pipe in its place."""

    def __init__(self, file: TextIO | None = None, width: int | None = None, has_colours: bool | None = None) -> None:
        self.file = file or sys.stdout
        is_watched = self.file.isatty()
        self._width = width
        self._has_colours = is_watched and _wants_colours() if has_colours is None else has_colours
        self._pause = PAUSE if is_watched and not os.environ.get("TAROCK_FAST") else 0.0

    @property
    def width(self) -> int:
        """How many characters go into a line; a window may change its size during an evening."""
        return self._width or shutil.get_terminal_size().columns

    def say(self, *lines: Line) -> None:
        """Print lines, fitted to the width."""
        for line in lines:
            for text in fitted(line, self.width):
                self._print(text)

    def _print(self, text: Styled) -> None:
        shown = replace(text, plain=self._printable(text.plain))
        click.echo(shown.coloured(), file=self.file, color=self._has_colours)

    def _printable(self, text: str) -> str:
        """Return a text in characters that the screen has, letter for letter."""
        return text if (self.file.encoding or "utf-8").lower().startswith("utf") else text.translate(PLAIN)

    def sheet(self, sheet: Sheet) -> None:
        """Print a table; on a narrow screen as a list."""
        rows = list(table_rows(sheet))
        if self.width < max(NARROW, *(len(row.plain) for row in rows)):
            for label, cells in sheet.rows:
                pairs = zip(sheet.heads, cells, strict=True)
                shown = ", ".join(f"{head}{NO_BREAK}{cell}" for head, cell in pairs if cell != NOTHING)
                self.say(Line(styled(f"  {label}: {shown}"), hang=4))
            return
        for row in rows:
            self._print(row)

    def ask(self, prompt: str) -> str:
        """Ask on a line of its own; what comes through a pipe is printed, so that the text reads as it was played."""
        try:
            answer = input(self._printable(f"{prompt}: "))
        except (EOFError, KeyboardInterrupt):
            click.echo(file=self.file)
            raise Leave from None
        if not sys.stdin.isatty():
            click.echo(answer, file=self.file)
        return answer

    def pause(self) -> None:
        """Wait a moment, if somebody is watching."""
        if self._pause:
            time.sleep(self._pause)


def _wants_colours() -> bool:
    """Tell whether a terminal shows colours and its owner wants them (no-color.org)."""
    return not os.environ.get("NO_COLOR") and os.environ.get("TERM") != "dumb"


def table_rows(sheet: Sheet) -> Iterator[Styled]:
    """Return the rows of a table, the headings first: labels to the left, numbers to the right."""
    rows = [("", *sheet.heads), *((label, *cells) for label, cells in sheet.rows)]
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    for number, (label, *cells) in enumerate(rows):
        shown = [label.ljust(widths[0]), *(cell.rjust(width) for cell, width in zip(cells, widths[1:], strict=True))]
        is_strong = number == 0 or number > sheet.total_from
        yield styled(" " + "  ".join(shown), HEAD if is_strong else "")


def fitted(line: Line, width: int) -> list[Styled]:
    """Break a line that is too long at its blanks, and indent what follows."""
    breaks = [0, *_breaks(line.plain, width, line.hang), len(line.plain)]
    first, *rest = (line.text.cut(start, end).stripped() for start, end in pairwise(breaks))
    return [first, *(more.indented(line.hang) for more in rest)]


def _breaks(text: str, width: int, hang: int) -> list[int]:
    """Return where a text goes on in the next line; a word that is too long for any line sticks out."""
    breaks: list[int] = []
    start, room = 0, width
    for word in re.finditer("[^ ]+", text):
        if word.end() - start > room and text[start : word.start()].strip():
            breaks.append(word.start())
            start, room = word.start(), width - hang
    return breaks
