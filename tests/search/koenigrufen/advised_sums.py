"""What games come to that are played by advice, from the auction's end: to compare compiled and plain kernels."""

from itertools import count

import numpy as np

from tarock.koenigrufen.actions import Bid
from tarock.koenigrufen.rules import KoenigrufenRuleset
from tarock.koenigrufen.state import KoenigrufenState
from tarock.rulesets import load_koenigrufen
from tarock.search._kernels.koenigrufen import advice
from tarock.search._kernels.koenigrufen import advice_before_play as before_play
from tarock.search._kernels.koenigrufen import history as seen
from tarock.search._kernels.koenigrufen import layout as at
from tarock.search._kernels.koenigrufen import payments as koenigrufen_payments
from tarock.search._kernels.koenigrufen import random as koenigrufen_random
from tarock.search.koenigrufen.advice import advised_continuations
from tarock.search.koenigrufen.contracts import contract_plan
from tarock.search.koenigrufen.packing import settled_from
from tarock.testing.koenigrufen.playing import random_deal


def first_state(rules: KoenigrufenRuleset, seed: int) -> KoenigrufenState:
    """Return a random deal from a seed on at its first trick."""
    for number in count(seed):
        for state in random_deal(rules, number):
            if state.table.all_tricks:
                return state
    raise AssertionError


def advised_sums(ruleset: str) -> str:
    """Return the results of a few continued deals, and of a new deal of every contract with a discard by the book."""
    rules = load_koenigrufen(ruleset)
    continued = [advised_continuations(first_state(rules, 50 * seed), 2) for seed in range(6)]
    return repr((continued, [whole_deal(rules, contract.id) for contract in rules.contracts]))


def whole_deal(rules: KoenigrufenRuleset, contract: str) -> object:
    """Deal, call, buy, lay away and play a contract by the advice."""
    plan = contract_plan(rules, 3, Bid(contract), 1, 0)
    words, history, result = (np.zeros(size, np.int64) for size in (at.STATE_SIZE, seen.HISTORY_SIZE, 4))
    number = koenigrufen_random.deal_cards(plan, words, koenigrufen_random.seeded(1, 2))
    is_suit_game = rules.contracts_by_id[contract].kind == "suit"
    before_play.prepared(plan, words, history, is_suit_game and rules.discard.suit_games == "taroks_first")
    advice.play_out(plan, words, history, number)
    koenigrufen_payments.settle(plan, words, result)
    return settled_from(result)
