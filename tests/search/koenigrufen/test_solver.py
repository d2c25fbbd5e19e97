"""The solver finds what trying everything in the readable engine finds."""

import os
import subprocess
import sys
from collections.abc import Callable, Iterator, Sequence
from itertools import count
from random import Random
from typing import Final

import pytest
from msgspec.structs import replace

from tarock.core.seats import Seat
from tarock.koenigrufen.bonus_kinds import BIRDS
from tarock.koenigrufen.facts import Side
from tarock.koenigrufen.rules import KoenigrufenRuleset
from tarock.koenigrufen.state import KoenigrufenState
from tarock.koenigrufen.table import Phase
from tarock.rulesets import KOENIGRUFEN, load_koenigrufen
from tarock.search.koenigrufen.goals import BirdWins, ExactTricks, Goal, KingUltimo, MostThirds, Thirds, Valat
from tarock.search.koenigrufen.solver import Limits, Solver, card_values, is_open, solve
from tarock.testing.koenigrufen.playing import random_deal
from tests.search.koenigrufen.brute_force import forced, outcome
from tests.search.koenigrufen.houses import kaiserstich_everywhere, strict

POSITIONS: Final = 60
LONG: Final = 1_000
FIRST_TRICK: Final = 10
"""Three tricks are left: about a thousand ways to play them."""

BOOKS: Final = tuple(load_koenigrufen(ruleset) for ruleset in KOENIGRUFEN)
RULESETS: Final = (*BOOKS, *map(strict, BOOKS), *map(kaiserstich_everywhere, BOOKS))


def endings(
    seed: int = 0, first_trick: int = FIRST_TRICK, rulesets: Sequence[KoenigrufenRuleset] = RULESETS
) -> Iterator[tuple[KoenigrufenState, Random]]:
    """Give positions of random deals near their end, before or in a trick, under the rules of all books and houses."""
    rng = Random(seed)
    for number in count(1_000_000 * seed):
        deal = random_deal(rulesets[number % len(rulesets)], number)
        states = [state for state in deal if is_late(state, first_trick)]
        if states:
            yield rng.choice(states), rng


def is_late(state: KoenigrufenState, first_trick: int) -> bool:
    trick = state.table.trick
    return state.phase is Phase.PLAY and trick is not None and trick.number >= first_trick


def a_side(state: KoenigrufenState, rng: Random) -> Side | Seat:
    return rng.randrange(4) if state.table.game.kind == "trischaken" else rng.choice(list(Side))


def with_points(state: KoenigrufenState) -> bool:
    return state.table.game.kind in {"positive", "suit"}


def thirds(state: KoenigrufenState, rng: Random) -> Goal | None:
    high = 100 if state.table.game.kind == "trischaken" else 160
    return None if state.table.game.kind == "negative" else Thirds(a_side(state, rng), rng.randrange(10, high))


def most_thirds(state: KoenigrufenState, rng: Random) -> Goal | None:
    return None if state.table.game.kind == "negative" else MostThirds(a_side(state, rng))


def bird(number: int) -> Callable[[KoenigrufenState, Random], Goal | None]:
    def wins(state: KoenigrufenState, rng: Random) -> Goal | None:
        return BirdWins(rng.choice(list(Side)), BIRDS[number]) if with_points(state) else None

    return wins


def king(state: KoenigrufenState, rng: Random) -> Goal | None:
    called = state.called
    held = called is not None and any(called in hand for hand in state.hands)
    return KingUltimo() if with_points(state) and held else None


def valat(state: KoenigrufenState, rng: Random) -> Goal | None:
    return Valat(rng.choice(list(Side))) if with_points(state) else None


def tricks(number: int) -> Callable[[KoenigrufenState, Random], Goal | None]:
    def exactly(state: KoenigrufenState, rng: Random) -> Goal | None:
        kind = state.table.game.kind
        side = Side.DECLARER if kind == "negative" else rng.randrange(4)
        return None if with_points(state) else ExactTricks(side, number)

    return exactly


GOALS: Final[dict[str, Callable[[KoenigrufenState, Random], Goal | None]]] = {
    "thirds": thirds,
    "most thirds": most_thirds,
    "pagat": bird(0),
    "uhu": bird(1),
    "kakadu": bird(2),
    "king ultimo": king,
    "valat": valat,
    "no trick": tricks(0),
    "one trick": tricks(1),
    "two tricks": tricks(2),
}

LONGER: Final = {"quapil": bird(3), "thirds": thirds, "valat": valat, "two tricks": tricks(2)}


@pytest.mark.deals
@pytest.mark.parametrize("kind", GOALS)
def test_the_solver_finds_what_trying_everything_finds(kind: str) -> None:
    check_goals(kind, POSITIONS)


@pytest.mark.long
@pytest.mark.deals
@pytest.mark.parametrize("kind", GOALS)
def test_the_solver_finds_it_in_many_endings(kind: str) -> None:
    check_goals(kind, LONG)


def check_goals(kind: str, positions: int) -> None:
    """Compare with trying everything where at most three tricks are left."""
    solver = Solver(slots=1 << 10)  # small, so that entries of the table push each other out
    checked = 0
    first_trick = FIRST_TRICK + (kind == "most thirds")  # nothing can be left out there, so it takes longer
    rulesets = [ruleset for ruleset in RULESETS if ruleset.trischaken is not None or "trick" not in kind]
    for state, rng in endings(list(GOALS).index(kind), first_trick, rulesets):
        goal = GOALS[kind](state, rng)
        if goal is None or not is_open(state, goal):
            continue
        expected = forced(state, goal)
        solution = solver.solve(state, goal)
        assert expected == solution.value, (state.ruleset.id, goal, state)
        assert expected == outcome(played(state, solution.line), goal)
        checked += 1
        if checked == positions:
            return


def played(state: KoenigrufenState, line: tuple[object, ...]) -> KoenigrufenState:
    for action in line:
        assert state.turn is not None
        state = state.apply(state.turn, action)  # type: ignore[arg-type]
    assert state.is_over
    return state


@pytest.mark.deals
@pytest.mark.parametrize("kind", LONGER)
def test_quapils_and_longer_endings_are_right_too(kind: str) -> None:
    check_longer(kind, POSITIONS // 12)


@pytest.mark.long
@pytest.mark.deals
@pytest.mark.parametrize("kind", LONGER)
def test_many_quapils_and_longer_endings_are_right(kind: str) -> None:
    """The more tricks are left, the more positions share what the table knows."""
    check_longer(kind, LONG)


def check_longer(kind: str, positions: int) -> None:
    """Compare with trying everything where four tricks are left or have just begun."""
    solver = Solver(slots=1 << 10)
    rulesets = [ruleset for ruleset in RULESETS if ruleset.trischaken is not None or "trick" not in kind]
    checked = 0
    for state, rng in endings(50 + list(LONGER).index(kind), 9, rulesets):
        goal = LONGER[kind](state, rng)
        if goal is not None and is_open(state, goal) and len(state.table.tricks) == 8:
            assert forced(state, goal) == solver.solve(state, goal, with_line=False).value
            checked += 1
            if checked == positions:
                return


def test_each_card_is_given_its_value() -> None:
    solver = Solver(slots=1 << 10)
    for (state, rng), _ in zip(endings(60), range(40), strict=False):
        assert state.turn is not None
        kind = "thirds" if state.table.game.kind != "negative" else "no trick"
        goal = GOALS[kind](state, rng)
        assert goal is not None
        values = solver.card_values(state, goal)
        assert set(values) == set(state.legal_actions(state.turn))
        for action, value in values.items():
            assert forced(state.apply(state.turn, action), goal) == value


def first_state(ruleset: KoenigrufenRuleset, kind: str) -> KoenigrufenState:
    """Return a random deal of a kind before its first card."""
    for seed in count():
        for state in random_deal(ruleset, seed):
            if state.table.all_tricks and state.table.game.kind == kind:
                return state
    raise AssertionError


def test_a_limit_that_is_reached_gives_no_answer() -> None:
    state = first_state(BOOKS[1], "positive")
    solution = solve(state, MostThirds(Side.DECLARER), Limits(nodes=100))
    assert (solution.value, solution.nodes, solution.line) == (None, 100, ())
    assert solve(state, MostThirds(Side.DECLARER), Limits(seconds=1e-9)).value is None
    assert set(card_values(state, MostThirds(Side.DECLARER), Limits(nodes=1)).values()) == {None}


def test_a_search_that_stops_often_finds_the_same() -> None:
    for (state, _), _ in zip(endings(70, first_trick=8), range(20), strict=False):
        if with_points(state):
            whole = solve(state, MostThirds(Side.DECLARER))
            assert whole.nodes < 2_000_000
            assert whole.value == solve(state, MostThirds(Side.DECLARER), Limits(nodes=whole.nodes)).value


def test_what_one_side_cannot_lose_the_other_cannot_win() -> None:
    """Both sides together have all 210 thirds, and a whole deal is solved from its first card."""
    state = first_state(BOOKS[0], "positive")
    solver = Solver()
    ours = solver.solve(state, MostThirds(Side.DECLARER), Limits(seconds=60), with_line=False).value
    theirs = solver.solve(state, MostThirds(Side.DEFENDERS), Limits(seconds=60), with_line=False).value
    assert ours is not None
    assert theirs is not None
    assert ours + theirs == 210


def test_the_solver_is_the_same_in_plain_python() -> None:
    program = "from tests.search.koenigrufen.test_solver import some_answers; print(some_answers())"
    environment = os.environ | {"NUMBA_DISABLE_JIT": "1", "PYTHONWARNINGS": "error"}
    run = subprocess.run([sys.executable, "-c", program], env=environment, capture_output=True, text=True, check=False)
    assert run.returncode == 0, run.stderr
    assert run.stdout.strip() == some_answers()


def some_answers() -> str:
    solver = Solver(slots=1 << 10)
    answers = []
    for (state, rng), _ in zip(endings(80, first_trick=9), range(12), strict=False):
        goals = [goal for kind in GOALS.values() if (goal := kind(state, rng)) is not None]
        solutions = [solver.solve(state, goal, Limits(nodes=2_000)) for goal in goals]
        answers += [(solution.value, solution.nodes, solution.line) for solution in solutions]
    return repr(answers)


def test_counts_by_which_a_trick_can_cost_are_refused() -> None:
    house = replace(BOOKS[0], counting=replace(BOOKS[0].counting, other=0))
    with pytest.raises(ValueError, match="expected cards of at least one point"):
        solve(first_state(house, "positive"), MostThirds(Side.DECLARER))


def test_a_pack_whose_small_cards_count_more_than_courts_is_solved() -> None:
    house = replace(BOOKS[0], counting=replace(BOOKS[0].counting, trull=1, king=2, queen=1, cavall=2, jack=1, other=2))
    solver = Solver(slots=1 << 10)
    for (state, _), _ in zip(endings(90, first_trick=11, rulesets=[house]), range(100), strict=False):
        assert forced(state, MostThirds(Side.DECLARER)) == solver.solve(state, MostThirds(Side.DECLARER)).value
