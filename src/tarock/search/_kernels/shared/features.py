"""How the bits of a network's input are read from the words of an encoder: by a table with a row for each bit."""

import hashlib
import json
from typing import Final, TypeAlias

from tarock.search._kernels.backend import jit

Features: TypeAlias = tuple[tuple[int, int, int], ...]
"""By bit: the kind, the word, and which bit or what value."""

BIT, AT_LEAST, EQUALS = range(3)
"""The bit of that number is set; the word is at least so much; the word is so much."""
_LANES: Final = 32


def bits(word, numbers):
    """Read some bits of a word as they are."""
    return [(BIT, word, number) for number in numbers]


def at_least(word, marks):
    """Ask of each mark whether a word reaches it."""
    return [(AT_LEAST, word, mark) for mark in marks]


def equals(word, values):
    """Ask of each value whether a word has it."""
    return [(EQUALS, word, value) for value in values]


def filled(features: Features) -> int:
    """Return the size of an input that fills the lanes of a matrix unit."""
    return -(-len(features) // _LANES) * _LANES


def digest(version: int, actions: int, features: Features) -> str:
    """Return what stands for the meaning of every action and every bit: a network made for another is of no use.

    :param version: goes up when a word comes to mean something else, though the table stays as it is.
    """
    return hashlib.sha256(json.dumps([version, actions, features]).encode()).hexdigest()[:16]


@jit
def bit_of(words, kind, word, value):
    """Return a bit of the input."""
    found = words[word]
    if kind == BIT:
        return found >> value & 1
    if kind == AT_LEAST:
        return 1 if found >= value else 0
    return 1 if found == value else 0


@jit
def write_bits(words, table, row):
    """Write the bits of a table of features."""
    for place in range(len(table)):
        row[place] = bit_of(words, table[place, 0], table[place, 1], table[place, 2])


@jit
def write_inputs(first, last, words, table, rows):
    """Write the bits of the input of some games, by number."""
    for game in range(first, last):
        write_bits(words[game], table, rows[game])


@jit
def write_input_bit(which, words, table, rows):
    """Write one bit of one game, for machines on which every bit has a thread."""
    size = len(table)
    game = which // size
    if game < len(words):
        place = which - game * size
        rows[game, place] = bit_of(words[game], table[place, 0], table[place, 1], table[place, 2])
