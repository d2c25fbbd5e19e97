"""Trying cards of Königrufen in many worlds, by rollouts in which everybody follows the books."""

from dataclasses import dataclass, field
from typing import Final

import numpy as np

from tarock.core.seats import Seat
from tarock.koenigrufen.cards import PLAYERS
from tarock.search._kernels.koenigrufen import advice
from tarock.search._kernels.koenigrufen import history as seen
from tarock.search._kernels.koenigrufen import layout as at
from tarock.search._kernels.koenigrufen import rollouts as kernel
from tarock.search._kernels.koenigrufen import worlds as world_at
from tarock.search.koenigrufen.advice import ADVICE
from tarock.search.koenigrufen.beliefs import Worlds
from tarock.search.koenigrufen.packing import Bits, Ints

_BIT: Final = (1 << advice.ADVICE_SHIFT) - 1


@dataclass(slots=True)
class Desk:
    """Room for one position, which every rollout writes anew."""

    plan: Ints = field(default_factory=lambda: np.zeros(at.PLAN_SIZE, np.int64))
    state: Ints = field(default_factory=lambda: np.zeros(at.STATE_SIZE, np.int64))
    history: Ints = field(default_factory=lambda: np.zeros(seen.HISTORY_SIZE, np.int64))
    result: Ints = field(default_factory=lambda: np.zeros(PLAYERS, np.int64))

    @property
    def room(self) -> tuple[Ints, Ints, Ints, Ints]:
        """All of it, in the order in which the kernels take it."""
        return self.plan, self.state, self.history, self.result


def try_cards(worlds: Worlds, chosen: Ints, cards: Ints, seat: Seat, seed: int, desk: Desk) -> Ints:
    """Return what a seat gets for each of some cards in each of some worlds, in half points."""
    values = np.zeros((len(chosen), len(cards)), np.int64)
    known = worlds.plans, worlds.rows, worlds.states, worlds.history
    kernel.try_cards(*known, chosen, cards, values, seat, seed, *desk.room)
    return values


def advised_card(worlds: Worlds, seat: Seat, legal: Bits) -> tuple[Bits, str]:
    """Return the card that the books advise, and the name of the advice."""
    answer = int(advice.advised_among(_plan(worlds), worlds.states[0], worlds.history, seat, legal))
    return 1 << (answer & _BIT), ADVICE[answer >> advice.ADVICE_SHIFT]


def _plan(worlds: Worlds) -> Ints:
    plan: Ints = worlds.plans[worlds.rows[0][world_at.CASE]]
    return plan


def alike(legal: Bits, hand: Bits, gone: Bits, special: Bits) -> list[list[Bits]]:
    """Return legal cards in groups that are the same: neighbours, but for own cards and those that are gone.

    Cards that count differently or that a rule names are never the same.

    :param gone: cards that are neither in another hand nor hidden.
    """
    groups: list[list[Bits]] = []
    for suit in (*(255 << at.SUIT_BITS * number for number in range(4)), at.TAROCKS):
        last_class = -1
        left = suit & ~gone | legal & suit
        while left:
            bit = left & -left
            left ^= bit
            own_class = _class_of(bit, special)
            if not bit & legal:
                last_class = -1 if not bit & hand else last_class
            elif own_class == last_class:
                groups[-1].append(bit)
            else:
                groups.append([bit])
                last_class = own_class
    return groups


def _class_of(bit: Bits, special: Bits) -> int:
    """Return a number that is the same for cards which count the same; each special card has its own."""
    if bit & (special | at.TRULL | at.BIRDS | at.KINGS):
        return bit
    return next((number for number, rank in enumerate((at.QUEENS, at.CAVALLS, at.JACKS)) if bit & rank), 3)
