"""What is offered is accepted, and what is refused is refused with its reason and its rule; in every family."""

from collections.abc import Iterable
from enum import StrEnum
from random import Random
from typing import Any

from tarock.core.acts import Act
from tarock.core.errors import IllegalAction
from tarock.core.game import State
from tarock.core.seats import SEAT_NAMES, Seat
from tarock.testing.expecting import CheckFailed, expect

_SAMPLES = 3


def check_legal_actions_are_accepted(state: State, seat: Seat, rng: Random) -> None:
    """Every offered action is accepted; of a large choice, some."""
    for offer in state.legal_actions(seat):
        for action in [offer] if isinstance(offer, Act) else [offer.sample(rng) for _ in range(_SAMPLES)]:
            try:
                after = state.apply(seat, action)
            except IllegalAction as error:
                message = f"{SEAT_NAMES[seat]} is offered {action} and refused: {error}"
                raise CheckFailed(message) from error
            expect(after != state, f"{SEAT_NAMES[seat]}: {action} changes nothing")


def check_refused(state: State, seat: Seat, actions: Iterable[Any], reasons: type[StrEnum]) -> None:
    """Every one of some actions is refused, with a reason of the family and the source of the rule."""
    for action in actions:
        try:
            state.apply(seat, action)
        except IllegalAction as error:
            expect(error.reason in reasons, f"{SEAT_NAMES[seat]}: {action} is refused without a reason")
            expect(error.rule.strip(), f"{SEAT_NAMES[seat]}: {action} is refused without a rule ({error.reason})")
        else:
            raise CheckFailed(f"{SEAT_NAMES[seat]}: {action} is not offered and yet accepted")
