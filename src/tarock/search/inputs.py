"""The input of a network: bits that are read from the words of an encoder."""

from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

from tarock.search._kernels.shared.features import Features, filled, write_bits

Bits: TypeAlias = NDArray[np.uint8]
Ints: TypeAlias = NDArray[np.int64]


class Input:
    """The bits that a table of features reads, filled up with zeros."""

    def __init__(self, features: Features) -> None:
        self._table: Ints = np.array(features, np.int64)
        self._size = filled(features)

    def bits(self, words: Ints) -> Bits:
        """Return what the words of an encoder say, bit by bit."""
        found: Bits = np.zeros(self._size, np.uint8)
        write_bits(words, self._table, found)
        return found
