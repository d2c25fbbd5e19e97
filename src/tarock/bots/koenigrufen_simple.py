"""A bot for Königrufen that plays by a handful of rules of thumb."""

from collections.abc import Sequence
from random import Random

from tarock.bots.koenigrufen import Refusals, open_offers
from tarock.bots.koenigrufen_bidding import chosen_call, chosen_discard, chosen_take, chosen_word, spoken
from tarock.bots.koenigrufen_play import chosen_card
from tarock.bots.koenigrufen_table_mode import table_manners
from tarock.core.cardset import CardSet
from tarock.koenigrufen.actions import Action, Call, Play, Speak, Take
from tarock.koenigrufen.state import KoenigrufenView, Offer
from tarock.koenigrufen.table import Phase
from tarock.koenigrufen.talon import DiscardChoice


class KoenigrufenSimpleBot:
    """Takes the advice of ``koenigrufen_bidding`` before the play and of ``koenigrufen_play`` in it."""

    def interject(self, view: KoenigrufenView, rng: Random, refused: Refusals) -> Action | None:
        """Point out what the cards prove, where people can err."""
        return table_manners(view, rng, refused)

    def act(self, view: KoenigrufenView, rng: Random, refused: Refusals) -> Action:
        """Return what the advice says."""
        manners = table_manners(view, rng, refused)
        if manners is not None:
            return manners
        offers = open_offers(view, refused)
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
