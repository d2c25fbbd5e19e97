"""`tarock quiz`: what the books ask, for people in three languages and for programs."""

import json

import pytest
from click.testing import CliRunner, Result

from tarock.cli import app
from tarock.words import LANGUAGES


def run(*arguments: str) -> Result:
    return CliRunner().invoke(app, ["quiz", *arguments])


def test_the_quizzes_are_listed_with_their_places() -> None:
    said = run("--lang", "en").stdout
    assert "M-Q3: Møller" in said
    assert "J-I1-at-85: Jensen 1989" in said
    assert set(json.loads(run("--json").stdout)) == {line.partition(":")[0] for line in said.splitlines()}


def test_a_question_does_not_tell_its_answer() -> None:
    said = run("M-Q3", "--lang", "en")
    assert said.exit_code == 0
    assert "What do you lay?" in said.stdout
    assert "Expert" not in said.stdout
    assert "answers" not in json.loads(run("M-Q3", "--json").stdout)
    assert "answers" not in json.loads(run("M-I2", "--json").stdout)


@pytest.mark.kernels
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("quiz", ["M-Q1", "M-U3-1", "J-I2", "M-I1-1", "M-I3", "J-I1-at-85"])
def test_a_quiz_and_its_answers_are_told_in_every_language(quiz: str, language: str) -> None:
    said = run(quiz, "--answers", "--lang", language)
    assert said.exit_code == 0, said.output
    assert len(said.stdout.splitlines()) > 1
    assert "quiz-" not in said.stdout


@pytest.mark.kernels
def test_programs_get_the_price_of_every_answer() -> None:
    answers = json.loads(run("M-Q1", "--answers", "--json").stdout)["answers"]
    assert [answer["by"] for answer in answers] == ["A", "B", "C", "D"]
    assert all({"action", "best", "loss", "error", "grade"} <= answer.keys() for answer in answers[:3])
    assert answers[3] == {"by": "D", "accepted": False}
    deductions = json.loads(run("M-I1-2", "--answers", "--json").stdout)["answers"]
    assert all(each["holds"] for each in deductions)
    assert json.loads(run("J-I2", "--answers", "--json").stdout)["answers"][0]["by"] == "Jensen"


def test_a_quiz_that_is_not_there_is_refused_with_those_that_are() -> None:
    said = run("M-Q9", "--lang", "en")
    assert said.exit_code == 2
    assert "M-Q1" in said.output
