"""Advice for Trischaken: take as few points as possible."""

from tarock.search._kernels import koenigrufen_advice_names as name
from tarock.search._kernels import koenigrufen_layout as at
from tarock.search._kernels.backend import jit
from tarock.search._kernels.koenigrufen_advice_cards import bottom, cheapest, dearest, top
from tarock.search._kernels.koenigrufen_advice_negative import most_dangerous
from tarock.search._kernels.koenigrufen_rules import takers


@jit
def advised_trischaken(plan, state, legal, out):
    """Return the advised card in Trischaken."""
    if not state[at.COUNT]:
        return cheapest(legal) | name.LEAD_UNWANTED_CARD << 56
    winning = legal & takers(plan[at.DUTIES], state[at.LYING], state[at.LED], state[at.BEST])
    losing = legal & ~winning
    if losing:
        if losing & at.SUIT_CARDS:
            return dearest(losing & at.SUIT_CARDS) | name.THROW_POINTS << 56
        return top(losing) | name.THROW_POINTS << 56
    if state[at.COUNT] == at.PLAYERS - 1:
        return most_dangerous(winning, out) | name.STAY_LOW << 56
    return bottom(winning) | name.STAY_LOW << 56
