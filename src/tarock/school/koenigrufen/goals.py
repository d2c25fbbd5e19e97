"""The goals that lessons of Königrufen name.

Sides are what the game makes them, so whoever plays for a goal plays for his side's; whom else a step names is not
asked.  A goal is told from a player's seat: the game is *kept* by a declarer's side that makes it and by opponents who
prevent it.
"""

from collections.abc import Iterator, Mapping
from typing import Final

from tarock.core.seats import Seat
from tarock.koenigrufen import ending, positive
from tarock.koenigrufen.bonus_kinds import BIRDS, Bird, BonusName
from tarock.koenigrufen.facts import Side
from tarock.koenigrufen.state import KoenigrufenState
from tarock.koenigrufen.table import Phase
from tarock.school.costs import costs_at_most
from tarock.school.families import Aim
from tarock.search.koenigrufen.goals import BirdWins, ExactTricks, Goal, KingUltimo, Thirds, Valat

NODES: Final = 3_000_000
"""What the solver may try for one answer of a lesson; a goal that takes more is not for learners."""
SLOTS: Final = 1 << 14
"""The solver's table for it: it is made anew for every question, so a large one would cost more than it saves."""


def _side(state: KoenigrufenState, seat: Seat) -> Side:
    return ending.side_of(state, seat)


# The game itself


def _is_game_kept(state: KoenigrufenState, _seat: Seat, of: Seat, _limit: float | None) -> bool:
    """Tell whether the game went as a player's side wants it; in Trischaken, whether somebody else pays."""
    if not state.is_over:
        return False
    contract = state.table.game
    if contract.kind == "trischaken":
        return state.settlement.money[of] >= 0
    facts = state.facts
    if contract.kind == "negative":
        return (facts.tricks == contract.tricks) == (_side(state, of) is Side.DECLARER)
    return positive.winner(state.ruleset, facts) is _side(state, of)


def _game(state: KoenigrufenState) -> Goal:
    contract = state.table.game
    if contract.kind == "negative":
        return ExactTricks(Side.DECLARER, contract.tricks)
    return Thirds(Side.DECLARER, state.ruleset.counting.win_thirds)


def _is_game_forced(state: KoenigrufenState, of: Seat, _by: frozenset[Seat]) -> bool | None:
    can = _can(state, _game(state))
    return can if can is None or _side(state, of) is Side.DECLARER else not can


def _is_trickless(state: KoenigrufenState, _seat: Seat, of: Seat, _limit: float | None) -> bool:
    return state.is_over and not state.table.tricks_of(of)


def _can_stay_trickless(state: KoenigrufenState, of: Seat, _by: frozenset[Seat]) -> bool | None:
    return _can(state, ExactTricks(of, 0))


def _can(state: KoenigrufenState, goal: Goal) -> bool | None:
    from tarock.search.koenigrufen.solver import Limits, Solver  # noqa: PLC0415 - compiled code, which readers do not need

    value = Solver(SLOTS).solve(state, goal, Limits(nodes=NODES), with_line=False).value
    return None if value is None else bool(value)


# Bonuses


def _bonus(name: BonusName) -> Aim:
    """Return the goal to make a bonus, which the engine sees at the end."""
    return Aim(
        reached=lambda state, _seat, of, _limit: state.is_over and ending.made_by(state, name) is _side(state, of)
    )


def _bird(bird: Bird) -> Aim:
    def forced(state: KoenigrufenState, of: Seat, _by: frozenset[Seat]) -> bool | None:
        return _can(state, BirdWins(_side(state, of), bird))

    return Aim(reached=_bonus(bird).reached, forced=forced)


def _stopped(bird: Bird) -> Aim:
    """Return the goal that the other side's bird does not win its trick."""

    def reached(state: KoenigrufenState, _seat: Seat, of: Seat, _limit: float | None) -> bool:
        return state.is_over and ending.made_by(state, bird) is not _side(state, of).other

    def forced(state: KoenigrufenState, of: Seat, _by: frozenset[Seat]) -> bool | None:
        can = _can(state, BirdWins(_side(state, of).other, bird))
        return None if can is None else not can

    return Aim(reached=reached, forced=forced)


def _ultimo(*, stopped: bool = False) -> Aim:
    """Return the goal that the called king wins the last trick for its side, or the contrary."""

    def reached(state: KoenigrufenState, _seat: Seat, _of: Seat, _limit: float | None) -> bool:
        return state.is_over and (ending.made_by(state, "koenig_ultimo") is not None) != stopped

    def forced(state: KoenigrufenState, _of: Seat, _by: frozenset[Seat]) -> bool | None:
        can = _can(state, KingUltimo())
        return None if can is None else can != stopped

    return Aim(reached=reached, forced=forced)


def _is_valat_forced(state: KoenigrufenState, of: Seat, _by: frozenset[Seat]) -> bool | None:
    return _can(state, Valat(_side(state, of)))


def _is_valat(state: KoenigrufenState, _seat: Seat, of: Seat, _limit: float | None) -> bool:
    valat = state.facts.valat if state.is_over else None
    return valat is not None and valat.made and valat.side is _side(state, of)


# Tricks and points


def _holds_trick(state: KoenigrufenState, _seat: Seat, of: Seat, _limit: float | None) -> bool:
    """Tell whether the trick to which a card was just played is a player's, as it lies."""
    trick = state.table.trick
    last = trick if trick is not None and trick.plays else state.table.tricks[-1]
    return last.best()[0] == of


def _scores(state: KoenigrufenState, _seat: Seat, of: Seat, limit: float | None) -> bool:
    """Tell whether a player has won at least so much in the deal."""
    return state.is_over and state.settlement.money[of] >= 2 * (limit or 0)


def _is_over(state: KoenigrufenState, _seat: Seat, _of: Seat, _limit: float | None) -> bool:
    return state.phase is Phase.OVER


def _aims() -> Iterator[tuple[str, Aim]]:
    yield "finished", Aim(reached=_is_over)
    yield "no-refusal", Aim(reached=_is_over)  # whoever plays counts what was refused
    yield "game", Aim(reached=_is_game_kept, forced=_is_game_forced)
    yield "no-trick", Aim(reached=_is_trickless, forced=_can_stay_trickless)
    yield "score", Aim(reached=_scores)
    yield "loss", Aim(reached=costs_at_most)
    yield "trick", Aim(reached=_holds_trick)
    for bird in BIRDS:
        yield bird, _bird(bird)
        yield f"stop-{bird}", _stopped(bird)
    yield "koenig-ultimo", _ultimo()
    yield "stop-koenig-ultimo", _ultimo(stopped=True)
    yield "trull", _bonus("trull")
    yield "kings", _bonus("kings")
    yield "valat", Aim(reached=_is_valat, forced=_is_valat_forced)


AIMS: Final[Mapping[str, Aim]] = dict(_aims())
