"""The search bot of Königrufen: always legal, never more than its view, the same again with the same dice."""

from collections import Counter
from collections.abc import Iterator
from functools import partial
from itertools import count
from random import Random
from typing import Final

import pytest

from tarock.bots.budget import Budget
from tarock.bots.koenigrufen import search_cards
from tarock.bots.koenigrufen.book_bot import BookBot
from tarock.bots.koenigrufen.playing import KoenigrufenDecision, KoenigrufenPlayer, next_move, play_out
from tarock.bots.koenigrufen.search import SearchBot
from tarock.bots.koenigrufen.search_cards import ENDING
from tarock.core.faults import Mode
from tarock.koenigrufen.actions import Play
from tarock.koenigrufen.cards import LAST_TRICK, PLAYERS
from tarock.koenigrufen.deal import deal
from tarock.koenigrufen.state import KoenigrufenState, start
from tarock.koenigrufen.table import Phase
from tarock.rulesets import KOENIGRUFEN, load_koenigrufen
from tarock.search.koenigrufen import endings as koenigrufen_endings
from tarock.search.koenigrufen.beliefs import state_of, worlds_of
from tarock.search.koenigrufen.endings import forced_scores
from tarock.search.koenigrufen.packing import Position
from tarock.testing.koenigrufen.playing import random_deal
from tests.koenigrufen.builders import MAYR, TURNIER, in_play, on_turn

IN_CI: Final = 200
LONG: Final = 5_000
VIEWS: Final = 2_000
TINY: Final = Budget(4)
SMALL: Final = Budget(24)

every_ruleset = pytest.mark.parametrize("ruleset", KOENIGRUFEN)


def moments(ruleset: str, seeds: range, every: int) -> Iterator[KoenigrufenState]:
    """Give moments of random deals at which somebody must act."""
    for seed in seeds:
        for number, state in enumerate(random_deal(load_koenigrufen(ruleset), seed)):
            if not state.is_over and (number + seed) % every == 0:
                yield state


def last_tricks(ruleset: str, seeds: range, tricks: int = ENDING) -> Iterator[KoenigrufenState]:
    """Give moments of random deals at which there is a choice and the exact solver is asked."""
    for state in moments(ruleset, seeds, 1):
        if state.phase is Phase.PLAY and len(state.table.tricks) + tricks >= LAST_TRICK and len(state.playable) > 1:
            yield state


def decision(state: KoenigrufenState, bot: SearchBot, seed: int = 1) -> KoenigrufenDecision:
    return bot.act(state.view(on_turn(state)), Random(seed), {})


# Any view


@pytest.mark.deals
@every_ruleset
def test_it_answers_at_any_moment(ruleset: str) -> None:
    phases = answers(ruleset, range(IN_CI), 9)
    assert {Phase.AUCTION, Phase.TALON, Phase.LAYING, Phase.ANNOUNCING, Phase.PLAY} <= set(phases)


@pytest.mark.long
@every_ruleset
def test_it_answers_in_very_many_deals(ruleset: str) -> None:
    answers(ruleset, range(50_000, 50_000 + LONG), 5)


def answers(ruleset: str, seeds: range, every: int) -> Counter[Phase]:
    """Let the bot act at moments of random deals, until the table accepts; returns how often in which phase."""
    bot = SearchBot(TINY)
    phases: Counter[Phase] = Counter()
    for state in moments(ruleset, seeds, every):
        play_turn(state, bot)
        phases[state.phase] += 1
    return phases


def play_turn(state: KoenigrufenState, bot: SearchBot) -> None:
    """Let a bot act; the table accepts it, if not the first answer then a later one."""
    players: dict[int, KoenigrufenPlayer] = dict.fromkeys(range(PLAYERS), bot)
    assert next_move(state, players, Random(3)).seat == state.turn


# Nothing but the view


@every_ruleset
def test_other_hands_do_not_change_its_move(ruleset: str) -> None:
    """A world drawn from the view has other hands, and in it the bot does the same."""
    bot = SearchBot(SMALL)
    for state in moments(ruleset, range(12), 6):
        seat = on_turn(state)
        other = state.view(seat).sample(Random(4))
        assert decision(state, bot) == bot.act(other.view(seat), Random(1), {})


@pytest.mark.long
@every_ruleset
def test_other_hands_change_no_move_in_very_many_views(ruleset: str) -> None:
    """2,000 views of deals that bots have played, in which they bid, announce and double as they do at the table."""
    bot = SearchBot(Budget(16))
    compared = 0
    for state, seed in sensible_moments(ruleset):
        seat = on_turn(state)
        other = state.view(seat).sample(Random(seed))
        compared += other.hands != state.hands
        assert decision(state, bot, seed) == bot.act(other.view(seat), Random(seed), {})
        if compared == VIEWS:
            return


def sensible_moments(ruleset: str) -> Iterator[tuple[KoenigrufenState, int]]:
    """Give moments of deals that the bot itself plays, with different numbers."""
    bots: dict[int, KoenigrufenPlayer] = dict.fromkeys(range(PLAYERS), SearchBot(TINY))
    for seed in count():
        state = start(load_koenigrufen(ruleset), seed % PLAYERS, *deal(seed % PLAYERS, f"swapped {seed}"))
        while not state.is_over:
            yield state, seed
            state = next_move(state, bots, Random(seed)).state


@every_ruleset
def test_the_same_dice_give_the_same_move(ruleset: str) -> None:
    for state in moments(ruleset, range(20, 26), 8):
        assert decision(state, SearchBot(SMALL)) == decision(state, SearchBot(SMALL))


# The last tricks


@every_ruleset
def test_other_hands_do_not_change_its_move_in_the_last_tricks(ruleset: str) -> None:
    bot = SearchBot(TINY)
    compared = 0
    for state in last_tricks(ruleset, range(60, 75)):
        seat = on_turn(state)
        other = state.view(seat).sample(Random(5))
        compared += other.hands != state.hands
        assert decision(state, bot) == decision(state, SearchBot(TINY)) == bot.act(other.view(seat), Random(1), {})
    assert compared > 50


@every_ruleset
def test_the_last_tricks_are_played_as_well_as_can_be_in_the_worlds_that_are_weighed(ruleset: str) -> None:
    """With one world there is nothing to weigh: the card comes to what can be forced in it."""
    judged = 0
    for state in last_tricks(ruleset, range(90, 120), tricks=3):
        seat = on_turn(state)
        worlds = worlds_of(state.view(seat), 1, Random(1))
        if worlds is None:  # four draws are too few to find what somebody's words allow
            continue
        scores = forced_scores(Position.of(state_of(state.table, worlds.rows[0])), seat)
        action = decision(state, SearchBot(Budget(1))).action
        assert isinstance(action, Play)
        assert scores[action.card] == max(score for score in scores.values() if score is not None)
        judged += len(set(scores.values())) > 1
    assert judged > 10


def test_an_ending_that_is_too_large_is_played_by_the_book(monkeypatch: pytest.MonkeyPatch) -> None:
    """When the search of an ending gives up, every card meets the books again, as in the tricks before."""
    state = next(last_tricks("koenigrufen-turnier", range(60, 90)))
    monkeypatch.setattr(koenigrufen_endings, "NODES", 1)
    given_up = decision(state, SearchBot(SMALL))
    monkeypatch.setattr(search_cards, "ENDING", 0)
    assert given_up == decision(state, SearchBot(SMALL))


# Time


@every_ruleset
def test_it_answers_when_its_time_is_over(ruleset: str) -> None:
    """With no time at all the book answers; with a little only some worlds are looked at."""
    book = BookBot()
    for state in (*moments(ruleset, range(30, 40), 7), *last_tricks(ruleset, range(120, 124))):
        seat = on_turn(state)
        hurried = SearchBot(Budget(1_000, seconds=0), clock=lambda: 0.0)
        slow = SearchBot(Budget(1_000, seconds=3), clock=partial(next, map(float, count())))
        advised = book.act(state.view(seat), Random(1), {})
        assert decision(state, hurried).action == advised.action
        why = decision(state, slow).why
        assert why is not None
        assert why.worlds < 1_000


def test_a_weaker_level_errs_at_times() -> None:
    state = in_play(TURNIER, "A dreier")
    bots = SearchBot(SMALL), SearchBot(SMALL, noise=1.0)
    sound, noisy = ({decision(state, bot, seed).action for seed in range(12)} for bot in bots)
    assert len(noisy) > len(sound)


# What it says of its reasons


def test_what_was_weighed_is_told_best_first() -> None:
    state = in_play(MAYR, "A dreier")
    why = decision(state, SearchBot(Budget(60))).why
    assert why is not None
    assert 20 < why.worlds <= 60
    assert not why.is_exact
    assert len(why.candidates) > 1
    assert why.candidates[0].error == 0
    assert all(candidate.error >= 0 for candidate in why.candidates)


def test_a_single_card_needs_no_thought() -> None:
    state = next(state for state in moments("koenigrufen-turnier", range(50), 1) if is_forced(state))
    decided = decision(state, SearchBot(SMALL))
    assert decided.why is not None
    assert decided.why.facts == ("only_card",)
    assert not decided.why.candidates


def is_forced(state: KoenigrufenState) -> bool:
    return state.phase is Phase.PLAY and len(state.playable) == 1


# Whole deals


@pytest.mark.parametrize("mode", Mode)
@every_ruleset
def test_it_plays_whole_deals(ruleset: str, mode: Mode) -> None:
    bots: dict[int, KoenigrufenPlayer] = dict.fromkeys(range(PLAYERS), SearchBot(TINY))
    for seed in range(3):
        state = start(load_koenigrufen(ruleset), seed, *deal(seed, str(seed)), mode=mode)
        assert play_out(state, bots, Random(seed)).is_over
