"""What a seat has seen the others do in a deal, act by act."""

from dataclasses import dataclass, replace
from typing import Any, Generic, TypeVar

from tarock.core.families import GAMES
from tarock.core.faults import Mode
from tarock.core.game import State, View
from tarock.core.seats import Seat
from tarock.telling.families import TELLINGS
from tarock.telling.line import Line
from tarock.tutor.meaning import EXPLAINERS

ViewT = TypeVar("ViewT")


@dataclass(frozen=True, slots=True)
class Deed(Generic[ViewT]):
    """Something that a player has done, as another saw it."""

    before: ViewT
    seat: Seat
    """Who did it."""
    action: Any
    """What was done; None where cards were laid away, which nobody else sees."""
    after: ViewT
    told: tuple[Line, ...]
    """How it was told."""


def states_of(state: Any) -> list[tuple[Any, Seat, Any]]:  # noqa: ANN401
    """Return every act of a deal with the state before it and the seat that did it."""
    game = GAMES[state.ruleset.family]
    now = game.begun(state)
    found: list[tuple[Any, Seat, Any]] = []
    for seat, action in game.acts(state):
        found.append((now, seat, action))
        now = now.apply(seat, action)
    return found


def strict(state: Any) -> Any:  # noqa: ANN401
    """Return the same moment of a deal in which nothing can be done against the rules, and nobody claims a fault.

    A deal that was drawn from a view knows of no fault: what is claimed there is never upheld, and claimed again.
    """
    return replace(state, table=replace(state.table, mode=Mode.STRICT))


def deeds_of(state: State, me: Seat, seat: Seat) -> tuple[Deed[View], ...]:
    """Return what one seat has seen another do in a deal so far."""
    course = states_of(state)
    states = [before for before, _, _ in course] + [state]
    return tuple(
        deed(before.view(me), who, action, states[number + 1].view(me))
        for number, (before, who, action) in enumerate(course)
        if who == seat
    )


def deed(before: View, who: Seat, action: Any, after: View) -> Deed[View]:  # noqa: ANN401 - of the family
    """Return something that a player did as the seat of the views saw it: what was laid away is hidden."""
    family = before.ruleset.family
    hidden = None if isinstance(action, EXPLAINERS[family].laying) else action
    return Deed(before, who, hidden, after, TELLINGS[family].told(before, who, action, after))
