"""What a comment or a test refers to exists."""

import re
from pathlib import Path

import pytest

HOUSE = Path(__file__).parents[1]
ROOMS = "docs|tests|bench|examples|web|src"
CITED = re.compile(rf"(?<![\w./*-])((?:{ROOMS})/[a-z_][a-z0-9_./-]*\.(?:md|py|json|toml|ts|svelte))\b")
BARE = re.compile(r"(?<![\w./<*-])([a-z][\w-]*\.md)\b")
TEXTS = sorted(
    path
    for folder in ("src", "tests", "bench", "docs")
    for path in (HOUSE / folder).rglob("*")
    if path.suffix in {".py", ".md", ".toml"} and "static" not in path.parts
)


@pytest.mark.parametrize("room", ["src", "tests", "bench", "docs"])
def test_a_citation_names_a_file_that_exists(room: str) -> None:
    missing = [
        f"{path.relative_to(HOUSE)}: {cited}"
        for path in TEXTS
        if path.is_relative_to(HOUSE / room)
        for cited in citations(path.read_text("utf-8"))
        if not any((folder / cited).exists() for folder in (HOUSE, path.parent, HOUSE / "docs"))
    ]
    assert missing == []


def citations(text: str) -> set[str]:
    """Return the files that a text names: with their folder, or documents by their name alone."""
    return {*CITED.findall(text), *BARE.findall(text)}
