"""The judge: what a decision cost, by what its player could know and nothing else."""

from random import Random
from typing import Any

import pytest

from bench.coach import all_losses, steps
from tarock.core.families import GAMES
from tarock.core.game import State
from tarock.tutor.coach import COACHES
from tarock.tutor.judge import Care, grade_of, judged
from tarock.tutor.moments import deals, states

QUICK = Care(nominating=12, comparing=24)
FAMILIES = pytest.mark.parametrize("family", list(COACHES))


def decisions(family: str, every: int) -> list[tuple[State, int, Any]]:
    """Some decisions of every recorded deal."""
    found: list[tuple[State, int, Any]] = []
    for deal in deals(family):
        course = states(family, deal)
        acts = GAMES[family].acts(course[-1])
        found += [(state, seat, act) for state, (seat, act) in zip(course, acts, strict=False)]
    return found[::every]


@FAMILIES
def test_every_kind_of_decision_is_judged(family: str) -> None:
    kinds = {"skat", "lead", "follow"} if family == "danish" else {"bid", "call", "talon", "discard", "lead", "follow"}
    kinds |= set() if family == "danish" else {"announcement"}
    seen: set[str] = set()
    for state, seat, act in decisions(family, 3):
        view = state.view(seat)
        kind = COACHES[family].kind(view, act)
        if kind is None or kind in seen:
            continue
        found = judged(view, act, Random(1), QUICK)
        if found is not None and found.grade != "only":
            seen.add(kind)
            assert found.kind == kind
            assert found.loss >= 0
            assert act in [candidate.action for candidate in found.candidates]
    assert kinds <= seen


@FAMILIES
def test_what_leaves_no_choice_is_told_as_that(family: str) -> None:
    for state, seat, act in decisions(family, 1):
        view = state.view(seat)
        if COACHES[family].kind(view, act) == "follow" and len(view.legal_actions()) == 1:
            found = judged(view, act, Random(1), QUICK)
            assert found is not None
            assert found.grade == "only"
            assert found.loss == 0
            return
    pytest.fail("no forced card in any deal")


@pytest.mark.parametrize(
    ("loss", "error", "grade"),
    [(60, 5, "blunder"), (20, 5, "mistake"), (8, 2, "inaccuracy"), (8, 5, "good"), (2, 0.1, "good"), (0, 0, "good")],
)
def test_a_loss_is_called_something_only_if_it_is_more_than_chance(loss: float, error: float, grade: str) -> None:
    assert grade_of(loss, error, 60) == grade


@pytest.mark.long
@FAMILIES
def test_weaker_players_lose_more(family: str) -> None:
    """A level loses more than the next with the same cards, beyond chance (see bench/coach)."""
    for worse, better, more in steps(all_losses(family, deals=300, workers=2)):
        assert more.mean > more.around, f"{worse} and {better}: {more}"
