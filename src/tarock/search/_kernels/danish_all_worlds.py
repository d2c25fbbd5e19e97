"""Writing down every deal of Danish Tarok that fits what a seat knows, late in the play when they are few."""

from tarock.search._kernels.backend import jit, lowest, popcount
from tarock.search._kernels.danish_layout import FIRST_TAROK, NOTHING
from tarock.search._kernels.danish_worlds import (
    LEAST,
    MOST,
    PLACES,
    ROOM,
    SUITS,
    TAROKS,
    WORLD_SIZE,
    WORLD_TAROKS,
    is_answered,
    is_silent,
)


@jit
def write_worlds(puzzles, number, order, choice, room, worlds):
    """Write down every world, each once; return how many, or NOTHING if there is no room for them all."""
    found = 0
    for which in range(number):
        found = _write_worlds_of(puzzles[which], order, choice, room, worlds, found)
        if found == NOTHING:
            break
    return found


@jit
def _write_worlds_of(puzzle, order, choice, room, worlds, found):
    """Add every world of one puzzle: each card goes to each place where it can lie, like the digits of a counter."""
    cards = _write_order(puzzle, order)
    if cards != puzzle[ROOM] + puzzle[ROOM + 1] + puzzle[ROOM + 2]:
        return found  # a card can lie nowhere
    for place in range(PLACES):
        room[place] = puzzle[ROOM + place]
    depth = 0
    if cards:
        choice[0] = NOTHING
    while depth >= 0:
        if depth == cards:
            if found == len(worlds):
                return NOTHING
            _write_world(order, choice, cards, worlds[found])
            if _has_its_taroks(puzzle, worlds[found]) and is_silent(puzzle, worlds[found]):
                found += is_answered(puzzle, worlds[found])
            depth -= 1
            continue
        if choice[depth] != NOTHING:
            room[choice[depth]] += 1
        choice[depth] = _next_place(puzzle, order[depth], choice[depth], room)
        if choice[depth] == PLACES:
            depth -= 1
        else:
            room[choice[depth]] -= 1
            depth += 1
            if depth < cards:
                choice[depth] = NOTHING
    return found


@jit
def _write_order(puzzle, order):
    """Write down the cards of a puzzle, and return how many there are."""
    suits = puzzle[SUITS] | puzzle[SUITS + 1] | puzzle[SUITS + 2]
    taroks = puzzle[TAROKS] | puzzle[TAROKS + 1] | puzzle[TAROKS + 2]
    cards = 0
    while suits:
        order[cards] = lowest(suits)
        suits &= suits - 1
        cards += 1
    while taroks:
        order[cards] = FIRST_TAROK + lowest(taroks)
        taroks &= taroks - 1
        cards += 1
    return cards


@jit
def _next_place(puzzle, card, place, room):
    """Return the next place where a card can lie and that is not full; PLACES when there is none."""
    place += 1
    while place < PLACES:
        here = puzzle[SUITS + place] >> card if card < FIRST_TAROK else puzzle[TAROKS + place] >> (card - FIRST_TAROK)
        if here & 1 and room[place]:
            return place
        place += 1
    return PLACES


@jit
def _write_world(order, choice, cards, world):
    for slot in range(WORLD_SIZE):
        world[slot] = 0
    for which in range(cards):
        card = order[which]
        if card < FIRST_TAROK:
            world[choice[which]] |= 1 << card
        else:
            world[WORLD_TAROKS + choice[which]] |= 1 << (card - FIRST_TAROK)


@jit
def _has_its_taroks(puzzle, world):
    """Tell whether every place has as many taroks as it may have."""
    for place in range(PLACES):
        if not puzzle[LEAST + place] <= popcount(world[WORLD_TAROKS + place]) <= puzzle[MOST + place]:
            return False
    return True
