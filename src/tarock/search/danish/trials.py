"""Trying actions out in deals that may be the real one: what each brings a player in the end, by world.

As a rule everybody plays on by the book.  In the last tricks everybody can play as well as can be with open cards.
"""

from collections.abc import Callable, Sequence
from typing import Final, TypeAlias

import numpy as np
from numpy.typing import NDArray

from tarock.core.cardset import CardSet
from tarock.core.seats import Seat
from tarock.danish.actions import Action
from tarock.search._kernels.danish import endings as danish_endings
from tarock.search._kernels.danish import layout
from tarock.search._kernels.danish import rollouts as kernel
from tarock.search._kernels.danish import solver as danish_solver
from tarock.search.danish.beliefs import Worlds
from tarock.search.danish.draws import Floats
from tarock.search.danish.packing import NUMBER_OF, Ints, words

Tried: TypeAlias = NDArray[np.bool_]
"""By number: whether it is to be tried."""

NODES: Final = 200_000
"""How many positions of the last tricks are looked at before everybody is let play by the book after all."""
NODES_OF_ONE: Final = 500_000
"""The same when only one deal is left that can be: five tricks, as a rule, and many of six."""


class _Trial:
    """Room for trying something out in some worlds."""

    def __init__(self, worlds: Worlds, seed: int) -> None:
        self.worlds = worlds
        self.plan = worlds.course.plan
        self.seed = seed
        self._position: Ints = np.empty(layout.POSITION_SIZE, np.int64)
        self._known = worlds.history.copy()

    def _try(
        self, roll: Callable[..., None], what: tuple[int | Ints, ...], tried: Tried, batch: range, values: Floats
    ) -> None:
        """Have a kernel try out what is marked in some worlds, and write down what each brings."""
        known = self.plan, self.worlds.positions, self.worlds.history
        roll(*known, *what, tried, batch.start, batch.stop, self.seed, self._position, self._known, values)


class ActionTrial(_Trial):
    """Actions of the card play, or none: everybody plays on by the book."""

    def __init__(self, worlds: Worlds, seat: Seat, actions: Sequence[Action | None], seed: int) -> None:
        super().__init__(worlds, seed)
        self.place = worlds.course.seats.index(seat)
        numbers = [layout.NOTHING if action is None else NUMBER_OF[action] for action in actions]
        self.actions: Ints = np.array(numbers, np.int64)

    def __call__(self, tried: Tried, batch: range, values: Floats) -> None:
        """Try the actions that are marked in some worlds, and write down what each brings."""
        self._try(kernel.roll_out, (self.place, self.actions), tried, batch, values)


class EndingTrial(ActionTrial):
    """Actions of the last tricks: everybody plays on as well as can be with open cards, or else by the book.

    Python calls the solver for each world: Numba cannot keep machine code on disk that calls a recursive function.
    """

    def __init__(self, worlds: Worlds, seat: Seat, actions: Sequence[Action | None], seed: int) -> None:
        super().__init__(worlds, seat, actions, seed)
        self._ending: Ints = np.zeros(danish_endings.ENDING_SIZE, np.int64)
        danish_endings.write_singular(self.plan, self._ending)
        self._ending[danish_endings.NODE_LIMIT] = NODES_OF_ONE if len(worlds) == 1 else NODES
        self._nodes: Ints = np.zeros(1, np.int64)
        self._positions: Ints = np.empty((danish_solver.DEPTH, layout.POSITION_SIZE), np.int64)
        self._moves: Ints = np.empty((danish_solver.DEPTH, danish_solver.WIDTH), np.int64)
        self._payments: Ints = np.empty((danish_solver.DEPTH, 3), np.int64)

    def __call__(self, tried: Tried, batch: range, values: Floats) -> None:
        """Try the actions that are marked in some worlds, and write down what each brings."""
        self._nodes[0] = 0
        for world in batch:
            for which in np.flatnonzero(tried):
                if not self._is_solved(self.worlds.positions[world], self.actions[which]):
                    super().__call__(tried, batch, values)
                    return
                values[world, which] = self._payments[0, self.place]

    def _is_solved(self, world: Ints, action: np.int64) -> bool:
        """Find out what everybody is paid after an action; False when the limit is reached."""
        kernel.begin_ending(self.plan, world, self.place, action, self._positions[0])
        solved: bool = danish_endings.each_for_himself(
            self._positions, 0, self.plan, self._ending, self._nodes, self._moves, self._payments
        )
        return solved


class SkatTrial(_Trial):
    """Skats: the dealer lays, all say how many taroks they have, and everybody plays by the book."""

    def __init__(self, worlds: Worlds, shortest: int, skats: Sequence[CardSet], seed: int) -> None:
        super().__init__(worlds, seed)
        self.shortest = shortest
        suits, taroks = zip(*map(words, skats), strict=True)
        self.suits: Ints = np.array(suits, np.int64)
        self.taroks: Ints = np.array(taroks, np.int64)

    def __call__(self, tried: Tried, batch: range, values: Floats) -> None:
        """Try the skats that are marked in some worlds, and write down what each brings."""
        self._try(kernel.lay_out, (self.shortest, self.suits, self.taroks), tried, batch, values)
