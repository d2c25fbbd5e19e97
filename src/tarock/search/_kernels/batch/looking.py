"""The bits of many observations at once: the same table of features, read run by run instead of bit by bit.

A *run* is a row of features of one kind that read one word, with values that go up: bits and values that are asked for
one after the other, or marks.  Most bits are zero, so that only those that are set are written.
"""

import numpy as np

from tarock.search._kernels.backend import jit, lowest
from tarock.search._kernels.shared.features import AT_LEAST, BIT, Features


def runs_of(features: Features):
    """Return the runs of a table, each with its kind, its word, its first feature and the one behind its last."""
    found: list[tuple[int, int, int, int]] = []
    for place, (kind, word, value) in enumerate(features):
        if found:
            last_kind, last_word, first, end = found[-1]
            before = features[end - 1][2]
            goes_on = value > before if kind == AT_LEAST else value == before + 1
            if (kind, word) == (last_kind, last_word) and goes_on:
                found[-1] = (kind, word, first, place + 1)
                continue
        found.append((kind, word, place, place + 1))
    return np.array(found, np.int64)


@jit
def write_runs(words, runs, values, rows):
    """Write the bits of each game.

    :param values: by feature: which bit, or what value.
    """
    for game in range(len(words)):
        row = rows[game]
        row[:] = 0
        for run in range(len(runs)):
            kind = runs[run, 0]
            word = words[game, runs[run, 1]]
            first = runs[run, 2]
            end = runs[run, 3]
            if kind == BIT:
                left = word >> values[first] & (1 << (end - first)) - 1
                while left:
                    row[first + lowest(left)] = 1
                    left &= left - 1
            elif kind == AT_LEAST:
                place = first
                while place < end and word >= values[place]:
                    row[place] = 1
                    place += 1
            elif values[first] <= word <= values[end - 1]:
                row[first + word - values[first]] = 1
