"""The only place where the terminal game reads and prints."""

import os
import re
import sys
import time
from typing import Final, Protocol

from rich.console import Console
from rich.table import Table
from rich.text import Text

from tarock.cli.terminal.shared.lines import NO_BREAK, NOTHING, Line, Sheet

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

    def __init__(self, console: Console | None = None) -> None:
        self.console = console or Console(highlight=False)
        self._pause = PAUSE if self.console.is_terminal and not os.environ.get("TAROCK_FAST") else 0.0

    def say(self, *lines: Line) -> None:
        """Print lines, fitted to the width."""
        for line in lines:
            for text in fitted(line, self.console.width):
                self._print(text)

    def _print(self, text: Text) -> None:
        text.plain = self._printable(text.plain)
        self.console.print(text, no_wrap=True, overflow="ignore", crop=False)

    def _printable(self, text: str) -> str:
        """Return a text in characters that the screen has, letter for letter."""
        return text if self.console.encoding.startswith("utf") else text.translate(PLAIN)

    def sheet(self, sheet: Sheet) -> None:
        """Print a table; on a narrow screen as a list."""
        if self.console.width < NARROW:
            for label, cells in sheet.rows:
                pairs = zip(sheet.heads, cells, strict=True)
                shown = ", ".join(f"{head}{NO_BREAK}{cell}" for head, cell in pairs if cell != NOTHING)
                self.say(Line(Text(f"  {label}: {shown}"), hang=4))
            return
        table = Table(box=None, padding=(0, 1), pad_edge=True)
        table.add_column("")
        for head in sheet.heads:
            table.add_column(self._printable(head), justify="right", no_wrap=True)
        for number, row in enumerate((label, *cells) for label, cells in sheet.rows):
            table.add_row(*map(self._printable, row), style="bold" if number >= sheet.total_from else "")
        self.console.print(table)

    def ask(self, prompt: str) -> str:
        """Ask on a line of its own; what comes through a pipe is printed, so that the text reads as it was played."""
        try:
            answer = input(self._printable(f"{prompt}: "))
        except (EOFError, KeyboardInterrupt):
            self.console.print()
            raise Leave from None
        if not sys.stdin.isatty():
            self.console.print(answer, markup=False)
        return answer

    def pause(self) -> None:
        """Wait a moment, if somebody is watching."""
        if self._pause:
            time.sleep(self._pause)


def fitted(line: Line, width: int) -> list[Text]:
    """Break a line that is too long at its blanks, and indent what follows."""
    first, *rest = line.text.divide(_breaks(line.plain, width, line.hang))
    first.rstrip()
    for more in rest:
        more.rstrip()
        more.pad_left(line.hang)
    return [first, *rest]


def _breaks(text: str, width: int, hang: int) -> list[int]:
    """Return where a text goes on in the next line; a word that is too long for any line sticks out."""
    breaks: list[int] = []
    start, room = 0, width
    for word in re.finditer("[^ ]+", text):
        if word.end() - start > room and text[start : word.start()].strip():
            breaks.append(word.start())
            start, room = word.start(), width - hang
    return breaks
