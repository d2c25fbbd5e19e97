"""Trying words of the round before play of Königrufen in many worlds."""

from collections.abc import Sequence
from typing import Final

import numpy as np

from tarock.core.errors import IllegalAction
from tarock.core.seats import Seat
from tarock.koenigrufen import announcing, play
from tarock.koenigrufen.actions import GOOD, Speak
from tarock.koenigrufen.state import KoenigrufenState, KoenigrufenView
from tarock.koenigrufen.table import Phase, Table
from tarock.search._kernels.koenigrufen import games as kernel
from tarock.search._kernels.koenigrufen import history as seen
from tarock.search._kernels.koenigrufen import layout as at
from tarock.search._kernels.koenigrufen import worlds as world_at
from tarock.search.koenigrufen.beliefs import Worlds, bare_table, plan_for, state_of
from tarock.search.koenigrufen.history import history_of
from tarock.search.koenigrufen.packing import Ints, card_from
from tarock.search.koenigrufen.puzzle import trusted
from tarock.search.koenigrufen.rollouts import Desk

ANSWERED_WRONG: Final = 0.15
ANSWERED_RIGHT: Final = 0.03
"""How often a doubling is answered by the next, where it was wrong and where it was right (measured)."""


class Speeches:
    """Several things that a seat may say now, packed: what each makes of the plans, and what everybody then knows.

    Afterwards the others are supposed to announce nothing more; but a doubling may be answered, above all a wrong one.
    """

    def __init__(self, view: KoenigrufenView, worlds: Worlds, speeches: Sequence[Speak]) -> None:
        self.worlds = worlds
        self.cases = len(worlds.plans)
        without = [Speak(speech.announces) for speech in speeches]
        self._all = list(dict.fromkeys((*speeches, *without)))
        self._without: Ints = np.array([self._all.index(speech) for speech in without])
        self._answerable = np.array([_can_be_answered(view, speech) for speech in speeches])
        self.plans: Ints = np.zeros((len(self._all) * self.cases, at.PLAN_SIZE), np.int64)
        self.pasts: Ints = np.zeros((len(self._all), seen.HISTORY_SIZE), np.int64)
        table = trusted(view).table
        cases, firsts = np.unique(worlds.rows[:, world_at.CASE], return_index=True)
        for case, first in zip(map(int, cases), map(int, firsts), strict=True):
            row = worlds.rows[first]
            for number, speech in enumerate(self._all):
                after = _begun(_after(state_of(table, row), view.seat, speech))
                self.plans[number * self.cases + case] = self._plan(after.table, case, row)
                self.pasts[number] = history_of(after.table)

    def _plan(self, table: Table, case: int, row: Ints) -> Ints:
        called = int(self.worlds.plans[case][at.CALLED])
        card = card_from(called) if called else None
        return plan_for(bare_table(table), card, case % world_at.CASES, row)

    def tried(self, chosen: Ints, speeches: Ints, seat: Seat, seed: int, desk: Desk) -> Ints:
        """Return what a seat gets in each of some worlds after each of some speeches, in half points of money."""
        values = self._played(chosen, speeches, seat, seed, desk)
        doubled = self._answerable[speeches]
        if doubled.any():
            gained = values[:, doubled] - self._played(chosen, self._without[speeches[doubled]], seat, seed, desk)
            answered = np.where(gained < 0, ANSWERED_WRONG, ANSWERED_RIGHT)
            values[:, doubled] += np.rint(2 * answered * gained).astype(np.int64)  # each step doubles the one before
        return values

    def _played(self, chosen: Ints, speeches: Ints, seat: Seat, seed: int, desk: Desk) -> Ints:
        values = np.zeros((len(chosen), len(speeches)), np.int64)
        known = self.plans, self.cases, self.pasts, self.worlds.rows, self.worlds.states
        kernel.try_speeches(*known, chosen, speeches, values, seat, seed, *desk.room)
        return values


def _can_be_answered(view: KoenigrufenView, speech: Speak) -> bool:
    """Tell whether one of the doublings of a speech is not the last that the book knows."""
    speaker = view.speaker
    levels = view.table.ruleset.kontra.levels
    return any(announcing.level_of(speaker, target) + 1 < levels for target in speech.doubles)


def _after(state: KoenigrufenState, seat: Seat, speech: Speak) -> KoenigrufenState:
    """Return a deal after a speech; as if it had not been said where the table would refuse it."""
    try:
        return state.apply(seat, speech)
    except IllegalAction:
        return state if speech == GOOD else _after(state, seat, GOOD)


def _begun(state: KoenigrufenState) -> KoenigrufenState:
    """Return a deal at its first trick."""
    return state if state.phase is Phase.PLAY else play.begin(state)
