"""The solver of Danish Tarok beside the plainest search, and on the endgames of the books."""

import dataclasses
import os
import subprocess
import sys
from random import Random
from typing import Any

import numpy as np
import pytest

from tarock.core.cards import CARD_NAMES, PAGAT
from tarock.core.faults import Fault, Mode
from tarock.core.seats import Seat
from tarock.danish.cards import ULTIMO_CARDS
from tarock.danish.reasons import Reason
from tarock.danish.seating import Seating
from tarock.danish.state import DanishState, start
from tarock.danish.table import Phase
from tarock.notation.cards import parse_seat
from tarock.rulesets import DANISH, load_danish
from tarock.search.danish.endings import payments
from tarock.search.danish.solver import By, Goal, Kind, Limits, Solver, action_values, is_met, solve
from tarock.testing.danish.playing import PLAIN, random_deal
from tests.cases.books import book, position, read_case_file
from tests.search.danish.brute_force import can_force, each_for_himself, played_on, random_ending, sure

EVERY_RULESET = pytest.mark.parametrize("name", DANISH)


def random_goal(state: DanishState, rng: Random) -> Goal:
    kinds: list[Kind] = ["ultimo", "ultimo", "bagud", "bagud", "last", "nolo", "tout"]
    kind = rng.choice(kinds)
    seat = rng.randrange(3)
    cards: list[By | None] = [None, None, "king", PAGAT, *(state.hands[seat] & ULTIMO_CARDS)]
    card = rng.choice(cards) if kind in {"ultimo", "bagud"} else None
    return Goal(kind, seat, card, negated=rng.random() < 0.5)


def random_coalition(rng: Random) -> frozenset[Seat]:
    return frozenset(rng.sample(range(3), rng.randint(1, 2)))


def describe(state: DanishState) -> str:
    hands = [" ".join(CARD_NAMES[card] for card in hand) for hand in state.hands]
    return f"{state.ruleset.id}, {hands}, {state.table.trick}, demanded by {state.table.demanded_by}"


def compare(name: str, tricks: int, seed: int) -> None:
    """Ask some questions about a random ending, at its beginning and after a few actions."""
    rng = Random(f"{name} {tricks} {seed}")
    state = played_on(random_ending(load_danish(name), tricks, rng), rng.choice((0, 0, 1, 2, 3, 5)), rng)
    for _ in range(2):
        goal, coalition = random_goal(state, rng), random_coalition(rng)
        told = can_force(state, goal, coalition)
        found = solve(state, goal, coalition, line=False).value
        assert told == found, f"{goal} by {sorted(coalition)} in {describe(state)}"


@EVERY_RULESET
def test_a_few_endings_are_solved_as_by_brute_force(name: str) -> None:
    for seed in range(15):
        compare(name, 3, seed)


@pytest.mark.deals
@pytest.mark.parametrize(("tricks", "number"), [(2, 60), (3, 60), (4, 10)])
@EVERY_RULESET
def test_many_endings_are_solved_as_by_brute_force(name: str, tricks: int, number: int) -> None:
    for seed in range(number):
        compare(name, tricks, seed)


@pytest.mark.long
@pytest.mark.parametrize(("tricks", "number"), [(3, 2_000), (4, 200)])
@EVERY_RULESET
def test_thousands_of_endings_are_solved_as_by_brute_force(name: str, tricks: int, number: int) -> None:
    for seed in range(1_000, 1_000 + number):
        compare(name, tricks, seed)


@pytest.mark.deals
@EVERY_RULESET
def test_long_endings_are_solved_alike_with_and_without_a_table(name: str) -> None:
    """The table knows positions by their relative cards alone; with room for a single entry it hardly knows any."""
    forgetful = Solver(np.zeros(3, np.int64))
    for seed in range(60):
        rng = Random(f"{name} {seed}")
        state = random_ending(load_danish(name), rng.choice((5, 6, 7)), rng)
        goal, coalition = random_goal(state, rng), random_coalition(rng)
        told = solve(state, goal, coalition, line=False, solver=forgetful).value
        assert told == solve(state, goal, coalition, line=False).value, f"{goal} in {describe(state)}"


@EVERY_RULESET
def test_one_side_can_force_it_or_the_other_can_prevent_it(name: str) -> None:
    for seed in range(40):
        rng = Random(f"sides {seed}")
        state = played_on(random_ending(load_danish(name), 8, rng), rng.randrange(6), rng)
        goal, coalition = random_goal(state, rng), random_coalition(rng)
        against = frozenset(range(3)) - coalition
        assert solve(state, goal, coalition, line=False).value != solve(state, ~goal, against, line=False).value


# The books


CLAIMS = [
    pytest.param(case, claim, id=claim["id"])
    for case in read_case_file("danish-endgames.json")["positions"]
    for claim in case["claims"]
]


def goal_of(text: str) -> Goal:
    kind, seat = text.removeprefix("not ").split()
    return Goal(kind, parse_seat(seat), negated=text.startswith("not "))  # type: ignore[arg-type]


@pytest.mark.parametrize("dealer", range(3))
@pytest.mark.parametrize(("case", "claim"), CLAIMS)
def test_what_the_books_claim_is_proved(case: dict[str, Any], claim: dict[str, Any], dealer: Seat) -> None:
    hands = claim.get("hands", case["hands"])
    state = position(book(claim["ruleset"]), hands, claim["trick"], claim["leader"], dealer)
    goal, coalition = goal_of(claim["goal"]), frozenset(map(parse_seat, claim["by"]))
    solution = solve(state, goal, coalition, demand=claim["demand"], solver=Solver())

    assert solution.value is claim["result"]
    for seat, action in solution.line:
        state = state.apply(seat, action)
    assert is_met(state, goal) is claim["result"]


# Lines, limits, actions


@EVERY_RULESET
def test_a_line_ends_as_the_verdict_says(name: str) -> None:
    for seed in range(40):
        rng = Random(f"lines {seed}")
        state = played_on(random_ending(load_danish(name), rng.randint(3, 7), rng), rng.randrange(6), rng)
        goal, coalition = random_goal(state, rng), random_coalition(rng)
        solution = solve(state, goal, coalition)
        for seat, action in solution.line:
            state = state.apply(seat, action)
        assert state.is_over
        assert is_met(state, goal) is solution.value


@EVERY_RULESET
def test_the_best_action_is_worth_what_the_position_is(name: str) -> None:
    for seed in range(40):
        rng = Random(f"actions {seed}")
        state = played_on(random_ending(load_danish(name), rng.randint(2, 6), rng), rng.randrange(6), rng)
        goal, coalition = random_goal(state, rng), random_coalition(rng)
        value = solve(state, goal, coalition, line=False).value
        values = action_values(state, goal, coalition)
        ours = state.turn in coalition
        if any(found.value != ours for seat, _, found in values if (seat in coalition) != ours):
            assert value != ours, "the others demand the skus"
        else:
            reached = {found.value for seat, _, found in values if (seat in coalition) == ours}
            assert value == (ours if ours in reached else not ours)


def test_a_search_that_reaches_its_limit_says_that_it_does_not_know() -> None:
    state = random_ending(load_danish("danish-hjoerring"), 12, Random(1))
    solution = solve(state, Goal("last", 0), frozenset({0}), Limits(nodes=50), solver=Solver())
    assert solution.value is None
    assert solution.nodes == 50
    assert solution.line == ()


def test_a_whole_deal_is_searched_no_longer_than_was_asked_for() -> None:
    course = random_deal(load_danish("danish-hjoerring"), 1, PLAIN)
    state = next(state for state in course if state.phase is Phase.PLAY)
    solution = solve(state, Goal("last", 0), frozenset({0}), Limits(seconds=0.5), solver=Solver())
    assert solution.value is None
    assert solution.seconds < 10
    counted = solve(state, Goal("last", 0), frozenset({0}), Limits(3_000_000, float("inf")), solver=Solver())
    assert (counted.value, counted.nodes) == (None, 3_000_000)


@pytest.mark.parametrize("coalition", [frozenset[Seat](), frozenset({0, 1, 2}), frozenset({3})])
def test_a_coalition_is_one_or_two_of_the_players(coalition: frozenset[Seat]) -> None:
    state = random_ending(load_danish("danish-hjoerring"), 3, Random(1))
    with pytest.raises(ValueError, match="one or two"):
        solve(state, Goal("last", 0), coalition)


def test_a_player_who_has_taken_a_trick_wins_no_nolo() -> None:
    state = random_ending(load_danish("danish-hjoerring"), 3, Random(1))
    while not state.table.tricks:
        state = played_on(state, 1, Random(2))
    winner = state.table.tricks[0].best()[0]
    assert solve(state, Goal("nolo", winner), frozenset({winner})).value is False
    assert solve(state, ~Goal("nolo", winner), frozenset({winner})).value is True


def test_who_has_left_a_trick_to_another_makes_no_tout() -> None:
    state = random_ending(load_danish("danish-hjoerring"), 3, Random(1))
    while not state.table.tricks:
        state = played_on(state, 1, Random(2))
    other = (state.table.tricks[0].best()[0] + 1) % 3
    assert solve(state, Goal("tout", other), frozenset({other})).value is False
    assert solve(state, ~Goal("tout", other), frozenset({other})).value is True


def test_only_the_card_play_of_a_deal_without_faults_is_solved() -> None:
    state = start(load_danish("danish-hjoerring"), Seating.of_three(0), "seed")
    with pytest.raises(ValueError, match="skat phase"):
        solve(state, Goal("last", 0), frozenset({0}))
    ending = random_ending(load_danish("danish-hjoerring"), 3, Random(1))
    revoke = Fault("revoke", seat=0, trick=23, moment=0, reason=Reason.MUST_FOLLOW)
    faulty = dataclasses.replace(ending, faults=(revoke,))
    with pytest.raises(ValueError, match="faults"):
        solve(faulty, Goal("last", 0), frozenset({0}))


def test_a_deal_in_table_mode_is_solved_to_its_end() -> None:
    strict = random_ending(load_danish("danish-hjoerring"), 3, Random(4))
    at_table = dataclasses.replace(strict, table=dataclasses.replace(strict.table, mode=Mode.TABLE))
    told = solve(strict, Goal("last", 1), frozenset({1}))
    found = solve(at_table, Goal("last", 1), frozenset({1}))
    assert (found.value, found.line) == (told.value, told.line)


WITHOUT_COMPILER = """
from random import Random
from tarock.rulesets import load_danish
from tarock.search.danish.endings import payments
from tarock.search.danish.solver import Goal, Solver, solve
from tests.search.danish.brute_force import random_ending
for seed in range(4):
    state = random_ending(load_danish("danish-hjoerring"), 3, Random(seed))
    solution = solve(state, Goal("last", seed % 3), frozenset({seed % 3}), solver=Solver())
    print(solution.value, solution.nodes, payments(state).net)
"""


def test_the_solver_means_the_same_as_plain_python(capsys: pytest.CaptureFixture[str]) -> None:
    environment = os.environ | {"NUMBA_DISABLE_JIT": "1"}
    command = [sys.executable, "-c", WITHOUT_COMPILER]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=True)
    exec(WITHOUT_COMPILER, {})
    assert done.stdout == capsys.readouterr().out


# Payments


def compare_payments(name: str, tricks: int, seed: int) -> None:
    rng = Random(f"payments {name} {tricks} {seed}")
    state = random_ending(load_danish(name), tricks, rng)
    found = payments(state)
    assert found is not None
    assert found.net == each_for_himself(state), describe(state)
    assert found.sure == {seat: sure(state, seat) for seat in range(3)}, describe(state)
    assert all(found.net[seat] >= found.sure[seat] for seat in range(3))
    for seat, action in found.line:
        state = state.apply(seat, action)
    assert dict(state.settlement.net) == found.net


@EVERY_RULESET
def test_the_payments_of_endings_are_those_of_brute_force(name: str) -> None:
    for seed in range(8):
        compare_payments(name, 2, seed)


@pytest.mark.deals
@EVERY_RULESET
def test_the_payments_of_more_endings_are_those_of_brute_force(name: str) -> None:
    for seed in range(8, 24):
        compare_payments(name, 2, seed)
    for seed in range(3):
        compare_payments(name, 3, seed)


@pytest.mark.long
@EVERY_RULESET
def test_the_payments_of_hundreds_of_endings_are_those_of_brute_force(name: str) -> None:
    for seed in range(24, 300):
        compare_payments(name, 2, seed)
    for seed in range(3, 40):
        compare_payments(name, 3, seed)
