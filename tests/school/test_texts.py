"""The texts of lessons: in three languages, in words that players use, with cards that there are."""

import re
from collections.abc import Iterator

import pytest

from tarock.core.cards import CARD_NAMES
from tarock.school.curriculum import all_lessons
from tarock.school.lesson import Ask, Lesson, Play, Text
from tarock.school.texts import said
from tarock.words import LANGUAGES
from tests.words.test_plain_words import ALL_MARKS, ODD, QUOTED

LESSONS = [lesson for _, lesson in all_lessons().values()]
LONGEST = 450
"""So many letters are read at once."""


def texts(lesson: Lesson) -> Iterator[Text]:
    """Every text of a lesson."""
    yield lesson.title
    yield lesson.teaches
    for step in lesson.steps:
        yield step.text
        if isinstance(step, Play):
            yield from (step.reached, step.missed)
        if isinstance(step, Ask):
            yield from (text for option in step.options for text in (option.text, option.why) if text is not None)
            yield from (wrong.why for wrong in step.wrong)
            yield from (text for text in (step.otherwise, step.why) if text is not None)


@pytest.mark.parametrize("lesson", LESSONS, ids=[lesson.id for lesson in LESSONS])
def test_texts_are_said_as_players_speak(lesson: Lesson) -> None:
    family, _ = all_lessons()[lesson.id]
    for text in texts(lesson):
        assert set(re.findall(r"\{(\w+)\}", f"{text.en}{text.da}{text.de}")) <= set(CARD_NAMES)
        assert len({frozenset(re.findall(r"\{(\w+)\}", text.said(language))) for language in LANGUAGES}) == 1, text.en
        for language in LANGUAGES:
            shown = said(text, language, family)
            assert [odd for odd in ODD[language] if odd in f"{shown}\n"] == [], shown
            assert set(shown) & set(ALL_MARKS) <= set(QUOTED[language]), shown
            assert "'" not in shown, f"{shown}: ’ is the apostrophe"
            assert len(shown) <= LONGEST, shown
            assert "{" not in shown
