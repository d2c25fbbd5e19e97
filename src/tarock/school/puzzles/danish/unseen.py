"""What a player of Danish Tarok has not seen yet."""

from typing import Final

from tarock.core.cardset import CardSet
from tarock.danish.cards import PACK
from tarock.danish.state import DanishView
from tarock.school.unseen import Unseen


def unseen(view: DanishView) -> CardSet:
    """Return the cards that a seat has not seen: the dealer knows what he has laid."""
    return PACK - view.hand - view.table.played - view.skat


FAMILY: Final = Unseen(unseen)
