"""The course of a deal, from its cards to where it has come."""

import pytest

from tarock.core.course import course_to, number_of_steps, states
from tarock.core.errors import TarockError
from tarock.rulesets import RULESETS
from tests.drawing.deals import recorded, some


@pytest.mark.parametrize("ruleset", RULESETS)
def test_a_deal_is_played_over_again_to_any_step(ruleset: str) -> None:
    state = recorded(some(ruleset, 1)[0]).state
    course = list(states(state))
    assert course[-1] == state
    assert len(course) == number_of_steps(state) + 1
    assert course_to(state, None) == tuple(course)
    assert course_to(state, 3) == tuple(course[:4])


def test_a_step_that_there_is_not_is_refused() -> None:
    state = recorded("danish-hjoerring-090").state
    assert len(course_to(state, 80)) == 81
    with pytest.raises(TarockError, match="The deal has 80 acts, so there is no step 81"):
        course_to(state, 81)
