"""Trying games of Königrufen in many worlds: whole deals from the auction on, played by the books.

A *course* is how a deal may go on: options in their order, of which the first happens that the cards allow.  An option
is a game of some seat, and what its declarer calls, buys and lays away where that is settled already.
"""

from typing import Final

from tarock.search._kernels.backend import jit
from tarock.search._kernels.fields import Fields
from tarock.search._kernels.koenigrufen import layout as at
from tarock.search._kernels.koenigrufen import worlds as world_at
from tarock.search._kernels.koenigrufen.advice import play_out
from tarock.search._kernels.koenigrufen.advice_before_play import prepared_as
from tarock.search._kernels.koenigrufen.evaluation import measured
from tarock.search._kernels.koenigrufen.history import HISTORY_SIZE
from tarock.search._kernels.koenigrufen.payments import settle
from tarock.search._kernels.koenigrufen.random import seeded
from tarock.search._kernels.koenigrufen.rollouts import money_of, score_of
from tarock.search._kernels.koenigrufen.worlds import fit_plan

_OPTION: Final = Fields()

GAME: Final = _OPTION.field()
"""The number of the game's plan."""
SEAT: Final = _OPTION.field()
"""Whose hand decides whether the option happens."""
MEASURE, LEAST = _OPTION.fields(2)
"""By what that hand is measured, and how much it must have."""
ONE_OF: Final = _OPTION.field()
"""Cards of which it must have one, or no cards."""
CALLS, BUYS, LAYS = _OPTION.fields(3)
"""What its declarer calls, buys and lays; 0 for what the book advises."""
OPTION_SIZE: Final = _OPTION.size

NO_GAME: Final = -1


@jit
def option_in(options, first, after, world):
    """Return the first of some options that the cards of a world allow; ``NO_GAME`` if there is none."""
    for number in range(first, after):
        option = options[number]
        hand = world[world_at.HANDS + option[SEAT]]
        allowed = not option[ONE_OF] or hand & option[ONE_OF]
        if allowed and measured(hand, option[MEASURE]) >= option[LEAST]:
            return number
    return NO_GAME


@jit
def try_courses(
    plans,
    taroks_first,
    options,
    bounds,
    worlds,
    chosen,
    courses,
    values,
    games,
    viewer,
    seed,
    plan,
    state,
    history,
    result,
):
    """Let a deal go on in several ways in some worlds, and write what the viewer gets.

    :param bounds: where the options of each course begin, and where the last ones end.
    :param chosen: the numbers of the worlds.
    :param courses: the numbers of the courses.
    :param games: where to write which game was played; ``NO_GAME`` for none.
    """
    for row in range(chosen.size):
        world = worlds[chosen[row]]
        for column in range(courses.size):
            course = courses[column]
            found = option_in(options, bounds[course], bounds[course + 1], world)
            if found == NO_GAME:
                values[row, column] = 0
                games[row, column] = NO_GAME
                continue
            option = options[found]
            games[row, column] = option[GAME]
            set_up(plans[option[GAME]], world, plan, state)
            prepared_as(plan, state, history, taroks_first[option[GAME]], option[CALLS], option[BUYS], option[LAYS])
            play_out(plan, state, history, seeded(seed, chosen[row]))
            settle(plan, state, result)
            values[row, column] = score_of(result[viewer])


@jit
def set_up(game, world, plan, state):
    """Write a game with the hands and the talon of a world."""
    for place in range(at.PLAN_SIZE):
        plan[place] = game[place]
    for place in range(at.TALON_SIZE):
        plan[at.TALON + place] = world[world_at.TALON + place]
    for seat in range(at.PLAYERS):
        state[at.HANDS + seat] = world[world_at.HANDS + seat]


@jit
def try_speeches(
    plans, cases, pasts, worlds, states, chosen, speeches, values, viewer, seed, plan, state, history, result
):
    """Play deals whose round before play ended in several ways, and write the money that the viewer gets.

    :param plans: for each speech one for each case.
    :param pasts: for each speech what everybody knows after it.
    """
    for row in range(chosen.size):
        number = chosen[row]
        world = worlds[number]
        for column in range(speeches.size):
            speech = speeches[column]
            fit_plan(plans[cases * speech + world[world_at.CASE]], world, plan)
            for place in range(at.STATE_SIZE):
                state[place] = states[number][place]
            for place in range(HISTORY_SIZE):
                history[place] = pasts[speech][place]
            play_out(plan, state, history, seeded(seed, number))
            settle(plan, state, result)
            values[row, column] = money_of(result[viewer])
