"""What the pages of a hall list from data has its words in every language."""

import pytest

from tarock.club.tournament.keys import keys
from tarock.club.tournament.settings import formats
from tarock.words import LANGUAGES
from tests.words.catalogue import messages


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_format_of_a_tournament_has_a_name(language: str) -> None:
    named = {f"hall-format-{name}{end}" for name in formats() for end in ("", "-help")}
    assert named <= set(messages(language))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_setting_of_a_tournament_has_a_name_and_its_choices_too(language: str) -> None:
    fields = [key for key in keys() if key.kind != "rows"]
    named = {f"hall-set-{key.key}" for key in fields}
    named |= {f"hall-set-{key.key}-{choice}" for key in fields for choice in key.choices}
    assert {name.replace("_", "-") for name in named} <= set(messages(language))
