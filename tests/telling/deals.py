"""Deals to be told: the golden ones of all books, and what clumsy players do."""

from collections.abc import Iterator
from functools import cache
from itertools import pairwise
from pathlib import Path

from tarock.core.seats import Seat
from tarock.notation.record import loads
from tarock.rulesets import load
from tarock.server.evening.course import course_of
from tarock.server.evening.families import Action, State

GOLDEN = Path(__file__).parents[1] / "data" / "golden"
Act = tuple[State, Seat, Action, State]


@cache
def golden_states() -> tuple[State, ...]:
    """Return the last state of every golden deal."""
    blocks = [block for path in sorted(GOLDEN.rglob("*.txt")) for block in path.read_text("utf-8").split("=== ")[1:]]
    texts = [block.partition("---\n")[0].split("\n", 2)[2] for block in blocks]
    return tuple(record.state for text in texts for record in loads(text, load))


def acts_of(state: State) -> Iterator[Act]:
    """Give every act of a deal between the states before and after it."""
    course = course_of(state)
    for (seat, action), (before, after) in zip(course.acts, pairwise(course.states()), strict=True):
        yield before, seat, action, after
