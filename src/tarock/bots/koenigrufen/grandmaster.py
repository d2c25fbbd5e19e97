"""The strongest bot of Königrufen: a network decides, and where the network is weak the search has the last word.

In the last tricks, and where hands lie open, every card is tried with the exact solver, and another than the network's
is played if it is clearly better.  What the network would double is weighed as ``master`` weighs it.
"""

import time
from dataclasses import replace
from random import Random
from typing import Final

from tarock.bots.budget import Budget, Clock
from tarock.bots.koenigrufen.net import NetBot, is_known
from tarock.bots.koenigrufen.playing import KoenigrufenDecision, Refusals
from tarock.bots.koenigrufen.search import SearchBot
from tarock.bots.koenigrufen.search_cards import Trusted, searched_card
from tarock.bots.koenigrufen.search_speech import confirmed_speech
from tarock.bots.koenigrufen.trials import Thinking
from tarock.bots.network import Network
from tarock.core.cardset import CardSet
from tarock.koenigrufen.actions import Play, Speak
from tarock.koenigrufen.cards import LAST_TRICK
from tarock.koenigrufen.state import KoenigrufenView

ENDING: Final = 3
"""So many last tricks are solved, ..."""
WORLDS: Final = 32
"""... in so many deals: with more 99 of 100 moves could take longer than five milliseconds."""
MARGIN: Final = 0.5
"""By how many standard errors another card must be better than the network's."""


class Grandmaster:
    """Plays by a network, and solves endings.

    :param budget: how much may be thought about what the network does not know, and about doubling.
    """

    def __init__(self, network: Network, budget: Budget, clock: Clock = time.monotonic) -> None:
        self.search = SearchBot(budget, clock=clock)
        self.net = NetBot(network, otherwise=self.search)
        self.thinking = Thinking(budget, clock=clock)
        self.solving = Thinking(replace(budget, worlds=WORLDS), clock=clock)

    def interject(self, view: KoenigrufenView, rng: Random, refused: Refusals) -> KoenigrufenDecision | None:
        """Point out what the cards prove, where people can err."""
        return self.net.interject(view, rng, refused)

    def act(self, view: KoenigrufenView, rng: Random, refused: Refusals) -> KoenigrufenDecision:
        """Return what the network finds best, unless the search proves something else."""
        decision = self.net.act(view, rng, refused)
        if refused or not is_known(view):
            return decision
        match decision.action:
            case Play() if may_be_solved(view):
                found = self._solved(view, decision.action, rng)
            case Speak() if decision.action.doubles:
                words = [offer for offer in view.legal_actions() if isinstance(offer, Speak)]
                found = confirmed_speech(view, words, decision.action, self.thinking, rng)
            case _:
                found = None
        return decision if found is None or found.action == decision.action else found

    def _solved(self, view: KoenigrufenView, played: Play, rng: Random) -> KoenigrufenDecision | None:
        legal = CardSet.from_cards(offer.card for offer in view.legal_actions() if isinstance(offer, Play))
        return searched_card(view, legal, self.solving, rng, Trusted(played.card, MARGIN)) if len(legal) > 1 else None


def may_be_solved(view: KoenigrufenView) -> bool:
    """Tell whether the exact solver can be asked: the end is near, or all hands lie open."""
    return view.table.open_hands is not None or len(view.table.tricks) + ENDING >= LAST_TRICK
