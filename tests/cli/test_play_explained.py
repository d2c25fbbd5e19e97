"""Asking at the terminal what a word means, and what the others' words and cards tell."""

import pytest

from tarock.cli.terminal.shared.coached import explained_lines, tells_lines
from tarock.cli.terminal.shared.requests import Command, Request, Unclear, read_request
from tarock.core.families import GAMES
from tarock.core.seats import SEAT_NAMES
from tarock.danish.actions import Demand
from tarock.koenigrufen.actions import Bid
from tarock.tutor.deeds import deeds_of
from tarock.tutor.moments import deals, states
from tarock.words import LANGUAGES, Words
from tests.cli.reader import Reader, evening_of, table_words


@pytest.mark.parametrize(
    ("language", "typed", "request_"),
    [
        ("en", "explain dreier", Request(Command.EXPLAIN, "dreier")),
        ("da", "forklar forlang", Request(Command.EXPLAIN, "forlang")),
        ("de", "erkläre dreier", Request(Command.EXPLAIN, "dreier")),
        ("en", "tells", Request(Command.TELLS)),
        ("da", "fortæller bo", Request(Command.TELLS, "bo")),
        ("de", "verrät bo", Request(Command.TELLS, "bo")),
    ],
)
def test_the_words_are_known_in_every_language(language: str, typed: str, request_: Request) -> None:
    assert read_request(typed, Words(language)) == request_


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_word_is_explained_with_the_passage_of_the_rule_book_and_what_it_tells(language: str) -> None:
    wording = table_words(language, "ABCD")
    state = states("koenigrufen", "mayr-01")[0]
    assert state.turn is not None
    shown = [line.plain for line in explained_lines(state.view(state.turn), Bid("dreier"), wording)]
    assert "50" in shown[0], "what this ruleset pays"
    assert "Mayr" in shown[0]
    assert wording.words("means-tells") in shown
    state = states("danish", deals("danish")[0])[-1]
    shown = [line.plain for line in explained_lines(state.view(0), Demand(), wording)]
    assert len(shown) > 1


def test_what_cannot_be_explained_is_said() -> None:
    wording = table_words("en", "ABCD")
    state = states("koenigrufen", "mayr-01")[0]
    assert state.turn is not None
    view = state.view(state.turn)
    assert [line.plain for line in explained_lines(view, Unclear("What?"), wording)] == ["What?"]
    (line,) = explained_lines(view, Request(Command.HELP), wording)
    assert line.plain == wording.words("means-nothing")


@pytest.mark.parametrize("family", ["danish", "koenigrufen"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_others_tell_something(family: str, language: str) -> None:
    state = states(family, deals(family)[0])[30]
    me, other, *_ = sorted(GAMES[family].active(state))
    wording = table_words(language, SEAT_NAMES[:4])
    seen = deeds_of(state, me, other)
    shown = [line.plain for line in tells_lines(state.view(me), seen, SEAT_NAMES[other].casefold(), wording)]
    assert shown[0] == SEAT_NAMES[other]
    assert wording.words("tells-certain") in shown
    (nobody,) = tells_lines(state.view(me), seen, "x", wording)
    assert nobody.plain == wording.words("tells-nobody")


def test_both_are_answered_in_the_middle_of_a_deal() -> None:
    reader = Reader(script={"card": ["tells", "explain demand"]})
    evening_of(reader).run()
    assert Words("en")("tells-certain") in reader.text
    assert Words("en")("means-tells") in reader.text
