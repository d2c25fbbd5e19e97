"""What a piece of advice asks for: senses that many predicates share."""

from collections.abc import Callable
from typing import TypeAlias

from tarock.core.cardset import CardSet
from tarock.koenigrufen.actions import Action, Bid, Call, Lay, Play, Speak, Target
from tarock.koenigrufen.bonus_kinds import Announced, Bird
from tarock.tutor.advice import Sense
from tarock.tutor.koenigrufen.sight import Sight

Wanted: TypeAlias = Sense[Action] | None
"""What a predicate of Königrufen answers."""


def does(*wanted: Action) -> Sense[Action]:
    """One of these, exactly."""
    return lambda action: action in wanted


def plays(cards: CardSet) -> Sense[Action]:
    """One of some cards."""
    return lambda action: isinstance(action, Play) and action.card in cards


def spares(cards: CardSet) -> Sense[Action]:
    """Any card but these."""
    return lambda action: isinstance(action, Play) and action.card not in cards


def bids(*contracts: str) -> Sense[Action]:
    """A bid of one of some games."""
    return lambda action: isinstance(action, Bid) and action.contract in contracts


def bids_bird(*birds: Bird) -> Sense[Action]:
    """A Besserrufer with one of some birds, where the bid names it."""
    return lambda action: isinstance(action, Bid) and action.contract == "besserrufer" and action.bird in {None, *birds}


def bids_other_than(*contracts: str) -> Sense[Action]:
    """Any word but a bid of these games."""
    return lambda action: not (isinstance(action, Bid) and action.contract in contracts)


def calls(cards: CardSet) -> Sense[Action]:
    """A call of one of some kings."""
    return lambda action: isinstance(action, Call) and action.card is not None and action.card in cards


def lays(fits: Callable[[CardSet], bool]) -> Sense[Action]:
    """A discard that fits."""
    return lambda action: isinstance(action, Lay) and fits(action.cards)


def announces(*items: Announced) -> Sense[Action]:
    """A turn of the round in which one of these things is announced."""
    return lambda action: isinstance(action, Speak) and not set(items).isdisjoint(action.announces)


def keeps_quiet_about(*items: Announced) -> Sense[Action]:
    """A turn of the round in which none of these things is announced."""
    return lambda action: isinstance(action, Speak) and set(items).isdisjoint(action.announces)


def doubles(*targets: Target) -> Sense[Action]:
    """A turn of the round in which one of these things is doubled."""
    return lambda action: isinstance(action, Speak) and not set(targets).isdisjoint(action.doubles)


def some(sense: Sense[Action], sight: Sight) -> Wanted:
    """Return a sense only if something that I may do is in it, and something is not."""
    found = {sense(offer) for offer in sight.offers}
    return sense if found == {True, False} else None


def by_bots(sight: Sight, *names: str) -> Wanted:
    """What the bots do, where they do it for one of these reasons."""
    if sight.advised is None or sight.advised[1] not in names:
        return None
    return does(sight.advised[0])
