"""The school over HTTP: the curriculum, lessons with all that they need, and steps that are played."""

from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest

from tarock.school.course import questions
from tarock.school.curriculum import all_lessons
from tarock.school.lesson import Ask, Lesson, Play
from tarock.server.wire.shared.school import LessonShown, Played, SchoolShown
from tests.school.learner import solved
from tests.server.browsers import check
from tests.server.servers import Running, until

PATIENCE = httpx.Timeout(120)
"""A worker loads compiled code before its first lesson, on a machine that may be busy."""
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


def test_every_lesson_comes_whole_and_a_learner_passes_it(tmp_path: Path) -> None:
    """All questions have their replies, so that nothing else is asked of the server but to play."""

    async def test(_server: Running, http: httpx.AsyncClient) -> None:
        http.timeout = PATIENCE
        for lesson in LESSONS:
            answer = await http.get(f"/api/school/lessons/{lesson.id}")
            assert answer.status_code == 200, lesson.id
            shown = msgspec.json.decode(answer.content, type=LessonShown)
            assert len(shown.steps) == len(lesson.steps)
            _check_questions(lesson, shown)
            for number, step in enumerate(lesson.steps):
                if isinstance(step, Play) and step.goal != "loss":  # whose judging takes a second for each deal
                    await _play(http, lesson, number)

    check(tmp_path, test)


def _check_questions(lesson: Lesson, shown: LessonShown) -> None:
    for number, (step, sent) in enumerate(zip(lesson.steps, shown.steps, strict=True)):
        if isinstance(step, Ask):
            asked: tuple[Any, ...] = getattr(sent, "questions")  # noqa: B009 - of one of three kinds
            assert len(asked) == len(questions(lesson, number))
            assert all(any(reply.right for reply in each.replies) for each in asked), f"{lesson.id}, step {number + 1}"


async def _play(http: httpx.AsyncClient, lesson: Lesson, number: int) -> None:
    """Play a step as a learner who reaches the goal does, act by act."""
    expected = solved(lesson, number)
    mine = [act for act in expected.acts if act[0] == expected.seat]
    played = await _asked(http, lesson, number, [])
    from tarock.server.families import SERVER  # noqa: PLC0415 - by family

    codec = SERVER[expected.begun.family].codec
    for seat, action in mine:
        assert not played.over
        done = [{"seat": each.seat, "act": each.act} for each in played.acts]
        done.append({"seat": seat, "act": msgspec.to_builtins(codec.act_of(action))})
        played = await _asked(http, lesson, number, done)
    assert played.over
    assert played.reached, f"{lesson.id}, step {number + 1}"
    assert played.sentence is not None


async def _asked(http: httpx.AsyncClient, lesson: Lesson, number: int, acts: list[dict[str, Any]]) -> Played:
    answer = await http.post("/api/school/play", json={"lesson": lesson.id, "step": number, "acts": acts})
    assert answer.status_code == 200, answer.text
    return msgspec.json.decode(answer.content, type=Played)


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

    check(tmp_path, test)


@pytest.mark.slow
def test_the_first_lessons_are_made_while_somebody_reads_the_list(tmp_path: Path) -> None:
    async def test(server: Running, http: httpx.AsyncClient) -> None:
        http.timeout = PATIENCE
        await http.get("/api/school")
        await http.get("/api/school")
        await until(lambda: server.lobby.bots.lessons_made >= {"d01", "k01"})

    check(tmp_path, test)


@pytest.mark.slow
def test_a_lesson_is_made_once(tmp_path: Path) -> None:
    async def test(server: Running, http: httpx.AsyncClient) -> None:
        http.timeout = PATIENCE
        first = await http.get("/api/school/lessons/d01")
        bots = server.lobby.bots
        assert "d01" in bots.lessons_made
        assert first.content == await bots.lesson("d01")
        assert await bots.lesson("d01") is await bots.lesson("d01")

    check(tmp_path, test)
