"""A bot that asks a network, which has learnt by playing against itself (:mod:`tarock.learning`).

It decides the skat, cards, names, words about a led skus, demands and new deals.  What the network does not know (a
table at which faults have happened, a position from a book) is left to another bot, as a rule the book's.
"""

from collections.abc import Sequence
from functools import lru_cache
from pathlib import Path
from random import Random
from typing import TypeAlias

from tarock.bots.danish.book_bot import BookBot
from tarock.bots.danish.playing import DanishDecision, DanishPlayer, Refusals
from tarock.bots.danish.table_mode import table_manners
from tarock.bots.network import Floats, Network, load_network
from tarock.bots.opinion import LEARNED, Opinion, opinion_of, ranked
from tarock.bots.protocol import Decision, Explanation
from tarock.core.cards import Card
from tarock.core.cardset import CardSet
from tarock.danish.actions import DEMAND, REDEAL, Action, Lay
from tarock.danish.cards import HAND_SIZE, PACK, SKAT_SIZE
from tarock.danish.skat import SkatChoice
from tarock.danish.state import DanishView
from tarock.danish.table import Phase
from tarock.search._kernels.danish import encoder, layout
from tarock.search._kernels.danish.deal_layout import PASS
from tarock.search.danish.course import is_regular
from tarock.search.danish.packing import Ints
from tarock.search.danish.selfplay import ACTIONS, Question, question_of

GAME = "danish"
"""The family of games that stands in the header of a network."""

DanishOpinion: TypeAlias = Opinion[Action]


@lru_cache(maxsize=4)
def danish_network(path: Path) -> Network:
    """Return a network from a file, read once.

    :raises TarockError: if it is none for Danish Tarok with these features.
    """
    return load_network(path, GAME, encoder.DIGEST)


class NetBot:
    """Does what a network finds best; without dice, since equal views get equal answers.

    :param otherwise: who decides what the network does not know.
    """

    def __init__(self, network: Network, otherwise: DanishPlayer | None = None) -> None:
        self.network = network
        self.otherwise = BookBot() if otherwise is None else otherwise

    def act(self, view: DanishView, rng: Random, refused: Refusals) -> DanishDecision:
        """Return what the network finds best."""
        right = self.interject(view, rng, refused)
        if right is not None:
            return right
        if is_laying(view):
            return Decision(self._skat(view), Explanation(facts=(LEARNED,)))
        if not is_known(view):
            return self.otherwise.act(view, rng, refused)
        question = question_of(view)
        question.ask_on_turn(refused)
        return self._decided(question)

    def interject(self, view: DanishView, rng: Random, refused: Refusals) -> DanishDecision | None:
        """Keep good manners; ask for a new deal or demand the skus when the network wants to."""
        manners = table_manners(view, rng, refused)
        if manners is not None:
            return Decision(manners)
        for right in _rights(view):
            if right not in refused:
                question = _about_right(view, right)
                legal = question.legal
                if legal[int(self._logits(question, legal).argmax())] != PASS:
                    return Decision(right, Explanation(facts=(LEARNED,)))
        return None

    def opinion(self, view: DanishView, refused: Refusals | None = None) -> DanishOpinion | None:
        """Return what the network thinks of what a view is to decide; None where it knows nothing of it.

        A right that can be used comes before all else.
        """
        rights = [right for right in _rights(view) if right not in (refused or {})]
        if rights:
            question = _about_right(view, rights[0])
        elif is_laying(view):
            question = question_of(view)
            question.ask_for_skat()
        elif is_known(view) and view.turn == view.seat:
            question = question_of(view)
            question.ask_on_turn(refused or {})
        else:
            return None
        legal = question.legal
        actions = [Lay(CardSet.of(number)) for number in legal] if is_laying(view) and not rights else _actions(legal)
        return opinion_of(self.network.ask(question.bits()), legal, actions, _places(question))

    def _decided(self, question: Question) -> DanishDecision:
        """Return what the network finds best, and how likely it was to do each thing."""
        legal = question.legal
        if len(legal) == 1:
            return Decision(_action(legal[0]), Explanation(facts=("only_choice",)))
        actions = [_action(number) for number in legal]
        chances = tuple(ranked(self._logits(question, legal), actions).items())
        return Decision(chances[0][0], Explanation(facts=(LEARNED,), chances=chances))

    def _skat(self, view: DanishView) -> Lay:
        """Lay card by card."""
        (choice,) = (offer for offer in view.legal_actions() if isinstance(offer, SkatChoice))
        question = question_of(view)
        laid: list[Card] = []
        for _ in range(SKAT_SIZE):
            question.ask_for_skat()
            legal = question.legal
            card = legal[int(self._logits(question, legal).argmax())]
            question.lay(card)
            laid.append(card)
        cards = CardSet.from_cards(laid)
        choice.check(cards)
        return Lay(cards)

    def _logits(self, question: Question, legal: list[int]) -> Floats:
        """Return what the network would do of what may be done."""
        logits: Floats = self.network.logits(question.bits())[legal]
        return logits


def is_known(view: DanishView) -> bool:
    """Tell whether the network knows such a situation: the card play of a whole deal in which nothing went wrong."""
    return is_regular(view) and not view.table.is_position


def is_laying(view: DanishView) -> bool:
    """Tell whether a dealer has his skat to lay, with all of his cards in hand."""
    return view.phase is Phase.SKAT and view.turn == view.seat and len(view.hand) == HAND_SIZE + SKAT_SIZE


def _rights(view: DanishView) -> tuple[Action, ...]:
    """Return the rights that can be used out of turn and are worth a thought; a skus that is gone is never demanded."""
    offers = view.legal_actions()
    may_demand = DEMAND in offers and not view.table.skus_is_gone() and is_known(view)
    return (*((REDEAL,) if REDEAL in offers else ()), *((DEMAND,) if may_demand else ()))


def _about_right(view: DanishView, right: Action) -> Question:
    question = question_of(view)
    question.ask_for_right(view.table.seating.declaring_order.index(view.seat), right)
    return question


def _actions(legal: Sequence[int]) -> list[Action | None]:
    return [ACTIONS[number] for number in legal]


def _action(number: int) -> Action:
    action = ACTIONS[number]
    assert action is not None, "to let go is no choice on turn"
    return action


# Where cards may be


def _places(question: Question) -> dict[Card, tuple[int, tuple[bool, bool, bool]]]:
    """Return for every card that the player cannot see whether the next, the one after and the skat may have it."""
    words = question.words()
    out, next_can, after_can = (_cards(words, first) for first in (encoder.OUT, encoder.NEXT_CAN, encoder.AFTER_CAN))
    has_laid = question.place == 0
    return {card: (card, (card in next_can, card in after_can, not has_laid)) for card in out & PACK}


def _cards(words: Ints, first: int) -> CardSet:
    return CardSet(int(words[first]) | int(words[first + 1]) << layout.FIRST_TAROK)
