"""docs/format.md says what the parser does."""

import re

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from tarock.notation.syntax import split
from tests.cases.books import CASES
from tests.conformance.ebnf import PAGE, TERMINALS, pattern, rules
from tests.conformance.verbs_page import page

GRAMMAR = pattern()
LETTERS = 'A1ü٣_.;,()[]"\\ \t\x85\n='
"""What the grammar tells apart; no braces, since comments are gone before."""
PIECES = [
    "A lays S2 S3",
    "1. SK SQ",
    "(B claims)",
    '[Rules "x"]',
    "; ",
    "\n",
    "1.",
    "A",
    " ",
    ",",
    "\\",
    '"',
    "[",
    "(",
    ")",
]


def is_read(text: str) -> bool:
    return not any(deal.errors for deal in split(text))


@given(st.text(LETTERS, max_size=24) | st.lists(st.sampled_from(PIECES), max_size=8).map("".join))
@example("1., A")
@example("1. ,")
@example("A B;1. C")
@example(", ,")
@example("1")
@example('[a "\\""][b ""]')
def test_the_grammar_takes_what_the_parser_takes(text: str) -> None:
    assert (GRAMMAR.fullmatch(text) is not None) == is_read(text)


@settings(max_examples=10)
@given(st.from_regex(GRAMMAR, fullmatch=True, alphabet=st.characters(codec="utf-8", exclude_characters="{}")))
def test_what_the_grammar_makes_is_read(text: str) -> None:
    assert is_read(text)


@pytest.mark.parametrize("file", sorted((CASES / "records").glob("*.tarock")), ids=lambda file: file.stem)
def test_every_record_of_the_cases_fits_it(file: object) -> None:
    text = file.read_text("utf-8")  # type: ignore[attr-defined]
    blanked = re.sub(
        r'("(?:[^"\\\n]|\\.)*")|\{[^}]*\}', lambda found: found[1] or re.sub(r"[^\n]", " ", found[0]), text
    )
    assert GRAMMAR.fullmatch(blanked)


def test_every_name_is_explained_and_used() -> None:
    found = rules()
    named = set(re.findall(r"\b[A-Z]{2,}\b", " ".join(found.values())))
    told = set(re.findall(r"^\| `([A-Z]+)` \|", PAGE.read_text("utf-8"), re.MULTILINE))
    assert named == told == set(TERMINALS)


def test_the_verbs_are_those_of_the_actions() -> None:
    """Renew them with ``python -m tests.conformance.verbs_page``."""
    assert page() == PAGE.read_text("utf-8")
