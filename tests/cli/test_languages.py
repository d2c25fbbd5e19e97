"""The command line speaks every language of the house."""

import click

from tarock.cli import app
from tarock.cli.terminal.shared.spelling import read_card
from tarock.core.cards import PACK_SIZE
from tarock.words import LANGUAGES


def test_every_language_can_be_chosen() -> None:
    options = [option for command in app.commands.values() for option in command.params if option.name == "language"]
    assert options
    for option in options:
        assert isinstance(option.type, click.Choice)
        assert tuple(option.type.choices) == LANGUAGES


def test_cards_can_be_typed_in_every_language() -> None:
    for language in LANGUAGES:
        assert read_card("x", language) == PACK_SIZE - 1
