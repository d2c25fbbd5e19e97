"""What a player of Königrufen has not seen yet."""

from typing import Final

from tarock.core.cardset import CardSet
from tarock.koenigrufen.state import KoenigrufenView
from tarock.koenigrufen.unseen import Unseen as Hidden
from tarock.school.unseen import Unseen


def unseen(view: KoenigrufenView) -> CardSet:
    """Return the cards that a seat has not seen: a talon that was turned up has been seen."""
    return Hidden(view).cards


FAMILY: Final = Unseen(unseen)
