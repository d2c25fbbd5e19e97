"""What Jensen advises on til and fra: telling by the card that one throws whether a suit is wanted.

Jensen 1989, Til og fra markering, l.527-555.
"""

from typing import Final

from tarock.core.cardset import NO_CARDS, CardSet
from tarock.danish.cards import COURTS, OF_SUIT
from tarock.search.danish.advice import Role
from tarock.tutor.advice import whatever
from tarock.tutor.danish.predicates.senses import Asked, plays_card
from tarock.tutor.danish.predicates.shelf import PREDICATES
from tarock.tutor.danish.sight import Sight

TIL: Final = 4
"""From so many cards on a suit is wanted."""


def _pips(sight: Sight) -> CardSet:
    """Return the pips with which I can signal: those that lose, at my first card to a suit, if I may choose."""
    if not sight.follows or sight.led is None or sight.led >= len(COURTS) or not sight.can_follow:
        return NO_CARDS
    has_thrown = bool(sight.table.played_by(sight.me) & OF_SUIT[sight.led])
    pips = sight.losers & OF_SUIT[sight.led] - COURTS[sight.led]
    return NO_CARDS if has_thrown or len(pips) <= 1 else pips


def _true_signal(sight: Sight) -> Asked:
    """The smallest with four cards or more, else the biggest."""
    pips = _pips(sight)
    if not pips or sight.led is None:
        return None
    return plays_card(min(pips) if sight.n(sight.led) >= TIL else max(pips))


@PREDICATES("je-037")
def signal_til_and_fra(sight: Sight) -> Asked:
    """Small and then bigger with four cards or more, bigger and then smaller with fewer.

    Jensen 1989, l.527-534.
    """
    return _true_signal(sight)


@PREDICATES("je-038")
def signal_truly(sight: Sight) -> Asked:
    """The same, as an obligation of helpers and balance players.

    Jensen 1989, l.536-538.
    """
    return _true_signal(sight) if sight.helps or sight.balances else None


@PREDICATES("je-039")
def fighters_need_not_signal(sight: Sight) -> Asked:
    """Who fights need not show where he is strong.

    Jensen 1989, l.540-555.
    """
    return whatever if sight.role in {Role.ULTIMATOR, Role.FIGHTER} and _pips(sight) else None
