"""Danish Tarok as the registry of families knows it."""

from typing import Final

from tarock.core.families import Game
from tarock.core.faults import Mode
from tarock.core.game import Act
from tarock.core.seats import Seat
from tarock.danish import history
from tarock.danish.actions import Play
from tarock.danish.rules import DanishRuleset
from tarock.danish.seating import ACTIVE, Seating
from tarock.danish.state import DanishState, start


def _dealt(ruleset: DanishRuleset, dealer: Seat, seed: str, mode: Mode) -> DanishState:
    return start(ruleset, Seating.of_three(dealer % ACTIVE), seed, mode=mode)


def _acts(state: DanishState) -> tuple[Act, ...]:
    return tuple(history.acts(state))


def _active(state: DanishState) -> tuple[Seat, ...]:
    return state.table.seating.active


def _dealer(state: DanishState) -> Seat:
    return state.table.seating.dealer


FAMILY: Final = Game(DanishRuleset, _dealt, history.begun, _acts, _active, _dealer, Play)
