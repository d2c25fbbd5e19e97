"""The loader of the catalogues tells what is missing."""

from concurrent.futures import ThreadPoolExecutor

import pytest

from tarock.words import LANGUAGES, Words, _entries
from tests.words.catalogue import messages


def test_an_unknown_language_is_refused_with_those_that_there_are() -> None:
    with pytest.raises(ValueError, match="unknown language 'sv'; there are en, da, de"):
        Words("sv")


def test_an_unknown_message_is_named() -> None:
    with pytest.raises(LookupError, match="the da catalogue has no message 'no-such-message'"):
        Words("da")("no-such-message")


def test_a_missing_argument_is_named() -> None:
    with pytest.raises(LookupError, match=r"de message 'card-tarok'.*number"):
        Words("de")("card-tarok")


@pytest.mark.parametrize("language", LANGUAGES)
def test_messages_that_are_read_one_by_one_are_those_of_the_whole_files(language: str) -> None:
    entries = _entries(language)
    whole = messages(language)
    assert entries.keys() == whole.keys()
    for name, entry in entries.items():
        assert entry.startswith(whole[name].source)
        rest = entry.removeprefix(whole[name].source).splitlines()
        assert all(not line or line.startswith("#") for line in rest), f"{name} has taken more than its own"


def test_a_catalogue_may_be_read_by_many_at_once() -> None:
    names = list(messages("en"))
    words = Words("en")
    with ThreadPoolExecutor(8) as readers:
        found = readers.map(
            lambda start: [words._pattern(name).elements for name in names[start:] + names[:start]], range(8)
        )
        assert all(map(all, found))
