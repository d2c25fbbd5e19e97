"""The quizzes of the books: all of them are asked, and every expert's answer is accepted or has its price."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tarock.danish.actions import Lay
from tarock.notation.cards import parse_cards
from tarock.tutor.danish.quizzes.deductions import SITUATIONS
from tarock.tutor.danish.quizzes.document import COMMAND, document
from tarock.tutor.danish.quizzes.pricing import priced
from tarock.tutor.danish.quizzes.quiz import Quiz, Reply, meant, quizzes, view_of
from tarock.tutor.danish.quizzes.telling import declared_lines
from tarock.tutor.judge import SURE, Care
from tests.cases.books import card_set, read_case_file

PAGE = Path(__file__).parents[2] / "docs" / "coach.md"
QUICK = Care(nominating=20, comparing=60)
DECIDED = [quiz for quiz in quizzes().values() if quiz.kind != "declaration"]
every_decision = pytest.mark.parametrize("quiz", DECIDED, ids=lambda quiz: quiz.id)


def cases(kind: str) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = read_case_file(f"danish-{kind}-quizzes.json")["quizzes"]
    return found


def test_every_quiz_of_the_case_files_is_asked() -> None:
    skats = {case["id"] for case in cases("skat")}
    leads = {f"{case['id']}-{number}" for case in cases("lead") for number, _ in enumerate(case["situations"], start=1)}
    assert {quiz.id for quiz in DECIDED} == skats | leads


def test_every_inference_of_the_case_files_is_asked() -> None:
    asked = {situation.name for situation in SITUATIONS} | set(quizzes())
    expected = {"J-I1 at 85", *(f"J-I1 with {number}" for number in (4, 5, 6)), "J-I2", "M-I2", "M-I3"}
    expected |= {f"M-I1-{number}" for number in range(1, 6)}
    assert {case["id"] for case in cases("inference")} == {name[:4] for name in expected}
    assert expected <= asked


@pytest.mark.parametrize("case", cases("skat"), ids=lambda case: case["id"])
def test_a_skat_quiz_is_that_of_the_book(case: dict[str, Any]) -> None:
    quiz = quizzes()[case["id"]]
    assert (quiz.source, quiz.ruleset) == (case["source"], case["ruleset"])
    printed, hand = card_set(case["hand"]), parse_cards(quiz.hand)
    assert hand <= printed
    assert len(printed - hand) == (1 if quiz.id == "M-L2" else 0), "a card too many is printed"
    assert bool(quiz.emended) == ("misprint" in case)
    named = {by: answer["lay"] for by, answer in case.get("experts", {}).items() if "lay" in answer}
    for answer in quiz.answers:
        laid = named.get(answer.by)
        if laid is not None and "lay_pattern" not in case["experts"][answer.by]:
            assert meant(view_of(quiz), answer) == (Lay(card_set(laid)),)
    assert {answer.by for answer in quiz.answers} == set(case.get("experts", {"Møller": None}))


def lead_situations() -> Iterator[tuple[dict[str, Any], Quiz]]:
    for case in cases("lead"):
        for number, _ in enumerate(case["situations"], start=1):
            yield case, quizzes()[f"{case['id']}-{number}"]


@pytest.mark.parametrize(("case", "quiz"), list(lead_situations()))
def test_a_lead_quiz_is_that_of_the_book(case: dict[str, Any], quiz: Quiz) -> None:
    assert (quiz.source, quiz.ruleset, quiz.hand) == (case["source"], case["ruleset"], " ".join(case["hand"]))
    table = view_of(quiz).table
    said = {"ABC"[seat]: tuple(map(str, table.declared[seat] or ())) for seat in (0, 2)}
    assert said == quiz.said


@every_decision
def test_an_answer_may_be_given_or_is_lost_in_print(quiz: Quiz) -> None:
    view = view_of(quiz)
    for answer in quiz.answers:
        assert bool(answer.does) == bool(meant(view, answer))
        assert answer.does or quiz.emended


def test_a_suit_stands_for_any_card_of_it() -> None:
    """M-L3: Møller lays three clubs, and does not say which (l.1412-1422)."""
    quiz = quizzes()["M-L3"]
    lays = meant(view_of(quiz), quiz.answers[0])
    assert len(lays) == 7 * 6 * 5 / 6
    assert meant(view_of(quiz), Reply("?", ("C10 C C9",))) == tuple(
        lay for lay in lays if isinstance(lay, Lay) and parse_cards("C10 C9") <= lay.cards
    )


@pytest.mark.kernels
@every_decision
def test_every_expert_is_accepted_or_priced(quiz: Quiz) -> None:
    for found in priced(quiz, QUICK):
        judgement = found.judgement
        if judgement is None:
            assert found.answer.does == ()
            assert not found.is_accepted
            continue
        assert judgement.played in meant(view_of(quiz), found.answer)
        assert found.is_accepted == (judgement.loss <= SURE * judgement.error)
        assert found.is_accepted or judgement.best != judgement.played


def test_what_must_be_declared_is_told_by_the_rules() -> None:
    """J-I2: 3 matadors are printed, but T20 stands in the list; Jensen 1989, l.206-209."""
    quiz = quizzes()["J-I2"]
    wrong = msgspec.structs.replace(quiz, answers=(Reply("Jensen", ("taroks 11 with, matadors 3",)),))
    assert [line.key for line in declared_lines(quiz)] == ["quiz-declared"]
    assert [line.key for line in declared_lines(wrong)] == ["quiz-declared-otherwise"]


@pytest.mark.kernels
@pytest.mark.long
def test_the_table_of_the_page_is_current() -> None:
    text = PAGE.read_text("utf-8")
    assert document(text) == text, f"the judge has changed; renew the page with\n{COMMAND}"
