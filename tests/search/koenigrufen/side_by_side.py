"""One deal at both tables: the readable engine plays it, and the kernel must agree at every step."""

from collections import Counter
from collections.abc import Iterator
from itertools import count

from tarock.core.cards import CARD_NAMES
from tarock.koenigrufen.rules import KoenigrufenRuleset
from tarock.koenigrufen.state import KoenigrufenState
from tarock.koenigrufen.table import Phase
from tarock.notation.koenigrufen.writer import record_of
from tarock.notation.record import dumps
from tarock.search.koenigrufen.packing import Position, random_continuations, random_games
from tarock.testing.koenigrufen.playing import random_deal


def compare_deals(ruleset: KoenigrufenRuleset, deals: int, first: int = 0) -> Counter[str]:
    """Play so many deals with cards, from a seed on, and compare each; returns how often each contract was played.

    :raises AssertionError: with a record of the deal in which the two differ.
    """
    contracts: Counter[str] = Counter()
    for seed in count(first):
        contract = compare_deal(ruleset, seed)
        if contract is not None:
            contracts[contract] += 1
        if contracts.total() == deals:
            return contracts
    raise AssertionError


def compare_deal(ruleset: KoenigrufenRuleset, seed: int) -> str | None:
    """Compare one random deal and return its contract; None if nobody played a card in it."""
    position: Position | None = None
    whole: KoenigrufenState | None = None  # a record ends after a whole trick
    for state in random_deal(ruleset, seed):
        if not state.table.all_tricks:
            continue
        if position is None:
            position = Position.of(state)
        else:
            position.play_unchecked(list(_played(state))[-1])
        trick = state.table.trick
        whole = state if trick is None or not trick.plays else whole
        assert whole is not None
        problem = _difference(state, position)
        assert problem is None, f"{ruleset.id}, seed {seed}: {problem}\n{_replayable(whole, state)}"
    return None if whole is None else whole.table.game.id


def _played(state: KoenigrufenState) -> Iterator[int]:
    for trick in state.table.all_tricks:
        yield from trick.cards


def _difference(state: KoenigrufenState, position: Position) -> str | None:
    """Return in what engine and kernel differ: turn (and so the winner of the last trick), legal cards, or payoff."""
    if state.turn != position.turn:
        return f"expected turn {state.turn}, the kernel has {position.turn}"
    if state.phase is Phase.PLAY:
        expected, actual = state.playable, position.playable
        return None if expected == actual else f"expected legal {expected!r}, the kernel has {actual!r}"
    settlement, settled = state.settlement, position.settled()
    if (settlement.score, settlement.money) != (settled.score, settled.money):
        return f"expected score {settlement.score} and money {settlement.money}, the kernel has {settled}"
    return None


def _replayable(whole: KoenigrufenState, state: KoenigrufenState) -> str:
    since = list(_played(state))[len(list(_played(whole))) :]
    return f"{dumps([record_of(whole)])}\nthen {' '.join(CARD_NAMES[card] for card in since)}"


def first_position(ruleset: KoenigrufenRuleset, seed: int) -> Position:
    """Return a random deal from a seed on at its first trick."""
    for number in count(seed):
        for state in random_deal(ruleset, number):
            if state.table.all_tricks:
                return Position.of(state)
    raise AssertionError


def sums(ruleset: KoenigrufenRuleset, games: int) -> str:
    """Return what random games come to, to be compared between compiled and plain kernels."""
    positions = [first_position(ruleset, 100 * seed) for seed in range(12)]
    settled = [(random_games(position, games), random_continuations(position, games)) for position in positions]
    return repr(settled)
