"""A bot that asks a network, which has learnt by playing against itself (:mod:`tarock.learning`).

It decides the skat, cards, names, words about a led skus, demands and new deals.  What the network does not know (a
table at which faults have happened, a position from a book) is played by the book.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from random import Random

import numpy as np

from tarock.bots.danish.book_bot import BookBot
from tarock.bots.danish.playing import DanishDecision, Refusals
from tarock.bots.danish.table_mode import table_manners
from tarock.bots.network import Floats, Network, Prediction, load_network
from tarock.bots.protocol import Decision
from tarock.core.cards import PACK_SIZE, Card
from tarock.core.cardset import CardSet
from tarock.danish.actions import DEMAND, REDEAL, Action, Lay
from tarock.danish.cards import HAND_SIZE, SKAT_SIZE
from tarock.danish.skat import SkatChoice
from tarock.danish.state import DanishView
from tarock.danish.table import Phase
from tarock.search._kernels.danish.deal_layout import PASS
from tarock.search._kernels.danish.encoder import DIGEST
from tarock.search.danish.course import is_regular
from tarock.search.danish.selfplay import ACTIONS, Question, question_of

GAME = "danish"
"""The family of games that stands in the header of a network."""


@dataclass(frozen=True, slots=True)
class Opinion:
    """What a network thinks of a decision."""

    chances: Mapping[Action | None, float]
    """How likely it is to do each thing, the likeliest first; None is to let a right go."""
    value: float
    """What it expects to be paid from here on, in chips."""
    whereabouts: Mapping[Card, tuple[float, float, float]]
    """For every card: how likely it thinks it is with the next player, the one after, and in the skat, if with any."""


@lru_cache(maxsize=4)
def danish_network(path: Path) -> Network:
    """Return a network from a file, read once.

    :raises TarockError: if it is none for Danish Tarok with these features.
    """
    return load_network(path, GAME, DIGEST)


class NetBot:
    """Does what a network finds best; without dice, since equal views get equal answers."""

    def __init__(self, network: Network) -> None:
        self.network = network
        self.book = BookBot()

    def act(self, view: DanishView, rng: Random, refused: Refusals) -> DanishDecision:
        """Return what the network finds best."""
        right = self.interject(view, rng, refused)
        if right is not None:
            return right
        if view.phase is Phase.SKAT and len(view.hand) == HAND_SIZE + SKAT_SIZE:
            return Decision(self._skat(view))
        if not is_known(view):
            return self.book.act(view, rng, refused)
        question = question_of(view)
        question.ask_on_turn(refused)
        action = ACTIONS[self._best(question)]
        assert action is not None, "to let go is no choice on turn"
        return Decision(action)

    def interject(self, view: DanishView, rng: Random, refused: Refusals) -> DanishDecision | None:
        """Keep good manners; ask for a new deal or demand the skus when the network wants to."""
        manners = table_manners(view, rng, refused)
        if manners is not None:
            return Decision(manners)
        offers = view.legal_actions()
        for right in (REDEAL, DEMAND):
            if right in offers and right not in refused and self._wants(view, right):
                return Decision(right)
        return None

    def _wants(self, view: DanishView, right: Action) -> bool:
        """Tell whether to use a right; a skus that is gone is never demanded."""
        if right == DEMAND and (view.table.skus_is_gone() or not is_known(view)):
            return False
        question = question_of(view)
        question.ask_for_right(view.table.seating.declaring_order.index(view.seat), right)
        return self._best(question) != PASS

    def _skat(self, view: DanishView) -> Lay:
        """Lay card by card."""
        (choice,) = (offer for offer in view.legal_actions() if isinstance(offer, SkatChoice))
        question = question_of(view)
        laid: list[Card] = []
        for _ in range(SKAT_SIZE):
            question.ask_for_skat()
            card = self._best(question)
            question.lay(card)
            laid.append(card)
        cards = CardSet.from_cards(laid)
        choice.check(cards)
        return Lay(cards)

    def _best(self, question: Question) -> int:
        """Return what the network finds best of what may be done."""
        legal = question.legal
        if len(legal) == 1:
            return legal[0]
        logits = self.network.logits(question.bits())
        return legal[int(logits[legal].argmax())]

    def opinion(self, question: Question) -> Opinion:
        """Return what the network thinks of a question that was put (:mod:`tarock.search.danish.selfplay`)."""
        answer = self.network.ask(question.bits())
        legal = question.legal
        chances = _softmax(answer.logits[legal])
        order = sorted(range(len(legal)), key=lambda which: -float(chances[which]))
        return Opinion(
            {ACTIONS[legal[which]]: float(chances[which]) for which in order},
            answer.value,
            _whereabouts(answer),
        )


def is_known(view: DanishView) -> bool:
    """Tell whether the network knows such a situation: the card play of a whole deal in which nothing went wrong."""
    return is_regular(view) and not view.table.is_position


def _softmax(logits: Floats) -> Floats:
    chances = np.exp(logits - logits.max(axis=0))
    found: Floats = chances / chances.sum(axis=0)
    return found


def _whereabouts(answer: Prediction) -> dict[Card, tuple[float, float, float]]:
    places = _softmax(answer.locations.reshape(3, PACK_SIZE))
    return {card: (float(places[0, card]), float(places[1, card]), float(places[2, card])) for card in range(PACK_SIZE)}
