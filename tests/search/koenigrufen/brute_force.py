"""What a side can force, found out by trying everything in the readable engine: slow, and plainly right."""

from collections.abc import Callable, Iterable

from tarock.core.seats import Seat
from tarock.koenigrufen.actions import PLAYS
from tarock.koenigrufen.cards import LAST_TRICK, thirds
from tarock.koenigrufen.ending import cards_of, made_by, side_of
from tarock.koenigrufen.facts import Side
from tarock.koenigrufen.state import KoenigrufenState
from tarock.search.koenigrufen.goals import BirdWins, ExactTricks, Goal, KingUltimo, MostThirds, Seats, Thirds, Valat


def is_ours(state: KoenigrufenState, side: Seats, seat: Seat) -> bool:
    """Tell whether a seat plays for a side."""
    return side_of(state, seat) is side if isinstance(side, Side) else seat == side


def forced(state: KoenigrufenState, goal: Goal) -> int:
    """Return the most that a goal's side can force: 1 or 0, or a number of thirds."""
    if state.turn is None:
        return outcome(state, goal)
    ours = is_ours(state, goal.side, state.turn)
    pick: Callable[[int, int], int] = max if ours else min
    best: int | None = None
    for card in state.playable:
        value = forced(state.apply(state.turn, PLAYS[card]), goal)
        best = value if best is None else pick(best, value)
        if not isinstance(goal, MostThirds) and best == ours:
            break
    assert best is not None
    return best


def forced_score(state: KoenigrufenState, seat: Seat) -> int:
    """Return what a seat's side can force for it in the settlement, in half points; in Trischaken it is alone."""
    if state.turn is None:
        return state.settlement.score[seat]
    is_alone = state.table.game.kind == "trischaken"
    ours = state.turn == seat if is_alone else side_of(state, state.turn) is side_of(state, seat)
    pick: Callable[[Iterable[int]], int] = max if ours else min
    return pick(forced_score(state.apply(state.turn, PLAYS[card]), seat) for card in state.playable)


def outcome(state: KoenigrufenState, goal: Goal) -> int:
    """Return what a deal that is played out came to for a goal."""
    match goal:
        case Thirds(at_least=at_least):
            return counted(state, goal.side) >= at_least
        case MostThirds():
            return counted(state, goal.side)
        case BirdWins(bird=bird):
            return made_by(state, bird) is goal.side
        case KingUltimo():
            return made_by(state, "koenig_ultimo") is goal.side
        case Valat():
            return tricks(state, goal.side) == LAST_TRICK
        case ExactTricks(tricks=wanted):
            return tricks(state, goal.side) == wanted


def counted(state: KoenigrufenState, side: Seats) -> int:
    """Return the thirds of a side, or of a player in Trischaken."""
    if isinstance(side, Side):
        return thirds(state.ruleset.counting, cards_of(state, side))
    counts = state.facts.thirds
    assert isinstance(counts, tuple)
    return counts[side]


def tricks(state: KoenigrufenState, side: Seats) -> int:
    """Return how many tricks a side has won."""
    return sum(is_ours(state, side, trick.best()[0]) for trick in state.table.tricks)
