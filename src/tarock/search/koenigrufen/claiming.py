"""Claiming the rest in Königrufen: a card after which all tricks that are left, or none, can be forced by one player.

Where the deals that the claimant cannot rule out are few, the exact solver is asked about each of them, with open cards
and everybody else against him; in an ouvert game there is but one, since all hands lie open (tournament sheet 6.3).
Where they are many, winners that are led one after the other can still prove it (:mod:`tarock.koenigrufen.sure`).
Deals and cards tried are counted, never seconds: the answer depends on the view alone, and it comes soon.
"""

from typing import Final

from tarock.core.cards import Card
from tarock.core.cardset import CardSet
from tarock.core.run import Rest
from tarock.koenigrufen.actions import PLAYS, Play
from tarock.koenigrufen.cards import LAST_TRICK, TAROCKS
from tarock.koenigrufen.state import KoenigrufenView
from tarock.koenigrufen.sure import claimable, sure_card, ultimo_cards
from tarock.search.koenigrufen.beliefs import Worlds, every_world
from tarock.search.koenigrufen.goals import ExactTricks
from tarock.search.koenigrufen.open import fresh_solver, position_of
from tarock.search.koenigrufen.solver import Limits

NODES: Final = 20_000_000
"""How many cards may be tried in all deals together, a second's work: what is not decided then is not claimed."""


def proven_card(view: KoenigrufenView) -> Play | None:
    """Return a card that keeps what can be claimed in every deal that may be; None if that is not proven."""
    claim = claimable(view)
    led = sure_card(view)
    if led is not None or claim is None:
        return led
    worlds = every_world(view)
    if worlds is None:
        return None
    proven = _kept_in_all(view, worlds, claim)
    return PLAYS[_next_card(view, proven, claim)] if proven else None


def _kept_in_all(view: KoenigrufenView, worlds: Worlds, claim: Rest) -> CardSet:
    """Return the cards after which a claim can be forced in every one of the deals."""
    goal = ExactTricks(view.seat, _tricks(view, claim))
    limits = Limits(nodes=NODES // len(worlds))
    solver = fresh_solver()
    kept = CardSet.from_cards(offer.card for offer in view.legal_actions() if isinstance(offer, Play))
    for number in range(len(worlds)):
        values = solver.values_after(position_of(worlds, number), kept, goal, limits)
        kept = CardSet.from_cards(card for card, forced in values.items() if forced)
        if not kept:
            break
    return kept


def _tricks(view: KoenigrufenView, claim: Rest) -> int:
    """Return how many tricks a claimant has in the end if he is right."""
    table = view.table
    left = LAST_TRICK - len(table.tricks) if claim == "all" else 0
    return table.tricks_of(view.seat) + left


def _next_card(view: KoenigrufenView, proven: CardSet, claim: Rest) -> Card:
    """Choose among cards that all keep the claim: what may win the last trick comes late, taroks from the top."""
    if claim == "none":
        return min(proven)
    last = ultimo_cards(view)
    return min(proven, key=lambda card: (card in last, card not in TAROCKS, -card))
