"""Drawing deals from what is known about the hidden cards, or writing them all down."""

from math import comb
from random import Random
from typing import Final, TypeAlias

import numpy as np
from numpy.typing import NDArray

from tarock.core.cards import PACK_SIZE
from tarock.search._kernels.danish import all_worlds as danish_all_worlds
from tarock.search._kernels.danish import worlds as danish_worlds
from tarock.search.danish.packing import Ints
from tarock.search.danish.puzzle import Puzzle

Floats: TypeAlias = NDArray[np.float64]

COUNTABLE: Final = 5_000
"""Up to so many deals can be written down."""
_BINOMIALS: Final[Floats] = np.array([[comb(n, k) for k in range(PACK_SIZE + 1)] for n in range(PACK_SIZE + 1)], float)


class Draws:
    """Room for drawing deals from a puzzle."""

    def __init__(self, puzzle: Puzzle) -> None:
        self.rows = puzzle.rows
        self.shares: Ints = np.empty((danish_worlds.SHARES, danish_worlds.SHARE_SIZE), np.int64)
        self.chances: Floats = np.empty(danish_worlds.SHARES)
        self.cards: Ints = np.empty((2, danish_worlds.ALL_KINDS), np.int64)
        self.counts: Ints = np.empty((2, danish_worlds.ALL_KINDS), np.int64)
        self.split: Ints = np.empty(danish_worlds.SPLIT_SIZE, np.int64)
        self.number: int = danish_worlds.write_shares(
            self.rows, len(self.rows), _BINOMIALS, self.shares, self.chances, self.cards, self.counts, self.split
        )

    @property
    def total(self) -> float:
        """How many deals fit, as far as groups that were not declared are left out."""
        return float(self.chances[self.number - 1]) if self.number else 0

    def all(self) -> Ints:
        """Return every deal that fits; there must not be more than can be written down."""
        worlds: Ints = np.empty((COUNTABLE + 1, danish_worlds.WORLD_SIZE), np.int64)
        order, choice = np.empty((2, PACK_SIZE), np.int64)
        room: Ints = np.empty(danish_all_worlds.ROOM_SIZE, np.int64)
        rows = self.rows[np.unique(self.shares[: self.number, 0])]
        found: int = danish_all_worlds.write_worlds(rows, len(rows), order, choice, room, worlds)
        return worlds[: max(found, 0)]

    def some(self, number: int, rng: Random) -> Ints:
        """Return deals that fit at random; fewer if hardly any fits what was not declared."""
        worlds: Ints = np.empty((number, danish_worlds.WORLD_SIZE), np.int64)
        if self.number == 0:
            return worlds[:0]
        dice: Ints = np.array([rng.getrandbits(31) | 1], np.int64)
        found: int = danish_worlds.draw_worlds(
            self.rows,
            self.shares,
            self.chances,
            self.number,
            self.cards,
            self.counts,
            _BINOMIALS,
            dice,
            self.split,
            worlds,
        )
        return worlds[:found]
