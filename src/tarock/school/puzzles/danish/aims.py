"""What a player of Danish Tarok may want in the last tricks, and what keeps it."""

from collections.abc import Iterator, Mapping, Sequence
from random import Random
from typing import Final

from tarock.bots.danish.certainty import deal_of
from tarock.core.seats import Seat
from tarock.danish.actions import Action
from tarock.danish.cards import LAST_TRICK, ULTIMO_CARDS
from tarock.danish.state import DanishState, DanishView
from tarock.danish.table import Phase
from tarock.school.puzzles.families import Aim
from tarock.school.puzzles.puzzle import Kind
from tarock.search.danish.beliefs import worlds_of
from tarock.search.danish.course import is_regular
from tarock.search.danish.solver import Goal, Limits, Line, action_values, solve
from tarock.telling.line import Line as Told

TRICKS: Final = 6
"""So many tricks before the end an aim is asked for."""
LIMITS: Final = Limits(nodes=2_000_000, seconds=20)


def aims(state: DanishState, seat: Seat) -> Iterator[Aim]:
    """Give what a seat may want: the last trick, an ultimo, another's bagud; or to stop another's ultimo."""
    trick = state.table.trick
    if state.phase is not Phase.PLAY or trick is None or trick.number <= LAST_TRICK - TRICKS:
        return
    me = frozenset({seat})
    yield _aim("last", Goal("last", seat), me)
    if state.hands[seat] & ULTIMO_CARDS:
        yield _aim("ultimo", Goal("ultimo", seat), me)
    first, second = state.table.seating.opponents(seat)
    for other, third in ((first, second), (second, first)):
        if state.hands[other] & ULTIMO_CARDS:
            yield _aim("bagud", Goal("bagud", other), me, other)
            yield _aim("stop", ~Goal("ultimo", other), me, other)
            yield _aim("stop", ~Goal("ultimo", other), me | {third}, other, third)


def _aim(name: str, goal: Goal, by: frozenset[Seat], other: Seat | None = None, third: Seat | None = None) -> Aim:
    seats = {} if other is None else {"other": (other,)}
    helped = {} if third is None else {"partner": (third,)}
    together = "" if third is None else "-together"
    line = Told(f"puzzle-ask-{name}{together}", "word", seats={**seats, **helped})
    kind: Kind = "stop" if name == "stop" else "ending"
    return Aim(kind, f"{goal}{together}", line, goal, by, goal.negated)


def kept(state: DanishState, seat: Seat, aim: Aim) -> tuple[Mapping[Action, bool], int] | None:
    """Return after which actions of a seat the aim can still be forced."""
    found: dict[Action, bool] = {}
    nodes = 0
    for who, action, solution in action_values(state, aim.goal, aim.by, LIMITS):
        if who != seat:
            continue
        if solution.value is None:
            return None
        found[action] = solution.value
        nodes += solution.nodes
    return found, nodes


def course(state: DanishState, aim: Aim) -> Line:
    """Return how the play goes on if both sides do their best."""
    return solve(state, aim.goal, aim.by, LIMITS).line


def every_deal(view: DanishView) -> Sequence[DanishState] | None:
    """Return every deal that a view leaves possible; None if they are many."""
    if not is_regular(view):
        return None
    worlds = worlds_of(view, 1, Random(0))  # noqa: S311 - where there are few, nothing is left to chance
    return [deal_of(view, worlds, number) for number in range(len(worlds))] if worlds.is_exact else None
