"""The course of a deal: how it began, and everything that was done."""

from collections.abc import Iterator
from dataclasses import dataclass

from tarock.core.seats import Seat
from tarock.danish import history
from tarock.danish.state import DanishState
from tarock.koenigrufen.state import start, steps
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
    if isinstance(state, DanishState):
        return Course(history.begun(state), tuple(history.acts(state)))
    table = state.table
    begun = start(table.ruleset, table.dealer, state.dealt, state.talon, mode=table.mode)
    return Course(begun, tuple((seat, action) for _, seat, action in steps(state)))
