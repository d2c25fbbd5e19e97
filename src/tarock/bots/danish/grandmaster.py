"""The strongest bot of Danish Tarok: a network decides; what is certain by the cards goes before it.

A sure ultimo is never thrown, and as soon as every card is known the exact solver has the last word.
"""

import time
from random import Random
from typing import Final

from tarock.bots.budget import Budget, Clock
from tarock.bots.danish.net import NetBot, is_known
from tarock.bots.danish.playing import DanishDecision, Refusals
from tarock.bots.danish.search import SearchBot
from tarock.bots.danish.ultimo import keeping
from tarock.bots.network import Network
from tarock.danish.cards import LAST_TRICK
from tarock.danish.state import DanishView
from tarock.search.danish.beliefs import every_board
from tarock.search.danish.ultimo import keeping_ultimo, offers

ENDING: Final = 6
"""In so many last tricks it is worth asking whether every card is known."""


class Grandmaster:
    """Plays by a network, and by what is certain.

    :param budget: how much may be thought about what the network does not know.
    """

    def __init__(self, network: Network, budget: Budget, clock: Clock = time.monotonic) -> None:
        self.search = SearchBot(budget, clock=clock)
        self.net = NetBot(network, otherwise=self.search)

    def interject(self, view: DanishView, rng: Random, refused: Refusals) -> DanishDecision | None:
        """Keep good manners; ask for a new deal or demand the skus when the network wants to."""
        return self.net.interject(view, rng, refused)

    def act(self, view: DanishView, rng: Random, refused: Refusals) -> DanishDecision:
        """Return what the network finds best, unless something better is certain."""
        decision = self.net.act(view, rng, refused)
        open_ = tuple(offer for offer in offers(view) if offer not in refused) if is_known(view) else ()
        if len(open_) < 2 or decision.action not in open_:  # noqa: PLR2004 - one is no choice
            return decision
        if is_certain(view):
            return self.search.confirmed(view, rng, refused, decision)
        return keeping(decision, keeping_ultimo(view, open_))


def is_certain(view: DanishView) -> bool:
    """Tell whether every card is known near the end."""
    trick = view.table.trick
    return trick is not None and trick.number > LAST_TRICK - ENDING and every_board(view, 1) is not None
