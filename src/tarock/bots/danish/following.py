"""Following to a trick: named pieces of advice, each of which answers with a card or with None.

Møller, sections "Ultimokort", l.1128-1149, and "Om scusen", l.1785-1833; Jensen 1989, Skusens anvendelse, l.556-586.
"""

from collections.abc import Callable, Iterable
from typing import TypeAlias

from tarock.bots.danish.knowledge import (
    holds_the_trick,
    is_likely,
    is_sure,
    rules_the_taroks,
    trick_of,
    trick_value,
    value,
)
from tarock.core.cards import PAGAT, SKUS, Card, tarok
from tarock.core.cardset import CardSet
from tarock.danish.cards import KINGS, LAST_TRICK, TAROKS, ULTIMO_CARDS
from tarock.danish.state import DanishView

Advice: TypeAlias = Callable[[DanishView, CardSet], Card | None]
"""A piece of advice: from the view and the cards that may be played to a card, or None when it does not apply."""

WORTH_TAKING = 3
"""A trick with a queen in it, or with more, is worth a winning card."""
WORTH_A_HIGH_TAROK = 6
HIGHEST = CardSet.from_cards(tarok(number) for number in range(18, 22))
"""The taroks that decide the last tricks."""
END_GAME = LAST_TRICK - 4
SKUS_IS_DUE = 16
"""From here on the skus goes at the next chance, before it is demanded (Møller, l.1814-1817)."""


def bring_the_pagat_home(view: DanishView, legal: CardSet) -> Card | None:
    """Win with the pagat when nothing can beat it, unless this hand may keep it for the end."""
    if PAGAT in legal and is_sure(view, PAGAT) and not rules_the_taroks(view):
        return PAGAT
    return None


def bring_the_king_home(view: DanishView, legal: CardSet) -> Card | None:
    """Win with a king while the suit is still followed: later it will be ruffed."""
    return next((king for king in legal & KINGS if is_likely(view, king)), None)


def take_what_is_worth_it(view: DanishView, legal: CardSet) -> Card | None:
    """Win a good trick with the cheapest card that is likely to hold it; the highest taroks wait for the end."""
    cards = trick_of(view).cards
    prize = trick_value(view)
    if prize < WORTH_TAKING and ULTIMO_CARDS.isdisjoint(cards):
        return None
    winning = [card for card in legal - ULTIMO_CARDS if is_likely(view, card)]
    if prize < WORTH_A_HIGH_TAROK and trick_of(view).number < END_GAME:
        winning = [card for card in winning if card not in HIGHEST]
    return cheapest(view, winning)


def throw_the_skus(view: DanishView, legal: CardSet) -> Card | None:
    """Throw the skus on a trick that cannot be won, where another card would be dear or the end is near."""
    others = legal - CardSet.of(SKUS)
    if SKUS not in legal or any(holds_the_trick(view, card) for card in others):
        return None
    dear = all(value(view, card) for card in others)
    return SKUS if dear or trick_of(view).number >= SKUS_IS_DUE else None


def throw_the_lowest(view: DanishView, legal: CardSet) -> Card | None:
    """Throw the card that counts least and is weakest; the skus is too good for that."""
    return cheapest(view, legal - CardSet.of(SKUS) or legal)


def cheapest(view: DanishView, cards: Iterable[Card]) -> Card | None:
    """Return the card that counts least, suit cards before taroks, weak cards before strong ones."""
    return min(cards, key=lambda card: (value(view, card), card in TAROKS, _strength(card)), default=None)


def _strength(card: Card) -> int:
    return card if card in TAROKS else card % 14


FOLLOWING: tuple[Advice, ...] = (
    bring_the_pagat_home,
    bring_the_king_home,
    take_what_is_worth_it,
    throw_the_skus,
    throw_the_lowest,
)
"""The advice in the order in which it is taken; the last one always answers."""
