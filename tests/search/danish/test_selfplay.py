"""Self-play and the encoder of Danish Tarok beside the readable engine: every input, every offer and every payment."""

import os
import subprocess
import sys
from random import Random

import numpy as np
import pytest

from tarock.bots.danish.book_bot import BookBot
from tarock.bots.danish.laying import chosen_skat
from tarock.bots.danish.playing import play_out
from tarock.danish.rules import DanishRuleset
from tarock.danish.skat import SkatChoice
from tarock.rulesets import DANISH, load_danish
from tarock.search._kernels.danish import deal_layout, encoder, laying
from tarock.search._kernels.danish import selfplay as kernel
from tarock.search._kernels.shared import features
from tarock.search.danish.packing import words
from tarock.testing.danish.playing import random_deal
from tests.search.danish.selfplay_side_by_side import (
    compare_many,
    compare_payments,
    dealt,
    decisions,
    follow,
    with_other_hidden_cards,
)
from tests.search.danish.test_parity import HOUSE_RULES, changed

IN_CI = 2_000
LONG = 100_000
"""Deals for each ruleset."""
PARTS = 4
"""So many tests share the deals of CI, so that processes can share them too."""

EVERY_RULESET = pytest.mark.parametrize("name", DANISH)


def house_ruleset(name: str) -> DanishRuleset:
    """Return a ruleset in which much is otherwise than in the books."""
    rules = load_danish(name)
    for table, changes in HOUSE_RULES.items():
        rules = changed(rules, table, **changes)
    rules = changed(rules, "skat", skus="tout", t21=True, pagat=True)
    rules = changed(rules, "declared_skat", judged_on="kept")
    rules = changed(rules, "matadors", shortest=4)
    rules = changed(rules, "taroks", shortest=9, points=7, step=3)
    return changed(rules, "funding", each=15)


@EVERY_RULESET
def test_every_input_is_made_of_the_view_alone(name: str) -> None:
    """Every word, every bit and what may be done; and what is paid in the end."""
    assert compare_many(load_danish(name), range(20)) > 20 * 50


@pytest.mark.deals
@pytest.mark.parametrize("part", range(PARTS))
@EVERY_RULESET
def test_thousands_of_deals_are_the_same_in_both(name: str, part: int) -> None:
    compare_many(load_danish(name), range(20 + part, IN_CI, PARTS))


@pytest.mark.long
@pytest.mark.parametrize("part", range(10))
@EVERY_RULESET
def test_a_hundred_thousand_deals_are_the_same_in_both(name: str, part: int) -> None:
    compare_many(load_danish(name), range(IN_CI + part, IN_CI + LONG, 10))


@EVERY_RULESET
def test_a_house_ruleset_is_the_same_in_both(name: str) -> None:
    compare_many(house_ruleset(name), range(30))


@EVERY_RULESET
def test_taroks_that_are_never_laid_and_no_new_deal(name: str) -> None:
    rules = changed(changed(load_danish(name), "skat", taroks="never"), "redeal", allowed=False)
    compare_many(rules, range(30))


@EVERY_RULESET
def test_the_engine_comes_to_the_same_decisions(name: str) -> None:
    """Redeal, skat, cards, names, claims, baptisms and demands, whatever the table refuses."""
    number = 0
    for seed in range(60):
        state = next(iter(random_deal(load_danish(name), f"following {seed}")))
        found, _ = follow(state, Random(seed))
        number += found
    assert number > 60 * 50


@EVERY_RULESET
def test_the_books_lay_the_same_skat(name: str) -> None:
    for rules in (load_danish(name), house_ruleset(name)):
        for seed in range(40):
            state = next(iter(random_deal(rules, f"laying {seed}")))
            deal = dealt(state)
            dealer = state.table.seating.dealer
            (choice,) = (offer for offer in state.legal_actions(dealer) if isinstance(offer, SkatChoice))
            laying.write_book_skat(deal.plan, deal.more)
            found = int(deal.more[deal_layout.LEGAL_SUITS]), int(deal.more[deal_layout.LEGAL_TAROKS])
            assert words(chosen_skat(choice)[0].cards) == found


@EVERY_RULESET
def test_a_deal_by_the_book_is_what_book_bots_play(name: str) -> None:
    """Alone and as the choice of a learner, :func:`advance` plays the deal that three book bots play."""
    for seed in range(15):
        state = next(iter(random_deal(load_danish(name), f"by the book {seed}")))
        end = play_out(state, dict.fromkeys(state.table.seating.active, BookBot()), Random(1))
        for who in (deal_layout.BOOK, deal_layout.LEARNER):
            deal = dealt(state)
            deal.more[deal_layout.WHO : deal_layout.WHO + 3] = who
            kernel.advance(deal.plan, deal.position, deal.known, deal.more)
            while not deal.more[deal_layout.OVER]:
                action = kernel.book_choice(deal.plan, deal.position, deal.known, deal.more)
                assert action in deal.legal
                kernel.step(deal.plan, deal.position, deal.known, deal.more, action)
                kernel.advance(deal.plan, deal.position, deal.known, deal.more)
            compare_payments(end, deal)


@EVERY_RULESET
def test_hidden_cards_change_no_word_of_the_input(name: str) -> None:
    rng = Random(5)
    for seed in range(30):
        for deal in decisions(load_danish(name), seed, rng):
            other = with_other_hidden_cards(deal, rng)
            mine, swapped = deal.words(), other.words()
            assert np.array_equal(mine[: encoder.SECRETS], swapped[: encoder.SECRETS])


def test_every_decision_of_the_game_is_met() -> None:
    """Among random deals there are redeals, skats, plays and demands."""
    rules = load_danish("danish-jensen-1989")
    met: set[int] = set()
    for seed in range(80):
        met |= {int(deal.more[deal_layout.DECISION]) for deal in decisions(rules, seed, Random(seed))}
    assert met == {deal_layout.REDEALING, deal_layout.LAYING, deal_layout.PLAYING, deal_layout.DEMANDING}


def test_no_bit_is_told_twice_and_the_first_are_the_actions() -> None:
    assert len(set(encoder.FEATURES)) == len(encoder.FEATURES)
    assert all(kind == features.BIT for kind, _, _ in encoder.FEATURES[: deal_layout.ACTIONS])
    assert all(word < encoder.SECRETS for _, word, _ in encoder.FEATURES)
    assert all(word >= encoder.SECRETS for _, word, _ in encoder.HIDDEN)


def test_the_rules_are_inputs() -> None:
    """Two books differ in some bits of the input for the same cards."""
    inputs = []
    for name in DANISH:
        state = next(iter(random_deal(load_danish(name), "rules")))
        deal = dealt(state)
        deal.ask_for_skat()
        inputs.append(deal.bits())
    assert 3 <= int((inputs[0] != inputs[1]).sum()) < 20


WITHOUT_COMPILER = """
from random import Random
from tarock.rulesets import load_danish
from tests.search.danish.selfplay_side_by_side import compare_many, follow
from tarock.testing.danish.playing import random_deal
for name in {names!r}:
    compare_many(load_danish(name), range(2))
    for seed in range(2):
        print(follow(next(iter(random_deal(load_danish(name), seed))), Random(seed))[0])
"""


def test_the_kernels_mean_the_same_as_plain_python() -> None:
    code = WITHOUT_COMPILER.format(names=DANISH)
    environment = os.environ | {"NUMBA_DISABLE_JIT": "1"}
    done = subprocess.run([sys.executable, "-c", code], env=environment, capture_output=True, text=True, check=True)
    compiled = [
        follow(next(iter(random_deal(load_danish(name), seed))), Random(seed))[0]
        for name in DANISH
        for seed in range(2)
    ]
    assert [int(line) for line in done.stdout.split()] == compiled
