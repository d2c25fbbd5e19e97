"""Commands that are understood at every prompt, whatever the game."""

from dataclasses import dataclass
from enum import StrEnum
from functools import cache

from tarock.words import Words


class Command(StrEnum):
    """What can be asked at every prompt."""

    HELP = "help"
    RULES = "rules"
    LAST = "last"
    SCORE = "score"
    TABLE = "table"
    WHY = "why"
    REST = "rest"
    QUIT = "quit"


@dataclass(frozen=True, slots=True)
class Request:
    """A command, and what it is about: ``rules 7``, ``why 3``."""

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


def read_request(text: str, words: Words) -> Request | None:
    """Return the command that a text is, if it is one; a question about rules or reasons can be about something."""
    word, _, about = text.strip().casefold().partition(" ")
    for command in Command:
        if word in command_words(command, words) and (not about or command in {Command.RULES, Command.WHY}):
            return Request(command, about)
    return None
