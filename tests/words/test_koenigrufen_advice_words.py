"""Every piece of advice for Königrufen has a sentence in every language, and there is no sentence without advice."""

import pytest

from tarock.bots.koenigrufen.advice_names import ALL_ADVICE
from tarock.words import LANGUAGES
from tests.words.catalogue import messages


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_advice_has_its_sentence(language: str) -> None:
    expected = {f"advice-koenigrufen-{name.replace('_', '-')}" for name in ALL_ADVICE}
    assert expected == {name for name in messages(language) if name.startswith("advice-koenigrufen-")}
