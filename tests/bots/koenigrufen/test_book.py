"""The bots of Königrufen play whole deals from views alone."""

from random import Random

import pytest

from tarock.bots.koenigrufen.advice_names import ALL_ADVICE
from tarock.bots.koenigrufen.book_bot import BookBot
from tarock.bots.koenigrufen.playing import KoenigrufenPlayer, play_out
from tarock.bots.koenigrufen.random_bot import RandomBot
from tarock.bots.playing import action_of
from tarock.koenigrufen.cards import PLAYERS
from tarock.rulesets import KOENIGRUFEN, load_koenigrufen
from tarock.testing import check_bot
from tarock.testing.koenigrufen.playing import random_deal
from tests.bots.koenigrufen.tables import BOOKS, dealt

KINDS: dict[str, type[RandomBot | BookBot]] = {"random": RandomBot, "book": BookBot}
IN_CI = 300
MANY = 20_000


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("book", BOOKS)
def test_a_hundred_deals(book: str, kind: str) -> None:
    rng = Random(book)
    bots: dict[int, KoenigrufenPlayer] = {seat: KINDS[kind]() for seat in range(PLAYERS)}
    for number in range(100):
        state = play_out(dealt(book, number), bots, rng)
        assert state.is_over
        assert sum(state.settlement.money) == 0


@pytest.mark.parametrize("book", KOENIGRUFEN)
def test_it_keeps_to_what_its_view_offers(book: str) -> None:
    assert all(end.is_over for end in check_bot(BookBot(), load_koenigrufen(book), deals=10))


def ask_everywhere(ruleset: str, first: int, deals: int) -> int:
    """Ask the book bot at every state of random deals, which go on at random; returns how often it was asked."""
    bot, rules, asked = BookBot(), load_koenigrufen(ruleset), 0
    for seed in range(first, first + deals):
        for state in random_deal(rules, seed):
            if state.turn is not None:
                action_of(bot, state, state.turn, Random(seed))
                asked += 1
    return asked


@pytest.mark.deals
@pytest.mark.parametrize("ruleset", KOENIGRUFEN)
def test_the_book_bot_answers_legally_at_any_view(ruleset: str) -> None:
    assert ask_everywhere(ruleset, 0, IN_CI) > IN_CI


@pytest.mark.long
@pytest.mark.parametrize("ruleset", KOENIGRUFEN)
def test_the_book_bot_answers_legally_in_very_many_deals(ruleset: str) -> None:
    assert ask_everywhere(ruleset, IN_CI, MANY) > MANY


@pytest.mark.parametrize("book", BOOKS)
def test_the_book_bot_does_not_see_hidden_cards_and_needs_no_luck(book: str) -> None:
    """Another deal that looks the same from a seat is played the same, with any random numbers."""
    bots: dict[int, KoenigrufenPlayer] = {seat: BookBot() for seat in range(PLAYERS)}
    rng = Random(book)
    for number in range(12):
        state = dealt(book, number)
        while state.turn is not None:
            view = state.view(state.turn)
            decision = bots[state.turn].act(view, Random(1), {})
            if rng.random() < 0.25:
                other = view.sample(rng).view(state.turn)
                assert bots[state.turn].act(other, Random(2), {}) == decision
            state = state.apply(state.turn, decision.action)


def test_every_decision_has_advice_that_is_known_by_name() -> None:
    bot, fired = BookBot(), set[str | None]()
    for book in BOOKS:
        for number in range(40):
            state = dealt(book, number)
            while state.turn is not None:
                decision = bot.act(state.view(state.turn), Random(1), {})
                fired.add(None if decision.why is None else decision.why.advice)
                state = state.apply(state.turn, decision.action)
    assert fired <= set(ALL_ADVICE)
    assert len(fired) > len(ALL_ADVICE) // 2


@pytest.mark.parametrize("book", BOOKS)
def test_one_who_plays_at_random_loses_to_three_who_play_by_the_book(book: str) -> None:
    lost = 0
    for number in range(40):
        seat = number % PLAYERS
        bots: dict[int, KoenigrufenPlayer] = {place: BookBot() for place in range(PLAYERS)}
        bots[seat] = RandomBot()
        lost -= play_out(dealt(book, number), bots, Random(number)).settlement.score[seat]
    assert lost > 0
