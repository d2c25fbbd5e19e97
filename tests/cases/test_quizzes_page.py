"""The quizzes in the documentation, and the deductions that the beliefs must draw."""

from random import Random

import pytest

from tarock.core.cardset import CardSet
from tarock.notation.cards import parse_cards
from tarock.tutor.danish.quizzes.declared_deals import said_by
from tarock.tutor.danish.quizzes.deductions import SITUATIONS, Situation, all_conclusions, conclusions, holds, unknown
from tests.cases.books import book, card_set, read_case_file
from tests.cases.quizzes_page import PAGE, SEED, WORLDS, page

pytestmark = pytest.mark.kernels

QUIZZES = {quiz["id"]: quiz for quiz in read_case_file("danish-inference-quizzes.json")["quizzes"]}
every_situation = pytest.mark.parametrize("situation", SITUATIONS, ids=lambda situation: situation.name)


def test_the_quizzes_of_the_page_are_current() -> None:
    command = "python -m tests.cases.quizzes_page"
    assert page() == PAGE.read_text("utf-8"), f"bots or beliefs have changed; renew the page with\n{command}"


def test_the_beliefs_draw_every_deduction_of_the_books() -> None:
    found = all_conclusions(WORLDS, Random(SEED))
    assert [each for each in found if not each.agrees] == []
    assert {each.situation.name for each in found} == {situation.name for situation in SITUATIONS}


@every_situation
def test_you_have_nothing_to_declare(situation: Situation) -> None:
    """The books ask about hands from which one learns only by what the others say."""
    assert said_by(book(situation.ruleset), parse_cards(situation.hand)) == ()


@pytest.mark.parametrize("number", range(5))
def test_mollers_situations_are_those_of_the_case_file(number: int) -> None:
    """M-I1: Møller, Afgivne meldinger, l.1275-1303; in the fifth two cards of the hand are exchanged."""
    quiz, situation = QUIZZES["M-I1"], SITUATIONS[number]
    given = quiz["situations"][number]["given"]
    exchanged: CardSet = parse_cards(situation.hand) - card_set(quiz["hand"])
    assert {seat: list(items) or ["pass"] for seat, items in situation.said.items() if items is not None} == given
    assert len(exchanged) == (2 if number == 4 else 0)


def test_what_the_declarations_leave_open_is_no_deduction() -> None:
    """In the first situation the pagat is not placed: to say that A has it would be wrong."""
    first = SITUATIONS[0]
    bold = Situation("bold", first.source, first.hand, first.said, (holds("A", "T1"), unknown("A", "T20")))
    assert [each.agrees for each in conclusions(bold, 200, Random(1))] == [False, False]
