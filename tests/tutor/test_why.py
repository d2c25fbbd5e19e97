"""Why a bot did what it did: asked again after the deal, with the page of the advice."""

from random import Random

import pytest

from tarock.telling.sentences import Reader, sentence
from tarock.tutor.coach import COACHES
from tarock.tutor.deeds import states_of
from tarock.tutor.moments import deals, states
from tarock.tutor.why import asked_why, reason_source
from tarock.words import LANGUAGES, words_in

FAMILIES = pytest.mark.parametrize("family", list(COACHES))


@FAMILIES
def test_a_bot_that_does_the_same_again_gives_the_advice_that_it_followed(family: str) -> None:
    cited = 0
    for before, seat, _ in states_of(states(family, deals(family)[0])[-1])[::3]:
        if before.turn != seat:
            continue
        book = COACHES[family].book().act(before.view(seat), Random(0), {})
        lines = asked_why(before, seat, book.action, "book", Random(0))
        assert "why-otherwise" not in {line.key for line in lines}
        assert lines
        cited += any(line.key == "why-advice" and line.rule for line in lines)
        for language in LANGUAGES:
            reader = Reader.of(words_in(language), family, "ABCDE")
            assert all(sentence(line, reader) for line in lines)
    assert cited, "the books are cited"


@FAMILIES
def test_a_bot_that_would_do_otherwise_says_so(family: str) -> None:
    for before, seat, _ in states_of(states(family, deals(family)[0])[-1]):
        offers = [offer for offer in before.legal_actions(seat) if not hasattr(offer, "sample")]
        book = COACHES[family].book().act(before.view(seat), Random(0), {}).action if before.turn == seat else None
        others = [offer for offer in offers if book is not None and offer != book]
        if others and before.phase.value == "play":
            assert asked_why(before, seat, others[0], "book", Random(0))[0].key == "why-otherwise"
            return
    pytest.fail("nobody had a choice")


def test_what_is_no_advice_of_a_book_has_no_page() -> None:
    before, seat, action = states_of(states("danish", deals("danish")[0])[-1])[4]
    assert reason_source(before.view(seat), action, "no such reason") == ""
