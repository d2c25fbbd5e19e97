"""Glicko-2, by the paper's own example and by cases that the page is held to as well."""

import json
from pathlib import Path
from typing import Any

import pytest

from tarock.school.puzzles.rating import BEGINNER, Rated, of_puzzle, rated, tried

CASES: list[dict[str, Any]] = json.loads((Path(__file__).parents[1] / "data" / "glicko2.json").read_text("utf-8"))


def test_the_worked_example_of_the_paper() -> None:
    """Glickman, Example of the Glicko-2 system: r' = 1464.06, RD' = 151.52, σ' = 0.05999."""
    games = [(Rated(1400, 30), 1.0), (Rated(1550, 100), 0.0), (Rated(1700, 300), 0.0)]
    found = rated(Rated(1500, 200, 0.06), games)
    assert found.rating == pytest.approx(1464.06, abs=0.01)
    assert found.deviation == pytest.approx(151.52, abs=0.01)
    assert found.volatility == pytest.approx(0.05999, abs=0.00001)


@pytest.mark.parametrize("case", CASES, ids=lambda case: case["name"])
def test_the_cases_that_the_page_is_held_to(case: dict[str, Any]) -> None:
    games = [(Rated(**game["other"]), game["score"]) for game in case["games"]]
    found = rated(Rated(**case["owner"]), games)
    assert found.rating == pytest.approx(case["after"]["rating"], abs=1e-6)
    assert found.deviation == pytest.approx(case["after"]["deviation"], abs=1e-6)
    assert found.volatility == pytest.approx(case["after"]["volatility"], abs=1e-9)


def test_player_and_puzzle_move_against_each_other() -> None:
    player, puzzle = tried(BEGINNER, of_puzzle(1400), solved=True)
    assert player.rating > BEGINNER.rating
    assert puzzle.rating < 1400
    assert player.deviation < BEGINNER.deviation
    low, high = player.interval
    assert low < player.rating < high
