"""Values in messages: quoted, short, and never the cause of another error."""

from typing import Any

import pytest

from tarock.core.sentences import shown


@pytest.mark.parametrize(
    ("value", "text"),
    [(None, "nothing"), ("A", "'A'"), (5, "5"), (True, "True"), ([1, "x"], "[1, 'x']"), ("a\nb", r"'a\nb'")],
)
def test_a_short_value_is_shown_as_it_is(value: object, text: str) -> None:
    assert str(shown(value)) == text


@pytest.mark.parametrize("length", [57, 58, 59, 100, 1_000_000])
def test_a_long_value_is_cut(length: int) -> None:
    text = str(shown("x" * length))

    assert len(text) <= 60
    assert text.endswith("..." if length > 57 else "x'")


def test_a_number_of_thousands_of_digits_is_not_shown() -> None:
    assert str(shown(10**5_000)) == "something too large to show"


def test_lists_within_lists_without_end_are_not_shown() -> None:
    deep: list[Any] = []
    for _ in range(100_000):
        deep = [deep]
    assert str(shown(deep)) == "something too large to show"
