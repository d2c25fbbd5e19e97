"""Advice for Trischaken: everybody takes as few points as possible, and must overtake if he can."""

from tarock.search._kernels.backend import jit
from tarock.search._kernels.koenigrufen import advice_names as name
from tarock.search._kernels.koenigrufen import layout as at
from tarock.search._kernels.koenigrufen.advice_cards import cheapest, dearest, later_seats, top
from tarock.search._kernels.koenigrufen.advice_negative import beaten_card
from tarock.search._kernels.koenigrufen.rules import takers


@jit
def advised_trischaken(plan, state, history, seat, legal, out):
    """Return the advised card in Trischaken.

    Mayr 2012, Trischaken: lead the card that is the most likely to be good for a trick while others must overtake it.
    To throw what counts most where the trick is lost is ours.
    """
    later = later_seats(seat, state[at.COUNT])
    if not state[at.COUNT]:
        return beaten_card(plan, history, legal, 0, out, later) | name.LEAD_UNWANTED_CARD << 56
    winning = legal & takers(plan[at.DUTIES], state[at.LYING], state[at.LED], state[at.BEST])
    losing = legal & ~winning
    if losing:
        return (dearest(losing) if losing & at.SUIT_CARDS else top(losing)) | name.THROW_POINTS << 56
    if later:
        return beaten_card(plan, history, winning, state[at.LED], out, later) | name.STAY_LOW << 56
    return cheapest(winning) | name.STAY_LOW << 56
