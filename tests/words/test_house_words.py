"""Every key that a house may change, and every value that it may choose, has a name in the browser's catalogues."""

import re
from itertools import chain

import pytest

from tarock.rulesets import RULESETS, load
from tarock.rulesets.keys import Key, keys
from tests.words.catalogue import messages

ALL = tuple(chain.from_iterable(keys(load(book)) for book in RULESETS))


def ids(kind: str, *names: str) -> list[str]:
    """Return the ids of the messages that name something, the most particular first, as the page looks for them."""
    return [f"web-house-{kind}-{re.sub('[._ ]', '-', name)}" for name in names]


def key_ids(key: Key) -> list[str]:
    return ids("key", f"{key.table}-{key.name}", key.name)


def value_ids(key: Key, value: str) -> list[str]:
    return ids("value", f"{key.name}-{value}", value)


NAMED = {
    **{key.path: key_ids(key) for key in ALL},
    **{
        f"{key.path} = {value}": value_ids(key, value)
        for key in ALL
        if key.kind != "list"
        for value in key.choices
        if isinstance(value, str)
    },
}


def test_every_key_and_every_value_has_a_name() -> None:
    assert [name for name, wanted in NAMED.items() if not any(each in messages("en") for each in wanted)] == []


@pytest.mark.parametrize("kind", ["key", "value"])
def test_no_name_is_left_of_a_key_that_is_gone(kind: str) -> None:
    used = {next((each for each in wanted if each in messages("en")), "") for wanted in NAMED.values()}
    assert [name for name in messages("en") if name.startswith(f"web-house-{kind}-") and name not in used] == []
