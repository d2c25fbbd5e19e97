"""Every step of every lesson holds: its position is legal, its goal is reached by what it accepts and by nothing else.

All words stand in three languages, all citations exist, and a scripted learner passes every lesson.
"""

from collections.abc import Iterator
from random import Random

import pytest

from tarock.core.errors import IllegalAction, TarockError
from tarock.core.families import GAMES
from tarock.rulesets import load
from tarock.school.course import Course, family_of, placed_of, questions, replies
from tarock.school.curriculum import all_lessons, entrance, find_lesson, lessons
from tarock.school.families import SCHOOLS
from tarock.school.goals import LEGAL, losses, reaches, target
from tarock.school.lesson import Ask, Lesson, LessonError, Play, Show, read_lesson
from tarock.school.place import blank, place_of
from tarock.school.playing import begun, start_of
from tarock.school.sources import source_of
from tarock.tutor.families import TUTORS
from tests.school.learner import right_answer, solved

LESSONS = [lesson for _, lesson in all_lessons().values()]
every_lesson = pytest.mark.parametrize("lesson", LESSONS, ids=[lesson.id for lesson in LESSONS])


def asked(lesson: Lesson) -> Iterator[tuple[int, Ask]]:
    """Every question of a lesson, those of its drills among them."""
    for number, step in enumerate(lesson.steps):
        if isinstance(step, Ask):
            for ask in questions(lesson, number):
                yield number, ask


@every_lesson
def test_a_lesson_stands_in_its_place(lesson: Lesson) -> None:
    family, found = find_lesson(lesson.id)
    assert found is lesson
    assert load(lesson.ruleset).family == family
    before = list(lessons(family))
    assert lesson.entrance == (lesson.id not in before)
    assert all(need in before and before.index(need) < before.index(lesson.id) for need in lesson.needs)
    rows = TUTORS[family].registry.rows
    assert [row for row in lesson.advice if row not in rows] == []


@every_lesson
def test_what_is_cited_exists(lesson: Lesson) -> None:
    for number, step in enumerate(lesson.steps):
        asked_there = questions(lesson, number) if isinstance(step, Ask) else ()
        for cite in [*step.cites, *(cite for ask in asked_there for cite in ask.cites)]:
            assert source_of(cite), f"step {number + 1}"


@every_lesson
def test_every_position_is_legal_and_somebody_can_act_in_it(lesson: Lesson) -> None:
    for number, step in enumerate(lesson.steps):
        if isinstance(step, Show) and step.position is not None:
            place_of(step.position, lesson.ruleset)
        if isinstance(step, Play):
            placed = start_of(lesson, step)
            assert placed.seat in GAMES[placed.family].active(placed.state)
            assert step.goal in SCHOOLS[placed.family].aims, f"step {number + 1}"
    for number, ask in asked(lesson):
        found = placed_of(ask, lesson.ruleset)
        if ask.answer in {"card", "act"}:
            assert found is not None, f"step {number + 1}"
            assert found.state.legal_actions(found.seat), f"step {number + 1}"


@every_lesson
def test_every_question_can_be_answered_and_has_a_sentence_for_every_wrong_answer(lesson: Lesson) -> None:
    for number, ask in asked(lesson):
        found = replies(ask, lesson.ruleset)
        place = f"step {number + 1}: {ask.text.en}"
        assert any(reply.right for reply in found), place
        silent = [each.answer for each in found if not each.right and each.why is None and each.refusal is None]
        assert silent == [], place
        if ask.answer in {"cards", "number"}:
            assert ask.otherwise is not None, place


@every_lesson
def test_accepted_answers_reach_the_goal_and_wrong_ones_do_not(lesson: Lesson) -> None:
    """The engine, the solver or a book's predicate says so; the judge, who is slow, is asked in a test of his own."""
    for number, ask in asked(lesson):
        if ask.checked in {"engine", "solver", "book"}:
            placed = placed_of(ask, lesson.ruleset)
            assert placed is not None
            for reply in replies(ask, lesson.ruleset):
                assert reaches(ask, placed, reply.answer) == reply.right, f"step {number + 1}: {reply.answer}"
        elif ask.answer in {"card", "act", "cards"} and ask.checked is None:
            pytest.fail(f"step {number + 1}, {ask.text.en}: nobody checks it")


@every_lesson
def test_what_is_asked_of_a_position_is_what_the_engine_says(lesson: Lesson) -> None:
    for number, ask in asked(lesson):
        place = f"step {number + 1}: {ask.text.en}"
        if ask.fact is None:
            needs_source = ask.answer in {"choice", "number"} and ask.checked is None
            assert ask.cites or not needs_source, f"{place}: neither checked nor cited"
            continue
        placed = placed_of(ask, lesson.ruleset) or blank(lesson.ruleset)
        said = SCHOOLS[placed.family].facts[ask.fact.name](placed.state, placed.seat, ask.fact.of)
        if ask.answer == "choice":
            assert [option.value == said for option in ask.options] == [option.right for option in ask.options], place
        else:
            assert ask.accepted == (said,), place


JUDGED = [(lesson, number, ask) for lesson in LESSONS for number, ask in asked(lesson) if ask.checked == "judge"]


@pytest.mark.kernels
@pytest.mark.slow
@pytest.mark.parametrize(
    ("lesson", "ask"),
    [(lesson, ask) for lesson, _, ask in JUDGED],
    ids=[f"{lesson.id}-{number + 1}" for lesson, number, _ in JUDGED],
)
def test_the_judge_accepts_what_is_right_and_nothing_else(lesson: Lesson, ask: Ask) -> None:
    """By what the player can know: what is right lies within the margin, what is wrong surely beyond it."""
    placed = placed_of(ask, lesson.ruleset)
    assert placed is not None
    read = SCHOOLS[placed.family].read
    foreseen = (*ask.accepted, *(answer for wrong in ask.wrong for answer in wrong.answers))
    texts = {option.act: option.right for option in ask.options} or {
        answer: answer in ask.accepted for answer in foreseen
    }
    actions = {text: read(placed.state, placed.seat, text) for text in texts}
    lost = dict(zip(texts, losses(placed, tuple(actions.values()), Random(lesson.id)), strict=True))
    assert ask.limit is not None, "how far behind the best an answer may be"
    assert {text: loss <= ask.limit for text, loss in lost.items()} == texts, lost


@every_lesson
def test_a_scripted_learner_passes_with_all_stars(lesson: Lesson) -> None:
    course = Course(lesson)
    while course.now is not None:
        now = course.now
        if isinstance(now, Show):
            course = course.went_on()
        elif isinstance(now, Ask):
            reply, course = course.answered(right_answer(now, lesson.ruleset))
            assert reply.right
        else:
            playing = solved(lesson, course.step)
            assert (playing.verdict is not None) == (now.deal is not None), "of a whole deal it is told what it brought"
            course = course.played(reached=playing.is_reached)
    assert course.is_passed(seconds=1)
    assert course.stars(seconds=1) == 3
    passing = lesson.passing
    assert passing is None or course.asked >= passing.of >= passing.right


@every_lesson
def test_a_goal_that_is_forced_can_be_reached_and_missed(lesson: Lesson) -> None:
    for number, step in enumerate(lesson.steps):
        if isinstance(step, Play) and step.others == "solver":
            playing = begun(lesson, number)
            assert target(step, family_of(lesson), playing.seat).is_forced(playing.state), f"step {number + 1}"


@pytest.mark.parametrize("family", list(SCHOOLS))
def test_the_short_test_lets_players_of_other_games_skip_something(family: str) -> None:
    test = entrance(family)
    assert test is not None
    assert test.passing is not None
    known = [set(lesson.known) for lesson in lessons(family).values() if lesson.known]
    assert all(any(game in each for each in known) for game in ("whist", "bridge", "skat"))
    assert all(not lesson.known for lesson in list(lessons(family).values())[:1]), "nobody knows these cards"


@pytest.mark.parametrize("family", list(SCHOOLS))
def test_ten_minutes_lead_from_nothing_to_a_first_deal(family: str) -> None:
    """The first whole deal needs no more than ten minutes of lessons before it, and these are offered one by one."""
    first = next(
        lesson
        for lesson in lessons(family).values()
        if any(isinstance(step, Play) and step.deal is not None and step.goal == "finished" for step in lesson.steps)
    )
    assert [lesson.id for lesson in lessons(family).values() if lesson.first_deal] == [first.id]
    before: set[str] = set()
    asked_for = list(first.needs)
    while asked_for:
        need = asked_for.pop()
        before.add(need)
        asked_for += lessons(family)[need].needs
    assert sum(lessons(family)[need].minutes for need in before) <= 10, sorted(before)


def test_a_wrong_answer_leaves_the_question_where_it_stands() -> None:
    _, lesson = find_lesson("d04")
    course = Course(lesson, step=4)
    reply, after = course.answered("T1")
    assert (reply.right, reply.why is not None, after.step, after.tried) == (False, True, 4, True)
    _, done = after.answered("T21")
    assert (done.step, done.asked, done.first) == (5, 1, 0), "right, but not at the first try"


def test_an_illegal_answer_gets_the_refusal_of_the_engine() -> None:
    _, lesson = find_lesson("d02")
    number = next(number for number, step in enumerate(lesson.steps) if isinstance(step, Ask) and step.drill)
    for ask in questions(lesson, number):
        wrong = [reply for reply in replies(ask, lesson.ruleset) if not reply.right]
        assert wrong
        assert all(isinstance(reply.refusal, IllegalAction) for reply in wrong)
        assert ask.goal == LEGAL


def test_a_wrong_file_is_refused_with_its_place() -> None:
    with pytest.raises(LessonError, match=r"d99\.toml: .*unknown field `colour` - at `\$\.step\[0\]`"):
        read_lesson(_LESSON.replace("cites = []", "colour = 3"), "d99.toml")
    with pytest.raises(LessonError, match=r"missing required field `de` - at `\$\.title`"):
        read_lesson(_LESSON.replace(', de = "T" }', " }", 1), "d99.toml")


def test_a_lesson_that_is_not_there_is_refused_with_those_that_are() -> None:
    with pytest.raises(TarockError, match="d01"):
        find_lesson("d1")


_LESSON = """
id = "d99"
ruleset = "danish-hjoerring"
minutes = 1
title = { en = "T", da = "T", de = "T" }
teaches = { en = "T", da = "T", de = "T" }
[[step]]
kind = "show"
text = { en = "T", da = "T", de = "T" }
cites = []
"""
