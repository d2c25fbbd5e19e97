"""Random games on a GPU and on the CPU from the same source: how many end alike."""

from importlib import import_module
from typing import Any

import numpy as np

from tarock.core.cards import PACK_SIZE
from tarock.danish.events import Cups
from tarock.danish.rules import DanishRuleset
from tarock.danish.seating import Seating
from tarock.koenigrufen.cards import PLAYERS
from tarock.search._kernels.backend import load_for
from tarock.search._kernels.danish import layout as danish_layout
from tarock.search._kernels.danish import random as danish_random
from tarock.search._kernels.koenigrufen import layout as koenigrufen_layout
from tarock.search._kernels.koenigrufen import random as koenigrufen_random
from tarock.search.danish import packing as danish
from tarock.search.koenigrufen.packing import Position

cuda: Any = import_module("numba.cuda")  # its names differ between the simulator and the real thing
SEED = 2026
_BLOCK = 128


def equal_danish_games(ruleset: DanishRuleset, games: int) -> int:
    """Return how many random deals are paid alike on both machines."""
    plan = danish.plan_of(ruleset, Seating.of_three(0))
    start = danish.start_of(Cups(60, 60))
    sizes = (danish_layout.POSITION_SIZE, PACK_SIZE, 1, danish_layout.ACTIONS, 5)
    play = load_for("gpu", danish_random.__name__).play_random_deals

    @cuda.jit  # type: ignore[untyped-decorator]
    def on_gpu(plan: Any, start: Any, position: Any, pack: Any, dice: Any, actions: Any, totals: Any) -> None:  # noqa: ANN401
        game = cuda.grid(1)
        if game < totals.shape[0]:
            play(plan, start, SEED, game, 1, position[game], pack[game], dice[game], actions[game], totals[game])

    rows = [np.zeros((games, size), np.int64) for size in sizes]
    copies = [cuda.to_device(each) for each in rows]
    on_gpu[-(-games // _BLOCK), _BLOCK](cuda.to_device(plan), cuda.to_device(start), *copies)
    for game in range(games):
        danish_random.play_random_deals(plan, start, SEED, game, 1, *(each[game] for each in rows))
    return int((copies[-1].copy_to_host() == rows[-1]).all(axis=1).sum())


def equal_games_of_koenigrufen(position: Position, games: int) -> int:
    """Return how many random games of a contract are settled alike on both machines."""
    play = load_for("gpu", koenigrufen_random.__name__).random_games

    @cuda.jit  # type: ignore[untyped-decorator]
    def on_gpu(plans: Any, states: Any, results: Any, totals: Any) -> None:  # noqa: ANN401
        game = cuda.grid(1)
        if game < totals.shape[0]:
            play(plans[game], states[game], results[game], totals[game], SEED, game, 1)

    sizes = (koenigrufen_layout.STATE_SIZE, PLAYERS, PLAYERS)
    plans = np.repeat(position.plan[None, :], games, axis=0)
    rows = [plans, *(np.zeros((games, size), np.int64) for size in sizes)]
    copies = [cuda.to_device(each) for each in rows]
    on_gpu[-(-games // _BLOCK), _BLOCK](*copies)
    for game in range(games):
        koenigrufen_random.random_games(*(each[game] for each in rows), SEED, game, 1)
    return int((copies[-1].copy_to_host() == rows[-1]).all(axis=1).sum())
