"""The coach sees no more than its player: with the hidden cards dealt anew it says the same, word for word."""

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from tarock.core.families import GAMES
from tarock.core.game import State
from tarock.tutor.coach import COACHES
from tarock.tutor.hints import Depth, hinted
from tarock.tutor.judge import Care
from tarock.tutor.moments import deals, states
from tarock.tutor.review import by_what_was_known

IN_CI = 25
"""Views of each game that are looked at in every run."""
MANY = 10_000
"""Views of the two games together in the long run, no two of them alike."""
QUICK = Care(nominating=12, comparing=24)
DEPTHS: tuple[Depth, ...] = (1, 2, 3)
FAMILIES = pytest.mark.parametrize("family", list(COACHES))


def decisions(family: str) -> Iterator[tuple[State, int, Any]]:
    """Give every decision of the recorded deals."""
    for deal in deals(family):
        course = states(family, deal)
        for state, (seat, act) in zip(course, GAMES[family].acts(course[-1]), strict=False):
            yield state, seat, act


def what_is_said(view: Any, act: Any) -> list[Any]:  # noqa: ANN401
    """Return all that the coach says before a decision and, of what was known, after it."""
    return [*(hinted(view, depth, Random(5)) for depth in DEPTHS), by_what_was_known(view, act, Random(5), QUICK)]


def nothing_changes(found: list[tuple[State, int, Any]]) -> None:
    rng, swapped = Random(3), 0
    for state, seat, act in found:
        view = state.view(seat)
        other = view.sample(rng)
        swapped += other.hands != state.hands
        assert what_is_said(view, act) == what_is_said(other.view(seat), act)
    assert swapped > len(found) / 2, "or nothing was hidden"


@FAMILIES
def test_hidden_cards_change_nothing_that_is_said(family: str) -> None:
    found = list(decisions(family))
    nothing_changes(found[:: len(found) // IN_CI])


@pytest.mark.long
@FAMILIES
def test_hidden_cards_change_nothing_in_very_many_views(family: str) -> None:
    found = list(decisions(family))
    assert len(found) >= MANY / 2
    nothing_changes(found)
