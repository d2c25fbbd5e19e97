"""The checks: every deal comes to an end, and what is won is lost."""

from collections import Counter
from random import Random

from tarock.core.faults import Mode
from tarock.core.ledger import balance
from tarock.testing.expecting import expect
from tarock.testing.families import Checks
from tests.toy.rules import ToyRuleset
from tests.toy.state import PLAYERS, ToyState, dealt


def check_deal(ruleset: ToyRuleset, seed: int, _closely: float) -> ToyState:
    rng = Random(seed)
    state = begun(ruleset, seed)
    while state.turn is not None:
        view = state.view(state.turn)
        expect(view.sample(rng).view(state.turn) == view, "a sample looks different")
        state = state.apply(state.turn, rng.choice(view.legal_actions()))
    expect(sum(balance(state.settlement, seat) for seat in range(PLAYERS)) == 0, "the payments do not balance")
    return state


def check_ruleset(ruleset: ToyRuleset, deals: int, first: int, closely: float) -> Counter[str]:
    ends = [check_deal(ruleset, seed, closely) for seed in range(first, first + deals)]
    return Counter(f"last trick: {end.table.tricks[-1].winner}" for end in ends)


def begun(ruleset: ToyRuleset, seed: int) -> ToyState:
    return dealt(ruleset, seed, str(seed), Mode.STRICT)


FAMILY = Checks(check_ruleset=check_ruleset, check_deal=check_deal, closely=1, begun=begun)
