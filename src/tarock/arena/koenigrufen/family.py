"""Königrufen in the arena, for the registry of families."""

from collections.abc import Mapping
from typing import Final

from tarock.arena.families import ArenaGame
from tarock.arena.koenigrufen.table import play
from tarock.koenigrufen.cards import PLAYERS
from tarock.koenigrufen.ledger import HALVES
from tarock.koenigrufen.rules import Contract, KoenigrufenRuleset
from tarock.search.koenigrufen.open import warm_up


def _contracts(ruleset: KoenigrufenRuleset) -> Mapping[str, Contract]:
    return ruleset.contracts_by_id


FAMILY: Final = ArenaGame(
    players=PLAYERS,
    play=play,
    unit=HALVES,
    warm_up=warm_up,  # few deals have an open hand, and the first of them is no better place for it
    contracts=_contracts,
    chance_pays=True,
)
