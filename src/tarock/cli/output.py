"""What commands print: JSON for programs, lines for people; in one place, so that a closed pipe ends them quietly."""

import os
import shutil
import sys
import textwrap
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Any

import msgspec


@dataclass(frozen=True, slots=True)
class Output:
    """What a command found: JSON, and lines of text in a language; words are looked up only when they are wanted."""

    json: dict[str, Any]
    lines: Callable[[str], list[str]]


def print_json(answer: Any) -> None:  # noqa: ANN401 - anything that JSON can say
    """Print JSON for programs, indented so that people can read it too."""
    print_lines([msgspec.json.format(msgspec.json.encode(answer), indent=1).decode()])


def fitted(lines: Iterable[str], width: int | None = None) -> list[str]:
    """Return lines broken to the width of the terminal, with their indent; to a file or a pipe they go unbroken.

    >>> fitted(["  A played a card out of turn."], width=20)
    ['  A played a card', '    out of turn.']
    """
    if width is None:
        width = shutil.get_terminal_size().columns if sys.stdout.isatty() else None
    return [part for text in lines for part in _broken(text, width)]


def _broken(text: str, width: int | None) -> list[str]:
    indent = text[: len(text) - len(text.lstrip())]
    if width is None or len(text) <= width:
        return [text]
    return textwrap.wrap(text, width, subsequent_indent=f"{indent}  ", break_on_hyphens=False)


def print_lines(lines: Iterable[str]) -> None:
    """Print lines; when nobody reads them any more, end without complaint."""
    try:
        for line in lines:
            print(line)  # noqa: T201 - this is where the command line prints
        sys.stdout.flush()
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        raise SystemExit(0) from None
