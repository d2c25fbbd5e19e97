"""Printing answers: one place, so that a closed pipe ends a command quietly."""

import os
import sys
from collections.abc import Iterable
from typing import Any

import msgspec


def print_json(answer: Any) -> None:  # noqa: ANN401 - anything that JSON can say
    """Print JSON for programs, indented so that people can read it too."""
    print_lines([msgspec.json.format(msgspec.json.encode(answer), indent=1).decode()])


def print_lines(lines: Iterable[str]) -> None:
    """Print lines; when nobody reads them any more, end without complaint."""
    try:
        for line in lines:
            print(line)  # noqa: T201 - this is where the command line prints
        sys.stdout.flush()
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        raise SystemExit(0) from None
