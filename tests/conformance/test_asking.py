"""`tarock conform`: what a program answers is compared with the books, whatever it answers."""

import json
import sys
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner, Result

from tarock.cli import app
from tarock.conformance.asking import PROTOCOL, answered, compared
from tarock.conformance.vectors import BOOKS, Vector, vectors_of
from tarock.core.errors import TarockError
from tarock.rulesets import RULESETS

OURS = (sys.executable, "-m", "tarock", "conform", "--answer")
LOOP = """
import json, sys
for line in sys.stdin:
    question = json.loads(line)
    {body}
"""


def conform(*arguments: str) -> Result:
    return CliRunner().invoke(app, ["conform", *arguments])


def program(folder: Path, body: str) -> tuple[str, str]:
    """Return the command of a program that does something with each question."""
    file = folder / "program.py"
    file.write_text(LOOP.format(body=body), "utf-8")
    return sys.executable, str(file)


def a_vector() -> Vector:
    return vectors_of("koenigrufen-turnier")[0]


def test_every_book_has_vectors_and_every_vector_its_book() -> None:
    assert set(BOOKS) == set(RULESETS)
    for book in BOOKS:
        vectors = vectors_of(book)
        assert {vector.sheet["ruleset"] for vector in vectors} == {book}
        assert len({vector.id for vector in vectors}) == len(vectors)
        assert all(vector.source and vector.basis in {"stated", "part", "derived"} for vector in vectors)


def test_our_own_program_agrees_with_every_vector() -> None:
    result = conform(*OURS)
    number = sum(len(vectors_of(book)) for book in BOOKS)
    assert (result.output, result.exit_code) == (f"{number} of {number} test vectors agree.\n", 0)


def test_every_difference_is_told_and_ends_with_status_one(tmp_path: Path) -> None:
    body = "print(json.dumps({'id': question['id'], 'settlement': {'net': {'A': 1}}}), flush=True)"
    result = conform("--json", "--ruleset", "danish-hjoerring", *program(tmp_path, body))
    told = json.loads(result.output)
    number = len(vectors_of("danish-hjoerring"))
    assert (result.exit_code, told["protocol"], told["vectors"], told["agree"]) == (1, PROTOCOL, number, 0)
    first = told["differences"][0]
    assert (first["id"], first["what"], first["got"]) == ("S-01aM", "net", {"A": 1})
    assert first["expected"] == {"A": -40, "B": -40, "C": -40}
    assert first["source"] == "Møller, l.336, l.392"


def test_differences_are_told_in_words(tmp_path: Path) -> None:
    body = "print(json.dumps({'id': question['id'], 'error': 'no idea'}), flush=True)"
    result = conform("-l", "de", "--ruleset", "koenigrufen-1900", *program(tmp_path, body))
    assert "das Programm lehnt den Zettel ab: 'no idea'" in result.output
    assert "0 von " in result.output
    assert result.exit_code == 1


@pytest.mark.parametrize(
    ("answer", "expected"),
    [
        ("", "expected a line of JSON"),
        ("{", "expected a line of JSON"),
        ("[1]", "expected a line of JSON"),
        ('{"id": "other", "settlement": {}}', "expected a line of JSON"),
        ('{"id": "T01"}', "expected a line of JSON"),
        ("[" * 100_000, "expected a line of JSON"),
        ('{"id": "T01", "settlement": 3}', "score is null, expected"),
        ('{"id": "T01", "settlement": {"score": {"A": -21}}}', 'score is {"A":-21}, expected'),
        ('{"id": "T01", "error": {"x": 1}}', "refuses the sheet"),
    ],
)
def test_an_answer_that_is_none_is_a_difference(answer: str, expected: str) -> None:
    found = [TarockError(difference.problem).said("en") for difference in compared(a_vector(), answer)]
    assert found
    assert expected in found[0]


def test_what_an_answer_says_beyond_what_was_asked_is_its_own_affair() -> None:
    answer = {"id": "T01", "settlement": {**a_vector().expect, "payments": [], "more": 1}, "took": 3}
    assert list(compared(a_vector(), json.dumps(answer))) == []


@pytest.mark.parametrize(
    ("arguments", "expected"),
    [
        ((), "expected a program to ask"),
        (("/no/such/program",), "/no/such/program: cannot be started"),
        ((sys.executable, "-c", ""), "the program has ended without an answer"),
        (("--ruleset", "danish", "x"), "there are no test vectors for 'danish'"),
        (("--seconds", "0.2", sys.executable, "-c", "input(); input()"), "S-01aM: no answer within 0.2 seconds"),
    ],
)
def test_a_program_that_cannot_be_asked_ends_with_status_two(arguments: tuple[str, ...], expected: str) -> None:
    result = conform(*arguments)
    assert expected in result.stderr
    assert result.exit_code == 2


@pytest.mark.parametrize(
    ("question", "expected"),
    [
        ("{", {"id": None}),
        ("[]", {"id": None, "error": "expected an object with protocol, id and sheet"}),
        ('{"id": 1, "sheet": {}}', {"id": 1, "error": "protocol None: expected 1"}),
        ('{"protocol": 1, "id": "x", "sheet": {}}', {"id": "x", "settlement": {"n": 1}}),
    ],
)
def test_our_program_answers_every_line(question: str, expected: dict[str, Any]) -> None:
    told = json.loads(answered(question, lambda _: {"n": 1}))
    assert {key: told[key] for key in expected} == expected


def test_our_program_refuses_a_wrong_sheet_and_goes_on() -> None:
    questions = [{"protocol": 1, "id": number, "sheet": {"ruleset": "nowhere"}} for number in (1, 2)]
    result = CliRunner().invoke(app, ["conform", "--answer"], input="\n\n".join(map(json.dumps, questions)))
    answers = [json.loads(line) for line in result.output.splitlines()]
    assert [answer["id"] for answer in answers] == [1, 2]
    assert all("nowhere" in answer["error"] for answer in answers)
