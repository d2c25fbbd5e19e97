"""What a search has found out about positions between tricks, and what that tells about others like them.

Two positions are alike when all cards stand in the same order in the same hands, though some count more in the one than
in the other: the King of a suit may be gone there, and the Queen here.  Every way to play the one is a way to play the
other, with the same winners of the same tricks.  So what our side can get differs at most by what the cards differ.
"""

from typing import Final

from tarock.search._kernels.backend import deposit, extract, inlined, jit, lowest, popcount
from tarock.search._kernels.koenigrufen import layout as at
from tarock.search._kernels.koenigrufen.solver_desk import (
    BEGUN,
    EXACTLY,
    FIRST,
    GENERATION,
    GOAL,
    HANDS,
    LEADER,
    LEAST,
    MOST,
    NEED,
    NODES,
    OWNERS,
    POOL,
    ROLES,
    SLOT,
    STEP_CARDS,
    STEP_HEIGHTS,
    STEPS,
    UNKNOWN,
)

ENTRY_SIZE: Final = 4
"""The two words of the key; which cards they are; and what is known.

That is bounds on what our side can get, 8 bits each, the card that showed the last one, and how many cards it took.
"""
SLOT_SIZE: Final = 4 * ENTRY_SIZE
"""Positions that are alike stand in one slot, and others that happen to come there."""

_NO_BOUND: Final = 255
_LENGTHS: Final = at.SUIT_BITS + 1
"""How many lengths a suit can have."""
_PART: Final = (1 << 27) - 1


@inlined
def look_up(desk, table, level):
    """Return the value of a position if it or others like it tell; keeps what they tell, and which card was good."""
    pool = desk[level + POOL]
    roles = desk[ROLES]
    _make_key(desk, level, pool)
    first = desk[level + OWNERS]
    second = desk[level + OWNERS + 1]
    slot = _slot(first, second, pool & roles, len(table) // SLOT_SIZE)
    asked = _asked(desk, level)
    least = 0
    most = _NO_BOUND
    card = 0
    for entry in range(slot, slot + SLOT_SIZE, ENTRY_SIZE):
        if table[entry] != first or table[entry + 1] != second or (table[entry + 2] ^ pool) & roles:
            continue
        other = table[entry + 2]
        known = table[entry + 3]
        least = max(least, (known & 255) - _surplus(desk, other, pool))
        most = min(most, (known >> 8 & 255) + _surplus(desk, pool, other))
        if least >= asked:
            return 1
        if most < asked:
            return 0
        if known >> 16 & 63 and (other == pool or not card):
            card = deposit(extract(1 << (known >> 16 & 63) - 1, other), pool)
    desk[level + SLOT] = slot
    desk[level + LEAST] = least
    desk[level + MOST] = most
    desk[level + FIRST] = card
    desk[level + BEGUN] = desk[NODES]
    return UNKNOWN


@inlined
def remember(desk, table, level, value, card):
    """Keep a bound that was found and the card that showed it, in the place of what took the least work."""
    first = desk[level + OWNERS]
    second = desk[level + OWNERS + 1]
    pool = desk[level + POOL]
    place = desk[level + SLOT]
    smallest = -1
    for entry in range(desk[level + SLOT], desk[level + SLOT] + SLOT_SIZE, ENTRY_SIZE):
        if table[entry] == first and table[entry + 1] == second and table[entry + 2] == pool:
            place = entry
            break
        work = table[entry + 3] >> 22 if table[entry + 1] >> 54 == desk[GENERATION] else 0
        if smallest < 0 or work < smallest:
            smallest = work
            place = entry
    asked = _asked(desk, level)
    least = max(desk[level + LEAST], asked) if value else desk[level + LEAST]
    most = desk[level + MOST] if value else min(desk[level + MOST], asked - 1)
    shown = lowest(card) + 1 if card else 0
    table[place] = first
    table[place + 1] = second
    table[place + 2] = pool
    table[place + 3] = least | most << 8 | shown << 16 | desk[NODES] - desk[level + BEGUN] << 22


@jit
def _asked(desk, level):
    """Return the bound that is asked for; an exact number of tricks is reached or not."""
    return 1 if desk[GOAL] == EXACTLY else desk[level + NEED]


@inlined
def _make_key(desk, level, pool):
    """Write what all positions share that are alike, except for the cards that have a part of their own."""
    hands = level + HANDS
    lengths = 0
    for suit in range(4):
        lengths = lengths * _LENGTHS + popcount(pool >> at.SUIT_BITS * suit & 255)
    first = extract(desk[hands + 1] | desk[hands + 3], pool) | lengths << 48
    second = extract(desk[hands + 2] | desk[hands + 3], pool) | desk[level + LEADER] << 48
    if desk[GOAL] == EXACTLY:
        second |= desk[level + NEED] << 50
    desk[level + OWNERS] = first
    desk[level + OWNERS + 1] = second | desk[GENERATION] << 54


@jit
def _slot(first, second, roles, slots):
    """Return the place in the table for a key: products of its parts, none of which can overflow."""
    mixed = (first & _PART) * 0x2545F4915 ^ (first >> 27 & _PART) * 0x1B873593D ^ (first >> 54) * 0x38B34AE55
    mixed ^= (second & _PART) * 0x19D699A5B ^ (second >> 27 & _PART) * 0x35851F42D ^ (second >> 54) * 0x2C1B3C6D5
    mixed ^= (roles & _PART) * 0x27D4EB2F1 ^ (roles >> 27) * 0x165667B19
    mixed ^= mixed >> 29
    return (mixed & slots - 1) * SLOT_SIZE


@jit
def _surplus(desk, cards, others):
    """Return by how much cards count more than others in their places, where they do."""
    surplus = 0
    if cards != others:
        for step in range(desk[STEPS]):
            worthy = desk[STEP_CARDS + step]
            surplus += desk[STEP_HEIGHTS + step] * popcount(extract(worthy, cards) & ~extract(worthy, others))
    return surplus
