"""The answer of a command: for programs, and for people in their language."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True, slots=True)
class Answer:
    """JSON, and a function that gives lines of text in a language; words are looked up only when they are wanted."""

    json: dict[str, Any]
    lines: Callable[[str], list[str]]
