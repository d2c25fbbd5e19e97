"""What a player can force in every deal that may be the real one, each of them solved with open cards.

Rarely he has to guess later which of them it is after all; then nothing is sure any more.
"""

from collections.abc import Callable, Iterable
from typing import TypeAlias

import numpy as np

from tarock.danish.actions import Action
from tarock.danish.state import DanishView
from tarock.search._kernels.danish import layout, rollouts
from tarock.search.danish.packing import NUMBER_OF, Ints, plan_of
from tarock.search.danish.solver import Goal, Solver, own_solver

Holds: TypeAlias = Callable[[Solver, Ints, int], bool]
"""Whether a goal can be forced from a position of the kernels on, by a place of theirs."""


def kept_in_all(
    view: DanishView,
    actions: Iterable[Action],
    boards: Iterable[Ints],
    goal: Goal,
    holds: Holds,
    *,
    demand: bool = True,
) -> tuple[Action, ...]:
    """Return the actions of the player on turn after which a goal can be forced in every one of some deals.

    :param demand: whether the skus may be demanded.
    """
    table = view.table
    plan = plan_of(table.ruleset, table.seating, is_position=table.is_position)
    place = table.seating.declaring_order.index(view.seat)
    solver = own_solver()
    solver.forget()  # what is found within so many positions must not depend on what was asked before
    solver.put(plan, table.seating, goal, frozenset({view.seat}), demand=demand)
    after: Ints = np.empty(layout.POSITION_SIZE, np.int64)
    kept = tuple(actions)
    for board in boards:
        still: list[Action] = []
        for action in kept:
            rollouts.begin_ending(plan, board, place, NUMBER_OF[action], after)
            if holds(solver, after, place):
                still.append(action)
        if not still:
            return ()
        kept = tuple(still)
    return kept
