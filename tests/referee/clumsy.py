"""Deals in which somebody errs at a chosen moment, and everybody else plays lawfully."""

from random import Random

from tarock.core.faults import Mode
from tarock.core.seats import Seat
from tarock.danish.actions import MOVE_CUPS, Action, Play
from tarock.danish.cards import OF_SUIT, SKUS_ALONE
from tarock.danish.rules import DanishRuleset
from tarock.danish.seating import Seating
from tarock.danish.state import DanishState, start
from tarock.danish.table import Phase
from tarock.rulesets import load_danish
from tarock.testing.danish.playing import PLAIN, Players

MOELLER = load_danish("danish-hjoerring")
JENSEN = load_danish("danish-jensen-1989")
A, B, C = range(3)


def begun(ruleset: DanishRuleset = MOELLER, seed: str = "table mode") -> DanishState:
    """A deal in table mode with C as dealer, whose cups have been moved where that is a duty."""
    state = start(ruleset, Seating.of_three(C), seed, mode=Mode.TABLE)
    return state.apply(C, MOVE_CUPS) if MOVE_CUPS in state.legal_actions(C) else state


def lawful(state: DanishState) -> tuple[Seat, Action]:
    """What somebody who keeps to the rules does next."""
    return Players(state, PLAIN, Random(0)).next_action(state)


def until(state: DanishState, phase: Phase) -> DanishState:
    """Go on lawfully until a phase begins."""
    while state.phase is not phase:
        state = state.apply(*lawful(state))
    return state


def revoke(state: DanishState) -> tuple[Seat, Play] | None:
    """A card with which the player on turn would not follow although he can."""
    trick, seat = state.table.trick, state.turn
    assert trick is not None
    assert seat is not None
    if trick.suit is None or not state.hands[seat] & OF_SUIT[trick.suit]:
        return None
    others = state.hands[seat] - OF_SUIT[trick.suit] - SKUS_ALONE
    return (seat, Play(min(others))) if others else None


def with_revoke(state: DanishState) -> tuple[DanishState, Seat, int]:
    """Play on until somebody revokes; tell who did, and in which trick."""
    state = until(state, Phase.PLAY)
    while (breach := revoke(state)) is None:
        state = state.apply(*lawful(state))
    assert state.table.trick is not None
    return state.apply(*breach), breach[0], state.table.trick.number


def played_out(state: DanishState) -> DanishState:
    """Go on lawfully to the end; nobody claims anything."""
    while not state.is_over:
        offers = state.legal_actions(state.turn) if state.turn is not None else ()
        special = state.phase is Phase.CLOSING or state.table.proceedings.ruling is not None
        assert state.turn is not None
        state = state.apply(state.turn, offers[0]) if special else state.apply(*lawful(state))  # type: ignore[arg-type]
    return state
