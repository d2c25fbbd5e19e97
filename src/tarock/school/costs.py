"""What the errors of a player have cost in a deal: a goal of every family."""

from random import Random
from typing import Any

from tarock.core.seats import Seat


def costs_at_most(state: Any, seat: Seat, _of: Seat, limit: float | None) -> bool:  # noqa: ANN401 - of the family
    """Tell whether the errors of a seat cost no more than so much, as the coach's review reckons them."""
    from tarock.tutor.deeds import states_of  # noqa: PLC0415 - compiled code, which readers do not need
    from tarock.tutor.judge import judged  # noqa: PLC0415 - likewise

    assert limit is not None, "so many chips or points"
    if not state.is_over:
        return False
    rng = Random("loss")  # noqa: S311 - repeatable on purpose
    decided = (judged(before.view(seat), action, rng) for before, who, action in states_of(state) if who == seat)
    return sum(each.loss for each in decided if each is not None and not each.is_equal) <= limit
