"""The strongest bot of Königrufen: a network decides, and where the network is weak the search has the last word.

In the last tricks, and where hands lie open, every card is tried with the exact solver, and another than the network's
is played if it is clearly better.  Before them a card that gives something away by all that is known is not played.
What the network would double is weighed as ``master`` weighs it, and so is a Valat, which it has met too seldom to know
what it risks.  A negative game is bid only with a hand that ``master`` would weigh one with: networks defend badly
against such games, and so learn to bid too many of them.
"""

import time
from dataclasses import replace
from random import Random
from typing import Final

from tarock.bots.budget import Budget, Clock
from tarock.bots.koenigrufen.net import NetBot, is_known
from tarock.bots.koenigrufen.playing import KoenigrufenDecision, Refusals
from tarock.bots.koenigrufen.search import SearchBot
from tarock.bots.koenigrufen.search_bids import is_worth_a_thought
from tarock.bots.koenigrufen.search_cards import Trusted, searched_card
from tarock.bots.koenigrufen.search_speech import VALAT, confirmed_speech
from tarock.bots.koenigrufen.slips import Slips
from tarock.bots.koenigrufen.trials import Thinking
from tarock.bots.network import Network
from tarock.core.cardset import CardSet
from tarock.koenigrufen.actions import Action, Bid, Play, Speak
from tarock.koenigrufen.cards import LAST_TRICK
from tarock.koenigrufen.state import KoenigrufenView

ENDING: Final = 3
"""So many last tricks are solved, ..."""
WORLDS: Final = 24
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
            case Play():
                return self._played(view, decision, rng)
            case Speak() if decision.action.doubles or VALAT in decision.action.announces:
                words = [offer for offer in view.legal_actions() if isinstance(offer, Speak)]
                return _other(decision, confirmed_speech(view, words, decision.action, self.thinking, rng))
            case Bid():
                return with_a_hand_for_it(view, decision)
            case _:
                return decision

    def _played(self, view: KoenigrufenView, decision: KoenigrufenDecision, rng: Random) -> KoenigrufenDecision:
        """Return the network's card, or a better one."""
        legal = CardSet.from_cards(offer.card for offer in view.legal_actions() if isinstance(offer, Play))
        if len(legal) == 1:
            return decision
        decision = without_slip(view, legal, decision)
        if not may_be_solved(view):
            return decision
        assert isinstance(decision.action, Play)
        return _other(decision, searched_card(view, legal, self.solving, rng, Trusted(decision.action.card, MARGIN)))


def _other(decision: KoenigrufenDecision, found: KoenigrufenDecision | None) -> KoenigrufenDecision:
    """Return what was found, where that is something else."""
    return decision if found is None or found.action == decision.action else found


def with_a_hand_for_it(view: KoenigrufenView, decision: KoenigrufenDecision) -> KoenigrufenDecision:
    """Return the word that the network likes best of those for which the hand has the least that they need."""
    if decision.why is None:
        return decision
    games = view.table.ruleset.contracts_by_id

    def is_sound(word: Action) -> bool:
        return not isinstance(word, Bid) or is_worth_a_thought(games[word.contract], view.hand)

    if is_sound(decision.action):
        return decision
    words = (word for word, _ in decision.why.chances)
    return replace(decision, action=next(filter(is_sound, words), decision.action))


def without_slip(view: KoenigrufenView, legal: CardSet, decision: KoenigrufenDecision) -> KoenigrufenDecision:
    """Return the card that the network likes best of those that give nothing away; its own if all do."""
    if view.table.game.kind not in {"positive", "suit"} or decision.why is None:
        return decision
    slips = Slips(view, legal)
    cards = (action for action, _ in decision.why.chances if isinstance(action, Play))
    sound = (play for play in cards if not (slips.gives_honour(play.card) or slips.overtakes_friend(play.card)))
    return replace(decision, action=next(sound, decision.action))


def may_be_solved(view: KoenigrufenView) -> bool:
    """Tell whether the exact solver can be asked: the end is near, or all hands lie open."""
    return view.table.open_hands is not None or len(view.table.tricks) + ENDING >= LAST_TRICK
