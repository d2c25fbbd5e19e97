"""The course of a deal: how it began, and everything that was done."""

from collections.abc import Iterator
from dataclasses import dataclass

from tarock.core.families import GAMES
from tarock.core.seats import Seat
from tarock.server.evening.families import Action, State, applied


@dataclass(frozen=True, slots=True)
class Course:
    """A deal before anything was done, and all that was done in it."""

    begun: State
    acts: tuple[tuple[Seat, Action], ...]

    def states(self) -> Iterator[State]:
        """Give every state, from the first to the last."""
        state = self.begun
        yield state
        for seat, action in self.acts:
            state = applied(state, seat, action)
            yield state


def course_of(state: State) -> Course:
    """Return how a deal came to where it is, from its cards and its log."""
    game = GAMES[state.ruleset.family]
    return Course(game.begun(state), game.acts(state))
