"""Self-play and the encoder of Königrufen beside the readable engine: every input, every offer and every payment."""

import os
import subprocess
import sys
from random import Random

import numpy as np
import pytest
from msgspec.structs import replace

from tarock.bots.koenigrufen.book_bot import BookBot
from tarock.bots.koenigrufen.playing import play_out
from tarock.core.errors import TarockError
from tarock.koenigrufen.deal import deal
from tarock.koenigrufen.state import start
from tarock.learning.koenigrufen_plans import koenigrufen_house_rules
from tarock.rulesets import KOENIGRUFEN, load_koenigrufen
from tarock.search._kernels.koenigrufen import deal_layout, encoder
from tarock.search._kernels.koenigrufen import layout as at
from tarock.search._kernels.koenigrufen import selfplay as kernel
from tarock.search._kernels.shared import features
from tarock.search.koenigrufen.selfplay import Question, bids_of, law_of
from tests.search.koenigrufen.houses import HOUSES
from tests.search.koenigrufen.selfplay_side_by_side import compare_many, dealt, random_start

IN_CI = 2_000
LONG = 100_000
"""Deals for each ruleset."""
PARTS = 4
"""So many tests share the deals of CI, so that processes can share them too."""

EVERY_RULESET = pytest.mark.parametrize("name", KOENIGRUFEN)
EVERY_DECISION = {
    "koenigrufen-1900": {0, 2, 3, 4, 5, 6},
    "koenigrufen-turnier": {0, 1, 2, 3, 4, 5, 6},
    "koenigrufen-mayr-2012": {0, 2, 3, 4, 5, 6},
}
"""Only the tournament sheet has a game whose bonuses are announced with the bid."""


@EVERY_RULESET
def test_every_input_is_made_of_the_view_alone(name: str) -> None:
    """Every word, every bit, what may be done and what is at stake; and what is paid in the end."""
    compared, met = compare_many(load_koenigrufen(name), range(40))
    assert compared > 40 * 30
    assert EVERY_DECISION[name] <= met


@pytest.mark.deals
@pytest.mark.parametrize("part", range(PARTS))
@EVERY_RULESET
def test_thousands_of_deals_are_the_same_in_both(name: str, part: int) -> None:
    _, met = compare_many(load_koenigrufen(name), range(40 + part, IN_CI, PARTS))
    assert len(met) > len(EVERY_DECISION[name]) + 3


@pytest.mark.long
@pytest.mark.parametrize("part", range(10))
@EVERY_RULESET
def test_a_hundred_thousand_deals_are_the_same_in_both(name: str, part: int) -> None:
    compare_many(load_koenigrufen(name), range(IN_CI + part, IN_CI + LONG, 10))


@EVERY_RULESET
@pytest.mark.parametrize("house", HOUSES)
def test_house_rules_are_the_same_in_both(name: str, house: str) -> None:
    compare_many(HOUSES[house](load_koenigrufen(name)), range(12))


@EVERY_RULESET
def test_house_rules_of_a_training_are_the_same_in_both(name: str) -> None:
    rng = Random(3)
    for _ in range(6):
        compare_many(koenigrufen_house_rules(load_koenigrufen(name), rng), range(4))


@EVERY_RULESET
def test_hidden_cards_change_no_word_of_the_input(name: str) -> None:
    """The other hands, a talon that nobody has seen and a discard are dealt anew."""
    rng = Random(5)
    for seed in range(12):
        question = dealt(random_start(load_koenigrufen(name), seed, rng))
        kernel.advance(question.law, question.plan, question.state, question.history, question.more)
        while not question.more[deal_layout.OVER]:
            other = with_other_hidden_cards(question, rng)
            mine, swapped = question.words(), other.words()
            assert np.array_equal(mine[: encoder.SECRETS], swapped[: encoder.SECRETS])
            kernel.step(
                question.law, question.plan, question.state, question.history, question.more, _any(question, rng)
            )
            kernel.advance(question.law, question.plan, question.state, question.history, question.more)


def _any(question: Question, rng: Random) -> int:
    return rng.choice(question.legal)


def with_other_hidden_cards(question: Question, rng: Random) -> Question:
    """Return a deal in which the cards that whoever decides cannot see lie elsewhere."""
    words, seat = question.words(), question.seat
    state = question.state.copy()
    if words[encoder.OPEN : encoder.OPEN + 3].any():
        return question
    hidden = [1 << card for card in range(54) if int(words[encoder.OUT]) >> card & 1]
    rng.shuffle(hidden)
    for other in range(4):
        if other != seat:
            number = int(state[at.HANDS + other]).bit_count()
            known = int(state[at.HANDS + other]) & ~int(words[encoder.OUT])
            number -= known.bit_count()
            state[at.HANDS + other] = known | sum(hidden[:number])
            hidden = hidden[number:]
    return Question(question.law, question.plan, state, question.history, question.more)


@EVERY_RULESET
def test_a_deal_by_the_book_is_nearly_what_book_bots_play(name: str) -> None:
    """Bids, calls, talon, words and cards; only open hands and an unnamed king are seen otherwise."""
    ruleset = load_koenigrufen(name)
    equal = 0
    for seed in range(20):
        state = start(ruleset, seed % 4, *deal(seed % 4, f"by the book {seed}"))
        question = dealt(state)
        question.more[deal_layout.WHO : deal_layout.WHO + 4] = deal_layout.BOOK
        kernel.advance(question.law, question.plan, question.state, question.history, question.more)
        end = play_out(state, dict.fromkeys(range(4), BookBot()), Random(1))
        equal += question.more[deal_layout.SCORE : deal_layout.SCORE + 4].tolist() == list(end.settlement.score)
    assert equal >= 18


def test_no_bit_is_told_twice_and_the_first_are_the_actions() -> None:
    assert len(set(encoder.FEATURES)) == len(encoder.FEATURES)
    assert all(kind == features.BIT for kind, _, _ in encoder.FEATURES[: deal_layout.ACTIONS])
    assert all(word < encoder.SECRETS for _, word, _ in encoder.FEATURES)
    assert all(word >= encoder.SECRETS for _, word, _ in encoder.HIDDEN_FEATURES)


def test_one_game_has_one_number_in_all_books() -> None:
    names = {
        name: {game: bid.contract for game, bid in bids_of(load_koenigrufen(name)).items()} for name in KOENIGRUFEN
    }
    assert names["koenigrufen-turnier"][deal_layout.BETTLER] == "bettel"
    assert names["koenigrufen-mayr-2012"][deal_layout.BETTLER] == "bettler"
    assert all(found[deal_layout.SOLODREIER] == "solodreier" for found in names.values())


def test_a_game_that_the_kernels_do_not_know_is_refused() -> None:
    ruleset = load_koenigrufen("koenigrufen-turnier")
    (piccolo,) = (contract for contract in ruleset.contracts if contract.id == "piccolo")
    other = tuple(replace(piccolo, tricks=5) if contract is piccolo else contract for contract in ruleset.contracts)
    with pytest.raises(TarockError, match="piccolo"):
        law_of(replace(ruleset, contracts=other), 0)


WITHOUT_COMPILER = """
from tarock.rulesets import load_koenigrufen
from tests.search.koenigrufen.selfplay_side_by_side import compare_many
for name in {names!r}:
    print(compare_many(load_koenigrufen(name), range(2))[0])
"""


def test_the_kernels_mean_the_same_as_plain_python() -> None:
    code = WITHOUT_COMPILER.format(names=KOENIGRUFEN)
    environment = os.environ | {"NUMBA_DISABLE_JIT": "1"}
    done = subprocess.run([sys.executable, "-c", code], env=environment, capture_output=True, text=True, check=True)
    compiled = [compare_many(load_koenigrufen(name), range(2))[0] for name in KOENIGRUFEN]
    assert [int(line) for line in done.stdout.split()] == compiled
