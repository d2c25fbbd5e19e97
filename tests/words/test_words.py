"""The loader of the catalogues tells what is missing."""

import pytest

from tarock.words import Words


def test_an_unknown_language_is_refused_with_those_that_there_are() -> None:
    with pytest.raises(ValueError, match="unknown language 'sv'; there are en, da, de"):
        Words("sv")


def test_an_unknown_message_is_named() -> None:
    with pytest.raises(LookupError, match="the da catalogue has no message 'no-such-message'"):
        Words("da")("no-such-message")


def test_a_missing_argument_is_named() -> None:
    with pytest.raises(LookupError, match=r"de message 'card-tarok'.*number"):
        Words("de")("card-tarok")
