"""The quiz hands and the full deals: what must be declared, and that what experts laid may be laid."""

from collections.abc import Iterator
from itertools import combinations, product
from random import Random
from typing import Any

import pytest

from tarock.core.cards import suit_of
from tarock.core.cardset import NO_CARDS, CardSet
from tarock.core.seats import SEAT_NAMES
from tarock.danish.actions import Declare, Lay
from tarock.danish.cards import HAND_SIZE, PACK, SKAT_SIZE
from tarock.danish.declarations import declarations
from tarock.danish.events import Cups
from tarock.danish.seating import Seating
from tarock.danish.skat import SkatChoice
from tarock.danish.state import start
from tarock.danish.table import Phase
from tarock.notation.cards import parse_suit
from tarock.notation.danish.items import parse_item
from tests.cases.books import book, card_set, params, read_case_file

SKAT_QUIZZES = read_case_file("danish-skat-quizzes.json")["quizzes"]
LEAD_QUIZZES = read_case_file("danish-lead-quizzes.json")["quizzes"]
INFERENCE_QUIZZES = [quiz for quiz in read_case_file("danish-inference-quizzes.json")["quizzes"] if quiz["hand"]]
DEALS = read_case_file("danish-full-deals.json")["deals"]
DEALER_HAND = HAND_SIZE + SKAT_SIZE


def declared(ruleset: str, hand: CardSet) -> list[str]:
    return [str(item) for item in declarations(book(ruleset), hand)] or ["pass"]


@pytest.mark.parametrize("quiz", params([*SKAT_QUIZZES, *LEAD_QUIZZES, *INFERENCE_QUIZZES]))
def test_a_quiz_hand_declares_what_the_book_says(quiz: dict[str, Any]) -> None:
    hand = card_set(quiz["hand"])

    assert len(hand) == quiz["cards"]
    assert declared(quiz["ruleset"], hand) == quiz["expected_declarations"]


@pytest.mark.parametrize("quiz", params([*SKAT_QUIZZES, *LEAD_QUIZZES, *INFERENCE_QUIZZES]))
def test_what_a_quiz_hand_declares_is_written_as_records_write_it(quiz: dict[str, Any]) -> None:
    said = [text for text in quiz["expected_declarations"] if text != "pass"]

    assert [str(parse_item(text.split())) for text in said] == said


def answers(quiz: dict[str, Any]) -> Iterator[dict[str, Any]]:
    """Give every answer to a skat quiz, by the book or by one of its experts."""
    for answer in (quiz.get("answer"), *quiz.get("experts", {}).values()):
        if answer is not None:
            yield answer
            if isinstance(answer.get("alternative"), dict):
                yield answer["alternative"]


def lays(hand: CardSet, answer: dict[str, Any]) -> Iterator[CardSet]:
    """Give every skat that an answer may mean: its cards, and so many from each suit that it names."""
    fixed = card_set(answer.get("lay") or [])
    choices: list[list[CardSet]] = []
    for pattern in answer.get("lay_pattern", []):
        suits = [parse_suit(suit) for suit in pattern["suits"]]
        pool = [card for card in hand - fixed if suit_of(card) in suits]
        choices.append([CardSet.from_cards(cards) for cards in combinations(pool, pattern["cards"])])
    for chosen in product(*choices):
        yield fixed | CardSet.from_cards(card for cards in chosen for card in cards)


def skat_answers() -> Iterator[Any]:
    for quiz in SKAT_QUIZZES:
        for number, answer in enumerate(answers(quiz)):
            yield pytest.param(quiz, answer, id=f"{quiz['id']}-{number}")


@pytest.mark.parametrize(("quiz", "answer"), list(skat_answers()))
def test_what_the_book_or_an_expert_lays_may_be_laid(quiz: dict[str, Any], answer: dict[str, Any]) -> None:
    if answer.get("lay") is None and "lay_pattern" not in answer:
        assert quiz["id"] == "M-Q1", "only D's skat in M-Q1 is lost in the source"
        return
    hand = card_set(quiz["hand"])
    choice = SkatChoice(book(quiz["ruleset"]), hand)
    meant = list(lays(hand, answer))

    assert meant
    assert all(len(skat) == SKAT_SIZE for skat in meant)
    if "lay_pattern" in answer:
        assert any(choice.permits(skat) for skat in meant), "only the suits are given: some cards of them will do"
    else:
        assert all(choice.permits(skat) for skat in meant)


@pytest.mark.parametrize("quiz", params(SKAT_QUIZZES))
def test_every_skat_that_is_offered_for_a_quiz_hand_can_be_laid_and_declared(quiz: dict[str, Any]) -> None:
    """The declaration is the one of the book whatever was laid: it is judged on the 28 cards (B-27)."""
    hand = card_set(quiz["hand"])
    if len(hand) != DEALER_HAND:
        assert quiz["id"] == "M-L2", "only M-L2 is printed with a card too many"
        return
    rest = list(PACK - hand)
    hands = (hand, CardSet.from_cards(rest[:HAND_SIZE]), CardSet.from_cards(rest[HAND_SIZE:]))
    state = start(book(quiz["ruleset"]), Seating.of_three(0), hands, Cups(60, 60))
    for lay in list(SkatChoice(state.ruleset, hand))[::97]:
        after = state.apply(0, lay)
        (declare,) = after.legal_actions(0)
        assert isinstance(declare, Declare)
        assert ([str(item) for item in declare.items] or ["pass"]) == quiz["expected_declarations"]


def test_jensens_printed_matadors_are_four_by_his_own_rule() -> None:
    """J-I2 (B-03): the list has T20, so that '11 with and 3 matadors' is a slip; Jensen 1989, l.206-209."""
    quiz = next(quiz for quiz in read_case_file("danish-inference-quizzes.json")["quizzes"] if quiz["id"] == "J-I2")
    taroks = card_set(quiz["you_hold"].replace("+ ", "").split())
    pips = [f"{suit}{number}" for suit in "SHDC" for number in range(1, 11)]

    for seed in range(20):
        hand = taroks | card_set(Random(seed).sample(pips, HAND_SIZE - len(taroks)))
        assert declared(quiz["ruleset"], hand) == ["taroks 11 with", "matadors 4"]


# Full deals


@pytest.mark.parametrize("deal", params(DEALS))
def test_an_emended_deal_is_complete_and_the_printed_one_is_not(deal: dict[str, Any]) -> None:
    hands = [card_set(hand) for hand in deal["hands"].values()]
    skat = card_set(deal.get("skat", []))
    together = [card for hand in (*hands, skat) for card in hand]
    printed = [card for hand in deal["printed_hands"].values() for card in hand]

    assert CardSet.from_cards(together) == PACK
    assert len(together) == len(PACK)
    assert len(set(printed)) < len(printed)


@pytest.mark.parametrize("deal", params(DEALS))
def test_an_emendation_changes_nothing_but_the_misprinted_cards(deal: dict[str, Any]) -> None:
    for seat, hand in deal["hands"].items():
        assert len(set(hand) ^ set(deal["printed_hands"][seat])) <= 4


@pytest.mark.parametrize("dealer", range(3))
def test_the_declarations_of_the_first_deal_follow_from_its_hands(dealer: int) -> None:
    """M-D1 does not say who dealt; the skat may have been anybody's, and nobody's declaration changes by it."""
    deal = next(deal for deal in DEALS if deal["id"] == "M-D1")
    skat = card_set(deal["skat"])
    hands = tuple(
        card_set(deal["hands"][seat]) | (skat if place == dealer else NO_CARDS) for place, seat in enumerate("ABC")
    )
    state = start(book(deal["ruleset"]), Seating.of_three(dealer), hands, Cups(60, 60)).apply(dealer, Lay(skat))
    while state.phase is Phase.DECLARING:
        assert state.turn is not None
        (declare,) = state.legal_actions(state.turn)
        assert isinstance(declare, Declare)
        assert [str(item) for item in declare.items] == deal["declarations_derived"][SEAT_NAMES[state.turn]]
        state = state.apply(state.turn, declare)

    assert state.phase is Phase.PLAY


def test_the_dealer_of_the_second_deal_declares_and_lays_as_the_book_says() -> None:
    """M-D2: never hearts, the whip, nor the two spades."""
    deal = next(deal for deal in DEALS if deal["id"] == "M-D2")
    hand = card_set(deal["hands"]["A"])
    choice = SkatChoice(book(deal["ruleset"]), hand)
    clubs, diamonds = ([card for card in choice.free if suit_of(card) is parse_suit(suit)] for suit in ("C", "D"))

    assert declared(deal["ruleset"], hand) == deal["expected_declarations"]["A"]
    for two, one in ((clubs, diamonds), (diamonds, clubs)):
        for pair, single in product(combinations(two, 2), one):
            assert choice.permits(CardSet.of(*pair, single))


def test_the_second_deal_tells_forehand_where_the_highest_taroks_are() -> None:
    """M-D2: A has no fourth matador and B no T20, so that C has it, and one tarok more."""
    deal = next(deal for deal in DEALS if deal["id"] == "M-D2")
    hands = {seat: card_set(hand) for seat, hand in deal["hands"].items()}
    taroks = {seat: [name for name in deal["hands"][seat] if name.startswith("T")] for seat in hands}

    assert len(taroks["B"]) == 9
    assert taroks["C"] == ["T20", "T19"]
