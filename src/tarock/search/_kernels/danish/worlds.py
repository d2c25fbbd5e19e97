"""Drawing deals of Danish Tarok that fit all that a seat knows, each of them equally likely.

A *puzzle* says what is known about three places: the hands of the two others, and the skat (or, in a position from a
book, the cards that are gone).  It tells how many cards each takes, which cards can lie there, how many taroks at least
and at most, and which groups of courts its owner would have declared.

Cards that can lie in the same places are alike.  So a draw first decides how many taroks each place gets, then how many
cards of each kind, in proportion to how many deals there are of each, and only then which ones.  What is left to check
are undeclared groups and cards that somebody must hold; a draw that fails there is thrown away.

Whether the dealer has laid his last taroks or none makes two puzzles, which have no deal in common.
"""

from typing import Final

from tarock.search._kernels.backend import jit, popcount
from tarock.search._kernels.danish.layout import (
    KINGS,
    MOND_BIT,
    PAGAT_BIT,
    SKUS_BIT,
    SUIT_SIZE,
)
from tarock.search._kernels.danish.random import below, nth, roll
from tarock.search._kernels.fields import Fields

PLACES = 3
THIRD = 2
"""The place that is no hand: the skat, or the cards that are gone."""

# The puzzle, most of it by place

_PUZZLE: Final = Fields()

ROOM: Final = _PUZZLE.field(PLACES)
SUITS, TAROKS = _PUZZLE.fields(2, length=PLACES)
"""Which cards can lie there."""
LEAST, MOST = _PUZZLE.fields(2, length=PLACES)
"""How many taroks, the skus counted, can lie there."""
BASE_SUITS, BASE_TAROKS = _PUZZLE.fields(2, length=PLACES)
"""What else the owner of a hand was dealt: the cards that he has played, or named in the skat."""
UNDECLARED: Final = _PUZZLE.field(PLACES)
"""Groups that he would have declared, as bits: the matadors, the kings, the courts of each suit."""
LAYER: Final = _PUZZLE.field()
"""The hand whose declarations speak of the skat too."""
NEED_PLACES, NEED_SUITS, NEED_TAROKS = _PUZZLE.fields(3)
"""One of these places, as bits, holds one of these cards; no places when nothing is needed."""
PUZZLE_SIZE: Final = _PUZZLE.size

MATADORS_BIT, KINGS_BIT, COURTS_BIT = 1, 2, 4
"""The first of the four bits of the courts."""
MATADORS = MOND_BIT | PAGAT_BIT | SKUS_BIT
COURTS = 0b1111 << 10
"""The courts of spades."""

# Kinds of cards: those that can lie in the same places, as bits.  Suit cards first, then taroks.

KINDS = 8
TAROK_KINDS = KINDS
ALL_KINDS = 2 * KINDS

# A world: the suit cards of the three places, then their taroks

WORLD_TAROKS = PLACES
WORLD_SIZE = 2 * PLACES

# A share: which puzzle, and how many taroks each of the two hands gets

SHARE_SIZE = 3
SHARES = 2 * 23 * 23

SPLIT_SIZE = 5
"""How a split is handed over: see count_ways."""

TRIES = 20
"""How often a world is drawn, on the average, before the rest are given up; at first patience is longer."""


# Kinds


@jit
def write_kinds(puzzle, cards, counts):
    """Sort the cards of a puzzle into kinds, and count them."""
    for kind in range(ALL_KINDS):
        first = TAROKS if kind >= TAROK_KINDS else SUITS
        mask = 0
        for place in range(PLACES):
            mask |= puzzle[first + place]
        for place in range(PLACES):
            here = puzzle[first + place]
            mask &= here if (kind >> place) & 1 else ~here
        cards[kind] = mask
        counts[kind] = popcount(mask)


@jit
def count_ways(counts, first, room0, room1, room2, binomials, aim, split):
    """Return in how many ways cards of one sort fill three places.

    With an aim the count stops as soon as it is passed, and the way of sharing out that passed it is written down: what
    the first place gets of the kinds 3, 5 and 7 and the second of the kinds 6 and 7.
    """
    of_01 = counts[first + 3]
    of_02 = counts[first + 5]
    of_12 = counts[first + 6]
    of_all = counts[first + 7]
    room0 -= counts[first + 1]
    room1 -= counts[first + 2]
    room2 -= counts[first + 4]
    total = 0.0
    if room0 < 0 or room1 < 0 or room2 < 0 or room0 + room1 + room2 != of_01 + of_02 + of_12 + of_all:
        return total
    for take_01 in range(max(0, of_01 - room1), min(of_01, room0) + 1):
        for take_02 in range(max(0, of_02 - room2), min(of_02, room0 - take_01) + 1):
            take_0 = room0 - take_01 - take_02
            left = room1 - (of_01 - take_01)
            rest = room2 - (of_02 - take_02)
            for take_12 in range(max(0, of_12 - rest), min(of_12, left) + 1):
                take_1 = left - take_12
                if take_0 + take_1 > of_all:
                    continue
                total += (
                    binomials[of_01, take_01]
                    * binomials[of_02, take_02]
                    * binomials[of_12, take_12]
                    * binomials[of_all, take_0]
                    * binomials[of_all - take_0, take_1]
                )
                if total > aim:
                    split[0] = take_01
                    split[1] = take_02
                    split[2] = take_0
                    split[3] = take_12
                    split[4] = take_1
                    return total
    return total


@jit
def write_shares(puzzles, number, binomials, shares, chances, cards, counts, split):
    """Write down how the taroks can be shared out, each with the number of deals up to it; return how many shares."""
    found = 0
    total = 0.0
    for which in range(number):
        puzzle = puzzles[which]
        write_kinds(puzzle, cards[which], counts[which])
        taroks = 0
        for kind in range(TAROK_KINDS, ALL_KINDS):
            taroks += counts[which, kind]
        for taroks0 in range(puzzle[LEAST], min(puzzle[MOST], taroks) + 1):
            for taroks1 in range(puzzle[LEAST + 1], min(puzzle[MOST + 1], taroks - taroks0) + 1):
                taroks2 = taroks - taroks0 - taroks1
                if not puzzle[LEAST + 2] <= taroks2 <= puzzle[MOST + 2]:
                    continue
                ways = _ways_of_share(puzzle, counts[which], taroks0, taroks1, taroks2, binomials, split)
                if ways > 0:
                    total += ways
                    shares[found, 0] = which
                    shares[found, 1] = taroks0
                    shares[found, 2] = taroks1
                    chances[found] = total
                    found += 1
    return found


@jit
def _ways_of_share(puzzle, counts, taroks0, taroks1, taroks2, binomials, split):
    """Count the deals in which each place gets so many taroks."""
    ways = count_ways(counts, TAROK_KINDS, taroks0, taroks1, taroks2, binomials, 1e300, split)
    if ways > 0:
        room0 = puzzle[ROOM] - taroks0
        room1 = puzzle[ROOM + 1] - taroks1
        ways *= count_ways(counts, 0, room0, room1, puzzle[ROOM + 2] - taroks2, binomials, 1e300, split)
    return ways


# Drawing


@jit
def some_of(cards, number, dice):
    """Return so many of some cards at random."""
    size = popcount(cards)
    leave = 2 * number > size
    chosen = 0
    for taken in range(size - number if leave else number):
        card = 1 << nth(cards, below(dice, size - taken))
        cards ^= card
        chosen |= card
    return cards if leave else chosen


@jit
def _share_out(cards, counts, first, room0, room1, room2, binomials, dice, split):
    """Return the cards of one sort that each hand gets; the third place gets the rest."""
    total = count_ways(counts, first, room0, room1, room2, binomials, 1e300, split)
    aim = total * roll(dice) / 4294967296.0
    count_ways(counts, first, room0, room1, room2, binomials, aim, split)
    both = some_of(cards[first + 3], split[0], dice)
    some0 = some_of(cards[first + 5], split[1], dice)
    free0 = some_of(cards[first + 7], split[2], dice)
    some1 = some_of(cards[first + 6], split[3], dice)
    free1 = some_of(cards[first + 7] ^ free0, split[4], dice)
    hand0 = cards[first + 1] | both | some0 | free0
    hand1 = cards[first + 2] | (cards[first + 3] ^ both) | some1 | free1
    return hand0, hand1


@jit
def draw_world(puzzles, shares, chances, number, cards, counts, binomials, dice, split, world):
    """Draw one deal; return False if it does not fit what was declared or must be held."""
    aim = chances[number - 1] * roll(dice) / 4294967296.0
    which = 0
    while chances[which] <= aim:
        which += 1
    row = shares[which, 0]
    puzzle = puzzles[row]
    taroks = 0
    suits = 0
    for kind in range(KINDS):
        suits |= cards[row, kind]
        taroks |= cards[row, TAROK_KINDS + kind]
    taroks0 = shares[which, 1]
    taroks1 = shares[which, 2]
    taroks2 = popcount(taroks) - taroks0 - taroks1
    hand0, hand1 = _share_out(cards[row], counts[row], TAROK_KINDS, taroks0, taroks1, taroks2, binomials, dice, split)
    world[WORLD_TAROKS] = hand0
    world[WORLD_TAROKS + 1] = hand1
    world[WORLD_TAROKS + 2] = taroks ^ hand0 ^ hand1
    room0 = puzzle[ROOM] - taroks0
    room1 = puzzle[ROOM + 1] - taroks1
    hand0, hand1 = _share_out(
        cards[row], counts[row], 0, room0, room1, puzzle[ROOM + 2] - taroks2, binomials, dice, split
    )
    world[0] = hand0
    world[1] = hand1
    world[2] = suits ^ hand0 ^ hand1
    return is_silent(puzzle, world) and is_answered(puzzle, world)


@jit
def draw_worlds(puzzles, shares, chances, number, cards, counts, binomials, dice, split, worlds):
    """Draw as many worlds as there is room for; return how many were found before the tries ran out."""
    found = 0
    for _ in range(TRIES * (len(worlds) + TRIES)):
        if found == len(worlds):
            break
        found += draw_world(puzzles, shares, chances, number, cards, counts, binomials, dice, split, worlds[found])
    return found


# What else is known


@jit
def is_silent(puzzle, world):
    """Tell whether nobody was dealt a group that he would have declared (B-27)."""
    for place in range(THIRD):
        groups = puzzle[UNDECLARED + place]
        suits = puzzle[BASE_SUITS + place] | world[place]
        taroks = puzzle[BASE_TAROKS + place] | world[WORLD_TAROKS + place]
        if puzzle[LAYER] == place:
            suits |= world[THIRD]
            taroks |= world[WORLD_TAROKS + THIRD]
        if groups & MATADORS_BIT and taroks & MATADORS == MATADORS:
            return False
        skus = 1 if taroks & SKUS_BIT else 0
        if groups & KINGS_BIT and popcount(suits & KINGS) + skus >= 4:
            return False
        for suit in range(4):
            courts = popcount(suits & (COURTS << (suit * SUIT_SIZE)))
            if groups & (COURTS_BIT << suit) and courts + skus >= 4:
                return False
    return True


@jit
def is_answered(puzzle, world):
    """Tell whether one of those who must hold something does."""
    if puzzle[NEED_PLACES] == 0:
        return True
    for place in range(THIRD):
        held = world[place] & puzzle[NEED_SUITS] | world[WORLD_TAROKS + place] & puzzle[NEED_TAROKS]
        if (puzzle[NEED_PLACES] >> place) & 1 and held:
            return True
    return False
