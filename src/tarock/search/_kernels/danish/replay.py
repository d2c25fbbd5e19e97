"""Replaying what has happened in deals that may be the real one, and how likely each of them makes it."""

from tarock.search._kernels.backend import jit, lowest, popcount
from tarock.search._kernels.danish.advice import advised
from tarock.search._kernels.danish.history import perform
from tarock.search._kernels.danish.layout import (
    FIRST_TAROK,
    POINTS,
    POSITION_SIZE,
    SUITS,
    TAROKS,
    TURN,
    VALUES,
)
from tarock.search._kernels.danish.rules import legal_cards
from tarock.search._kernels.danish.worlds import THIRD, WORLD_TAROKS

ACTION = 0xFFFF
"""The part of an advice that is the action; what is above is the number of the advice."""


@jit
def seat_world(plan, start, world, places, has_skat, position):
    """Write a position before the first lead: what is known of it, and the cards of a world."""
    for slot in range(POSITION_SIZE):
        position[slot] = start[slot]
    for which in range(THIRD):
        position[SUITS + places[which]] |= world[which]
        position[TAROKS + places[which]] |= world[WORLD_TAROKS + which]
    if has_skat:
        position[POINTS] += count_of(plan, world[THIRD], world[WORLD_TAROKS + THIRD])


@jit
def count_of(plan, suits, taroks):
    """Return what some cards count in a pile."""
    points = 0
    while suits:
        points += plan[VALUES + lowest(suits)]
        suits &= suits - 1
    while taroks:
        points += plan[VALUES + FIRST_TAROK + lowest(taroks)]
        taroks &= taroks - 1
    return points


@jit
def replay(plan, position, history, log, viewer, slip):
    """Let all that has happened happen, and return how likely the others were to do it.

    Whoever thinks does what the book advises, but for a slip now and then, which can be anything.
    """
    likelihood = 1.0
    for which in range(len(log)):
        place = log[which, 0]
        action = log[which, 1]
        if place != viewer and place == position[TURN]:
            likelihood *= _chance(plan, position, history, place, action, slip)
        perform(plan, position, history, place, action)
    return likelihood


@jit
def _chance(plan, position, history, place, action, slip):
    """Return how likely the player on turn was to do what he did."""
    suits, taroks = legal_cards(position)
    choices = popcount(suits) + popcount(taroks)
    if choices < 2:
        return 1.0
    by_slip = slip / choices
    if advised(plan, position, history, place) & ACTION == action:
        return 1.0 - slip + by_slip
    return by_slip


@jit
def replay_worlds(plan, start, beginning, worlds, places, has_skat, log, viewer, slip, positions, history, weights):
    """Bring every world to the present; note how likely each made what was seen.

    :param beginning: what everybody knew before the first lead; the history after it is the same in every world.
    """
    for which in range(len(worlds)):
        seat_world(plan, start, worlds[which], places, has_skat, positions[which])
        for slot in range(len(history)):
            history[slot] = beginning[slot]
        weights[which] = replay(plan, positions[which], history, log, viewer, slip)
