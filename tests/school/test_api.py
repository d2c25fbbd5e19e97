"""The school over HTTP: the curriculum, lessons with all that they need, and steps that are played."""

from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest

from tarock.school.course import questions
from tarock.school.curriculum import all_lessons
from tarock.school.lesson import Ask, Lesson, Play
from tarock.school.playing import LessonPlaying
from tarock.server import bot_worker
from tarock.server.bot_questions import LessonQuestion, PlayQuestion
from tarock.server.families import SERVER
from tarock.server.wire.shared.school import LessonShown, Played, SchoolShown
from tests.school.learner import solved
from tests.server.browsers import check
from tests.server.servers import Running, until

PATIENCE = httpx.Timeout(600)
PATIENT: dict[str, object] = {"bot_seconds": 600}
"""A worker loads compiled code first, and the machine may be busy: how long that takes is not tested."""
LESSONS = [lesson for _, lesson in all_lessons().values()]


def test_the_curriculum_lists_every_lesson_in_its_order(tmp_path: Path) -> None:
    async def test(_server: Running, http: httpx.AsyncClient) -> None:
        answer = await http.get("/api/school")
        shown = msgspec.json.decode(answer.content, type=SchoolShown)
        listed = [
            lesson.id
            for family in shown.families
            for lesson in (family.entrance, *family.lessons)
            if lesson is not None
        ]
        assert listed == list(all_lessons())
        assert "max-age" in answer.headers["cache-control"]

    check(tmp_path, test)


@pytest.mark.parametrize("lesson", LESSONS, ids=[lesson.id for lesson in LESSONS])
def test_every_lesson_comes_whole_and_a_learner_passes_it(lesson: Lesson) -> None:
    """All questions have their replies, so that nothing else is asked of the server but to play.

    A worker is asked here as the server asks it; that a question reaches one is another test.
    """
    shown = msgspec.json.decode(bot_worker.lesson(LessonQuestion(lesson.id)), type=LessonShown)
    assert len(shown.steps) == len(lesson.steps)
    _check_questions(lesson, shown)
    for number, step in enumerate(lesson.steps):
        if isinstance(step, Play) and step.goal != "loss":  # whose judging takes a second for each deal
            _play(lesson, number)


def test_a_lesson_and_its_steps_come_over_http(tmp_path: Path) -> None:
    lesson = next(each for each in LESSONS if each.id == "d04")
    number = next(number for number, step in enumerate(lesson.steps) if isinstance(step, Play))

    async def test(_server: Running, http: httpx.AsyncClient) -> None:
        http.timeout = PATIENCE
        answer = await http.get("/api/school/lessons/d04")
        assert answer.content == bot_worker.lesson(LessonQuestion("d04"))
        begun = await http.post("/api/school/play", json={"lesson": "d04", "step": number, "acts": []})
        assert begun.content == bot_worker.play(PlayQuestion("d04", number, ()))

    check(tmp_path, test, **PATIENT)


def _check_questions(lesson: Lesson, shown: LessonShown) -> None:
    for number, (step, sent) in enumerate(zip(lesson.steps, shown.steps, strict=True)):
        if isinstance(step, Ask):
            asked: tuple[Any, ...] = getattr(sent, "questions")  # noqa: B009 - of one of three kinds
            assert len(asked) == len(questions(lesson, number))
            assert all(any(reply.right for reply in each.replies) for each in asked), f"{lesson.id}, step {number + 1}"


def _play(lesson: Lesson, number: int) -> None:
    """Play a step as a learner who reaches the goal does.

    Nothing is kept between two acts, so that it is enough to ask before his last one and after it.
    """
    expected = solved(lesson, number)
    last = max(at for at, (seat, _) in enumerate(expected.acts) if seat == expected.seat)
    before, after = (_asked(lesson, number, expected, end) for end in (last, last + 1))
    assert not before.over
    assert len(before.acts) == last
    assert after.over
    assert after.reached, f"{lesson.id}, step {number + 1}"
    assert after.sentence is not None
    assert len(after.acts) == len(expected.acts)


def _asked(lesson: Lesson, number: int, expected: LessonPlaying, end: int) -> Played:
    codec = SERVER[expected.begun.family].codec
    acts = tuple((seat, msgspec.json.encode(codec.act_of(action))) for seat, action in expected.acts[:end])
    answer = bot_worker.play(PlayQuestion(lesson.id, number, acts))
    assert isinstance(answer, bytes), answer
    return msgspec.json.decode(answer, type=Played)


def test_an_act_that_the_rules_refuse_is_refused_with_its_reason(tmp_path: Path) -> None:
    async def test(_server: Running, http: httpx.AsyncClient) -> None:
        http.timeout = PATIENCE
        acts = [{"seat": 0, "act": {"do": "play", "card": "HK"}}]
        answer = await http.post("/api/school/play", json={"lesson": "d04", "step": 3, "acts": acts})
        assert (answer.status_code, answer.json()["code"]) == (400, "illegal")
        assert answer.json()["reason"] == "not_in_your_hand"
        senseless = await http.post(
            "/api/school/play", json={"lesson": "d04", "step": 3, "acts": [{"seat": 0, "act": {"do": "dance"}}]}
        )
        assert senseless.json()["code"] == "malformed"
        nothing = await http.post("/api/school/play", json={"lesson": "d04", "step": 0, "acts": []})
        assert nothing.json()["code"] == "malformed", "nothing is played there"
        assert (await http.get("/api/school/lessons/d77")).json()["code"] == "not-found"

    check(tmp_path, test, **PATIENT)


@pytest.mark.slow
def test_the_first_lessons_are_made_while_somebody_reads_the_list(tmp_path: Path) -> None:
    async def test(server: Running, http: httpx.AsyncClient) -> None:
        http.timeout = PATIENCE
        await http.get("/api/school")
        await http.get("/api/school")
        await until(lambda: server.lobby.bots.study.lessons_made >= {"d01", "k01"})

    check(tmp_path, test, **PATIENT)


@pytest.mark.slow
def test_a_lesson_is_made_once(tmp_path: Path) -> None:
    async def test(server: Running, http: httpx.AsyncClient) -> None:
        http.timeout = PATIENCE
        first = await http.get("/api/school/lessons/d01")
        bots = server.lobby.bots.study
        assert "d01" in bots.lessons_made
        assert first.content == await bots.lesson("d01")
        assert await bots.lesson("d01") is await bots.lesson("d01")

    check(tmp_path, test, **PATIENT)
