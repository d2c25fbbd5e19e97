"""Trying words of the round before play of Königrufen in many worlds."""

from collections.abc import Sequence

import numpy as np

from tarock.core.errors import IllegalAction
from tarock.core.seats import Seat
from tarock.koenigrufen import play
from tarock.koenigrufen.actions import GOOD, Speak
from tarock.koenigrufen.state import KoenigrufenState, KoenigrufenView
from tarock.koenigrufen.table import Phase, Table
from tarock.search._kernels import koenigrufen_games as kernel
from tarock.search._kernels import koenigrufen_history as seen
from tarock.search._kernels import koenigrufen_layout as at
from tarock.search._kernels import koenigrufen_worlds as world_at
from tarock.search.koenigrufen import Words, card_from
from tarock.search.koenigrufen_beliefs import Worlds, bare_table, plan_for, state_of
from tarock.search.koenigrufen_history import history_of
from tarock.search.koenigrufen_puzzle import trusted
from tarock.search.koenigrufen_rollouts import Desk


class Speeches:
    """Several things that a seat may say now, packed: what each makes of the plans, and what everybody then knows.

    Afterwards the others are supposed to say nothing more.
    """

    def __init__(self, view: KoenigrufenView, worlds: Worlds, speeches: Sequence[Speak]) -> None:
        self.worlds = worlds
        self.cases = len(worlds.plans)
        self.plans: Words = np.zeros((len(speeches) * self.cases, at.PLAN_SIZE), np.int64)
        self.pasts: Words = np.zeros((len(speeches), seen.HISTORY_SIZE), np.int64)
        table = trusted(view).table
        cases, firsts = np.unique(worlds.rows[:, world_at.CASE], return_index=True)
        for case, first in zip(map(int, cases), map(int, firsts), strict=True):
            row = worlds.rows[first]
            for number, speech in enumerate(speeches):
                after = _begun(_after(state_of(table, row), view.seat, speech))
                self.plans[number * self.cases + case] = self._plan(after.table, case, row)
                self.pasts[number] = history_of(after.table)

    def _plan(self, table: Table, case: int, row: Words) -> Words:
        called = int(self.worlds.plans[case][at.CALLED])
        card = card_from(called) if called else None
        return plan_for(bare_table(table), card, case % world_at.CASES, row)

    def tried(self, chosen: Words, speeches: Words, seat: Seat, seed: int, desk: Desk) -> Words:
        """Return what a seat gets in each of some worlds after each of some speeches, in half points."""
        values = np.zeros((len(chosen), len(speeches)), np.int64)
        kernel.try_speeches(
            self.plans,
            self.cases,
            self.pasts,
            self.worlds.rows,
            self.worlds.states,
            chosen,
            speeches,
            values,
            seat,
            seed,
            desk.plan,
            desk.state,
            desk.history,
            desk.result,
        )
        return values


def _after(state: KoenigrufenState, seat: Seat, speech: Speak) -> KoenigrufenState:
    """Return a deal after a speech; as if it had not been said where the table would refuse it."""
    try:
        return state.apply(seat, speech)
    except IllegalAction:
        return state if speech == GOOD else _after(state, seat, GOOD)


def _begun(state: KoenigrufenState) -> KoenigrufenState:
    """Return a deal at its first trick."""
    return state if state.phase is Phase.PLAY else play.begin(state)
