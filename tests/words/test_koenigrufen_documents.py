"""The documents about Königrufen are current: the rule books, and the readings that the rules cite."""

import re
from pathlib import Path

import pytest

from tarock.words.koenigrufen.rulebook import CONSTANTS
from tarock.words.rulebook import as_markdown, renewed, rule_book
from tests.words.koenigrufen_books import BOOKS, book, rules_of

DOCUMENTS = Path(__file__).parents[2] / "docs"
READING = re.compile(r"\b[KTM]-A\d\d\b")


@pytest.mark.parametrize("name", BOOKS)
def test_the_rule_book_in_the_documentation_is_current(name: str) -> None:
    text = (DOCUMENTS / "rules" / f"{name}.md").read_text("utf-8")
    command = f"python -m tarock.words.rulebook {name} en docs/rules/{name}.md"
    assert command in text
    current = renewed(text, as_markdown(rule_book(book(name), "en")))
    assert current == text, f"the rules or their words have changed; renew the book with\n{command}"


@pytest.mark.parametrize("name", BOOKS)
def test_every_reading_that_a_rule_or_a_document_cites_is_explained(name: str) -> None:
    explained = re.findall(r"^\| ([KTMA\d, -]+) \|", (DOCUMENTS / "readings.md").read_text("utf-8"), re.MULTILINE)
    known = READING.findall(" ".join(explained))
    cited = [rule.source for rule in rules_of(rule_book(book(name), "en")).values()]
    status = (DOCUMENTS / "rules" / f"{name}.md").read_text("utf-8")
    assert set(READING.findall(" ".join([*cited, *CONSTANTS.values(), status]))) <= set(known)
    assert len(known) == len(set(known))


def test_every_section_of_the_books_has_a_status() -> None:
    """Book of 1900, §§ 7–20; tournament sheet, sections 1 to 10."""
    old, sheet = (
        (DOCUMENTS / "rules" / f"{name}.md").read_text("utf-8").partition("## The rule book")[0]
        for name in ("koenigrufen-1900", "koenigrufen-turnier")
    )
    assert [int(number) for number in re.findall(r"^\| § (\d+) ", old, re.MULTILINE)] == list(range(7, 21))
    sections = re.findall(r"^\| (\d+)\.\d+", sheet, re.MULTILINE)
    assert list(dict.fromkeys(int(number) for number in sections)) == list(range(1, 11))
