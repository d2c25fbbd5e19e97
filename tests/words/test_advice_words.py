"""Every piece of advice has a sentence for learners, and no sentence is left over."""

import pytest

from tarock.bots.danish.advice_names import ALL_ADVICE
from tarock.words import LANGUAGES
from tests.words.catalogue import messages

DANISH_ADVICE = {f"advice-danish-{name.replace('_', '-')}" for name in ALL_ADVICE}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_danish_advice_has_its_words(language: str) -> None:
    said = {name for name in messages(language) if name.startswith("advice-danish-")}
    assert said == DANISH_ADVICE
