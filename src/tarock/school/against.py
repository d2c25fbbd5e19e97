"""A deal that refutes an answer, as messages carry it."""

from typing import Annotated

from msgspec import Meta, Struct

from tarock.core.seats import Seat
from tarock.school.puzzles.puzzle import WEIGHED, Choice, Puzzle, Question


class Against(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """A deal that refutes an answer."""

    record: Annotated[str, Meta(max_length=20_000)]
    """The deal, at least to the end of the trick in which it is answered."""
    at: Annotated[int, Meta(ge=0, le=1000)]
    """After how many acts of it."""
    seat: Annotated[Seat, Meta(ge=0, le=6)]
    answer: Annotated[str, Meta(max_length=200)]
    """As a record spells it."""
    better: Annotated[str, Meta(max_length=200)] = ""
    """What is right."""
    goal: Annotated[str, Meta(max_length=100)] = ""
    """What was wanted, as the puzzles of the game call it; nothing where only the result counts."""


def against_of(puzzle: Puzzle, key: str) -> Against | None:
    """Return the deal that refutes an answer to a puzzle; None where there is nothing to play."""
    question = puzzle.question
    choice = next((choice for choice in question.choices if choice.key == key), None)
    if choice is None or not is_played(question, choice):
        return None
    better = next(iter(question.right), "")
    goal = "" if question.kind in WEIGHED else question.goal
    return Against(choice.deal or puzzle.record, puzzle.at, puzzle.seat, key, better, goal)


def is_played(question: Question, choice: Choice) -> bool:
    """Tell whether a wrong answer can be played on: it is an act, in a deal in which it fails."""
    is_act = question.kind in WEIGHED or question.kind == "closed" or question.open
    return is_act and not choice.right and bool(choice.deal or question.open) and bool(choice.refutation)
