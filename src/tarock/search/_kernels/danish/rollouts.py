"""Trying actions out in deals that may be the real one: everybody plays on by the book."""

from tarock.search._kernels.backend import jit, popcount
from tarock.search._kernels.danish.advice import play_out
from tarock.search._kernels.danish.history import FEWEST_TAROKS, MOST_TAROKS, perform
from tarock.search._kernels.danish.layout import (
    DEMAND,
    GRANTED,
    NAME,
    NET,
    NOTHING,
    POINTS,
    RIGHT,
    SECOND,
    SUITS,
    TAROKS,
)
from tarock.search._kernels.danish.random import seeded
from tarock.search._kernels.danish.replay import count_of
from tarock.search._kernels.danish.rules import act, may_demand, somebody_holds


@jit
def _copy(source, target):
    for slot in range(len(source)):
        target[slot] = source[slot]


@jit
def is_granted(plan, position, place, action):
    """Tell whether the table lets a place do something; two things lie in other hands (B-17, B-22)."""
    if action == DEMAND:
        return may_demand(plan, position, place)
    if NAME <= action < DEMAND:
        return somebody_holds(position, action - NAME)
    return action != NOTHING


@jit
def roll_out(plan, worlds, history, place, actions, tried, first, last, seed, position, known, values):
    """Try actions in some worlds and write down what each brings a place in the end; everybody plays on by the book.

    Every action meets the same worlds and the same chances.  What the table would refuse changes nothing, and neither
    does the action NOTHING.

    :param tried: which of the actions are still worth trying.
    """
    for world in range(first, last):
        number = seeded(seed, world)
        for which in range(len(actions)):
            if not tried[which]:
                continue
            _copy(worlds[world], position)
            _copy(history, known)
            if is_granted(plan, position, place, actions[which]):
                perform(plan, position, known, place, actions[which])
            play_out(plan, position, known, number)
            values[world, which] = position[NET + place]


@jit
def begin_ending(plan, world, place, action, position):
    """Write down the position after an action, for the solver of the last tricks.

    The solver does not know a claim that was granted: it begins before it.
    """
    _copy(world, position)
    if is_granted(plan, position, place, action):
        act(plan, position, place, action)
    if position[RIGHT] == GRANTED:
        position[RIGHT] = SECOND


# The skat


@jit
def lay_out(plan, worlds, history, shortest, suits, taroks, tried, first, last, seed, position, known, values):
    """Try skats in some worlds and write down what each brings the dealer in the end.

    :param shortest: how many taroks must be declared; everybody hears it.
    :param suits: by skat: its suit cards; ``taroks`` has its taroks and the skus.
    """
    for world in range(first, last):
        number = seeded(seed, world)
        for which in range(len(suits)):
            if not tried[which]:
                continue
            _copy(worlds[world], position)
            _copy(history, known)
            _declare_taroks(position, known, shortest)
            position[SUITS] ^= suits[which]
            position[TAROKS] ^= taroks[which]
            position[POINTS] += count_of(plan, suits[which], taroks[which])
            play_out(plan, position, known, number)
            values[world, which] = position[NET]


@jit
def _declare_taroks(position, known, shortest):
    """Let everybody say how many taroks he has, if he has so many."""
    for place in range(3):
        taroks = popcount(position[TAROKS + place])
        if taroks >= shortest:
            known[FEWEST_TAROKS + place] = taroks
            known[MOST_TAROKS + place] = taroks
        else:
            known[MOST_TAROKS + place] = shortest - 1
