"""What an evening must know of a family of games: who plays the next deal, and what a line of it comes to."""

from collections.abc import Callable
from dataclasses import dataclass
from fractions import Fraction
from typing import Any, Final, Generic, Protocol, TypeAlias

from tarock.club.typed import balanced
from tarock.core.errors import SheetError
from tarock.core.families import Layer, RulesetT
from tarock.core.sentences import Sentence

Place: TypeAlias = int
"""Somebody at the table by the place that he drew, in playing order; whoever sits out keeps his."""
ByPlace: TypeAlias = tuple[Fraction, ...]


@dataclass(frozen=True, slots=True)
class Written:
    """A line as it was written: a sheet to be settled, or points."""

    sheet: dict[str, Any] | None = None
    points: tuple[int | float, ...] | None = None
    """By place."""
    deals: int = 1
    """So many deals the points are of, where only their sum is known."""
    again: bool = False
    """Whether the same dealer deals again, as after a misdeal."""


@dataclass(frozen=True, slots=True)
class Feat:
    """What people like to count: a last trick, an ultimo, a game that somebody bid."""

    what: str
    by: Place
    won: bool = True
    partner: Place | None = None


@dataclass(frozen=True, slots=True)
class LineResult:
    """What a line came to, by place."""

    points: ByPlace
    stakes: ByPlace
    """What is paid for: in Königrufen a kontra may count for money only (tournament sheet, 2.1)."""
    companies: tuple[tuple[tuple[Place, ...], int], ...]
    """Who played how many deals with each other; nothing where nothing was played."""
    feats: tuple[Feat, ...] = ()

    @property
    def deals(self) -> tuple[int, ...]:
        """How many deals each has played."""
        return tuple(
            sum(deals for company, deals in self.companies if place in company) for place in range(len(self.points))
        )


class Course(Protocol):
    """A table's evening so far.  It never changes: a line makes a new one."""

    @property
    def seats(self) -> tuple[dict[str, Place], ...]:
        """Who sits at which seat of the next sheet, game by game."""
        ...

    def given(self) -> dict[str, Any]:
        """Return the next sheet as far as it is known before the deal."""
        ...

    def after(self, written: Written) -> "tuple[Course, LineResult]":
        """Return the evening with one more line, and what that comes to.

        :raises TarockError: if it cannot be the next line.
        """
        ...

    def shares(self) -> ByPlace:
        """Return what each gets when the evening ends now."""
        ...


@dataclass(frozen=True, slots=True, kw_only=True)
class EveningGame(Generic[RulesetT]):
    """How a family spends an evening."""

    sizes: Callable[[RulesetT], tuple[int, ...]]
    """So many can sit at a table."""
    rotations: Callable[[RulesetT], tuple[tuple[int, str], ...]]
    """For each way to take turns that has a name: how many can, and the name; of each number the usual one first."""
    stake: Callable[[RulesetT], int]
    """What a point is worth by the book, in the smallest unit; 0 where it names no sum."""
    begin: Callable[[RulesetT, int, str, Place], Course]
    """Begins: the rules, how many sit there, which rotation (nothing: the first of the book), who deals first."""


EVENINGS: Final[Layer[EveningGame[Any]]] = Layer("evenings", EveningGame, home="tarock.club.evenings.{family}")


def typed_points(written: Written, players: int) -> ByPlace:
    """Return typed points.

    :raises TarockError: if they are not one number for each at the table, in half points, that add up to nothing.
    """
    if not 1 <= written.deals <= 1_000:  # noqa: PLR2004 - the sentence names them
        raise SheetError("deals", Sentence("rules-number", least=1, most=1_000, got=written.deals))
    return balanced(written.points or (), players)


def check_rules(ruleset: str, sheet: dict[str, Any]) -> dict[str, Any]:
    """Return a sheet without the name of its rules.

    :raises SheetError: if they are not those of the table.
    """
    if sheet.get("ruleset", ruleset) != ruleset:
        raise SheetError("ruleset", Sentence("evening-other-rules", ruleset=ruleset))
    return {key: value for key, value in sheet.items() if key != "ruleset"}
