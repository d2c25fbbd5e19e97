"""How deals of Danish Tarok are told, for the registry of families."""

from typing import Final

from tarock.core.cardset import NO_CARDS
from tarock.danish.state import DanishState, DanishView
from tarock.telling.danish.told import opening, told
from tarock.telling.families import Telling


def _public(state: DanishState) -> DanishView:
    return DanishView(state.table, 0, NO_CARDS, NO_CARDS)


FAMILY: Final = Telling(public=_public, told=told, opening=opening)
