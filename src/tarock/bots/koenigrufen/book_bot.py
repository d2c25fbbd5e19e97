"""The book bot of Königrufen: the advice of the books before the play and in it, each piece by its name."""

from collections.abc import Sequence
from random import Random

from tarock.bots.koenigrufen.advice_names import DEFEND_OPEN_HAND
from tarock.bots.koenigrufen.announcing import spoken
from tarock.bots.koenigrufen.bidding import Advised, chosen_word
from tarock.bots.koenigrufen.calling import chosen_call, chosen_take
from tarock.bots.koenigrufen.discarding import chosen_discard
from tarock.bots.koenigrufen.offers import open_offers
from tarock.bots.koenigrufen.playing import KoenigrufenDecision, Refusals
from tarock.bots.koenigrufen.table_mode import Mannered
from tarock.bots.protocol import Decision, Explanation
from tarock.core.cardset import NO_CARDS, CardSet
from tarock.koenigrufen.actions import GOOD, Call, Concede, Play, Speak, Take
from tarock.koenigrufen.offers import Offer
from tarock.koenigrufen.state import KoenigrufenView
from tarock.koenigrufen.table import Phase
from tarock.koenigrufen.talon import DiscardChoice
from tarock.search.koenigrufen.advice import advise
from tarock.search.koenigrufen.open import preventing


class BookBot(Mannered):
    """Takes the advice of the books: the same at the same view, whatever the random numbers."""

    def act(self, view: KoenigrufenView, rng: Random, refused: Refusals) -> KoenigrufenDecision:
        """Return what the advice says, and which piece of advice it is."""
        manners = self.interject(view, rng, refused)
        if manners is not None:
            return manners
        advised = advised_action(view, open_offers(view, refused), refused)
        return Decision(advised.action, Explanation(advice=advised.advice))


def advised_action(view: KoenigrufenView, offers: Sequence[Offer], refused: Refusals) -> Advised:
    """Return what the books advise among some offers."""
    first = offers[0]
    if isinstance(first, DiscardChoice):
        return chosen_discard(view, first)
    if view.phase is Phase.PLAY:
        return _advised_card(view, CardSet.from_cards(offer.card for offer in offers if isinstance(offer, Play)))
    if isinstance(first, Call):
        return chosen_call(view, [offer for offer in offers if isinstance(offer, Call)])
    if isinstance(first, Take | Concede):
        takes = [offer for offer in offers if isinstance(offer, Take)]
        return chosen_take(view, takes, [offer for offer in offers if isinstance(offer, Concede)])
    if isinstance(first, Speak):
        advised = spoken(view, [offer for offer in offers if isinstance(offer, Speak)])
        return Advised(GOOD, "say_good") if advised.action in refused else advised
    return chosen_word(view, [offer for offer in offers if not isinstance(offer, DiscardChoice)])


def _advised_card(view: KoenigrufenView, legal: CardSet) -> Advised:
    """Return which card to play; against an open hand one with which its game can still be prevented."""
    defence = preventing(view, legal) if len(legal) > 1 else NO_CARDS
    action, advice = advise(view, defence or legal)
    return Advised(action, DEFEND_OPEN_HAND if defence else advice)
