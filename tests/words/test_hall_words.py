"""What the pages of a hall list from data has its words in every language."""

import pytest

from tarock.club.tournament.settings import formats
from tarock.words import LANGUAGES
from tests.words.catalogue import messages


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_format_of_a_tournament_has_a_name(language: str) -> None:
    assert {f"hall-format-{name}" for name in formats()} <= set(messages(language))
