"""The mechanics of a trick that both families share."""

from collections.abc import Sequence

from tarock.core.cards import Card
from tarock.core.cardset import CardSet


def followers(hand: CardSet, led: CardSet, trumps: CardSet) -> CardSet:
    """Return the cards of a hand that may follow: the led suit, else a trump, else anything.

    Jensen 1989, Selve spillet, l.422-428; Møller, Selve spillet, l.648-649.
    """
    return hand & led or hand & trumps or hand


def winning_card(cards: Sequence[Card], led: CardSet, trumps: CardSet) -> Card | None:
    """Return the strongest trump, else the strongest card of the led suit, else None."""
    played = CardSet.from_cards(cards)
    contenders = played & trumps or played & led
    return contenders.strongest() if contenders else None


def beaters(lead: Card, led: CardSet, trumps: CardSet) -> CardSet:
    """Return the cards that beat the one that holds a trick: higher trumps, the led suit while nothing is trumped."""
    return trumps.above(lead) if lead in trumps else led.above(lead) | trumps
