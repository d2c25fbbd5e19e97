"""Many deals of Königrufen side by side: each function does one thing in some games, by number.

On the CPU one call goes through all games; on a GPU every thread has one.  Arrays have a row for each game: the
position has the plan of its play and behind it the state, what is known is the history.
"""

from tarock.search._kernels.backend import jit
from tarock.search._kernels.koenigrufen import deal_layout as deal
from tarock.search._kernels.koenigrufen.book_player import book_choice
from tarock.search._kernels.koenigrufen.encoder import write_words
from tarock.search._kernels.koenigrufen.selfplay import act, begin_game
from tarock.search._kernels.shared.features import write_input_bit, write_inputs

__all__ = ["advise_games", "begin_games", "step_games", "write_games", "write_input_bit", "write_inputs"]


@jit
def begin_games(first, last, laws, rows, position, known, more, _pack, _dice, deals, seed, _cup, _other_cup):
    """Deal; :func:`step_games` with :data:`~.selfplay.NOTHING` then goes on to the first decision.

    There are no cups, and a pack and dice are not needed.  That nothing is played here makes one large kernel of two.

    :param rows: by game: which of the laws it is played by.
    :param deals: by game: the number of its cards; equal numbers have equal cards.
    """
    for game in range(first, last):
        law = laws[rows[game]]
        plan = position[game, : deal.STATE]
        state = position[game, deal.STATE :]
        begin_game(law, plan, state, known[game], more[game], seed, deals[game])


@jit
def step_games(first, last, laws, rows, position, known, more, actions):
    """Let everybody act who is to decide, unless it is NOTHING, and go on to the next decision."""
    for game in range(first, last):
        if more[game, deal.OVER] == 0:
            law = laws[rows[game]]
            plan = position[game, : deal.STATE]
            state = position[game, deal.STATE :]
            act(law, plan, state, known[game], more[game], actions[game])


@jit
def write_games(first, last, laws, rows, position, known, more, words):
    """Write down what everybody knows who is to decide."""
    for game in range(first, last):
        if more[game, deal.OVER] == 0:
            plan = position[game, : deal.STATE]
            state = position[game, deal.STATE :]
            write_words(laws[rows[game]], plan, state, known[game], more[game], words[game])


@jit
def advise_games(first, last, laws, rows, position, known, more, advice):
    """Write down what the books would do in every decision."""
    for game in range(first, last):
        if more[game, deal.OVER] == 0:
            plan = position[game, : deal.STATE]
            state = position[game, deal.STATE :]
            advice[game] = book_choice(laws[rows[game]], plan, state, known[game], more[game])
