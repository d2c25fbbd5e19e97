"""A bot that plays by a handful of rules of thumb from the books."""

from random import Random

from tarock.bots.danish.following import FOLLOWING
from tarock.bots.danish.knowledge import higher, may_hold, trick_of, unseen
from tarock.bots.danish.laying import chosen_skat
from tarock.bots.danish.leading import LEADING, name_of_a_led_skus
from tarock.bots.danish.playing import DanishDecision, Refusals
from tarock.bots.danish.table_mode import table_manners
from tarock.bots.protocol import Decision
from tarock.core.cards import SKUS
from tarock.core.cardset import CardSet
from tarock.danish.actions import CLAIM, DEMAND, REDEAL, WAIVE, Action, Declare, Name, Play
from tarock.danish.cards import KINGS, OF_SUIT
from tarock.danish.legal import Offer
from tarock.danish.skat import SkatChoice
from tarock.danish.state import DanishView


class SimpleBot:
    """Takes the first piece of advice that applies; see the modules ``laying``, ``leading`` and ``following``."""

    def act(self, view: DanishView, rng: Random, refused: Refusals) -> DanishDecision:
        """Return what the advice says."""
        return self.interject(view, rng, refused) or Decision(self._on_turn(view, rng, refused))

    def _on_turn(self, view: DanishView, rng: Random, refused: Refusals) -> Action:
        offers = tuple(offer for offer in view.legal_actions() if offer not in refused)
        for offer in offers:
            if isinstance(offer, SkatChoice):
                return chosen_skat(offer, rng)
            if isinstance(offer, Declare):
                return offer
        return baptism(view, offers) or card_to_play(view, offers)

    def interject(self, view: DanishView, rng: Random, refused: Refusals) -> DanishDecision | None:
        """Ask for a new deal without taroks, and demand the skus when a king may be out."""
        manners = table_manners(view, rng, refused)
        if manners is not None:
            return Decision(manners)
        offers = view.legal_actions()
        if REDEAL in offers:
            return Decision(REDEAL)
        if DEMAND in offers and DEMAND not in refused and should_demand(view):
            return Decision(DEMAND)
        return None


def should_demand(view: DanishView) -> bool:
    """Tell whether to demand the skus: it is not gone, and its holder may need the trick to bring a king home.

    Møller, Om scusen, l.1850-1900.
    """
    table = view.table
    if table.skus_is_gone():
        return False
    return any(may_hold(view, seat) & KINGS for seat in table.seating.opponents(view.seat))


def baptism(view: DanishView, offers: tuple[Offer, ...]) -> Action | None:
    """Return what to say about a led skus: claim it, call it one's best suit, or let it go.

    Møller, Om scusen, l.1941-1947.
    """
    if CLAIM in offers:
        return CLAIM
    names = [offer for offer in offers if isinstance(offer, Name) and view.hand & OF_SUIT[offer.suit]]
    if names:
        return max(names, key=lambda name: _strength(view, OF_SUIT[name.suit]))
    return WAIVE if WAIVE in offers else None


def _strength(view: DanishView, suit: CardSet) -> tuple[bool, int]:
    """Rate a suit: first whether nothing beats its best card, then its length."""
    mine = view.hand & suit
    return not higher(mine.strongest()) & unseen(view), len(mine)


def card_to_play(view: DanishView, offers: tuple[Offer, ...]) -> Play:
    """Return the card of the first piece of advice that answers."""
    plays = [offer for offer in offers if isinstance(offer, Play)]
    legal = CardSet.from_cards(play.card for play in plays)
    leads = not trick_of(view).plays
    answers = (advice(view, legal) for advice in (LEADING if leads else FOLLOWING))
    card = next(card for card in answers if card is not None)
    return Play(card, name_of_a_led_skus(view)) if leads and card == SKUS else Play(card)
