"""A bot for Königrufen that plays by a handful of rules of thumb."""

from collections.abc import Sequence
from random import Random

from tarock.bots.koenigrufen.bidding import chosen_call, chosen_discard, chosen_take, chosen_word, spoken
from tarock.bots.koenigrufen.card_play import chosen_card
from tarock.bots.koenigrufen.offers import open_offers
from tarock.bots.koenigrufen.playing import KoenigrufenDecision, Refusals
from tarock.bots.koenigrufen.table_mode import table_manners
from tarock.bots.protocol import Decision
from tarock.core.cardset import CardSet
from tarock.koenigrufen.actions import Action, Call, Play, Speak, Take
from tarock.koenigrufen.state import KoenigrufenView, Offer
from tarock.koenigrufen.table import Phase
from tarock.koenigrufen.talon import DiscardChoice


class SimpleBot:
    """Takes the advice of ``koenigrufen_bidding`` before the play and of ``koenigrufen_play`` in it."""

    def interject(self, view: KoenigrufenView, rng: Random, refused: Refusals) -> KoenigrufenDecision | None:
        """Point out what the cards prove, where people can err."""
        manners = table_manners(view, rng, refused)
        return None if manners is None else Decision(manners)

    def act(self, view: KoenigrufenView, rng: Random, refused: Refusals) -> KoenigrufenDecision:
        """Return what the advice says."""
        return self.interject(view, rng, refused) or Decision(_advised(view, open_offers(view, refused)))


def _advised(view: KoenigrufenView, offers: Sequence[Offer]) -> Action:
    return _before_play(view, offers) if view.phase is not Phase.PLAY else Play(chosen_card(view, _cards(offers)))


def _before_play(view: KoenigrufenView, offers: Sequence[Offer]) -> Action:
    first = offers[0]
    if isinstance(first, DiscardChoice):
        return chosen_discard(first)
    if isinstance(first, Call):
        return chosen_call(view, [offer for offer in offers if isinstance(offer, Call)])
    if isinstance(first, Take):
        return chosen_take(view, [offer for offer in offers if isinstance(offer, Take)])
    if isinstance(first, Speak):
        return spoken(view, [offer for offer in offers if isinstance(offer, Speak)])
    return chosen_word(view, [offer for offer in offers if not isinstance(offer, DiscardChoice)])


def _cards(offers: Sequence[Offer]) -> CardSet:
    return CardSet.from_cards(offer.card for offer in offers if isinstance(offer, Play))
