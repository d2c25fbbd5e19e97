"""Moments of recorded deals: where a piece of advice applies, and where it does not."""

from collections.abc import Iterator
from functools import cache
from importlib import resources
from typing import Any

from tarock.core.families import GAMES
from tarock.core.game import State, View
from tarock.core.seats import Seat
from tarock.notation import record
from tarock.rulesets import load
from tarock.tutor.advice import Moment


def deals(family: str) -> tuple[str, ...]:
    """Return the names of the recorded deals of a family."""
    folder = resources.files("tarock.tutor") / family / "deals"
    return tuple(sorted(file.name.removesuffix(".tarok") for file in folder.iterdir() if file.name.endswith(".tarok")))


@cache
def states(family: str, deal: str) -> tuple[State, ...]:
    """Return all states of a recorded deal; the first is before anything was done."""
    file = resources.files("tarock.tutor") / family / "deals" / f"{deal}.tarok"
    (recorded,) = record.loads(file.read_text("utf-8"), load)
    game = GAMES[family]
    found: list[Any] = [game.begun(recorded.state)]
    for seat, action in game.acts(recorded.state):
        found.append(found[-1].apply(seat, action))
    return tuple(found)


def view_at(family: str, moment: Moment) -> View:
    """Return what the player who is to act sees at a moment."""
    state = states(family, moment.deal)[moment.step]
    seat: Seat | None = state.turn if moment.seat is None else moment.seat
    assert seat is not None, f"nobody is to act at {moment}"
    found: View = state.view(seat)
    return found


def moments(family: str) -> Iterator[tuple[Moment, View]]:
    """Give every moment at which somebody is to act, with his view."""
    for deal in deals(family):
        for step, state in enumerate(states(family, deal)):
            if state.turn is not None:
                yield Moment(deal, step), state.view(state.turn)
