"""What a tournament must know of a family of games: how many play a deal, and what a sheet comes to."""

from collections.abc import Callable
from dataclasses import dataclass
from fractions import Fraction
from typing import Any, Final, Generic

from tarock.core.families import Layer, RulesetT


@dataclass(frozen=True, slots=True)
class Settled:
    """What a line comes to for each of those at the table, in their order."""

    points: tuple[Fraction, ...]
    played: tuple[Fraction, ...]
    """How much of the deal each has played: all of it or nothing, or a share where only points are known."""
    carried: dict[str, Any]
    """What goes on to the sheet of the next line."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Scoring(Generic[RulesetT]):
    """How a family's deals are scored in a tournament."""

    active: int
    """So many play a deal."""
    at_table: tuple[int, ...]
    """For so many a sheet can be written: fewer or more cannot play."""
    settled: Callable[[RulesetT, dict[str, Any], dict[str, Any], str], Settled]
    """Settles a sheet: the rules, the sheet, what the line before carried on, and which column counts."""
    divided: Callable[[RulesetT, tuple[Fraction, ...], dict[str, Any]], tuple[Fraction, ...]]
    """What each gets at the end of a round, from what all have won and what was carried on."""
    placed: Callable[[RulesetT, int, int], dict[str, Any]]
    """How the sheet of a line begins: who deals and who is forehand, of so many who are here, in which line."""


SCORINGS: Final[Layer[Scoring[Any]]] = Layer("tournament", Scoring, home="tarock.club.tournament.{family}")
