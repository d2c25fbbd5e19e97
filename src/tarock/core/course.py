"""The course of a deal: every state from its cards to where it has come."""

from collections.abc import Iterator
from itertools import islice
from typing import Any

from tarock.core.errors import TarockError
from tarock.core.families import GAMES
from tarock.core.game import State
from tarock.core.sentences import Sentence


def states(state: State) -> Iterator[Any]:
    """Give every state of a deal, from the cards as they were dealt to this one."""
    game = GAMES[state.ruleset.family]
    current: Any = game.begun(state)
    yield current
    for seat, action in game.acts(state):
        current = current.apply(seat, action)
        yield current


def number_of_steps(state: State) -> int:
    """Return how many acts have led to a state."""
    return len(GAMES[state.ruleset.family].acts(state))


def course_to(state: State, step: int | None) -> tuple[Any, ...]:
    """Return the states of a deal up to the one after so many acts; all if no number is named.

    :raises TarockError: if there were not so many.
    """
    steps = number_of_steps(state)
    if step is not None and step > steps:
        raise TarockError(Sentence("coach-no-step", steps=steps, got=step))
    return tuple(islice(states(state), None if step is None else step + 1))
