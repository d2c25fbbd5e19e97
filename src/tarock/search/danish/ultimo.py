"""Which actions keep an ultimo that a seat is sure of: it can be forced in every deal that the seat cannot rule out.

Where all those deals can be written down, the exact solver is asked about each, with open cards.  (Rarely he has to
guess later which of them is the real one after all; then nothing is sure any more.)  Where they are too many, a simple
plan can still be sure: to lead winners that draw every tarok, and the ultimo card last (:mod:`tarock.core.run`).
Who plans an ultimo knows which taroks are out (Møller, At ultimere, l.873-876), and so can draw them.

An ultimo is never sure while another has taken no trick: his nolo would cancel it (Møller, At ultimere, l.852-855;
Nolo, l.611-616).
"""

from collections.abc import Iterable
from typing import Final

from tarock.danish.actions import Action, Demand, Play
from tarock.danish.cards import LAST_TRICK, ULTIMO_CARDS
from tarock.danish.events import Fined
from tarock.danish.state import DanishView
from tarock.danish.sure import run_of
from tarock.search._kernels.danish import layout
from tarock.search._kernels.danish.rules import winner_of
from tarock.search.danish.beliefs import every_board
from tarock.search.danish.course import is_regular
from tarock.search.danish.every_deal import kept_in_all
from tarock.search.danish.packing import NUMBER_OF, Ints
from tarock.search.danish.solver import Goal, Solver

TRICKS: Final = 8
"""So many tricks before the end an ultimo can be sure."""
DEALS: Final = 2_000
"""Up to so many deals are all looked at."""
NODES: Final = 20_000
"""After so many positions of one deal it is not known whether the ultimo can be forced: then it is not sure."""


def keeping_ultimo(view: DanishView, actions: Iterable[Action]) -> tuple[Action, ...]:
    """Return which actions keep an ultimo that the player on turn is sure of; none if there is no such ultimo."""
    if not may_be_sure(view):
        return ()
    boards = every_board(view, DEALS)
    if boards is None:
        run = run_of(view)
        return tuple(action for action in actions if isinstance(action, Play) and run.keeps(action.card, ULTIMO_CARDS))
    return _kept_in_all(view, tuple(actions), boards)


def sure_ultimo_thrown(view: DanishView, action: Action) -> bool:
    """Tell whether an action of the player on turn throws away an ultimo that he could be sure of."""
    if action not in NUMBER_OF or not may_be_sure(view):
        return False
    kept = keeping_ultimo(view, offers(view))
    return bool(kept) and action not in kept


def offers(view: DanishView) -> tuple[Action, ...]:
    """Return what a seat may do in the card play, as far as it can know.

    The question about the skat is left out, and so is a demand for a skus that has gone, which only costs a fine.
    """
    skus_is_gone = view.table.skus_is_gone()
    found = (offer for offer in view.legal_actions() if offer in NUMBER_OF)
    return tuple(offer for offer in found if not (isinstance(offer, Demand) and skus_is_gone))


def may_be_sure(view: DanishView) -> bool:
    """Tell whether it is worth asking: the end is near, and nothing speaks against an ultimo of the player on turn."""
    trick = view.table.trick
    if trick is None or trick.number <= LAST_TRICK - TRICKS or view.turn != view.seat:
        return False
    if not view.hand & ULTIMO_CARDS or not is_regular(view):
        return False
    if any(isinstance(event, Fined) for event in view.table.events):
        return False  # a fine can bar an ultimo, or the whole deal
    return view.table.is_position or not _can_be_nolo(view)


def _can_be_nolo(view: DanishView) -> bool:
    """Tell whether another has taken no trick yet."""
    takers = {trick.best()[0] for trick in view.table.tricks}
    return not takers.issuperset(view.table.seating.opponents(view.seat))


# Few deals


def _kept_in_all(view: DanishView, actions: tuple[Action, ...], boards: Ints) -> tuple[Action, ...]:
    """Return the actions after which the ultimo can be forced in every one of the deals."""
    return kept_in_all(view, actions, boards, Goal("ultimo", view.seat), _can_be_forced)


def _can_be_forced(solver: Solver, position: Ints, place: int) -> bool:
    """Tell whether a place can force an ultimo from a position on, as far as that is found out."""
    if position[layout.VOID] or position[layout.BARRED] >> place & 1:
        return False
    if position[layout.TURN] == layout.NOTHING:
        return _is_ultimo(position, place)
    return solver.happens(position, NODES) is True


def _is_ultimo(position: Ints, place: int) -> bool:
    """Tell whether a place has won the last trick, which lies there, with an ultimo card."""
    card = int(position[layout.CARDS + (place - position[layout.LEADER]) % 3])
    return card in ULTIMO_CARDS and bool(winner_of(position) == place)
