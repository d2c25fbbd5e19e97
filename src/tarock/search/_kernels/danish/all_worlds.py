"""Writing down every deal of Danish Tarok that fits what a seat knows, late in the play when they are few."""

from tarock.search._kernels.backend import jit, lowest
from tarock.search._kernels.danish.layout import FIRST_TAROK, NOTHING
from tarock.search._kernels.danish.worlds import (
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

TAROK_ROOM = PLACES
"""Behind the room for cards: by place, how many taroks may still come."""
ROOM_SIZE = 2 * PLACES


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
    cards, taroks = _write_order(puzzle, order)
    if cards != puzzle[ROOM] + puzzle[ROOM + 1] + puzzle[ROOM + 2]:
        return found  # a card can lie nowhere
    for place in range(PLACES):
        room[place] = puzzle[ROOM + place]
        room[TAROK_ROOM + place] = puzzle[MOST + place]
    depth = 0
    choice[0] = NOTHING
    while depth >= 0:
        if depth == cards or (depth == taroks and not _has_its_taroks(puzzle, room)):
            if depth == cards and _has_its_taroks(puzzle, room):
                if found == len(worlds):
                    return NOTHING
                _write_world(order, choice, cards, worlds[found])
                found += is_silent(puzzle, worlds[found]) and is_answered(puzzle, worlds[found])
            depth -= 1
            continue
        is_tarok = depth < taroks
        if choice[depth] != NOTHING:
            _make_room(room, choice[depth], is_tarok, 1)
        choice[depth] = _next_place(puzzle, order[depth], choice[depth], room)
        if choice[depth] == PLACES:
            depth -= 1
        else:
            _make_room(room, choice[depth], is_tarok, -1)
            depth += 1
            choice[depth] = NOTHING
    return found


@jit
def _write_order(puzzle, order):
    """Write down the cards of a puzzle, taroks first; return how many there are, and how many are taroks."""
    suits = puzzle[SUITS] | puzzle[SUITS + 1] | puzzle[SUITS + 2]
    taroks = puzzle[TAROKS] | puzzle[TAROKS + 1] | puzzle[TAROKS + 2]
    cards = 0
    while taroks:
        order[cards] = FIRST_TAROK + lowest(taroks)
        taroks &= taroks - 1
        cards += 1
    number = cards
    while suits:
        order[cards] = lowest(suits)
        suits &= suits - 1
        cards += 1
    return cards, number


@jit
def _make_room(room, place, is_tarok, number):
    """Count a card that leaves a place, or one that comes."""
    room[place] += number
    if is_tarok:
        room[TAROK_ROOM + place] += number


@jit
def _next_place(puzzle, card, place, room):
    """Return the next place where a card can lie and that is not full; PLACES when there is none."""
    place += 1
    while place < PLACES:
        if card < FIRST_TAROK:
            fits = (puzzle[SUITS + place] >> card) & 1
        else:
            fits = (puzzle[TAROKS + place] >> (card - FIRST_TAROK)) & 1 and room[TAROK_ROOM + place]
        if fits and room[place]:
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
def _has_its_taroks(puzzle, room):
    """Tell whether every place has got as many taroks as it must have."""
    missing = 0
    for place in range(PLACES):
        missing += puzzle[MOST + place] - room[TAROK_ROOM + place] < puzzle[LEAST + place]
    return missing == 0
