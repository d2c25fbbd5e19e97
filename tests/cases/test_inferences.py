"""What declarations tell about cards that one cannot see: true in every deal that a view may be drawn as."""

from collections.abc import Callable, Mapping, Sequence
from random import Random
from typing import Any

import pytest

from tarock.core.cards import SKUS
from tarock.core.cardset import CardSet
from tarock.core.seats import Seat
from tarock.danish.actions import Play
from tarock.danish.cards import HAND_SIZE, PACK, SKAT_SIZE, TAROKS
from tarock.danish.events import Cups
from tarock.danish.seating import Seating
from tarock.danish.state import DanishState, start
from tarock.notation.cards import parse_card, parse_seat
from tarock.tutor.danish.quizzes.declared_deals import deal_with, declared, said_by, taroks_in
from tests.cases.books import book, card_set, read_case_file

pytestmark = pytest.mark.slow

QUIZZES = {quiz["id"]: quiz for quiz in read_case_file("danish-inference-quizzes.json")["quizzes"]}
SAMPLES = 50


def find_deal(
    ruleset: str, yours: tuple[str, CardSet], said: Mapping[str, Sequence[str] | None], dealer: Seat, rng: Random
) -> tuple[CardSet, ...]:
    """Find hands for the two others that declare what was said, as the case files write it."""
    you, hand = yours
    items = {parse_seat(seat): said[seat] for seat in said}
    wanted = {seat: None if each is None else [item for item in each if item != "pass"] for seat, each in items.items()}
    return deal_with(book(ruleset), parse_seat(you), hand, wanted, dealer, rng)


def declare_all(ruleset: str, hands: tuple[CardSet, ...], dealer: Seat, rng: Random) -> DanishState:
    """Lay something and let everybody declare what he must."""
    return declared(book(ruleset), hands, dealer, rng)


def samples(state: DanishState, seat: Seat, number: int = SAMPLES) -> list[DanishState]:
    """Draw deals that a seat cannot tell from the real one."""
    view = state.view(seat)
    drawn = [view.sample(Random(seed)) for seed in range(number)]
    assert all(each.view(seat) == view for each in drawn)
    return drawn


def check_facts(state: DanishState, facts: Mapping[str, Any]) -> None:
    dealt = state.dealt
    for seat, number in facts.get("taroks", {}).items():
        assert taroks_in(dealt[parse_seat(seat)]) == number
    for card, seat in facts.get("holds", {}).items():
        assert parse_card(card) in dealt[parse_seat(seat)]


POSSIBLE = [
    pytest.param(situation, id=f"M-I1-{number}")
    for number, situation in enumerate(QUIZZES["M-I1"]["situations"], start=1)
    if "misprint" not in situation
]


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("situation", POSSIBLE)
def test_mollers_example_hand_knows_what_the_book_says(situation: dict[str, Any], seed: int) -> None:
    """M-I1: Møller, Afgivne meldinger, l.1275-1303."""
    quiz = QUIZZES["M-I1"]
    rng = Random(seed)
    dealer = parse_seat(quiz["dealer"])
    hands = find_deal(quiz["ruleset"], (quiz["you"], card_set(quiz["hand"])), situation["given"], dealer, rng)
    state = declare_all(quiz["ruleset"], hands, dealer, rng)

    check_facts(state, situation["facts"])
    for drawn in samples(state, parse_seat(quiz["you"])):
        check_facts(drawn, situation["facts"])


def test_mollers_last_situation_is_impossible_with_the_hand_that_he_prints() -> None:
    """M-I1 (5): A's half clubs without the knave needs CQ and C's full hearts needs HC; you hold both."""
    quiz = QUIZZES["M-I1"]
    (situation,) = (each for each in quiz["situations"] if "misprint" in each)

    assert situation["given"] == {"A": ["taroks 10 without", "half C missing J"], "C": ["full H"]}
    assert {"CQ", "HC"} <= set(quiz["hand"])
    with pytest.raises(LookupError):
        find_deal(quiz["ruleset"], (quiz["you"], card_set(quiz["hand"])), situation["given"], 0, Random(1))


@pytest.mark.parametrize("seed", range(3))
def test_mollers_last_situation_is_as_he_says_with_two_cards_exchanged(seed: int) -> None:
    """M-I1 (5) again, with C5 and H4 for CQ and HC, so that it can happen."""
    quiz = QUIZZES["M-I1"]
    situation = quiz["situations"][4]
    exchanged = {"CQ": "C5", "HC": "H4"}
    hand = card_set([exchanged[name] if name in exchanged else str(name) for name in quiz["hand"]])
    rng = Random(seed)
    state = declare_all(quiz["ruleset"], find_deal(quiz["ruleset"], ("B", hand), situation["given"], 0, rng), 0, rng)

    for drawn in samples(state, parse_seat("B")):
        check_facts(drawn, situation["facts"])


def you_hold(rng: Random, fits: Callable[[CardSet], bool], taroks: Sequence[str], pool: CardSet) -> CardSet:
    """Return a hand of 25 cards with these taroks that fits a description."""
    held = card_set(taroks)
    while True:
        hand = held | CardSet.from_cards(rng.sample(list(pool - TAROKS), HAND_SIZE - len(held)))
        if fits(hand):
            return hand


@pytest.mark.parametrize("dealer", range(3))
def test_half_kings_beside_eleven_without_place_the_three_matadors(dealer: Seat) -> None:
    """M-I2: you hold 7 taroks, T20 the highest and T7 the lowest, and one king; Møller, l.991-999."""
    quiz = QUIZZES["M-I2"]
    rng = Random(dealer)
    taroks = ["T20", *(f"T{number}" for number in rng.sample(range(8, 20), 5)), "T7"]
    kings = card_set(["SK", "HK", "DK", "CK"])
    king = rng.choice(list(kings))
    pool = PACK - CardSet.of(SKUS) - kings | CardSet.of(king)
    size = SKAT_SIZE * (dealer == parse_seat("C"))
    hand = you_hold(rng, lambda cards: king in cards and said_by(book(quiz["ruleset"]), cards) == (), taroks, pool)
    hand |= CardSet.from_cards(rng.sample(list(pool - hand - TAROKS - _courts()), size))
    missing = next(name for name in "SHDC" if parse_card(f"{name}K") == king)
    said = {"A": ["taroks 11 without"], "B": [f"half kings missing {missing}"]}
    state = declare_all(quiz["ruleset"], find_deal(quiz["ruleset"], ("C", hand), said, dealer, rng), dealer, rng)

    for drawn in samples(state, parse_seat("C")):
        check_facts(drawn, quiz["situations"][0]["facts"])


@pytest.mark.parametrize("dealer", range(3))
def test_ten_without_and_four_of_your_own_leave_eight_with_the_pagat(dealer: Seat) -> None:
    """M-I3: Møller, Tælling, l.753-757; the third player may declare anything but taroks."""
    quiz = QUIZZES["M-I3"]
    rng = Random(dealer)
    taroks = [f"T{number}" for number in rng.sample(range(2, 22), 4)]
    pool = PACK - CardSet.of(SKUS)
    size = SKAT_SIZE * (dealer == parse_seat("C"))
    hand = you_hold(rng, lambda cards: said_by(book(quiz["ruleset"]), cards) == (), taroks, pool)
    hand |= CardSet.from_cards(rng.sample(list(pool - hand - TAROKS - _courts()), size))
    said = {"A": ["taroks 10 without"], "B": None}
    state = declare_all(quiz["ruleset"], find_deal(quiz["ruleset"], ("C", hand), said, dealer, rng), dealer, rng)

    for drawn in samples(state, parse_seat("C")):
        check_facts(drawn, quiz["situations"][0]["facts"])


def _courts() -> CardSet:
    return card_set([f"{suit}{court}" for suit in "SHDC" for court in "KQCJ"])


@pytest.mark.parametrize(
    ("held", "others"),
    [(4, {(9, 9)}), (5, {(8, 9), (9, 8)}), (6, {(8, 8), (7, 9), (9, 7)})],
    ids=["four", "five", "six"],
)
def test_without_a_tarok_declaration_your_own_number_tells_the_others(held: int, others: set[tuple[int, int]]) -> None:
    """J-I1: others 9-9 / 8-9 / 8-8 or 7-9; Jensen 1989, Selve spillet, l.446-471."""
    assert QUIZZES["J-I1"]["situations"][0]["answer"] == "others 9-9 / 8-9 / 8-8 or 7-9"
    rng = Random(held)
    taroks = [f"T{number}" for number in rng.sample(range(2, 21), held)]
    pool = PACK - CardSet.of(SKUS)
    hand = you_hold(rng, lambda cards: said_by(book("danish-jensen-1989"), cards) == (), taroks, pool)
    said = {"A": ["pass"], "C": ["pass"]}
    state = declare_all("danish-jensen-1989", find_deal("danish-jensen-1989", ("B", hand), said, 0, rng), 0, rng)

    seen = {(taroks_in(drawn.dealt[0]), taroks_in(drawn.dealt[2])) for drawn in samples(state, 1, 150)}
    assert seen == others


def test_the_declaration_in_the_second_full_deal_places_twenty_with_the_third_player() -> None:
    """M-D2: B knows that C has T20 and exactly one tarok more; Møller, l.2313-2352."""
    deal = next(each for each in read_case_file("danish-full-deals.json")["deals"] if each["id"] == "M-D2")
    hands = tuple(card_set(deal["hands"][seat]) for seat in "ABC")
    state = declare_all(deal["ruleset"], hands, 0, Random(1))

    for drawn in samples(state, 1):
        check_facts(drawn, {"taroks": {"C": 2}, "holds": {"T20": "C"}})


LEAD_QUIZZES = {quiz["id"]: quiz for quiz in read_case_file("danish-lead-quizzes.json")["quizzes"]}
KNOWN: list[tuple[str, dict[str, list[str]], set[tuple[int, int]], dict[str, str]]] = [
    ("M-U1", {"A": ["pass"], "C": ["pass"]}, {(9, 6), (6, 9), (8, 7), (7, 8)}, {}),
    ("M-U1", {"A": ["taroks 12 with"], "C": ["pass"]}, {(12, 3)}, {"T1": "A"}),
    ("M-U2", {"A": ["taroks 10 without"], "C": ["pass"]}, {(10, 5)}, {"T1": "C"}),
    ("M-U2", {"A": ["pass"], "C": ["taroks 10 without"]}, {(5, 10)}, {"T1": "A"}),
    ("M-F3", {"A": ["taroks 11 with"], "C": ["pass"]}, {(11, 4)}, {"T1": "A"}),
    ("M-F3", {"A": ["half H missing K"], "C": ["taroks 11 with"]}, {(4, 11)}, {"X": "A", "T1": "C"}),
]
"""What forehand knows in the lead quizzes: the taroks of dealer and third player, and who has which card."""


@pytest.mark.parametrize(("name", "said", "taroks", "holds"), KNOWN)
def test_forehand_knows_what_the_lead_quizzes_say(
    name: str, said: dict[str, list[str]], taroks: set[tuple[int, int]], holds: dict[str, str]
) -> None:
    quiz = LEAD_QUIZZES[name]
    rng = Random(1)
    hands = find_deal(quiz["ruleset"], ("B", card_set(quiz["hand"])), said, 0, rng)
    drawn = samples(declare_all(quiz["ruleset"], hands, 0, rng), 1, 100)

    assert {(taroks_in(each.dealt[0]), taroks_in(each.dealt[2])) for each in drawn} == taroks
    for each in drawn:
        check_facts(each, {"holds": holds})


def taroks_played(state: DanishState) -> tuple[int, ...]:
    return tuple(taroks_in(state.table.played_by(seat)) for seat in range(3))


def test_the_french_count_tells_how_many_taroks_are_left_on_each_side() -> None:
    """J-I1: at 85, with 4 of your 7 gone, two are out; the left has at most one, so that the right has one or two.

    Jensen 1989, Tælling, l.516-520.
    """
    assert "left has at most 1" in QUIZZES["J-I1"]["situations"][1]["answer"]
    state = _french_85()
    drawn = samples(state, YOU)
    left = {taroks_in(each.hands[LEFT]) for each in drawn}
    right = {taroks_in(each.hands[RIGHT]) for each in drawn}

    assert left <= {0, 1}
    assert right <= {1, 2}
    assert all(taroks_in(each.hands[LEFT]) + taroks_in(each.hands[RIGHT]) == 2 for each in drawn)


RIGHT, YOU, LEFT = 1, 0, 2
"""Play goes to the right, counter-clockwise."""


def _french_85() -> DanishState:
    """Play at random until the left has played 8 taroks, the right 5 and you 4 of your 7."""
    for seed in FRENCH_SEEDS:
        rng = Random(seed)
        state = start(book("danish-jensen-1989"), Seating.of_three(1), str(seed), Cups(60, 60))
        if taroks_in(state.dealt[YOU]) != 7 or any(taroks_in(state.dealt[seat]) > 9 for seat in range(3)):
            continue
        state = declare_all("danish-jensen-1989", state.dealt, 1, rng)
        while not state.is_over:
            if taroks_played(state) == (4, 5, 8):
                return state
            assert state.turn is not None
            plays = [action for action in state.legal_actions(state.turn) if isinstance(action, Play)]
            state = state.apply(state.turn, rng.choice(plays))
    message = "no such deal"
    raise LookupError(message)


FRENCH_SEEDS = range(1366, 5_000)
"""The first of them gives such a deal."""
