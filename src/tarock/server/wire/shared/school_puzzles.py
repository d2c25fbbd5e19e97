"""Puzzles and counting questions as the page gets them: with everything that it needs when there is no network."""

from typing import Any, TypeAlias

from tarock.school.against import Against
from tarock.school.puzzles.puzzle import Answering, Cards, Kind
from tarock.server.wire.danish.table import Shown
from tarock.server.wire.shared.replay import Step
from tarock.telling.line import Line

PuzzleKind: TypeAlias = Kind
AnswerMode: TypeAlias = Answering


class ChoiceShown(Shown, frozen=True):
    """Something that may be answered."""

    key: str
    line: Line
    """What it is called."""
    right: bool = False
    cards: Cards = ()
    """The cards that it plays or lays, so that they can be chosen in the hand."""
    refutation: tuple[Line, ...] = ()
    """How a wrong answer is played on, or why it is wrong."""
    hands: tuple[Cards, ...] = ()
    """By seat: what everybody holds in the deal that refutes it, where not all cards lie open."""
    against: Against | None = None
    """That deal, where the answer can be played on in it; without its record where that is the puzzle's own."""
    loss: float = 0.0
    """What it costs, where that was weighed."""
    by: tuple[str, ...] = ()
    """Who answers so in the book."""


class PuzzleShown(Shown, frozen=True):
    """A puzzle: the deal at its moment, the question, and all answers."""

    id: str
    family: str
    ruleset: str
    kind: PuzzleKind
    seat: int
    """Who is asked."""
    question: Line
    answer: AnswerMode
    """Whether one choice is right, exactly those that are right must be chosen, or a number is typed."""
    rating: int
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
    advice: tuple[Line, ...] = ()
    """The advice of the books that it teaches, each with its place."""
    tags: tuple[str, ...] = ()
    """The same by id."""
    solved: tuple[str, ...] = ()
    """The levels of bots that solve it."""
    source: str = ""
    """The place in the book, for those that a book asks."""
    record: str = ""
    """The deal, to be replayed afterwards."""


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
