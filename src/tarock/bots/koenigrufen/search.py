"""The search bot of Königrufen: tries its choices in deals that may be the real one, and lets everybody play on."""

import time
from collections.abc import Sequence
from random import Random

from tarock.bots.budget import Budget, Clock
from tarock.bots.koenigrufen.bidding import Advised
from tarock.bots.koenigrufen.book_bot import advised_action
from tarock.bots.koenigrufen.offers import open_offers
from tarock.bots.koenigrufen.playing import KoenigrufenDecision, Refusals
from tarock.bots.koenigrufen.search_bids import searched_word
from tarock.bots.koenigrufen.search_calling import searched_call, searched_discard, searched_take
from tarock.bots.koenigrufen.search_cards import searched_card
from tarock.bots.koenigrufen.search_speech import searched_speech
from tarock.bots.koenigrufen.table_mode import Mannered
from tarock.bots.koenigrufen.trials import Thinking
from tarock.bots.protocol import Decision, Explanation
from tarock.core.cardset import CardSet
from tarock.koenigrufen.actions import Call, Concede, Play, Speak, Take
from tarock.koenigrufen.offers import Offer
from tarock.koenigrufen.state import KoenigrufenView
from tarock.koenigrufen.talon import DiscardChoice


class SearchBot(Mannered):
    """Weighs its choices in worlds drawn from its view; where that is not possible it takes the books' advice.

    :param noise: how often it takes another choice that is not clearly worse, as weaker players do.
    """

    def __init__(self, budget: Budget, noise: float = 0.0, clock: Clock = time.monotonic) -> None:
        self.thinking = Thinking(budget, noise, clock)

    def act(self, view: KoenigrufenView, rng: Random, refused: Refusals) -> KoenigrufenDecision:
        """Return what brings most, as far as the budget lets it see, and what was weighed."""
        manners = self.interject(view, rng, refused)
        if manners is not None:
            return manners
        offers = open_offers(view, refused)
        if len(offers) == 1 and not isinstance(offers[0], DiscardChoice):
            fact = "only_card" if isinstance(offers[0], Play) else "only_choice"
            return Decision(offers[0], Explanation(facts=(fact,)))
        return self._searched(view, offers, refused, rng)

    def _searched(
        self, view: KoenigrufenView, offers: Sequence[Offer], refused: Refusals, rng: Random
    ) -> KoenigrufenDecision:
        cards = CardSet.from_cards(offer.card for offer in offers if isinstance(offer, Play))
        found = searched_card(view, cards, self.thinking, rng) if cards else None
        if found is not None:
            return found
        advised = advised_action(view, offers, refused)
        if not cards:
            found = _before_play(view, offers, advised, refused, self.thinking, rng)
        return Decision(advised.action, Explanation(advised.advice)) if found is None else found


def _before_play(
    view: KoenigrufenView,
    offers: Sequence[Offer],
    advised: Advised,
    refused: Refusals,
    thinking: Thinking,
    rng: Random,
) -> KoenigrufenDecision | None:
    """Return what the search decides; None where it has nothing to say."""
    first = offers[0]
    match first:
        case DiscardChoice():
            return searched_discard(view, first, advised, thinking, rng)
        case Call():
            calls = [offer for offer in offers if isinstance(offer, Call)]
            return searched_call(view, calls, advised, thinking, rng)
        case Take() | Concede():
            takes = [offer for offer in offers if isinstance(offer, Take)]
            return searched_take(view, takes, advised, thinking, rng) if isinstance(advised.action, Take) else None
        case Speak():
            speeches = [offer for offer in offers if isinstance(offer, Speak)]
            return searched_speech(view, speeches, advised, refused, thinking, rng)
        case _:
            words = [offer for offer in offers if not isinstance(offer, DiscardChoice)]
            return searched_word(view, words, advised, thinking, rng)
