"""Which cards a frame may name, found out from the engine's own table and not by the code that makes frames."""

import re

from tarock.core.cards import CARD_NAMES
from tarock.core.cardset import NO_CARDS, CardSet
from tarock.danish.actions import Declare
from tarock.danish.declarations import Courts, Kings, Laid
from tarock.danish.state import DanishView
from tarock.danish.table import Table as DanishTable
from tarock.koenigrufen.actions import Call, Correct, Expose, Play
from tarock.koenigrufen.state import KoenigrufenView
from tarock.koenigrufen.table import Table as KoenigrufenTable

TOKEN = re.compile(r'"(X|T[0-9]{1,2}|[SHDC](?:10|[1-9JCQK]))"')


def cards_named(text: str) -> set[str]:
    """Return all tokens of cards in a message."""
    return set(TOKEN.findall(text))


def known(view: DanishView | KoenigrufenView, *, own: bool) -> set[str]:
    """Return the cards that a seat may see or hear of; ``own``: also those that only it sees."""
    if isinstance(view, DanishView):
        cards, private = _danish(view.table), view.hand | view.skat | (_lacking(view) if own else NO_CARDS)
    else:
        cards, private = _koenigrufen(view.table), view.hand | view.taken | view.laid | _callable(view)
    return {CARD_NAMES[card] for card in (cards | private if own else cards)}


def _lacking(view: DanishView) -> CardSet:
    """Return the courts that a seat says it lacks when it declares: it knows that from its own hand."""
    offers = (offer for offer in view.legal_actions() if isinstance(offer, Declare))
    items = (item for offer in offers for item in offer.items if isinstance(item, Courts | Kings))
    return CardSet.from_cards(item.missing for item in items if item.missing is not None) - view.hand


def _callable(view: KoenigrufenView) -> CardSet:
    """Return the cards that a declarer may call, wherever they are."""
    calls = (offer.card for offer in view.legal_actions() if isinstance(offer, Call))
    return CardSet.from_cards(card for card in calls if card is not None)


def _danish(table: DanishTable) -> CardSet:
    cards = table.played | table.proceedings.skat
    for shown in table.shows:
        cards |= shown
    for trick in table.all_tricks:
        cards |= NO_CARDS if trick.taken_back is None else CardSet.of(trick.taken_back)
    for items in table.declared:
        for item in items or ():
            said = item.card if isinstance(item, Laid) else item.missing if isinstance(item, Courts | Kings) else None
            cards |= NO_CARDS if said is None else CardSet.of(said)
    for _, action in table.log:
        card = getattr(action, "card", None)
        cards |= NO_CARDS if card is None else CardSet.of(card)
        for item in getattr(action, "items", ()):
            said = getattr(item, "card", None) or getattr(item, "missing", None)
            cards |= NO_CARDS if said is None else CardSet.of(said)
    lying = table.proceedings.lying
    return cards if lying is None else cards | CardSet.of(lying.card)


def _koenigrufen(table: KoenigrufenTable) -> CardSet:
    cards = table.played | table.laid_open | table.proceedings.laid | CardSet.from_cards((*table.talon, *table.turned))
    for shown in (*table.shows, *(table.open_hands or ())):
        cards |= shown
    for _, action in table.log:
        if isinstance(action, Play | Correct | Expose):
            cards |= CardSet.of(action.card)
    called = None if table.call is None else table.call.card
    return cards if called is None else cards | CardSet.of(called)
