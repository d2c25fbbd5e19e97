"""Calling a king: by name, the fourth king unnamed, a queen, or one's own.

Book of 1900, §§ 7, 17; tournament sheet 3.3, 5.1; Mayr 2012, Ruferspiele.
"""

from typing import Final

from tarock.core.cards import CARD_NAMES, Card
from tarock.core.cardset import CardSet
from tarock.koenigrufen.actions import Call
from tarock.koenigrufen.cards import KINGS, QUEENS
from tarock.koenigrufen.reasons import Reason, refuse
from tarock.koenigrufen.rules import KoenigrufenRuleset

_ALL_BUT_ONE: Final = 3


def legal(ruleset: KoenigrufenRuleset, hand: CardSet) -> tuple[Call, ...]:
    """Return what the declarer may call, the unnamed fourth king last."""
    calls = tuple(Call(card) for card in callable_cards(ruleset, hand))
    return (*calls, Call(None)) if _has_fourth(ruleset, hand) else calls


def callable_cards(ruleset: KoenigrufenRuleset, hand: CardSet) -> CardSet:
    """Return the cards that may be called from a hand."""
    if hand >= KINGS:
        if ruleset.calling.four_kings == "queen":
            return QUEENS - hand or QUEENS
        return KINGS
    return KINGS if ruleset.calling.own else KINGS - hand


def _has_fourth(ruleset: KoenigrufenRuleset, hand: CardSet) -> bool:
    return ruleset.calling.fourth and len(hand & KINGS) == _ALL_BUT_ONE


def check(ruleset: KoenigrufenRuleset, hand: CardSet, action: Call) -> None:
    """Refuse a call that may not be made.

    :raises IllegalAction: with the rule that it breaks.
    """
    if action in legal(ruleset, hand):
        return
    if action.card is None:
        refuse(ruleset, Reason.NOT_THREE_KINGS)
    own = action.card in hand & KINGS
    refuse(ruleset, Reason.OWN_KING if own else Reason.NOT_CALLABLE, CARD_NAMES[action.card])


def called_card(action: Call, hand_before: CardSet) -> Card:
    """Return the card that was called, also when it was not named.

    :param hand_before: the declarer's hand before he bought from the talon.
    """
    if action.card is not None:
        return action.card
    return (KINGS - hand_before).strongest()
