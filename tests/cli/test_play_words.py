"""The catalogue of the terminal game has what the game says, and no more."""

import re
from importlib import resources
from pathlib import Path

import pytest

import tarock.cli.terminal
import tarock.telling
from tarock.cli.terminal.shared.requests import Command
from tarock.words import LANGUAGES, Words

SOURCES = [Path(folder) for room in (tarock.cli.terminal, tarock.telling) for folder in room.__path__]
FAMILIES = ("command-", "help-", "sum-", "the-", "fault-", "asked-", "doubt-")
"""Messages whose names are put together."""


def test_no_message_of_the_terminal_game_is_unused() -> None:
    catalogue = resources.files("tarock.words").joinpath("en/terminal.ftl").read_text(encoding="utf-8")
    names = re.findall(r"^play-([a-z-]+) =", catalogue, re.MULTILINE)
    program = "".join(file.read_text(encoding="utf-8") for folder in SOURCES for file in folder.rglob("*.py"))
    used = set(re.findall(r"""["'](?:play-)?([a-z-]+)["']""", program))
    assert [name for name in names if name not in used and not name.startswith(FAMILIES)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_command_is_a_card_or_another_command(language: str) -> None:
    words = Words(language)
    spoken = ("demand", "ask", "redeal", "claim", "waive")
    known = [word for name in (*Command, *spoken) for word in words(f"play-command-{name}").split()]
    assert len(set(known)) == len(known)
    assert not [word for word in known if len(word) == 1 and word != "?"], "a letter may be a card"
