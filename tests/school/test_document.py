"""The curriculum in the documents is that of the files."""

from pathlib import Path

from tarock.school.document import COMMAND, renewed

DOCUMENT = Path(__file__).parents[2] / "docs" / "school.md"


def test_the_document_is_current() -> None:
    text = DOCUMENT.read_text("utf-8")
    assert renewed(text) == text, f"run: {COMMAND}"
