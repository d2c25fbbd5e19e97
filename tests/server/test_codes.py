"""Every code has its sentence in every language, and its line in the documentation."""

from pathlib import Path

import pytest

from tarock.server.codes import Code
from tarock.words import LANGUAGES, words_in

DOCUMENT = Path(__file__).parents[2] / "docs" / "server.md"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_code_can_be_said(language: str) -> None:
    assert [code for code in Code if f"error-{code}" not in words_in(language)] == []


def test_every_code_is_documented() -> None:
    text = DOCUMENT.read_text(encoding="utf-8")
    assert [code for code in Code if f"| `{code}` |" not in text] == []
