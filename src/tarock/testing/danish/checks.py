"""Checking a ruleset of Danish Tarok: random deals under it, and everything that must hold in them."""

from collections import Counter
from random import Random
from typing import Final

from tarock.core.cards import SKUS
from tarock.core.errors import TarockError
from tarock.core.seats import Seat
from tarock.danish.cards import THIRD_LAST_TRICK
from tarock.danish.rules import DanishRuleset
from tarock.danish.state import DanishState
from tarock.danish.table import Phase
from tarock.danish.trick import Right
from tarock.testing.danish.legality import (
    check_other_actions_are_refused,
    check_skat_choice,
)
from tarock.testing.danish.noticing import happenings
from tarock.testing.danish.playing import BOLD, Policy, random_deal
from tarock.testing.danish.properties import (
    check_balance,
    check_cards,
    check_count,
    check_declarations,
    check_payments,
    check_record,
    check_replay,
    check_sheet,
    check_tricks,
)
from tarock.testing.danish.viewing import (
    check_sample,
    check_view_is_blind_to_swaps,
    check_view_offers_what_is_legal,
    check_view_shows_no_hidden_cards,
)
from tarock.testing.expecting import CheckFailed, expect
from tarock.testing.legality import check_legal_actions_are_accepted

_SPOKEN: Final = {Right.HELD, Right.GRANTED, Right.WAIVED, Right.TAKEN_BACK, Right.USED}


def check_ruleset(
    ruleset: DanishRuleset, deals: int = 200, *, first: int = 1, policy: Policy = BOLD, closely: float = 0.03
) -> Counter[str]:
    """Play random deals under a ruleset and check all that must hold at any table.

    :param first: the seed of the first deal; the others follow.
    :param policy: how boldly is played.
    :param closely: how large a share of the states is looked at closely, with views, samples and refusals.
    :returns: in how many of the deals each thing happened; see :mod:`tarock.testing.danish.happenings`.
    :raises CheckFailed: with the seed of the deal and what is wrong in it.
    """
    happened: Counter[str] = Counter()
    for seed in range(first, first + deals):
        happened.update(happenings(check_deal(ruleset, seed, policy, closely)))
    return happened


def check_deal(ruleset: DanishRuleset, seed: int, policy: Policy = BOLD, closely: float = 1) -> DanishState:
    """Play one random deal, check it and return its end.

    :raises CheckFailed: with the seed and what is wrong.
    """
    rng = Random(f"closely {seed}")  # noqa: S311 - repeatable on purpose
    actions = -1
    try:
        state = None
        for state in random_deal(ruleset, seed, policy):
            actions += 1
            if rng.random() < closely * _interest(state):
                check_state_closely(state, rng)
        assert state is not None
        check_end(state)
        if rng.random() < closely:
            _check_same_again(ruleset, seed, policy, state)
    except (CheckFailed, TarockError, ArithmeticError, LookupError, RuntimeError, TypeError, ValueError) as error:
        kind = "" if isinstance(error, CheckFailed) else f"{type(error).__name__}: "
        message = f"{ruleset.id}, seed {seed}, {policy}, after {actions} actions: {kind}{error}"
        raise CheckFailed(message) from error
    return state


def _interest(state: DanishState) -> int:
    """Tell how many times more often than others a state is looked at: whenever the skus is in question.

    Most of all after a word about a led skus, when everybody has learnt something about the others' cards.
    """
    trick = state.table.trick
    if trick is None:
        return 1
    if trick.right in _SPOKEN:
        return 500
    held_late = trick.number >= THIRD_LAST_TRICK and any(SKUS in hand for hand in state.hands)
    return 20 if held_late or trick.right is not Right.NONE else 1


def check_end(state: DanishState) -> None:
    """Check a finished deal in all ways that are quick."""
    check_cards(state)
    check_count(state)
    check_payments(state)
    check_balance(state)
    check_sheet(state)
    check_declarations(state)
    check_tricks(state)


def check_state_closely(state: DanishState, rng: Random) -> None:
    """Check a state in every way: cards, money and texts, and what one of the seats may do and may know."""
    check_cards(state)
    check_payments(state)
    check_balance(state)
    check_declarations(state)
    check_tricks(state)
    check_record(state)
    check_replay(state)
    if state.phase is Phase.SKAT:
        check_skat_choice(state)
    check_seat(state, rng.choice(state.table.seating.at_table), rng)


def check_seat(state: DanishState, seat: Seat, rng: Random) -> None:
    """Check what a seat may do and what it may know."""
    check_legal_actions_are_accepted(state, seat, rng)
    check_other_actions_are_refused(state, seat, rng)
    check_view_offers_what_is_legal(state, seat)
    check_view_shows_no_hidden_cards(state, seat)
    check_view_is_blind_to_swaps(state, seat, rng)
    check_sample(state, seat, rng)


def _check_same_again(ruleset: DanishRuleset, seed: int, policy: Policy, end: DanishState) -> None:
    *_, again = random_deal(ruleset, seed, policy)
    expect(again == end, "the same seed gave another deal")
