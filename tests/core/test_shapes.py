"""Telling lists from tables."""

import pytest

from tarock.core.shapes import is_list, is_table


@pytest.mark.parametrize(
    ("value", "as_list", "as_table"),
    [([], True, False), ([1], True, False), ({}, False, True), ({"a": 1}, False, True), ("ab", False, False)],
)
def test_a_decoded_value_is_a_list_or_a_table_or_neither(value: object, as_list: bool, as_table: bool) -> None:
    assert is_list(value) is as_list
    assert is_table(value) is as_table
