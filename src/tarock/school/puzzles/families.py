"""What puzzles must know of a family of games."""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any, Final

from tarock.bots.levels import Level
from tarock.core.cards import Card
from tarock.core.cardset import CardSet
from tarock.core.families import Layer
from tarock.core.game import Act
from tarock.core.seats import Seat
from tarock.referee.finding import Finding
from tarock.school.puzzles.puzzle import Kind, Question
from tarock.telling.line import Line


@dataclass(frozen=True, slots=True)
class Aim:
    """Something that a player may want of an ending."""

    kind: Kind
    name: str
    """What tells it from the other aims of the same moment."""
    line: Line
    """The question."""
    goal: Any
    """As the solver of the family is asked."""
    by: frozenset[Seat] = frozenset()
    """Who play for it together, where that is not one of two sides."""
    negated: bool = False
    """Whether it is to be prevented."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Puzzler:
    """The puzzles of a family.  Every state and view is one of the family."""

    ruleset: str
    """The book by which bots play the deals in which puzzles are found."""
    kinds: frozenset[Kind]
    """What can be asked in this game."""
    aims: Callable[[Any, Seat], Iterator[Aim]]
    """What a seat may want at a moment of the card play; nothing before an exact search can tell."""
    kept: Callable[[Any, Seat, Aim], tuple[Mapping[Any, bool], int] | None]
    """By action whether an aim can still be forced after it, and how many positions that took; None if too many."""
    course: Callable[[Any, Aim], Iterable[Act]]
    """How the play goes on if both sides do their best."""
    every_deal: Callable[[Any], Sequence[Any] | None]
    """Every deal that a view leaves possible; None if they are many."""
    worth: Callable[[Card], int]
    """What tells neighbouring cards apart: what they count, or that they can win something by themselves."""
    courts: CardSet
    """The cards whose place is worth asking for."""
    unpaid: Callable[[Any], bool]
    """Whether a finished deal is dull to settle."""
    payments: Callable[[Any], tuple[Line, ...]]
    """All that was paid in a finished deal."""
    wilful: Callable[[Any, Random], Any | None]
    """Something that bots seldom do and puzzles are about; None to let the bot decide."""
    findings: Callable[[Any], tuple[Finding, ...]]
    """What a referee finds."""
    outcomes: Callable[[Sequence[tuple[Any, Any]], Seat], Sequence[float]]
    """What a seat wins in each deal in which it does something, if the network then plays for everybody."""
    sure: Callable[[Any], float]
    """In which share of the deals in which it makes a difference an action must turn out well to be called right."""
    worlds: Callable[[Level], int]
    """In how many deals that may be a level tries what it could do; none if it does not."""
    declaration: Callable[[Any, Seat], Question | None]
    """What must be declared; None where nothing is asked."""


PUZZLERS: Final[Layer[Puzzler]] = Layer("puzzles", Puzzler, home="tarock.school.puzzles.{family}.family")
