"""How deals of Königrufen are told, for the registry of families."""

from typing import Final

from tarock.core.cardset import NO_CARDS
from tarock.koenigrufen.state import KoenigrufenState, KoenigrufenView
from tarock.telling.families import Telling
from tarock.telling.koenigrufen.told import told


def _public(state: KoenigrufenState) -> KoenigrufenView:
    return KoenigrufenView(state.table, 0, NO_CARDS, NO_CARDS, NO_CARDS)


FAMILY: Final = Telling(public=_public, told=told)
