"""Claiming the rest in Danish Tarok: a card after which every trick that is left can be forced, whatever the others do.

Where all deals that the claimant cannot rule out can be written down, the exact solver is asked about each of them,
with open cards and both others against him.  Where they are too many, winners that are led one after the other can
still prove it (:mod:`tarock.danish.sure`).  Deals and positions are counted, never seconds: the answer depends on the
view alone, and it comes soon.
"""

from typing import Final

from tarock.core.cards import SKUS
from tarock.danish.actions import Play
from tarock.danish.cards import TAROKS, ULTIMO_CARDS
from tarock.danish.state import DanishView
from tarock.danish.sure import claimable, sure_card
from tarock.search._kernels.danish import layout
from tarock.search._kernels.danish.rules import winner_of
from tarock.search.danish.beliefs import every_board
from tarock.search.danish.every_deal import kept_in_all
from tarock.search.danish.packing import Ints
from tarock.search.danish.solver import Goal, Solver
from tarock.search.danish.ultimo import keeping_ultimo

DEALS: Final = 2_000
"""Up to so many deals are all looked at."""
NODES: Final = 2_000
"""After so many positions of one deal it is not known whether the rest can be forced: then it is not claimed."""


def proven_card(view: DanishView) -> Play | None:
    """Return a card that keeps all tricks that are left in every deal that may be; None if that is not proven."""
    led = sure_card(view)
    if led is not None or claimable(view) is None:
        return led
    boards = every_board(view, DEALS)
    if boards is None:
        return None
    plays = [offer for offer in view.legal_actions() if isinstance(offer, Play)]
    demand = SKUS in view.hand  # of him it may be demanded; he himself only plays cards
    kept = kept_in_all(view, plays, boards, Goal("tout", view.seat), _takes_all, demand=demand)
    best = keeping_ultimo(view, kept) or kept
    return min((play for play in plays if play in best), key=_late, default=None)


def _late(play: Play) -> tuple[bool, bool, int]:
    """Rank cards that all keep the rest: an ultimo card as late as can be, and taroks from the top."""
    return play.card in ULTIMO_CARDS, play.card not in TAROKS, -play.card


def _takes_all(solver: Solver, position: Ints, place: int) -> bool:
    """Tell whether a place has won the trick, if it is complete, and can force all that are left."""
    if position[layout.VOID]:
        return False
    if position[layout.TURN] == layout.NOTHING:
        return bool(winner_of(position) == place)
    if position[layout.PLACED] == 0 and position[layout.LEADER] != place:
        return False
    return solver.happens(position, NODES) is True
