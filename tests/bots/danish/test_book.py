"""The book bot at the table."""

from random import Random

import pytest

from tarock.bots.danish.book_bot import BookBot
from tarock.bots.danish.playing import DanishPlayer, Refusals, play_out
from tarock.bots.danish.random_bot import RandomBot
from tarock.bots.protocol import Explanation
from tarock.core.cards import Suit
from tarock.core.cardset import CardSet
from tarock.core.errors import IllegalAction
from tarock.danish.actions import DEMAND, REDEAL, WAIVE, Declare, Name, Play
from tarock.danish.cards import PACK, SKUS_ALONE, TAROKS
from tarock.danish.events import Cups
from tarock.danish.reasons import Reason
from tarock.danish.seating import Seating
from tarock.danish.state import DanishState, DanishView, start
from tarock.notation.cards import parse_cards
from tarock.rulesets import DANISH, load_danish
from tarock.testing.danish.playing import random_deal
from tarock.testing.danish.quizzes import agreement
from tarock.tutor.danish.quizzes.quiz import quizzes
from tests.bots.danish.situations import situation

IN_CI = 250
MANY = 5_000
EVERY_RULESET = pytest.mark.parametrize("name", DANISH)


def test_every_card_is_played_with_a_reason() -> None:
    decision = BookBot().act(situation("HK H10", "C H4"), Random(1), {})
    assert decision.action == Play(parse_cards("HK").strongest())
    assert decision.why == Explanation(advice="bring_the_king_home")


def test_a_card_without_choice_is_told_as_a_fact() -> None:
    decision = BookBot().act(situation("HQ S4", "B H4", "C HK"), Random(1), {})
    assert decision.why == Explanation(advice="only_choice", facts=("only_card",))


def test_the_bot_lays_and_declares_what_it_must() -> None:
    state = start(load_danish("danish-hjoerring"), Seating.of_three(0), "any")
    laid = BookBot().act(state.view(0), Random(1), {})
    assert laid.why is not None
    assert laid.why.advice == "keep_the_whip"
    declared = BookBot().act(state.apply(0, laid.action).view(0), Random(1), {})
    assert isinstance(declared.action, Declare)
    assert declared.why == Explanation(facts=("must_declare",))


def test_a_hand_without_taroks_asks_for_a_new_deal() -> None:
    state = start(load_danish("danish-hjoerring"), Seating.of_three(2), "any")
    view = DanishView(state.table, 0, PACK - TAROKS - SKUS_ALONE, CardSet())
    decision = BookBot().interject(view, Random(1), {})
    assert decision is not None
    assert decision.action == REDEAL


def test_the_skus_is_demanded_and_a_refused_demand_not_repeated() -> None:
    view = situation("S4 S5 S6", trick=23)
    decision = BookBot().interject(view, Random(1), {})
    assert decision is not None
    assert decision.action == DEMAND
    refused: Refusals = {DEMAND: IllegalAction(Reason.DEMAND_OUTSIDE_WINDOW, "rule")}
    assert BookBot().interject(view, Random(1), refused) is None
    assert isinstance(BookBot().act(view, Random(1), refused).action, Play)


def test_a_refused_name_is_let_go() -> None:
    """A name that nobody holds is refused; the book bot names its own suits only, so another has to be made up here."""
    view = situation("SK S4 C2", "C X", suit=Suit.HEARTS)
    claimed = BookBot().act(view, Random(1), {})
    refused: Refusals = {claimed.action: IllegalAction(Reason.NOBODY_HOLDS_NAME, "rule")}
    assert BookBot().act(view, Random(1), refused).action == WAIVE
    assert not isinstance(claimed.action, Name)


def check_no_hidden_card_matters(state: DanishState, rng: Random) -> None:
    """Ask the bot in the real deal and in one that its seat cannot tell from it."""
    assert state.turn is not None
    view = state.view(state.turn)
    other = view.sample(rng).view(state.turn)
    assert BookBot().act(view, Random(1), {}) == BookBot().act(other, Random(1), {})


@EVERY_RULESET
def test_hidden_hands_make_no_difference(name: str) -> None:
    rng = Random(5)
    for seed in range(4):
        for state in random_deal(load_danish(name), f"hidden {seed}"):
            if not state.is_over:
                check_no_hidden_card_matters(state, rng)


def play_among_random_players(name: str, seed: int) -> None:
    """Play a deal with a book bot and two random ones, which bring about the strangest situations."""
    bots: dict[int, DanishPlayer] = dict.fromkeys(range(3), RandomBot())
    bots[seed % 3] = BookBot()
    state = start(load_danish(name), Seating.of_three((seed // 3) % 3), f"book {seed}", Cups(60, 60))
    assert play_out(state, bots, Random(seed)).is_over


@EVERY_RULESET
def test_the_bot_always_has_an_answer(name: str) -> None:
    for seed in range(30):
        play_among_random_players(name, seed)


@pytest.mark.deals
@pytest.mark.parametrize("part", range(4))
@EVERY_RULESET
def test_the_bot_has_an_answer_in_hundreds_of_deals(name: str, part: int) -> None:
    for seed in range(part, IN_CI, 4):
        play_among_random_players(name, seed)


@pytest.mark.long
@EVERY_RULESET
def test_the_bot_has_an_answer_in_many_thousands_of_deals(name: str) -> None:
    for seed in range(IN_CI, IN_CI + MANY):
        play_among_random_players(name, seed)


@EVERY_RULESET
def test_the_book_beats_random_play(name: str) -> None:
    won: dict[type[BookBot | RandomBot], int] = {BookBot: 0, RandomBot: 0}
    for number in range(24):
        kinds: list[type[BookBot | RandomBot]]
        kinds = [BookBot, BookBot, RandomBot] if number % 2 else [RandomBot, RandomBot, BookBot]
        kinds = kinds[number % 3 :] + kinds[: number % 3]
        bots: dict[int, DanishPlayer] = {seat: kind() for seat, kind in enumerate(kinds)}
        state = start(load_danish(name), Seating.of_three(number % 3), f"contest {number}", Cups(60, 60))
        for seat, points in play_out(state, bots, Random(number)).settlement.net:
            won[kinds[seat]] += points
    assert won[BookBot] > won[RandomBot] + 24 * 30


# Møller's quizzes


def test_the_bot_agrees_with_an_expert_on_most_skats() -> None:
    found = agreement(BookBot(), "skat", Random(1))
    assert len(found.answers) == sum(quiz.kind == "skat" for quiz in quizzes().values())
    assert found.agreed >= len(found.answers) / 2
    assert found.exact <= found.agreed


def test_the_bot_answers_every_lead_quiz() -> None:
    found = agreement(BookBot(), "lead", Random(1))
    assert len(found.answers) == sum(quiz.kind == "lead" for quiz in quizzes().values())
    assert {answer.quiz for answer in found.answers if answer.agrees} >= {"M-U1-1", "M-U3-1"}
