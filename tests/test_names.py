"""Words of the game have one meaning each in the code (docs/glossary.md)."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
SOURCES = [*ROOT.glob("src/tarock/**/*.py"), *ROOT.glob("web/src/**/*.ts")]
MEANT = {
    "Answer": {"danish", "koenigrufen"},
    "AtTable": {"core"},
    "Book": {"core"},
    "Evening": {"club"},
    "House": {"shelf"},
    "Table": {"danish", "koenigrufen"},
    "Verdict": {"core", "danish", "koenigrufen"},
    "Words": {"words"},
}
"""By name: the rooms that define it.  A family's value of the same meaning may bear the same name."""


@pytest.mark.parametrize("name", MEANT)
def test_a_word_of_the_game_is_defined_with_one_meaning(name: str) -> None:
    """A second thing of the same name gets a name of its own."""
    defined = re.compile(rf"^(?:export )?(?:(?:class|interface|type) {name}\b|{name}: TypeAlias)", re.MULTILINE)
    rooms = {path.parent.name for path in SOURCES if defined.search(path.read_text(encoding="utf-8"))}
    assert rooms == MEANT[name]
