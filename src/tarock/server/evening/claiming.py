"""Claiming the rest: who surely takes every trick that is left, or none, need not play them one by one.

What can be seen at once is answered here.  All else is for the exact solver, which thinks in a process of its own
(:meth:`tarock.server.bots.Bots.proven`) while the table goes on.
"""

from tarock.core.run import Rest
from tarock.server.evening.events import Acted
from tarock.server.evening.families import Action, View, raw_act
from tarock.server.evening.state import TableState
from tarock.server.families import SERVER

BY_CLAIM = "claim"
"""What the log says about a card that was played out."""


def claimable(view: View) -> Rest | None:
    """Return what somebody can say about the tricks that are left, if his cards prove it."""
    return SERVER[view.ruleset.family].handling.claimable(view)


def sure_card(view: View) -> Action | None:
    """Return the next card of somebody who surely takes all tricks that are left; None if it cannot be seen at once."""
    return SERVER[view.ruleset.family].handling.sure_card(view)


def played_out(table: TableState) -> tuple[Acted, ...]:
    """Return the cards that are due of those who have claimed the rest and are on turn."""
    due: list[Acted] = []
    for game in table.running:
        seat = game.claimed
        if seat is not None and seat == game.deal.turn and (card := sure_card(game.deal.view(seat))) is not None:
            due.append(Acted(game.index, seat, raw_act(table.ruleset, card), BY_CLAIM))
    return tuple(due)
