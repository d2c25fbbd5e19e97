"""Asking the coach at the terminal, at both tables."""

import pytest

from tarock.cli.terminal.shared.coached import coached_lines
from tarock.cli.terminal.shared.requests import Command, Request, read_request
from tarock.core.families import GAMES
from tarock.core.faults import Mode
from tarock.rulesets import load
from tarock.words import LANGUAGES, Words
from tests.cli.reader import table_words


@pytest.mark.parametrize(
    ("language", "typed"), [("en", "hint 2"), ("da", "råd 2"), ("de", "hinweis 2"), ("de", "hint 2")]
)
def test_a_hint_is_asked_for_in_every_language(language: str, typed: str) -> None:
    assert read_request(typed, Words(language)) == Request(Command.HINT, "2")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("ruleset", ["danish-hjoerring", "koenigrufen-turnier"])
def test_the_coach_answers_as_deep_as_it_is_asked(ruleset: str, language: str) -> None:
    rules = load(ruleset)
    state = GAMES[rules.family].dealt(rules, 0, "a hint", Mode.STRICT)
    view = state.view(state.turn)
    wording = table_words(language, "ABCD")
    answers = ["".join(map(str, coached_lines(view, about, wording))) for about in ("", "2", "3", "7")]
    assert len(set(answers)) == len(answers)
    assert all(answers)
