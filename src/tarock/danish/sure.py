"""Whether a player of Danish Tarok surely takes all tricks that are left, by what he can see himself.

An ultimo card is kept for the last trick where that is as sure (Møller, At ultimere, l.797-804).
"""

from typing import TYPE_CHECKING

from tarock.core.cardset import CardSet
from tarock.core.faults import Mode
from tarock.core.run import Rest, Run, leads
from tarock.core.seats import Seat
from tarock.danish.actions import Play
from tarock.danish.cards import OF_SUIT, SKUS_ALONE, TAROKS, ULTIMO_CARDS
from tarock.danish.knowledge import knowledge
from tarock.danish.table import Phase

if TYPE_CHECKING:
    from tarock.danish.state import DanishView


def claimable(view: "DanishView") -> Rest | None:
    """Return what a player can say about the tricks that are left: he is on turn, and nobody can err."""
    may_claim = view.phase is Phase.PLAY and view.table.mode is Mode.STRICT and view.turn == view.seat
    return "all" if may_claim else None


def sure_card(view: "DanishView") -> Play | None:
    """Return a card that takes this trick and leaves only winners, whatever the others hold; None without one."""
    if claimable(view) is None:
        return None
    trick = view.table.trick
    assert trick is not None
    plays = [offer for offer in view.legal_actions() if isinstance(offer, Play)]
    plays = [offer for offer in plays if leads(offer.card, trick.cards, OF_SUIT, TAROKS, SKUS_ALONE)]
    if not plays:  # and what the others hold need not be worked out
        return None
    run = run_of(view)
    plays = [offer for offer in plays if run.takes_all(offer.card)]
    plays.sort(key=lambda offer: (offer.card in TAROKS, offer.card), reverse=True)
    with_ultimo = [offer for offer in plays if run.keeps(offer.card, ULTIMO_CARDS)]
    return next(iter(with_ultimo or plays), None)


def run_of(view: "DanishView") -> Run:
    """Return the run of the player on turn, with all that others can hold as far as he knows."""
    trick = view.table.trick
    assert trick is not None
    known = knowledge(view)
    opponents = view.table.seating.opponents(view.seat)
    hidden: dict[Seat, CardSet] = {}
    for place in known.places:
        if place.seat in opponents:
            (other,) = (seat for seat in opponents if seat != place.seat)
            hidden[place.seat] = known.unseen - place.excluded - known.known[other]
    waiting = tuple(cards for seat, cards in hidden.items() if trick.card_of(seat) is None)
    return Run(view.hand, trick.cards, waiting, tuple(hidden.values()), OF_SUIT, TAROKS, SKUS_ALONE)
