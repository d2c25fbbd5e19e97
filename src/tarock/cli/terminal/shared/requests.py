"""Commands that are understood at every prompt, whatever the game."""

from dataclasses import dataclass
from enum import StrEnum
from functools import cache
from typing import Final

from tarock.words import Words


class Command(StrEnum):
    """What can be asked at every prompt."""

    HELP = "help"
    RULES = "rules"
    LAST = "last"
    SCORE = "score"
    TABLE = "table"
    WHY = "why"
    HINT = "hint"
    EXPLAIN = "explain"
    TELLS = "tells"
    WORST = "worst"
    REST = "rest"
    QUIT = "quit"


@dataclass(frozen=True, slots=True)
class Request:
    """A command, and what it is about: ``rules 7``, ``why 3``, ``hint 2``, ``explain dreier``, ``tells bo``."""

    command: Command
    about: str = ""


@dataclass(frozen=True, slots=True)
class Unclear:
    """An answer that was not understood, and what to say about it."""

    text: str


def command_words(name: str, words: Words) -> list[str]:
    """Return the words of a command in a language; English is always understood."""
    return [*words(f"play-command-{name}").split(), *_english()(f"play-command-{name}").split()]


@cache
def _english() -> Words:
    return Words("en")


_ABOUT: Final = frozenset({Command.RULES, Command.WHY, Command.HINT, Command.EXPLAIN, Command.TELLS})
"""The commands that can be about something."""


def read_request(text: str, words: Words) -> Request | None:
    """Return the command that a text is, if it is one; some can be about something."""
    word, _, about = text.strip().casefold().partition(" ")
    for command in Command:
        if word in command_words(command, words) and (not about or command in _ABOUT):
            return Request(command, about)
    return None
