"""Deals of Königrufen whose cards are all known: what can be forced when both sides play as well as can be.

In an ouvert game all hands lie open after the first trick, and the opponents may talk their defence over (tournament
sheet 6.3, 6.4), so they defend as one.  Elsewhere the last tricks often leave one deal that is possible.
"""

from collections.abc import Sequence
from functools import cache
from typing import Final

import numpy as np

from tarock.core.cardset import NO_CARDS, CardSet
from tarock.core.seats import Seat
from tarock.koenigrufen.cards import PLAYERS
from tarock.koenigrufen.state import KoenigrufenView
from tarock.koenigrufen.table import Table
from tarock.search._kernels.koenigrufen import layout as at
from tarock.search._kernels.koenigrufen import payments
from tarock.search._kernels.koenigrufen import worlds as world_at
from tarock.search._kernels.koenigrufen.rollouts import score_of
from tarock.search.koenigrufen.beliefs import Worlds
from tarock.search.koenigrufen.endings import forced_score
from tarock.search.koenigrufen.goals import ExactTricks
from tarock.search.koenigrufen.history import packed
from tarock.search.koenigrufen.packing import Bits, Ints, Position, bit_of, card_from, cards_from
from tarock.search.koenigrufen.solver import Limits, Solver

_SLOTS: Final = 1 << 15
"""A negative game asks little: a table of 4 MB is enough, and soon emptied."""
CARD_LIMITS: Final = Limits(nodes=2_000_000)
"""How many cards may be tried for one decision when all hands are known."""
WORLD_LIMITS: Final = Limits(nodes=1_000_000)
"""How many in each of some deals that are drawn before the hands lie open."""
GAME_LIMITS: Final = Limits(nodes=300_000)
"""How many for one deal in the auction, where many deals are asked."""
ENDING_NODES: Final = 1_000_000
"""How many for one card of a game that counts points."""


@cache
def _own_solver() -> Solver:
    """Return the solver of this process, which is dear to make."""
    return Solver(_SLOTS)


def fresh_solver() -> Solver:
    """Return the solver of this process, which knows nothing yet."""
    solver = _own_solver()
    solver.forget()
    return solver


def warm_up() -> None:
    """Compile the solver, or load it, by a game of one trick, so that nobody waits for it in the middle of a deal."""
    plan, words = np.zeros(at.PLAN_SIZE, np.int64), np.zeros(at.STATE_SIZE, np.int64)
    plan[at.KIND] = at.NEGATIVE
    words[at.NUMBER] = at.LAST_TRICK
    words[at.HANDS : at.HANDS + PLAYERS] = [1 << seat for seat in range(PLAYERS)]
    known_scores(Position(plan, words), [1], 0)


def position_of(worlds: Worlds, number: int) -> Position:
    """Return one of some worlds as it stands now."""
    world = worlds.rows[number]
    plan = np.zeros(at.PLAN_SIZE, np.int64)
    world_at.fit_plan(worlds.plans[world[world_at.CASE]], world, plan)
    return Position(plan, worlds.states[number].copy())


def is_made(position: Position, limits: Limits = GAME_LIMITS) -> bool | None:
    """Tell whether the declarer of a negative game can force it against all others; None at the limits."""
    value = fresh_solver().value(position, _goal(position), limits)
    return None if value is None else bool(value)


def known_scores(position: Position, cards: Sequence[Bits], seat: Seat, limits: Limits = CARD_LIMITS) -> Ints | None:
    """Return what a seat gets after each of some cards, in half points; None if that takes too long to find out.

    :param limits: for all cards of a negative game together.
    """
    if position.plan[at.KIND] == at.NEGATIVE:
        return _negative_scores(position, cards, seat, limits)
    scores: list[int] = []
    for card in cards:
        after = position.copy()
        after.play_unchecked(card_from(card))
        score = forced_score(after, seat, ENDING_NODES)
        if score is None:
            return None
        scores.append(score)
    return np.array(scores, np.int64)


def _negative_scores(position: Position, cards: Sequence[Bits], seat: Seat, limits: Limits) -> Ints | None:
    values = fresh_solver().values_after(position, cards_from(sum(cards)), _goal(position), limits)
    if None in values.values():
        return None
    paid = {made: negative_score(position.plan, seat, made=made) for made in (False, True)}
    by_bit = {bit_of(card): paid[bool(made)] for card, made in values.items()}
    return np.array([by_bit[card] for card in cards], np.int64)


def negative_score(plan: Ints, seat: Seat, *, made: bool) -> int:
    """Return what a seat gets in a negative game that is made or not, in half points."""
    result = np.zeros(PLAYERS, np.int64)
    payments.settle_negative(plan, made, result)
    return int(score_of(result[seat]))


def preventing(view: KoenigrufenView, legal: CardSet) -> CardSet:
    """Return the cards after which the opponents of an open hand can still prevent its game; none if that is unknown.

    Where all hands lie open each of them sees what the others can do, and they may say so (tournament sheet 6.4).
    """
    hands = view.table.open_hands
    if hands is None or view.seat == view.table.declarer or not _is_whole(view.table, hands):
        return NO_CARDS
    seen = packed(view)
    position = Position(seen.plan, seen.words)
    values = fresh_solver().values_after(position, legal, _goal(position), CARD_LIMITS)
    return CardSet.from_cards(card for card, made in values.items() if made is False)


def _is_whole(table: Table, hands: Sequence[CardSet]) -> bool:
    """Tell whether everybody has the right number of cards: at a real table somebody may have lost one."""
    played = () if table.trick is None else tuple(seat for seat, _ in table.trick.plays)
    return len({len(hand) + (seat in played) for seat, hand in enumerate(hands)}) == 1


def _goal(position: Position) -> ExactTricks:
    return ExactTricks(int(position.plan[at.DECLARER]), int(position.plan[at.WANTED_TRICKS]))
