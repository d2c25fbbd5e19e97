"""Answers as records spell them, read at a moment."""

from collections.abc import Iterator
from itertools import combinations
from typing import Any, Final

from tarock.core.errors import TarockError
from tarock.core.sentences import Sentence
from tarock.school.puzzles.moment import Moment

_WORDS: Final = 4
"""A speech has no more words than so many."""


def read_answer(moment: Moment, key: str) -> Any:  # noqa: ANN401 - of the family
    """Return the action that a key of a choice spells.

    :raises TarockError: if nothing that may be done is spelled so.
    """
    spelled = moment.coach.spelled
    for offer in _offers(moment):
        if set(spelled(offer).split()) == set(key.split()):
            return offer
    raise TarockError(Sentence("worst-no-answer", got=key))


def _offers(moment: Moment) -> Iterator[Any]:
    """Give all that may be done at a moment: every single one of a large choice, and speeches of several words."""
    words: list[Any] = []
    for offer in moment.view.legal_actions():
        yield from offer if hasattr(offer, "sample") else (offer,)
        words += [offer] if hasattr(offer, "announces") and hasattr(offer, "doubles") else []
    for number in range(2, _WORDS + 1):
        for said in combinations(words, number):
            announces, doubles = (
                tuple(each for word in said for each in getattr(word, part)) for part in ("announces", "doubles")
            )
            yield type(said[0])(announces, doubles)
