"""What each player of Danish Tarok is paid in an ending with open cards when all play as well as can be.

There are two answers.  In the first everybody thinks of his own payment alone (the max^n of three players).  In the
second one player asks what he is sure of if both others play against him, whatever it costs them.

Cards side by side that count nothing are the same, and what changes nothing is left out as in ``solver``.
Nobody demands a skus that has gone: it would only cost him the fine.
"""

from typing import Final

from tarock.search._kernels.backend import jit
from tarock.search._kernels.danish.layout import (
    DEMAND,
    FIRST_TAROK,
    KINGS,
    NET,
    NOTHING,
    PACK_SIZE,
    PAGAT_BIT,
    POSITION_SIZE,
    TURN,
    VALUES,
)
from tarock.search._kernels.danish.rules import act, skus_holder
from tarock.search._kernels.danish.solver import may_be_demanded, write_moves
from tarock.search._kernels.fields import Fields

# How the cards that stand for themselves are handed over

_ENDING: Final = Fields()

SINGULAR_SUITS, SINGULAR_TAROKS, NODE_LIMIT = _ENDING.fields(3)
ENDING_SIZE: Final = _ENDING.size


@jit
def write_singular(plan, ending):
    """Write down which cards count something or are paid for."""
    suits = KINGS
    taroks = PAGAT_BIT
    for card in range(PACK_SIZE):
        if plan[VALUES + card]:
            if card < FIRST_TAROK:
                suits |= 1 << card
            else:
                taroks |= 1 << (card - FIRST_TAROK)
    ending[SINGULAR_SUITS] = suits
    ending[SINGULAR_TAROKS] = taroks


@jit
def _copy(position, after):
    for slot in range(POSITION_SIZE):
        after[slot] = position[slot]


@jit
def each_for_himself(positions, depth, plan, ending, nodes, moves, payments):
    """Write what each place is paid in the end into ``payments[depth]``; return False when the limit is reached.

    Between moves that pay him the same a player takes the first: cards from the weakest spade to the skus, then names.
    The skus is demanded if one of the two others gains by it.
    """
    nodes[0] += 1
    if nodes[0] > ending[NODE_LIMIT]:
        return False
    position = positions[depth]
    after = positions[depth + 1]
    place = position[TURN]
    best = payments[depth]
    if place == NOTHING:
        for other in range(3):
            best[other] = position[NET + other]
        return True
    found = payments[depth + 1]
    count = write_moves(position, ending[SINGULAR_SUITS], ending[SINGULAR_TAROKS], moves[depth])
    for which in range(count):
        _copy(position, after)
        act(plan, after, place, moves[depth, which])
        if not each_for_himself(positions, depth + 1, plan, ending, nodes, moves, payments):
            return False
        if which == 0 or found[place] > best[place]:
            for other in range(3):
                best[other] = found[other]
    if may_be_demanded(plan, position):
        holder = skus_holder(position)
        _copy(position, after)
        act(plan, after, 0 if holder else 1, DEMAND)
        if not each_for_himself(positions, depth + 1, plan, ending, nodes, moves, payments):
            return False
        gains = False
        for other in range(3):
            gains |= other != holder and found[other] > best[other]
        if gains:
            for other in range(3):
                best[other] = found[other]
    return True


@jit
def against_all(positions, depth, plan, ending, nodes, moves, asked, floor, ceiling):
    """Return what a place is sure of against both others together, as far as it lies between floor and ceiling."""
    nodes[0] += 1
    if nodes[0] > ending[NODE_LIMIT]:
        return floor
    position = positions[depth]
    after = positions[depth + 1]
    place = position[TURN]
    if place == NOTHING:
        return position[NET + asked]
    if may_be_demanded(plan, position):
        _copy(position, after)
        holder = skus_holder(position)
        act(plan, after, 0 if holder else 1, DEMAND)
        demanded = against_all(positions, depth + 1, plan, ending, nodes, moves, asked, floor, ceiling)
        if holder == asked:
            ceiling = min(ceiling, demanded)
        else:
            floor = max(floor, demanded)
    low, high = floor, ceiling
    best = low if place == asked else high
    count = write_moves(position, ending[SINGULAR_SUITS], ending[SINGULAR_TAROKS], moves[depth])
    for which in range(count):
        if low >= high:
            break
        _copy(position, after)
        act(plan, after, place, moves[depth, which])
        found = against_all(positions, depth + 1, plan, ending, nodes, moves, asked, low, high)
        if place == asked:
            best = low = max(low, found)
        else:
            best = high = min(high, found)
    return max(floor, min(ceiling, best))
