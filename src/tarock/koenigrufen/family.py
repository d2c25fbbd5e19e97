"""Königrufen as the registry of families knows it."""

from typing import Final

from tarock.core.families import Game
from tarock.core.faults import Mode
from tarock.core.game import Act
from tarock.core.seats import Seat
from tarock.koenigrufen.actions import Play
from tarock.koenigrufen.cards import PLAYERS
from tarock.koenigrufen.deal import deal
from tarock.koenigrufen.rules import KoenigrufenRuleset
from tarock.koenigrufen.state import KoenigrufenState, start, steps


def _dealt(ruleset: KoenigrufenRuleset, dealer: Seat, seed: str, mode: Mode) -> KoenigrufenState:
    dealer %= PLAYERS
    return start(ruleset, dealer, *deal(dealer, seed), mode=mode)


def _begun(state: KoenigrufenState) -> KoenigrufenState:
    table = state.table
    return start(table.ruleset, table.dealer, state.dealt, state.talon, mode=table.mode)


def _acts(state: KoenigrufenState) -> tuple[Act, ...]:
    return tuple((seat, action) for _, seat, action in steps(state))


def _active(_state: KoenigrufenState) -> tuple[Seat, ...]:
    return tuple(range(PLAYERS))


def _dealer(state: KoenigrufenState) -> Seat:
    return state.table.dealer


FAMILY: Final = Game(KoenigrufenRuleset, _dealt, _begun, _acts, _active, _dealer, Play)
