"""What the school tells in lines, the page can say: the catalogues that it fetches have every message."""

import re
from collections.abc import Iterator
from pathlib import Path

import msgspec

from tarock.school.counting import EXERCISES, count
from tarock.school.puzzles.puzzle import KINDS
from tarock.school.puzzles.shelf import shelf
from tarock.telling.line import Line
from tests.words.catalogue import messages

PLUGIN = Path(__file__).parents[2] / "web" / "plugins" / "catalogues.ts"


def lines_in(value: object) -> Iterator[Line]:
    """Give every line of something, and those that are parts of others."""
    if isinstance(value, Line):
        yield value
    if isinstance(value, msgspec.Struct):
        value = [getattr(value, name) for name in value.__struct_fields__]
    if isinstance(value, dict):
        value = list(value.values())
    if isinstance(value, list | tuple):
        for each in value:
            yield from lines_in(each)


def fetched() -> set[str]:
    """The messages of all catalogues that the page fetches, as its plugin chooses them."""
    patterns = [re.compile(found) for found in re.findall(r"/(\^.+?)/[,\]]", PLUGIN.read_text("utf-8"))]
    assert len(patterns) > 3
    return {
        name for name, message in messages("en").items() if any(each.match(f"{message.file}.ftl") for each in patterns)
    }


def test_the_page_can_say_every_line_of_every_puzzle() -> None:
    assert {line.key for puzzle in shelf() for line in lines_in(puzzle)} - fetched() == set()


def test_the_page_can_say_every_kind_of_puzzle() -> None:
    assert {f"school-kind-{kind}" for kind in KINDS} - fetched() == set()


def test_the_page_can_say_every_question_of_the_counting_trainer() -> None:
    asked = [count(exercise, family, "1") for exercise in EXERCISES for family in ("danish", "koenigrufen")]
    assert {line.key for each in asked for line in lines_in(each)} - fetched() == set()
    assert {f"school-count-{exercise}" for exercise in EXERCISES} - fetched() == set()
