"""Puzzles and counting questions as the page gets them: with everything that it needs when there is no network."""

from typing import Any, TypeAlias

from tarock.school.against import Against
from tarock.school.puzzles.puzzle import Answering, Entry, Kind, Possible
from tarock.server.wire.danish.table import Shown
from tarock.server.wire.shared.replay import Step
from tarock.telling.line import Line

PuzzleKind: TypeAlias = Kind
AnswerMode: TypeAlias = Answering


class ChoiceShown(Possible, frozen=True):
    """Something that may be answered."""

    against: Against | None = None
    """The deal that refutes it, where one can play on in it; without its record where that is the puzzle's own."""


class PuzzleShown(Entry, frozen=True, kw_only=True):
    """A puzzle: the deal at its moment, the question, and all answers."""

    ruleset: str
    kind: PuzzleKind
    question: Line
    answer: AnswerMode
    """Whether one choice is right, exactly those that are right must be chosen, or a number is typed."""
    step: Step
    """The table at this moment; of the hands only the player's own, unless all cards lie open."""
    story: tuple[Line, ...]
    """What happened so far, as the player was told it."""
    choices: tuple[ChoiceShown, ...] = ()
    number: float | None = None
    """The sum, where one is asked for."""
    open: bool = False
    """Whether all cards lie open."""
    why: tuple[Line, ...] = ()
    """What is told after any answer."""


class OwnShown(Shown, frozen=True):
    """A puzzle of one's own mistake: as the terminal keeps it too, and as it is shown."""

    puzzle: dict[str, Any]
    shown: PuzzleShown


class PuzzleDay(Shown, frozen=True):
    """The puzzle of a day."""

    day: str
    """The date, as 2026-11-17."""
    puzzle: PuzzleShown


class PuzzleShelf(Shown, frozen=True):
    """How many puzzles there are of each kind, by game."""

    family: str
    kinds: tuple[tuple[PuzzleKind, int], ...]
    books: int
    """How many of them a book asks."""
