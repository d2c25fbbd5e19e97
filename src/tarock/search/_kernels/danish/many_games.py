"""Many deals of Danish Tarok side by side: each function does one thing in some games, by number.

On the CPU one call goes through all games; on a GPU every thread has one.  Arrays have a row for each game.
"""

from tarock.search._kernels.backend import jit
from tarock.search._kernels.danish.deal_layout import ACTOR, OVER
from tarock.search._kernels.danish.encoder import write_words
from tarock.search._kernels.danish.selfplay import advance, begin_game, book_choice, step
from tarock.search._kernels.shared.features import write_input_bit, write_inputs

__all__ = ["advise_games", "begin_games", "step_games", "write_games", "write_input_bit", "write_inputs"]


@jit
def begin_games(first, last, plans, rows, position, known, more, pack, dice, deals, seed, king_cup, pagat_cup):
    """Deal, and go on to the first decision.

    :param rows: by game: which of the plans it is played by.
    :param deals: by game: the number of its cards; equal numbers have equal cards.
    """
    for game in range(first, last):
        plan = plans[rows[game]]
        begin_game(
            plan,
            position[game],
            known[game],
            more[game],
            pack[game],
            dice[game],
            seed,
            deals[game],
            king_cup,
            pagat_cup,
        )
        advance(plan, position[game], known[game], more[game])


@jit
def step_games(first, last, plans, rows, position, known, more, actions):
    """Let everybody act who is to decide, and go on to the next decision."""
    for game in range(first, last):
        if more[game, OVER] == 0:
            plan = plans[rows[game]]
            step(plan, position[game], known[game], more[game], actions[game])
            advance(plan, position[game], known[game], more[game])


@jit
def write_games(first, last, plans, rows, position, known, more, words):
    """Write down what everybody knows who is to decide."""
    for game in range(first, last):
        if more[game, OVER] == 0:
            plan = plans[rows[game]]
            write_words(plan, position[game], known[game], more[game], more[game, ACTOR], words[game])


@jit
def advise_games(first, last, plans, rows, position, known, more, advice):
    """Write down what the books would do in every decision."""
    for game in range(first, last):
        if more[game, OVER] == 0:
            advice[game] = book_choice(plans[rows[game]], position[game], known[game], more[game])
