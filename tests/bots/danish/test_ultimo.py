"""A sure ultimo is never thrown, and whoever knows every card plays by the exact solver."""

from dataclasses import replace
from random import Random

import pytest

from tarock.bots.budget import Budget
from tarock.bots.danish.book_bot import BookBot
from tarock.bots.danish.playing import DanishDecision, DanishPlayer, next_move
from tarock.bots.danish.search import SearchBot
from tarock.bots.danish.ultimo import KEEPS, keeping
from tarock.bots.protocol import Decision, Explanation
from tarock.core.cardset import NO_CARDS
from tarock.core.seats import Seat
from tarock.danish.actions import CLAIM, DEMAND, WAIVE, Action, Play
from tarock.danish.cards import PACK, SKUS_ALONE
from tarock.danish.seating import Seating
from tarock.danish.state import DanishState, DanishView, start, start_position
from tarock.danish.table import Opening
from tarock.notation.cards import parse_card, parse_cards
from tarock.rulesets import DANISH, load_danish
from tarock.search.danish import trials as danish_trials
from tarock.search.danish.endings import payments
from tarock.search.danish.ultimo import keeping_ultimo, offers, sure_ultimo_thrown

EVERY_RULESET = pytest.mark.parametrize("name", DANISH)
ME: Seat = 0
BOTS: tuple[DanishPlayer, ...] = (BookBot(), SearchBot(Budget(4)), SearchBot(Budget(4), noise=1))


def open_ending(*hands: str, book: str = "danish-hjoerring") -> DanishState:
    """A position that A leads to, in which everybody knows where every card lies."""
    cards = tuple(map(parse_cards, hands))
    state = start_position(load_danish(book), Seating.of_three(dealer=2), cards, Opening(26 - len(cards[0]), ME))
    skus = NO_CARDS if any(hand >= SKUS_ALONE for hand in cards) else SKUS_ALONE
    return replace(state, table=replace(state.table, lacks=tuple(PACK - hand | skus for hand in cards)))


def play(card: str) -> Play:
    return Play(parse_card(card))


def decided(bot: DanishPlayer, view: DanishView) -> DanishDecision:
    return bot.act(view, Random("dice"), {})


# What is chosen


@pytest.mark.parametrize("bot", BOTS)
def test_a_king_that_surely_wins_the_last_trick_is_kept_for_it(bot: DanishPlayer) -> None:
    """No tarok is out: the king wins the last trick as well as this one, and there it is an ultimo."""
    view = open_ending("HK T5 DQ", "D4 S3 S4", "D5 S5 S6").view(ME)
    decision = decided(bot, view)
    assert decision.action in {play("T5"), play("DQ")}
    assert set(keeping_ultimo(view, offers(view))) == {play("T5"), play("DQ")}


@pytest.mark.parametrize("bot", BOTS)
def test_taroks_are_drawn_before_a_low_card_is_led(bot: DanishPlayer) -> None:
    """Whoever plans an ultimo knows what is out (Møller, At ultimere, l.873-876): led first, D9 leaves T9 behind."""
    view = open_ending("T1 T21 D9", "T9 D4 S4", "D5 S5 S6").view(ME)
    assert keeping_ultimo(view, offers(view)) == (play("T21"),)
    assert decided(bot, view).action == play("T21")


def test_a_skus_that_has_gone_is_not_demanded_to_keep_an_ultimo() -> None:
    view = open_ending("HK T5 DQ", "D4 S3 S4", "D5 S5 S6").view(ME)
    assert DEMAND in view.legal_actions()
    assert DEMAND not in offers(view)


def test_the_decision_stands_if_it_keeps_the_ultimo_or_none_is_sure() -> None:
    decision: DanishDecision = Decision(play("T5"), Explanation(advice="lead_low"))
    assert keeping(decision, ()) == decision
    assert keeping(decision, (play("HK"), play("T5"))) == decision


def test_otherwise_another_card_than_the_ultimo_cards_is_played_if_there_is_one() -> None:
    decision: DanishDecision = Decision(play("HK"), Explanation(advice="lead_low"))
    told: Explanation[Action] = Explanation(facts=(KEEPS,))
    assert keeping(decision, (play("SK"), play("T5"))) == Decision(play("T5"), told)
    assert keeping(decision, (play("SK"), CLAIM)) == Decision(CLAIM, told)
    assert keeping(decision, (play("SK"), play("DK"))) == Decision(play("SK"), told)
    assert keeping(Decision(WAIVE), (play("SK"),)) == Decision(play("SK"), told)


# In whole deals


def thrown_by_advice(name: str, deals: range) -> list[DanishView]:
    """Views in which the advice for the card play alone would throw a sure ultimo."""
    bot = BookBot()
    found: list[DanishView] = []
    for seed in deals:
        rng = Random(seed)
        state = start(load_danish(name), Seating.of_three(seed % 3), f"sure {seed}")
        while not state.is_over:
            assert state.turn is not None
            view = state.view(state.turn)
            if sure_ultimo_thrown(view, bot.advised(view, rng, {}).action):
                found.append(view)
            state = next_move(state, dict.fromkeys(range(3), bot), rng).state
    return found


@EVERY_RULESET
def test_where_the_advice_would_throw_a_sure_ultimo_it_is_not_followed(name: str) -> None:
    views = thrown_by_advice(name, range(36, 60))
    assert len(views) > 1
    for view in views:
        decision = decided(BookBot(), view)
        assert not sure_ultimo_thrown(view, decision.action)
        assert decision.why == Explanation(facts=(KEEPS,))
        for bot in BOTS[1:]:
            assert not sure_ultimo_thrown(view, decided(bot, view).action)
            other = view.sample(Random(1)).view(view.seat)
            assert decided(bot, other) == decided(bot, view)


def test_it_says_that_something_was_left_out_to_keep_the_ultimo() -> None:
    view = open_ending("HK T5 DQ", "D4 S3 S4", "D5 S5 S6").view(ME)
    why = decided(SearchBot(Budget(4)), view).why
    assert why is not None
    assert KEEPS in why.facts
    assert {candidate.action for candidate in why.candidates} == {play("T5"), play("DQ")}


@EVERY_RULESET
def test_no_search_throws_a_sure_ultimo(name: str) -> None:
    bot = SearchBot(Budget(6))
    sure = 0
    for seed in range(20):
        rng = Random(seed)
        state = start(load_danish(name), Seating.of_three(seed % 3), f"search {seed}")
        while not state.is_over:
            move = next_move(state, dict.fromkeys(range(3), bot), rng)
            view = state.view(move.seat)
            sure += bool(keeping_ultimo(view, offers(view)))
            assert not sure_ultimo_thrown(view, move.action)
            state = move.state
    assert sure > 5


# One deal left


FIVE = "HK HJ T4 T9 S8", "T8 T12 D4 S3 S4", "T5 T13 D5 S5 SQ"


def weighed(state: DanishState) -> dict[object, float]:
    """What the search finds each card of A to bring; nothing but what is to come is paid in a position."""
    why = decided(SearchBot(Budget(4)), state.view(ME)).why
    assert why is not None
    assert (why.worlds, why.is_exact) == (1, True)
    assert "all_cards_known" in why.facts
    return {candidate.action: candidate.value for candidate in why.candidates}


@EVERY_RULESET
def test_with_one_deal_left_the_solver_tells_what_is_paid_though_five_tricks_are_to_come(name: str) -> None:
    state = open_ending(*FIVE, book=name)
    found = weighed(state)
    assert len(found) > 3
    for card, value in found.items():
        assert isinstance(card, Play)
        exact = payments(state.apply(ME, card), line=False)
        assert exact is not None
        assert value == pytest.approx(exact.net[ME])


def test_when_the_solver_gives_up_everybody_plays_by_the_book(monkeypatch: pytest.MonkeyPatch) -> None:
    state = open_ending(*FIVE)
    exact = weighed(state)
    monkeypatch.setattr(danish_trials, "NODES_OF_ONE", 100)
    by_the_book = weighed(state)
    assert by_the_book.keys() == exact.keys()
    assert by_the_book != exact
