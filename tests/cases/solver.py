"""A small exhaustive search over the engine's own legal actions, for positions of the last few tricks."""

from collections.abc import Callable, Hashable, Iterator

from tarock.core.seats import Seat
from tarock.danish.actions import DEMAND, Action, Demand
from tarock.danish.skat import SkatChoice
from tarock.danish.state import DanishState
from tarock.notation.danish.as_json import outcome

Goal = Callable[[list[str]], bool]


def goal(text: str) -> Goal:
    """Return the test of an outcome that a claim names, such as ``ultimo A`` or ``not bagud B``.

    An ultimo is also the last trick.
    """
    if text.startswith("not "):
        wanted = goal(text.removeprefix("not "))
        return lambda said: not wanted(said)
    what, seat = text.split()
    kinds = ("last", "ultimo") if what == "last" else (what,)
    return lambda said: any(line.split()[:2] == [kind, seat] for line in said for kind in kinds)


def can_force(state: DanishState, by: frozenset[Seat], wanted: Goal, *, demand: bool) -> bool:
    """Tell whether some players can bring about an outcome with open cards, whatever the others do.

    Before each action those who are not on turn may demand the skus.
    """
    seen: dict[Hashable, bool] = {}

    def can(now: DanishState) -> bool:
        if now.turn is None:
            return wanted(outcome(now.table))
        key = _key(now)
        if key not in seen:
            seen[key] = decide(now)
        return seen[key]

    def decide(now: DanishState) -> bool:
        assert now.turn is not None
        ours = now.turn in by
        demands = [seat for seat in now.table.seating.active if demand and _may_demand(now, seat)]
        theirs = [seat for seat in demands if (seat in by) != ours]
        if any(can(now.apply(seat, DEMAND)) != ours for seat in theirs):
            return not ours
        moves: list[tuple[Seat, Action]] = [(now.turn, action) for action in _actions(now)]
        moves += [(seat, DEMAND) for seat in demands if seat not in theirs]
        return ours == any(can(now.apply(seat, action)) == ours for seat, action in moves)

    return can(state)


def _may_demand(state: DanishState, seat: Seat) -> bool:
    return not state.table.skus_is_gone() and DEMAND in state.legal_actions(seat)


def _actions(state: DanishState) -> Iterator[Action]:
    assert state.turn is not None
    for action in state.legal_actions(state.turn):
        assert not isinstance(action, SkatChoice)
        if not isinstance(action, Demand):
            yield action


def _key(state: DanishState) -> Hashable:
    return state.hands, state.table.trick, state.table.demanded_by is None
