"""Trying cards in many worlds: each is played, and then everybody plays by the advice to the end of the deal."""

from typing import Final

from tarock.search._kernels.backend import jit
from tarock.search._kernels.koenigrufen import layout as at
from tarock.search._kernels.koenigrufen import worlds as world_at
from tarock.search._kernels.koenigrufen.advice import play_out
from tarock.search._kernels.koenigrufen.history import HISTORY_SIZE, play_seen
from tarock.search._kernels.koenigrufen.payments import settle
from tarock.search._kernels.koenigrufen.random import seeded
from tarock.search._kernels.koenigrufen.worlds import fit_plan

_WORD: Final = (1 << 32) - 1


@jit
def score_of(amount):
    """Return the score of an amount, in half points."""
    low = amount & _WORD
    return low - (1 << 32) if low >> 31 else low


@jit
def money_of(amount):
    """Return the money of an amount, in half points: where kontra doubles money alone it is not the score."""
    return amount - score_of(amount) >> 32


@jit
def try_cards(plans, worlds, states, past, chosen, cards, values, viewer, seed, plan, state, history, result):
    """Play each of some cards in some worlds and then the advice; writes what the viewer gets.

    All cards meet the same worlds and the same dice.

    :param chosen: the numbers of the worlds.
    :param values: a row for each world, a column for each card.
    """
    for row in range(chosen.size):
        number = chosen[row]
        world = worlds[number]
        fit_plan(plans[world[world_at.CASE]], world, plan)
        for column in range(cards.size):
            for place in range(at.STATE_SIZE):
                state[place] = states[number][place]
            for place in range(HISTORY_SIZE):
                history[place] = past[place]
            play_seen(plan, state, history, cards[column])
            play_out(plan, state, history, seeded(seed, number))
            settle(plan, state, result)
            values[row, column] = score_of(result[viewer])
