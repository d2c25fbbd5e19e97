"""What a piece of advice asks for: senses that many predicates share."""

from collections.abc import Callable
from typing import TypeAlias

from tarock.core.cards import SKUS, Card, Suit
from tarock.core.cardset import CardSet
from tarock.danish.actions import Action, Lay, Play
from tarock.danish.cards import OF_SUIT
from tarock.tutor.advice import Sense
from tarock.tutor.danish.sight import Sight

Asked: TypeAlias = Sense[Action] | None
"""What a predicate of Danish Tarok asks for; None where it does not apply."""


def plays(cards: CardSet) -> Sense[Action]:
    """One of some cards."""
    return lambda action: isinstance(action, Play) and action.card in cards


def plays_card(card: Card) -> Sense[Action]:
    """This card."""
    return lambda action: isinstance(action, Play) and action.card == card


def spares(cards: CardSet) -> Sense[Action]:
    """Any card but these."""
    return lambda action: isinstance(action, Play) and action.card not in cards


def leads_suit(*suits: Suit) -> Sense[Action]:
    """A lead of one of some suits, with a card of it or with the skus so named."""
    return lambda action: isinstance(action, Play) and led_suit(action) in suits


def avoids_suit(*suits: Suit) -> Sense[Action]:
    """A lead of anything but these suits."""
    return lambda action: isinstance(action, Play) and led_suit(action) not in suits


def led_suit(play: Play) -> Suit | None:
    """Return what must be followed after a lead."""
    if play.card == SKUS:
        return play.named
    return next(suit for suit in Suit if play.card in OF_SUIT[suit])


def lays(fits: Callable[[CardSet], bool]) -> Sense[Action]:
    """A skat that fits."""
    return lambda action: isinstance(action, Lay) and fits(action.cards)


def does(wanted: Action) -> Sense[Action]:
    """Exactly this."""
    return lambda action: action == wanted


def some(offers: Sense[Action], sight: Sight) -> Asked:
    """Return a sense only if something that I may do is in it."""
    return offers if any(map(offers, sight.offers)) else None


def by_bots(sight: Sight, *names: str) -> Asked:
    """What the bots do, where they do it for one of these reasons."""
    if sight.advised is None or sight.advised[1] not in names:
        return None
    return does(sight.advised[0])
