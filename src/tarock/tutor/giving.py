"""What a player gives away in a deal, and whether another gains by it.

The judge knows no partners but those of the game: who plays for somebody else at his own cost errs, as who plays badly.
"""

from collections.abc import Iterator
from random import Random
from typing import Any, Final

from tarock.core.game import State
from tarock.core.seats import Seat
from tarock.tutor.coach import COACHES, Coach
from tarock.tutor.deeds import states_of
from tarock.tutor.given import Given
from tarock.tutor.hints import played_out
from tarock.tutor.judge import USUAL, Care, Judgement, judged
from tarock.tutor.review import GRADED

MOST: Final = 1.0
"""A decision counts for so much at most: where the cups have grown for an evening, one deal would hide all others."""


def given_away(state: State, seat: Seat, other: Seat | None, rng: Random, care: Care = USUAL) -> Given:
    """Judge all decisions of a seat in a deal that is over.

    :param other: who may have gained; None where he did not play.
    """
    coach = COACHES[state.ruleset.family]
    errors = [(at, found) for at, found in _judged(state, seat, rng, care) if not found.is_equal]
    dear = [(at, found) for at, found in errors if found.grade in GRADED]
    gained = [other is not None and _gain(coach, at, seat, found, other) > 0 for at, found in dear]
    deviation = coach.deviation(state.ruleset.id)
    return Given(sum(min(found.loss / deviation, MOST) for _, found in errors), len(dear), sum(gained))


def _judged(state: State, seat: Seat, rng: Random, care: Care) -> Iterator[tuple[Any, Judgement[Any]]]:
    """Give every judgement with the state before what was done."""
    for before, who, action in states_of(state):
        found = judged(before.view(seat), action, rng, care) if who == seat else None
        if found is not None:
            yield before, found


def _gain(coach: Coach[Any, Any, Any], state: Any, seat: Seat, found: Judgement[Any], other: Seat) -> float:  # noqa: ANN401
    """Return how much more another seat had by what was done than by the best, if all play on by the books."""
    done, instead = (played_out(coach, state, seat, action) for action in (found.played, found.best))
    return 0.0 if done is None or instead is None else coach.net(done)[other] - coach.net(instead)[other]
