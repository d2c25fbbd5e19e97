"""``tarock learn``: a learner goes through lessons at the terminal, and what he has done is remembered."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from click.testing import CliRunner

from tarock.cli import app
from tarock.cli.learn import Options, run
from tarock.cli.terminal.shared.lines import Line, Sheet
from tarock.cli.terminal.shared.screen import Leave
from tarock.school import progress as kept
from tarock.school.course import Course, replies
from tarock.school.curriculum import all_lessons, find_lesson, lessons
from tarock.school.families import SCHOOLS
from tarock.school.lesson import Ask, Lesson, Show
from tests.school.learner import right_answer, solved


class Typed:
    """A screen at which somebody types what was prepared."""

    def __init__(self, answers: Iterator[str]) -> None:
        self.answers = answers
        self.said: list[str] = []

    def say(self, *lines: Line) -> None:
        self.said += [each.plain for each in lines]

    def sheet(self, sheet: Sheet) -> None:
        raise AssertionError(sheet)

    def ask(self, prompt: str) -> str:
        self.said.append(prompt)
        answer = next(self.answers, None)
        if answer is None:
            raise Leave
        return answer

    def pause(self) -> None:
        """Nobody waits."""


def all_right(lesson: Lesson) -> Iterator[str]:
    """What a learner types who knows everything."""
    course = Course(lesson)
    while course.now is not None:
        now = course.now
        if isinstance(now, Show):
            yield ""
            course = course.went_on()
        elif isinstance(now, Ask):
            answer = right_answer(now, lesson.ruleset)
            listed = [reply.answer for reply in replies(now, lesson.ruleset)]
            yield str(listed.index(answer) + 1) if now.answer in {"choice", "act"} else answer
            _, course = course.answered(answer)
        else:
            playing = solved(lesson, course.step)
            spelled = SCHOOLS[playing.begun.family].spelled
            yield from (spelled(action) for seat, action in playing.acts if seat == playing.seat)
            course = course.played(reached=True)


@pytest.mark.parametrize("name", ["d00", "d01", "d02", "d03", "d04", "d05", "d15", "d20", "d21", "k00", "k01", "k02"])
def test_a_learner_passes_and_it_is_remembered(name: str, tmp_path: Path) -> None:
    _, lesson = find_lesson(name)
    screen = Typed(all_right(lesson))
    run(Options(progress=tmp_path / "school.json", lesson=name), screen)
    assert kept.read(tmp_path / "school.json").stars[name] == 3, "\n".join(screen.said[-30:])


@pytest.mark.parametrize("language", ["en", "da", "de"])
def test_the_list_shows_all_lessons_and_their_stars(language: str, tmp_path: Path) -> None:
    file = tmp_path / "school.json"
    kept.write(kept.with_stars(kept.Progress(), "d02", 2), file)
    shown = CliRunner().invoke(app, ["learn", "--progress", str(file), "--lang", language])
    assert shown.exit_code == 0, shown.output
    assert all(f"  {name}  " in shown.output for name in all_lessons())
    assert "d02  **." in shown.output
    danish = CliRunner().invoke(app, ["learn", "--family", "danish", "--progress", str(file), "--lang", language])
    assert "k01" not in danish.output


def test_the_short_test_marks_what_may_be_skipped(tmp_path: Path) -> None:
    _, lesson = find_lesson("d00")
    run(Options(progress=tmp_path / "school.json", lesson="d00"), Typed(all_right(lesson)))
    known = {name for name, each in lessons("danish").items() if each.known}
    assert {name for name, stars in kept.read(tmp_path / "school.json").stars.items() if stars == 0} == known


def test_a_wrong_answer_is_answered_and_asked_again_and_comes_again(tmp_path: Path) -> None:
    answers = iter(["", "", "1", "dance", "3", "3"])
    screen = Typed(answers)
    run(Options(progress=tmp_path / "school.json", lesson="d02"), screen)
    text = "\n".join(screen.said)
    assert "You led, but two higher cards followed." in text
    assert "That is no answer" in text
    assert "The lesson waits for you." in text


def test_reading_takes_no_time_and_answering_does(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Twenty pairs in sixty seconds: the pages before them may be read slowly."""
    _, lesson = find_lesson("d01")
    shows = sum(isinstance(step, Show) for step in lesson.steps)

    def passed(reading: float, answering: float) -> bool:
        clock = [0.0]
        typed = list(all_right(lesson))

        def slowly() -> Iterator[str]:
            for number, answer in enumerate(typed):
                clock[0] += reading if number < shows else answering
                yield answer

        monkeypatch.setattr("tarock.cli.learn.time.monotonic", lambda: clock[0])
        file = tmp_path / f"{reading}-{answering}.json"
        run(Options(progress=file, lesson="d01"), Typed(slowly()))
        return "d01" in kept.read(file).stars

    assert passed(reading=100, answering=2)
    assert not passed(reading=0, answering=4)


def test_a_hint_costs_a_star(tmp_path: Path) -> None:
    _, lesson = find_lesson("d04")
    shows = sum(isinstance(step, Show) for step in lesson.steps[:3])
    typed = list(all_right(lesson))
    screen = Typed(iter([*typed[:shows], "hint", *typed[shows:]]))
    run(Options(progress=tmp_path / "school.json", lesson="d04"), screen)
    assert kept.read(tmp_path / "school.json").stars["d04"] == 2, "\n".join(screen.said)


def test_a_lesson_that_is_not_there_is_refused(tmp_path: Path) -> None:
    refused = CliRunner().invoke(app, ["learn", "d99", "--progress", str(tmp_path / "school.json")])
    assert refused.exit_code == 2
    assert "there is no lesson d99" in refused.output
