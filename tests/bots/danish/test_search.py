"""The search bot: legal whatever happens, the same for the same dice, and never by a card that it cannot see."""

from collections.abc import Iterator
from itertools import count
from random import Random

import numpy as np
import pytest

from tarock.bots.budget import Budget
from tarock.bots.danish.playing import DanishDecision
from tarock.bots.danish.search import NEAR, SearchBot, may_gain_by_demanding
from tarock.bots.weighing import Tally
from tarock.danish.actions import ASK_LAID, DEMAND, Lay
from tarock.danish.rules import DanishRuleset
from tarock.danish.seating import Seating
from tarock.danish.state import DanishState, DanishView, start
from tarock.danish.table import Phase
from tarock.rulesets import DANISH, load_danish
from tarock.testing.bots import check_bot
from tarock.testing.danish.faulty import faulty_deal
from tarock.testing.danish.legality import is_offered
from tarock.testing.danish.playing import random_deal

EVERY_RULESET = pytest.mark.parametrize("name", DANISH)
TINY = Budget(4)
SMALL = Budget(12)


def turns(ruleset: DanishRuleset, seed: int, chance: float) -> Iterator[DanishState]:
    """Give some states of a random deal in which somebody is on turn."""
    rng = Random(seed)
    for state in random_deal(ruleset, seed):
        if state.turn is not None and (state.phase is Phase.SKAT or rng.random() < chance):
            yield state


def decided(bot: SearchBot, view: DanishView, dice: object = 1) -> DanishDecision:
    return bot.act(view, Random(str(dice)), {})


def on_turn(state: DanishState) -> DanishView:
    assert state.turn is not None
    return state.view(state.turn)


@EVERY_RULESET
def test_it_plays_any_deal_within_the_rules(name: str) -> None:
    assert all(state.is_over for state in check_bot(SearchBot(TINY), load_danish(name), deals=15))


@EVERY_RULESET
def test_it_answers_legally_in_every_situation_that_random_players_reach(name: str) -> None:
    bot = SearchBot(TINY)
    for seed in range(100):
        for state in turns(load_danish(name), seed, chance=0.1):
            for seat in state.table.seating.active:
                view = state.view(seat)
                decision = decided(bot, view, seed) if seat == state.turn else bot.interject(view, Random(seed), {})
                assert decision is None or is_offered(view.legal_actions(), decision.action)


@EVERY_RULESET
@pytest.mark.long
def test_it_answers_legally_in_five_thousand_deals(name: str) -> None:
    bot = SearchBot(Budget(2))
    for seed in range(1_000, 6_000):
        for state in turns(load_danish(name), seed, chance=0.02):
            view = on_turn(state)
            assert is_offered(view.legal_actions(), decided(bot, view, seed).action)


@EVERY_RULESET
def test_it_answers_legally_when_people_err(name: str) -> None:
    bot = SearchBot(TINY)
    rng = Random(name)
    answered = 0
    for seed in range(30):
        for state in faulty_deal(load_danish(name), seed):
            if state.turn is not None and rng.random() < 0.1:
                view = on_turn(state)
                action = decided(bot, view, seed).action
                assert is_offered((*view.legal_actions(), *view.claims()), action)
                answered += 1
    assert answered > 100


@EVERY_RULESET
def test_hidden_cards_never_change_its_move(name: str) -> None:
    bot = SearchBot(SMALL)
    compared = 0
    for seed in range(20):
        for state in turns(load_danish(name), seed, chance=0.05):
            view = on_turn(state)
            other = view.sample(Random(seed))
            compared += other.hands != state.hands
            assert decided(bot, other.view(view.seat)) == decided(bot, view)
    assert compared > 50


def test_the_same_dice_give_the_same_decision() -> None:
    for state in turns(load_danish("danish-hjoerring"), 3, chance=0.3):
        view = on_turn(state)
        assert decided(SearchBot(SMALL), view) == decided(SearchBot(SMALL), view)


@pytest.mark.parametrize("ticks", [0, 3])
def test_when_time_is_over_it_still_answers(ticks: int) -> None:
    """The clock jumps over the end at once, or after some looks at it."""
    for state in turns(load_danish("danish-jensen-1989"), 5, chance=0.3):
        clock = (float(tick > ticks) for tick in count())
        bot = SearchBot(Budget(1_000, seconds=0.5), clock=lambda clock=clock: next(clock))  # type: ignore[misc]
        view = on_turn(state)
        decision = decided(bot, view)
        assert is_offered(view.legal_actions(), decision.action)
        assert decision.why is None or decision.why.worlds < 1_000


def test_it_says_what_it_has_weighed() -> None:
    weighed = 0
    for state in turns(load_danish("danish-hjoerring"), 7, chance=0.5):
        decision = decided(SearchBot(SMALL), on_turn(state))
        if decision.why is not None and decision.why.candidates:
            weighed += 1
            values = [candidate.value for candidate in decision.why.candidates]
            assert decision.action in [candidate.action for candidate in decision.why.candidates]
            assert decision.why.worlds > 0
            assert all(candidate.error >= 0 for candidate in decision.why.candidates)
            assert values == sorted(values, reverse=True)
    assert weighed > 10


def test_a_noisy_bot_takes_something_else_now_and_then() -> None:
    states = [*turns(load_danish("danish-hjoerring"), 9, chance=0.5)]
    sure, noisy = SearchBot(SMALL), SearchBot(SMALL, noise=1)
    moves = [(decided(sure, on_turn(state)), decided(noisy, on_turn(state))) for state in states]
    assert any(calm.action != wild.action for calm, wild in moves)
    for _, wild in moves:
        if wild.why is not None and wild.why.candidates:
            best, *_ = wild.why.candidates
            taken = next(candidate for candidate in wild.why.candidates if candidate.action == wild.action)
            assert best.value - taken.value <= NEAR


def test_it_lays_one_of_the_skats_that_it_has_weighed() -> None:
    state = start(load_danish("danish-hjoerring"), Seating.of_three(0), "skat")
    decision = decided(SearchBot(SMALL), state.view(0))
    assert isinstance(decision.action, Lay)
    assert decision.why is not None
    assert len(decision.why.candidates) > 1


def test_it_asks_about_the_skat_of_a_dealer_without_taroks() -> None:
    """To ask costs nothing (B-30)."""
    asked = 0
    for seed in range(60):
        for state in turns(load_danish("danish-hjoerring"), seed, chance=0.1):
            if decided(SearchBot(TINY), on_turn(state)).action == ASK_LAID:
                asked += 1
                assert state.table.laid_taroks is None
    assert asked > 0


def test_it_never_demands_a_skus_that_is_gone() -> None:
    bot = SearchBot(TINY)
    for seed in range(20):
        for state in turns(load_danish("danish-jensen-1989"), seed, chance=0.5):
            if state.table.trick is not None and state.table.skus_is_gone():
                for seat in state.table.seating.active:
                    decision = bot.interject(state.view(seat), Random(seed), {})
                    assert decision is None or decision.action != DEMAND


def test_who_knows_every_card_is_told_what_can_be_forced() -> None:
    told: set[str] = set()
    for seed in range(40):
        for state in turns(load_danish("danish-hjoerring"), seed, chance=0.3):
            if state.table.trick is not None and state.table.trick.number > 22:
                decision = decided(SearchBot(TINY), on_turn(state))
                told |= set(decision.why.facts) if decision.why is not None else set()
    assert told >= {"all_cards_known", "can_force_last_trick"}


def test_the_skus_is_demanded_when_that_brings_more(monkeypatch: pytest.MonkeyPatch) -> None:
    better = Tally(np.array([[4.0, 7.0]] * 4), np.ones(4), (4, 4))
    monkeypatch.setattr("tarock.bots.danish.search.weigh", lambda *_: better)
    bot = SearchBot(TINY)
    demanded = 0
    for seed in range(10):
        for state in turns(load_danish("danish-hjoerring"), seed, chance=1):
            view = state.view(state.table.seating.opponents(on_turn(state).seat)[0])
            if may_gain_by_demanding(view):
                decision = bot.interject(view, Random(seed), {})
                assert decision is not None
                assert decision.action == DEMAND
                assert decision.why is not None
                assert [candidate.value for candidate in decision.why.candidates] == [7.0]
                demanded += 1
    assert demanded > 0
