"""Every piece of advice that can be shown is shown: by a lesson or by a puzzle."""

import pytest

from tarock.school.curriculum import all_lessons, lessons
from tarock.school.families import SCHOOLS
from tarock.school.lesson import Lesson
from tarock.school.shown import rows_of, shown_by
from tarock.tutor.families import TUTORS

LESSONS = [lesson for _, lesson in all_lessons().values()]

NOT_SHOWN: dict[str, str] = {}
"""By row: why neither a lesson nor a puzzle shows it."""


@pytest.mark.parametrize("lesson", LESSONS, ids=[lesson.id for lesson in LESSONS])
def test_a_lesson_names_the_advice_that_its_steps_show(lesson: Lesson) -> None:
    assert rows_of(lesson) == set(lesson.advice)


@pytest.mark.parametrize("family", [family for family in SCHOOLS if lessons(family)])
def test_every_row_of_the_registry_is_shown_or_it_is_said_why_not(family: str) -> None:
    rows = set(TUTORS[family].registry.rows)
    missing = rows - set(shown_by(family)) - {row for row in NOT_SHOWN if row in rows}
    assert sorted(missing) == []
    assert sorted(set(NOT_SHOWN) & set(shown_by(family))) == [], "shown after all"
